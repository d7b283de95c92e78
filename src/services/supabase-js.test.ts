import { readFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mailedToken,
  PASSWORD,
  PNG,
  startTestServer,
  type TestServer,
} from '../../server/embedded/testing/server.ts';
import { confirmLink, signUp } from './account/auth.ts';
import { saveImage } from './gallery/own.ts';
import { connect, type Supabase } from './supabase.ts';

/* The site takes parts of supabase-js: they are those of the whole client, and answer as it does. */

const KEY = 'sb_publishable_local';

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
}

const manifest = (name: string) =>
  JSON.parse(readFileSync(`node_modules/@supabase/${name}/package.json`, 'utf8')) as Manifest;

describe('the parts', () => {
  it.each(['auth-js', 'postgrest-js', 'storage-js'])('%s is the one of supabase-js', (part) => {
    const { version, dependencies } = manifest('supabase-js');
    expect(manifest(part).version).toBe(dependencies[`@supabase/${part}`]);
    expect(manifest(part).version).toBe(version);
    // One of its own would be another, and would be sent twice.
    expect(() => manifest(`supabase-js/node_modules/@supabase/${part}`)).toThrow('ENOENT');
  });
});

describe('our client and createClient', () => {
  let server: TestServer;
  let ours: Supabase;
  const items = new Map<string, string>();

  beforeAll(async () => {
    globalThis.location ??= { origin: 'http://localhost' } as Location;
    server = await startTestServer();
    const sessions = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
    ours = connect({ url: server.url, anonKey: KEY }, { sessions });
    await signUp({ email: 'ada@example.com', password: PASSWORD, fullName: 'Ada' }, ours);
    await confirmLink(await mailedToken(server, 'ada@example.com'), 'signup', ours);
    await saveImage(
      {
        name: 'tulip',
        prompt: 'a tulip',
        type: 'embroidery',
        settings: { style: 'satin' },
        picture: new Blob([PNG], { type: 'image/png' }),
      },
      ours,
    );
  });
  afterAll(async () => {
    await ours?.auth.stopAutoRefresh();
    await server?.close();
  });

  it('are told the same by accounts, tables and files', async () => {
    const whole = createClient(server.url, KEY, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { data } = await whole.auth.signInWithPassword({
      email: 'ada@example.com',
      password: PASSWORD,
    });
    const { data: own } = await ours.auth.getUser();
    expect(own.user!.id).toBe(data.user!.id);

    const rows = await whole.from('gallery_images').select('*', { count: 'exact' });
    expect(rows.count).toBe(1);
    const ownRows = await ours.rest.from('gallery_images').select('*', { count: 'exact' });
    expect(ownRows).toMatchObject({ data: rows.data, count: 1, error: null });

    const [{ url }] = rows.data as { url: string }[];
    const [bucket, ...file] = new URL(url, server.url).pathname
      .replace(/^.*\/object\/(?:(?:public|authenticated)\/)?/, '')
      .split('/');
    const storage = await ours.storage();
    for (const [part, client] of Object.entries({ whole: whole.storage, ours: storage })) {
      const { data: picture, error } = await client.from(bucket).download(file.join('/'));
      expect(error, part).toBeNull();
      expect(new Uint8Array(await picture!.arrayBuffer()), part).toEqual(new Uint8Array(PNG));
    }
  });
});
