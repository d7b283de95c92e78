import type { Progress } from 'ilmek-engine';
import { JobError } from './errors.ts';
import type { DrawnBand, Envelope, OwnStitches, Reply, Request, Results } from './protocol.ts';

/** The part of a `Worker` that is used here, so that the rules run, and are tested, without a browser. */
export interface WorkerPort {
  postMessage(message: Envelope, transfer: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: { data: Reply }) => unknown) | null;
  /** The script could not be loaded, or threw outside any request. */
  onerror: ((event: { message?: string }) => unknown) | null;
  /** A message that could not be read. */
  onmessageerror: ((event: unknown) => unknown) | null;
}

/** Starts a worker. May throw where the browser forbids it. */
export type SpawnWorker = () => WorkerPort;

/** What a request tells before it is done. */
export interface RequestListener {
  onProgress?: ((progress: Progress) => void) | undefined;
  /** The picture in its threads, flat, within moments of the start; the listener closes it. */
  onFlatPreview?: ((plan: ImageBitmap) => void) | undefined;
  /** The piece as sewn so far, on nothing; the listener closes it. */
  onFrame?: ((frame: ImageBitmap) => void) | undefined;
  /** What an edit has changed, sewn before the rest. */
  onOwn?: ((own: OwnStitches) => void) | undefined;
  /** Some rows of a picture. */
  onBand?: ((band: DrawnBand) => void) | undefined;
}

interface Pending {
  resolve: (result: never) => void;
  reject: (error: JobError) => void;
  listener: RequestListener;
}

/** One worker and the requests it still owes an answer. Once closed it stays closed. */
export class WorkerLink {
  readonly #port: WorkerPort;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #closed: JobError | undefined;

  constructor(port: WorkerPort) {
    this.#port = port;
    port.onmessage = ({ data }) => this.#take(data);
    port.onerror = ({ message }) =>
      this.close(new JobError('worker-failed', message || 'the worker script did not load'));
    port.onmessageerror = () =>
      this.close(new JobError('worker-failed', 'a message of the worker could not be read'));
  }

  get closed(): boolean {
    return this.#closed !== undefined;
  }

  /** @throws JobError with the worker's code, or the one it was closed with. */
  request<T extends Request['type']>(
    request: Extract<Request, { type: T }>,
    transfer: Transferable[] = [],
    listener: RequestListener = {},
  ): Promise<Results[T]> {
    if (this.#closed) return Promise.reject(this.#closed);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, listener });
      this.#port.postMessage({ id, request }, transfer);
    });
  }

  /** Ends the worker at once; whatever it was doing fails with `reason`. */
  close(reason: JobError): void {
    if (this.#closed) return;
    this.#closed = reason;
    this.#port.terminate();
    for (const { reject } of this.#pending.values()) reject(reason);
    this.#pending.clear();
  }

  #take(reply: Reply): void {
    const pending = this.#pending.get(reply.id);
    if (!pending) return;
    const { resolve, reject, listener } = pending;
    if (reply.type === 'progress') return listener.onProgress?.(reply.progress);
    if (reply.type === 'plan') return listener.onFlatPreview?.(reply.plan);
    if (reply.type === 'frame') return listener.onFrame?.(reply.frame);
    if (reply.type === 'own') return listener.onOwn?.(reply.own);
    if (reply.type === 'band') return listener.onBand?.(reply.band);
    this.#pending.delete(reply.id);
    if (reply.type === 'done') return resolve(reply.result as never);
    const error = new JobError(reply.code, reply.message);
    reject(error);
    // A browser may not ask again for code that did not load once: a fresh worker does.
    if (reply.code === 'worker-failed') this.close(error);
  }
}
