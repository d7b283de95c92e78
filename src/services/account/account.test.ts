import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProject, type TestProject } from '../../../server/embedded/testing/project.ts';
import {
  Client,
  designRow,
  mailedToken,
  PASSWORD,
  PNG,
  save,
  upload,
} from '../../../server/embedded/testing/server.ts';
import { keepLocal, readLocal } from '../../lib/gallery/local.ts';
import { readZip } from '../../lib/zip/testing/read-zip.ts';
import {
  AccountFull,
  deleteAccount,
  explainRefusal,
  DeletionRefused,
  fetchUsage,
  proveByPassword,
  sendProofLink,
} from './account.ts';
import { confirmLink, signIn, signUp } from './auth.ts';
import { fetchImage } from '../gallery/design.ts';
import { importLocal } from '../gallery/import.ts';
import { allFiles } from '../gallery/own-files.ts';
import { keepGalleryPiece } from '../gallery/remix.ts';
import { shareDesign } from '../gallery/sharing.ts';
import { connect, type Supabase } from '../supabase.ts';
import { takeAlong, type TakeAlongOptions } from '../take-along.ts';
import { memoryStorage } from '../../../tests/helpers/storage.ts';
import { keepWorkingFile } from './working-files.ts';

/* Taking an account along and deleting it, as the page does, against the server behind `npm start`. */

let project: TestProject;
let member: Supabase;
/** The same person by plain requests. */
let client: Client;
let email = '';
let people = 0;
const open: Supabase[] = [];

function browser(): Supabase {
  const config = { url: project.url, anonKey: 'sb_publishable_local' };
  const supabase = connect(config, { sessions: memoryStorage() });
  open.push(supabase);
  return supabase;
}

beforeAll(async () => {
  // What of a page the services know.
  globalThis.location ??= { origin: 'http://localhost' } as Location;
  project = await startTestProject();
});
afterAll(async () => {
  for (const { auth } of open) await auth.stopAutoRefresh();
  await project?.close();
});
beforeEach(async () => {
  email = `member${++people}@example.com`;
  member = browser();
  await signUp({ email, password: PASSWORD, fullName: 'Ada Usta' }, member);
  await confirmLink(await mailedToken(project, email), 'signup', member);
  const { session } = (await member.auth.getSession()).data;
  client = Object.assign(new Client(project), {
    id: session!.user.id,
    token: session!.access_token,
  });
});

const age = () =>
  project.database.query("update auth.sessions set created_at = now() - interval '11 minutes'");

const STITCHES = '{"format":"a design"}';

/** Saves a design with stitches that can be unpacked. */
async function saveWhole(name: string): Promise<string> {
  const row = { ...designRow(client.id), name };
  const folder = `${client.id}/${row.id}`;
  await upload(client, `${folder}/picture.png`);
  await upload(client, `${folder}/original.png`);
  await upload(
    client,
    `${folder}/stitches.json.gz`,
    'application/gzip',
    new Uint8Array(gzipSync(STITCHES)),
  );
  const address = `/storage/v1/object/gallery/${folder}`;
  const { status } = await client.ask('/rest/v1/gallery_images', {
    body: {
      ...row,
      original_image: `${address}/original.png`,
      stitches: `${address}/stitches.json.gz`,
    },
  });
  expect(status).toBe(201);
  return row.id;
}

describe('a refused upload', () => {
  it('is explained by a full account, and by nothing else', async () => {
    const refused = new Error('new row violates row-level security policy');
    const id = await saveWhole('Large');
    const more = { designs: 1, bytes: 1000 };
    expect(await explainRefusal(refused, more, member)).toBe(refused);
    await project.database.query(
      `update storage.objects set metadata = metadata || '{"size": 499999500}' where name = $1`,
      [`${client.id}/${id}/picture.png`],
    );
    expect(await explainRefusal(refused, more, member)).toBeInstanceOf(AccountFull);
    expect(await explainRefusal(refused, more, browser())).toBe(refused);
  });
});

