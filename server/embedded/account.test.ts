import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProject, type TestProject } from './testing/project.ts';
import {
  Client,
  GZIP,
  mailedToken,
  PASSWORD,
  PNG,
  save,
  share,
  signUp,
  upload,
} from './testing/server.ts';

/* The end of an account, over HTTP: who may ask for it, when, and what is left afterwards. */

let project: TestProject;
let visitor: Client;
let neighbour: Client;
let neighbours: string;
let member: Client;
let email = '';
let people = 0;

beforeAll(async () => {
  project = await startTestProject();
  visitor = new Client(project);
  neighbour = await signUp(project, 'neighbour@example.com');
  neighbours = await save(neighbour, undefined, true);
});
afterAll(() => project?.close());
beforeEach(async () => {
  email = `member${++people}@example.com`;
  member = await signUp(project, email);
});

const rpc = (client: Client, name: string, body: object = {}) =>
  client.ask(`/rest/v1/rpc/${name}`, { body });
const remove = (client: Client, bucket: string, keys: string[]) =>
  client.ask(`/storage/v1/object/${bucket}`, { method: 'DELETE', body: { prefixes: keys } });
const removeRow = (client: Client, id: string) =>
  client.ask(`/rest/v1/gallery_images?id=eq.${id}`, { method: 'DELETE' });
const usage = async (client: Client) => {
  const { body } = await rpc(client, 'account_usage');
  return (body as { designs: number; files: number; bytes: number; fresh: boolean }[])[0];
};
const signIn = async (password = PASSWORD) => {
  const answer = await visitor.ask('/auth/v1/token?grant_type=password', {
    body: { email, password },
  });
  return {
    status: answer.status,
    ...(answer.body as { access_token: string; refresh_token: string }),
  };
};
/** As if everybody had signed in that long ago. */
const age = (minutes: number) =>
  project.database.query(
    `update auth.sessions set created_at = now() - make_interval(mins => $1)`,
    [minutes],
  );
/** Asks the database as a hosted project does for a member with a token that it believes. */
async function asTheDatabaseSees(
  { token }: Client,
  look: (query: (sql: string) => Promise<unknown[]>) => Promise<void>,
) {
  const claims = Buffer.from(token.split('.')[1], 'base64url').toString();
  const { sub } = JSON.parse(claims) as { sub: string };
  const { database } = project;
  await database.query("select set_config('request.jwt.claims', $1, false)", [claims]);
  await database.query("select set_config('request.jwt.claim.sub', $1, false)", [sub]);
  await database.exec('set role authenticated');
  try {
    await look(async (sql) => (await database.query(sql)).rows);
  } finally {
    await database.exec('reset role; reset "request.jwt.claims"; reset "request.jwt.claim.sub"');
  }
}
const isThere = async (id: string) => {
  const { rows } = await project.database.query('select from auth.users where id = $1', [id]);
  return rows.length === 1;
};

async function empty(client: Client) {
  const { body } = await rpc(client, 'my_files');
  for (const { bucket, name } of body as { bucket: string; name: string }[]) {
    await remove(client, bucket, [name]);
  }
}

describe('what an account holds', () => {
  it('is told to its member: designs, files of both buckets, bytes', async () => {
    const id = await save(member, undefined, true);
    expect(await usage(member)).toMatchObject({ designs: 1, files: 3, fresh: true });
    await share(member, id);
    expect(await usage(member)).toMatchObject({
      designs: 1,
      files: 4,
      bytes: 3 * PNG.length + GZIP.length,
    });
  });

  it('is told to nobody else', async () => {
    await save(member);
    expect(await usage(neighbour)).toMatchObject({ designs: 1, files: 3 });
    expect((await rpc(visitor, 'account_usage')).status).toBe(401);
    for (const client of [member, neighbour, visitor]) {
      const { status } = await rpc(client, 'files_of', { member: member.id });
      expect(status).toBeGreaterThanOrEqual(401);
    }
  });
});

