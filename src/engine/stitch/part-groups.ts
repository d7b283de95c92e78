import { rowV } from './rows.ts';
import type { Section } from './sections.ts';

/*
 * A fill of very many sections, taken apart. Which section is sewn next is asked of all that are
 * left, so a fill costs the square of their number. Nothing drawn by hand has as many as here; what
 * has is texture, and of that any part of the page is as good to begin with as any other.
 */

/** Fills of up to so many sections are sewn as one. */
const MOST_PARTS = 2600;
/** Others in groups of at most so many, that lie together. */
const MOST_IN_GROUP = 500;

/**
 * Divides parts into groups that lie together, where they are very many; sections of different
 * groups are no neighbours any more.
 */
export function groupParts<P extends { section: Section }>(parts: readonly P[]): P[][] {
  if (parts.length <= MOST_PARTS) return [[...parts]];
  const middles = parts.map(({ section }) => middleOf(section));
  return halve(
    parts.map((_, i) => i),
    middles,
  ).map((group) => cutOff(parts, group));
}

/** Cut in two across its longer side again and again, until each group is small enough. */
function halve(group: number[], middles: readonly (readonly [number, number])[]): number[][] {
  if (group.length <= MOST_IN_GROUP) return [group];
  const spread = [0, 1].map((axis) => {
    let [low, high] = [Infinity, -Infinity];
    for (const i of group) {
      low = Math.min(low, middles[i][axis]);
      high = Math.max(high, middles[i][axis]);
    }
    return high - low;
  });
  const axis = spread[0] > spread[1] ? 0 : 1;
  const sorted = [...group].sort((a, b) => middles[a][axis] - middles[b][axis] || a - b);
  const half = sorted.length >> 1;
  return [...halve(sorted.slice(0, half), middles), ...halve(sorted.slice(half), middles)];
}

function middleOf({ frame, firstRow, left, right }: Section): readonly [number, number] {
  const i = left.length >> 1;
  const u = (left[i] + right[i]) / 2;
  const v = rowV(frame, firstRow + i);
  return [u * frame.cos - v * frame.sin, u * frame.sin + v * frame.cos];
}

/** The parts of a group, which know each other by their places in it. */
function cutOff<P extends { section: Section }>(
  parts: readonly P[],
  group: readonly number[],
): P[] {
  const place = new Map(group.map((part, i) => [part, i]));
  const own = (neighbours: readonly number[]): number[] =>
    neighbours.flatMap((part) => place.get(part) ?? []);
  return group.map((i) => {
    const { section } = parts[i];
    const { above, below } = section;
    return { ...parts[i], section: { ...section, above: own(above), below: own(below) } };
  });
}
