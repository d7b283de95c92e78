import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './backup.ts';
import { unpackInto } from './backup-file.ts';
import type { EntryRow, QuarantineRows } from './bring-rows.ts';
import { foldersOf } from './cleanup.ts';
import type { StoredFile } from './cleanup-plan.ts';
import { hasDatabase } from './database-folder.ts';
import { FilesHome } from './files-home.ts';
import { tagOf } from './mend-card.ts';
import { CARD, ObjectFiles, readCard } from './object-files.ts';
import { openEmbedded } from './open.ts';
import { ROWS } from './quarantine.ts';

/* Takes from a backup the files alone that are missing or damaged; rows and whole files stay. */

export interface RestoredMissing {
  /** Files that are there again, by bucket and key. */
  restored: string[];
  /** Files that the backup has not, or not whole. */
  missing: string[];
}

async function isWhole(file: string): Promise<boolean> {
  const text = await readFile(file + CARD, 'utf8').catch(() => '');
  const tag = await tagOf(file).catch(() => undefined);
  return tag !== undefined && readCard(text)?.eTag === tag;
}

const fileOf = ({ bucket_id, name }: EntryRow): StoredFile => ({ bucket: bucket_id, key: name });

/** Files that rows in quarantine name: with them such pieces can be brought back. */
async function inQuarantine(quarantine: string): Promise<StoredFile[]> {
  const places = existsSync(quarantine) ? await readdir(quarantine) : [];
  const files: StoredFile[] = [];
  for (const place of places) {
    const text = await readFile(path.join(quarantine, place, ROWS), 'utf8').catch(() => '');
    if (!text) continue;
    const rows = JSON.parse(text) as QuarantineRows;
    const pieces = new Set(rows['public.gallery_images']?.map(({ id }) => id));
    files.push(
      ...rows['storage.objects'].filter(({ name }) => pieces.has(name.split('/')[1])).map(fileOf),
    );
  }
  return files;
}

/** What the database of a data folder, and its quarantine, name and the folder of the files lacks. */
async function lackOf(data: string): Promise<StoredFile[]> {
  const { files, quarantine } = foldersOf(data);
  const embedded = await openEmbedded({ folder: data, siteUrl: '', skipCleanUp: true });
  let wanted: StoredFile[];
  try {
    // A disk that is away would be filled up from the backup, under its mount point.
    await new FilesHome(files).demand();
    const { rows } = await embedded.database.query<EntryRow>(
      'select id, bucket_id, name from storage.objects order by name',
    );
    wanted = [...rows.map(fileOf), ...(await inQuarantine(quarantine))];
  } finally {
    await embedded.close();
  }
  const objects = new ObjectFiles(files, 0);
  const lack: StoredFile[] = [];
  for (const one of wanted) {
    if (!(await isWhole(objects.fileOf(one.bucket, one.key)))) lack.push(one);
  }
  return lack;
}

/**
 * Lays the missing and damaged files of a data folder from a backup.
 * @throws BackupError where there is no data, DamagedBackupError, DataInUseError, FilesAwayError, or the system's error
 */
export async function restoreMissing(file: string, data: string): Promise<RestoredMissing> {
  const { files } = foldersOf(data);
  if (!hasDatabase(data)) {
    throw new BackupError(
      `There is no data in ${data}, and --only-missing adds to data that is there. Does DATA_DIR name another folder? For all of it: npm run restore -- ${file}`,
    );
  }
  const lack = await lackOf(data);
  const done: RestoredMissing = { restored: [], missing: [] };
  if (lack.length === 0) return done;
  const unpacked = path.join(data, 'restoring');
  await unpackInto(file, unpacked);
  try {
    const [from, to] = [foldersOf(unpacked).files, files].map((each) => new ObjectFiles(each, 0));
    for (const { bucket, key } of lack) {
      const source = from.fileOf(bucket, key);
      if (!(await isWhole(source))) {
        done.missing.push(`${bucket}/${key}`);
        continue;
      }
      const target = to.fileOf(bucket, key);
      await mkdir(path.dirname(target), { recursive: true });
      await cp(source + CARD, target + CARD);
      await cp(source, `${target}.part`);
      await rename(`${target}.part`, target);
      done.restored.push(`${bucket}/${key}`);
    }
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
  return done;
}
