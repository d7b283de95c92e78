import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markSiteOwner } from './site-owner.ts';
import { startTestProject, type TestProject } from './testing/project.ts';
import { readSecrets } from './keys.ts';
import {
  type Answer,
  Client,
  PASSWORD,
  PNG,
  save,
  share,
  type ShareChoice,
  signUp,
  upload,
} from './testing/server.ts';

/* Reports and what becomes of them, over HTTP: as owner of the site, maker, member and visitor. */

let project: TestProject;
let owner: Client;
let maker: Client;
let member: Client;
let visitor: Client;
let service: Client;

beforeAll(async () => {
  project = await startTestProject('Owner@Example.com');
  owner = await signUp(project, 'owner@example.com');
  maker = await signUp(project, 'maker@example.com');
  member = await signUp(project, 'member@example.com');
  visitor = new Client(project);
  service = new Client(project);
  service.apikey = (await readSecrets(project.folder)).serviceKey;
});
afterAll(() => project?.close());

const as = (who: string): Client => ({ owner, maker, member, visitor })[who]!;
const STRANGERS = ['maker', 'member', 'visitor'];

const rpc = (client: Client, name: string, body: object = {}) =>
  client.ask(`/rest/v1/rpc/${name}`, { body });
let visitors = 0;
const report = async (design: string, more: object = {}) => {
  const body = {
    design,
    reason: 'rights',
    words: 'Mine',
    email: null,
    who: `v${++visitors}`,
    ...more,
  };
  return (await rpc(service, 'report_design', body)).body;
};

interface Queued {
  id: string;
  public_files: number;
  hidden_reason: string | null;
  reports: { reason: string; words: string; email: string | null }[];
}
const queue = async (hidden = false) =>
  (await rpc(owner, 'moderation_queue', { hidden })).body as Queued[];
const removeCopies = (client: Client, names: unknown) =>
  client.ask('/storage/v1/object/shared', { method: 'DELETE', body: { prefixes: names } });
const publicFile = async (id: string, file = 'picture.png') =>
  (await fetch(`${project.url}/storage/v1/object/public/shared/${maker.id}/${id}/${file}`)).status;
const copyBack = (client: Client, key: string) =>
  client.ask('/storage/v1/object/copy', {
    body: {
      bucketId: 'gallery',
      sourceKey: key,
      destinationBucket: 'shared',
      destinationKey: key,
    },
  });
const seenBy = async (client: Client, id: string) => {
  const rows = (await client.ask(`/rest/v1/gallery_images?id=eq.${id}&select=id`))
    .body as unknown[];
  const { body } = await rpc(client, 'gallery_design', { design: id });
  expect((body as unknown[]).length).toBe(rows.length);
  return rows.length === 1;
};

/** @param all with its original and stitches, too; else a picture alone */
async function shared(choice: ShareChoice = {}, all = Object.keys(choice).length > 0) {
  const id = await save(maker, undefined, all);
  await share(maker, id, choice);
  return id;
}
async function hide(id: string, reason = 'A trade mark') {
  const { status, body } = await rpc(owner, 'hide_design', { design: id, reason });
  expect(status).toBe(200);
  await removeCopies(owner, body);
}

