import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './migrate.ts';
import { CARD, type ObjectFiles } from './object-files.ts';

/** What a start took away. */
export interface Cleaned {
  /** Designs whose picture is not there. */
  designs: number;
  /** Entries of files without a file, or without a design. */
  entries: number;
  /** Files without an entry. */
  files: number;
}

interface Entry {
  id: string;
  name: string;
  /** A design shows it. */
  used: boolean;
}

const BUCKET = 'gallery';
const ADDRESS = '/storage/v1/object/public/gallery/';

/**
 * Ends what a killed process left half done: a design is kept with all its files, or goes with
 * all of them. Nobody is saving while a start runs this.
 */
export async function cleanUp(
  database: Database,
  objects: ObjectFiles,
  folder: string,
): Promise<Cleaned> {
  const { whole, partial } = await keysIn(path.join(folder, BUCKET));
  const designs = await dropDesignsWithoutPicture(database, whole);
  const { rows } = await database.query<Entry>(
    `select o.id, o.name, g.id is not null as used
     from storage.objects o
     left join public.gallery_images g
       on g.id::text = split_part(o.name, '/', 2) and g.user_id::text = split_part(o.name, '/', 1)
     where o.bucket_id = $1`,
    [BUCKET],
  );
  const dead = rows.filter(({ name, used }) => !used || !whole.has(name));
  if (dead.length > 0) {
    await database.query('delete from storage.objects where id = any($1::uuid[])', [
      dead.map(({ id }) => id),
    ]);
  }
  const deadNames = new Set(dead.map(({ name }) => name));
  const kept = new Set(rows.map(({ name }) => name).filter((name) => !deadNames.has(name)));
  const loose = [...whole, ...partial].filter((key) => !kept.has(key));
  await objects.deleteObjects(BUCKET, loose);
  await rm(path.join(folder, '.parts'), { recursive: true, force: true });
  return { designs, entries: dead.length, files: loose.length };
}

async function dropDesignsWithoutPicture(
  database: Database,
  whole: ReadonlySet<string>,
): Promise<number> {
  const { rows } = await database.query<{ id: string; key: string }>(
    'select id, substr(url, length($1) + 1) as key from public.gallery_images',
    [ADDRESS],
  );
  const broken = rows.filter(({ key }) => !whole.has(key)).map(({ id }) => id);
  if (broken.length > 0) {
    await database.query('delete from public.gallery_images where id = any($1::uuid[])', [broken]);
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
