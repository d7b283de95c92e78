import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  Client,
  designRow,
  PASSWORD,
  PNG,
  save,
  share,
  startMembers,
  upload,
  type Members,
} from './testing/server.ts';

/*
 * Who may do what with rows, over HTTP, as owner, as another member and as a visitor. Who sees
 * what of a private design is asked in visibility.test.ts and sharing.test.ts.
 */

let { server, owner, other, visitor, id } = {} as Members;
/** Sees what there is. */
let service: Client;

beforeAll(async () => {
  ({ server, owner, other, visitor, id } = await startMembers());
  service = new Client(server);
  service.apikey = await server.serviceKey();
});
afterAll(() => server?.close());

const IMAGES = '/rest/v1/gallery_images';
const rowOf = async (of: string) =>
  (await service.ask(`${IMAGES}?id=eq.${of}`)).body as ReturnType<typeof designRow>[];
const sharedCount = async () =>
  ((await visitor.ask(`${IMAGES}?select=id`)).body as unknown[]).length;
const as = (who: string): Client => ({ owner, other, visitor })[who]!;

describe('reading what is shared', () => {
  it.each(['owner', 'other', 'visitor'])('%s sees the design', async (who) => {
    const { status, body } = await as(who).ask(`${IMAGES}?id=eq.${id}&select=name`);
    expect(status).toBe(200);
    expect(body).toEqual([{ name: 'Red tulip' }]);
  });

  it.each(['owner', 'other', 'visitor'])('%s gets its page and the counts', async (who) => {
    const page = await as(who).ask('/rest/v1/rpc/gallery_page', { body: { search: 'TÜLIP' } });
    expect(page.body).toMatchObject([{ id, name: 'Red tulip' }]);
    const { body } = await as(who).ask('/rest/v1/gallery_counts?type=eq.embroidery');
    expect(body).toEqual([{ type: 'embroidery', designs: await sharedCount() }]);
  });

  it('everyone reads the picture by its address, as what it is', async () => {
    const [{ url }] = await rowOf(id);
    const response = await fetch(server.url + url);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
  });
});