describe('a report', () => {
  it('of a shared design is taken, once a day of each visitor', async () => {
    const id = await shared();
    expect(await report(id, { who: 'ada', email: 'ada@example.com' })).toBe('taken');
    expect(await report(id, { who: 'ada', words: 'again' })).toBe('taken');
    expect(await report(id, { reason: 'spam' })).toBe('taken');
    const [first] = await queue();
    expect(first.id).toBe(id);
    expect(first.reports.map(({ reason, words, email }) => [reason, words, email])).toEqual([
      ['spam', 'Mine', null],
      ['rights', 'Mine', 'ada@example.com'],
    ]);
  });

  it('tells nothing of a design that is private, hidden or none', async () => {
    const hidden = await shared();
    await hide(hidden);
    const ids = [await save(maker), hidden, crypto.randomUUID()];
    expect(await Promise.all(ids.map((id) => report(id)))).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  it('is enough after ten a day', async () => {
    const id = await shared();
    await project.database.query(
      `insert into public.design_reports (design_id, reason, visitor)
       select g.id, 'spam', 'busy' from public.gallery_images g where g.id = $1`,
      [id],
    );
    const others = await Promise.all(Array.from({ length: 9 }, () => shared()));
    for (const other of others) expect(await report(other, { who: 'busy' })).toBe('taken');
    expect(await report(await shared(), { who: 'busy' })).toBe('enough');
  });

  it.each([
    ['an unknown reason', { reason: 'ugly' }],
    ['1,001 characters', { words: 'x'.repeat(1001) }],
    ['no address', { email: 'ada' }],
    ['no visitor', { who: '' }],
  ])('is refused with %s', async (_, more) => {
    const id = await shared();
    expect(await report(id, more)).not.toBe('taken');
    expect((await queue()).find((design) => design.id === id)).toBeUndefined();
  });

  it.each(['owner', ...STRANGERS])(
    'is neither written nor read past the door by %s',
    async (who) => {
      const id = await shared();
      await report(id);
      const table = '/rest/v1/design_reports';
      const row = { design_id: id, reason: 'spam', visitor: 'x' };
      expect((await as(who).ask(table, { body: row })).status).toBeGreaterThanOrEqual(400);
      const { status, body } = await as(who).ask(table);
      expect(status < 400 ? body : []).toEqual([]);
      await as(who).ask(`${table}?design_id=eq.${id}`, { method: 'DELETE' });
      await as(who).ask(`${table}?design_id=eq.${id}`, {
        method: 'PATCH',
        body: { outcome: 'hidden' },
      });
      const body2 = { design: id, reason: 'spam', words: '', email: null, who: 'y' };
      expect((await rpc(as(who), 'report_design', body2)).status).toBeGreaterThanOrEqual(400);
      expect((await queue()).find((design) => design.id === id)?.reports).toHaveLength(1);
    },
  );

  it('goes with its design', async () => {
    const id = await shared();
    await report(id);
    await maker.ask(`/rest/v1/gallery_images?id=eq.${id}`, { method: 'DELETE' });
    const { rows } = await project.database.query(
      'select from public.design_reports where design_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });
});

describe('hiding', () => {
  it('takes a design from everybody but its maker, at once', async () => {
    const id = await shared({ with_original: true, with_files: true });
    await report(id);
    const counts = async () =>
      (await visitor.ask('/rest/v1/gallery_counts?type=eq.embroidery')).body as {
        designs: number;
      }[];
    const [{ designs }] = await counts();
    const { body } = await rpc(owner, 'hide_design', { design: id, reason: ' A trade mark ' });

    for (const client of [owner, member, visitor]) expect(await seenBy(client, id)).toBe(false);
    expect(await seenBy(maker, id)).toBe(true);
    const own = await maker.ask(`/rest/v1/gallery_images?id=eq.${id}&select=hidden_reason`);
    expect(own.body).toEqual([{ hidden_reason: 'A trade mark' }]);
    expect((await counts())[0].designs).toBe(designs - 1);
    const page = await rpc(visitor, 'gallery_page', { page_size: 100 });
    expect(JSON.stringify(page.body)).not.toContain(id);
    expect((await queue()).find((design) => design.id === id)).toBeUndefined();

    const folder = `${maker.id}/${id}`;
    expect((body as string[]).sort()).toEqual(
      ['original.png', 'picture.png', 'stitches.json.gz'].map((file) => `${folder}/${file}`),
    );
    expect((await queue(true))[0]).toMatchObject({
      id,
      public_files: 3,
      hidden_reason: 'A trade mark',
    });
    await removeCopies(owner, body);
    for (const file of ['picture.png', 'original.png', 'stitches.json.gz']) {
      expect(await publicFile(id, file)).toBeGreaterThanOrEqual(400);
    }
    expect((await queue(true))[0]).toMatchObject({ id, public_files: 0 });
  });

  it('says again what is left where removing was cut off', async () => {
    const id = await shared({ with_original: true });
    await rpc(owner, 'hide_design', { design: id, reason: 'Spam' });
    await removeCopies(owner, [`${maker.id}/${id}/picture.png`]);
    const { body } = await rpc(owner, 'hide_design', { design: id, reason: 'Spam' });
    expect(body).toEqual([`${maker.id}/${id}/original.png`]);
  });

  it.each(STRANGERS)('is not for a %s, nor is anything else of the queue', async (who) => {
    const id = await shared();
    await report(id);
    const asked: [string, object][] = [
      ['moderation_queue', {}],
      ['moderation_queue', { hidden: true }],
      ['hide_design', { design: id, reason: 'x' }],
      ['dismiss_reports', { design: id }],
      ['restore_design', { design: id }],
      ['withheld_files', { design: id }],
      ['public_files', { design: id, are_there: true }],
    ];
    for (const [name, body] of asked) {
      const { status } = await rpc(as(who), name, body);
      expect(status, name).toBeGreaterThanOrEqual(401);
      expect(status, name).toBeLessThan(500);
    }
    expect(await seenBy(visitor, id)).toBe(true);
    expect((await queue()).find((design) => design.id === id)?.reports).toHaveLength(1);
    expect((await rpc(as(who), 'is_site_owner')).body).not.toBe(true);
  });

  it('touches nothing that is private', async () => {
    const id = await save(maker);
    const { status } = await rpc(owner, 'hide_design', { design: id, reason: 'x' });
    expect(status).toBe(404);
    expect(await seenBy(owner, id)).toBe(false);
    const key = `/storage/v1/object/gallery/${maker.id}/${id}/picture.png`;
    expect((await owner.ask(key)).status).toBeGreaterThanOrEqual(400);
    await removeCopies(owner, [`${maker.id}/${id}/picture.png`]);
    expect((await maker.ask(key)).status).toBe(200);
  });

  it('leaves the owner of the site what was public, and the rest to its maker', async () => {
    const id = await shared({}, true);
    await hide(id);
    const read = (client: Client, file: string) =>
      client.ask(`/storage/v1/object/gallery/${maker.id}/${id}/${file}`);
    expect((await read(owner, 'picture.png')).status).toBe(200);
    expect((await read(owner, 'original.png')).status).toBeGreaterThanOrEqual(400);
    for (const client of [member, visitor]) {
      expect((await read(client, 'picture.png')).status).toBeGreaterThanOrEqual(400);
    }
    expect((await read(maker, 'original.png')).status).toBe(200);
  });

  it('is not undone by its maker', async () => {
    const id = await shared();
    await hide(id);
    await maker.ask(`/rest/v1/gallery_images?id=eq.${id}`, {
      method: 'PATCH',
      body: { hidden_at: null },
    });
    await rpc(maker, 'unshare_design', { id });
    await expect(share(maker, id)).rejects.toThrow('hidden');
    expect((await copyBack(maker, `${maker.id}/${id}/picture.png`)).status).toBeGreaterThanOrEqual(
      400,
    );
    expect(await seenBy(visitor, id)).toBe(false);
  });

  it('no picture that is shown is removed by anybody', async () => {
    const id = await shared();
    for (const client of [owner, member, visitor]) {
      await removeCopies(client, [`${maker.id}/${id}/picture.png`]);
    }
    expect(await publicFile(id)).toBe(200);
    const put = (client: Client) =>
      upload(client, `${maker.id}/${id}/original.png`, 'image/png', PNG, 'shared');
    expect((await put(owner)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('restoring and dismissing', () => {
  const restore = (id: string): Promise<Answer> => rpc(owner, 'restore_design', { design: id });

  it('shows a design again as it was, once its files are back', async () => {
    const id = await shared({ with_original: true });
    await hide(id);
    const refused = await restore(id);
    expect(refused.status).toBe(409);
    const { body } = await rpc(owner, 'withheld_files', { design: id });
    expect(body).toHaveLength(2);
    for (const key of body as string[]) expect((await copyBack(owner, key)).status).toBe(200);
    expect((await restore(id)).status).toBe(204);
    expect(await seenBy(visitor, id)).toBe(true);
    expect(await publicFile(id, 'original.png')).toBe(200);
    expect(await publicFile(id, 'stitches.json.gz')).toBeGreaterThanOrEqual(400);
    expect((await queue(true)).find((design) => design.id === id)).toBeUndefined();
    expect((await restore(id)).status).toBe(404);
  });

  it('puts back nothing that was not public', async () => {
    const id = await shared();
    await hide(id);
    for (const file of ['original.png', 'stitches.json.gz']) {
      expect((await copyBack(owner, `${maker.id}/${id}/${file}`)).status).toBeGreaterThanOrEqual(
        400,
      );
    }
    for (const client of [member, visitor]) {
      expect(
        (await copyBack(client, `${maker.id}/${id}/picture.png`)).status,
      ).toBeGreaterThanOrEqual(400);
    }
  });

  it('of a design that its maker took back shows it to nobody', async () => {
    const id = await shared();
    await hide(id);
    await rpc(maker, 'unshare_design', { id });
    expect((await restore(id)).status).toBe(204);
    expect(await seenBy(visitor, id)).toBe(false);
    await share(maker, id);
    expect(await seenBy(visitor, id)).toBe(true);
  });

  it('settles what was reported, and leaves the design', async () => {
    const id = await shared();
    await report(id);
    await report(id);
    expect((await rpc(owner, 'dismiss_reports', { design: id })).body).toBe(2);
    expect((await queue()).find((design) => design.id === id)).toBeUndefined();
    expect(await seenBy(visitor, id)).toBe(true);
    expect(await report(id)).toBe('taken');
    expect((await queue()).find((design) => design.id === id)?.reports).toHaveLength(1);
  });
});

describe('the owner of the site', () => {
  it('is nobody who only says so', async () => {
    await member.ask('/auth/v1/user', {
      method: 'PUT',
      body: { data: { role: 'owner' }, app_metadata: { role: 'owner' }, role: 'owner' },
    });
    expect((await rpc(member, 'is_site_owner')).body).toBe(false);
    await visitor.ask('/auth/v1/signup', {
      body: { email: 'sly@example.com', password: PASSWORD, data: { role: 'owner' } },
    });
    const { rows } = await project.database.query<{ owners: number }>(
      "select count(*)::int as owners from auth.users where raw_app_meta_data ->> 'role' = 'owner'",
    );
    expect(rows).toEqual([{ owners: 1 }]);
  });

  it('is told so by the server with his session', async () => {
    const { body } = await visitor.ask('/auth/v1/token?grant_type=password', {
      body: { email: 'owner@example.com', password: PASSWORD },
    });
    expect(body).toMatchObject({ user: { app_metadata: { role: 'owner' } } });
  });

  it('must have confirmed the address, and is not any more once another is named', async () => {
    await visitor.ask('/auth/v1/signup', {
      body: { email: 'next@example.com', password: PASSWORD },
    });
    await markSiteOwner(project.database, 'next@example.com');
    const owners = async () =>
      (
        await project.database.query<{ email: string }>(
          "select email from auth.users where raw_app_meta_data ->> 'role' = 'owner'",
        )
      ).rows.map(({ email }) => email);
    expect(await owners()).toEqual([]);
    expect((await rpc(owner, 'moderation_queue')).status).toBe(403);
    await project.database.query(
      "update auth.users set email_confirmed_at = now() where email = 'next@example.com'",
    );
    expect(await owners()).toEqual(['next@example.com']);
    await markSiteOwner(project.database, undefined);
    expect(await owners()).toEqual([]);
  });
});
