import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the data open. */
export class DataInUseError extends Error {
  override readonly name = 'DataInUseError';
}

/** SQLite's number for a file that another process has. */
const BUSY = 5;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Makes a folder and those that it lies in. Node's own `recursive` never ends where a parent cannot
 * be made although nothing is in its place, as below /proc: it goes up and down for ever.
 * @param mode of the folders that are made
 * @throws the system's error
 */
export function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Somebody else was quicker.
    if (codeOf(error) !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

/** Whether a folder and the lock in it may be used: SQLite calls it damage where they may not. */
function demandRights(folder: string, file: string): void {
  const { R_OK, W_OK, X_OK } = constants;
  accessSync(folder, R_OK | W_OK | X_OK);
  if (existsSync(file)) accessSync(file, R_OK | W_OK);
}

/**
 * Takes a data folder for this process alone. Two processes in one database's files would ruin
 * them. The lock is the system's own on a file, by way of SQLite: it ends with the process,
 * however that ends.
 * @returns gives it back
 * @throws DataInUseError when another process has it, or the system's error
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  const file = path.join(folder, 'lock');
  demandRights(folder, file);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) {
      throw new Error(
        `the file ${file}, which says who has the data open, cannot be used (${(error as Error).message}). Nothing of yours is in it: delete it, and start again`,
        { cause: error },
      );
    }
    throw new DataInUseError(
      `The data in ${folder} is in use by another Ilmek. End that one, or give this one a folder of its own: DATA_DIR=… npm start`,
    );
  }
  return () => lock.close();
}
