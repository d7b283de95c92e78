import type { Database } from './migrate.ts';

/**
 * Whether a database still computes. After some failures (a full disk while it writes a checkpoint,
 * a row that points to nowhere) PGlite goes on, and finds nothing where there is something.
 */
export async function computes(database: Pick<Database, 'query'>): Promise<boolean> {
  const { rows } = await database
    .query<{ two: number }>('select 1 + 1 as two')
    .catch(() => ({ rows: [] }));
  return rows[0]?.two === 2;
}
