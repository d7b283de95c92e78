import { cp, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  BringRows,
  copiesOf,
  type DesignRow,
  type EntryRow,
  type QuarantineRows,
} from './bring-rows.ts';
import { BUCKETS, pieceOf, type StoredFile } from './cleanup-plan.ts';
import type { Database } from './migrate.ts';
import { CARD, type ObjectFiles } from './object-files.ts';
import { pieceName } from './piece-names.ts';
import { FILES, ROWS, timeOf } from './quarantine.ts';
import { storedKeys } from './stored-keys.ts';

/* Puts back what a clean-up set aside (quarantine.ts): rows and files, a piece whole or not at all. */

export interface BroughtBack {
  /** Names of pieces that are there again. */
  pieces: string[];
  /** How many files came back, those of the pieces among them. */
  files: number;
  /** What stays in quarantine, a line for each thing, with its reason. */
  staying: string[];
}

/** A quarantine as it lies there. */
interface Place {
  folder: string;
  rows: QuarantineRows;
}

interface Found extends StoredFile {
  /** Where it lies in quarantine. */
  file: string;
}

const NO_ROWS: QuarantineRows = { 'public.gallery_images': [], 'storage.objects': [] };

const idOf = ({ bucket, key }: StoredFile): string => `${bucket}/${key}`;

/** Brings back what all quarantines of a data folder hold. */
class BringBack {
  readonly #rows: BringRows;
  readonly #objects: ObjectFiles;
  readonly #places: readonly Place[];
  readonly #files = new Map<string, Found>();
  readonly #entries = new Map<string, EntryRow>();
  readonly #done: BroughtBack = { pieces: [], files: 0, staying: [] };

  constructor(rows: BringRows, objects: ObjectFiles, places: readonly Place[]) {
    this.#rows = rows;
    this.#objects = objects;
    this.#places = places;
  }

