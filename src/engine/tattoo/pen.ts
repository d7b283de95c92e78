import type { Mm } from '../core/units.ts';
import { lineNetworks, sewNetwork } from '../digitize/line-network.ts';
import { RUN_LINE_MM } from '../machine.ts';
import type { StrokeShape } from '../shapes.ts';
import { linesBox, type Ring } from '../vector/geometry.ts';
import { type Line, reversed } from './lines.ts';
import { crossings } from './paint-shapes.ts';

/*
 * Lines as a machine's pen draws them: as few starts as can be, in an order of short ways.
 */

/** A width that is sewn as a satin column. */
export const SATIN_MM: Mm = 1.25;

/**
 * Lines that meet, each figure of them as one line without an end: out along every line and back,
 * so that it is sewn twice and no thread is cut.
 */
export function tours(lines: readonly Line[]): Line[] {
  const strokes = lines.map((points) => stroke(points, RUN_LINE_MM, 0));
  let [x, y] = [0, 0];
  return lineNetworks(strokes)
    .map((network) => {
      const points = sewNetwork(network, x, y);
      if (points.length >= 2) [x, y] = points.subarray(-2);
      return points;
    })
    .filter((points) => points.length >= 4);
}

/**
 * Straight edges that meet, each figure of them as one way that sews every edge, most of them
 * once: it goes on as straight as it can, and where no edge is left, back along sewn ones to the
 * nearest place that has some. (A rural way to the Chinese postman problem.)
 */
export function postman(edges: readonly Line[]): Line[] {
  const nodes = new Map<string, number>();
  const places: [number, number][] = [];
  const nodeAt = (x: number, y: number): number => {
    const key = `${x.toFixed(2)},${y.toFixed(2)}`;
    const id = nodes.get(key) ?? places.push([x, y]) - 1;
    nodes.set(key, id);
    return id;
  };
  const at: { to: number; edge: number }[][] = [];
  edges.forEach((line, edge) => {
    const a = nodeAt(line[0], line[1]);
    const b = nodeAt(line[line.length - 2], line[line.length - 1]);
    (at[a] ??= []).push({ to: b, edge });
    (at[b] ??= []).push({ to: a, edge });
  });
  const sewn = new Uint8Array(edges.length);
  const ways: Line[] = [];
  for (let start = 0; start < places.length; start++) {
    if (at[start].every(({ edge }) => sewn[edge] === 1)) continue;
    const way = [start];
    for (;;) {
      const here = way[way.length - 1];
      const unsewn = at[here].filter(({ edge }) => sewn[edge] === 0);
      const step = straightest(way, unsewn, places);
      if (step) {
        sewn[step.edge] = 1;
        way.push(step.to);
        continue;
      }
      const back = wayBack(here, at, sewn);
      if (!back) break;
      way.push(...back);
    }
    ways.push(Float64Array.from(way.flatMap((node) => places[node])));
  }
  return ways;
}

/** The step that turns least. */
function straightest<T extends { to: number }>(
  way: readonly number[],
  steps: readonly T[],
  places: readonly (readonly [number, number])[],
): T | undefined {
  const [x, y] = places[way[way.length - 1]];
  const [px, py] = places[way[way.length - 2] ?? way[0]];
  let best: T | undefined;
  let most = -Infinity;
  for (const step of steps) {
    const [nx, ny] = places[step.to];
    const length = Math.hypot(nx - x, ny - y) || 1;
    const along = ((nx - x) * (x - px) + (ny - y) * (y - py)) / length;
    if (along > most) [most, best] = [along, step];
  }
  return best;
}

/** The way with fewest edges to a place from which an edge is still to be sewn. */
function wayBack(
  from: number,
  at: readonly (readonly { to: number; edge: number }[])[],
  sewn: Uint8Array,
): number[] | undefined {
  const before = new Map<number, number>([[from, -1]]);
  const queue = [from];
  for (let k = 0; k < queue.length; k++) {
    const node = queue[k];
    if (at[node].some(({ edge }) => sewn[edge] === 0)) {
      const way: number[] = [];
      for (let n = node; n !== from; n = before.get(n)!) way.unshift(n);
      return way;
    }
    for (const { to } of at[node]) {
      if (before.has(to)) continue;
      before.set(to, node);
      queue.push(to);
    }
  }
  return undefined;
}

