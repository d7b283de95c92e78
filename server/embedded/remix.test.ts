import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSources, withSource } from '../../src/lib/gallery/sources.ts';
import { rpc } from './testing/seen.ts';
import { save, share, startMembers, type Client, type Members } from './testing/server.ts';

/* Who may go on with a design: its maker always, others where he shares it and allows it. */

let { server, owner, other, visitor } = {} as Members;

beforeAll(async () => {
  ({ server, owner, other, visitor } = await startMembers());
});
afterAll(() => server?.close());

const FILE = gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
const ask = (client: Client, name: string, body: object) =>
  client.ask(`/rest/v1/rpc/${name}`, { body });
const keep = (client: Client, design: string, file = FILE) =>
  ask(client, 'keep_gallery_piece', { design, file });
const allow = (client: Client, design: string, allowed = true) =>
  ask(client, 'allow_remix', { design, allowed });
const fileOf = async (client: Client, design: string) =>
  (await ask(client, 'gallery_piece', { design })).body;
const seen = async (client: Client, design: string) =>
  (await client.ask(`/rest/v1/gallery_pieces?design=eq.${design}&select=design,allowed`)).body;

/** A design with a working file. */
async function saved(): Promise<string> {
  const id = await save(owner, undefined, true);
  expect((await keep(owner, id)).status).toBeLessThan(300);
  return id;
}

/** A design of somebody's that he made from another one, as the editor saves it. */
async function remixed(client: Client, from: string): Promise<string> {
  const [found] = (await fileOf(client, from)) as { name: string; settings: unknown }[];
  const sources = withSource(readSources(found.settings), { id: from, name: found.name });
  const id = await save(client, undefined, true, { sources });
  await keep(client, id);
  return id;
}

describe('the working file of a design', () => {
  it('is its maker’s alone while the design is private, and while it is shared without more', async () => {
    const design = await saved();
    for (const isShared of [false, true]) {
      if (isShared) await share(owner, design, { name: 'Tulip' });
      expect(await fileOf(owner, design)).toMatchObject([{ file: FILE }]);
      expect(await seen(owner, design)).toEqual([{ design, allowed: false }]);
      for (const client of [other, visitor]) {
        expect(await fileOf(client, design)).toEqual([]);
        expect(await seen(client, design)).toEqual([]);
      }
    }
  });

  it('is everyone’s where its maker allows it, until he takes the design back', async () => {
    const design = await saved();
    expect((await allow(owner, design)).body).toBe(false);
    await share(owner, design, { name: 'Tulip' });
    expect((await allow(owner, design)).body).toBe(true);
    for (const client of [other, visitor]) {
      expect(await fileOf(client, design)).toMatchObject([{ file: FILE, name: 'Tulip' }]);
      expect(await seen(client, design)).toEqual([{ design, allowed: true }]);
    }
    await rpc(owner, 'unshare_design', { id: design });
    for (const client of [other, visitor]) expect(await fileOf(client, design)).toEqual([]);
    expect(await seen(owner, design)).toEqual([{ design, allowed: false }]);
  });

  it('is written, and given free, by nobody else', async () => {
    const design = await saved();
    await share(owner, design, { name: 'Tulip' });
    for (const client of [other, visitor]) {
      expect((await keep(client, design)).status).toBeGreaterThanOrEqual(401);
      expect((await allow(client, design)).body).not.toBe(true);
      for (const method of ['PATCH', 'DELETE', 'POST']) {
        const { status } = await client.ask(`/rest/v1/gallery_pieces?design=eq.${design}`, {
          method,
          body: { design, file: FILE, allowed: true },
        });
        expect(status).toBeGreaterThanOrEqual(401);
      }
      expect((await client.ask('/rest/v1/gallery_pieces?select=file')).status).toBeGreaterThan(400);
    }
    expect(await seen(owner, design)).toEqual([{ design, allowed: false }]);
  });

  it('brings the whole chain of what it was made from, through remixes of remixes', async () => {
    const first = await saved();
    await share(owner, first, { name: 'Tulip' });
    await allow(owner, first);
    const second = await remixed(other, first);
    await share(other, second, { name: 'Tulips' });
    // The maker of the second has not allowed it yet.
    expect(await fileOf(owner, second)).toEqual([]);
    await allow(other, second);
    const third = await remixed(owner, second);
    await share(owner, third, { name: 'Meadow' });
    await allow(owner, third);
    const chain = [
      { id: first, name: 'Tulip' },
      { id: second, name: 'Tulips' },
    ];
    const sourcesOf = async () => {
      const [found] = (await fileOf(visitor, third)) as { settings: unknown }[];
      return readSources(found.settings);
    };
    expect(await sourcesOf()).toEqual(chain);
    // Nobody takes a name out of it,
    const { status } = await owner.ask(`/rest/v1/gallery_images?id=eq.${third}`, {
      method: 'PATCH',
      body: { settings: {} },
    });
    expect(status).toBe(403);
    // and it stays told when one of them is taken back.
    await rpc(owner, 'unshare_design', { id: first });
    expect(await fileOf(visitor, first)).toEqual([]);
    expect(await sourcesOf()).toEqual(chain);
  });

  it('is a packed file of some size, and goes with its design', async () => {
    const design = await saved();
    expect((await keep(owner, design, 'SGVsbG8=')).status).toBe(400);
    await owner.ask(`/rest/v1/gallery_images?id=eq.${design}`, { method: 'DELETE' });
    expect(await fileOf(owner, design)).toEqual([]);
  });
});
