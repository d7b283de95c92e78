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

/** A statement broke the database: whatever it answers from now on is empty, and wrong. */
export class BrokenDatabaseError extends Error {
  override readonly name = 'BrokenDatabaseError';
  /** PostgreSQL's state for data that is not what it should be. */
  readonly code = 'XX001';

  constructor() {
    super('a damaged row broke the database that read it');
  }
}

/** What a statement gave, as far as it tells a real answer from none. */
interface Given {
  rows: readonly unknown[];
  fields: readonly unknown[];
}

/**
 * Has a database throw where a statement broke it. On its own it answers that statement, and all
 * after it, with no rows and no columns, as if the tables were empty.
 * @param database is changed
 */
export function refuseWhenBroken<Result extends Given>(database: {
  query: (sql: string, ...more: never[]) => Promise<Result>;
}): void {
  const query = database.query.bind(database);
  database.query = async (...asked) => {
    const given = await query(...asked);
    if (given.rows.length > 0 || given.fields.length > 0) return given;
    const { rows } = await query('select 1 + 1 as two').catch(() => ({ rows: [] }));
    if (rows.length === 0) throw new BrokenDatabaseError();
    return given;
  };
}
