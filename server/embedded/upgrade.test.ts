import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { PLATFORM_SQL } from './platform.ts';

/* A database from before there was a private: what lies in it when the migrations have run. */

const MIGRATIONS = path.join(import.meta.dirname, '..', '..', 'supabase', 'migrations');
const FIRST_PRIVATE = '20261122000000';
const USER = '11111111-1111-4111-8111-111111111111';
const ID = '22222222-2222-4222-8222-222222222222';

it('makes everything private that was stored', async () => {
  const database = new PGlite({ extensions: { pg_trgm } });
  const before = await mkdtemp(path.join(tmpdir(), 'ilmek-before-'));
  try {
    const system = [SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql(), getStorageSchemaSql()];
    await database.exec([...system, PLATFORM_SQL].join('\n'));
    for (const file of await readdir(MIGRATIONS)) {
      if (file < FIRST_PRIVATE) await cp(path.join(MIGRATIONS, file), path.join(before, file));
    }
    await migrate(database, before);
    const old = `/storage/v1/object/public/gallery/${USER}/${ID}`;
    await database.query("insert into auth.users (id, email) values ($1, 'a@example.com')", [USER]);
    for (const file of ['picture.png', 'original.jpg', 'stitches.json.gz']) {
      await database.query("insert into storage.objects (bucket_id, name) values ('gallery', $1)", [
        `${USER}/${ID}/${file}`,
      ]);
    }
    await database.query(
      `insert into public.gallery_images (id, user_id, name, url, type, original_image, stitches)
       values ($1, $2, 'Client logo', $3, 'logo', $4, $5)`,
      [ID, USER, `${old}/picture.png`, `${old}/original.jpg`, `${old}/stitches.json.gz`],
    );

    await migrate(database, MIGRATIONS);

    const now = `/storage/v1/object/gallery/${USER}/${ID}`;
    const row = await database.query(
      `select visibility, shares_original, shares_files, shared_at, hidden_at,
         url, original_image, stitches from public.gallery_images`,
    );
    expect(row.rows).toEqual([
      {
        ...{ visibility: 'private', shares_original: false, shares_files: false },
        ...{ shared_at: null, hidden_at: null },
        ...{ url: `${now}/picture.png`, original_image: `${now}/original.jpg` },
        stitches: `${now}/stitches.json.gz`,
      },
    ]);
    const buckets = await database.query('select id, public from storage.buckets order by id');
    expect(buckets.rows).toEqual([
      { id: 'gallery', public: false },
      { id: 'shared', public: true },
    ]);
    const counts = await database.query('select sum(designs)::int as designs from gallery_counts');
    expect(counts.rows).toEqual([{ designs: 0 }]);
    await database.exec('set role anon');
    for (const list of ['gallery_images', 'gallery_page()', `gallery_design('${ID}')`]) {
      expect((await database.query(`select * from public.${list}`)).rows).toEqual([]);
    }
  } finally {
    await database.close();
    await rm(before, { recursive: true, force: true });
  }
});
