import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './migrate.ts';

/*
 * What is asked before the bytes of a file are put in place. The entry of a file is written after
 * its bytes: a database that refuses the entry comes too late for the file that was there before.
 */

/** A file that is about to be written. */
export interface FileWrite {
  bucket: string;
  key: string;
  bytes: number;
}

/** Lets a write pass. @throws FileRefused */
export type FileGate = (write: FileWrite) => Promise<void>;

/** Why a file was not taken, for whoever sent it. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What a request was refused for; the storage itself answers 500 to what it does not know. */
const asking = new AsyncLocalStorage<{ refused?: FileRefused }>();

/** Refuses a file. @throws FileRefused */
export function refuse(status: number, message: string): never {
  const refused = new FileRefused(status, message);
  const store = asking.getStore();
  if (store) store.refused = refused;
  throw refused;
}

type Fetch = (request: Request) => Promise<Response>;

/** Says in words why a file was not taken. */
export function withRefusals(next: Fetch): Fetch {
  return (request) => {
    const store: { refused?: FileRefused } = {};
    return asking.run(store, async () => {
      const answer = await next(request);
      if (!store.refused || answer.status < 400) return answer;
      const { status, message } = store.refused;
      return Response.json({ statusCode: `${status}`, error: 'Refused', message }, { status });
    });
  };
}

/** The gate of a project: the database says whether the design is sealed, or the member's room full. */
export function fileGate(database: Database): FileGate {
  return async ({ bucket, key, bytes }) => {
    const { rows } = await database.query<{ sealed: boolean; full: string | null }>(
      'select public.is_sealed($1, $2) as sealed, public.quota_refusal($1, $2, $3) as full',
      [bucket, key, bytes],
    );
    const [{ sealed, full }] = rows;
    if (sealed) refuse(403, 'The files of a design that is saved stay as they are.');
    if (full) refuse(413, full);
  };
}
