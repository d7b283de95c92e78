import { hasTiedEnd } from '../inspect/check-ends.ts';
import { tieIn, tieOff } from '../stitch/thread-path.ts';
import type { Chosen } from './edit.ts';
import type { Piece, StitchesObject } from './types.ts';

/**
 * Adds lock stitches to fixed stitches, at each end of a stretch that turns back nowhere: out along
 * the stretch and back, so that nothing shows beside it. What the engine lays has them anyway; the
 * stitches of a file may not.
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

function tied(object: StitchesObject): StitchesObject {
  const runs = object.runs.map(tiedRun);
  return runs.every((run, i) => run === object.runs[i]) ? object : { ...object, runs };
}

function tiedRun(run: Float64Array): Float64Array {
  const points = Array.from(run);
  if (!points.some((v, i) => v !== points[i % 2])) return run;
  const isTied = { start: hasTiedEnd(points, 'start'), end: hasTiedEnd(points, 'end') };
  if (isTied.start && isTied.end) return run;
  return Float64Array.from([
    ...points.slice(0, 2),
    ...(isTied.start ? [] : tieIn(points)),
    ...points.slice(2),
    ...(isTied.end ? [] : tieOff(points)),
  ]);
}
