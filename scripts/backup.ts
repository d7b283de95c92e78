/*
 * A backup of all that this machine's server keeps, also while it runs, and back again:
 *
 *   npm run backup -- FILE                    writes the database and all files into one tar
 *   npm run restore -- FILE                   lays them into a data folder that has nothing in it
 *   npm run restore -- FILE --only-missing    lays only files that are missing or damaged, into data
 *                                             that stays as it is otherwise
 *
 * A backup of damaged data is made all the same; then it names what is damaged and ends with code 2.
 * DATA_DIR names another data folder than .data. The file holds everything, the accounts too:
 * keep it where nobody else reads it.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { backUp, BackupError, restore } from '../server/embedded/backup.ts';
import { DamagedBackupError } from '../server/embedded/backup-file.ts';
import { foldersOf } from '../server/embedded/cleanup.ts';
import { counted } from '../server/embedded/counted.ts';
import { DataInUseError } from '../server/embedded/lock.ts';
import { troubleOf } from '../server/embedded/troubles.ts';
import { keptByNpm, keptWords } from '../server/npm-options.ts';

const data = path.resolve(
  process.env.DATA_DIR?.trim() || path.join(import.meta.dirname, '..', '.data'),
);

/** Why it failed, as one line. */
function reasonOf(error: unknown, file: string): string {
  if (error instanceof BackupError || error instanceof DataInUseError) return error.message;
  if (error instanceof DamagedBackupError) {
    return `${file} cannot be restored: ${error.message}. Nothing was changed; take another backup.`;
  }
  return troubleOf(error)?.line ?? (error as Error).message;
}

const ONLY_MISSING = '--only-missing';

/** Takes the files that are missing from a backup. @returns what to say of it */
async function takeMissing(file: string): Promise<string> {
  // It opens the database, which takes its time to load.
  const { restoreMissing } = await import('../server/embedded/restore-missing.ts');
  const { restored, missing } = await restoreMissing(file, data);
  const lines = [`${counted(restored.length, 'file')} of ${file} came back into ${data}.`];
  if (missing.length > 0) lines.push('Not in the backup:', ...missing.map((name) => `  ${name}`));
  if (existsSync(foldersOf(data).quarantine)) {
    lines.push('Pieces that lie in quarantine come back with: npm start -- --bring-back');
  }
  return lines.join('\n');
}

/** The backup was made, and is as damaged as the data. */
const DAMAGED_CODE = 2;

/** Makes a backup, and says what is damaged in it. @returns what to say of it */
async function makeBackup(file: string): Promise<string> {
  const { files, damaged } = await backUp(data, file);
  const line = `${file} holds ${counted(files, 'file')} of ${data}`;
  if (damaged.length === 0) return `${line}. All of it is whole.`;
  process.exitCode = DAMAGED_CODE;
  return [
    `${line}.`,
    'What is damaged in the data is so in the backup, too; keep older ones:',
    ...damaged.map((what) => `  ${what}`),
  ].join('\n');
}

/** The words of the command line, and what npm has kept of them. */
function readArguments(): string[] {
  const given = process.argv.slice(2);
  const kept = keptByNpm([ONLY_MISSING.slice('--'.length)], 'restore');
  if (kept.length === 0) return given;
  console.log(keptWords(kept, `npm run restore -- ${given[1] ?? 'FILE'}`));
  return [...given, ONLY_MISSING];
}

async function main([what, name, ...more]: string[]): Promise<string> {
  const usage = `npm run backup -- FILE, or npm run restore -- FILE, with ${ONLY_MISSING} if need be`;
  const only = what === 'restore' && more.length === 1 && more[0] === ONLY_MISSING;
  if (!name || name.startsWith('--') || (more.length > 0 && !only)) {
    throw new BackupError(`Name one file: ${usage}`);
  }
  const file = path.resolve(name);
  try {
    if (only) return await takeMissing(file);
    if (what === 'backup') return await makeBackup(file);
    if (what === 'restore') {
      return `${data} holds ${counted(await restore(file, data), 'file')} of ${file}`;
    }
  } catch (error) {
    throw new BackupError(reasonOf(error, file), { cause: error });
  }
  throw new BackupError(usage);
}

main(readArguments()).then(
  (line) => console.log(line),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
