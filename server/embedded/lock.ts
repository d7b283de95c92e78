import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the data open. */
export class DataInUseError extends Error {
  override readonly name = 'DataInUseError';
}

/**
 * Takes a data folder for this process alone. Two processes in one database's files would ruin
 * them. The lock is the system's own on a file, by way of SQLite: it ends with the process,
 * however that ends.
 * @returns gives it back
 * @throws DataInUseError when another process has it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(path.join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new DataInUseError(
      `The data in ${folder} is in use by another Ilmek. End that one, or give this one a folder of its own: DATA_DIR=… npm start`,
    );
  }
  return () => lock.close();
}
