import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProject, type TestProject } from './testing/project.ts';
import {
  Client,
  copyOut,
  designRow,
  GZIP,
  PNG,
  save,
  share,
  signUp,
  upload,
} from './testing/server.ts';

/* How much a member keeps, and that it ends there. */

let project: TestProject;
let member: Client;
let other: Client;
let people = 0;

const MAX_BYTES = 500_000_000;

beforeAll(async () => {
  project = await startTestProject('site@example.com');
});
afterAll(() => project?.close());
beforeEach(async () => {
  people++;
  member = await signUp(project, `member${people}@example.com`);
  other = await signUp(project, `other${people}@example.com`);
});

const usage = async (client: Client) => {
  const { body } = await client.ask('/rest/v1/rpc/account_usage', { body: {} });
  return (body as Record<string, number>[])[0];
};
/** Leaves room for so many bytes: one file of the member is said to be that large. */
const fill = async (client: Client, room: number) => {
  const id = await save(client);
  await project.database.query(
    `update storage.objects set metadata = metadata || jsonb_build_object('size', $2::bigint)
     where name = $1`,
    [`${client.id}/${id}/picture.png`, MAX_BYTES - room],
  );
  return id;
};
const fresh = (client: Client) => `${client.id}/${crypto.randomUUID()}/picture.png`;

describe('the bytes of a member', () => {
  it('are told with their limit', async () => {
    await save(member, undefined, true);
    const { bytes, most_bytes, designs, most_designs } = await usage(member);
    expect({ bytes, designs }).toEqual({ bytes: 2 * PNG.length + GZIP.length, designs: 1 });
    expect({ most_bytes, most_designs }).toEqual({ most_bytes: MAX_BYTES, most_designs: 1000 });
  });

  it('end at the limit, with words, and nothing is written', async () => {
    await fill(member, PNG.length);
    expect((await upload(member, fresh(member))).status).toBe(200);
    const key = fresh(member);
    const answer = await upload(member, key);
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({
      message:
        'Your account is full: it keeps 500 MB. Delete pieces that you no longer need, or take shared ones back.',
    });
    expect((await member.ask(`/storage/v1/object/gallery/${key}`)).status).toBe(400);
    expect(await usage(member)).toMatchObject({ bytes: MAX_BYTES });
    // Nobody else is full.
    expect((await upload(other, fresh(other))).status).toBe(200);
  });

  it('are counted of public copies, too, and are free again once something is deleted', async () => {
    const id = await save(member);
    const full = await fill(member, 0);
    const copied = await copyOut(member, `${member.id}/${id}/picture.png`);
    expect(copied.status).toBe(413);
    expect((copied.body as { message: string }).message).toMatch(/account is full: .*MB/);
    await member.ask(`/rest/v1/gallery_images?id=eq.${full}`, { method: 'DELETE' });
    await member.ask('/storage/v1/object/gallery', {
      method: 'DELETE',
      body: { prefixes: [`${member.id}/${full}/picture.png`] },
    });
    await share(member, id);
    expect(await usage(member)).toMatchObject({ bytes: 2 * PNG.length });
  });

  it('end for an address that was signed before, and for an upsert', async () => {
    const keys = [fresh(member), fresh(member)];
    await upload(member, keys[1]);
    const signed = await member.ask(`/storage/v1/object/upload/sign/gallery/${keys[0]}`, {
      body: {},
    });
    await fill(member, 0);
    const { signedUrl } = signed.body as { signedUrl: string };
    const headers = { 'Content-Type': 'image/png', 'x-upsert': 'true' };
    expect((await member.ask(signedUrl, { method: 'PUT', body: PNG, headers })).status).toBe(413);
  });

  // On a hosted project the storage writes entries like this.
  it('end for entries that the storage itself writes', async () => {
    await fill(member, 100);
    const write = (size: number) =>
      project.database.query(
        `insert into storage.objects (bucket_id, name, version, metadata)
         values ('gallery', $1, '1', jsonb_build_object('size', $2::int))`,
        [fresh(member), size],
      );
    await expect(write(101)).rejects.toThrow('Your account is full');
    await write(100);
    await expect(write(1)).rejects.toThrow('Your account is full');
  });

  it('do not keep the owner of the site from showing a design again', async () => {
    const site = await signUp(project, 'site@example.com');
    const id = await save(member);
    await share(member, id);
    const rpc = (name: string, body: object) => site.ask(`/rest/v1/rpc/${name}`, { body });
    await rpc('hide_design', { design: id, reason: 'A mistake.' });
    const key = `${member.id}/${id}/picture.png`;
    await site.ask('/storage/v1/object/shared', { method: 'DELETE', body: { prefixes: [key] } });
    await fill(member, 0);
    expect((await copyOut(site, key)).status).toBe(200);
    expect((await rpc('restore_design', { design: id })).status).toBe(204);
  });
});

