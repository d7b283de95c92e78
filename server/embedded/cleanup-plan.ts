import path from 'node:path';
import type { Database } from './migrate.ts';
import { storedKeys, type StoredKeys } from './stored-keys.ts';

/* What a start finds half done, before anything is done about it. */

/** A bucket, and how its entries are known to be of use. */
interface Bucket {
  name: 'gallery' | 'shared';
  /** SQL: whether a design has the entry `o`. */
  used: string;
}

export const BUCKETS: readonly Bucket[] = [
  {
    // What members keep.
    name: 'gallery',
    used: `exists (select from public.gallery_images g
      where g.id::text = split_part(o.name, '/', 2)
        and g.user_id::text = split_part(o.name, '/', 1))`,
  },
  // Copies of what they share.
  { name: 'shared', used: 'public.gallery_shows(o.name)' },
];

/** A file by its bucket and key. */
export interface StoredFile {
  bucket: string;
  key: string;
}

/** A file's entry in the database. */
export interface Entry extends StoredFile {
  id: string;
}

export interface Plan {
  /** Ids of designs whose picture is not there. */
  designs: string[];
  /** Ids of shared designs whose public copies are not all there. */
  unshared: string[];
  /** Entries that no design has or shows. */
  entries: Entry[];
  /** Files without an entry that stays. */
  files: StoredFile[];
}

/** A plan, and what must be known to judge it. */
export interface Findings extends Plan {
  /** Buckets without a folder, although the database names files in them. */
  missing: string[];
  /** Designs in all. */
  rows: number;
  /** Pieces of which there are files. */
  pieces: number;
  /** Files of designs that stay, their pictures aside, that are not there. */
  lost: StoredFile[];
  /** Files that have an entry, and lack either their bytes or their card. */
  partial: StoredFile[];
  /** Names that this storage never writes, from the folder of the buckets on. */
  foreign: string[];
}

/** Which piece a key belongs to: owner and design. */
export const pieceOf = (key: string): string => key.split('/').slice(0, 2).join('/');

interface Design {
  id: string;
  piece: string;
  /** Key of the picture in the private bucket. */
  picture: string;
  /** Keys of the public copies; none where nobody sees it. */
  copies: string[];
}

// Shared or not, the private picture is the one that must be there.
const DESIGNS = `select id, user_id || '/' || id as piece,
    substring(url from '/(?:shared|gallery)/(.*)$') as picture,
    case when visibility = 'shared' and hidden_at is null then array(
      select substring(path from '/shared/(.*)$')
      from unnest(array[url, original_image, stitches]) path where path is not null)
    else '{}' end as copies
  from public.gallery_images`;

interface Found {
  bucket: Bucket['name'];
  /** Undefined where there is no folder. */
  stored: StoredKeys | undefined;
  entries: (Entry & { used: boolean })[];
}

async function lookInto(
  database: Database,
  files: string,
  { name: bucket, used }: Bucket,
): Promise<Found> {
  const { rows } = await database.query<{ id: string; key: string; used: boolean }>(
    `select o.id, o.name as key, ${used} as used from storage.objects o where o.bucket_id = $1`,
    [bucket],
  );
  const stored = await storedKeys(path.join(files, bucket));
  return { bucket, stored, entries: rows.map((row) => ({ ...row, bucket })) };
}

/**
 * Looks for what a killed process left half done. Changes nothing.
 * @param files the folder of the buckets
 * @throws the database's error, or the system's where a folder cannot be read
 */
export async function findHalf(database: Database, files: string): Promise<Findings> {
  const { rows } = await database.query<Design>(DESIGNS);
  const found: Found[] = [];
  for (const bucket of BUCKETS) found.push(await lookInto(database, files, bucket));
  const wholeIn = (name: string) => found.find(({ bucket }) => bucket === name)?.stored?.whole;
  const [kept, copies] = [wholeIn('gallery'), wholeIn('shared')];
  const designs = rows.filter(({ picture }) => !kept?.has(picture));
  const unshared = rows.filter(
    (row) => !designs.includes(row) && !row.copies.every((key) => copies?.has(key)),
  );
  const gone = new Set(designs.map(({ piece }) => piece));
  const taken = new Set(unshared.map(({ piece }) => piece));
  const isDead = ({ bucket, key, used }: Found['entries'][number]) =>
    !used || gone.has(pieceOf(key)) || (bucket === 'shared' && taken.has(pieceOf(key)));
  const entries = found.flatMap((each) => each.entries.filter(isDead));
  const dead = new Set(entries.map(({ id }) => id));
  return {
    designs: designs.map(({ id }) => id),
    unshared: unshared.map(({ id }) => id),
    entries: entries.map(({ id, bucket, key }) => ({ id, bucket, key })),
    ...filesOf(found, dead),
    missing: found
      .filter((each) => !each.stored && each.entries.some(({ used }) => used))
      .map(({ bucket }) => bucket),
    rows: rows.length,
    partial: found.flatMap(({ bucket, stored, entries }) =>
      entries.filter(({ key }) => stored?.partial.has(key)).map(({ key }) => ({ bucket, key })),
    ),
    foreign: found.flatMap(({ bucket, stored }) =>
      (stored?.foreign ?? []).map((name) => path.join(bucket, name)),
    ),
  };
}

/** What is said of files: those without an entry that stays, and the entries that have no file. */
function filesOf(found: readonly Found[], dead: ReadonlySet<string>) {
  const files: StoredFile[] = [];
  const lost: StoredFile[] = [];
  const pieces = new Set<string>();
  for (const { bucket, stored, entries } of found) {
    const all = [...(stored?.whole ?? []), ...(stored?.partial ?? [])];
    const staying = entries.filter(({ id }) => !dead.has(id)).map(({ key }) => key);
    const stays = new Set(staying);
    for (const key of all) pieces.add(pieceOf(key));
    files.push(...all.filter((key) => !stays.has(key)).map((key) => ({ bucket, key })));
    lost.push(...staying.filter((key) => !stored?.whole.has(key)).map((key) => ({ bucket, key })));
  }
  return { files, lost, pieces: pieces.size };
}
