import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  counted,
  EVERYTHING,
  FILES,
  ids,
  IMAGES,
  isPublic,
  NOTHING,
  rows,
  rpc,
  told,
} from './testing/seen.ts';
import {
  Client,
  copyOut,
  PNG,
  save,
  share,
  signUp,
  startTestServer,
  type TestServer,
} from './testing/server.ts';

/* Who sees what of a design that is shared, taken back or hidden: as owner, as another member and
 * as a visitor, by rows, by functions and by files. */

let server: TestServer;
let owner: Client;
let other: Client;
let visitor: Client;
let service: Client;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'owner@example.com');
  other = await signUp(server, 'other@example.com');
  visitor = new Client(server);
  service = new Client(server);
  service.apikey = await server.serviceKey();
});
afterAll(() => server?.close());

const as = (who: string): Client => ({ owner, other, visitor })[who]!;
const STRANGERS = ['other', 'visitor'];
const saveAll = () => save(owner, undefined, true);
const statusOf = async (client: Client, id: string, file: string) =>
  (await client.ask(`/storage/v1/object/gallery/${owner.id}/${id}/${file}`)).status;
const removeCopies = (client: Client, id: string, files: string[]) =>
  client.ask('/storage/v1/object/shared', {
    method: 'DELETE',
    body: { prefixes: files.map((file) => `${owner.id}/${id}/${file}`) },
  });

