import type { Mm } from '../../core/units.ts';
import type { Column, Junction, SatinPlan } from '../../satin/index.ts';
import type { Spot } from './spot.ts';

/** Nearer to its end than this a column is entered at its end. */
const NEAR_END_MM: Mm = 1;

/**
 * Lets the needle enter a column in its middle: it is cut in two there, and the first half hangs
 * on the beginning of the second. A satin plan is else entered at the ends of its columns.
 */
export function splitColumn(plan: SatinPlan, column: number, at: Spot): SatinPlan {
  const whole = plan.columns[column];
  const rung = nearestRung(whole, at);
  if (whole.closed || isNearEnd(whole, rung)) return plan;
  const second = plan.columns.length;
  const columns = [...plan.columns, part(whole, rung, whole.left.length / 2 - 1)];
  columns[column] = part(whole, 0, rung);
  const junctions = plan.junctions.map((junction): Junction => {
    const moved = { ...junction };
    if (junction.child === column && junction.childEnd === 'end') moved.child = second;
    if (junction.parent === column && junction.rung > rung) {
      moved.parent = second;
      moved.rung -= rung;
    }
    return moved;
  });
  junctions.push({ child: column, childEnd: 'end', parent: second, rung: 0 });
  return { ...plan, columns, junctions };
}

/** The rung of a column whose middle is nearest to a place. */
export function nearestRung({ left, right }: Column, { x, y }: Spot): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < left.length; i += 2) {
    const dx = (left[i] + right[i]) / 2 - x;
    const dy = (left[i + 1] + right[i + 1]) / 2 - y;
    const d = dx * dx + dy * dy;
    if (d >= least) continue;
    least = d;
    best = i / 2;
  }
  return best;
}

/** Middle of a rung. */
export function middleOf({ left, right }: Column, rung: number): Spot {
  const i = 2 * rung;
  return { x: (left[i] + right[i]) / 2, y: (left[i + 1] + right[i + 1]) / 2 };
}

function isNearEnd({ left, lengthMm }: Column, rung: number): boolean {
  const last = left.length / 2 - 1;
  return (lengthMm * Math.min(rung, last - rung)) / last < NEAR_END_MM;
}

/** The rungs from one to another, both included. */
function part(column: Column, from: number, to: number): Column {
  const count = column.left.length / 2 - 1;
  return {
    ...column,
    left: column.left.slice(2 * from, 2 * to + 2),
    right: column.right.slice(2 * from, 2 * to + 2),
    start: from === 0 ? column.start : 'butt',
    end: to === count ? column.end : 'butt',
    lengthMm: (column.lengthMm * (to - from)) / count,
  };
}
