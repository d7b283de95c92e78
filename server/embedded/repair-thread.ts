import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { refuseWhenBroken } from './computes.ts';

/* Reads a damaged database, which may break it: then its thread is ended, and another one reads on. */

const database = await PGlite.create({
  dataDir: workerData as string,
  extensions: { pg_trgm },
});
refuseWhenBroken(database);

parentPort!.on('message', ({ sql, values }: { sql: string; values?: unknown[] }) => {
  database.query(sql, values).then(
    ({ rows }) => parentPort!.postMessage({ rows }),
    (error: Error) => parentPort!.postMessage({ error: error.message }),
  );
});
parentPort!.postMessage({ rows: [] });
