import type { Piece, PieceObject } from 'ilmek-engine/piece';
import { groupName } from './entries.ts';
import { calledIn, kindOf } from './names.ts';

/**
 * What a step of the history changed, beside what was done: 'Left leaf', '3 objects', 'Cup: Indigo'.
 * @returns '' of a step that changed no object of its own, such as another order
 */
export function stepWords(before: Piece | undefined, after: Piece): string {
  if (!before) return '';
  const old = new Map(before.objects.map((object) => [object.id, object]));
  const left = new Set(after.objects.map(({ id }) => id));
  const changed = after.objects.filter((object) => old.get(object.id) !== object);
  const touched = changed.length > 0 ? changed : before.objects.filter(({ id }) => !left.has(id));
  if (touched.length === 0) return '';
  // As it was called when the step was taken.
  const what = whatOf(touched.map((object) => old.get(object.id) ?? object));
  const now = newWords(changed, old);
  return now ? `${what}: ${now}` : what;
}

/** What objects are called together: one by its own name, a group by the group's. */
export function whatOf(objects: readonly PieceObject[]): string {
  const [first] = objects;
  if (objects.length === 1) return calledIn(first);
  const isGroup = first.group && objects.every(({ group }) => group === first.group);
  return isGroup ? groupName(objects, kindOf(first)) : `${objects.length} objects`;
}

/** The one thread or name that all objects have got. */
function newWords(
  changed: readonly PieceObject[],
  old: ReadonlyMap<string, PieceObject>,
): string | undefined {
  const all = (word: (object: PieceObject) => string): string | undefined => {
    const words = new Set(changed.map(word));
    const isNew = changed.every((object) => {
      const before = old.get(object.id);
      return before && word(before) !== word(object);
    });
    return isNew && words.size === 1 ? [...words][0] : undefined;
  };
  return all(({ thread }) => thread.name || thread.hex) ?? all(({ name }) => name);
}
