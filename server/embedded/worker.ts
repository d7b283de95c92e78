import { enableCompileCache, flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { problem } from './answer.ts';
import { answerOf } from './answer-of.ts';
import { cleanedLines } from './cleaned.ts';
import { BrokenDatabaseError } from './computes.ts';
import { counted } from './counted.ts';
import { LostDatabaseError } from './database-folder.ts';
import { DamagedSecretsError } from './keys.ts';
import { COMPILED } from './makers-hash.ts';
import { DataInUseError } from './lock.ts';
import type { Embedded } from './open.ts';
import { ORPHANS_MS } from './orphans.ts';
import { PULSE_MS } from './protocol.ts';
import type { FromWorker, RequestMessage, ToWorker, WorkerData } from './protocol.ts';
import { REPAIR, troubleOf } from './troubles.ts';

/*
 * The database's thread. PGlite computes without pause, for seconds when it starts: in the
 * server's own thread every page would wait.
 */

process.env.DO_NOT_TRACK = '1';

const port = parentPort!;
const say = (message: FromWorker, transfer: ArrayBuffer[] = []): void =>
  port.postMessage(message, transfer);

/** The database is to be given up, once it has said why. */
let broken = false;

/** Which message a request came with. */
const idOf = new WeakMap<Request, number>();

function tellBegun(request: Request): void {
  const id = idOf.get(request);
  if (id !== undefined) say({ type: 'begun', id });
}

async function answer(embedded: Embedded, message: RequestMessage): Promise<void> {
  const { id } = message;
  const given = await answerOf(embedded, message, (request) => idOf.set(request, id));
  const transfer = given.body instanceof ArrayBuffer ? [given.body] : [];
  say({ type: 'answer', id, broke: broken, ...given }, transfer);
  if (broken) say({ type: 'broken' });
}

function fail(id: number, error: unknown): void {
  console.error(error);
  say({ type: 'trouble', line: `A request failed: ${(error as Error).message || String(error)}` });
  const words = 'The local database failed at this. Try again; the log of the server says more.';
  say({ type: 'answer', id, broke: broken, ...problem(500, words) });
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

function settle(): void {
  // An end that is a kill keeps nothing.
  flushCompileCache();
  collectGarbage();
}

try {
  // Each thread has to say so by itself.
  enableCompileCache(COMPILED);
  const { openEmbedded } = await import('./open.ts');
  const embedded = await openEmbedded({
    ...(workerData as WorkerData),
    onBegin: tellBegun,
    onTrouble: (line) => say({ type: 'trouble', line }),
    onBroken: () => (broken = true),
  });
  port.on('message', (message: ToWorker) => {
    if (message === 'close') void embedded.close().then(() => port.close());
    else answer(embedded, message).catch((error: unknown) => fail(message.id, error));
  });
  setInterval(() => {
    say({ type: 'pulse' });
    void embedded.makeSnapshots().catch((error: Error) => {
      say({ type: 'trouble', line: `No copy of the data could be made: ${error.message}` });
    });
  }, PULSE_MS).unref();
  setInterval(() => void clearOrphans(embedded), ORPHANS_MS).unref();
  say({ type: 'ready', lines: cleanedLines(embedded.cleaned) });
  setTimeout(settle, SETTLED_MS).unref();
} catch (error) {
  const message = `The local database does not open: ${reasonOf(error)}`;
  say({ type: 'failed', message, broken: error instanceof BrokenDatabaseError });
}

/** Clears what is left of saves that never ended, and says so. */
async function clearOrphans(embedded: Embedded): Promise<void> {
  try {
    const files = await embedded.clearOrphans();
    if (files === 0) return;
    const line = `${counted(files, 'file')} of saves that never ended, a day old, set aside in the folder quarantine of the data.`;
    say({ type: 'trouble', line });
  } catch (error) {
    const { message } = error as Error;
    say({ type: 'trouble', line: `Files of unfinished saves could not be set aside: ${message}` });
  }
}

/** Why it does not open, and what to do. */
function reasonOf(error: unknown): string {
  const { name, message } = error as Error;
  const said = message || name;
  const own = [DataInUseError, DamagedSecretsError, LostDatabaseError];
  if (own.some((known) => error instanceof known)) return said;
  const line = troubleOf(error)?.line;
  return line ?? `${said.replace(/[.\s]+$/, '')}. ${REPAIR}`;
}
