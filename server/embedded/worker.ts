import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { problem, type Answer } from './answer.ts';
import { fileOfBody } from './object-files.ts';
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

/** What the start mended, a line for each kind. */
function mendedLines({ designs, unshared, entries, files }: Embedded['cleaned']): string[] {
  const line = (count: number, what: string) => (count > 0 ? [`${count} ${what}`] : []);
  return [
    ...line(designs, 'designs without their picture were removed'),
    ...line(unshared, 'designs without their public copies are private again'),
    ...line(entries, 'entries of unfinished saves or taken-back designs were removed'),
    ...line(files, 'files of unfinished saves or taken-back designs were removed'),
  ];
}

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
  const { status } = response;
  const tell = (body: Answer['body'], transfer: ArrayBuffer[] = []) =>
    say({ type: 'answer', id, status, headers: [...response.headers], body }, transfer);
  const file = fileOfBody(response.body);
  if (file) return tell({ file });
  const bytes = await response.arrayBuffer();
  tell(bytes, [bytes]);
}

function fail(id: number, error: unknown): void {
  console.error(error);
  say({ type: 'answer', id, ...problem(500, 'The local database failed.') });
}

/** By then the compiler has let go of its work, ms. */
const SETTLED_MS = 3000;

/**
 * A start takes 400 MB that nobody needs after it: a first one makes the database with a machine
 * of its own. Left alone, V8 lets go of them when it is short of its own memory, which is seldom.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
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
  say({ type: 'ready', mended: mendedLines(embedded.cleaned) });
  setTimeout(collectGarbage, SETTLED_MS).unref();
} catch (error) {
  const reason = (error as Error).message || (error as Error).name;
  say({ type: 'failed', message: `The local database does not open: ${reason}` });
}
