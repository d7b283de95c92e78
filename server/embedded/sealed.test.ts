import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProject, type TestProject } from './testing/project.ts';
import { Client, copyOut, PNG, save, share, signUp, upload } from './testing/server.ts';

/* The files of a design that stands, written by ways that were opened before it stood. */

let project: TestProject;
let owner: Client;
let other: Client;

beforeAll(async () => {
  project = await startTestProject('site@example.com');
  owner = await signUp(project, 'owner@example.com');
  other = await signUp(project, 'other@example.com');
});
afterAll(() => project?.close());

/** A PNG, too, but another one. */
const OTHER_PNG = Uint8Array.of(...PNG, 0);

const TYPE = { 'Content-Type': 'image/png' };

/** Has an address signed to which a file may be uploaded later. */
async function signed(client: Client, bucket: string, key: string, upsert: boolean) {
  const { status, body } = await client.ask(`/storage/v1/object/upload/sign/${bucket}/${key}`, {
    body: {},
    headers: upsert ? { 'x-upsert': 'true' } : {},
  });
  expect(status).toBe(200);
  return (body as { signedUrl: string }).signedUrl;
}

const put = (client: Client, address: string) =>
  client.ask(address, { method: 'PUT', body: OTHER_PNG, headers: TYPE });

const bytesOf = async (key: string, bucket = 'gallery') => {
  const path = bucket === 'shared' ? `public/shared/${key}` : `gallery/${key}`;
  const { status, body } = await owner.ask(`/storage/v1/object/${path}`);
  return status === 200 ? body : undefined;
};
const AS_SAVED = new TextDecoder().decode(PNG);

/** Entries of a design's files, and whether each is the very version that was saved. */
const versionOf = async (key: string) => {
  const { rows } = await project.database.query<{ version: string }>(
    'select version from storage.objects where name = $1 order by bucket_id',
    [key],
  );
  return rows.map(({ version }) => version);
};

describe('an address that was signed before the design was saved', () => {
  it.each(['owner', 'other', 'visitor'])('replaces nothing, sent by %s', async (who) => {
    const id = crypto.randomUUID();
    const key = `${owner.id}/${id}/picture.png`;
    const address = await signed(owner, 'gallery', key, true);
    // It works until then.
    expect((await put(owner, address)).status).toBe(200);
    await owner.ask('/storage/v1/object/gallery', { method: 'DELETE', body: { prefixes: [key] } });
    await save(owner, id);
    const before = await versionOf(key);

    const as = { owner, other, visitor: new Client(project) }[who]!;
    const answer = await put(as, address);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      message: 'The files of a design that is saved stay as they are.',
    });
    expect(await bytesOf(key)).toBe(AS_SAVED);
    expect(await versionOf(key)).toEqual(before);
  });

  it('adds nothing', async () => {
    const id = crypto.randomUUID();
    const keys = ['original.png', 'picture.webp'].map((file) => `${owner.id}/${id}/${file}`);
    const addresses = await Promise.all(keys.map((key) => signed(owner, 'gallery', key, false)));
    await save(owner, id);
    for (const [k, address] of addresses.entries()) {
      expect((await put(owner, address)).status).toBe(403);
      expect(await bytesOf(keys[k])).toBeUndefined();
    }
  });

  it('changes no public copy, and adds none', async () => {
    const id = await save(owner, undefined, true);
    const keys = ['picture.png', 'original.png'].map((file) => `${owner.id}/${id}/${file}`);
    const addresses = await Promise.all(keys.map((key) => signed(owner, 'shared', key, true)));
    await share(owner, id);
    for (const address of addresses) expect((await put(owner, address)).status).toBe(403);
    expect(await bytesOf(keys[0], 'shared')).toBe(AS_SAVED);
    expect(await bytesOf(keys[1], 'shared')).toBeUndefined();
  });

  it('puts back nothing that was hidden', async () => {
    const siteOwner = await signUp(project, 'site@example.com');
    const id = await save(owner);
    const key = `${owner.id}/${id}/picture.png`;
    const address = await signed(owner, 'shared', `${owner.id}/${id}/original.png`, true);
    await share(owner, id);
    const hidden = await siteOwner.ask('/rest/v1/rpc/hide_design', {
      body: { design: id, reason: 'It is somebody else’s.' },
    });
    expect(hidden.status).toBe(200);
    expect((await put(owner, address)).status).toBe(403);
    await siteOwner.ask('/storage/v1/object/shared', {
      method: 'DELETE',
      body: { prefixes: [key] },
    });
    expect((await copyOut(owner, key)).status).toBeGreaterThanOrEqual(400);
    // The owner of the site does, and shows it again.
    expect((await copyOut(siteOwner, key)).status).toBe(200);
    const restored = await siteOwner.ask('/rest/v1/rpc/restore_design', { body: { design: id } });
    expect(restored.status).toBe(204);
  });
});

