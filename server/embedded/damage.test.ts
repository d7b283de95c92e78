import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { listen, type Listening } from '../listen.ts';
import { runRepair } from '../repair.ts';
import { Backend } from './backend.ts';
import { type Client, PNG, save, signUp } from './testing/server.ts';
import { openHere } from './testing/thread-here.ts';

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
  backend = new Backend({ folder, siteUrl: () => listening.url, log, open: openHere });
  const app = createApp({ dist: folder, log, backend });
  listening = await listen(app, { port: 0, host: '127.0.0.1' });
  await backend.start();
}
async function stop(): Promise<void> {
  await Promise.all([listening.close(), backend.close()]);
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
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

const picture = (id: string) => ada.ask(`/storage/v1/object/gallery/${ada.id}/${id}/picture.png`);

it('opens, and names the file that is none of its own', () => {
  expect(lines.join('\n')).toMatch(/%zz\.png is no file of Ilmek: it is left alone/);
  expect(backend.notices.join('\n')).toContain('%zz.png');
});

it('gives the whole file, and says of the damaged one that it is', async () => {
  expect((await picture(whole)).status).toBe(200);
  const { status, body } = await picture(short);
  expect(status).toBe(500);
  expect(body).toMatchObject({ code: 'damaged' });
  expect(JSON.stringify(body)).not.toContain(folder);
  expect(lines.join('\n')).toContain(
    `the file gallery/${ada.id}/${short}/picture.png is not what was stored. npm start -- --repair`,
  );
});

it('makes a card again that is damaged or gone, and gives the picture', async () => {
  const card = path.join(folder, 'files', 'gallery', ada.id, cut, 'picture.png.card~');
  const says = `The card of gallery/${ada.id}/${cut}/picture.png, a small file beside it, was damaged`;
  expect((await picture(cut)).status).toBe(200);
  expect(lines.join('\n')).toContain(says);
  expect(JSON.parse(await readFile(card, 'utf8'))).toMatchObject({
    mimetype: 'image/png',
    size: PNG.length,
  });
  await rm(card);
  const answer = await picture(cut);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('image/png');
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

it('exports what is whole, names what is not, and changes nothing', async () => {
  await stop();
  const torn = path.join('files', 'gallery', ada.id, cut, 'picture.png.card~');
  await writeFile(path.join(folder, torn), 'x');
  await writeFile(path.join(folder, 'mail.json'), '[{"to":3}]');
  const before = await readdir(path.join(folder, 'files'), { recursive: true });
  const printed: string[] = [];
  expect(await runRepair(folder, false, (line) => void printed.push(line))).toBe(false);
  const said = printed.join('\n');
  expect(await readdir(path.join(folder, 'files'), { recursive: true })).toEqual(before);
  await start();
  const file = (id: string) =>
    `the file gallery/${ada.id}/${id}/picture.png of “Red tulip” (ada@example.com)`;
  expect(said).toContain(`${file(short)} is not what was stored`);
  expect(said).toContain(`${file(cut)} is whole; only its card is not (picture.png.card~`);
  expect(said).toContain('mail.json of the data holds no mails');
  expect(said).toMatch(/%zz\.png is no file of Ilmek[^]*Nothing was changed/);
  const to = /exported to (.*):/.exec(said)![1];
  const rows = await readFile(path.join(to, 'tables', 'public.gallery_images.jsonl'), 'utf8');
  expect(rows.trim().split('\n')).toHaveLength(3);
  const files = path.join(to, 'files', 'gallery', ada.id);
  expect((await readdir(files)).sort()).toEqual([whole, cut].sort());
  expect(new Uint8Array(await readFile(path.join(files, whole, 'picture.png')))).toEqual(PNG);
});

it('says one thing of data that is not whole although nothing of it is half', async () => {
  await stop();
  const printed: string[] = [];
  expect(await runRepair(folder, true, (line) => void printed.push(line))).toBe(false);
  await start();
  const said = printed.join('\n');
  expect(said).toContain('Not whole:');
  expect(said).not.toContain('Nothing was changed');
  expect(said).toContain('Nothing of it is half there: nothing was set aside.');
});
