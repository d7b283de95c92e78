import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PLATFORM_SQL } from './platform.ts';

/* What makes a database: whatever is kept of its making holds for the same makers alone. */

const ROOT = path.join(import.meta.dirname, '..', '..');

/** For what can be made again; goes with the packages. */
export const CACHE = path.join(ROOT, 'node_modules', '.cache', 'ilmek');

/** Code of packages and of ours, as Node has compiled it: that takes half a second of each start. */
export const COMPILED = path.join(CACHE, 'compiled');

/** To be raised when what is kept, or how, changes here. */
const FORMAT = 1;

/** Packages that lay files and schemas. */
const MAKERS = ['@electric-sql/pglite', '@supabase/lite', 'kysely'];

/**
 * One hash of all that a new database is made by: the packages' versions, the migrations, and what
 * stands for a hosted project's own schemas.
 * @param migrations their folder
 * @returns undefined where a package lies somewhere else: then nothing is kept
 */
export async function makersHash(migrations: string): Promise<string | undefined> {
  const hash = createHash('sha256').update(`${FORMAT}\0${PLATFORM_SQL}`);
  try {
    for (const name of MAKERS) {
      const about = await readFile(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8');
      hash.update(`\0${name} ${(JSON.parse(about) as { version: string }).version}`);
    }
  } catch {
    return undefined;
  }
  for (const name of (await readdir(migrations)).sort()) {
    const sql = await readFile(path.join(migrations, name));
    hash.update(`\0${name} ${sql.length}\0`).update(sql);
  }
  return hash.digest('hex');
}
