import { Worker } from 'node:worker_threads';
import { problem, type Answer } from './answer.ts';
import { counted } from './counted.ts';
import { PULSE_MS, type FromWorker, type RequestMessage, type WorkerData } from './protocol.ts';
import { REPAIR } from './troubles.ts';

/*
 * The database's thread, seen from the server's. PGlite cannot be told to stop a statement: while
 * it computes, its thread answers nothing. Then the thread is ended, as by a kill, which the data
 * survives; what it had not begun is asked of the next one.
 */

/** Time for an orderly end, ms. The data survives a disorderly one. */
const CLOSE_MS = 1500;

/** Of the thread's own objects; the database has its memory beside them. */
const MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

/** A request that waits for its answer. */
interface Waiting {
  message: RequestMessage;
  /** @param broke whether the request broke the database */
  answer: (answer: Answer, broke?: boolean) => void;
  /** The thread has it: perhaps it is what the thread is at. */
  begun: boolean;
}

export interface ThreadOptions extends WorkerData {
  log: (line: string) => void;
  /** Takes a line that the owner of the data must see. */
  notice: (line: string) => void;
  /** How long a statement may keep everybody waiting, ms. */
  patienceMs: number;
}

/** How a thread ended. */
export interface End {
  /** Requests that it had not begun. */
  unanswered: Pick<Waiting, 'message' | 'answer'>[];
}

/** A damaged row broke the database while the start looked over all rows. */
export class BrokenStartError extends Error {
  override readonly name = 'BrokenStartError';
}

/** What the server asks of a thread. */
export type AskedThread = Pick<
  DatabaseThread,
  'ask' | 'close' | 'end' | 'ready' | 'ended' | 'skipsCleanUp'
>;

export class DatabaseThread {
  readonly #worker: Worker;
  readonly #options: ThreadOptions;
  readonly #waiting = new Map<number, Waiting>();
  /** Looks without a sign of life. Counted, because a clock runs on while a laptop sleeps. */
  #missed = 0;
  #stuck = false;
  #opened = false;
  /** It was told to end. */
  #closing = false;
  /** Settles once requests may be asked. @throws Error with a line that says why they cannot */
  readonly ready: Promise<void>;
  readonly ended: Promise<End>;
  /** Whether it opens without a look over all rows. */
  readonly skipsCleanUp: boolean;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.skipsCleanUp = options.skipCleanUp === true;
    const { folder, siteUrl, siteOwner, skipCleanUp, cache } = options;
    const workerData: WorkerData = { folder, siteUrl, siteOwner, skipCleanUp, cache };
    // The thread's own chatter names every refused row: that is the database doing its work.
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData,
      stdout: true,
      stderr: true,
      resourceLimits: MEMORY,
    });
    this.ready = new Promise((resolve, reject) => this.#listen(resolve, reject));
    this.ended = new Promise((resolve) => {
      this.#worker.on('exit', () => resolve({ unanswered: this.#leave() }));
    });
    // Whoever waits for it hears of it; nobody may.
    this.ready.catch(() => undefined);
  }

  ask(message: RequestMessage, answer: Waiting['answer']): void {
    this.#waiting.set(message.id, { message, answer, begun: false });
    // The bytes stay here too: another thread may have to be asked.
    this.#worker.postMessage(message);
  }

  /** Ends the thread in order, or soon. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#worker.postMessage('close');
    const timer = setTimeout(() => void this.end(), CLOSE_MS);
    await this.ended;
    clearTimeout(timer);
  }

  /** Ends the thread at once, whatever it is at. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #listen(resolve: () => void, reject: (error: Error) => void): void {
    this.#worker.on('message', (message: FromWorker) => {
      this.#missed = 0;
      if (message.type === 'answer') this.#answer(message);
      else if (message.type === 'begun') this.#begin(message.id);
      else if (message.type === 'trouble') this.#options.notice(message.line);
      else if (message.type === 'broken') void this.#giveUp();
      else if (message.type === 'failed') {
        reject(new (message.broken ? BrokenStartError : Error)(message.message));
        // What is broken does not end on its own.
        if (message.broken) void this.end();
      }
      if (message.type === 'ready') {
        message.lines.forEach((line) => this.#options.notice(line));
        this.#watch();
        this.#opened = true;
        resolve();
      }
    });
    let why = 'its thread ended';
    this.#worker.on('error', (error: Error) => (why = error.message || why));
    this.#worker.on('exit', () => {
      reject(new Error(`The local database does not open: ${why}. ${REPAIR}`));
      if (this.#opened && !this.#closing && !this.#stuck) this.#tellEnd(why);
    });
  }

  /** Says that it ended although nobody wanted that. */
  #tellEnd(why: string): void {
    const cut = this.#waiting.size;
    this.#options.notice(
      `The local database ended (${why}). ${counted(cut, 'request')} got no answer; the next one starts it again.`,
    );
  }

  #watch(): void {
    const most = Math.ceil(this.#options.patienceMs / PULSE_MS);
    const timer = setInterval(() => {
      this.#missed++;
      if (this.#missed <= most || this.#stuck) return;
      this.#options.log('A statement took too long. The local database is started again.');
      void this.#giveUp();
    }, PULSE_MS);
    timer.unref();
    void this.ended.then(() => clearInterval(timer));
  }

  /** Ends the thread, and lets what it has not begun be asked of another one. */
  async #giveUp(): Promise<void> {
    this.#stuck = true;
    await this.end();
  }

  #begin(id: number): void {
    const waiting = this.#waiting.get(id);
    if (waiting) waiting.begun = true;
  }

  #answer({ id, status, headers, body, broke }: Extract<FromWorker, { type: 'answer' }>): void {
    this.#waiting.get(id)?.answer({ status, headers, body }, broke);
    this.#waiting.delete(id);
  }

  /** Answers what had begun, and hands back the rest. */
  #leave(): End['unanswered'] {
    const [status, words] = this.#stuck
      ? [504, 'The database was busy for too long. Try again.']
      : [503, 'The server’s database ended before it could answer. Try again.'];
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    const left = all.filter(({ begun }) => this.#stuck && !begun);
    for (const one of all) if (!left.includes(one)) one.answer(problem(status, words));
    return left;
  }
}
