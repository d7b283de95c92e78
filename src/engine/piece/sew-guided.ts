import type { Mm } from '../core/units.ts';
import { shapesBox, type Shape } from '../shapes.ts';
import { TATAMI_DEFAULTS } from '../stitch/tatami.ts';
import type { PathObject, ThreadPath } from '../stitch/thread-path.ts';
import { bendAlong, type Bend } from './guide.ts';
import type { PlacedObject } from './place-object.ts';
import type { Surroundings } from './surroundings.ts';
import type { Position } from './types.ts';

/*
 * A fill along a guide line is sewn where its rows are straight, and bent with all of its needle
 * points: underlay, edges and hidden ways come along.
 */

/** A side of a shape that is to be bent has a point at least so often. */
const SIDE_MM: Mm = 0.5;
/** What lies farther from the object is of no matter to it. */
const AROUND_MM: Mm = 30;

/** An object to be sewn in straight rows, with what is around it. */
interface Straight {
  one: PlacedObject;
  around: Surroundings;
  /** From the straight rows to the page. */
  bend: Bend['bend'];
}

/** @returns undefined where an object's rows follow no line */
export function straightened(one: PlacedObject, around: Surroundings): Straight | undefined {
  const { object, guide } = one;
  if (!guide || object.kind === 'stitches') return undefined;
  const { stitch = 'fill' } = object.sewing;
  if (stitch !== 'fill') return undefined;
  const along = bendAlong(guide);
  const { left, top, right, bottom } = shapesBox(
    one.shapes.map((shape) => mapped(shape, along.straighten)),
  );
  const [dx, dy] = [AROUND_MM - left, AROUND_MM - top];
  const straighten = (line: ArrayLike<number>) => shifted(along.straighten(line), dx, dy);
  const near = around.near.map((other) => moved(other, straighten));
  const at = near[around.near.indexOf(one)];
  const stitchMm = object.sewing.stitchMm ?? stitchOn(along.leastRadiusMm);
  const sewing = { ...object.sewing, stitch, stitchMm, guide: undefined, angle: 0 };
  const level: PlacedObject = { ...at, guide: undefined, object: { ...object, sewing } };
  return {
    one: level,
    around: {
      ...around,
      near: near.map((other) => (other === at ? level : other)),
      widthMm: right - left + 2 * AROUND_MM,
      heightMm: bottom - top + 2 * AROUND_MM,
    },
    bend: (line) => along.bend(shifted(Float64Array.from(line), -dx, -dy)),
  };
}

/** A stitch is straight: it leaves its row by no more than this, or cloth shows between two rows. */
const MAX_ASIDE_MM: Mm = 0.06;
const LEAST_STITCH_MM: Mm = 2;

const stitchOn = (radiusMm: Mm): Mm =>
  Math.min(
    TATAMI_DEFAULTS.stitchMm,
    Math.max(LEAST_STITCH_MM, Math.sqrt(8 * radiusMm * MAX_ASIDE_MM)),
  );

type Move = (line: ArrayLike<number>) => Float64Array;

function moved(one: PlacedObject, move: Move): PlacedObject {
  const place = (at: Position | undefined): Position | undefined => {
    if (!at) return undefined;
    const [x, y] = move([at.x, at.y]);
    return { x, y };
  };
  // Fixed stitches cover nothing that a way could hide under.
  const shapes = one.shapes.map((shape) => mapped(shape, move));
  const box = shapes.length > 0 ? shapesBox(shapes) : one.box;
  return { ...one, shapes, runs: [], box, entry: place(one.entry), exit: place(one.exit) };
}

function mapped(shape: Shape, move: Move): Shape {
  switch (shape.kind) {
    case 'area':
      return {
        ...shape,
        angle: undefined,
        polygon: { rings: shape.polygon.rings.map((ring) => move(withPoints(ring, true))) },
      };
    case 'stroke':
      return { ...shape, points: move(withPoints(shape.points, shape.closed)) };
    case 'column':
      return { ...shape, left: move(shape.left), right: move(shape.right) };
  }
}

/** A line with more points on its long sides. */
function withPoints(line: Float64Array, closed: boolean): number[] {
  const points: number[] = [];
  const sides = closed ? line.length : line.length - 2;
  for (let i = 0; i < sides; i += 2) {
    const next = (i + 2) % line.length;
    const [dx, dy] = [line[next] - line[i], line[next + 1] - line[i + 1]];
    const parts = Math.max(1, Math.ceil(Math.hypot(dx, dy) / SIDE_MM));
    for (let k = 0; k < parts; k++) {
      points.push(line[i] + (dx * k) / parts, line[i + 1] + (dy * k) / parts);
    }
  }
  if (!closed) points.push(...line.slice(-2));
  return points;
}

const shifted = (line: Float64Array, dx: Mm, dy: Mm): Float64Array =>
  line.map((v, i) => v + (i % 2 === 0 ? dx : dy));

/** A thread's way through straight rows, bent. */
export const bentPath = (path: ThreadPath, bend: Bend['bend']): ThreadPath => ({
  ...path,
  runs: path.runs.map((run) => ({ ...run, points: [...bend(run.points)] })),
  objects: path.objects.map((object): PathObject => {
    const { source } = object;
    if (!source) return object;
    const bent =
      'rings' in source ? { rings: source.rings.map(bend) } : { points: bend(source.points) };
    return { ...object, source: bent };
  }),
});
