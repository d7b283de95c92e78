import type { SourceDesign } from 'ilmek-engine/piece';

/* What a design was made from: designs of the gallery, each from the one before. */

/** More are not shown: the first ones, and the last. */
const MOST = 20;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function isSource(value: unknown): value is SourceDesign {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name } = value as Partial<SourceDesign>;
  return typeof id === 'string' && UUID.test(id) && typeof name === 'string';
}

/** The chain that stands in a design's settings, the first one first; what is none is left out. */
export function readSources(settings: unknown): SourceDesign[] {
  const list = (settings as { sources?: unknown } | null | undefined)?.sources;
  if (!Array.isArray(list)) return [];
  return list.filter(isSource).map(({ id, name }) => ({ id, name: name.slice(0, 200) }));
}

/** A chain with one more; of a long one the beginning and the end stay. */
export function withSource(
  sources: readonly SourceDesign[],
  { id, name }: SourceDesign,
): SourceDesign[] {
  const others = sources.filter((one) => one.id !== id);
  const kept = others.length < MOST ? others : [others[0], ...others.slice(2 - MOST)];
  return [...kept, { id, name }];
}
