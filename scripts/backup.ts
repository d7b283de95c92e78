/*
 * A backup of all that this machine's server keeps, also while it runs, and back again:
 *
 *   npm run backup -- FILE     writes the database and all files into one tar
 *   npm run restore -- FILE    lays them into a data folder that has nothing in it
 *
 * DATA_DIR names another data folder than .data. The file holds everything, the accounts too:
 * keep it where nobody else reads it.
 */
import path from 'node:path';
import { backUp, BackupError, restore } from '../server/embedded/backup.ts';
import { DamagedBackupError } from '../server/embedded/backup-file.ts';
import { troubleOf } from '../server/embedded/troubles.ts';

const data = path.resolve(
  process.env.DATA_DIR?.trim() || path.join(import.meta.dirname, '..', '.data'),
);

/** Why it failed, as one line. */
function reasonOf(error: unknown, file: string): string {
  if (error instanceof BackupError) return error.message;
  if (error instanceof DamagedBackupError) {
    return `${file} cannot be restored: ${error.message}. Nothing was changed; take another backup.`;
  }
  return troubleOf(error)?.line ?? (error as Error).message;
}

async function main([what, name, ...more]: string[]): Promise<string> {
  const usage = 'npm run backup -- FILE, or npm run restore -- FILE';
  if (!name || more.length > 0) throw new BackupError(`Name one file: ${usage}`);
  const file = path.resolve(name);
  try {
    if (what === 'backup') return `${await backUp(data, file)} files of ${data} are in ${file}`;
    if (what === 'restore') return `${await restore(file, data)} files of ${file} are in ${data}`;
  } catch (error) {
    throw new BackupError(reasonOf(error, file), { cause: error });
  }
  throw new BackupError(usage);
}

main(process.argv.slice(2)).then(
  (line) => console.log(line),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