export function stroke(
  points: Float64Array,
  widthMm: Mm,
  thread: number,
  closed = false,
): StrokeShape {
  return { kind: 'stroke', points, closed, widthMm, thread };
}

/**
 * Lines in an order of short ways, turned where their other end is nearer; what is no farther
 * from the last one's end than the hop is joined to it.
 */
export function strung(lines: readonly Line[], hopMm: Mm): Line[] {
  const left = [...lines];
  const out: number[][] = [];
  let [x, y] = [0, 0];
  while (left.length > 0) {
    let best = 0;
    let turn = false;
    let least = Infinity;
    left.forEach((line, k) => {
      const n = line.length;
      const head = Math.hypot(line[0] - x, line[1] - y);
      const tail = Math.hypot(line[n - 2] - x, line[n - 1] - y);
      if (Math.min(head, tail) >= least) return;
      least = Math.min(head, tail);
      best = k;
      turn = tail < head;
    });
    const [line] = left.splice(best, 1);
    const way = turn ? reversed(line) : Array.from(line);
    if (out.length > 0 && least <= hopMm) out[out.length - 1].push(...way);
    else out.push(way);
    [x, y] = way.slice(-2);
  }
  return out.map((points) => Float64Array.from(points));
}

/*
 * Hatching: parallel lines inside an area, joined to and fro at its border so that a thread
 * runs through many of them without a cut.
 */

interface HatchOptions {
  /** Direction of the lines, degrees clockwise from the x axis. */
  angle: number;
  spacingMm: Mm;
  /** Shorter lines are left out. */
  leastMm: Mm;
}

/** A line of hatching, as it lies in the turned plane. */
interface Stroke {
  left: number;
  right: number;
  v: number;
}

/** Lines of hatching in an area (even-odd), as few long ones: x0, y0, x1, y1, … */
export function hatch(rings: readonly Ring[], options: HatchOptions): Float64Array[] {
  const { angle, spacingMm, leastMm } = options;
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  const turned = rings.map((ring) =>
    ring.map((_, i) =>
      i % 2 === 0 ? ring[i] * cos + ring[i + 1] * sin : ring[i] * cos - ring[i - 1] * sin,
    ),
  );
  const { top, bottom } = linesBox(turned);
  const open: { points: number[]; last: Stroke; forward: boolean; row: number }[] = [];
  const done: number[][] = [];
  const step = spacingMm / 2;
  for (let row = Math.ceil(top / step); row * step <= bottom; row++) {
    const v = row * step;
    for (const stroke of strokesAt(turned, v, leastMm)) {
      let chain = open.find((o) => o.row === row - 1 && follows(o.last, stroke, spacingMm));
      if (!chain) open.push((chain = { points: [], last: stroke, forward: false, row }));
      Object.assign(chain, { last: stroke, forward: !chain.forward, row });
      push(chain.points, stroke, chain.forward);
    }
    for (let k = open.length - 1; k >= 0; k--)
      if (open[k].row < row) done.push(open.splice(k, 1)[0].points);
  }
  return [...done, ...open.map((o) => o.points)].map((points) =>
    Float64Array.from(points, (p, i) =>
      i % 2 === 0 ? p * cos - points[i + 1] * sin : points[i - 1] * sin + p * cos,
    ),
  );
}

function strokesAt(rings: readonly Ring[], v: number, least: Mm): Stroke[] {
  const cuts = crossings(rings as Ring[], v + 1e-6);
  const out: Stroke[] = [];
  for (let k = 0; k + 1 < cuts.length; k += 2) {
    if (cuts[k + 1] - cuts[k] >= least) out.push({ left: cuts[k], right: cuts[k + 1], v });
  }
  return out;
}

/** Whether the slanted way on to the next line stays in the area: both ends lie near each other. */
function follows(last: Stroke, next: Stroke, spacing: Mm): boolean {
  const reach = 2 * spacing + 1;
  return Math.abs(next.left - last.left) <= reach && Math.abs(next.right - last.right) <= reach;
}

/** A zigzag: each line runs slanted to the next one's far end, as a pen hatches without lifting. */
function push(points: number[], { left, right, v }: Stroke, forward: boolean): void {
  if (points.length === 0) points.push(left, v);
  points.push(forward ? right : left, v);
}
