import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanedLines, NOTHING_CLEANED } from './cleaned.ts';
import { cleanUp } from './cleanup.ts';
import { ObjectFiles } from './object-files.ts';
import { openEmbedded, type Embedded } from './open.ts';
import { forgetOld } from './quarantine.ts';

/* A data folder as a kill can leave it, each kind of half once. */

const OWNER = '11111111-1111-4111-8111-111111111111';
const WHOLE = '22222222-2222-4222-8222-222222222222';
const NO_FILE = '33333333-3333-4333-8333-333333333333';
const NO_ROW = '44444444-4444-4444-8444-444444444444';
const NO_ENTRY = '55555555-5555-4555-8555-555555555555';
const ONLY_CARD = '66666666-6666-4666-8666-666666666666';

/** What `rows.json` of a quarantine says. */
interface Kept {
  'public.gallery_images': { id: string }[];
  'storage.objects': { name: string }[];
}

let folder: string;
let embedded: Embedded;
let objects: ObjectFiles;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ilmek-cleanup-'));
  embedded = await openEmbedded({ folder, siteUrl: 'http://localhost' });
  objects = new ObjectFiles(path.join(folder, 'files'), 1000);
});
afterAll(async () => {
  await embedded?.close();
  await rm(folder, { recursive: true, force: true });
});

const keyOf = (id: string) => `${OWNER}/${id}/picture.png`;
const bytes = Uint8Array.of(1);
const NOTHING = NOTHING_CLEANED;

async function lay(id: string, parts: { file?: boolean; entry?: boolean; row?: boolean }) {
  const { database } = embedded;
  const key = keyOf(id);
  if (parts.file) await objects.uploadObject('gallery', key, undefined, bytes, 'image/png', '');
  if (parts.entry) {
    await database.query("insert into storage.objects (bucket_id, name) values ('gallery', $1)", [
      key,
    ]);
  }
  if (parts.row) {
    await database.query(
      `insert into public.gallery_images (id, user_id, name, url, type)
       values ($1, $2, 'x', $3, 'logo')`,
      [id, OWNER, `/storage/v1/object/gallery/${key}`],
    );
  }
}

it('keeps what is whole and removes what is half', async () => {
  const { database } = embedded;
  await database.query("insert into auth.users (id, email) values ($1, 'a@example.com')", [OWNER]);
  await lay(WHOLE, { file: true, entry: true, row: true });
  await lay(NO_FILE, { entry: true, row: true });
  await lay(NO_ROW, { file: true, entry: true });
  await lay(NO_ENTRY, { file: true });
  await lay(ONLY_CARD, { file: true });
  await rm(objects.fileOf('gallery', keyOf(ONLY_CARD)));
  await writeFile(path.join(folder, 'files', '.parts', 'begun'), 'x');

  const files = path.join(folder, 'files');
  const cleaned = await cleanUp(database, objects, folder);
  expect(cleaned).toMatchObject({ designs: 1, unshared: 0, entries: 2, files: 3, lost: 0 });

  const rows = await database.query<{ id: string }>('select id from public.gallery_images');
  expect(rows.rows).toEqual([{ id: WHOLE }]);
  const entries = await database.query<{ name: string }>('select name from storage.objects');
  expect(entries.rows).toEqual([{ name: keyOf(WHOLE) }]);
  const counts = await database.query("select designs from gallery_counts where type = 'logo'");
  expect(counts.rows).toEqual([{ designs: 0 }]);
  expect(await readdir(path.join(files, 'gallery', OWNER))).toEqual([WHOLE]);
  expect((await readdir(files)).sort()).toEqual(['.ilmek', 'gallery', 'shared']);
  expect(await cleanUp(database, objects, folder)).toEqual(NOTHING);

  // What is said of it is so; names stand with what was set aside, not in a log.
  const kept = cleaned.place!;
  expect(cleaned).toMatchObject({ pieces: ['“x” (a@example.com)'], hidden: [], loose: 3 });
  expect(cleanedLines(cleaned)).toEqual([
    '1 piece was set aside with all that is left of it: its picture is not in the folder files of the data. Was it away, or is it another one?',
    '3 files of no piece were set aside: of saves that never ended, or copies that nobody shows.',
    `What was set aside is kept for 30 days in ${kept}; about.txt there names it. npm start -- --bring-back puts back what is whole.`,
  ]);
  expect(await readFile(path.join(kept, 'about.txt'), 'utf8')).toMatch(
    /^Pieces whose picture was not in.*\n {2}“x” \(a@example\.com\)\n/,
  );

  // Nothing of it is gone for good.
  const names = await readdir(path.join(kept, 'files', 'gallery', OWNER));
  expect(names.sort()).toEqual([NO_ROW, NO_ENTRY, ONLY_CARD]);
  const said = JSON.parse(await readFile(path.join(kept, 'rows.json'), 'utf8')) as Kept;
  expect(said['public.gallery_images'].map(({ id }) => id)).toEqual([NO_FILE]);
  expect(said['storage.objects'].map(({ name }) => name).sort()).toEqual(
    [NO_FILE, NO_ROW].map(keyOf),
  );
  const month = 30 * 24 * 60 * 60 * 1000;
  await forgetOld(path.dirname(kept), Date.now() + month / 2);
  expect(await readdir(path.dirname(kept))).toHaveLength(1);
  await forgetOld(path.dirname(kept), Date.now() + month);
  expect(await readdir(path.dirname(kept))).toEqual([]);
});

describe('what is shared', () => {
  const SHOWN = '77777777-7777-4777-8777-777777777777';
  const TAKEN_BACK = '88888888-8888-4888-8888-888888888888';
  const NO_COPY = '99999999-9999-4999-8999-999999999999';
  const HIDDEN = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';

  async function layShared(id: string, { copy = true, shared = true, hidden = false }) {
    const { database } = embedded;
    await lay(id, { file: true, entry: true, row: true });
    const key = keyOf(id);
    if (copy) {
      await objects.uploadObject('shared', key, undefined, bytes, 'image/png', '');
      await database.query("insert into storage.objects (bucket_id, name) values ('shared', $1)", [
        key,
      ]);
    }
    if (shared) {
      await database.query(
        `update public.gallery_images set visibility = 'shared', shared_at = now(), url = $2,
           hidden_at = case when $3 then now() end where id = $1`,
        [id, `/storage/v1/object/public/shared/${key}`, hidden],
      );
    }
  }

  it('keeps its copies; no copy is left of what is not, and nothing is shared without', async () => {
    const { database } = embedded;
    await layShared(SHOWN, {});
    await layShared(TAKEN_BACK, { shared: false });
    await layShared(NO_COPY, { copy: false });
    await layShared(HIDDEN, { hidden: true });
    const files = path.join(folder, 'files');
    expect(await cleanUp(database, objects, folder)).toMatchObject({
      ...{ designs: 0, unshared: 1, entries: 2, files: 2 },
    });
    expect(await readdir(path.join(files, 'shared', OWNER))).toEqual([SHOWN]);
    const { rows } = await database.query(
      'select id from public.gallery_images where visibility = $1 order by id',
      ['shared'],
    );
    expect(rows).toEqual([{ id: SHOWN }, { id: HIDDEN }]);
    expect(await cleanUp(database, objects, folder)).toEqual(NOTHING);
  });
});
