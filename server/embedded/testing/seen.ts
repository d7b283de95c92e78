import type { Client } from './server.ts';

/* What is told of a design, by rows, by functions and by files. */

/** All files that a design may have. */
export const FILES = ['picture.png', 'original.png', 'stitches.json.gz'];

export const IMAGES = '/rest/v1/gallery_images';

export const rpc = (client: Client, name: string, body: object = {}) =>
  client.ask(`/rest/v1/rpc/${name}`, { body });

/** Rows that a function gives; none where it refuses. */
export async function rows(client: Client, name: string, body: object = {}) {
  const answer = await rpc(client, name, body);
  return (answer.status < 300 ? answer.body : []) as { id: string }[];
}

export const ids = async (client: Client, name: string, body: object = {}) =>
  (await rows(client, name, body)).map(({ id }) => id);

/** How many embroideries the counts tell of. */
export async function counted(client: Client): Promise<number> {
  const { body } = await client.ask('/rest/v1/gallery_counts?type=eq.embroidery');
  return (body as { designs: number }[])[0].designs;
}

/** Whether everyone has a file of a member's design by its public address. */
export async function isPublic(owner: Client, id: string, file: string): Promise<boolean> {
  const path = `/storage/v1/object/public/shared/${owner.id}/${id}/${file}`;
  return (await fetch(owner.server.url + path)).status === 200;
}

/** What all that everyone may ask says of a design named "Red tulip". */
export async function told(client: Client, id: string) {
  const list = await client.ask(`${IMAGES}?id=eq.${id}&select=id,name,url`);
  const page = await ids(client, 'gallery_page', { search: 'Red tulip', page_size: 100 });
  return {
    row: (list.body as unknown[]).length,
    page: page.includes(id),
    design: (await rows(client, 'gallery_design', { design: id })).length,
  };
}

export const NOTHING = { row: 0, page: false, design: 0 };
export const EVERYTHING = { row: 1, page: true, design: 1 };