describe('adding', () => {
  it('the owner gets his row back', async () => {
    const row = designRow(owner.id);
    await upload(owner, `${owner.id}/${row.id}/picture.png`);
    const { status, body } = await owner.ask(`${IMAGES}?select=${Object.keys(row).join()}`, {
      body: row,
      headers: { Prefer: 'return=representation' },
    });
    expect(status).toBe(201);
    expect(body).toEqual([row]);
  });

  it('a visitor adds nothing', async () => {
    expect((await visitor.ask(IMAGES, { body: designRow(owner.id) })).status).toBe(401);
  });

  it.each(['with the picture there', 'with no picture'])(
    'nobody forges user_id, %s',
    async (how) => {
      const row = designRow(owner.id);
      if (how === 'with the picture there')
        await upload(owner, `${owner.id}/${row.id}/picture.png`);
      expect((await other.ask(IMAGES, { body: row })).status).toBe(403);
      expect(await rowOf(row.id)).toEqual([]);
    },
  );

  it('no row without its picture', async () => {
    expect((await owner.ask(IMAGES, { body: designRow(owner.id) })).status).toBe(403);
  });

  it('no row without its stitches or original, where it names them', async () => {
    const row = designRow(owner.id);
    await upload(owner, `${owner.id}/${row.id}/picture.png`);
    const folder = `/storage/v1/object/gallery/${owner.id}/${row.id}`;
    for (const extra of [
      { stitches: `${folder}/stitches.json.gz` },
      { original_image: `${folder}/original.jpg` },
    ]) {
      expect((await owner.ask(IMAGES, { body: { ...row, ...extra } })).status).toBe(403);
    }
  });

  it.each([
    ['javascript:', { url: 'javascript:alert(1)' }],
    ['javascript: after a line', { url: 'x\njavascript:alert(1)' }],
    ['data:', { url: 'data:text/html,<script>alert(1)</script>' }],
    ['another host', { url: 'https://evil.example/picture.png' }],
    ['a host without scheme', { url: '//evil.example/picture.png' }],
    ['a way up', { url: '/storage/v1/object/gallery/../secret/picture.png' }],
    ['a foreign original', { original_image: 'https://evil.example/original.png' }],
    ['a javascript: original', { original_image: 'javascript:alert(1)' }],
    ['foreign stitches', { stitches: 'https://evil.example/stitches.json.gz' }],
    ['a shared row', { visibility: 'shared', shared_at: '2026-01-01T00:00:00Z' }],
    ['a row that claims to show its files', { shares_files: true }],
    ['an unknown type', { type: 'quilt' }],
    ['no name', { name: '' }],
    ['a blank name', { name: '   ' }],
    ['a name of 121 characters', { name: 'x'.repeat(121) }],
    ['a name with a line break', { name: 'a\nb' }],
    ['a prompt of 4,001 characters', { prompt: 'x'.repeat(4001) }],
    ['settings that are a list', { settings: [1] }],
    ['settings that are too long', { settings: { x: 'y'.repeat(20_000) } }],
    ['a width of nothing', { width: 0 }],
  ])('not even the owner stores %s', async (_what, wrong) => {
    const row = designRow(owner.id);
    await upload(owner, `${owner.id}/${row.id}/picture.png`);
    const { status } = await owner.ask(IMAGES, { body: { ...row, ...wrong } });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await rowOf(row.id)).toEqual([]);
  });

  it('nobody shows a file of another as his own', async () => {
    const row = { ...designRow(other.id), url: (await rowOf(id))[0].url };
    expect((await other.ask(IMAGES, { body: row })).status).toBeGreaterThanOrEqual(400);
    expect(await rowOf(row.id)).toEqual([]);
  });

  it('nobody says when a design was made', async () => {
    const row = designRow(owner.id);
    await upload(owner, `${owner.id}/${row.id}/picture.png`);
    const body = { ...row, created_at: '2001-01-01T00:00:00Z' };
    expect((await owner.ask(IMAGES, { body })).status).toBe(403);
  });

  it('an id is taken once', async () => {
    const { status } = await owner.ask(IMAGES, { body: designRow(owner.id, id) });
    expect(status).toBe(409);
    const upsert = await other.ask(IMAGES, {
      body: { ...designRow(other.id, id), name: 'Mine now' },
      headers: { Prefer: 'resolution=merge-duplicates' },
    });
    expect(upsert.status).toBeGreaterThanOrEqual(400);
    expect((await rowOf(id))[0].name).toBe('Red tulip');
  });
});

describe('changing', () => {
  it.each(['owner', 'other', 'visitor'])('%s changes nothing', async (who) => {
    for (const body of [
      { name: 'Changed', user_id: other.id },
      { visibility: 'private' },
      { shares_original: true },
      { hidden_at: '2026-01-01T00:00:00Z' },
    ]) {
      await as(who).ask(`${IMAGES}?id=eq.${id}`, { method: 'PATCH', body });
    }
    expect((await rowOf(id))[0]).toMatchObject({
      name: 'Red tulip',
      user_id: owner.id,
      visibility: 'shared',
      shares_original: false,
      hidden_at: null,
    });
  });

  it.each(['owner', 'other', 'visitor'])('%s does not touch the counts', async (who) => {
    const where = '/rest/v1/gallery_counts?type=eq.logo';
    await as(who).ask(where, { method: 'PATCH', body: { designs: 99 } });
    await as(who).ask(where, { method: 'DELETE' });
    await as(who).ask('/rest/v1/gallery_counts', { body: { type: 'quilt', designs: 1 } });
    expect((await visitor.ask(where)).body).toEqual([{ type: 'logo', designs: 0 }]);
  });
});

