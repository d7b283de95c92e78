import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  Client,
  copyOut,
  designRow,
  PNG,
  save,
  share,
  signUp,
  startTestServer,
  upload,
  type TestServer,
} from './testing/server.ts';

/*
 * Who sees what of a design that is private, shared, taken back or hidden: as owner, as another
 * member and as a visitor, by rows, by functions and by files.
 */

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
}, 180_000);
afterAll(() => server?.close());

const as = (who: string): Client => ({ owner, other, visitor })[who]!;
const STRANGERS = ['other', 'visitor'];
const FILES = ['picture.png', 'original.png', 'stitches.json.gz'];

const IMAGES = '/rest/v1/gallery_images';
const rpc = async (client: Client, name: string, body: object = {}) =>
  client.ask(`/rest/v1/rpc/${name}`, { body });
const rows = async (client: Client, name: string, body: object = {}) => {
  const answer = await rpc(client, name, body);
  return (answer.status < 300 ? answer.body : []) as { id: string }[];
};
const ids = async (client: Client, name: string, body: object = {}) =>
  (await rows(client, name, body)).map(({ id }) => id);
const designs = async () =>
  (
    (await visitor.ask('/rest/v1/gallery_counts?type=eq.embroidery')).body as { designs: number }[]
  )[0].designs;
const saveAll = () => save(owner, undefined, true);
const statusOf = async (client: Client, bucket: string, id: string, file: string) =>
  (await client.ask(`/storage/v1/object/${bucket}/${owner.id}/${id}/${file}`)).status;
const isPublic = async (id: string, file: string) =>
  (await fetch(`${server.url}/storage/v1/object/public/shared/${owner.id}/${id}/${file}`))
    .status === 200;
const removeCopies = (client: Client, id: string, files: string[]) =>
  client.ask('/storage/v1/object/shared', {
    method: 'DELETE',
    body: { prefixes: files.map((file) => `${owner.id}/${id}/${file}`) },
  });
/** All that the strangers' doors say of a design. */
const told = async (client: Client, id: string) => {
  const list = await client.ask(`${IMAGES}?id=eq.${id}&select=id,name,url`);
  const page = await ids(client, 'gallery_page', { search: 'Red tulip', page_size: 100 });
  return {
    row: (list.body as unknown[]).length,
    page: page.includes(id),
    design: (await rows(client, 'gallery_design', { design: id })).length,
  };
};
const NOTHING = { row: 0, page: false, design: 0 };
const EVERYTHING = { row: 1, page: true, design: 1 };

