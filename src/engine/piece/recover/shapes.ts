import type { Mm } from '../../core/units.ts';
import { ROUND_END_MM } from '../../machine.ts';
import { simplifyLine } from '../../trace/curve.ts';
import { fillPaths, fromPaths, inflate, JoinType, toPaths } from '../../vector/paths.ts';
import { groupRings } from '../../vector/rings.ts';
import type { ObjectSewing, PieceShape, ShapesObject } from '../types.ts';
import { sidesOf } from './sides.ts';
import type { FileRun } from './runs.ts';
import { strokeOf, type Stroke } from './strokes.ts';
import { median } from '../../core/median.ts';
import type { Sweep } from './sweeps.ts';

/* Shapes from strokes: the edges of a column, the outline of a fill. */

/** What an object is made of, and how it is sewn. */
export type Rebuilt = Pick<ShapesObject, 'shapes' | 'sewing'>;

/** Rows with more needle points than this on average are a fill's. */
const SATIN_POINTS = 1.7;
/** Wide satin is split: columns narrower than this may have a point in each stitch. */
const SPLIT_POINTS = 2.3;
const SPLIT_FROM_MM: Mm = 6;
const SPLIT_TO_MM: Mm = 12;

/** Whether strokes are stitches from edge to edge, not rows. */
export function isSatin({ strokes, from, to }: Sweep): boolean {
  const points = (to - from) / strokes.length;
  const width = median(strokes.map(({ length }) => length));
  return (
    points < SATIN_POINTS || (points < SPLIT_POINTS && width > SPLIT_FROM_MM && width < SPLIT_TO_MM)
  );
}

/**
 * The column that strokes from edge to edge make.
 * @param leftMm and rightMm: its edges lie so far outside of the needle points
 */
export function columnOf(sweep: Sweep, leftMm: Mm, rightMm: Mm): Rebuilt {
  const { left, right } = sidesOf(sweep, ROUND_END_MM + leftMm, ROUND_END_MM + rightMm);
  // Neighbouring strokes of a zigzag share a point: between them lies a rung straight across.
  const between = (side: Float64Array) =>
    Float64Array.from({ length: side.length - 2 }, (_, i) =>
      onMicrometre((side[i] + side[i + 2]) / 2),
    );
  const shape: PieceShape = {
    kind: 'column',
    left: between(left),
    right: between(right),
    paired: true,
  };
  return {
    shapes: [shape],
    sewing: { stitch: 'satin', pullMm: 0, spacingMm: onHundredth(spacingOf(sweep)) },
  };
}

/** The distance of needle points on the outer edge of satin: of each bend its longer one. */
function spacingOf(sweep: Sweep): Mm {
  const { left, right } = sidesOf(sweep, 0, 0);
  const step = (side: Float64Array, i: number): Mm =>
    Math.hypot(side[i + 4] - side[i], side[i + 5] - side[i + 1]);
  const steps: Mm[] = [];
  for (let i = 0; i + 5 < left.length; i += 2) {
    steps.push(Math.max(step(left, i), step(right, i)));
  }
  return steps.reduce((sum, mm) => sum + mm, 0) / steps.length;
}

/** Seams between the parts of a fill, in its rows: wider ones part it. */
const SEAM_ROWS = 1.6;
const MIN_SEAM_MM: Mm = 0.35;
/** A row's needle points lie so far inside of the border. */
const INSET_MM: Mm = 0.08;
/** Borders are kept to so much. */
const TOLERANCE_MM: Mm = 0.04;
/** Less is no area. */
const MIN_RING_MM2 = 0.3;

/**
 * The area that rows fill, in one piece each.
 * @param stitchMm the usual stitch inside of its rows
 * @param growMm its border lies so far outside of the rows' ends
 */
export function areasOf(sweeps: readonly Sweep[], stitchMm: Mm | undefined, growMm: Mm): Rebuilt {
  const advanceMm = median(sweeps.map((sweep) => sweep.advanceMm));
  const rings = sweeps.map((sweep) => {
    const { left, right } = sidesOf(sweep, INSET_MM, INSET_MM);
    const ring = new Float64Array(left.length + right.length);
    ring.set(left);
    for (let i = 0; i < right.length; i += 2) {
      ring[left.length + i] = right[right.length - 2 - i];
      ring[left.length + i + 1] = right[right.length - 1 - i];
    }
    return ring;
  });
  const seam = Math.max(MIN_SEAM_MM, (SEAM_ROWS * advanceMm) / 2);
  const whole = fillPaths(toPaths(rings), 'nonzero');
  const closed = inflate(inflate(whole, seam), growMm - seam, { join: JoinType.Miter });
  const borders = fromPaths(closed)
    .map((ring) => simplifyLine(ring, true, TOLERANCE_MM).map(onMicrometre))
    .filter((ring) => ring.length >= 6 && ringSize(ring) > MIN_RING_MM2);
  const shapes = groupRings(borders).map((polygon): PieceShape => ({ kind: 'area', polygon }));
  const strokes = sweeps.flatMap((sweep) => sweep.strokes);
  const sewing: ObjectSewing = {
    stitch: 'fill',
    pullMm: 0,
    angle: angleOf(strokes),
    spacingMm: onHundredth(advanceMm),
    stitchMm,
  };
  return { shapes, sewing };
}

function ringSize(ring: Float64Array): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    sum += ring[j] * ring[i + 1] - ring[i] * ring[j + 1];
  }
  return Math.abs(sum / 2);
}

/** Direction of rows, 0 to 180 degrees: the mean of the doubled angles, weighed by length. */
export function angleOf(strokes: readonly Stroke[]): number {
  let [x, y] = [0, 0];
  for (const { ux, uy, length } of strokes) {
    x += length * (ux * ux - uy * uy);
    y += length * 2 * ux * uy;
  }
  const degrees = (Math.atan2(y, x) * 90) / Math.PI;
  return Math.round(((degrees + 180) % 180) * 10) / 10;
}

/** How much the directions of strokes agree: 1 where all are parallel. */
export function evenness(strokes: readonly Stroke[]): number {
  let [x, y, all] = [0, 0, 0];
  for (const { ux, uy, length } of strokes) {
    x += length * (ux * ux - uy * uy);
    y += length * 2 * ux * uy;
    all += length;
  }
  return all > 0 ? Math.hypot(x, y) / all : 0;
}

/** The usual stitch inside of rows: neither the first nor the last of one, which are cut at the border. */
export function stitchOf(items: readonly { run: FileRun; sweep: Sweep }[]): Mm | undefined {
  const inner: Mm[] = [];
  for (const { run, sweep } of items) {
    for (const { from, to } of sweep.strokes) {
      for (let i = from + 1; i + 1 < to; i++) inner.push(strokeOf(run.points, i, i + 1).length);
    }
  }
  if (inner.length === 0) return undefined;
  return Math.max(1, Math.min(7, Math.round(median(inner) * 10) / 10));
}

const onHundredth = (mm: Mm): Mm => Math.max(0.1, Math.round(mm * 100) / 100);
export const onMicrometre = (mm: Mm): Mm => Math.round(mm * 1000) / 1000;
