/*
 * What is made once and then kept. It belongs to the page, or to the worker, that loaded the module
 * which names it, and ends with it: the browser then closes its connections, ends its workers and
 * frees its memory.
 */

/** One of a kind, made when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let kept: { made: T } | undefined;
  return () => (kept ??= { made: make() }).made;
}

/**
 * One for each key. What fails is forgotten, for a lost connection may come back.
 * @param max so many are kept, and of more the newest; without it as many as there are keys
 */
export function oncePer<Key, T>(
  make: (key: Key) => Promise<T>,
  max = Infinity,
): (key: Key) => Promise<T> {
  const kept = new Map<Key, Promise<T>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const made = make(key);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    if (kept.size > max) kept.delete(kept.keys().next().value!);
    return made;
  };
}
