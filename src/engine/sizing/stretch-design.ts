import { Command, type Design, type DesignObject } from '../core/design.ts';
import { MAX_FORMAT_STITCH_MM } from '../machine.ts';

/** A design is stretched or shrunk by no more than this: its rows would lie too far apart, or crowd. */
const MOST = 0.04;
/** No stitch may become longer, in tenths: the shortest limit of any format. */
const LONGEST = 10 * MAX_FORMAT_STITCH_MM;

/**
 * The same stitches a little farther apart, or nearer; undefined where that would be too much.
 * For a piece that no scale of its drawing brings to its size: it jumps from too small to too
 * large where, say, an area becomes wide enough for a patch.
 */
export function stretchDesign(design: Design, factor: number): Design | undefined {
  if (Math.abs(factor - 1) > MOST || longestStitch(design) * factor > LONGEST) return undefined;
  const scaled = (values: Int32Array) => values.map((v) => Math.round(v * factor));
  const line = (points: Float64Array) => points.map((v) => v * factor);
  const source = (from: DesignObject['source']): DesignObject['source'] => {
    if (!from) return from;
    return 'rings' in from ? { rings: from.rings.map(line) } : { points: line(from.points) };
  };
  const { page } = design;
  return {
    ...design,
    x: scaled(design.x),
    y: scaled(design.y),
    objects: design.objects.map((object) => ({ ...object, source: source(object.source) })),
    page: page && {
      left: Math.round(page.left * factor),
      top: Math.round(page.top * factor),
      right: Math.round(page.right * factor),
      bottom: Math.round(page.bottom * factor),
    },
  };
}

/** In tenths. */
function longestStitch({ x, y, commands }: Design): number {
  let longest = 0;
  for (let i = 1; i < commands.length; i++) {
    if (commands[i] !== Command.Stitch) continue;
    longest = Math.max(longest, Math.hypot(x[i] - x[i - 1], y[i] - y[i - 1]));
  }
  return longest;
}
