import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Stands beside a database that is being made and that nobody has used yet. */
export const MAKING = 'database.making';

/** The last thing that is unpacked; without it there is no database, only some of its files. */
const CONTROL = path.join('global', 'pg_control');

/** A database's folder that may be opened. */
export interface DatabaseFolder {
  path: string;
  /** To be called once schemas and migrations are in: from now on the folder is kept for good. */
  made: () => void;
}

/**
 * Finds the database of a data folder, or a place for a new one. PGlite unpacks its files one by
 * one into the folder where they stay, so a first start that is interrupted leaves some of them.
 * Nothing was answered by then, and nothing of anybody's is in there: the start begins anew.
 * @param folder the data folder; this process has its lock
 */
export function databaseFolder(folder: string): DatabaseFolder {
  const database = path.join(folder, 'database');
  const making = path.join(folder, MAKING);
  if (existsSync(making)) rmSync(database, { recursive: true, force: true });
  else if (existsSync(database) && !existsSync(path.join(database, CONTROL))) {
    // Of a version that left no mark. It cannot be opened; a person may want to look at it.
    renameSync(database, `${database}.unfinished-${Date.now()}`);
  }
  if (!existsSync(database)) {
    writeFileSync(making, 'A first start has not ended yet. It begins anew.\n');
  }
  return { path: database, made: () => rmSync(making, { force: true }) };
}
