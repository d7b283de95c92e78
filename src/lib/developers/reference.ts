import type { DoorData } from '../../content/schemas/developers.ts';

/** A door of the engine's package, with the name of its page. */
export interface Door {
  id: string;
  data: DoorData;
}

/** Where each export is described, by its name: a page and an anchor. Doors too, by their import. */
export type Homes = ReadonlyMap<string, string>;

export const DEVELOPERS = '/developers';

/** The page of a door. */
export const doorPath = (id: string): string => `${DEVELOPERS}/${id}`;

/** The doors in the order of the package's `exports`. */
export const inOrder = (doors: readonly Door[]): Door[] =>
  [...doors].sort((a, b) => a.data.order - b.data.order);

/** What a door's page describes, in the order of its chapters. */
export function chaptersOfDoor({ data }: Door) {
  return [
    { id: 'functions', title: 'Functions', entries: data.functions },
    { id: 'types', title: 'Types', entries: data.types },
    { id: 'constants', title: 'Constants', entries: data.constants },
  ].filter(({ entries }) => entries.length > 0);
}

/** Where each export and each door of the package is described. */
export function homesOf(doors: readonly Door[]): Homes {
  return new Map(
    doors.flatMap((door) => [
      [door.data.from, doorPath(door.id)] as const,
      ...chaptersOfDoor(door).flatMap(({ entries }) =>
        entries.map(({ name }) => [name, `${doorPath(door.id)}#${name}`] as const),
      ),
    ]),
  );
}

/** The exports of a door that other pages describe, under the door that does. */
export function elsewhere(door: Door, doors: readonly Door[], homes: Homes) {
  return inOrder(doors)
    .map((other) => ({
      door: other,
      names: door.data.also.filter((name) => homes.get(name) === `${doorPath(other.id)}#${name}`),
    }))
    .filter(({ names }) => names.length > 0);
}
