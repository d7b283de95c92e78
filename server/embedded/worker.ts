import { parentPort, workerData } from 'node:worker_threads';
import { cleanedLines } from './cleanup.ts';
import type { Embedded } from './open.ts';
import { PULSE_MS } from './protocol.ts';
import type { FromWorker, RequestMessage, ToWorker, WorkerData } from './protocol.ts';

/*
 * The database's thread. PGlite computes without pause, for seconds when it starts: in the
 * server's own thread every page would wait.
 */

process.env.DO_NOT_TRACK = '1';

const port = parentPort!;
const say = (message: FromWorker, transfer: ArrayBuffer[] = []): void =>
  port.postMessage(message, transfer);

/** Which message a request came with. */
const idOf = new WeakMap<Request, number>();

function tellBegun(request: Request): void {
  const id = idOf.get(request);
  if (id !== undefined) say({ type: 'begun', id });
}

async function answer(embedded: Embedded, message: RequestMessage): Promise<void> {
  const { id, url, method, headers, body } = message;
  const request = new Request(url, { method, headers, body });
  idOf.set(request, id);
  const response = await embedded.fetch(request);
  const bytes = await response.arrayBuffer();
  const { status } = response;
  say({ type: 'answer', id, status, headers: [...response.headers], body: bytes }, [bytes]);
}

function fail(id: number, error: unknown): void {
  console.error(error);
  const body = new TextEncoder().encode('{"message":"The local database failed."}').buffer;
  say({ type: 'answer', id, status: 500, headers: [['content-type', 'application/json']], body });
}

try {
  const { openEmbedded } = await import('./open.ts');
  const embedded = await openEmbedded({
    ...(workerData as WorkerData),
    onBegin: tellBegun,
  });
  port.on('message', (message: ToWorker) => {
    if (message === 'close') void embedded.close().then(() => port.close());
    else answer(embedded, message).catch((error: unknown) => fail(message.id, error));
  });
  setInterval(() => say({ type: 'pulse' }), PULSE_MS).unref();
  say({ type: 'ready', mended: cleanedLines(embedded.cleaned) });
} catch (error) {
  const reason = (error as Error).message || (error as Error).name;
  say({ type: 'failed', message: `The local database does not open: ${reason}` });
}
