import { Command, type Design, type DesignObject, type Drawing } from './design.ts';
import { type Tenth, toMm } from './units.ts';

type Source = NonNullable<DesignObject['source']>;

/**
 * One design after another, the middles of their pages on each other. The second one keeps its
 * place and its page; what is told of the ground is the first one's.
 * @param offset of the first one's middle, in tenths
 */
export function joinDesigns(first: Design, second: Design, offset = { x: 0, y: 0 }): Design {
  const from = middle(first);
  const to = middle(second);
  const dx = to.x - from.x + offset.x;
  const dy = to.y - from.y + offset.y;
  const changes = first.threads.at(-1)?.hex !== second.threads[0].hex;
  // The first one's last position, again, with the command between the two.
  const link = first.commands.length;
  const count = link + 1 + second.commands.length;
  const x = new Int32Array(count);
  const y = new Int32Array(count);
  const commands = new Uint8Array(count);
  for (let i = 0; i <= link; i++) {
    x[i] = first.x[Math.min(i, link - 1)] + dx;
    y[i] = first.y[Math.min(i, link - 1)] + dy;
  }
  commands.set(first.commands);
  commands[link] = changes ? Command.ColorChange : Command.Trim;
  x.set(second.x, link + 1);
  y.set(second.y, link + 1);
  commands.set(second.commands, link + 1);
  const blocks = first.threads.length - (changes ? 0 : 1);
  return {
    ...second,
    ground: first.ground ?? second.ground,
    drawing: isSamePlace(offset, first, second) ? joinDrawings(first, second) : undefined,
    x,
    y,
    commands,
    threads: [...first.threads, ...second.threads.slice(changes ? 0 : 1)],
    objects: [
      ...first.objects.map((object) => ({
        ...object,
        source: object.source && movedSource(object.source, dx, dy),
      })),
      ...second.objects.map((object) => ({
        ...object,
        block: object.block + blocks,
        start: object.start + link + 1,
        end: object.end + link + 1,
      })),
    ],
  };
}

/** Whether two designs lie on one page. */
function isSamePlace(offset: { x: number; y: number }, first: Design, second: Design): boolean {
  const [a, b] = [first.drawing?.set, second.drawing?.set];
  const samePage = a?.widthMm === b?.widthMm && a?.heightMm === b?.heightMm;
  return samePage && offset.x === 0 && offset.y === 0;
}

type Drawn = Pick<Design, 'drawing'>;

/** The second's drawing over the first's; none where one has none. */
function joinDrawings({ drawing: a }: Drawn, { drawing: b }: Drawn): Drawing | undefined {
  if (!a || !b) return undefined;
  return { ...a, over: a.over ? joinDrawings({ drawing: a.over }, { drawing: b }) : b };
}

/** Middle of a design's page in tenths; its origin where the page is unknown. */
function middle({ page }: Design): { x: number; y: number } {
  if (!page) return { x: 0, y: 0 };
  return {
    x: Math.round((page.left + page.right) / 2),
    y: Math.round((page.top + page.bottom) / 2),
  };
}

/** A shape moved by tenths of a millimetre. */
export function movedSource(source: Source, dx: Tenth, dy: Tenth): Source {
  const shift = (line: Float64Array) => line.map((v, i) => v + toMm(i % 2 === 0 ? dx : dy));
  return 'rings' in source ? { rings: source.rings.map(shift) } : { points: shift(source.points) };
}
