import type { Mm } from '../core/units.ts';
import { hasTiedEnd } from '../inspect/check-ends.ts';
import { tieIn, tieOff } from '../stitch/thread-path.ts';
import type { Chosen } from './edit.ts';
import type { Piece, StitchesObject } from './types.ts';

/**
 * Adds lock stitches to fixed stitches, at each end of a stretch that turns back nowhere: out along
 * the stretch and back, so that nothing shows beside it.
 * @param ids of the objects whose ends are tied; locked ones, and shapes, stay as they are
 * @returns the very same piece where all ends are tied
 */
export function tieEnds(piece: Piece, ids: Chosen): Piece {
  const chosen = new Set(ids);
  const objects = piece.objects.map((one) =>
    chosen.has(one.id) && one.kind === 'stitches' && !one.locked ? tied(one) : one,
  );
  return objects.every((one, i) => one === piece.objects[i]) ? piece : { ...piece, objects };
}

/** A machine's grid moves a needle point by so much: what is locked by a hair may be loose on it. */
const GRID_MM: Mm = 0.075;

function tied(object: StitchesObject): StitchesObject {
  const runs = object.runs.map((run) => tiedRun(run));
  return runs.every((run, i) => run === object.runs[i]) ? object : { ...object, runs };
}

/**
 * A stretch of thread with lock stitches where it has none.
 * @param run needle points, x and y in turn, mm
 * @param ends which of its ends are tied
 * @returns the very same points where those are tied
 */
export function tiedRun(run: Float64Array, ends = { start: true, end: true }): Float64Array {
  const points = Array.from(run);
  if (!points.some((v, i) => v !== points[i % 2])) return run;
  const start = ends.start && !hasTiedEnd(points, 'start', GRID_MM) ? tieIn(points) : [];
  const end = ends.end && !hasTiedEnd(points, 'end', GRID_MM) ? tieOff(points) : [];
  if (start.length + end.length === 0) return run;
  return Float64Array.from([...points.slice(0, 2), ...start, ...points.slice(2), ...end]);
}
