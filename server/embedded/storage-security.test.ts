import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PNG, save, startMembers, upload, type Client, type Members } from './testing/server.ts';

/* Who may do what with private files, over HTTP, as owner, as another member and as a visitor. */

let { server, owner, other, visitor, id } = {} as Members;

beforeAll(async () => {
  ({ server, owner, other, visitor, id } = await startMembers(true));
});
afterAll(() => server?.close());

const IMAGES = '/rest/v1/gallery_images';
const as = (who: string): Client => ({ owner, other, visitor })[who]!;

describe('files', () => {
  const remove = (client: Client, keys: string[]) =>
    client.ask('/storage/v1/object/gallery', { method: 'DELETE', body: { prefixes: keys } });
  const exists = async (key: string) =>
    (await owner.ask(`/storage/v1/object/gallery/${key}`)).status === 200;

  it.each(['other', 'visitor'])('%s adds none to the folder of the owner', async (who) => {
    const key = `${owner.id}/${crypto.randomUUID()}/picture.png`;
    expect((await upload(as(who), key)).status).toBeGreaterThanOrEqual(400);
    expect(await exists(key)).toBe(false);
  });

  it.each([
    ['a name of its own', (me: string) => `${me}/${crypto.randomUUID()}/index.html`],
    ['no design', (me: string) => `${me}/picture.png`],
    ['a folder too many', (me: string) => `${me}/${crypto.randomUUID()}/x/picture.png`],
    ['a way up', (me: string) => `${me}/../${crypto.randomUUID()}/picture.png`],
    ['a way up in escapes', (me: string) => `${me}/%2e%2e%2f%2e%2e%2fpicture.png`],
    ['a way up in back strokes', (me: string) => `${me}/..%5c..%5cpicture.png`],
    ['a zero', (me: string) => `${me}/${crypto.randomUUID()}/picture.png%00.html`],
  ])('refuses a key with %s', async (_what, key) => {
    expect((await upload(owner, key(owner.id))).status).toBeGreaterThanOrEqual(400);
  });

  it.each(['image/svg+xml', 'text/html', 'application/octet-stream'])(
    'refuses %s',
    async (type) => {
      const key = `${owner.id}/${crypto.randomUUID()}/picture.png`;
      expect((await upload(owner, key, type)).status).toBeGreaterThanOrEqual(400);
      expect(await exists(key)).toBe(false);
    },
  );

  it('refuses more than 10 MB', async () => {
    const key = `${owner.id}/${crypto.randomUUID()}/picture.png`;
    const { status } = await upload(owner, key, 'image/png', new Uint8Array(10 * 1024 * 1024 + 1));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await exists(key)).toBe(false);
  });

  it.each(['owner', 'other', 'visitor'])(
    '%s does not replace a picture of a design that stands',
    async (who) => {
      const key = `${owner.id}/${id}/picture.png`;
      const bytes = Uint8Array.of(1, 2, 3);
      for (const method of ['POST', 'PUT']) {
        const { status } = await as(who).ask(`/storage/v1/object/gallery/${key}`, {
          method,
          body: bytes,
          headers: { 'Content-Type': 'image/png', 'x-upsert': 'true' },
        });
        expect(status).toBeGreaterThanOrEqual(400);
      }
      const { headers, body } = await owner.ask(`/storage/v1/object/gallery/${key}`);
      expect(headers.get('Content-Type')).toBe('image/png');
      expect(body).toBe(new TextDecoder().decode(PNG));
    },
  );

  it.each(['owner', 'other', 'visitor'])('%s adds nothing to a design that stands', async (who) => {
    expect((await upload(as(who), `${owner.id}/${id}/original.jpg`)).status).not.toBe(200);
  });

  it.each(['owner', 'other', 'visitor'])(
    '%s removes no picture of a design that stands',
    async (who) => {
      await remove(as(who), [`${owner.id}/${id}/picture.png`]);
      expect(await exists(`${owner.id}/${id}/picture.png`)).toBe(true);
    },
  );

  it.each(['other', 'visitor'])('%s moves and copies none of the owner', async (who) => {
    const sourceKey = `${owner.id}/${id}/picture.png`;
    const destinationKey = `${other.id}/${crypto.randomUUID()}/picture.png`;
    for (const verb of ['move', 'copy']) {
      const body = { bucketId: 'gallery', sourceKey, destinationKey };
      const { status } = await as(who).ask(`/storage/v1/object/${verb}`, { body });
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect(await exists(sourceKey)).toBe(true);
  });

  it('the owner removes the files once the row is gone', async () => {
    const mine = await save(owner);
    const key = `${owner.id}/${mine}/picture.png`;
    await owner.ask(`${IMAGES}?id=eq.${mine}`, { method: 'DELETE' });
    await remove(other, [key]);
    expect(await exists(key)).toBe(true);
    await remove(owner, [key]);
    expect(await exists(key)).toBe(false);
  });

  it.each(['other', 'visitor'])('%s lists no files of the owner', async (who) => {
    const body = { prefix: owner.id, limit: 100, offset: 0 };
    const answer = await as(who).ask('/storage/v1/object/list/gallery', { body });
    expect(Array.isArray(answer.body) ? answer.body : []).toEqual([]);
  });

  it.each(['owner', 'other', 'visitor'])('%s makes, changes and drops no bucket', async (who) => {
    const bucket = { id: 'mine', name: 'mine', public: true };
    expect((await as(who).ask('/storage/v1/bucket', { body: bucket })).status).not.toBe(200);
    const change = { method: 'PUT', body: { public: true, file_size_limit: 1e9 } };
    expect((await as(who).ask('/storage/v1/bucket/gallery', change)).status).not.toBe(200);
    const drop = await as(who).ask('/storage/v1/bucket/gallery', { method: 'DELETE' });
    expect(drop.status).not.toBe(200);
    expect((await as(who).ask('/storage/v1/bucket/gallery/empty', { body: {} })).status).not.toBe(
      200,
    );
    expect(await exists(`${owner.id}/${id}/picture.png`)).toBe(true);
  });
});
