/* What a design was made from: designs of the gallery, each from the one before. */

/** A design of the gallery that others went on with. */
export interface Source {
  id: string;
  /** As it was called then. */
  name: string;
}

/** More are not shown: the first ones, and the last. */
const MOST = 20;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function isSource(value: unknown): value is Source {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name } = value as Partial<Source>;
  return typeof id === 'string' && UUID.test(id) && typeof name === 'string';
}

/** The chain that stands in a design's settings, the first one first; what is none is left out. */
export function readSources(settings: unknown): Source[] {
  const list = (settings as { sources?: unknown } | null | undefined)?.sources;
  if (!Array.isArray(list)) return [];
  return list.filter(isSource).map(({ id, name }) => ({ id, name: name.slice(0, 200) }));
}

/** A chain with one more; of a long one the beginning and the end stay. */
export function withSource(sources: readonly Source[], { id, name }: Source): Source[] {
  const others = sources.filter((one) => one.id !== id);
  const kept = others.length < MOST ? others : [others[0], ...others.slice(2 - MOST)];
  return [...kept, { id, name }];
}