describe('a private design', () => {
  let id: string;
  beforeAll(async () => {
    id = await saveAll();
  });

  it.each(STRANGERS)('is told to no %s by rows or functions', async (who) => {
    expect(await told(as(who), id)).toEqual(NOTHING);
    expect(await ids(as(who), 'my_designs')).not.toContain(id);
    expect(await rows(as(who), 'my_files', { designs: [id] })).toEqual([]);
    const all = await as(who).ask(`${IMAGES}?select=id,user_id,name,prompt`);
    expect(JSON.stringify(all.body)).not.toContain(id);
    const walk = await as(who).ask(`${IMAGES}?user_id=eq.${owner.id}&select=id`);
    expect(walk.body).toEqual([]);
  });

  it.each(STRANGERS)('gives no %s a file, by any door of the storage', async (who) => {
    for (const file of FILES) {
      const key = `${owner.id}/${id}/${file}`;
      for (const door of ['', 'public/', 'authenticated/', 'info/', 'info/public/', 'sign/']) {
        const { status } = await as(who).ask(`/storage/v1/object/${door}gallery/${key}`);
        expect.soft(status, `${door}${file}`).toBeGreaterThanOrEqual(400);
        expect.soft(status, `${door}${file}`).toBeLessThan(500);
      }
      const sign = await as(who).ask(`/storage/v1/object/sign/gallery/${key}`, {
        body: { expiresIn: 60 },
      });
      expect(sign.status).toBeGreaterThanOrEqual(400);
      const copy = await as(who).ask('/storage/v1/object/copy', {
        body: {
          bucketId: 'gallery',
          sourceKey: key,
          destinationBucket: 'shared',
          destinationKey: key,
        },
      });
      expect(copy.status).toBeGreaterThanOrEqual(400);
      expect(await isPublic(id, file)).toBe(false);
    }
  });

  it('is its owner’s, with all files, but is not in the gallery or its counts', async () => {
    const before = await designs();
    const mine = await saveAll();
    expect(await designs()).toBe(before);
    const design = await rows(owner, 'gallery_design', { design: mine });
    const folder = `/storage/v1/object/gallery/${owner.id}/${mine}`;
    expect(design).toMatchObject([
      {
        url: `${folder}/picture.png`,
        original_image: `${folder}/original.png`,
        stitches: `${folder}/stitches.json.gz`,
        visibility: 'private',
      },
    ]);
    for (const file of FILES) expect(await statusOf(owner, 'gallery', mine, file)).toBe(200);
    expect(await ids(owner, 'my_designs')).toContain(mine);
    expect(await ids(owner, 'gallery_page', { page_size: 100 })).not.toContain(mine);
    expect(await rows(owner, 'my_files', { designs: [mine] })).toEqual(
      FILES.toSorted()
        .map((file) => ({ bucket: 'gallery', name: `${owner.id}/${mine}/${file}` }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
  });

  it('is read through an address that its owner has signed, for a while', async () => {
    const path = `${owner.id}/${id}/picture.png`;
    const { body } = await owner.ask('/storage/v1/object/sign/gallery', {
      body: { expiresIn: 60, paths: [path] },
    });
    const [{ signedURL }] = body as { signedURL: string }[];
    expect((await fetch(`${server.url}/storage/v1${signedURL}`)).status).toBe(200);
    const forged = `${server.url}/storage/v1${signedURL.slice(0, -3)}xyz`;
    expect((await fetch(forged)).status).not.toBe(200);
    for (const who of STRANGERS) {
      const refused = await as(who).ask('/storage/v1/object/sign/gallery', {
        body: { expiresIn: 60, paths: [path] },
      });
      expect(JSON.stringify(refused.body)).not.toContain('token=');
    }
  });

  it.each(STRANGERS)('is neither shared nor taken back by a %s', async (who) => {
    for (const file of FILES) {
      const key = `${owner.id}/${id}/${file}`;
      expect(
        (await upload(as(who), key, 'image/png', PNG, 'shared')).status,
      ).toBeGreaterThanOrEqual(400);
    }
    expect(
      (await rpc(as(who), 'share_design', { id, name: 'Mine' })).status,
    ).toBeGreaterThanOrEqual(400);
    const shared = await saveAll();
    await share(owner, shared);
    const back = await rpc(as(who), 'unshare_design', { id: shared });
    expect(back.status < 300 && back.body).toBe(false);
    expect(await told(visitor, shared)).toEqual(EVERYTHING);
  });
});

describe('a shared design', () => {
  it('shows its picture and name, and no original or files that are not ticked', async () => {
    const id = await saveAll();
    const before = await designs();
    await share(owner, id, { name: 'Red tulip for all' });
    expect(await designs()).toBe(before + 1);
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
        expect(await statusOf(as(who), 'gallery', id, file)).toBeGreaterThanOrEqual(400);
        expect(await isPublic(id, file)).toBe(file === 'picture.png');
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
    for (const file of FILES) expect(await isPublic(id, file)).toBe(true);
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
      expect(await isPublic(id, 'original.png')).toBe(false);
    },
  );
});

describe('a design that is taken back', () => {
  it('is its owner’s alone again, its copies can go, and it can be shared once more', async () => {
    const id = await saveAll();
    const before = await designs();
    await share(owner, id, { with_original: true, with_files: true });
    expect((await rpc(owner, 'unshare_design', { id })).body).toBe(true);
    expect(await designs()).toBe(before);
    for (const who of STRANGERS) expect(await told(as(who), id)).toEqual(NOTHING);
    const kept = `/storage/v1/object/gallery/${owner.id}/${id}`;
    expect((await owner.ask(`${IMAGES}?id=eq.${id}`)).body).toMatchObject([
      { original_image: `${kept}/original.png`, stitches: `${kept}/stitches.json.gz` },
    ]);
    const stale = await rpc(owner, 'my_stale_copies');
    expect(JSON.stringify(stale.body)).toContain(`${id}/original.png`);
    expect(JSON.stringify((await rpc(other, 'my_stale_copies')).body)).not.toContain(id);
    await removeCopies(other, id, FILES);
    expect(await isPublic(id, 'picture.png')).toBe(true);
    await removeCopies(owner, id, FILES);
    for (const file of FILES) expect(await isPublic(id, file)).toBe(false);
    expect((await rpc(owner, 'unshare_design', { id })).body).toBe(false);
    await share(owner, id);
    expect(await told(visitor, id)).toEqual(EVERYTHING);
  });
});

describe('a hidden design', () => {
  it('is its owner’s alone, and cannot be shared', async () => {
    const id = await saveAll();
    const before = await designs();
    await share(owner, id);
    await service.ask(`${IMAGES}?id=eq.${id}`, {
      method: 'PATCH',
      body: { hidden_at: '2026-01-01T00:00:00Z' },
    });
    expect(await designs()).toBe(before);
    for (const who of STRANGERS) expect(await told(as(who), id)).toEqual(NOTHING);
    expect(await ids(owner, 'gallery_page', { page_size: 100 })).not.toContain(id);
    expect(await rows(owner, 'gallery_design', { design: id })).toHaveLength(1);
    expect(await ids(owner, 'my_designs')).toContain(id);
    await removeCopies(owner, id, FILES);
    expect(await isPublic(id, 'picture.png')).toBe(false);
    await rpc(owner, 'unshare_design', { id });
    expect((await copyOut(owner, `${owner.id}/${id}/picture.png`)).status).toBeGreaterThanOrEqual(
      400,
    );
    expect((await rpc(owner, 'share_design', { id, name: 'x' })).status).toBeGreaterThanOrEqual(
      400,
    );
  });
});

describe('the lists of one’s own', () => {
  it('are asked page by page, by words, type and order, as the gallery is', async () => {
    const member = await signUp(server, 'lists@example.com');
    const made: string[] = [];
    for (const name of ['Çiçek', 'Apple', 'banana']) {
      const row = { ...designRow(member.id), name, type: name === 'Apple' ? 'logo' : 'font' };
      await upload(member, `${member.id}/${row.id}/picture.png`);
      await member.ask(IMAGES, { body: row });
      made.push(row.id);
    }
    const [flower, apple, banana] = made;
    await share(member, apple, { name: 'Apple' });
    expect(await ids(member, 'my_designs')).toEqual([banana, apple, flower]);
    expect(await ids(member, 'my_designs', { sort: 'oldest' })).toEqual(made);
    expect(await ids(member, 'my_designs', { sort: 'name' })).toEqual([apple, banana, flower]);
    expect(await ids(member, 'my_designs', { search: 'CICEK' })).toEqual([flower]);
    expect(await ids(member, 'my_designs', { kind: 'logo' })).toEqual([apple]);
    for (const sort of ['newest', 'oldest', 'name']) {
      const whole = await ids(member, 'my_designs', { sort });
      const [first] = (await rows(member, 'my_designs', { sort, page_size: 1 })) as {
        id: string;
        sort_key?: string;
      }[];
      const rest = { sort, after_key: first.sort_key, after_id: first.id };
      expect(await ids(member, 'my_designs', rest)).toEqual(whole.slice(1));
    }
    const counts = (await rpc(member, 'my_counts')).body as { type: string; designs: number }[];
    expect(Object.fromEntries(counts.map(({ type, designs }) => [type, designs]))).toEqual({
      ...{ embroidery: 0, font: 2, tattoo: 0, logo: 1 },
    });
  });

  it.each(['my_designs', 'my_counts', 'my_files', 'my_stale_copies'])(
    'a visitor has no %s',
    async (name) => expect((await rpc(visitor, name)).status).toBeGreaterThanOrEqual(400),
  );
});
