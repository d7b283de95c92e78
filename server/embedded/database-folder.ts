import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from './cleanup.ts';
import { BUCKET_NAMES, MARK } from './files-home.ts';

/** Stands beside a database that is being made and that nobody has used yet. */
export const MAKING = 'database.making';

/** The last thing that is unpacked; without it there is no database, only some of its files. */
export const CONTROL = path.join('global', 'pg_control');

/** The database is away, and what belongs to it is there: a new one would set all of that aside. */
export class LostDatabaseError extends Error {
  override readonly name = 'LostDatabaseError';

  constructor(folder: string) {
    super(
      `The database of the data is away, or a part of it, but its files are there: nothing was begun anew. Is a disk not mounted? Put ${path.join(folder, 'database')} back, or restore a backup elsewhere: DATA_DIR=… npm run restore -- FILE. To begin anew, move ${folder} away`,
    );
  }
}

/** Whether there is a whole database. */
export const hasDatabase = (folder: string): boolean =>
  existsSync(path.join(folder, 'database', CONTROL));

/** Whether a data folder is without the database that its files belong to. */
export function isDatabaseLost(folder: string): boolean {
  if (hasDatabase(folder) || existsSync(path.join(folder, MAKING))) return false;
  const { files } = foldersOf(folder);
  const isUsed = (name: string): boolean =>
    existsSync(path.join(files, name)) && readdirSync(path.join(files, name)).length > 0;
  return existsSync(path.join(files, MARK)) || BUCKET_NAMES.some(isUsed);
}

/** A database's folder that may be opened. */
export interface DatabaseFolder {
  path: string;
  /** Nothing is there yet. */
  isNew: boolean;
  /** To be called once schemas and migrations are in: from now on the folder is kept for good. */
  made: () => void;
}

/**
 * Finds the database of a data folder, or a place for a new one. PGlite unpacks its files one by
 * one into the folder where they stay, so a first start that is interrupted leaves some of them.
 * Nothing was answered by then, and nothing of anybody's is in there: the start begins anew.
 * @param folder the data folder; this process has its lock
 * @throws LostDatabaseError where files are there of a database that is not
 */
export function databaseFolder(folder: string): DatabaseFolder {
  const database = path.join(folder, 'database');
  const making = path.join(folder, MAKING);
  if (isDatabaseLost(folder)) throw new LostDatabaseError(folder);
  if (existsSync(making)) rmSync(database, { recursive: true, force: true });
  else if (existsSync(database) && !hasDatabase(folder)) {
    // Of a version that left no mark. It cannot be opened; a person may want to look at it.
    renameSync(database, `${database}.unfinished-${Date.now()}`);
  }
  const isNew = !existsSync(database);
  if (isNew) writeFileSync(making, 'A first start has not ended yet. It begins anew.\n');
  return { path: database, isNew, made: () => rmSync(making, { force: true }) };
}
