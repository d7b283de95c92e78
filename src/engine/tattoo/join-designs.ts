import { Command, designExtents, type Design, type DesignObject } from '../core/design.ts';
import { toMm } from '../core/units.ts';

/** One design after another, of the same page. */
export function joinDesigns(first: Design, second: Design): Design {
  const [dx, dy] = shiftTo(first, second);
  const changes = first.threads.at(-1)?.hex !== second.threads[0].hex;
  const link = first.commands.length;
  const blocks = first.threads.length - (changes ? 0 : 1);
  const column = (a: Int32Array, b: Int32Array, by: number): Int32Array => {
    const out = new Int32Array(link + 1 + b.length);
    out.set(a);
    // Between the two: the last position again, with the cut.
    out[link] = a[link - 1];
    b.forEach((v, i) => (out[link + 1 + i] = v + by));
    return out;
  };
  const commands = new Uint8Array(link + 1 + second.commands.length);
  commands.set(first.commands);
  commands[link] = changes ? Command.ColorChange : Command.Trim;
  commands.set(second.commands, link + 1);
  return centred({
    ...first,
    x: column(first.x, second.x, dx),
    y: column(first.y, second.y, dy),
    commands,
    threads: changes
      ? [...first.threads, ...second.threads]
      : [...first.threads, ...second.threads.slice(1)],
    objects: [
      ...first.objects,
      ...second.objects.map((object) => ({
        ...object,
        block: object.block + blocks,
        start: object.start + link + 1,
        end: object.end + link + 1,
        source: moved(object.source, dx, dy),
      })),
    ],
  });
}

/** How far the second one must move for its page to lie on the first one's, in tenths. */
function shiftTo({ page: a }: Design, { page: b }: Design): [number, number] {
  return a && b ? [a.left - b.left, a.top - b.top] : [0, 0];
}

/** The design with its origin in the middle of what is sewn. */
function centred(design: Design): Design {
  const { left, top, right, bottom } = designExtents(design);
  const dx = -Math.round((left + right) / 2);
  const dy = -Math.round((top + bottom) / 2);
  if (dx === 0 && dy === 0) return design;
  const { page } = design;
  return {
    ...design,
    x: design.x.map((v) => v + dx),
    y: design.y.map((v) => v + dy),
    objects: design.objects.map((object) => ({ ...object, source: moved(object.source, dx, dy) })),
    page: page && {
      left: page.left + dx,
      top: page.top + dy,
      right: page.right + dx,
      bottom: page.bottom + dy,
    },
  };
}

/** A shape moved by tenths of a millimetre. */
function moved(source: DesignObject['source'], dx: number, dy: number): DesignObject['source'] {
  if (!source) return source;
  const shift = (line: Float64Array) => line.map((v, i) => v + toMm(i % 2 === 0 ? dx : dy));
  return 'rings' in source ? { rings: source.rings.map(shift) } : { points: shift(source.points) };
}
