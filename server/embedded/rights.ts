import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './migrate.ts';

/** A statement of a migration that gives or takes rights on one table. */
const STATEMENT =
  /^(?:grant|revoke)\s[^;]*?\son\s+(?:table\s+)?(public\.\w+)\s+(?:to|from)\s[^;]*;/gim;

/** Who sends requests, signed in or not. */
const VISITORS = 'anon, authenticated';

/**
 * Takes back what the embedded project gives to visitors at each start (everything, on every table),
 * and gives what the migrations give. Row security would refuse most of it all the same; rights
 * are the second lock, as on a hosted project.
 * @param folder of the migrations, all of which have been applied
 */
export async function restoreRights(database: Database, folder: string): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public'`,
  );
  const tables = new Set(rows.map(({ name }) => name));
  const given: string[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const sql = await readFile(path.join(folder, file), 'utf8');
    for (const [statement, table] of sql.matchAll(STATEMENT)) {
      if (tables.has(table)) given.push(statement);
    }
  }
  const nothing = ['public', 'auth', 'storage', 'supabase_migrations'].map(
    (schema) => `revoke all on all tables in schema ${schema} from ${VISITORS};
      revoke all on all sequences in schema ${schema} from ${VISITORS};
      alter default privileges in schema ${schema} revoke all on tables from ${VISITORS};
      alter default privileges in schema ${schema} revoke all on sequences from ${VISITORS};`,
  );
  // Storage answers visitors in their own name; its row security says what they may.
  const storage = `grant select, insert, update, delete on storage.objects to ${VISITORS};
    grant select on storage.buckets to ${VISITORS};`;
  await database.exec(['begin;', ...nothing, storage, ...given, 'commit;'].join('\n'));
}
