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
  designRow,
  PNG,
  save,
  share,
  signUp,
  startTestServer,
  upload,
  type TestServer,
} from './testing/server.ts';

/* Who sees what of a private design, and the lists of one's own: as owner, as another member and
 * as a visitor, by rows, by functions and by files. */

let server: TestServer;
let owner: Client;
let other: Client;
let visitor: Client;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'owner@example.com');
  other = await signUp(server, 'other@example.com');
  visitor = new Client(server);
});
afterAll(() => server?.close());

const as = (who: string): Client => ({ owner, other, visitor })[who]!;
const STRANGERS = ['other', 'visitor'];
const saveAll = () => save(owner, undefined, true);
const statusOf = async (client: Client, id: string, file: string) =>
  (await client.ask(`/storage/v1/object/gallery/${owner.id}/${id}/${file}`)).status;

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
      expect(await isPublic(owner, id, file)).toBe(false);
    }
  });

  it('is its owner’s, with all files, but is not in the gallery or its counts', async () => {
    const before = await counted(visitor);
    const mine = await saveAll();
    expect(await counted(visitor)).toBe(before);
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
    for (const file of FILES) expect(await statusOf(owner, mine, file)).toBe(200);
    expect(await ids(owner, 'my_designs')).toContain(mine);
    expect(await ids(owner, 'gallery_page', { page_size: 100 })).not.toContain(mine);
    expect(await rows(owner, 'my_files', { designs: [mine] })).toMatchObject(
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
