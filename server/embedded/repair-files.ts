import { createHash } from 'node:crypto';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUCKETS } from './cleanup-plan.ts';
import { CARD, ObjectFiles, readCard } from './object-files.ts';
import type { ReadTable } from './repair-tables.ts';
import { storedKeys, type StoredKeys } from './stored-keys.ts';

/** Keys that the database names in a bucket. */
function namedIn(bucket: string, tables: readonly ReadTable[]): Set<string> {
  const objects = tables.find(({ name }) => name === 'storage.objects')?.rows ?? [];
  return new Set(
    objects.filter(({ bucket_id }) => bucket_id === bucket).map(({ name }) => String(name)),
  );
}

/** Whether a file's bytes are those that were stored. */
async function isWhole(file: string): Promise<boolean> {
  const card = readCard(await readFile(file + CARD, 'utf8'));
  const hash = createHash('sha256').update(await readFile(file));
  return card?.eTag === `"${hash.digest('hex').slice(0, 32)}"`;
}

const reasonOf = (error: unknown): string => (error as Error).message;

/**
 * Copies the whole files of all buckets, as `{bucket}/{owner}/{design}/{file}`.
 * @param files the folder of the buckets
 */
export async function exportFiles(files: string, to: string, tables: readonly ReadTable[]) {
  const objects = new ObjectFiles(files, 0);
  const whole: string[] = [];
  const damaged: string[] = [];
  for (const { name: bucket } of BUCKETS) {
    const named = namedIn(bucket, tables);
    let stored: StoredKeys | undefined;
    try {
      stored = await storedKeys(path.join(files, bucket));
    } catch (error) {
      damaged.push(`files/${bucket} cannot be read (${reasonOf(error)})`);
      continue;
    }
    const keys = stored?.whole ?? new Set<string>();
    let copied = 0;
    for (const key of keys) {
      const file = objects.fileOf(bucket, key);
      const fine = await isWhole(file).catch(() => false);
      if (!fine) damaged.push(`the file ${bucket}/${key} is not what was stored`);
      if (!fine) continue;
      const target = path.join(to, objects.nameOf(bucket, key));
      await mkdir(path.dirname(target), { recursive: true });
      await cp(file, target);
      copied++;
    }
    whole.push(`${copied} files of ${bucket}, in files/${bucket}`);
    damaged.push(
      ...[...named]
        .filter((key) => !keys.has(key))
        .map((key) => `the file ${bucket}/${key} is missing`),
      ...[...keys]
        .filter((key) => !named.has(key))
        .map((key) => `the file ${bucket}/${key} is in no row`),
      ...(stored?.foreign ?? []).map((name) => `files/${bucket}/${name} is no file of Ilmek`),
    );
  }
  return { whole, damaged };
}
