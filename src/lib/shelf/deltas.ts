/*
 * What of a value differs from the one before it. The states of a piece share what was not changed;
 * to write each of them whole would take longer with every edit, and read back they would share
 * nothing any more.
 */

/** Makes a value out of the one before it. */
export type Delta =
  /** Taken whole. */
  | { is: unknown }
  /** Of an object: what was changed or added, what is gone, and the order of keys if it is another. */
  | { fields: Record<string, Delta>; gone: string[]; keys?: string[] }
  /** Of an array: runs of items that are the same ones, changed items, new items. */
  | { items: Item[] };

type Item = { from: number; count: number } | { of: number; delta: Delta } | { is: unknown };

type Fields = Record<string, unknown>;

/** Arrays of so many items of which none is the same are new ones. */
const SHORT = 16;

/**
 * What makes `after` out of `before`. What both hold by the same reference is not looked into.
 * @param before stays as it is, and so does `after`: a delta holds parts of it
 */
export function deltaOf(before: unknown, after: unknown): Delta {
  if (Array.isArray(before) && Array.isArray(after)) return itemsOf(before, after);
  return isFields(before) && isFields(after) ? fieldsOf(before, after) : { is: after };
}

/** The value that a delta makes of the one before it, with which it shares what is the same. */
export function applyDelta(before: unknown, delta: Delta): unknown {
  if ('is' in delta) return delta.is;
  if ('items' in delta) return delta.items.flatMap((item) => itemsFrom(before as unknown[], item));
  const { fields, gone, keys } = delta;
  const made: Fields = { ...(before as Fields) };
  for (const key of gone) delete made[key];
  for (const [key, change] of Object.entries(fields)) made[key] = applyDelta(made[key], change);
  return keys ? Object.fromEntries(keys.map((key) => [key, made[key]])) : made;
}

function itemsFrom(before: unknown[], item: Item): unknown[] {
  if ('is' in item) return [item.is];
  if ('of' in item) return [applyDelta(before[item.of], item.delta)];
  return before.slice(item.from, item.from + item.count);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function fieldsOf(before: Fields, after: Fields): Delta {
  const gone = Object.keys(before).filter((key) => !(key in after));
  const keys = Object.keys(after);
  const changed = keys.filter((key) => !(key in before) || !Object.is(before[key], after[key]));
  const fields = Object.fromEntries(changed.map((key) => [key, deltaOf(before[key], after[key])]));
  const order = [
    ...Object.keys(before).filter((key) => key in after),
    ...keys.filter((key) => !(key in before)),
  ];
  const isOrdered = order.every((key, i) => key === keys[i]);
  return { fields, gone, ...(isOrdered ? {} : { keys }) };
}

function itemsOf(before: readonly unknown[], after: readonly unknown[]): Delta {
  const places = new Map(before.map((item, i) => [item, i]));
  const found = after.map((item) => {
    const at = places.get(item);
    // A map takes 0 and -0 for one.
    return at !== undefined && Object.is(before[at], item) ? at : undefined;
  });
  const isNew = found.every((at) => at === undefined);
  if (isNew && (after.length !== before.length || after.length > SHORT)) return { is: after };
  const items: Item[] = [];
  let next = 0;
  for (const [i, item] of after.entries()) {
    const at = found[i];
    const last = items.at(-1);
    if (at === undefined) {
      // What was changed most likely follows what it followed before.
      items.push(
        next < before.length ? { of: next, delta: deltaOf(before[next], item) } : { is: item },
      );
      next += 1;
    } else {
      if (last && 'from' in last && last.from + last.count === at) last.count += 1;
      else items.push({ from: at, count: 1 });
      next = at + 1;
    }
  }
  return { items };
}
