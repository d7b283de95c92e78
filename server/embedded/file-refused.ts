import { AsyncLocalStorage } from 'node:async_hooks';

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

/** What the database's own refusals of a file are called, and what they are answered with. */
const HINTS: Record<string, number> = { quota: 413, sealed: 403 };

/**
 * Notes why the database refused a file's entry. The storage asks it before a file is copied, and says
 * no more than that it may not be.
 * @param database is changed
 */
export function noteRefusals<Result>(database: {
  query: (sql: string, ...more: never[]) => Promise<Result>;
}): void {
  const query = database.query.bind(database);
  database.query = async (...asked) => {
    try {
      return await query(...asked);
    } catch (error) {
      const { code, hint = '', message } = error as Record<string, string>;
      const store = asking.getStore();
      // A row of the tables is refused by a code of its own, and answered in words already.
      if (store && code === '42501' && hint in HINTS) {
        store.refused = new FileRefused(HINTS[hint], message);
      }
      throw error;
    }
  };
}

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