describe('the pieces of a member', () => {
  it('end at the limit, with words', async () => {
    await project.database.query(
      `insert into public.gallery_images (id, user_id, name, url, type)
       select id, $1::uuid, 'One of many',
         '/storage/v1/object/gallery/' || $1::text || '/' || id || '/picture.png', 'logo'
       from (select gen_random_uuid() as id from generate_series(1, 999)) ids`,
      [member.id],
    );
    const id = await save(member);
    const row = designRow(member.id);
    await upload(member, `${member.id}/${row.id}/picture.png`);
    const answer = await member.ask('/rest/v1/gallery_images', { body: row });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({
      message: 'Your account is full: it keeps 1000 pieces. Delete some that you no longer need.',
      hint: 'quota',
    });
    expect(await usage(member)).toMatchObject({ designs: 1000, most_designs: 1000 });
    await member.ask(`/rest/v1/gallery_images?id=eq.${id}`, { method: 'DELETE' });
    expect((await member.ask('/rest/v1/gallery_images', { body: row })).status).toBe(201);
    await save(other);
  });
});

describe('uploads for which no row came', () => {
  const orphans = async (client: Client) => {
    const { status, body } = await client.ask('/rest/v1/rpc/orphan_uploads', { body: {} });
    return status < 300 ? (body as { name: string }[]).map(({ name }) => name) : status;
  };

  it('are told to the service after a day, and to nobody else', async () => {
    const [old, young] = [fresh(member), fresh(member)];
    const kept = await save(member, undefined, true);
    await share(member, kept);
    await upload(member, old);
    await upload(member, young);
    await project.database.query(
      `update storage.objects set created_at = now() - interval '25 hours' where name <> $1`,
      [young],
    );
    const { rows } = await project.database.query<{ name: string }>(
      'select name from public.orphan_uploads() where name like $1',
      [`${member.id}/%`],
    );
    expect(rows.map(({ name }) => name)).toEqual([old]);
    expect(await orphans(member)).toBe(403);
    expect(await orphans(new Client(project))).toBe(401);
  });
});

describe('what a file is', () => {
  const bomb = Uint8Array.from(PNG);
  new DataView(bomb.buffer).setUint32(16, 20_000);
  new DataView(bomb.buffer).setUint32(20, 20_000);
  const stored = async (key: string) =>
    (await member.ask(`/storage/v1/object/gallery/${key}`)).status === 200;

  it.each([
    ['a picture of 400 million pixels', 'image/png', bomb, 413],
    ['a page', 'image/png', new TextEncoder().encode('<!doctype html>'), 415],
    ['stitches', 'image/png', GZIP, 415],
    ['nothing', 'image/png', new Uint8Array(), 415],
    ['another type than its name', 'image/webp', PNG, 415],
  ])('is looked at when it comes: %s', async (_what, type, bytes, status) => {
    const key = fresh(member);
    const answer = await upload(member, key, type, bytes);
    expect(answer.status).toBe(status);
    expect((answer.body as { message: string }).message).toMatch(/picture|type/);
    expect(await stored(key)).toBe(false);
  });

  it('is looked at by whatever way it comes', async () => {
    const key = fresh(member);
    const signed = await member.ask(`/storage/v1/object/upload/sign/gallery/${key}`, { body: {} });
    const { signedUrl } = signed.body as { signedUrl: string };
    const headers = { 'Content-Type': 'image/png' };
    const answer = await member.ask(signedUrl, { method: 'PUT', body: bomb, headers });
    expect(answer.status).toBe(413);
    const form = new FormData();
    form.set('file', new Blob([bomb], { type: 'image/png' }), 'picture.png');
    const posted = await fetch(`${project.url}/storage/v1/object/gallery/${key}`, {
      method: 'POST',
      body: form,
      headers: { apikey: member.apikey, Authorization: `Bearer ${member.token}` },
    });
    expect(posted.status).toBe(413);
    expect(await stored(key)).toBe(false);
  });

  it('is what its row says: the pixels are those of the file', async () => {
    const row = { ...designRow(member.id), width: 4000, height: 3000 };
    await upload(member, `${member.id}/${row.id}/picture.png`);
    expect((await member.ask('/rest/v1/gallery_images', { body: row })).status).toBe(201);
    const { body } = await member.ask(
      `/rest/v1/gallery_images?id=eq.${row.id}&select=width,height`,
    );
    expect(body).toEqual([{ width: 1, height: 1 }]);
  });
});