describe('a full account', () => {
  const fill = (id: string, bytes: number) =>
    project.database.query(
      `update storage.objects set metadata = metadata || jsonb_build_object('size', $2::bigint)
       where name = $1`,
      [`${client.id}/${id}/picture.png`, bytes],
    );

  it('says why a piece is not shared, and keeps it private with no copy', async () => {
    const id = await saveWhole('Small');
    const large = await saveWhole('Large');
    await fill(large, 0);
    const { bytes, mostBytes } = await fetchUsage(member);
    // Room for one copy, not for all three.
    await fill(large, mostBytes - bytes - 100);
    const choice = { name: 'Small', original: true, files: true };
    await expect(shareDesign(id, choice, member)).rejects.toBeInstanceOf(AccountFull);
    expect((await allFiles(member)).filter(({ bucket }) => bucket === 'shared')).toEqual([]);
    expect(await fetchImage(id, member)).toMatchObject({ visibility: 'private' });
    // What is refused for another reason is not said to be for want of room.
    await expect(shareDesign(crypto.randomUUID(), choice, member)).rejects.not.toBeInstanceOf(
      AccountFull,
    );
  });

  it('says why a kept piece does not come along, and leaves it in the browser', async () => {
    const key = `${client.id}/${crypto.randomUUID()}/picture.png`;
    await upload(client, key);
    await project.database.query(
      `update storage.objects set metadata = metadata || '{"size": 500000000}' where name = $1`,
      [key],
    );
    const store = memoryStorage();
    const url = `data:image/png;base64,${Buffer.from(PNG).toString('base64')}`;
    const entry = { id: 'a', name: 'Kept', url, prompt: '', type: 'font' as const, settings: {} };
    keepLocal(store, { ...entry, createdAt: '2026-01-01' });
    expect(await importLocal(store, member)).toEqual({ saved: new Map(), full: true });
    expect(readLocal(store).map(({ id }) => id)).toEqual(['a']);
  });

  it('leaves a kept piece in the browser where its shapes have no room', async () => {
    const allow = (bytes: number) =>
      project.database.query(
        `create or replace function public.working_files_quota() returns table (files bigint, bytes bigint)
          language sql immutable parallel safe set search_path = ''
          as 'select 500::bigint, ${bytes}::bigint'`,
      );
    const store = memoryStorage();
    const url = `data:image/png;base64,${Buffer.from(PNG).toString('base64')}`;
    const piece = gzipSync('<svg/>').toString('base64');
    const entry = { id: 'a', name: 'Kept', url, prompt: '', type: 'font' as const, settings: {} };
    keepLocal(store, { ...entry, piece, createdAt: '2026-01-01' });
    await allow(1);
    const { saved } = await importLocal(store, member);
    await allow(60_000_000);
    expect(saved.size).toBe(0);
    expect(readLocal(store).map(({ id }) => id)).toEqual(['a']);
    expect((await member.rest.from('gallery_images').select('id')).data).toEqual([]);
  });
});

