import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { packTar, type TarSource, unpackTar } from 'modern-tar/fs';
import { z } from 'zod';
import { makeFolder } from './lock.ts';
import { PARTS } from './snapshot.ts';

/* A backup as a file: a tar of the data, with a list that says whether all of it is there. */

/** The list's name in the tar; it comes last, so that a file that was cut has none. */
const LIST = 'ilmek-backup.json';

const SHAPE = z.object({
  format: z.literal(1),
  files: z.array(z.object({ name: z.string(), sha256: z.string() })),
});

/** The file is no backup, or not whole. */
export class DamagedBackupError extends Error {
  override readonly name = 'DamagedBackupError';
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Every file of a folder by its name from there on, with `/` between; and every folder. */
async function listFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const nameOf = (entry: (typeof entries)[number]) =>
    path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
  const files = entries.filter((entry) => entry.isFile()).map(nameOf);
  const folders = entries.filter((entry) => entry.isDirectory()).map(nameOf);
  return { files, folders };
}

/** Whether a name belongs to the data: nothing else is packed or unpacked. */
const isOurs = (name: string): boolean =>
  PARTS.some((part) => name === part || name.startsWith(`${part}/`)) &&
  !name.startsWith('files/.parts');

/**
 * Packs data into a file. Nothing may change it meanwhile.
 * @param folder a data folder, or a snapshot of one
 * @returns how many files are in it
 * @throws the system's error; then there is no file
 */
export async function packData(folder: string, file: string): Promise<number> {
  const all = await listFolder(folder);
  const names = all.files.filter(isOurs);
  const sources: TarSource[] = [];
  // PostgreSQL wants its empty folders, too.
  for (const name of all.folders.filter(isOurs)) {
    sources.push({ type: 'content', content: null, target: `${name}/`, mode: 0o700 });
  }
  const files = [];
  for (const name of names) {
    const source = path.join(folder, name);
    files.push({ name, sha256: await hashOf(source) });
    sources.push({ type: 'file', source, target: name });
  }
  const list = JSON.stringify({ format: 1, files } satisfies z.infer<typeof SHAPE>);
  sources.push({ type: 'content', content: list, target: LIST, mode: 0o600 });
  const part = `${file}.part`;
  try {
    await pipeline(
      packTar(sources),
      createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
    );
    await rename(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(part, { force: true });
    throw error;
  }
  return names.length;
}

/** Whether what was unpacked is what was packed. @throws DamagedBackupError */
async function check(folder: string): Promise<number> {
  const text = await readFile(path.join(folder, LIST), 'utf8').catch(() => '');
  let list;
  try {
    list = SHAPE.parse(JSON.parse(text));
  } catch {
    throw new DamagedBackupError('it is no backup of Ilmek, or its end is missing');
  }
  const { files } = await listFolder(folder);
  const there = new Set(files);
  for (const { name, sha256 } of list.files) {
    if (!there.has(name)) throw new DamagedBackupError(`${name} is missing in it`);
    const is = await hashOf(path.join(folder, name));
    if (is !== sha256) throw new DamagedBackupError(`${name} is damaged in it`);
  }
  if (!list.files.some(({ name }) => name === 'database/global/pg_control')) {
    throw new DamagedBackupError('there is no database in it');
  }
  return list.files.length;
}

/**
 * Unpacks a backup into a new folder, and looks whether all of it is what was packed.
 * @param folder is removed first; if the backup is not whole nothing of it is left
 * @returns how many files were in it
 * @throws DamagedBackupError, or the system's error
 */
export async function unpackInto(file: string, folder: string): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  makeFolder(folder, 0o700);
  try {
    const filter = ({ name }: { name: string }) => name === LIST || isOurs(name);
    await pipeline(createReadStream(file), unpackTar(folder, { filter })).catch(
      (cause: unknown) => {
        if ((cause as NodeJS.ErrnoException).syscall) throw cause;
        throw new DamagedBackupError('it is no tar, or its end is missing', { cause });
      },
    );
    const count = await check(folder);
    await rm(path.join(folder, LIST));
    return count;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Unpacks a backup into a folder that is not there yet, or has nothing in it; whole or not at all.
 * @returns how many files were in it
 * @throws DamagedBackupError, or the system's error
 */
export async function unpackData(file: string, folder: string): Promise<number> {
  const part = `${folder}.restoring`;
  const count = await unpackInto(file, part);
  try {
    if (existsSync(folder)) await rm(folder, { recursive: true });
    await rename(part, folder);
    return count;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}
