import type { Seeds } from './marks.ts';
import type { RegionGraph } from './region-graph.ts';

/**
 * Of what a mark changes only what hangs together with it stays changed: whoever marks one place
 * has looked at the others, too.
 * @param side after the mark; what it changed elsewhere is put back
 * @param before without it
 * @param mark what it says of each patch
 */
export function takeAround(
  { count, around, touches }: RegionGraph,
  side: Uint8Array,
  before: Uint8Array,
  mark: Seeds,
): void {
  const isChanged = (k: number) => side[k] !== before[k];
  const reached = new Set<number>();
  for (let k = 0; k < count; k++) if (mark[k] !== 0) reached.add(k);
  for (const k of reached) {
    for (const t of around[k]) {
      const n = touches[t].a === k ? touches[t].b : touches[t].a;
      if (isChanged(n)) reached.add(n);
    }
  }
  for (let k = 0; k < count; k++) if (!reached.has(k)) side[k] = before[k];
}