describe('an account is deleted', () => {
  it('whole: rows, files of both buckets, sessions, the way in', async () => {
    const ids = [await save(member, undefined, true), await save(member)];
    await share(member, ids[0]);
    for (const id of ids) await removeRow(member, id);
    await empty(member);
    expect((await rpc(member, 'delete_account')).status).toBe(204);

    expect(await isThere(member.id)).toBe(false);
    expect((await signIn()).status).toBe(400);
    for (const table of ['public.gallery_images', 'auth.sessions', 'auth.identities']) {
      const { rows } = await project.database.query(`select from ${table} where user_id = $1`, [
        member.id,
      ]);
      expect(rows, table).toEqual([]);
    }
    const { rows } = await project.database.query(
      `select name from storage.objects where name like $1`,
      [`${member.id}%`],
    );
    expect(rows).toEqual([]);
  });

  it('and nothing of others with it', async () => {
    expect((await rpc(member, 'delete_account')).status).toBe(204);
    expect(await usage(neighbour)).toMatchObject({ designs: 1, files: 3 });
    const { body } = await rpc(neighbour, 'gallery_design', { design: neighbours });
    expect(body).toMatchObject([{ id: neighbours, name: 'Red tulip' }]);
  });

  it('not while a file is there, and once it is gone', async () => {
    const id = await save(member);
    const refused = await rpc(member, 'delete_account');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ hint: 'files-remain' });
    expect(await isThere(member.id)).toBe(true);
    await removeRow(member, id);
    expect((await rpc(member, 'delete_account')).status).toBe(409);
    await empty(member);
    expect((await rpc(member, 'delete_account')).status).toBe(204);
  });

  it('not by a visitor, nor by another member for him', async () => {
    expect((await rpc(visitor, 'delete_account')).status).toBe(401);
    const { status } = await rpc(neighbour, 'delete_account', { id: member.id });
    expect(status).toBe(404);
    expect(await isThere(member.id)).toBe(true);
    expect(await isThere(neighbour.id)).toBe(true);
  });
});

describe('an old session', () => {
  const refused = async (client: Client) => {
    const answer = await rpc(client, 'delete_account');
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ hint: 'sign-in-again' });
    expect(await isThere(member.id)).toBe(true);
  };

  it('deletes nothing, however new its token', async () => {
    const { refresh_token, access_token } = await signIn();
    member.token = access_token;
    await age(11);
    expect(await usage(member)).toMatchObject({ fresh: false });
    await refused(member);
    const renewed = await visitor.ask('/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token },
    });
    member.token = (renewed.body as { access_token: string }).access_token;
    await refused(member);
  });

  it('stays old while a new one is young', async () => {
    const stolen = Object.assign(new Client(project), { token: member.token, id: member.id });
    await age(11);
    await signIn();
    await refused(stolen);
  });

  it('deletes nothing once it was signed out: its token is nobody’s', async () => {
    await member.ask('/auth/v1/logout?scope=local', { method: 'POST', body: {} });
    expect((await rpc(member, 'delete_account')).status).toBe(401);
    expect(await isThere(member.id)).toBe(true);
  });

  // A hosted project lets a token pass until it is a quarter of an hour old.
  it('deletes nothing and stores nothing once it was signed out, where the token still passes', async () => {
    await project.database.query('delete from auth.sessions where user_id = $1', [member.id]);
    await asTheDatabaseSees(member, async (query) => {
      await expect(query('select public.delete_account()')).rejects.toThrow('Sign in again');
      expect(await query('select public.has_account() as may')).toEqual([{ may: false }]);
    });
    expect(await isThere(member.id)).toBe(true);
  });

  it('is made anew by the password', async () => {
    await age(11);
    member.token = (await signIn()).access_token;
    expect((await rpc(member, 'delete_account')).status).toBe(204);
  });

  it('is made anew by the link of a mail', async () => {
    await age(11);
    await member.ask('/auth/v1/otp', { body: { email, create_user: false } });
    const token_hash = await mailedToken(project, email);
    const { body } = await visitor.ask('/auth/v1/verify', {
      body: { type: 'magiclink', token_hash },
    });
    member.token = (body as { access_token: string }).access_token;
    expect((await rpc(member, 'delete_account')).status).toBe(204);
  });
});

describe('a token that outlives its account', () => {
  it('stores nothing, lists nothing, deletes nothing', async () => {
    await rpc(member, 'delete_account');
    const key = `${member.id}/${crypto.randomUUID()}/picture.png`;
    for (const bucket of ['gallery', 'shared']) {
      const { status } = await upload(member, key, 'image/png', undefined, bucket);
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect((await rpc(member, 'account_usage')).status).toBe(401);
    expect((await rpc(member, 'delete_account')).status).toBe(401);
    await asTheDatabaseSees(member, async (query) => {
      const [kept] = await query('select designs, files, fresh from public.account_usage()');
      expect(kept).toMatchObject({ designs: 0, files: 0, fresh: false });
      await expect(query('select public.delete_account()')).rejects.toThrow('Sign in again');
    });
  });

  it('ends an upload that was let in before', async () => {
    await rpc(member, 'delete_account');
    const late = project.database.query(
      `insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), 'gallery', $1)`,
      [`${member.id}/${crypto.randomUUID()}/picture.png`],
    );
    await expect(late).rejects.toThrow('There is no such account.');
  });
});
