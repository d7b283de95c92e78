import type { Seeds } from './marks.ts';
import type { RegionGraph } from './region-graph.ts';

/** A part smaller than this share of the largest goes, and a hole smaller than this share of it is filled. */
const LEAST_PART = 0.08;
const LEAST_HOLE = 0.03;

/** Makes a subject of whole shapes: no crumbs and no pinholes but where a mark wants them. */
export function makeWhole(graph: RegionGraph, side: Uint8Array, seeds: Seeds): Uint8Array {
  const out = side.slice();
  const most = largest(partsOf(graph, out, 1));
  for (const { members, size } of partsOf(graph, out, 1)) {
    if (size < LEAST_PART * most && !members.some((k) => seeds[k] > 0)) set(out, members, 0);
  }
  for (const { members, size } of partsOf(graph, out, 0)) {
    if (size < LEAST_HOLE * most && !members.some((k) => seeds[k] < 0)) set(out, members, 1);
  }
  return out;
}

interface Part {
  members: number[];
  /** Pixels. */
  size: number;
}

const largest = (parts: readonly Part[]): number =>
  parts.reduce((most, { size }) => Math.max(most, size), 0);

function set(side: Uint8Array, members: readonly number[], to: number): void {
  for (const k of members) side[k] = to;
}

/** The connected parts of one side. */
function partsOf(
  { count, around, touches, size }: RegionGraph,
  side: Uint8Array,
  of: number,
): Part[] {
  const seen = new Uint8Array(count);
  const parts: Part[] = [];
  for (let from = 0; from < count; from++) {
    if (seen[from] === 1 || side[from] !== of) continue;
    seen[from] = 1;
    const members = [from];
    for (const k of members) {
      for (const t of around[k]) {
        const n = touches[t].a === k ? touches[t].b : touches[t].a;
        if (seen[n] === 1 || side[n] !== of) continue;
        seen[n] = 1;
        members.push(n);
      }
    }
    parts.push({ members, size: members.reduce((sum, k) => sum + size[k], 0) });
  }
  return parts;
}
