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
