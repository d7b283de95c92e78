import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUCKET_NAMES, type FilesHome, MARK } from './files-home.ts';
import { makeFolder } from './lock.ts';
import type { Database } from './migrate.ts';
import { storedKeys } from './stored-keys.ts';

const WORDS =
  'Ilmek keeps the files of all pieces in this folder. Leave this file here: where it is missing nothing is saved, because the folder may be the wrong one.\n';

/** Whether nothing speaks against a folder: where the database names files, some must be there. */
async function fits(database: Database, folder: string): Promise<boolean> {
  const { rows } = await database.query<{ bucket: string }>(
    'select distinct bucket_id as bucket from storage.objects',
  );
  for (const { bucket } of rows) {
    const stored = await storedKeys(path.join(folder, bucket));
    if (!stored || stored.whole.size === 0) return false;
  }
  return true;
}

/**
 * Marks the folder of the files as the one of this database, the first time. A folder that cannot be
 * it stays as it is: then nothing is saved until the right one is back.
 * @returns whether it is there
 * @throws the error of database or system
 */
export async function markFiles(database: Database, home: FilesHome): Promise<boolean> {
  if (await home.isThere()) return true;
  if (!(await fits(database, home.folder))) return false;
  for (const bucket of BUCKET_NAMES) makeFolder(path.join(home.folder, bucket));
  await writeFile(path.join(home.folder, MARK), WORDS);
  return true;
}
