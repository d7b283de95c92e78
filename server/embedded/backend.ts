import { problem, toResponse, withSmallFile, type Answer } from './answer.ts';
import { readBody } from './body.ts';
import { bodyLimit, refusal } from './door.ts';
import { FairQueue, SITE, TooManyError } from './fair-queue.ts';
import { readSecrets } from './keys.ts';
import { Notices } from './notices.ts';
import type { RequestMessage } from './protocol.ts';
import { isAnybody, isReading, questionOf } from './question.ts';
import { SharedAnswers } from './shared-answers.ts';
import {
  type AskedThread,
  BrokenStartError,
  DatabaseThread,
  type ThreadOptions,
} from './thread.ts';
import { REPAIR } from './troubles.ts';

export interface BackendOptions {
  /** Folder of database, files, mails and secrets. */
  folder: string;
  /** Where the site is found, once it listens: mails lead there. */
  siteUrl: () => string;
  /** Address of the account that owns the site; without it nobody does. */
  siteOwner?: string;
  /** Takes one line for each thing worth knowing. */
  log: (line: string) => void;
  /** How long a statement may keep everybody waiting, ms. */
  patienceMs?: number;
  /** Where a new database is kept for the next one; beside the packages unless told. */
  cache?: string;
  /** Opens the database; in a thread of its own unless told. */
  open?: (options: ThreadOptions) => AskedThread;
}

/** The paths that a Supabase project answers. */
const PREFIXES = ['/auth/v1/', '/rest/v1/', '/storage/v1/'];

/** How long a database that did not open is not tried again, ms: each try takes seconds of work. */
const REST_MS = 5000;

/** A hosted project gives a visitor's statement three seconds. */
const PATIENCE_MS = 5000;

/** How long everybody's files are known without a look at the tables, ms; a write ends it at once. */
const FILES_GOOD_MS = 30_000;
const MAX_FILES = 5000;

/** What a visitor is charged whose statement the thread had to be ended for, ms. */
const STUCK_MS = 100_000;

/** The reason may name a folder of this machine: it stands in the log. */
const CLOSED = 'The local database does not open. The log of the server says why, and what to do.';

/** Nothing is wrong: the server was told to end. */
const ENDING = 'The server is ending. Try again in a moment.';

/** How long what broke the database is not asked again, ms: each time costs everybody a start. */
const BREAKS_MS = 30_000;
const BREAKS =
  'A part of the stored data is damaged and cannot be read. Everything else works; please tell the owner of the site.';

/** What a start says that could not look over all rows. */
const UNCHECKED = `A damaged row breaks the database when it is read: nothing was cleaned up, and everything but that row works. ${REPAIR}`;

/** A Supabase project on this machine, in a thread that starts with the first request. */
export class Backend {
  readonly folder: string;
  readonly #options: BackendOptions;
  readonly #shared = new SharedAnswers();
  readonly #files = new SharedAnswers(FILES_GOOD_MS, MAX_FILES);
  readonly #queue = new FairQueue();
  readonly #notices: Notices;
  #thread: AskedThread | undefined;
  #nextId = 1;
  #closed = false;
  /** A row breaks the database that reads it: a start must not look over all of them. */
  #skipCleanUp = false;
  /** Questions that broke the database, until when they are refused, ms. */
  readonly #breaking = new Map<string, number>();

  constructor(options: BackendOptions) {
    this.folder = options.folder;
    this.#options = options;
    this.#notices = new Notices(options.log);
  }

  /** What the owner of the data must know. */
  get notices(): string[] {
    return this.#notices.lines;
  }

  /** Whether a path is answered here. */
  owns(pathname: string): boolean {
    return PREFIXES.some((prefix) => pathname.startsWith(prefix));
  }

  /** The key that passes row security: for functions on this machine, never for a page. */
  async serviceKey(): Promise<string> {
    return (await readSecrets(this.folder)).serviceKey;
  }

  /** Starts the thread, if it is not running. @throws Error with a line that says why it cannot */
  async start(): Promise<void> {
    await this.#running();
  }

  /**
   * Answers a request as a hosted project would; 503 where the database cannot be opened, 504 where
   * it is too busy, 429 where the visitor asks too much.
   * @param visitor who asks, by address; the site itself unless told
   * @throws the reason of the request's signal
   */
  async fetch(request: Request, visitor: string = SITE): Promise<Response> {
    const { signal } = request;
    const answer = await unlessAborted(this.#answer(request, visitor), signal);
    return toResponse(answer);
  }

  async #answer(request: Request, visitor: string): Promise<Answer> {
    const url = new URL(request.url);
    const refused = refusal(url);
    if (refused) {
      await request.body?.cancel();
      return problem(refused.status, refused.message);
    }
    const body = await readBody(request, bodyLimit(url.pathname, isAnybody(request)), visitor);
    if (body === 'too large') return problem(413, 'The request is too large.');
    if (body === 'too many') return problem(503, 'Too much is being sent. Try again.', 5);
    const reads = isReading(request, url);
    const known = reads ? this.#sharedBy(request, url) : undefined;
    const ask = () => this.#inTurn(request, body, visitor).then(withSmallFile);
    const answer = known
      ? await known.get(questionOf(request, url, body), ask)
      : await this.#inTurn(request, body, visitor, request.signal);
    // What was refused has changed nothing.
    if (!reads && !(answer.status >= 400 && answer.status < 500)) this.#forget();
    return answer;
  }

