import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cleaned } from './cleaned.ts';
import { cleanUp, mostOf, refusalOf, tryCleanUp } from './cleanup.ts';
import type { Findings } from './cleanup-plan.ts';
import { ObjectFiles } from './object-files.ts';
import { openEmbedded, type Embedded } from './open.ts';

/* Data that lost a part of itself: its clean-up must not take away the rest. */

const OWNER = '11111111-1111-4111-8111-111111111111';
const DESIGNS = 40;

let folder: string;
let embedded: Embedded;
let objects: ObjectFiles;
const gallery = () => path.join(folder, 'files', 'gallery');
const away = () => path.join(folder, 'away');
const ids = Array.from({ length: DESIGNS }, () => crypto.randomUUID());
const keyOf = (id: string) => `${OWNER}/${id}/picture.png`;

/** Of the first design. */
const STITCHES = `${OWNER}/${ids[0]}/stitches.json.gz`;

async function store(key: string): Promise<void> {
  await objects.uploadObject('gallery', key, undefined, Uint8Array.of(1), 'image/png', '');
  await embedded.database.query(
    "insert into storage.objects (bucket_id, name) values ('gallery', $1)",
    [key],
  );
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ilmek-refused-'));
  embedded = await openEmbedded({ folder, siteUrl: 'http://localhost' });
  objects = new ObjectFiles(path.join(folder, 'files'), 1000);
  const { database } = embedded;
  await database.query("insert into auth.users (id, email) values ($1, 'a@example.com')", [OWNER]);
  await store(STITCHES);
  for (const id of ids) {
    await store(keyOf(id));
    await database.query(
      `insert into public.gallery_images (id, user_id, name, url, type)
       values ($1, $2, 'x', $3, 'logo')`,
      [id, OWNER, `/storage/v1/object/gallery/${keyOf(id)}`],
    );
  }
});
afterAll(async () => {
  await embedded?.close();
  await rm(folder, { recursive: true, force: true });
});

async function counts() {
  const { rows } = await embedded.database.query<{ rows: number; entries: number }>(
    `select (select count(*) from public.gallery_images)::int as rows,
       (select count(*) from storage.objects)::int as entries`,
  );
  return rows[0];
}

const ALL = { rows: DESIGNS, entries: DESIGNS + 1 };
const clean = (): Promise<Cleaned> => tryCleanUp(embedded.database, objects, folder);

async function expectRefused(words: RegExp): Promise<void> {
  const cleaned = await clean();
  expect(cleaned.refused).toMatch(words);
  expect(cleaned).toMatchObject({ designs: 0, unshared: 0, entries: 0, files: 0 });
  expect(await counts()).toEqual(ALL);
  expect(existsSync(path.join(folder, 'quarantine'))).toBe(false);
}

it('touches nothing while the folder of the files is away, empty, or no folder', async () => {
  await rename(gallery(), away());
  await expectRefused(/files\/gallery .* is not there.*Is a disk not mounted/);
  await mkdir(gallery());
  await expectRefused(/not one of the 40 designs has its picture/);
  await rm(gallery(), { recursive: true });
  await writeFile(gallery(), '');
  await expectRefused(/cannot be read.*ENOTDIR/);
  await rm(gallery());
  await rename(away(), gallery());
  expect((await clean()).refused).toBeUndefined();
});

it('touches nothing where more pieces lack their files than a kill explains', async () => {
  await mkdir(path.join(away(), OWNER), { recursive: true });
  const some = ids.slice(0, mostOf(DESIGNS) + 1);
  const from = (id: string) => path.join(gallery(), OWNER, id);
  for (const id of some) await rename(from(id), path.join(away(), OWNER, id));
  await expectRefused(/6 of 40 designs lack files/);
  for (const id of some) await rename(path.join(away(), OWNER, id), from(id));
});

it('touches nothing where a handful is most of what there is', () => {
  // A club with five pieces: four were made before the files folder was away, one since.
  const found: Findings = {
    ...{ unshared: [], entries: [], files: [], lost: [], partial: [], foreign: [], missing: [] },
    ...{ designs: ids.slice(0, 4), rows: 5, pieces: 1 },
  };
  expect(refusalOf(found)).toMatch(/4 of 5 designs lack files, more than a killed server leaves/);
  // One that was cut is a kill's doing, however few there are.
  expect(refusalOf({ ...found, designs: ids.slice(0, 1), rows: 2 })).toBeUndefined();
});

it('leaves names alone that it never writes, and says so', async () => {
  for (const name of ['%zz.png', '%41.png']) await writeFile(path.join(gallery(), name), 'x');
  const cleaned = await clean();
  expect(cleaned.refused).toBeUndefined();
  expect(cleaned.foreign.sort()).toEqual([
    path.join('gallery', '%41.png'),
    path.join('gallery', '%zz.png'),
  ]);
  expect(await readdir(gallery())).toContain('%zz.png');
});

it('keeps the entry of a saved file that is away, so that it can come back', async () => {
  await rm(objects.fileOf('gallery', STITCHES));
  expect(await clean()).toMatchObject({ entries: 0, files: 0, lost: 1 });
  expect(await counts()).toEqual(ALL);
});

it('touches nothing where the rows are gone and the files are there, until it is allowed to', async () => {
  const { database } = embedded;
  await database.exec('delete from public.gallery_images');
  const cleaned = await clean();
  expect(cleaned.refused).toMatch(/files of 40 of 40 pieces are in no design's row/);
  expect(await counts()).toEqual({ rows: 0, entries: DESIGNS + 1 });
  expect(await readdir(path.join(gallery(), OWNER))).toHaveLength(DESIGNS);

  const tidied = await cleanUp(database, objects, folder, true);
  expect(tidied.entries).toBe(DESIGNS + 1);
  expect(tidied.refused).toBeUndefined();
  expect(await readdir(path.join(tidied.place!, 'files', 'gallery', OWNER))).toHaveLength(DESIGNS);
});