describe('a design that stands', () => {
  it.each(['owner', 'other'])('keeps its files from copies and moves of %s', async (who) => {
    const client = { owner, other }[who]!;
    const key = `${owner.id}/${await save(owner)}/picture.png`;
    const mine = `${client.id}/${crypto.randomUUID()}/picture.png`;
    await upload(client, mine, 'image/png', OTHER_PNG);
    for (const [verb, sourceKey, destinationKey] of [
      ['copy', mine, key],
      ['move', mine, key],
      ['copy', mine, key.replace('picture', 'original')],
      ['move', mine, key.replace('picture', 'original')],
      ['move', key, mine.replace('picture', 'original')],
    ]) {
      const answer = await client.ask(`/storage/v1/object/${verb}`, {
        body: { bucketId: 'gallery', sourceKey, destinationKey },
        headers: { 'x-upsert': 'true' },
      });
      expect(answer.status, `${verb} ${destinationKey}`).toBeGreaterThanOrEqual(400);
    }
    expect(await bytesOf(key)).toBe(AS_SAVED);
    expect(await bytesOf(key.replace('picture', 'original'))).toBeUndefined();
  });

  it('is not reached by uploads in parts', async () => {
    const key = `${owner.id}/${await save(owner)}/picture.png`;
    const metadata = `bucketName ${btoa('gallery')},objectName ${btoa(key)},contentType ${btoa('image/png')}`;
    for (const where of ['/storage/v1/upload/resumable', '/storage/v1/upload/resumable/sign']) {
      const answer = await owner.ask(where, {
        body: OTHER_PNG,
        headers: {
          ...{ 'Tus-Resumable': '1.0.0', 'Upload-Length': `${OTHER_PNG.length}` },
          ...{ 'Upload-Metadata': metadata, 'x-upsert': 'true' },
          'Content-Type': 'application/offset+octet-stream',
        },
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect(await bytesOf(key)).toBe(AS_SAVED);
  });

  // On a hosted project the storage writes entries like this, whatever way the bytes came.
  it('refuses entries that the storage itself writes', async () => {
    const key = `${owner.id}/${await save(owner)}/picture.png`;
    const free = `${owner.id}/${crypto.randomUUID()}/picture.png`;
    await upload(owner, free);
    const asStorage = (sql: string, ...values: string[]) => project.database.query(sql, values);
    for (const [sql, ...values] of [
      ["update storage.objects set version = 'new' where name = $1", key],
      ['update storage.objects set name = $2 where name = $1', key, free.replace('pic', 'x')],
      [
        `update storage.objects set name = $2, version = 'new' where name = $1`,
        free,
        key.replace('picture', 'original'),
      ],
      [
        "insert into storage.objects (bucket_id, name) values ('gallery', $1)",
        key.replace('picture', 'original'),
      ],
      [
        `insert into storage.objects (bucket_id, name, version) values ('gallery', $1, 'new')
         on conflict (bucket_id, name) do update set version = excluded.version`,
        key,
      ],
    ]) {
      await expect(asStorage(sql, ...values), sql).rejects.toThrow('stay as they are');
    }
    await asStorage('update storage.objects set last_accessed_at = now() where name = $1', key);
  });
});
