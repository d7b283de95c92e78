import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProject, type TestProject } from './testing/project.ts';
import { Client, PNG, save, share, signUp } from './testing/server.ts';

/* A data folder from before anybody looked at what is uploaded. */

let folder: string;
let project: TestProject;
let member: Client;
const lines: string[] = [];

async function start(): Promise<void> {
  const opened = await startTestProject(undefined, { folder, onTrouble: (l) => lines.push(l) });
  project = { ...opened, folder };
  if (member) member.server = project;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ilmek-old-'));
  await start();
  member = await signUp(project, 'member@example.com');
});
afterAll(async () => {
  await project?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Lays other bytes in the place of a file, and forgets that it was looked at. */
async function replace(id: string, file: string, bytes: Uint8Array): Promise<void> {
  const place = path.join(folder, 'files/gallery', member.id, id, file);
  await writeFile(place, bytes);
  const { database } = project;
  await database.query(
    "update storage.objects set metadata = metadata - array['width', 'height', 'looked'] where name = $1",
    [`${member.id}/${id}/${file}`],
  );
}

const sized = (width: number, height: number) => {
  const bytes = Uint8Array.from(PNG);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};

interface Row {
  width: number | null;
  height: number | null;
  hidden_at: string | null;
}

async function rowOf(id: string): Promise<Row> {
  const { rows } = await project.database.query<Row>(
    'select width, height, hidden_at from public.gallery_images where id = $1',
    [id],
  );
  return rows[0];
}

it('looks at what was stored before, once, at the next start', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 6; i++) ids.push(await save(member, undefined, true));
  const [honest, liar, bomb, original, other, nothing] = ids;
  for (const id of [bomb, original]) await share(member, id, { with_original: true });
  await replace(honest, 'picture.png', PNG);
  await replace(liar, 'picture.png', sized(400, 300));
  await replace(bomb, 'picture.png', sized(20_000, 20_000));
  await replace(original, 'original.png', sized(9000, 10));
  const avif = await sharp(Buffer.from(PNG)).avif().toBuffer();
  await replace(other, 'picture.png', avif);
  await replace(nothing, 'picture.png', Uint8Array.of(1, 2, 3));
  await project.close();
  await start();

  const seen = { width: 1, height: 1, hidden_at: null };
  expect(await rowOf(honest)).toEqual(seen);
  expect(await rowOf(liar)).toEqual({ ...seen, width: 400, height: 300 });
  expect(await rowOf(nothing)).toEqual(seen);
  for (const id of [bomb, original, other]) {
    expect((await rowOf(id)).hidden_at).not.toBeNull();
  }
  expect(lines).toEqual(['Their makers alone see 3 designs: a picture of each may not be shown.']);
  const page = await new Client(project).ask('/rest/v1/rpc/gallery_page', { body: {} });
  expect(page.body).toEqual([]);
  const { body: told } = await member.ask(
    `/rest/v1/gallery_images?id=eq.${bomb}&select=hidden_reason`,
  );
  expect(JSON.stringify(told)).toContain('too large');
  const { rows } = await project.database.query(
    `select from storage.objects where bucket_id = 'gallery' and name like '%.png'
       and not metadata ?| array['width', 'looked']`,
  );
  expect(rows).toEqual([]);
});
