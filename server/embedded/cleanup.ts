import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './migrate.ts';
import { CARD, type ObjectFiles } from './object-files.ts';

/** What a start took away. */
export interface Cleaned {
  /** Designs whose picture is not there. */
  designs: number;
  /** Shared designs whose public copies are not there: they are private again. */
  unshared: number;
  /** Entries of files without a file, or that no design has or shows. */
  entries: number;
  /** Files without an entry. */
  files: number;
}

/** A bucket, and how its entries are known to be of use. */
interface Bucket {
  name: string;
  /** SQL: whether a design has the entry `o`. */
  used: string;
}

/** What members keep. */
const PRIVATE: Bucket = {
  name: 'gallery',
  used: `exists (select from public.gallery_images g
    where g.id::text = split_part(o.name, '/', 2) and g.user_id::text = split_part(o.name, '/', 1))`,
};

/** Copies of what they share. */
const SHARED: Bucket = { name: 'shared', used: 'public.gallery_shows(o.name)' };

/**
 * Ends what a killed process left half done: a design is kept with all its files, or goes with
 * all of them; it is shared with all its copies, or not at all; and no public copy is left of what
 * is not shared. Nobody is saving while a start runs this.
 */
export async function cleanUp(
  database: Database,
  objects: ObjectFiles,
  folder: string,
): Promise<Cleaned> {
  const kept = await keysIn(path.join(folder, PRIVATE.name));
  const copies = await keysIn(path.join(folder, SHARED.name));
  const designs = await dropDesignsWithoutPicture(database, kept.whole);
  const unshared = await takeBackWithoutCopies(database, copies.whole);
  const swept = [
    await sweep(database, objects, PRIVATE, kept),
    await sweep(database, objects, SHARED, copies),
  ];
  await rm(path.join(folder, '.parts'), { recursive: true, force: true });
  const sum = (what: 'entries' | 'files') => swept.reduce((total, each) => total + each[what], 0);
  return { designs, unshared, entries: sum('entries'), files: sum('files') };
}

async function sweep(
  database: Database,
  objects: ObjectFiles,
  { name: bucket, used }: Bucket,
  { whole, partial }: Awaited<ReturnType<typeof keysIn>>,
): Promise<Pick<Cleaned, 'entries' | 'files'>> {
  const { rows } = await database.query<{ id: string; name: string; used: boolean }>(
    `select o.id, o.name, ${used} as used from storage.objects o where o.bucket_id = $1`,
    [bucket],
  );
  const dead = rows.filter(({ name, used: wanted }) => !wanted || !whole.has(name));
  if (dead.length > 0) {
    await database.query('delete from storage.objects where id = any($1::uuid[])', [
      dead.map(({ id }) => id),
    ]);
  }
  const deadNames = new Set(dead.map(({ name }) => name));
  const left = new Set(rows.map(({ name }) => name).filter((name) => !deadNames.has(name)));
  const loose = [...whole, ...partial].filter((key) => !left.has(key));
  await objects.deleteObjects(bucket, loose);
  return { entries: dead.length, files: loose.length };
}

async function dropDesignsWithoutPicture(
  database: Database,
  whole: ReadonlySet<string>,
): Promise<number> {
  // Shared or not, the private file is the one that must be there.
  const { rows } = await database.query<{ id: string; key: string }>(
    "select id, substring(url from '/(?:shared|gallery)/(.*)$') as key from public.gallery_images",
  );
  const broken = rows.filter(({ key }) => !whole.has(key)).map(({ id }) => id);
  if (broken.length > 0) {
    await database.query('delete from public.gallery_images where id = any($1::uuid[])', [broken]);
  }
  return broken.length;
}

async function takeBackWithoutCopies(
  database: Database,
  whole: ReadonlySet<string>,
): Promise<number> {
  const { rows } = await database.query<{ id: string; keys: string[] }>(
    `select id, array(
       select substring(path from '/shared/(.*)$')
       from unnest(array[url, original_image, stitches]) path where path is not null) as keys
     from public.gallery_images where visibility = 'shared' and hidden_at is null`,
  );
  const broken = rows.filter(({ keys }) => !keys.every((key) => whole.has(key)));
  for (const { id } of broken) {
    await database.query(
      `update public.gallery_images g set visibility = 'private', shared_at = null,
         url = kept.picture, original_image = kept.original, stitches = kept.stitches
       from public.gallery_images own, public.gallery_kept(own.user_id, own.id) kept
       where g.id = $1 and own.id = g.id`,
      [id],
    );
  }
  return broken.length;
}

/** The keys in a bucket's folder: those with file and card, and those with one of the two. */
async function keysIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const present = new Set(names);
  const whole = new Set<string>();
  const partial = new Set<string>();
  for (const name of names) {
    const file = name.endsWith(CARD) ? name.slice(0, -CARD.length) : name;
    const key = file.split(path.sep).map(decodeURIComponent).join('/');
    (present.has(file) && present.has(file + CARD) ? whole : partial).add(key);
  }
  return { whole, partial };
}
