import { BARE_LABEL, findRegions, type Labels } from '../picture/labels.ts';
import type { Polygon, Ring } from '../vector/geometry.ts';

/*
 * The planar map of a label picture.
 *
 * Lattice vertices stand at the pixels' corners; a crack is the unit edge
 * between two pixels of different regions. Cracks join to arcs, which run
 * from junction to junction (where three or more regions meet) or round in a
 * loop. Each arc is kept once and used by the regions on both sides, so that
 * whatever is done to its line, they still fit.
 */

/** East, south, west, north: clockwise on screen, so that a turn to the right is + 1. */
type Direction = 0 | 1 | 2 | 3;

/** Beyond the picture's border. */
export const OUTSIDE = -1;
/** Any bare fabric: no region, but not outside either. */
export const BARE = -2;

export interface Arc {
  /** Lattice vertices (y × (width + 1) + x) from end to end; a loop repeats its first. */
  path: Int32Array;
  closed: boolean;
  /** Region on the right and on the left of the way, or OUTSIDE, or BARE. */
  right: number;
  left: number;
  /** Direction of the first and of the last crack. */
  leaves: Direction;
  arrives: Direction;
}

export interface PlanarMap {
  width: number;
  height: number;
  /** Region of each pixel, or BARE. */
  regionOf: Int32Array;
  /** Label of each region. */
  label: Uint8Array;
  arcs: Arc[];
}

/** Region ids around lattice vertices. */
type Lattice = Pick<PlanarMap, 'width' | 'height' | 'regionOf'>;

/** Region of the pixel at (x, y), OUTSIDE where there is none. */
function regionAt({ width, height, regionOf }: Lattice, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? OUTSIDE : regionOf[y * width + x];
}

/** The regions around a vertex, clockwise from the south-east. */
function regionsAround(lattice: Lattice, x: number, y: number): number[] {
  return [
    regionAt(lattice, x, y),
    regionAt(lattice, x - 1, y),
    regionAt(lattice, x - 1, y - 1),
    regionAt(lattice, x, y - 1),
  ];
}

/** The regions right and left of a crack that leaves vertex (x, y). */
function sidesOf(lattice: Lattice, x: number, y: number, direction: Direction): [number, number] {
  const around = regionsAround(lattice, x, y);
  return [around[direction], around[(direction + 3) & 3]];
}

/** Traces the arcs of a label picture. Linear in its pixels. */
export function buildPlanarMap(labels: Labels): PlanarMap {
  const { width, height } = labels;
  const { regionOf, label } = sewnRegions(labels);
  const lattice: Lattice = { width, height, regionOf };
  const visited = new Uint8Array((width + 1) * (height + 1));
  const pinned = new Uint8Array(visited.length);
  const arcs: Arc[] = [];
  const junctions: number[] = [];
  const passed: number[] = [];
  for (let y = 0, v = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++, v++) {
      const kind = vertexKind(lattice, x, y);
      if (kind === 'passed') passed.push(v);
      if (kind !== 'junction') continue;
      junctions.push(v);
      pinned[v] = 1;
    }
  }
  for (const start of [...junctions, ...passed]) {
    for (let d = 0; d < 4; d++) {
      const arc = walk(lattice, pinned, visited, start, d as Direction);
      if (arc) arcs.push(arc);
    }
  }
  return { width, height, regionOf, label, arcs };
}

/** Regions without the fabric's, numbered anew. */
function sewnRegions(labels: Labels): { regionOf: Int32Array; label: Uint8Array } {
  const { of, label } = findRegions(labels);
  const renumbered = new Int32Array(label.length).fill(BARE);
  let count = 0;
  const kept = label.filter((l, r) => {
    if (l === BARE_LABEL) return false;
    renumbered[r] = count++;
    return true;
  });
  return { regionOf: of.map((r) => renumbered[r]), label: kept };
}

/** Whether two neighbours have a boundary that somebody needs. */
function parted(a: number, b: number): boolean {
  return a !== b && (a >= 0 || b >= 0);
}

function vertexKind(lattice: Lattice, x: number, y: number): 'none' | 'passed' | 'junction' {
  const nw = regionAt(lattice, x - 1, y - 1);
  const ne = regionAt(lattice, x, y - 1);
  const sw = regionAt(lattice, x - 1, y);
  const se = regionAt(lattice, x, y);
  if (nw === ne && ne === se && se === sw) return 'none';
  if (nw < 0 && ne < 0 && se < 0 && sw < 0) return 'none';
  // Fabric and outside count as two here, so that the picture's own border stays apart.
  const changes = +(nw !== ne) + +(ne !== se) + +(se !== sw) + +(sw !== nw);
  const corner = (x === 0 || x === lattice.width) && (y === 0 || y === lattice.height);
  return changes > 2 || corner ? 'junction' : 'passed';
}

/** Follows cracks from a vertex to the next pinned one, or round. Nothing where there is no fresh crack. */
function walk(
  lattice: Lattice,
  pinned: Uint8Array,
  visited: Uint8Array,
  start: number,
  leaves: Direction,
): Arc | undefined {
  const stride = lattice.width + 1;
  const steps = [1, stride, -1, -stride];
  if ((visited[start] >> leaves) & 1) return undefined;
  const [right, left] = sidesOf(lattice, start % stride, Math.floor(start / stride), leaves);
  if (!parted(right, left)) return undefined;
  const path = [start];
  let at = start;
  let direction = leaves;
  for (;;) {
    visited[at] |= 1 << direction;
    at += steps[direction];
    visited[at] |= 1 << (direction ^ 2);
    path.push(at);
    if (at === start || pinned[at] === 1) break;
    direction = onward(lattice, at % stride, Math.floor(at / stride), direction, right);
  }
  const closed = at === start && pinned[at] === 0;
  return { path: Int32Array.from(path), closed, right, left, leaves, arrives: direction };
}

/**
 * The way on along a region's own border, the region on the right: where it
 * touches itself at a corner, the sharpest right turn keeps to the same pixel.
 */
function onward(
  lattice: Lattice,
  x: number,
  y: number,
  arriving: Direction,
  region: number,
): Direction {
  const rightTurn = ((arriving + 1) & 3) as Direction;
  const ahead = sidesOf(lattice, x, y, arriving);
  if (ahead[0] !== region) return rightTurn;
  if (ahead[1] !== region) return arriving;
  return ((arriving + 3) & 3) as Direction;
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
 * @returns the outline of each region, with the region's index in the map
 */
export function joinRings(
  map: PlanarMap,
  lines: readonly Float64Array[],
): { region: number; polygon: Polygon }[] {
  const outers = new Map<number, Ring>();
  const holes = new Map<number, Ring[]>();
  const add = (region: number, ways: readonly Way[]): void => {
    const ring = concatenate(ways, map, lines);
    if (ring.length < 6) return;
    // On the lattice the outer border, region on the right, turns clockwise: its area is positive.
    if (latticeArea(ways, map) > 0) outers.set(region, ring);
    else if (holes.has(region)) holes.get(region)!.push(ring);
    else holes.set(region, [ring]);
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
