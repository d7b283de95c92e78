import type { Polygon } from '../vector/geometry.ts';
import { beginObject, needleAt, sewAlong } from './thread-path.ts';
import { goTo, type TravelPlanner } from './travel-planner.ts';

/** An area to be filled: shared by its sections. */
export interface FillArea {
  source: Polygon | undefined;
  /** Needle points of lines to run before the area's first row, just inside its border. */
  edges: Float64Array[];
}

/** Runs along an area's border, before its first row, and comes to the corner. */
export function sewEdges(
  planner: TravelPlanner,
  area: FillArea,
  corner: readonly [number, number],
): void {
  const { path } = planner;
  const left = [...area.edges];
  while (left.length > 0) {
    const [x, y] = needleAt(path) ?? corner;
    const ways = left.map((line) => entryOf(line, x, y));
    const next = ways.reduce((best, way, i) => (way.away < ways[best].away ? i : best), 0);
    const [line] = left.splice(next, 1);
    const points = enteredAt(line, ways[next].at);
    goTo(planner, points[0], points[1]);
    beginObject(path, { kind: 'underlay', source: area.source });
    sewAlong(path, points);
  }
  if (area.edges.length > 0) goTo(planner, ...corner);
}

function isClosed(line: Float64Array): boolean {
  const n = line.length;
  return line[0] === line[n - 2] && line[1] === line[n - 1];
}

/** The point of a closed line, or the end of an open one, that is nearest: its index and distance. */
function entryOf(line: Float64Array, x: number, y: number): { at: number; away: number } {
  const step = isClosed(line) ? 2 : line.length - 2;
  let at = 0;
  let away = Infinity;
  for (let i = 0; i < line.length; i += step) {
    const d = Math.hypot(line[i] - x, line[i + 1] - y);
    if (d < away) {
      away = d;
      at = i;
    }
  }
  return { at, away };
}

/** A line sewn from one of its points: round and back to it, or to its other end. */
function enteredAt(line: Float64Array, at: number): Float64Array {
  const out = new Float64Array(line.length);
  const count = line.length / 2;
  for (let n = 0; n < count; n++) {
    const i = isClosed(line) ? (at / 2 + n) % (count - 1) : at === 0 ? n : count - 1 - n;
    out[2 * n] = line[2 * i];
    out[2 * n + 1] = line[2 * i + 1];
  }
  return out;
}
