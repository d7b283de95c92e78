import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The part of a database that migrations need. */
export interface Database {
  /** Runs any number of statements. */
  exec(sql: string): Promise<unknown>;
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** The table in which the Supabase tools, too, keep what was applied. */
const HISTORY = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key, statements text[], name text
);`;

const FILE = /^(\d{14})_(\w+)\.sql$/;

/**
 * Applies the migrations of a folder that a database has not seen yet, in the order of their
 * names, each whole or not at all.
 * @returns the names of the files applied
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  await database.exec(HISTORY);
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const seen = new Set(rows.map(({ version }) => version));
  const applied: string[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const [, version, name] = FILE.exec(file) ?? [];
    if (!version || seen.has(version)) continue;
    await apply(database, version, name, await readFile(path.join(folder, file), 'utf8'));
    applied.push(file);
  }
  return applied;
}

async function apply(database: Database, version: string, name: string, sql: string) {
  // The file's name has digits and word characters alone: nothing to quote.
  const record = `insert into supabase_migrations.schema_migrations (version, name)
    values ('${version}', '${name}');`;
  try {
    await database.exec(`begin;\n${sql}\n${record}\ncommit;`);
  } catch (error) {
    await database.exec('rollback');
    throw new Error(`migration ${version}_${name}: ${(error as Error).message}`, { cause: error });
  }
}
