import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, gunzipSync, gzip } from 'node:zlib';
import { z } from 'zod';
import { CONTROL } from './database-folder.ts';
import { CACHE } from './makers-hash.ts';

/*
 * A database as it is before anybody used it. To make one takes five seconds of computing, which a
 * first start saves where an earlier one has kept its own: schemas and rights, no row of anybody's
 * and no secret, which each data folder has of its own (keys.ts). The file:
 *
 *   32 bytes, SHA-256 of what follows │ gzip of: 4 bytes, length of the list │ list │ all files' bytes
 */

const HASH_BYTES = 32;
const LENGTH_BYTES = 4;
/** About as many as all files of a database have. */
const UNPACKED_BYTES = 2 ** 26;

/** Every folder and file of a database, by its name from there on; each file with its size. */
const LIST = z.object({
  folders: z.array(z.string()),
  files: z.array(z.tuple([z.string(), z.number()])),
});

const hashOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** All of a folder, read at once: whoever writes to it is this thread. */
function read(folder: string): Buffer {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const nameOf = (entry: (typeof entries)[number]) =>
    path.relative(folder, path.join(entry.parentPath, entry.name));
  const folders = entries.filter((entry) => entry.isDirectory()).map(nameOf);
  const names = entries.filter((entry) => entry.isFile()).map(nameOf);
  // Without it there is no database, only some of its files: it is to be laid last.
  names.sort((a, b) => Number(a === CONTROL) - Number(b === CONTROL));
  const contents = names.map((name) => readFileSync(path.join(folder, name)));
  const files = names.map((name, at): [string, number] => [name, contents[at].length]);
  const list = Buffer.from(JSON.stringify({ folders, files } satisfies z.infer<typeof LIST>));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(list.length);
  return Buffer.concat([length, list, ...contents]);
}

/** Lays all of it into a folder that is not there yet. @throws the system's error, or Error */
function write(bytes: Buffer, folder: string): void {
  let at = LENGTH_BYTES + bytes.readUInt32LE();
  const text = bytes.toString('utf8', LENGTH_BYTES, at);
  const { folders, files } = LIST.parse(JSON.parse(text));
  mkdirSync(folder);
  for (const name of folders) mkdirSync(path.join(folder, name), { recursive: true });
  for (const [name, size] of files) {
    writeFileSync(path.join(folder, name), bytes.subarray(at, (at += size)));
  }
}

/** What is kept of new databases that are all alike. */
export class Template {
  readonly #folder: string;
  readonly #name: string | undefined;

  /**
   * @param by what such a database is made by (makers-hash.ts); undefined: nothing is kept
   * @param cache where it is kept
   */
  constructor(by: string | undefined, cache: string = CACHE) {
    this.#folder = path.join(cache, 'database');
    this.#name = by;
  }

  /**
   * Lays the database.
   * @param target is not there yet; nothing of it is, either, where this is not done
   * @returns whether it was done: there is a template, it is whole, and there is room for it
   */
  lay(target: string): boolean {
    if (!this.#name) return false;
    try {
      const file = readFileSync(path.join(this.#folder, this.#name));
      const packed = file.subarray(HASH_BYTES);
      if (!hashOf(packed).equals(file.subarray(0, HASH_BYTES))) return false;
      // In one piece: to join many takes a third of the time.
      write(gunzipSync(packed, { chunkSize: UNPACKED_BYTES }), target);
      return true;
    } catch {
      // Whatever it was: a database can be made without.
      rmSync(target, { recursive: true, force: true });
      return false;
    }
  }

  /**
   * Keeps a database that nobody has used yet, in place of those of other makers. All of it is read
   * before this returns. It settles without a word where it cannot be kept: it is for the next.
   */
  keep(database: string): Promise<void> {
    if (!this.#name) return Promise.resolve();
    try {
      return this.#write(this.#name, read(database)).catch(() => undefined);
    } catch {
      return Promise.resolve();
    }
  }

  async #write(name: string, bytes: Buffer): Promise<void> {
    const packed = await promisify(gzip)(bytes, { level: constants.Z_BEST_SPEED });
    await mkdir(this.#folder, { recursive: true });
    // Two processes may keep theirs at once.
    const part = path.join(this.#folder, `${name}.${process.pid}.part`);
    try {
      await writeFile(part, Buffer.concat([hashOf(packed), packed]));
      await rename(part, path.join(this.#folder, name));
    } finally {
      await rm(part, { force: true });
    }
    for (const other of await readdir(this.#folder)) {
      if (other !== name) await rm(path.join(this.#folder, other), { force: true });
    }
  }
}
