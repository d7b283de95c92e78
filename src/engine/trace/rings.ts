import type { Polygon, Ring } from '../vector/geometry.ts';
import { onward, type Direction, type PlanarMap } from './planar.ts';

/** A region's outline, with the region's index in the map. */
export interface Outline {
  region: number;
  polygon: Polygon;
}

/** A way along an arc, forward or back. */
interface Way {
  arc: number;
  forward: boolean;
}

/**
 * Joins the arcs to a polygon with holes for every region.
 * @param lines the finished line of each arc, in the arc's direction; a loop's
 *   last point is not its first again.
 */
export function joinRings(map: PlanarMap, lines: readonly Float64Array[]): Outline[] {
  const outers = new Map<number, Ring>();
  const holes = new Map<number, Ring[]>();
  const add = (region: number, ways: readonly Way[]): void => {
    const ring = concatenate(ways, map, lines);
    if (ring.length < 6) return;
    // On the lattice the outer border, region on the right, turns clockwise: its area is positive.
    if (latticeArea(ways, map) > 0) outers.set(region, ring);
    else holes.set(region, [...(holes.get(region) ?? []), ring]);
  };
  map.arcs.forEach(({ closed, right, left }, arc) => {
    if (!closed) return;
    if (right >= 0) add(right, [{ arc, forward: true }]);
    if (left >= 0) add(left, [{ arc, forward: false }]);
  });
  chainOpen(map, add);
  return [...outers]
    .sort(([a], [b]) => a - b)
    .map(([region, outer]) => ({
      region,
      polygon: { rings: [outer, ...(holes.get(region) ?? [])] },
    }));
}

/** Links open arcs end to end around each region. */
function chainOpen(map: PlanarMap, add: (region: number, ways: readonly Way[]) => void): void {
  const starts = new Map<number, Way>();
  map.arcs.forEach(({ closed, path, leaves, arrives }, arc) => {
    if (closed) return;
    starts.set(path[0] * 4 + leaves, { arc, forward: true });
    starts.set(path.at(-1)! * 4 + (arrives ^ 2), { arc, forward: false });
  });
  const used = new Set<number>();
  const regionOf = ({ arc, forward }: Way): number =>
    forward ? map.arcs[arc].right : map.arcs[arc].left;
  const follow = (way: Way): Way => {
    const { path, leaves, arrives } = map.arcs[way.arc];
    const end = way.forward ? path.at(-1)! : path[0];
    const arriving = (way.forward ? arrives : leaves ^ 2) as Direction;
    const stride = map.width + 1;
    const direction = onward(map, end % stride, Math.floor(end / stride), arriving, regionOf(way));
    return starts.get(end * 4 + direction)!;
  };
  for (const first of starts.values()) {
    const region = regionOf(first);
    const key = (way: Way): number => way.arc * 2 + +way.forward;
    if (region < 0 || used.has(key(first))) continue;
    const ways: Way[] = [];
    for (let way = first; !used.has(key(way)); way = follow(way)) {
      used.add(key(way));
      ways.push(way);
    }
    add(region, ways);
  }
}

function concatenate(
  ways: readonly Way[],
  { arcs }: PlanarMap,
  lines: readonly Float64Array[],
): Ring {
  const out: number[] = [];
  for (const { arc, forward } of ways) {
    const line = lines[arc];
    const count = line.length / 2;
    // An open arc's last point is the next one's first.
    const take = arcs[arc].closed ? count : count - 1;
    for (let k = 0; k < take; k++) {
      const from = forward ? k : count - 1 - k;
      out.push(line[from * 2], line[from * 2 + 1]);
    }
  }
  return Float64Array.from(out);
}

function latticeArea(ways: readonly Way[], { arcs, width }: PlanarMap): number {
  const stride = width + 1;
  let sum = 0;
  for (const { arc, forward } of ways) {
    const { path } = arcs[arc];
    let part = 0;
    for (let k = 1; k < path.length; k++) {
      const x0 = path[k - 1] % stride;
      const x1 = path[k] % stride;
      part += x0 * Math.floor(path[k] / stride) - x1 * Math.floor(path[k - 1] / stride);
    }
    sum += forward ? part : -part;
  }
  return sum;
}
