import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_ANON_KEY } from './keys.ts';
import { openEmbedded, type Embedded } from './open.ts';

let folder: string;
let embedded: Embedded;
const open = () => openEmbedded({ folder, siteUrl: 'http://localhost' });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ilmek-rights-'));
  embedded = await open();
});
afterAll(async () => {
  await embedded?.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (where: string, method: string, body?: unknown) =>
  embedded.fetch(
    new Request(`http://localhost/rest/v1/${where}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: { apikey: LOCAL_ANON_KEY, 'Content-Type': 'application/json' },
    }),
  );

/** Who may do what, as `role table right`; of the columns where a right is not on the whole table. */
async function rights(): Promise<string[]> {
  const { rows } = await embedded.database.query<{ line: string }>(
    `select distinct grantee || ' ' || table_schema || '.' || table_name || ' ' || privilege_type as line
     from information_schema.role_table_grants
     where grantee in ('anon', 'authenticated') and table_schema in ('public', 'auth', 'storage')
     order by line`,
  );
  return rows.map(({ line }) => line);
}

const WRITES = /^anon public\.\w+ (?!SELECT)|INSERT|UPDATE|TRUNCATE|REFERENCES|TRIGGER/;

it('gives visitors what the migrations give, also after requests and a second start', async () => {
  const first = await rights();
  expect(first).toContain('anon public.gallery_images SELECT');
  expect(first).toContain('authenticated public.gallery_images DELETE');
  expect(first.filter((line) => line.includes(' public.') && WRITES.test(line))).toEqual([]);
  expect(first.filter((line) => line.includes(' auth.'))).toEqual([]);

  await ask('gallery_counts?select=type', 'GET');
  expect(await rights()).toEqual(first);
  await embedded.close();
  embedded = await open();
  await ask('gallery_counts?select=type', 'GET');
  expect(await rights()).toEqual(first);
});

it('refuses a visitor by right, before row security is asked', async () => {
  for (const [where, method, body] of [
    ['gallery_images?id=neq.00000000-0000-4000-8000-000000000000', 'DELETE'],
    ['gallery_counts?type=eq.logo', 'PATCH', { designs: 7 }],
    ['contact_messages?select=email', 'GET'],
  ] as const) {
    const answer = await ask(where, method, body);
    expect([401, 403], where).toContain(answer.status);
    expect(await answer.json(), where).toMatchObject({ code: '42501' });
  }
});
