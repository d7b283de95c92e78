import type { Design } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import { THREAD_MM } from '../machine.ts';
import { LETTERING_GROUP } from '../shapes.ts';
import { type Box, distanceToSegment, heightOf, ringBox, widthOf } from '../vector/geometry.ts';
import { contains } from '../vector/rings.ts';
import { isSewn, type NeedlePoints } from './needle-points.ts';
import { addFinding, createTally, type Inspected, type Problem, problemOf } from './problems.ts';

/** An eye less open than this is filled by the nap of the thread, and by what cloth gives way. */
const OPEN_MM: Mm = 0.4;
/** A counter is looked at in steps of so much, a wide one in so many across it. */
const LOOK_MM: Mm = 0.05;
const MAX_LOOKS = 24;

/** Counters, the eyes of e, a and o, that stitches leave hardly open; of text that is known alone. */
export function checkCounters({ design, needle }: Inspected): Problem | undefined {
  const found = createTally();
  let growth = 1;
  for (const { ring, box } of countersOf(design)) {
    const eye = openingOf(needle, ring, box);
    if (eye.openMm >= OPEN_MM) continue;
    addFinding(found, { ...eye, value: -eye.openMm });
    // Thread takes as much of a larger counter; what is drawn as open grows.
    const drawnMm = Math.max(LOOK_MM, 2 * distanceToRing(ring, eye.xMm, eye.yMm));
    growth = Math.max(growth, (drawnMm - eye.openMm + OPEN_MM) / drawnMm);
  }
  const problem = problemOf('shut-counter', 'enlarge', found, 'note');
  const heightMm = design.drawing?.written?.heightMm;
  if (!problem || heightMm === undefined) return problem;
  return { ...problem, wantedMm: Math.ceil(2 * growth * heightMm) / 2 };
}

/** The holes in letters, where the design lies. */
function countersOf({ drawing, page }: Design) {
  if (!drawing || !page) return [];
  const [dx, dy] = [page.left / 10, page.top / 10];
  return drawing.set.shapes.flatMap((shape) => {
    if (shape.kind !== 'area') return [];
    if (!drawing.isText && shape.label?.group !== LETTERING_GROUP) return [];
    return shape.polygon.rings.slice(1).map((hole) => {
      const ring = hole.map((v, i) => v + (i % 2 === 0 ? dx : dy));
      return { ring, box: ringBox(ring) };
    });
  });
}

/** The middle of the largest round of bare cloth in a counter, and how wide that is. */
function openingOf(needle: NeedlePoints, ring: Float64Array, box: Box) {
  const lines = linesNear(needle, box);
  let [most, xMm, yMm] = [THREAD_MM / 2, (box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const step = Math.max(LOOK_MM, Math.min(widthOf(box), heightOf(box)) / MAX_LOOKS);
  const columns = Math.ceil(widthOf(box) / step);
  const rows = Math.ceil(heightOf(box) / step);
  for (let i = 0; i < columns * rows; i++) {
    const x = box.left + ((i % columns) + 0.5) * step;
    const y = box.top + (Math.floor(i / columns) + 0.5) * step;
    if (!contains(ring, x, y)) continue;
    let away = Infinity;
    for (const [from, to] of lines) {
      away = Math.min(away, distanceToSegment(x, y, from, to));
      if (away <= most) break;
    }
    if (away > most) [most, xMm, yMm] = [away, x, y];
  }
  return { openMm: 2 * most - THREAD_MM, xMm, yMm };
}

/** Stitches over a box, by their ends. */
function linesNear({ count, x, y, link }: NeedlePoints, box: Box): [from: Point, to: Point][] {
  const left = box.left - NEAR_MM;
  const [top, right, bottom] = [box.top - NEAR_MM, box.right + NEAR_MM, box.bottom + NEAR_MM];
  const lines: [from: Point, to: Point][] = [];
  for (let i = 1; i < count; i++) {
    const [ax, ay, bx, by] = [x[i - 1], y[i - 1], x[i], y[i]];
    if ((ax < left && bx < left) || (ax > right && bx > right)) continue;
    if ((ay < top && by < top) || (ay > bottom && by > bottom)) continue;
    if (isSewn(link[i])) {
      lines.push([
        [ax, ay],
        [bx, by],
      ]);
    }
  }
  return lines;
}

type Point = readonly [x: number, y: number];
/** Farther away stitches leave a counter as open as it is. */
const NEAR_MM: Mm = 0.5;

function distanceToRing(ring: Float64Array, x: number, y: number): Mm {
  let least = Infinity;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const side = distanceToSegment(x, y, [ring[j], ring[j + 1]], [ring[i], ring[i + 1]]);
    least = Math.min(least, side);
  }
  return least;
}
