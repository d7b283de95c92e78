import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Reopened } from './repair-tables.ts';

/** A statement takes a moment; one that reads damaged bytes may take forever, ms. */
const PATIENCE_MS = 30_000;

interface Told<Row> {
  rows?: Row[];
  error?: string;
}

/** Opens a database in a thread that may break. @param folder of the database @throws Error */
export async function openInThread(folder: string): Promise<Reopened> {
  const worker = new Worker(new URL('./repair-thread.ts', import.meta.url), {
    workerData: folder,
    stdout: true,
    stderr: true,
  });
  const ended = new AbortController();
  worker.once('exit', () => ended.abort(new Error('the thread that read it ended')));
  const told = async <Row>(): Promise<{ rows: Row[] }> => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const [{ rows, error }] = (await once(worker, 'message', {
      signal: AbortSignal.any([signal, ended.signal]),
    })) as [Told<Row>];
    if (!rows) throw new Error(error);
    return { rows };
  };
  await told();
  return {
    query: (sql, values) => {
      worker.postMessage({ sql, values });
      return told();
    },
    close: async () => void (await worker.terminate()),
  };
}
