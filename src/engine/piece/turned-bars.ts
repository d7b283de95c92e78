import type { Mm } from '../core/units.ts';
import { coveredRings } from '../digitize/footprint.ts';
import { sewingSettings } from '../fabrics/index.ts';
import { columnFromRails, isSewnThrough, SATIN_DEFAULTS } from '../satin/index.ts';
import type { ColumnShape, Shape } from '../shapes.ts';
import type { Ring } from '../vector/geometry.ts';
import type { PlacedObject } from './place-object.ts';
import type { PieceSettings } from './types.ts';

/*
 * A bar of satin ends where it begins, as underlay runs to its far end and the stitches come back; or
 * it ends at its far end, where runs along its edges are all its underlay. Where the next object of
 * its thread lies at the other end, the bar is sewn from there: then the thread is where it is
 * wanted, and needs no trim over stitches that are done.
 */

/** Two that are no farther apart than this touch. */
const TOUCH_MM: Mm = 0.6;

/** Shapes as they are sewn from the other end, each made once: what is sewn is known by them. */
const turnedShapes = new WeakMap<Shape[], Shape[]>();

/** An object, begun at its other end where it would else end away from the next one of its thread. */
export function towardsNext(
  one: PlacedObject,
  next: PlacedObject | undefined,
  settings: PieceSettings,
): PlacedObject {
  const bar = freeBar(one);
  if (!bar || next?.object.thread.hex !== one.object.thread.hex) return one;
  const lines = next.shapes.flatMap(coveredRings);
  const ends = [0, bar.left.length - 2].map((at) => fromMiddle(bar, at, lines));
  const own = { ...settings, ...('sewing' in one.object && one.object.sewing) };
  const satin = { ...SATIN_DEFAULTS, ...sewingSettings(own).satin };
  const [last, first] = isSewnThrough(columnFromRails(bar.left, bar.right), satin)
    ? ends.toReversed()
    : ends;
  if (first > TOUCH_MM || last <= first) return one;
  const known = turnedShapes.get(one.shapes);
  const shapes = known ?? [{ ...bar, left: reversed(bar.right), right: reversed(bar.left) }];
  turnedShapes.set(one.shapes, shapes);
  return { ...one, shapes };
}

/** The bar that an object is, where nobody has said from where to where it is sewn. */
function freeBar({ object, shapes, entry, exit }: PlacedObject): ColumnShape | undefined {
  if (object.kind !== 'shapes' || shapes.length !== 1 || entry || exit) return undefined;
  const { stitch = 'satin' } = object.sewing;
  const [bar] = shapes;
  const isOpen = bar.kind === 'column' && !bar.closed && bar.left.length === bar.right.length;
  return stitch === 'satin' && isOpen ? bar : undefined;
}

/** How far an end of a bar lies from lines, mm: from its middle, less half its width. */
function fromMiddle({ left, right }: ColumnShape, at: number, lines: readonly Ring[]): Mm {
  const [x, y] = [(left[at] + right[at]) / 2, (left[at + 1] + right[at + 1]) / 2];
  const half = Math.hypot(left[at] - right[at], left[at + 1] - right[at + 1]) / 2;
  return Math.max(0, Math.min(...lines.map((line) => distanceToRing(line, x, y))) - half);
}

function distanceToRing(ring: Ring, x: number, y: number): Mm {
  let least = Infinity;
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    const [dx, dy] = [ring[j] - ring[i], ring[j + 1] - ring[i + 1]];
    const along = ((x - ring[i]) * dx + (y - ring[i + 1]) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, along));
    least = Math.min(least, Math.hypot(x - ring[i] - t * dx, y - ring[i + 1] - t * dy));
  }
  return least;
}

function reversed(line: Ring): Ring {
  const out = new Float64Array(line.length);
  for (let i = 0; i < line.length; i += 2) out.set(line.subarray(i, i + 2), line.length - 2 - i);
  return out;
}
