import { cardPath } from '../card/pages.ts';
import type { Heading } from '../contents.ts';
import type { PageMeta } from '../head/head.ts';
import { apiReference } from '../head/code.ts';
import { chaptersOfDoor, doorPath, DEVELOPERS, type Door } from './reference.ts';

/** What stands in a door's contents: its chapters, with each export. */
export function headingsOfDoor(door: Door): Heading[] {
  const described = chaptersOfDoor(door).flatMap(({ id, title, entries }) => [
    { depth: 2, slug: id, text: title },
    ...entries.map(({ name }) => ({ depth: 3, slug: name, text: name })),
  ]);
  const also = { depth: 2, slug: 'also', text: 'Also from here' };
  return door.data.also.length > 0 ? [...described, also] : described;
}

/** What a door's page says about itself. */
export function doorPage(door: Door, site: string): PageMeta {
  const { from, text, functions } = door.data;
  const path = doorPath(door.id);
  const title = `${from}: API reference`;
  const description = `Reference of ${from}, the embroidery engine as a package: ${text}. Options with defaults and limits, types, errors.`;
  return {
    title,
    description,
    path,
    keywords: [from, 'embroidery API', ...functions.slice(0, 8).map(({ name }) => name)],
    image: { src: cardPath(path), alt: `${from}, beside an embroidered fish in a wooden hoop` },
    crumbs: [
      { name: 'Developers', path: DEVELOPERS },
      { name: from, path },
    ],
    graph: [apiReference({ title, description, path }, site)],
  };
}
