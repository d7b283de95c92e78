import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makersHash } from './makers-hash.ts';
import { SchemaCache } from './schema-cache.ts';
import { type Embedded, openEmbedded } from './open.ts';
import { catalogOf, rowsOf } from './testing/catalog.ts';
import { Template } from './template.ts';

/* A first start keeps its database for the next ones, before it is anybody's. */

const OWNER = 'owner@example.com';
const MEMBER = 'ada@example.com';

let folder: string;
/** What a first start without a template has made. */
let without: Record<string, string[]>;
let laid: Embedded;
const inFolder = (name: string) => path.join(folder, name);
const cache = () => inFolder('cache');
const open = (name: string) =>
  openEmbedded({ folder: inFolder(name), siteUrl: '', siteOwner: OWNER, cache: cache() });
const kept = () => path.join(cache(), 'database');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ilmek-template-'));
  const made = await open('made');
  without = await catalogOf(made);
  await made.database.exec(
    `insert into auth.users (id, email) values (gen_random_uuid(), '${MEMBER}')`,
  );
  await made.close();
  expect(readdirSync(kept())).toHaveLength(1);
  laid = await open('laid');
});
afterAll(async () => {
  await laid?.close();
  await rm(folder, { recursive: true, force: true });
});

it('gives the schema, the rights and the policies that a start without one gives', async () => {
  const from = await catalogOf(laid);
  expect(Object.keys(from)).toEqual(expect.arrayContaining(['policies', 'rights', 'functions']));
  for (const part of Object.values(from)) expect(part).not.toEqual([]);
  expect(from).toEqual(without);
});

it('holds no row of anybody’s, no secret and no address', async () => {
  const rows = await rowsOf(laid);
  expect([...rows.keys()].sort()).toEqual([
    'public.gallery_counts',
    'storage.buckets',
    'supabase_migrations.schema_migrations',
  ]);
  const { rows: counts } = await laid.database.query(
    'select sum(designs)::int as n from gallery_counts',
  );
  expect(counts).toEqual([{ n: 0 }]);
});

it('is of this start alone: secrets are made anew', async () => {
  const [a, b] = await Promise.all(
    ['made', 'laid'].map((name) => readFile(path.join(inFolder(name), 'secrets.json'), 'utf8')),
  );
  const [name] = await readdir(kept());
  const bytes = gunzipSync((await readFile(path.join(kept(), name))).subarray(32));
  const secrets = Object.values(JSON.parse(a) as Record<string, string>);
  expect(secrets).toHaveLength(2);
  for (const secret of [...secrets, OWNER, MEMBER]) {
    expect(b).not.toContain(secret);
    expect(bytes.includes(secret)).toBe(false);
  }
});

it('is not used where it is damaged or of other makers, and nothing of it is laid then', async () => {
  const [name] = await readdir(kept());
  const file = path.join(kept(), name);
  expect(new Template(`${name}0`, cache()).lay(inFolder('other'))).toBe(false);
  expect(new Template(undefined, cache()).lay(inFolder('other'))).toBe(false);
  const bytes = await readFile(file);
  for (const damage of [bytes.subarray(0, -1), bytes.subarray(0, 10), Buffer.alloc(0)]) {
    await writeFile(file, damage);
    expect(new Template(name, cache()).lay(inFolder('other'))).toBe(false);
  }
  bytes[bytes.length >> 1] ^= 1;
  await writeFile(file, bytes);
  expect(new Template(name, cache()).lay(inFolder('other'))).toBe(false);
  bytes[bytes.length >> 1] ^= 1;
  await writeFile(file, bytes);
  expect(new Template(name, cache()).lay(path.join(inFolder('no such folder'), 'x'))).toBe(false);
  expect(existsSync(inFolder('other'))).toBe(false);
  expect(new Template(name, cache()).lay(inFolder('other'))).toBe(true);
});

it('is of other makers once a migration is another one', async () => {
  const migrations = await mkdtemp(path.join(folder, 'migrations-'));
  const seen = new Set<string | undefined>();
  for (const sql of ['', 'select 1;', 'select 2;']) {
    if (sql) await writeFile(path.join(migrations, '20300101000000_new.sql'), sql);
    seen.add(await makersHash(migrations));
  }
  expect(seen.size).toBe(3);
  expect(seen).not.toContain(undefined);
});

it('takes the place of those of other makers, and is done without where it cannot be kept', async () => {
  const other = inFolder('other-cache');
  await new Template('before', other).keep(inFolder('migrations-none'));
  await new Template('first', other).keep(path.join(inFolder('laid'), 'files'));
  await new Template('second', other).keep(path.join(inFolder('laid'), 'files'));
  expect(await readdir(path.join(other, 'database'))).toEqual(['second']);
  const file = inFolder('a-file');
  await writeFile(file, '');
  await new Template('third', file).keep(path.join(inFolder('laid'), 'files'));
  expect(await readFile(file, 'utf8')).toBe('');
});

it('brings what was seen of the schema, for the same makers and the same schema alone', async () => {
  const place = path.join(inFolder('laid'), 'database');
  const [by] = await readdir(kept());
  const cacheFor = async (makers: string | undefined) => {
    const schema = new SchemaCache(place);
    await schema.open(laid.database, makers);
    return schema;
  };
  const seen = (await (await cacheFor(by)).get()) ?? '';
  expect(JSON.parse(seen)).toMatchObject({
    tables: expect.arrayContaining([
      expect.objectContaining({ name: 'gallery_images' }),
    ]) as unknown,
  });
  expect(await new SchemaCache(place).get()).toBeUndefined();
  expect(await (await cacheFor('others')).get()).toBeUndefined();
  expect(await (await cacheFor(undefined)).get()).toBeUndefined();

  const { database } = laid;
  const changes = [
    'create function public.f() returns int language sql as $$ select 1 $$',
    'create table public.t (id int)',
    'alter table public.gallery_images add column n int',
    'create or replace view public.v as select 1 as one',
    "comment on table public.gallery_images is 'x'",
  ];
  for (const make of changes) {
    await database.exec(`begin; ${make}`);
    expect(await (await cacheFor(by)).get(), make).toBeUndefined();
    await database.exec('rollback');
    expect(await (await cacheFor(by)).get(), make).toBe(seen);
  }

  const cached = await cacheFor(by);
  await cached.set('', `${seen} `);
  expect(await cached.get()).toBe(`${seen} `);
  const file = path.join(place, 'ilmek-schema-cache');
  await writeFile(file, (await readFile(file, 'utf8')).replace('gallery_images', 'gallery_imagez'));
  expect(await cached.get()).toBeUndefined();
  await cached.delete();
  expect(existsSync(file)).toBe(false);
});