  async run(): Promise<BroughtBack> {
    for (const place of this.#places) await this.#look(place);
    const designs = this.#places.flatMap(({ rows }) => rows['public.gallery_images']);
    const seen = new Set<string>();
    // The newest quarantine comes first: of two rows of a piece the later one holds.
    for (const design of designs) {
      if (seen.has(design.id)) continue;
      seen.add(design.id);
      await this.#design(design);
    }
    await this.#filesOfPieces();
    for (const place of this.#places) await this.#settle(place);
    return this.#done;
  }

  async #look({ folder, rows }: Place): Promise<void> {
    for (const row of rows['storage.objects']) {
      const id = idOf({ bucket: row.bucket_id, key: row.name });
      if (!this.#entries.has(id)) this.#entries.set(id, row);
    }
    for (const { name: bucket } of BUCKETS) {
      const stored = await storedKeys(path.join(folder, FILES, bucket));
      for (const key of [...(stored?.whole ?? []), ...(stored?.partial ?? [])]) {
        const found = {
          bucket,
          key,
          file: path.join(folder, FILES, this.#objects.nameOf(bucket, key)),
        };
        if (!this.#files.has(idOf(found)) && existsSync(found.file))
          this.#files.set(idOf(found), found);
      }
    }
  }

  #isThere({ bucket, key }: StoredFile): boolean {
    return existsSync(this.#objects.fileOf(bucket, key));
  }

  async #design(design: DesignRow): Promise<void> {
    const email = await this.#rows.emailOf(design.user_id);
    const name = pieceName(design, email);
    if (await this.#rows.hasDesign(design.id)) return;
    const piece = `${design.user_id}/${design.id}`;
    const entries = [...this.#entries.values()].filter((row) => pieceOf(row.name) === piece);
    const wanted = entries.map(({ bucket_id: bucket, name: key }) => ({ bucket, key }));
    const missing = wanted.filter((file) => !this.#isThere(file) && !this.#files.has(idOf(file)));
    const stay = (why: string) => void this.#done.staying.push(`${name}: ${why}`);
    if (email === undefined) return stay('its maker has no account any more');
    if (!wanted.some(({ bucket, key }) => bucket === 'gallery' && /\/picture\.\w+$/.test(key))) {
      return stay('nothing is known of its picture');
    }
    const lost = missing.filter(({ bucket }) => bucket === 'gallery').map(idOf);
    if (lost.length > 0) {
      return stay(
        `not in the data, and not in quarantine: ${lost.map((id) => `files/${id}`).join(', ')}. From a backup: npm run restore -- FILE --only-missing; then bring back again`,
      );
    }
    const files = wanted.filter((file) => !missing.includes(file));
    const copied = await this.#copy(files);
    try {
      const here = new Set(files.map(idOf));
      const shared = copiesOf(design).every((key) => here.has(idOf({ bucket: 'shared', key })));
      await this.#rows.addDesign(design, entries, shared);
    } catch (error) {
      for (const file of copied) await this.#remove(file);
      return stay((error as Error).message);
    }
    await this.#forget(copied);
    this.#done.pieces.push(name);
  }

  /** Files whose piece is there, and that are not: of a row that was never away, or came another way. */
  async #filesOfPieces(): Promise<void> {
    let loose = 0;
    for (const file of [...this.#files.values()]) {
      if (!(await this.#rows.wants(file))) {
        loose++;
        continue;
      }
      const entry = this.#entries.get(idOf(file));
      if (this.#isThere(file)) continue;
      const copied = await this.#copy([file]);
      await this.#rows.addEntry(file, entry);
      await this.#forget(copied);
    }
    if (loose > 0) this.#done.staying.push(`files that no piece has or shows: ${loose}`);
  }

  /** Copies files from quarantine to their places. @returns those that were not there */
  async #copy(files: readonly StoredFile[]): Promise<Found[]> {
    const copied: Found[] = [];
    for (const one of files) {
      const found = this.#files.get(idOf(one));
      if (!found || this.#isThere(one)) continue;
      const to = this.#objects.fileOf(one.bucket, one.key);
      await mkdir(path.dirname(to), { recursive: true });
      if (existsSync(found.file + CARD)) await cp(found.file + CARD, to + CARD);
      await cp(found.file, `${to}.part`);
      await rename(`${to}.part`, to);
      copied.push(found);
    }
    return copied;
  }

  async #remove({ bucket, key }: StoredFile): Promise<void> {
    await this.#objects.deleteObject(bucket, key);
  }

  /** What is back is not in quarantine any more. */
  async #forget(copied: readonly Found[]): Promise<void> {
    for (const found of copied) {
      await rm(found.file, { force: true });
      await rm(found.file + CARD, { force: true });
      this.#files.delete(idOf(found));
      this.#done.files++;
    }
  }

  /** Leaves in a quarantine what did not come back; the folder goes with the last of it. */
  async #settle({ folder, rows }: Place): Promise<void> {
    const designs = [];
    for (const row of rows['public.gallery_images']) {
      if (!(await this.#rows.hasDesign(row.id))) designs.push(row);
    }
    const entries = [];
    for (const row of rows['storage.objects']) {
      if (!(await this.#rows.hasEntry(row))) entries.push(row);
    }
    await forgetEmpty(path.join(folder, FILES));
    if (designs.length === 0 && !existsSync(path.join(folder, FILES))) {
      return rm(folder, { recursive: true });
    }
    const left: QuarantineRows = { 'public.gallery_images': designs, 'storage.objects': entries };
    await writeFile(path.join(folder, `${ROWS}.new`), JSON.stringify(left, null, 1), {
      flush: true,
    });
    await rename(path.join(folder, `${ROWS}.new`), path.join(folder, ROWS));
  }
}

/** Removes the folders in which nothing lies. */
async function forgetEmpty(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await forgetEmpty(path.join(folder, entry.name));
  }
  await rmdir(folder).catch(() => undefined);
}

/** The quarantines of a folder, the newest first. */
async function placesIn(quarantine: string, staying: string[]): Promise<Place[]> {
  const names = existsSync(quarantine) ? await readdir(quarantine) : [];
  const places: Place[] = [];
  for (const name of names
    .filter((each) => timeOf(each) !== undefined)
    .sort()
    .reverse()) {
    const folder = path.join(quarantine, name);
    try {
      const rows = JSON.parse(await readFile(path.join(folder, ROWS), 'utf8')) as QuarantineRows;
      places.push({ folder, rows: { ...NO_ROWS, ...rows } });
    } catch (error) {
      staying.push(`all of ${folder}: its ${ROWS} cannot be read (${(error as Error).message})`);
    }
  }
  return places;
}

/**
 * Brings back what lies in quarantine, as far as it is whole. Nobody may use the data meanwhile.
 * @param quarantine the folder of all quarantines
 * @throws the error of database or system; what is back by then stays
 */
export async function bringBack(
  database: Database,
  objects: ObjectFiles,
  quarantine: string,
): Promise<BroughtBack> {
  const unreadable: string[] = [];
  const places = await placesIn(quarantine, unreadable);
  const done = await new BringBack(new BringRows(database), objects, places).run();
  return { ...done, staying: [...unreadable, ...done.staying] };
}
