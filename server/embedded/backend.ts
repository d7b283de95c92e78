import { Worker } from 'node:worker_threads';
import { readSecrets } from './keys.ts';
import type { FromWorker, RequestMessage, WorkerData } from './protocol.ts';

export interface BackendOptions {
  /** Folder of database, files, mails and secrets. */
  folder: string;
  /** Where the site is found, once it listens: mails lead there. */
  siteUrl: () => string;
  /** Address of the account that owns the site; without it nobody does. */
  siteOwner?: string;
  /** Takes one line for each thing worth knowing. */
  log: (line: string) => void;
}

/** The paths that a Supabase project answers. */
const PREFIXES = ['/auth/v1/', '/rest/v1/', '/storage/v1/'];

/** The largest request, bytes: a file of 10 MB and the form around it. */
const MAX_BODY_BYTES = 11 * 1024 * 1024;

/** Time for an orderly end, ms. The data survives a disorderly one. */
const CLOSE_MS = 1500;

/** Files of members are shown, never run. */
const FILE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

const problem = (status: number, message: string): Response =>
  Response.json({ message, code: String(status) }, { status });

/** A Supabase project on this machine, in a thread that starts with the first request. */
export class Backend {
  readonly folder: string;
  readonly #options: BackendOptions;
  readonly #waiting = new Map<number, (response: Response) => void>();
  #worker: Worker | undefined;
  #ready: Promise<Worker> | undefined;
  #nextId = 1;

  constructor(options: BackendOptions) {
    this.folder = options.folder;
    this.#options = options;
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

  /** Answers a request as a hosted project would; 503 where the database cannot be opened. */
  async fetch(request: Request): Promise<Response> {
    const body = await readBody(request);
    if (body === 'too large') return problem(413, 'The request is too large.');
    let worker: Worker;
    try {
      worker = await this.#running();
    } catch (error) {
      return problem(503, (error as Error).message);
    }
    const { url, method } = request;
    const id = this.#nextId++;
    const message: RequestMessage = { id, url, method, headers: [...request.headers], body };
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      worker.postMessage(message, body ? [body] : []);
    });
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('close');
    const timer = setTimeout(() => void worker.terminate(), CLOSE_MS);
    await ended;
    clearTimeout(timer);
  }

  #running(): Promise<Worker> {
    this.#ready ??= this.#open().catch((error: unknown) => {
      this.#ready = undefined;
      this.#options.log((error as Error).message);
      throw error;
    });
    return this.#ready;
  }

  #open(): Promise<Worker> {
    const { siteUrl, siteOwner } = this.#options;
    const workerData: WorkerData = { folder: this.folder, siteUrl: siteUrl(), siteOwner };
    // The thread's own chatter names every refused row: that is the database doing its work.
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData,
      stdout: true,
      stderr: true,
    });
    this.#worker = worker;
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (message.type === 'answer') this.#answer(message);
        else if (message.type === 'failed') reject(new Error(message.message));
        else {
          message.mended.forEach(this.#options.log);
          resolve(worker);
        }
      });
      worker.on('error', reject);
      worker.on('exit', () => {
        reject(new Error('The local database ended.'));
        this.#ended();
      });
    });
  }

  #answer({ id, status, headers, body }: Extract<FromWorker, { type: 'answer' }>): void {
    const empty = status === 204 || status === 304;
    const response = new Response(empty ? null : body, { status, headers });
    this.#waiting.get(id)?.(response);
    this.#waiting.delete(id);
  }

  #ended(): void {
    this.#worker = undefined;
    this.#ready = undefined;
    for (const resolve of this.#waiting.values())
      resolve(problem(503, 'The local database ended.'));
    this.#waiting.clear();
  }
}

/** Adds what a browser must know of a member's file. */
export function withFileHeaders(pathname: string, response: Response): Response {
  if (!pathname.startsWith('/storage/v1/object/')) return response;
  for (const [name, value] of Object.entries(FILE_HEADERS)) response.headers.set(name, value);
  return response;
}

async function readBody(request: Request): Promise<ArrayBuffer | undefined | 'too large'> {
  if (!request.body) return undefined;
  if (Number(request.headers.get('Content-Length')) > MAX_BODY_BYTES) return 'too large';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return 'too large';
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole.buffer;
}
