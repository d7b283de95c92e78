import type { PieceObject } from 'ilmek-engine/piece';

/** A row of the list: an object, or a group whose objects follow each other. */
export interface Entry {
  /** Tells it from other rows. */
  key: string;
  objects: readonly PieceObject[];
  /** Place of its first object in the sewing order, from 1. */
  at: number;
  /** Of a group, whether its objects have rows of their own beneath. */
  open?: boolean | undefined;
  /** It stands beneath its group. */
  inside: boolean;
  /** So many objects of its group do not follow it, or come before it: they have other rows. */
  elsewhere: number;
}

/**
 * The rows that show a piece's objects: a group is one, and its objects follow where it is open.
 * @param opened which groups are
 */
export function entriesOf(
  objects: readonly PieceObject[],
  opened: ReadonlySet<string>,
): readonly Entry[] {
  const entries: Entry[] = [];
  const sizes = new Map<string, number>();
  for (const { group } of objects) if (group) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  for (let i = 0; i < objects.length;) {
    const { group } = objects[i];
    let end = i + 1;
    while (group && objects[end]?.group === group) end++;
    const members = objects.slice(i, end);
    const isGroup = members.length > 1;
    const elsewhere = group ? sizes.get(group)! - members.length : 0;
    if (isGroup) {
      const open = opened.has(group!);
      entries.push({
        key: `group ${members[0].id}`,
        objects: members,
        at: i + 1,
        open,
        inside: false,
        elsewhere,
      });
    }
    if (!isGroup || opened.has(group!)) {
      members.forEach((object, k) =>
        entries.push({
          ...{ key: object.id, objects: [object], at: i + k + 1, inside: isGroup },
          // Beneath its group's row, which says it.
          elsewhere: isGroup ? 0 : elsewhere,
        }),
      );
    }
    i = end;
  }
  return entries;
}

/** What a group is called: as all of its objects are, else by its first one. */
export function groupName(objects: readonly PieceObject[], kind: string): string {
  const [{ name }] = objects;
  if (name && objects.every((one) => one.name === name)) return name;
  return `Group of ${kind.toLowerCase()}`;
}
