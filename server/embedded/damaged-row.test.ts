import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Backend } from './backend.ts';
import { LOCAL_ANON_KEY } from './keys.ts';
import { ObjectFiles } from './object-files.ts';
import { openEmbedded } from './open.ts';
import { repair } from './repair.ts';
import { damageLength, damagePage, damagePointer } from './testing/damage-row.ts';

/* A row whose bytes a disk has changed: it alone is lost, and nobody is told that there is nothing. */

const OWNER = '11111111-1111-4111-8111-111111111111';
const DESIGNS = 40;
const ids = Array.from({ length: DESIGNS }, () => crypto.randomUUID());
const DAMAGED = ids[17];
/** Rows of other pages. */
const [TOO_LONG, ELSEWHERE] = [ids[0], ids[DESIGNS - 1]];
const OTHER = ids[1];
const keyOf = (id: string) => `${OWNER}/${id}/picture.png`;

let folder: string;
/** The heap file of the designs, from the database's folder on. */
let heap: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ilmek-row-'));
  const data = path.join(folder, 'whole');
  const { database, close } = await openEmbedded({ folder: data, siteUrl: 'http://localhost' });
  const objects = new ObjectFiles(path.join(data, 'files'), 1000);
  await database.query("insert into auth.users (id, email) values ($1, 'a@example.com')", [OWNER]);
  for (const id of ids) {
    await objects.uploadObject('gallery', keyOf(id), undefined, Uint8Array.of(1), 'image/png', '');
    await database.query("insert into storage.objects (bucket_id, name) values ('gallery', $1)", [
      keyOf(id),
    ]);
    await database.query(
      `insert into public.gallery_images (id, user_id, name, url, prompt, type)
       values ($1, $2, 'A tulip', $3, $4, 'logo')`,
      [id, OWNER, `/storage/v1/object/gallery/${keyOf(id)}`, 'red '.repeat(100)],
    );
  }
  const { rows } = await database.query<{ file: string }>(
    "select pg_relation_filepath('public.gallery_images') as file",
  );
  heap = rows[0].file;
  await close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Copies the data and damages a row of the copy. */
async function damagedCopy(damage: typeof damagePage): Promise<string> {
  const data = path.join(folder, crypto.randomUUID());
  await cp(path.join(folder, 'whole'), data, { recursive: true });
  await damage(path.join(data, 'database', heap), DAMAGED, OWNER);
  return data;
}

async function answersOf(data: string) {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const backend = new Backend({ folder: data, siteUrl: () => 'http://localhost', log });
  const key = await backend.serviceKey();
  const ask = async (where: string, apikey: string = key) => {
    const headers = { apikey, Authorization: `Bearer ${apikey}` };
    const response = await backend.fetch(
      new Request(`http://localhost/rest/v1/${where}`, { headers }),
    );
    return { status: response.status, body: await response.text() };
  };
  return { backend, lines, ask };
}

const BROKEN = `gallery_images?select=id,name&id=eq.${DAMAGED}`;

it.each([
  [damagePage, [BROKEN, 'gallery_images?select=*', BROKEN]],
  // Whoever asks for it breaks the database, once.
  [damagePointer, [BROKEN, BROKEN]],
])('serves everything but the damaged row: %o', async (damage, asked) => {
  const { backend, lines, ask } = await answersOf(await damagedCopy(damage));
  try {
    const other = `gallery_images?select=id,name&id=eq.${OTHER}`;
    expect((await ask(other)).body).toContain(OTHER);
    expect(backend.notices.join('\n')).toContain('npm start -- --repair');
    for (const where of asked) {
      const { status, body } = await ask(where);
      expect({ where, status, body: body.slice(0, 300) }).toMatchObject({ where, status: 500 });
      expect(body).toMatch(/damaged and cannot be read/);
      expect(body).not.toContain(folder);
      expect((await ask(other)).body).toContain(OTHER);
    }
    expect((await ask('gallery_counts?select=type', LOCAL_ANON_KEY)).status).toBe(200);
    expect(lines.join('\n')).not.toContain('does not open');
  } finally {
    await backend.close();
  }
});

it('exports every whole row beside those that are damaged, each in its own way', async () => {
  const data = await damagedCopy(damagePage);
  const file = path.join(data, 'database', heap);
  await damageLength(file, TOO_LONG, OWNER);
  await damagePointer(file, ELSEWHERE, OWNER);
  const { folder: to, damaged } = await repair(data);
  const said = damaged.join('\n');
  expect(said.match(/gallery_images: page \d+ cannot be read \(invalid page/g)).toHaveLength(1);
  expect(said.match(/gallery_images: the row at \(\d+,\d+\) cannot be read/g)).toHaveLength(2);
  expect(said).not.toContain('belongs to no piece');
  const text = await readFile(path.join(to, 'tables', 'public.gallery_images.jsonl'), 'utf8');
  const exported = text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { id: string }).id);
  // A page has several rows, which are lost with its head: all but them and the two are there.
  expect(exported.length).toBeGreaterThan(DESIGNS - 25);
  expect(exported).toContain(OTHER);
  for (const id of [DAMAGED, TOO_LONG, ELSEWHERE]) expect(exported).not.toContain(id);
  const objects = await readFile(path.join(to, 'tables', 'storage.objects.jsonl'), 'utf8');
  expect(objects.trim().split('\n')).toHaveLength(DESIGNS);
});

it('replaces the database that a row broke, and does not ask the same of the next one', async () => {
  const { backend, lines, ask } = await answersOf(await damagedCopy(damageLength));
  try {
    for (let time = 0; time < 2; time++) {
      expect((await ask('gallery_images?select=*')).status).toBe(500);
      expect((await ask(`gallery_images?select=id&id=eq.${OTHER}`)).body).toContain(OTHER);
    }
    expect(lines.filter((line) => line.includes('started again'))).toHaveLength(1);
  } finally {
    await backend.close();
  }
});
