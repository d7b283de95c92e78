import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import {
  access,
  mkdir,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { packData, unpackData } from './backup-file.ts';
import { foldersOf } from './cleanup.ts';
import { DataInUseError, lockFolder } from './lock.ts';
import { lookAtData } from './repair.ts';
import { LEASE_RENEW_MS, namesOf, snapshotsOf } from './snapshot.ts';
import { troubleOf } from './troubles.ts';

const NO_ROOM = (data: string): string =>
  `The server could not copy its data. Most likely the disk of ${data} is full: free some room. Or stop the server and try again, then no copy is needed.`;

/** How long a running server may take for a snapshot, ms, and how often that is looked at. */
const PATIENCE_MS = 120_000;
const LOOK_MS = 100;

/** It cannot be done; the message says why, and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** A backup that was made. */
export interface BackedUp {
  /** How many files are in it. */
  files: number;
  /** What was damaged before, and is so in it, too: a line for each thing. */
  damaged: string[];
}

/** What may be read by whoever has the data alone. */
const PRIVATE = 0o700;

/** Whether a file can be made there. @throws BackupError */
async function demandPlace(data: string, file: string): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Choose another name.`);
  const folder = path.dirname(file);
  const place = await realpath(folder).catch(() => undefined);
  if (!place || !(await stat(place)).isDirectory()) {
    throw new BackupError(`There is no folder ${folder}: make it first, or choose another one.`);
  }
  const from = path.relative(await realpath(data), place);
  if (from === '' || !(from.startsWith('..') || path.isAbsolute(from))) {
    throw new BackupError(
      `${file} would lie in the folder of the data, and be lost together with it. Choose another folder, best on another disk.`,
    );
  }
  await access(place, constants.W_OK | constants.X_OK).catch(() => {
    throw new BackupError(`Nothing may be written into ${folder}. Choose another folder.`);
  });
}

/**
 * Writes all of a data folder into one file, also while a server has it open.
 * @throws BackupError, or the system's error
 */
export async function backUp(data: string, file: string): Promise<BackedUp> {
  // Where it may not be looked at, the system says so.
  await readdir(data).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!existsSync(path.join(data, 'database'))) {
    throw new BackupError(`There is no data in ${data} yet. DATA_DIR names another folder.`);
  }
  await demandPlace(data, file);
  let unlock: () => void;
  try {
    unlock = lockFolder(data);
  } catch (error) {
    if (!(error instanceof DataInUseError)) throw error;
    return backUpInUse(data, file);
  }
  const { folder } = namesOf(data, randomUUID());
  try {
    await demandFiles(data);
    const files = await pack(data, file);
    return { files, damaged: await damagedIn(data, folder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
    unlock();
  }
}

/** Packs data, and says of which disk it is that there is no room. @throws BackupError */
async function pack(data: string, file: string): Promise<number> {
  return packData(data, file).catch((error: NodeJS.ErrnoException) => {
    if (troubleOf(error)?.code !== 'disk-full') throw error;
    throw new BackupError(
      `The disk of ${file} has no room for the backup. Nothing is left of it: free some room there, or choose another disk.`,
    );
  });
}

/**
 * What is damaged in data that was backed up.
 * @param copy a folder that is not there, for reading the database
 */
async function damagedIn(data: string, copy: string): Promise<string[]> {
  try {
    await mkdir(path.dirname(copy), { recursive: true, mode: PRIVATE });
    return (await lookAtData(data, copy)).damaged;
  } catch (error) {
    return [`It cannot be told whether all of it is whole (${(error as Error).message}).`];
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

async function backUpInUse(data: string, file: string): Promise<BackedUp> {
  const names = namesOf(data, randomUUID());
  const { wanted, lease, folder } = names;
  await mkdir(snapshotsOf(data), { recursive: true, mode: PRIVATE });
  await writeFile(lease, '');
  const renewing = setInterval(() => void renew(lease), LEASE_RENEW_MS);
  try {
    await writeFile(wanted, '');
    await snapshotMade(data, names);
    const files = await pack(folder, file);
    return { files, damaged: await damagedIn(folder, path.join(folder, '.database')) };
  } finally {
    clearInterval(renewing);
    for (const left of Object.values(names)) await rm(left, { recursive: true, force: true });
  }
}

async function renew(lease: string): Promise<void> {
  const now = new Date();
  await utimes(lease, now, now).catch(() => undefined);
}

/** Waits for the server that has the data open. @throws BackupError */
async function snapshotMade(
  data: string,
  { folder, failed }: ReturnType<typeof namesOf>,
): Promise<void> {
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
