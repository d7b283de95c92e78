/*
 * How fast the gallery's database answers when it is full.
 *
 *   npm run bench:database                 a million designs, on PostgreSQL
 *   npm run bench:database -- embedded     a hundred thousand, as `npm start` runs it
 *   npm run bench:database -- postgres 5000   another number of designs
 *
 * PostgreSQL is a cluster of its own in a temporary folder, with the project's migrations on what
 * a hosted project has before them; it needs initdb and pg_ctl (Debian: postgresql). There it
 * fails when a p95 is over 50 ms or a plan reads the whole table.
 */
import { measureEmbedded } from './database/embedded.ts';
import { measurePostgres } from './database/postgres.ts';
import { BarMissed } from './database/queries.ts';

const [where = 'postgres', count] = process.argv.slice(2);

try {
  if (where === 'embedded') await measureEmbedded(Number(count ?? 100_000));
  else measurePostgres(Number(count ?? 1_000_000));
} catch (error) {
  if (!(error instanceof BarMissed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
