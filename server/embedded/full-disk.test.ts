import fs from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, rmdir } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type Listening } from '../listen.ts';
import { readMails } from './mailbox.ts';
import { openEmbedded, type Embedded } from './open.ts';
import { IMAGES } from './testing/seen.ts';
import { Client, designRow, save, signUp, upload } from './testing/server.ts';
import { troubleOf } from './troubles.ts';

/*
 * The disk is full: what this process writes beyond the end of a file fails as the system's own
 * writing would. What is written within a file has its place already.
 */

const real = { write: fs.write, writev: fs.writev, writeSync: fs.writeSync };
const fullDisk = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), {
    ...{ code: 'ENOSPC', errno: -28, syscall: 'write' },
  });

/** As the database writes: bytes, where they begin, how many, and the place in the file. */
function writeWithin(fd: number, bytes: Uint8Array, from = 0, length = 0, at = 0): number {
  if (at + length > fs.fstatSync(fd).size) throw fullDisk();
  return real.writeSync(fd, bytes, from, length, at);
}

/** Lets nothing more be written, or anything again. */
function setFull(full: boolean): void {
  const fails = (...given: unknown[]) =>
    void process.nextTick(given.at(-1) as (error: Error) => void, fullDisk());
  Object.assign(fs, full ? { write: fails, writev: fails, writeSync: writeWithin } : real);
  syncBuiltinESMExports();
}

let folder: string;
let embedded: Embedded;
let listening: Listening;
let ada: Client;
let saved: string;
let broken = 0;
const lines: string[] = [];
const open = () =>
  openEmbedded({
    folder,
    siteUrl: 'http://localhost',
    onTrouble: (line) => void lines.push(line),
    onBroken: () => broken++,
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ilmek-full-'));
  embedded = await open();
  const app = new Hono().all('*', (context) => embedded.fetch(context.req.raw));
  listening = await listen(app, { port: 0, host: '127.0.0.1' });
  ada = await signUp({ url: listening.url, folder }, 'ada@example.com');
  saved = await save(ada);
});
afterAll(async () => {
  setFull(false);
  await listening.close();
  await embedded.close();
  await rm(folder, { recursive: true, force: true });
});

it('says that the disk is full, goes on answering, and loses nothing', async () => {
  setFull(true);
  const key = `${ada.id}/${crypto.randomUUID()}/picture.png`;
  const refused = await upload(ada, key);
  expect(refused.status).toBe(507);
  expect(refused.body).toMatchObject({ code: 'disk-full' });
  expect(JSON.stringify(refused.body)).toContain('disk is full');
  expect(JSON.stringify(refused.body)).not.toContain(folder);
  expect(lines.join('\n')).toMatch(/The disk is full \(ENOSPC.*Free some space/);
  expect((await ada.ask('/rest/v1/gallery_counts?select=type')).status).toBe(200);

  setFull(false);
  expect(await readdir(path.join(folder, 'files', '.parts'))).toEqual([]);
  expect((await upload(ada, key)).status).toBe(200);
});

it('says what hinders a mail, and signs up once it does not', async () => {
  const url = listening.url;
  const place = path.join(folder, 'mail.json.new');
  const body = { email: 'grace@example.com', password: 'needle-and-thread' };
  const grace = new Client({ url });
  await mkdir(place);
  const before = lines.length;
  const refused = await grace.ask('/auth/v1/signup', { body });
  await rmdir(place);
  expect(refused.status).toBe(500);
  expect(refused.body).toMatchObject({ code: 'no-access' });
  expect(JSON.stringify(refused.body)).not.toContain(folder);
  expect(lines.slice(before).join('\n')).toMatch(/cannot be read or written \(EISDIR/);
  expect((await grace.ask('/auth/v1/resend', { body: { type: 'signup', ...body } })).status).toBe(
    200,
  );
  expect((await readMails(folder))[0]).toMatchObject({ to: body.email });
});

it('gives the database up that a full disk broke, and finds all of it again', async () => {
  const { database } = embedded;
  const query = database.query.bind(database);
  database.query = (async (...given: Parameters<typeof query>) => {
    // PostgreSQL does so by itself after so and so many writes.
    await database.exec('checkpoint');
    return query(...given);
  }) as typeof query;
  setFull(true);
  const refused = await ada.ask(IMAGES, { body: designRow(ada.id) });
  setFull(false);
  expect(refused.status).toBe(507);
  expect(refused.body).toMatchObject({ code: 'disk-full' });
  expect(broken).toBe(1);

  await embedded.close().catch(() => undefined);
  embedded = await open();
  const { rows } = await embedded.database.query('select id from public.gallery_images');
  expect(rows).toEqual([{ id: saved }]);
  expect(embedded.cleaned.refused).toBeUndefined();
});

it('is told from the number that the database’s own file system has for it', () => {
  const error = Object.assign(new Error(''), { name: 'ErrnoError', errno: 51 });
  expect(troubleOf(error)?.code).toBe('disk-full');
  expect(troubleOf(Object.assign(error, { errno: 44 }))).toBeUndefined();
});
