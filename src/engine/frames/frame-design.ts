import { Command, type Design, type DesignObject, type Thread } from '../core/design.ts';
import { toMm } from '../core/units.ts';
import type { Mm } from '../core/units.ts';
import { digitizeShapes } from '../digitize/digitize-shapes.ts';
import type { ShapeOptions } from '../digitize/plan.ts';
import type { FrameName } from '../options.ts';
import { darkest } from './add-frame.ts';
import { frameBorder } from './border.ts';
import { layoutFrame } from './layout.ts';

/** Size of a picture, in mm. */
interface Size {
  widthMm: Mm;
  heightMm: Mm;
}

/**
 * How large a whole picture may be inside a frame: for what is sewn straight from
 * pixels, and cannot be scaled afterwards.
 * @param size of the page, frame included
 * @throws EngineError `bad-options` where the frame would leave no room
 */
export function roomInFrame(frame: FrameName, { widthMm, heightMm }: Size): Size {
  if (frame === 'none') return { widthMm, heightMm };
  const layout = layoutFrame(frame, widthMm, heightMm);
  const room = { x: layout.widthMm - 2 * layout.insetMm, y: layout.heightMm - 2 * layout.insetMm };
  const scale =
    frame === 'circle'
      ? room.x / Math.hypot(widthMm, heightMm)
      : Math.min(room.x / widthMm, room.y / heightMm);
  return { widthMm: widthMm * scale, heightMm: heightMm * scale };
}

/**
 * Sews a border round a finished design whose page fits it, as `roomInFrame` tells.
 * @param page the size that the framed page has
 */
export function frameDesign(
  design: Design,
  frame: FrameName,
  page: Size,
  options: ShapeOptions,
): Design {
  if (frame === 'none') return design;
  const layout = layoutFrame(frame, page.widthMm, page.heightMm);
  const thread: Thread = design.threads[darkest(design.threads)];
  const border = digitizeShapes(
    {
      widthMm: layout.widthMm,
      heightMm: layout.heightMm,
      threads: [thread],
      shapes: [frameBorder(layout, 0)],
    },
    'painted',
    options,
  );
  return join(design, border);
}

/** One design after another, the middles of their pages on each other; it keeps the second one's page. */
function join(first: Design, second: Design): Design {
  const from = middle(first);
  const to = middle(second);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
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
    x,
    y,
    commands,
    threads: changes ? [...first.threads, ...second.threads] : first.threads,
    objects: [
      ...first.objects.map((object) => ({ ...object, source: moved(object.source, dx, dy) })),
      ...second.objects.map((object) => ({
        ...object,
        block: object.block + blocks,
        start: object.start + link + 1,
        end: object.end + link + 1,
      })),
    ],
  };
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
function moved(source: DesignObject['source'], dx: number, dy: number): DesignObject['source'] {
  if (!source) return source;
  const shift = (line: Float64Array) => line.map((v, i) => v + toMm(i % 2 === 0 ? dx : dy));
  return 'rings' in source ? { rings: source.rings.map(shift) } : { points: shift(source.points) };
}
