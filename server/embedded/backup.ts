import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packData, unpackData } from './backup-file.ts';
import { foldersOf } from './cleanup.ts';
import { DataInUseError, lockFolder } from './lock.ts';
import { namesOf, snapshotsOf } from './snapshot.ts';

const NO_ROOM = (data: string): string =>
  `The server could not copy its data. Most likely the disk of ${data} is full: free some room. Or stop the server and try again, then no copy is needed.`;

/** How long a running server may take for a snapshot, ms, and how often that is looked at. */
const PATIENCE_MS = 120_000;
const LOOK_MS = 100;

/** It cannot be done; the message says why, and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Writes all of a data folder into one file, also while a server has it open.
 * @returns how many files are in it
 * @throws BackupError, or the system's error
 */
export async function backUp(data: string, file: string): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Choose another name.`);
  // Where it may not be looked at, the system says so.
  await readdir(data).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!existsSync(path.join(data, 'database'))) {
    throw new BackupError(`There is no data in ${data} yet. DATA_DIR names another folder.`);
  }
  let unlock: () => void;
  try {
    unlock = lockFolder(data);
  } catch (error) {
    if (!(error instanceof DataInUseError)) throw error;
    return backUpInUse(data, file);
  }
  try {
    await demandFiles(data);
    return await packData(data, file);
  } finally {
    unlock();
  }
}

/** A disk that is away leaves an empty folder, or none. @throws BackupError */
async function demandFiles(data: string): Promise<void> {
  const there = await readdir(foldersOf(data).files).catch(() => []);
  if (there.length > 0) return;
  throw new BackupError(
    `The folder ${foldersOf(data).files} is away or empty, and nothing was backed up. Is a disk not mounted? (Where nothing was ever saved, start Ilmek once before.)`,
  );
}

async function backUpInUse(data: string, file: string): Promise<number> {
  const { wanted, failed, folder } = namesOf(data, randomUUID());
  await mkdir(snapshotsOf(data), { recursive: true });
  await writeFile(wanted, '');
  try {
    for (let waited = 0; !existsSync(folder); waited += LOOK_MS) {
      // On a full disk it may be there without a word.
      if (existsSync(failed))
        throw new BackupError((await readFile(failed, 'utf8')) || NO_ROOM(data));
      if (waited > PATIENCE_MS) {
        throw new BackupError(
          'The server that has the data open does not answer. Stop it, and try again.',
        );
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    return await packData(folder, file);
  } finally {
    for (const left of [wanted, failed, folder]) await rm(left, { recursive: true, force: true });
  }
}

/**
 * Lays a backup into a data folder that has nothing in it.
 * @returns how many files were in it
 * @throws BackupError, DamagedBackupError, or the system's error
 */
export async function restore(file: string, data: string): Promise<number> {
  const there = existsSync(data) ? await readdir(data) : [];
  // The lock alone is left where nothing was ever kept.
  if (there.some((name) => name !== 'lock')) {
    throw new BackupError(
      `There is data in ${data} already, and it stays as it is. Where only some files are missing or damaged: npm run restore -- ${file} --only-missing. For all of it move ${data} away first, or restore elsewhere: DATA_DIR=… npm run restore -- ${file}`,
    );
  }
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  return unpackData(file, data);
}