describe('takeAlong', () => {
  const MADE = new Date('2026-11-22T12:00:00Z');
  async function take(more: Partial<TakeAlongOptions> = {}) {
    const parts: Uint8Array[] = [];
    const told: [number, number][] = [];
    const result = await takeAlong(
      {
        sink: (bytes) => void parts.push(bytes),
        made: MADE,
        toMachineFile: (stitches) => Promise.resolve(stitches.slice(0, 3)),
        tell: (done, of) => told.push([done, of]),
        signal: new AbortController().signal,
        ...more,
      },
      member,
    );
    const files = readZip(new Uint8Array(Buffer.concat(parts)));
    const text = (name: string) =>
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(
        files.find((file) => file.name === name)?.bytes,
      );
    return { result, told, names: files.map(({ name }) => name), text };
  }

  it('brings the account, the lists, and every file of every design', async () => {
    const first = await saveWhole('Kırmızı lâle');
    await saveWhole('Gül');
    const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await keepGalleryPiece(first, bytes, member);
    const [createdAt, changedAt] = [MADE.toISOString(), MADE.toISOString()];
    const about = { title: 'Karanfil', widthMm: 60, heightMm: 40, stitches: 900, colors: 2 };
    await keepWorkingFile(
      { id: crypto.randomUUID(), ...about, createdAt, changedAt, bytes },
      0,
      member,
    );
    const { result, told, names, text } = await take();
    expect(names).toEqual([
      'account.json',
      'designs.json',
      'designs.csv',
      ...['0001 Kırmızı lâle', '0002 Gül'].flatMap((folder, i) =>
        ['original.png', 'picture.png', 'stitches.json', 'stitches.dst']
          .concat(i === 0 ? ['piece.svg'] : [])
          .map((file) => `designs/${folder}/${file}`),
      ),
      'pieces/0001 Karanfil.svg',
      'README.txt',
    ]);
    expect(result).toEqual({ designs: 2, files: 10, missing: [] });
    expect(text('pieces/0001 Karanfil.svg')).toBe(new TextDecoder().decode(bytes));
    expect(told).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    expect(JSON.parse(text('account.json'))).toMatchObject({
      id: client.id,
      email,
      user_metadata: { full_name: 'Ada Usta' },
    });
    expect(JSON.parse(text('designs.json'))).toMatchObject([
      { folder: '0001 Kırmızı lâle', settings: { style: 'satin' }, visibility: 'private' },
      { name: 'Gül', prompt: 'A red tulip with two leaves' },
    ]);
    expect(text('designs.csv')).toContain('0002 Gül,Gül,embroidery,');
    expect(text('designs/0002 Gül/stitches.json')).toBe(STITCHES);
  });

  it('brings the oldest first, also what was saved at a whole second', async () => {
    for (const [name, time] of [
      ['Later', '2026-11-27 01:20:47.05+00'],
      ['First', '2026-11-27 01:20:47+00'],
      ['Last', '2026-11-27 01:20:47.5+00'],
    ]) {
      const update = 'update public.gallery_images set created_at = $2 where id = $1';
      await project.database.query(update, [await saveWhole(name), time]);
    }
    const { names } = await take();
    expect(names.filter((name) => name.endsWith('/picture.png'))).toEqual(
      ['0001 First', '0002 Later', '0003 Last'].map((folder) => `designs/${folder}/picture.png`),
    );
  });

  it('goes on past a file that cannot be had, and names it', async () => {
    const broken = await saveWhole('Broken');
    await saveWhole('Whole');
    await project.database.query('delete from storage.objects where name like $1', [
      `%${broken}/picture.png`,
    ]);
    const refuse = () => Promise.reject(new Error('no such stitch'));
    const { result, text, names } = await take({ toMachineFile: refuse });
    expect(result.missing.map(({ path }) => path)).toContain('designs/0002 Whole/stitches.dst');
    expect(names).toContain('designs/0002 Whole/picture.png');
    expect(text('README.txt')).toContain('designs/0001 Broken/stitches.dst: no such stitch');
    expect(text('README.txt')).toContain(`${result.missing.length} of the files`);
  });

  it('stops when it is told to', async () => {
    await saveWhole('One');
    const stop = new AbortController();
    const taking = take({ signal: stop.signal, tell: () => stop.abort() });
    await expect(taking).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('brings nothing of anybody else, and nothing to a visitor', async () => {
    const { names } = await take();
    expect(names).toEqual(['account.json', 'designs.json', 'designs.csv', 'README.txt']);
    member = browser();
    await expect(take()).rejects.toMatchObject({ name: 'AuthenticationRequired' });
  });
});

describe('deleteAccount', () => {
  const left = async () => {
    const { rows } = await project.database.query<{
      users: number;
      files: number;
      designs: number;
    }>(
      `select (select count(*)::int from auth.users where id = $1) as users,
        (select count(*)::int from storage.objects where name like $1::text || '/%') as files,
        (select count(*)::int from public.gallery_images where user_id = $1) as designs`,
      [client.id],
    );
    return rows[0];
  };

  it('leaves nothing, and the password no longer opens anything', async () => {
    await saveWhole('One');
    await save(client);
    const told: number[] = [];
    await deleteAccount((files) => told.push(files), member);
    expect(told.at(-1)).toBe(4);
    expect(await left()).toEqual({ users: 0, files: 0, designs: 0 });
    await expect(signIn(email, PASSWORD, browser())).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('touches nothing with an old session, until the password has proved who asks', async () => {
    await save(client);
    await age();
    await expect(deleteAccount(undefined, member)).rejects.toBeInstanceOf(DeletionRefused);
    expect(await left()).toEqual({ users: 1, files: 1, designs: 1 });
    await expect(proveByPassword('wrong', member)).rejects.toThrow(
      'This is not the password of your account.',
    );
    await proveByPassword(PASSWORD, member);
    expect((await fetchUsage(member)).fresh).toBe(true);
    await deleteAccount(undefined, member);
    expect(await left()).toEqual({ users: 0, files: 0, designs: 0 });
  });

  it('or the link of a mail has', async () => {
    await age();
    await sendProofLink(member);
    await confirmLink(await mailedToken(project, email), 'magiclink', member);
    await deleteAccount(undefined, member);
    expect(await left()).toMatchObject({ users: 0 });
  });

  it('is finished by the next call, wherever the first was cut off', async () => {
    const ids = [await saveWhole('One'), await save(client), await save(client)];
    await client.ask(`/rest/v1/gallery_images?id=in.(${ids.join()})`, { method: 'DELETE' });
    await client.ask('/storage/v1/object/gallery', {
      method: 'DELETE',
      body: { prefixes: [`${client.id}/${ids[0]}/picture.png`] },
    });
    expect(await left()).toEqual({ users: 1, files: 4, designs: 0 });
    await deleteAccount(undefined, member);
    expect(await left()).toEqual({ users: 0, files: 0, designs: 0 });
  });
});
