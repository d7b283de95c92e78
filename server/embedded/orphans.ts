import { aboutLines, NOTHING_TAKEN } from './cleaned.ts';
import { type DataFolders, mostOf } from './cleanup.ts';
import type { Database } from './migrate.ts';
import type { ObjectFiles } from './object-files.ts';
import { setAside } from './quarantine.ts';

/*
 * What is left of saves that never ended, while the server goes on for weeks. A start clears all that is
 * half there (cleanup.ts), because nobody is saving then; here only files go for which no row came in a day.
 */

/** Between two looks, ms. */
export const ORPHANS_MS = 24 * 60 * 60 * 1000;

interface Orphan {
  id: string;
  bucket: string;
  key: string;
  row: unknown;
}

/**
 * Sets orphan files aside for a month, the oldest first, a handful at a time: whatever makes many
 * files look like orphans is no visitor who closed his tab. No request may run meanwhile.
 * @returns how many files went
 * @throws the error of database or system; then no entry is removed
 */
export async function clearOrphans(
  database: Database,
  objects: ObjectFiles,
  { quarantine }: Pick<DataFolders, 'quarantine'>,
): Promise<number> {
  const { rows } = await database.query<Orphan>(
    `select o.id, o.bucket_id as bucket, o.name as key, to_jsonb(o) as row
     from public.orphan_uploads() u join storage.objects o on o.bucket_id = u.bucket and o.name = u.name
     order by o.created_at, o.name limit $1`,
    [mostOf(Infinity)],
  );
  if (rows.length === 0) return 0;
  const entries = { 'storage.objects': rows.map(({ row }) => row) };
  const about = aboutLines({ ...NOTHING_TAKEN, loose: rows.length });
  await setAside(quarantine, { rows: entries, files: rows, about }, objects);
  await database.query('delete from storage.objects where id = any($1::uuid[])', [
    rows.map(({ id }) => id),
  ]);
  return rows.length;
}