  /** Where the answer is kept that every visitor gets alike; nowhere if he gets one of his own. */
  #sharedBy(request: Request, { pathname }: URL): SharedAnswers | undefined {
    if (pathname.startsWith('/storage/v1/object/public/')) return this.#files;
    return pathname.startsWith('/rest/v1/') && isAnybody(request) ? this.#shared : undefined;
  }

  #forget(): void {
    this.#shared.clear();
    this.#files.clear();
  }

  /** @param signal of whoever alone wants the answer: once he has left nothing is asked */
  async #inTurn(
    request: Request,
    body: ArrayBuffer | undefined,
    visitor: string,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const job = () =>
      signal?.aborted
        ? Promise.resolve(problem(499, 'Nobody waits any more.'))
        : this.#ask(request, body);
    // To open the database takes seconds, which the visitor who came first has not used.
    const opened = () => this.#running().catch(() => undefined);
    try {
      const answer = await this.#queue.run(visitor, job, opened);
      if (answer.status === 504) this.#queue.charge(visitor, STUCK_MS);
      return answer;
    } catch (error) {
      if (error instanceof TooManyError) return problem(429, error.message, error.wait);
      throw error;
    }
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread?.close();
  }

  /** Ends the thread at once, whatever it is at: as a killed process would. */
  async end(): Promise<void> {
    await this.#thread?.end();
  }

  async #ask(request: Request, body: ArrayBuffer | undefined): Promise<Answer> {
    const question = [
      request.headers.get('Authorization'),
      questionOf(request, new URL(request.url), body),
    ].join('\n');
    if ((this.#breaking.get(question) ?? 0) > performance.now()) return problem(500, BREAKS);
    let thread: AskedThread;
    try {
      thread = await this.#running();
    } catch {
      return this.#closedAnswer();
    }
    const { url, method } = request;
    const id = this.#nextId++;
    const message: RequestMessage = { id, url, method, headers: [...request.headers], body };
    return new Promise((resolve) =>
      thread.ask(message, (answer, broke) => {
        if (broke) this.#remember(question);
        resolve(answer);
      }),
    );
  }

  /** Keeps in mind what broke the database. */
  #remember(question: string): void {
    const now = performance.now();
    for (const [known, until] of this.#breaking) if (until <= now) this.#breaking.delete(known);
    this.#breaking.set(question, now + BREAKS_MS);
    this.#skipCleanUp = true;
  }

  #closedAnswer(): Answer {
    return problem(503, this.#closed ? ENDING : CLOSED);
  }

  /** @throws Error where it does not open, or is to be opened no more */
  async #running(): Promise<AskedThread> {
    if (this.#closed) throw new Error(ENDING);
    const thread = (this.#thread ??= this.#open());
    try {
      await thread.ready;
      return thread;
    } catch (error) {
      if (!(error instanceof BrokenStartError) || thread.skipsCleanUp) throw error;
      // Only a new thread gets memory that nothing has broken.
      await thread.ended;
      return this.#running();
    }
  }

  #open(): AskedThread {
    const { siteUrl, patienceMs = PATIENCE_MS, open = inThread, ...options } = this.#options;
    const notice = (line: string) => this.#notices.tell(line);
    const thread = open({
      ...options,
      notice,
      siteUrl: siteUrl(),
      patienceMs,
      skipCleanUp: this.#skipCleanUp,
    });
    let opened = true;
    thread.ready.catch((error: Error) => {
      if (error instanceof BrokenStartError && !thread.skipsCleanUp) {
        this.#skipCleanUp = true;
        return notice(UNCHECKED);
      }
      opened = false;
      if (!this.#closed) notice(error.message);
    });
    void thread.ended.then(({ unanswered }) => {
      // What did not open is kept for a while: it answers that it does not.
      if (opened) this.#thread = undefined;
      else setTimeout(() => (this.#thread = undefined), REST_MS).unref();
      for (const { message, answer } of unanswered) void this.#askAgain(message, answer);
    });
    return thread;
  }

  async #askAgain(message: RequestMessage, answer: (answer: Answer) => void): Promise<void> {
    try {
      (await this.#running()).ask(message, answer);
    } catch {
      answer(this.#closedAnswer());
    }
  }
}

const inThread = (options: ThreadOptions) => new DatabaseThread(options);

/** Waits no longer than whoever asked. @throws the signal's reason */
function unlessAborted(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