describe('a shared design', () => {
  it('shows its picture and name, and no original or files that are not ticked', async () => {
    const id = await saveAll();
    const before = await counted(visitor);
    await share(owner, id, { name: 'Red tulip for all' });
    expect(await counted(visitor)).toBe(before + 1);
    const folder = `/storage/v1/object/public/shared/${owner.id}/${id}`;
    for (const who of STRANGERS) {
      expect(await told(as(who), id)).toEqual(EVERYTHING);
      const [design] = await rows(as(who), 'gallery_design', { design: id });
      expect(design).toMatchObject({
        name: 'Red tulip for all',
        url: `${folder}/picture.png`,
        original_image: null,
        stitches: null,
        visibility: 'shared',
      });
      const whole = await as(who).ask(`${IMAGES}?id=eq.${id}`);
      expect(whole.body).toMatchObject([{ original_image: null, stitches: null }]);
      expect(JSON.stringify(whole.body)).not.toMatch(/original\.|stitches\.json/);
      for (const file of FILES) {
        expect(await statusOf(as(who), id, file)).toBeGreaterThanOrEqual(400);
        expect(await isPublic(owner, id, file)).toBe(file === 'picture.png');
      }
      expect(await rows(as(who), 'my_files', { designs: [id] })).toEqual([]);
    }
  });

  it('shows original and files where they are ticked', async () => {
    const id = await saveAll();
    await share(owner, id, { with_original: true, with_files: true });
    const folder = `/storage/v1/object/public/shared/${owner.id}/${id}`;
    expect(await rows(visitor, 'gallery_design', { design: id })).toMatchObject([
      { original_image: `${folder}/original.png`, stitches: `${folder}/stitches.json.gz` },
    ]);
    for (const file of FILES) expect(await isPublic(owner, id, file)).toBe(true);
    expect(await rows(owner, 'gallery_design', { design: id })).toMatchObject([
      { url: `/storage/v1/object/gallery/${owner.id}/${id}/picture.png`, shares_files: true },
    ]);
  });

  it('needs exactly the copies that it shows', async () => {
    const id = await saveAll();
    const ask = (more: object = {}) => rpc(owner, 'share_design', { id, name: 'x', ...more });
    expect((await ask()).status).toBeGreaterThanOrEqual(400);
    for (const file of ['picture.png', 'original.png']) {
      await copyOut(owner, `${owner.id}/${id}/${file}`);
    }
    expect((await ask()).status).toBeGreaterThanOrEqual(400);
    expect((await ask({ with_files: true })).status).toBeGreaterThanOrEqual(400);
    expect(await told(visitor, id)).toEqual(NOTHING);
    expect((await ask({ with_original: true })).status).toBeLessThan(300);
    expect((await ask({ with_original: true })).status).toBeGreaterThanOrEqual(400);
  });

  it('shares no original or files where there are none, and no bad name', async () => {
    const id = await save(owner);
    await copyOut(owner, `${owner.id}/${id}/picture.png`);
    for (const wrong of [
      { with_original: true },
      { with_files: true },
      { name: '' },
      { name: 'x'.repeat(121) },
    ]) {
      const { status } = await rpc(owner, 'share_design', { id, name: 'x', ...wrong });
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect(await told(visitor, id)).toEqual(NOTHING);
  });

  it.each(['owner', ...STRANGERS])(
    '%s adds, replaces and removes none of its copies',
    async (who) => {
      const id = await saveAll();
      await share(owner, id);
      for (const file of FILES) {
        for (const method of ['POST', 'PUT']) {
          const { status } = await as(who).ask(
            `/storage/v1/object/shared/${owner.id}/${id}/${file}`,
            {
              method,
              body: Uint8Array.of(1),
              headers: { 'Content-Type': 'image/png', 'x-upsert': 'true' },
            },
          );
          expect(status).toBeGreaterThanOrEqual(400);
        }
      }
      await removeCopies(as(who), id, FILES);
      const shown = await fetch(
        `${server.url}/storage/v1/object/public/shared/${owner.id}/${id}/picture.png`,
      );
      expect(new Uint8Array(await shown.arrayBuffer())).toEqual(PNG);
      expect(await isPublic(owner, id, 'original.png')).toBe(false);
    },
  );
});

describe('a design that is taken back', () => {
  it('is its owner’s alone again, its copies can go, and it can be shared once more', async () => {
    const id = await saveAll();
    const before = await counted(visitor);
    await share(owner, id, { with_original: true, with_files: true });
    expect((await rpc(owner, 'unshare_design', { id })).body).toBe(true);
    expect(await counted(visitor)).toBe(before);
    for (const who of STRANGERS) expect(await told(as(who), id)).toEqual(NOTHING);
    const kept = `/storage/v1/object/gallery/${owner.id}/${id}`;
    expect((await owner.ask(`${IMAGES}?id=eq.${id}`)).body).toMatchObject([
      { original_image: `${kept}/original.png`, stitches: `${kept}/stitches.json.gz` },
    ]);
    const stale = await rpc(owner, 'my_stale_copies');
    expect(JSON.stringify(stale.body)).toContain(`${id}/original.png`);
    expect(JSON.stringify((await rpc(other, 'my_stale_copies')).body)).not.toContain(id);
    await removeCopies(other, id, FILES);
    expect(await isPublic(owner, id, 'picture.png')).toBe(true);
    await removeCopies(owner, id, FILES);
    for (const file of FILES) expect(await isPublic(owner, id, file)).toBe(false);
    expect((await rpc(owner, 'unshare_design', { id })).body).toBe(false);
    await share(owner, id);
    expect(await told(visitor, id)).toEqual(EVERYTHING);
  });
});

describe('a hidden design', () => {
  it('is its owner’s alone, and cannot be shared', async () => {
    const id = await saveAll();
    const before = await counted(visitor);
    await share(owner, id);
    await service.ask(`${IMAGES}?id=eq.${id}`, {
      method: 'PATCH',
      body: { hidden_at: '2026-01-01T00:00:00Z' },
    });
    expect(await counted(visitor)).toBe(before);
    for (const who of STRANGERS) expect(await told(as(who), id)).toEqual(NOTHING);
    expect(await ids(owner, 'gallery_page', { page_size: 100 })).not.toContain(id);
    expect(await rows(owner, 'gallery_design', { design: id })).toHaveLength(1);
    expect(await ids(owner, 'my_designs')).toContain(id);
    await removeCopies(owner, id, FILES);
    expect(await isPublic(owner, id, 'picture.png')).toBe(false);
    await rpc(owner, 'unshare_design', { id });
    expect((await copyOut(owner, `${owner.id}/${id}/picture.png`)).status).toBeGreaterThanOrEqual(
      400,
    );
    expect((await rpc(owner, 'share_design', { id, name: 'x' })).status).toBeGreaterThanOrEqual(
      400,
    );
  });
});
