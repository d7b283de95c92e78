import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { MARK } from '../files-home.ts';
import { type Client, type TestServer, GZIP, PNG } from './server.ts';

/* Looks for what is lost or half there, by everything that a member and a visitor may ask. */

/** What the server had said of a design when it was killed. */
export interface Expected {
  /** It answered a save with yes, and was not asked since to delete it, or refused to. */
  saved: string[];
  /** It answered a deletion with yes. */
  deleted: string[];
  /** It answered with yes that it is shared, or private again; nothing was asked since. */
  shared: Map<string, boolean>;
}

export interface Findings {
  /** What was acknowledged and is not so. */
  lost: string[];
  /** Rows without a file, files or entries without a row, copies of what is private. */
  half: string[];
}

interface Row {
  id: string;
  visibility: 'private' | 'shared';
  url: string;
  stitches: string | null;
}

/** A file that is of its kind, and says which design it belongs to. @param name ends in its kind */
export const bytesOf = (id: string, name: string) =>
  Uint8Array.of(
    ...(name.endsWith('.png') ? PNG : GZIP),
    ...new TextEncoder().encode(`file of ${id}`.padEnd(40_000, '.')),
  );

async function allRows(client: Client): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const after = rows.at(-1)?.id ?? '00000000-0000-0000-0000-000000000000';
    const { status, body } = await client.ask(
      `/rest/v1/gallery_images?select=id,visibility,url,stitches&id=gt.${after}&order=id&limit=200`,
    );
    if (status !== 200) throw new Error(`no rows: ${status} ${JSON.stringify(body)}`);
    const more = body as Row[];
    if (more.length === 0) return rows;
    rows.push(...more);
  }
}

/** The files that a row wants: its own, and the copies of what it shows. */
const wanted = ({ url, stitches }: Row, owner: string, id: string): string[] => {
  const kept = ['picture.png', 'stitches.json.gz'].map(
    (file) => `/storage/v1/object/gallery/${owner}/${id}/${file}`,
  );
  const shown = [url, stitches].filter((address) => address?.includes('/public/'));
  return [...kept, ...(shown as string[])];
};

/** Looks at everything. @param fresh ids that were in work since the last look: their bytes are read */
export async function inspect(
  { folder }: Pick<TestServer, 'folder'>,
  client: Client,
  { saved, deleted, shared }: Expected,
  fresh: ReadonlySet<string>,
): Promise<Findings> {
  const rows = await allRows(client);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const lost = [
    ...saved.filter((id) => !byId.has(id)).map((id) => `saved ${id} is gone`),
    ...deleted.filter((id) => byId.has(id)).map((id) => `deleted ${id} is there`),
    ...[...shared]
      .filter(([id, is]) => byId.has(id) && (byId.get(id)?.visibility === 'shared') !== is)
      .map(([id, is]) => `${id} is ${is ? 'not shared' : 'shared'}`),
  ];
  const half: string[] = [];
  for (const row of rows.filter(({ id }) => fresh.has(id))) {
    for (const address of wanted(row, client.id, row.id)) {
      const { status, body } = await client.ask(address);
      const whole = status === 200 && body === new TextDecoder().decode(bytesOf(row.id, address));
      if (!whole) half.push(`row ${row.id}: ${address} is ${status}`);
    }
  }
  half.push(...(await looseFiles(folder, byId)), ...(await looseEntries(client, byId)));
  return { lost, half };
}

/** Whether a bucket may hold files of a design. */
const belongs = (rows: ReadonlyMap<string, Row>, bucket: string, id: string): boolean => {
  const row = rows.get(id);
  return row !== undefined && (bucket === 'gallery' || row.visibility === 'shared');
};

async function looseFiles(folder: string, rows: ReadonlyMap<string, Row>): Promise<string[]> {
  const base = path.join(folder, 'files');
  const found = await readdir(base, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(base, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== MARK)
    .filter((name) => !belongs(rows, name.split(path.sep)[0], name.split(path.sep)[2]))
    .map((name) => `file ${name}`);
}

async function looseEntries(client: Client, rows: ReadonlyMap<string, Row>): Promise<string[]> {
  const { body } = await client.ask('/rest/v1/rpc/my_files', { body: {} });
  return (body as { bucket: string; name: string }[])
    .filter(({ bucket, name }) => !belongs(rows, bucket, name.split('/')[1]))
    .map(({ bucket, name }) => `entry ${bucket}/${name}`);
}
