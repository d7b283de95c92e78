import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { listen, type Listening } from '../listen.ts';
import { Backend } from './backend.ts';
import { openEmbedded } from './open.ts';
import { IMAGES } from './testing/seen.ts';
import { type Client, save, signUp } from './testing/server.ts';

/* Data that something damaged while the server was off: each kind says so, and the rest works. */

let folder: string;
let backend: Backend;
let listening: Listening;
let ada: Client;
const lines: string[] = [];
const log = (line: string) => void lines.push(line);
let whole: string;
let short: string;
let cut: string;

async function start(): Promise<void> {
  backend = new Backend({ folder, siteUrl: () => listening.url, log });
  const app = createApp({ dist: folder, log, backend });
  listening = await listen(app, { port: 0, host: '127.0.0.1' });
  await backend.start();
}
async function stop(): Promise<void> {
  await Promise.all([listening.close(), backend.close()]);
}

/** Where the bytes of a table lie. */
async function fileOf(table: string): Promise<string> {
  const embedded = await openEmbedded({ folder, siteUrl: '' });
  const { rows } = await embedded.database.query<{ file: string }>(
    'select pg_relation_filepath($1::regclass) as file',
    [table],
  );
  await embedded.database.exec('checkpoint');
  await embedded.close();
  return path.join(folder, 'database', rows[0].file);
}

/** Makes the name of a design say that it lies elsewhere (a pointer of 18 bytes), where nothing is. */
function ruinName(file: string, id: string): void {
  const bytes = readFileSync(file);
  // The name, of nine letters, stands before the address; a byte of length before each.
  const address = bytes.indexOf(`/storage/v1/object/gallery/${ada.id}/${id}`);
  expect(address).toBeGreaterThan(0);
  const name = address - 1 - 'Red tulip'.length - 1;
  bytes.fill(0x02, name, name + 18);
  bytes.set([0x01, 18], name);
  writeFileSync(file, bytes);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ilmek-damage-'));
  await start();
  ada = await signUp({ url: listening.url, folder }, 'ada@example.com');
  [whole, short, cut] = [await save(ada), await save(ada), await save(ada)];
  await stop();

  const files = path.join(folder, 'files', 'gallery', ada.id);
  await truncate(path.join(files, short, 'picture.png'), 10);
  await writeFile(path.join(files, cut, 'picture.png.card~'), '{"mimetype":');
  await mkdir(path.join(files, 'holiday'));
  await writeFile(path.join(files, 'holiday', '%zz.png'), 'x');
  await writeFile(path.join(folder, 'mail.json'), '[{"to":3}]');
  await start();
  ada.server = { url: listening.url };
}, 240_000);
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

const picture = (id: string) => ada.ask(`/storage/v1/object/gallery/${ada.id}/${id}/picture.png`);

it('opens, and names the file that is none of its own', () => {
  expect(lines.join('\n')).toMatch(/%zz\.png is no file of Ilmek: it is left alone/);
  expect(backend.notices.join('\n')).toContain('%zz.png');
});

it('gives the whole file, and says of the damaged ones that they are', async () => {
  expect((await picture(whole)).status).toBe(200);
  for (const id of [short, cut]) {
    const { status, body } = await picture(id);
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'damaged' });
    expect(JSON.stringify(body)).not.toContain(folder);
    expect(lines.join('\n')).toContain(
      `the file gallery/${ada.id}/${id}/picture.png is not what was stored. npm start -- --repair`,
    );
  }
});

it('shows what is wrong where mails are read, puts the damaged mails aside and mails on', async () => {
  const page = async () => (await fetch(`${listening.url}/_mail`)).text();
  expect(await page()).toMatch(
    /About your data[^]*%zz\.png[^]*mail\.json of the data holds no mails/,
  );
  await signUp({ url: listening.url, folder }, 'grace@example.com');
  expect(await page()).toContain('grace@example.com');
  expect((await readdir(folder)).join()).toContain('mail.json.damaged-');
});

it('goes on with one damaged row: what needs it is refused in words, the rest is given', async () => {
  const id = await save(ada);
  await stop();
  ruinName(await fileOf('public.gallery_images'), id);
  lines.length = 0;
  await start();
  ada.server = { url: listening.url };
  expect(lines.join('\n')).toMatch(/Nothing was cleaned up and nothing is changed: the database/);

  const all = await ada.ask(`${IMAGES}?select=*`);
  expect(all.status).toBe(500);
  expect(all.body).toMatchObject({ code: 'damaged' });
  expect(JSON.stringify(all.body)).toMatch(/damaged and cannot be read.*tell the owner/);
  expect(lines.join('\n')).toMatch(/Damaged data: .*--repair/);
  expect((await ada.ask('/rest/v1/gallery_counts')).status).toBe(200);
  expect((await picture(whole)).status).toBe(200);
}, 60_000);
