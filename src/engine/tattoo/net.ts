import type { Mm } from '../core/units.ts';
import type { Ring } from '../vector/geometry.ts';
import type { Line } from './lines.ts';

/*
 * The edges of areas side by side, as a net: what two areas share is one line, and lines that end on
 * each other meet there, so that a thread runs through all of it without a cut.
 */

/** Corners nearer than this are one, and a corner so near to an edge lies on it. */
const SNAP_MM: Mm = 0.45;

/** A place, mm. */
type Place = readonly [x: number, y: number];

/**
 * The net of the borders of areas.
 * @param rings that may share edges, or parts of them
 * @returns straight edges, each once, whose ends are the same where they meet
 */
export function netOf(rings: readonly Ring[]): Line[] {
  const nodes: Place[] = [];
  const nodeAt = (x: number, y: number): number => {
    const near = nodes.findIndex(([nx, ny]) => Math.hypot(nx - x, ny - y) < SNAP_MM);
    return near >= 0 ? near : nodes.push([x, y]) - 1;
  };
  const corners = rings.map((ring) =>
    Array.from({ length: ring.length / 2 }, (_, i) => nodeAt(ring[2 * i], ring[2 * i + 1])),
  );
  const edges = new Map<string, Line>();
  for (const ring of corners) {
    ring.forEach((to, i) => {
      const way = nodesOn(ring.at(i - 1)!, to, nodes);
      for (let k = 1; k < way.length; k++) {
        const [a, b] = [way[k - 1], way[k]].sort((p, q) => p - q);
        if (a !== b) edges.set(`${a},${b}`, Float64Array.of(...nodes[a], ...nodes[b]));
      }
    });
  }
  return [...edges.values()];
}

/** An edge's ends, and between them the nodes that lie on it, in their order. */
function nodesOn(from: number, to: number, nodes: readonly Place[]): number[] {
  const [ax, ay] = nodes[from];
  const [dx, dy] = [nodes[to][0] - ax, nodes[to][1] - ay];
  const length = Math.hypot(dx, dy);
  if (length === 0) return [];
  const between = nodes.flatMap(([x, y], node) => {
    if (node === from || node === to) return [];
    const along = ((x - ax) * dx + (y - ay) * dy) / length;
    const aside = Math.abs((x - ax) * dy - (y - ay) * dx) / length;
    return along > 0 && along < length && aside < SNAP_MM ? [{ node, along }] : [];
  });
  between.sort((a, b) => a.along - b.along);
  return [from, ...between.map(({ node }) => node), to];
}
