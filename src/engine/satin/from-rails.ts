import { measure, type Column } from './types.ts';

/** Rungs are taken at this distance along the longer rail. */
const RUNG_STEP_MM = 0.2;

/**
 * A column between two given edges, which run side by side from its start to
 * its end. Both are walked together, each in proportion to its own length, so
 * that no rung crosses its neighbour; corners of either edge get a rung.
 * @throws nothing; edges without length give a column without length.
 */
export function columnFromRails(left: Float64Array, right: Float64Array): Column {
  const a = shares(left);
  const b = shares(right);
  const total = Math.max(a.length, b.length);
  const n = Math.max(1, Math.ceil(total / RUNG_STEP_MM));
  const stops = new Set<number>();
  for (let i = 0; i <= n; i++) stops.add(i / n);
  for (const s of [...a.at, ...b.at]) stops.add(s);
  const sorted = [...stops]
    .sort((p, q) => p - q)
    .filter((s, i, all) => i === 0 || s - all[i - 1] > 1e-9);
  const l = along(left, a.at, sorted);
  const r = along(right, b.at, sorted);
  const ends = [0, l.length - 2].map((i) =>
    Math.hypot(l[i] - r[i], l[i + 1] - r[i + 1]) < 0.2 ? ('point' as const) : ('cap' as const),
  );
  return measure(l, r, { closed: false, start: ends[0], end: ends[1] });
}

/**
 * A ring between two given edges that close on themselves. Point i of one and point i
 * of the other make a rung; they should lie close, for rungs between them are straight
 * mixtures of their neighbours.
 */
export function ringFromRails(left: Float64Array, right: Float64Array): Column {
  return measure(left, right, { closed: true, start: 'butt', end: 'butt' });
}

/** For each point of a line its share of the whole length. */
function shares(line: Float64Array): { at: number[]; length: number } {
  const at = [0];
  for (let i = 2; i + 1 < line.length; i += 2) {
    at.push(at[at.length - 1] + Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]));
  }
  const length = at[at.length - 1];
  return { at: at.map((s) => (length > 0 ? s / length : 0)), length };
}

function along(line: Float64Array, at: number[], stops: number[]): Float64Array {
  const out = new Float64Array(stops.length * 2);
  let k = 0;
  stops.forEach((s, i) => {
    while (k < at.length - 2 && at[k + 1] < s) k++;
    const j = Math.min(k + 1, at.length - 1);
    const f = at[j] > at[k] ? Math.max(0, Math.min(1, (s - at[k]) / (at[j] - at[k]))) : 0;
    out[2 * i] = line[2 * k] + (line[2 * j] - line[2 * k]) * f;
    out[2 * i + 1] = line[2 * k + 1] + (line[2 * j + 1] - line[2 * k + 1]) * f;
  });
  return out;
}
