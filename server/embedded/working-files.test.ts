import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProject, type TestProject } from './testing/project.ts';
import { Client, signUp } from './testing/server.ts';

/* Working files: of their owner alone, never written over unseen, and within bounds. */

let project: TestProject;
let member: Client;
let other: Client;
let people = 0;

beforeAll(async () => {
  project = await startTestProject('site@example.com');
});
afterAll(() => project?.close());
beforeEach(async () => {
  people++;
  member = await signUp(project, `member${people}@example.com`);
  other = await signUp(project, `other${people}@example.com`);
});

const file = (svg: string) => gzipSync(svg).toString('base64');
const FILE = file('<svg xmlns="http://www.w3.org/2000/svg"/>');
const NOW = '2026-11-24T10:00:00.000Z';

const PIECE = {
  title: 'Lale',
  ...{ width_mm: 80, height_mm: 60, stitches: 1200, colors: 3 },
  ...{ created_at: NOW, changed_at: NOW, file: FILE },
};
const keep = (client: Client, piece: string, builds_on: number, change: object = {}) =>
  client.ask('/rest/v1/rpc/keep_working_file', { body: { piece, builds_on, ...PIECE, ...change } });
const remove = (client: Client, piece: string, builds_on: number) =>
  client.ask('/rest/v1/rpc/remove_working_file', { body: { piece, builds_on } });
const read = async (client: Client, piece: string) => {
  const { body } = await client.ask(
    `/rest/v1/working_files?id=eq.${piece}&select=title,version,removed_at`,
  );
  return body as Record<string, unknown>[];
};

const fileOf = async (client: Client, piece: string) =>
  (await client.ask('/rest/v1/rpc/working_file', { body: { piece } })).body;

describe('a working file', () => {
  it('is kept, changed, deleted and kept again, each on the version before', async () => {
    const id = crypto.randomUUID();
    expect(await keep(member, id, 0)).toMatchObject({ status: 200, body: 1 });
    expect(await keep(member, id, 1, { title: 'Gül' })).toMatchObject({ status: 200, body: 2 });
    expect(await read(member, id)).toEqual([{ title: 'Gül', version: 2, removed_at: null }]);
    expect(await fileOf(member, id)).toEqual([{ file: FILE, version: 2 }]);
    expect(await remove(member, id, 2)).toMatchObject({ status: 200, body: 3 });
    const [gone] = await read(member, id);
    expect(gone).toMatchObject({ version: 3 });
    expect(await fileOf(member, id)).toEqual([]);
    expect(gone.removed_at).not.toBeNull();
    expect(await keep(member, id, 3)).toMatchObject({ status: 200, body: 4 });
  });

  it('is not written over by who has not seen the last version', async () => {
    const id = crypto.randomUUID();
    await keep(member, id, 0);
    await keep(member, id, 1, { title: 'On the phone' });
    for (const late of [keep(member, id, 1), keep(member, id, 0), remove(member, id, 1)]) {
      const { status, body } = await late;
      expect(status).toBe(409);
      expect(body).toMatchObject({ hint: 'changed-elsewhere' });
    }
    expect(await read(member, id)).toMatchObject([{ title: 'On the phone', version: 2 }]);
  });

  it('is seen and touched by nobody else', async () => {
    const id = crypto.randomUUID();
    await keep(member, id, 0);
    expect(await read(other, id)).toEqual([]);
    expect(await fileOf(other, id)).toEqual([]);
    const stranger = new Client(project);
    expect((await stranger.ask('/rest/v1/working_files?select=id')).status).toBe(401);
    expect((await keep(stranger, id, 1)).status).toBe(401);
    // The same id is another piece of somebody else.
    expect((await remove(other, id, 1)).status).toBe(409);
    expect(await keep(other, id, 0, { title: 'Mine' })).toMatchObject({ status: 200 });
    expect(await read(member, id)).toMatchObject([{ title: 'Lale', version: 1 }]);
  });

  it('is read one at a time: no request brings all files of a member', async () => {
    await keep(member, crypto.randomUUID(), 0);
    for (const columns of ['file', '*']) {
      expect((await member.ask(`/rest/v1/working_files?select=${columns}`)).status).toBe(403);
    }
  });

  it('is written through the functions alone', async () => {
    const id = crypto.randomUUID();
    await keep(member, id, 0);
    const at = `/rest/v1/working_files?id=eq.${id}`;
    for (const [method, body] of [
      ['PATCH', { title: 'x' }],
      ['DELETE', undefined],
      ['POST', { ...PIECE, id: crypto.randomUUID(), owner: member.id }],
    ] as const) {
      const path = method === 'POST' ? '/rest/v1/working_files' : at;
      expect((await member.ask(path, { method, body })).status, method).toBe(403);
    }
    expect(await read(member, id)).toMatchObject([{ title: 'Lale' }]);
  });

  it('is refused, in words, where it is no packed file or too large', async () => {
    const id = crypto.randomUUID();
    const told = async (change: object) => {
      const { status, body } = await keep(member, id, 0, change);
      return `${status} ${(body as { message: string }).message}`;
    };
    expect(await told({ file: btoa('<svg onload="alert(1)"/>') })).toMatch(/^400 .*packed SVG/);
    expect(await told({ file: `H4sI${'A'.repeat(3_000_000)}` })).toMatch(/^400 .*3 MB/);
    expect(await told({ title: '' })).toMatch(/^400 .*1 to 200/);
    expect(await read(member, id)).toEqual([]);
  });
});

describe('the room for working files', () => {
  it('remembers as many deleted pieces as it has room for whole ones', async () => {
    const id = crypto.randomUUID();
    await keep(member, id, 0);
    await project.database.query(
      `insert into public.working_files (owner, id, title, width_mm, height_mm, stitches, colors, created_at, changed_at, removed_at)
       select $1, gen_random_uuid(), 'x', 1, 1, 1, 1, now(), now(), now() - interval '1 day' from generate_series(1, 500)`,
      [member.id],
    );
    expect((await remove(member, id, 1)).status).toBe(200);
    const { rows } = await project.database.query<{ count: number }>(
      'select count(*)::int as count from public.working_files where owner = $1',
      [member.id],
    );
    expect(rows[0].count).toBe(500);
    expect(await read(member, id)).toMatchObject([{ version: 2 }]);
  });

  it('is told, ends with words, and is free again once something is deleted', async () => {
    const usage = async () =>
      ((await member.ask('/rest/v1/rpc/working_files_usage', { body: {} })).body as object[])[0];
    expect(await usage()).toEqual({ files: 0, bytes: 0, most_files: 500, most_bytes: 60_000_000 });
    const first = crypto.randomUUID();
    await keep(member, first, 0);
    expect(await usage()).toMatchObject({ files: 1, bytes: FILE.length });
    await project.database.query(
      `insert into public.working_files (owner, id, title, width_mm, height_mm, stitches, colors, created_at, changed_at, file)
       select $1, gen_random_uuid(), 'x', 1, 1, 1, 1, now(), now(), 'H4sIA' from generate_series(1, 499)`,
      [member.id],
    );
    const more = crypto.randomUUID();
    const refused = await keep(member, more, 0);
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({ hint: 'quota' });
    expect((refused.body as { message: string }).message).toMatch(/500 pieces, and 60 MB/);
    // What is there already can still be changed.
    expect((await keep(member, first, 1)).status).toBe(200);
    await remove(member, first, 2);
    expect((await keep(member, more, 0)).status).toBe(200);
  });
});
