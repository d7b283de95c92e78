import { bytesOf, type Expected } from './kill-inspect.ts';
import { type Client, copyOut, designRow, upload } from './server.ts';

/* What a member does while the server is killed: saves, shares, takes back, deletes. */

const GALLERY = '/storage/v1/object/gallery/';

/** Names of all files of a design. */
const FILES = ['picture.png', 'stitches.json.gz'];

/** What the server acknowledged, and what nobody knows because the answer never came. */
export class Worked implements Expected {
  readonly saved: string[] = [];
  readonly deleted: string[] = [];
  readonly shared = new Map<string, boolean>();
  /** Ids in work since they were last looked at. */
  readonly fresh = new Set<string>();
  /** Answers with yes. */
  acknowledged = 0;

  keep(id: string): void {
    this.saved.push(id);
    this.acknowledged++;
  }

  drop(id: string): void {
    this.saved.splice(this.saved.indexOf(id), 1);
  }
}

type Work = (client: Client, worked: Worked, id: string) => Promise<void>;

/** Saves as a page does: files, then the row. */
const save: Work = async (client, worked, id) => {
  const folder = `${client.id}/${id}`;
  const types = ['image/png', 'application/gzip'];
  const files = await Promise.all(
    FILES.map((file, k) => upload(client, `${folder}/${file}`, types[k], bytesOf(id, file))),
  );
  if (files.some(({ status }) => status !== 200)) return;
  const row = { ...designRow(client.id, id), stitches: `${GALLERY}${folder}/stitches.json.gz` };
  const { status } = await client.ask('/rest/v1/gallery_images', { body: row });
  if (status === 201) worked.keep(id);
};

/** Shares as a page does: the copies, then the row. */
const share: Work = async (client, worked, id) => {
  worked.shared.delete(id);
  for (const file of FILES) await copyOut(client, `${client.id}/${id}/${file}`);
  const body = { id, name: 'Red tulip', with_original: false, with_files: true };
  const { status } = await client.ask('/rest/v1/rpc/share_design', { body });
  if (status >= 300) return;
  worked.shared.set(id, true);
  worked.acknowledged++;
};

const remove = (client: Client, bucket: string, id: string) =>
  client.ask(`/storage/v1/object/${bucket}`, {
    method: 'DELETE',
    body: { prefixes: FILES.map((file) => `${client.id}/${id}/${file}`) },
  });

/** Takes back as a page does: the row, then the copies. */
const takeBack: Work = async (client, worked, id) => {
  worked.shared.delete(id);
  const { status } = await client.ask('/rest/v1/rpc/unshare_design', { body: { id } });
  if (status >= 300) return;
  worked.shared.set(id, false);
  worked.acknowledged++;
  await remove(client, 'shared', id);
};

/** Deletes as a page does: the row, then the files. */
const destroy: Work = async (client, worked, id) => {
  // Until the answer comes nobody knows whether it is there.
  worked.drop(id);
  worked.shared.delete(id);
  const { status } = await client.ask(`/rest/v1/gallery_images?id=eq.${id}`, { method: 'DELETE' });
  if (status !== 204) return;
  worked.deleted.push(id);
  worked.acknowledged++;
  for (const bucket of ['shared', 'gallery']) await remove(client, bucket, id);
};

/** Begins a few things at once, on designs of their own; a server that goes away ends them. */
export function workAway(client: Client, worked: Worked, random: () => number): Promise<unknown> {
  const free = worked.saved.slice(-20);
  const take = () => free.splice(Math.floor(random() * free.length), 1)[0];
  const works: [Work, string | undefined][] = [
    [save, crypto.randomUUID()],
    [save, crypto.randomUUID()],
    ...[0, 1].map((): [Work, string | undefined] => {
      const id = take();
      return [id && worked.shared.get(id) ? takeBack : share, id];
    }),
    [destroy, free.length > 6 ? take() : undefined],
  ];
  return Promise.all(
    works.map(async ([work, id]) => {
      if (!id) return;
      worked.fresh.add(id);
      await work(client, worked, id).catch(() => undefined);
    }),
  );
}