describe('removing', () => {
  it.each(['other', 'visitor'])('%s removes none', async (who) => {
    const before = await sharedCount();
    await as(who).ask(`${IMAGES}?id=eq.${id}`, { method: 'DELETE' });
    await as(who).ask(`${IMAGES}?user_id=eq.${owner.id}`, { method: 'DELETE' });
    await as(who).ask(`${IMAGES}?or=(id.eq.${id},name.ilike.*)`, { method: 'DELETE' });
    expect(await sharedCount()).toBe(before);
  });

  it('the owner removes his own, and the counts follow', async () => {
    const mine = await save(owner);
    await share(owner, mine);
    const counts = async () =>
      (await visitor.ask('/rest/v1/gallery_counts?type=eq.embroidery')).body as {
        designs: number;
      }[];
    const [{ designs }] = await counts();
    const { status } = await owner.ask(`${IMAGES}?id=eq.${mine}`, { method: 'DELETE' });
    expect(status).toBe(204);
    expect(await rowOf(mine)).toEqual([]);
    expect((await counts())[0].designs).toBe(designs - 1);
  });
});

describe('messages', () => {
  const MESSAGES = '/rest/v1/contact_messages';
  const message = {
    first_name: 'Ada',
    last_name: 'Usta',
    email: 'ada@example.com',
    subject: 'support',
    message: 'Hello',
  };

  it.each(['owner', 'visitor'])('%s neither writes nor reads them', async (who) => {
    expect((await as(who).ask(MESSAGES, { body: message })).status).toBeGreaterThanOrEqual(400);
    const { status, body } = await as(who).ask(MESSAGES);
    expect(status < 400 ? body : []).toEqual([]);
  });

  it('the service writes and reads them', async () => {
    expect((await service.ask(MESSAGES, { body: message })).status).toBe(201);
    for (const client of [owner, visitor]) {
      await client.ask(`${MESSAGES}?subject=eq.support`, { method: 'DELETE' });
      const { status, body } = await client.ask(MESSAGES);
      expect(status < 400 ? body : []).toEqual([]);
    }
    expect((await service.ask(`${MESSAGES}?select=email`)).body).toEqual([
      { email: 'ada@example.com' },
    ]);
    const wrong = { ...message, email: 'no address' };
    expect((await service.ask(MESSAGES, { body: wrong })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('accounts', () => {
  const signIn = (email: string, password: string) =>
    visitor.ask('/auth/v1/token?grant_type=password', { body: { email, password } });

  it('a wrong password tells no more than a wrong address', async () => {
    const [known, unknown] = [
      await signIn('owner@example.com', 'wrong'),
      await signIn('nobody@example.com', 'wrong'),
    ];
    expect(known.status).toBe(400);
    expect(known.status).toBe(unknown.status);
    expect(known.body).toEqual(unknown.body);
    expect((await signIn('owner@example.com', PASSWORD)).status).toBe(200);
  });

  it('a forgotten password tells nothing either', async () => {
    const ask = (email: string) => visitor.ask('/auth/v1/recover', { body: { email } });
    const [known, unknown] = [await ask('owner@example.com'), await ask('nobody@example.com')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  it.each(['owner', 'other', 'visitor'])('%s lists no accounts', async (who) => {
    for (const where of ['/rest/v1/users', '/rest/v1/auth.users', '/auth/v1/admin/users']) {
      expect((await as(who).ask(where)).status).toBeGreaterThanOrEqual(400);
    }
    const inAuth = await as(who).ask('/rest/v1/users', { headers: { 'Accept-Profile': 'auth' } });
    expect(inAuth.status).toBeGreaterThanOrEqual(400);
  });

  it('a made-up token is nobody', async () => {
    const forged = new Client(server);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { sub: owner.id, role: 'service_role', exp: 4_000_000_000 };
    for (const token of [
      `${part({ alg: 'none' })}.${part(claims)}.`,
      `${part({ alg: 'HS256' })}.${part(claims)}.AAAA`,
    ]) {
      forged.token = token;
      await forged.ask(`${IMAGES}?id=eq.${id}`, { method: 'DELETE' });
      expect(await rowOf(id)).toHaveLength(1);
    }
  });
});
