import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUCKETS } from './cleanup-plan.ts';
import { counted } from './counted.ts';
import { tagOf } from './mend-card.ts';
import { CARD, ObjectFiles, readCard, readCardOf } from './object-files.ts';
import { namesOfPieces } from './piece-names.ts';
import type { ReadTable } from './repair-tables.ts';
import { storedKeys } from './stored-keys.ts';

const rowsOf = (tables: readonly ReadTable[], table: string) =>
  tables.find(({ name }) => name === table)?.rows ?? [];

/** What the database says of the files of a bucket, by key: their metadata. */
function namedIn(bucket: string, tables: readonly ReadTable[]): Map<string, unknown> {
  const objects = rowsOf(tables, 'storage.objects').filter((row) => row.bucket_id === bucket);
  return new Map(objects.map(({ name, metadata }) => [String(name), metadata]));
}

/**
 * What a file is: whole; whole but for the card beside it; or not what was stored.
 * @param metadata of its entry, which says the same as its card
 * @throws the system's error
 */
async function stateOf(file: string, metadata: unknown): Promise<'whole' | 'no card' | 'damaged'> {
  const card = readCard(await readFile(file + CARD, 'utf8').catch(() => ''));
  const tag = await tagOf(file);
  if (card) return card.eTag === tag ? 'whole' : 'damaged';
  return readCardOf(metadata)?.eTag === tag ? 'no card' : 'damaged';
}

/** A file without an entry in the database: a save that never ended, or a removal that was cut. */
const NOBODYS =
  'belongs to no piece that the database knows; most likely it is left of a save that never ended';

const reasonOf = (error: unknown): string => (error as Error).message;

/** Looks at the files of one data folder, and copies those that are whole. */
class FileExport {
  readonly #objects: ObjectFiles;
  readonly #files: string;
  readonly #to: string | undefined;
  readonly #of: (key: string) => string;
  readonly whole: string[] = [];
  /** What is lost, or not what was stored. */
  readonly damaged: string[] = [];
  /** What nobody misses, or what mends itself. */
  readonly notes: string[] = [];

  constructor(files: string, to: string | undefined, tables: readonly ReadTable[]) {
    this.#objects = new ObjectFiles(files, 0);
    this.#files = files;
    this.#to = to;
    this.#of = namesOfPieces(rowsOf(tables, 'public.gallery_images'), rowsOf(tables, 'auth.users'));
  }

  async bucket(bucket: string, named: ReadonlyMap<string, unknown>): Promise<void> {
    const stored = await storedKeys(path.join(this.#files, bucket)).catch((error: unknown) => {
      this.damaged.push(`files/${bucket} cannot be read (${reasonOf(error)})`);
      return 'unreadable' as const;
    });
    if (stored === 'unreadable') return;
    const about = (key: string) => `the file ${bucket}/${key}${this.#of(key)}`;
    const say = (key: string, what: string) => this.damaged.push(`${about(key)} ${what}`);
    const note = (key: string, what: string) => this.notes.push(`${about(key)} ${what}`);
    const keys = new Set([...(stored?.whole ?? []), ...(stored?.partial ?? [])]);
    let copied = 0;
    for (const key of keys) {
      const state = await this.#export(bucket, key, named.get(key));
      if (state === 'whole' || state === 'no card') copied++;
      if (state === 'missing') keys.delete(key);
      if (state === 'damaged') say(key, 'is not what was stored');
      if (state === 'no card') {
        note(
          key,
          `is whole; only its card is not (${path.basename(this.#objects.nameOf(bucket, key))}${CARD}, which says its type and size). It is made again when the file is next asked for`,
        );
      }
    }
    this.whole.push(`${counted(copied, 'file')} of ${bucket}, in files/${bucket}`);
    for (const key of named.keys()) if (!keys.has(key)) say(key, 'is missing');
    for (const key of keys) if (!named.has(key)) note(key, NOBODYS);
    for (const name of stored?.foreign ?? []) {
      this.notes.push(`files/${bucket}/${name} is no file of Ilmek`);
    }
  }

  async #export(bucket: string, key: string, metadata: unknown) {
    const file = this.#objects.fileOf(bucket, key);
    const state = await stateOf(file, metadata).catch((error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? 'missing' : 'damaged',
    );
    if (state !== 'whole' && state !== 'no card') return state;
    if (this.#to === undefined) return state;
    const target = path.join(this.#to, this.#objects.nameOf(bucket, key));
    await mkdir(path.dirname(target), { recursive: true });
    await cp(file, target);
    return state;
  }
}

/**
 * Looks at the files of all buckets, and copies those that are whole, as `{bucket}/{owner}/{design}/{file}`.
 * @param files the folder of the buckets
 * @param to undefined: copies nothing
 */
export async function exportFiles(
  files: string,
  to: string | undefined,
  tables: readonly ReadTable[],
) {
  const all = new FileExport(files, to, tables);
  for (const { name } of BUCKETS) await all.bucket(name, namedIn(name, tables));
  return { whole: all.whole, damaged: all.damaged, notes: all.notes };
}
