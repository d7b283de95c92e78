import type { Progress } from 'ilmek-engine';
import { nextTask } from '../lib/next-task.ts';
import { JobError } from './errors.ts';
import type { RequestListener, WorkerLink } from './link.ts';
import type { MakeRequest, MakeResult } from './protocol.ts';

/**
 * A design begun before anybody asks for it. What is told of it meanwhile is kept for who does:
 * the flat preview, how far it is, and the piece as sewn so far.
 */
export class EarlyMake {
  readonly link: WorkerLink;
  readonly #request: MakeRequest;
  readonly #result: Promise<MakeResult>;
  #isRunning = true;
  #failed = false;
  #listener: RequestListener | undefined;
  #plan: ImageBitmap | undefined;
  #frame: ImageBitmap | undefined;
  #progress: Progress | undefined;

  constructor(link: WorkerLink, request: MakeRequest) {
    this.link = link;
    this.#request = request;
    this.#result = link.request({ type: 'make', make: request }, [], {
      onFlatPreview: (plan) => {
        if (this.#listener) this.#listener.onFlatPreview?.(plan);
        else this.#plan = plan;
      },
      onProgress: (progress) => {
        this.#progress = progress;
        this.#listener?.onProgress?.(progress);
      },
      onFrame: (frame) => {
        this.#frame?.close();
        this.#frame = undefined;
        if (this.#listener) this.#listener.onFrame?.(frame);
        else this.#frame = frame;
      },
    });
    this.#result.then(
      () => (this.#isRunning = false),
      () => ([this.#isRunning, this.#failed] = [false, true]),
    );
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Whether this is what is asked for; what failed is tried again. */
  answers(request: MakeRequest): boolean {
    return !this.#failed && !this.link.closed && isSame(this.#request, request);
  }

  /**
   * Hands it to who asks for it: what was told of it, each in a task of its own, so that none grows
   * long where somebody presses, and what will be.
   */
  async follow(listener: RequestListener = {}): Promise<MakeResult> {
    this.#listener = listener;
    if (this.#plan) listener.onFlatPreview?.(this.#plan);
    this.#plan = undefined;
    await nextTask();
    if (this.#progress) listener.onProgress?.(this.#progress);
    await nextTask();
    if (this.#frame) listener.onFrame?.(this.#frame);
    this.#frame = undefined;
    return this.#result;
  }

  /** Nobody wants it: its work ends, and its worker with it; one that is done is kept for the next. */
  drop(): void {
    if (this.#isRunning) this.link.close(new JobError('aborted', 'no longer needed'));
    this.#plan?.close();
    this.#frame?.close();
    this.#plan = this.#frame = undefined;
  }
}

/** Whether both ask for the same of the same file. */
function isSame(a: MakeRequest, b: MakeRequest): boolean {
  if (!('source' in a && 'source' in b)) return false;
  const [from, other] = [a.source, b.source];
  if (from.kind !== 'file' || other.kind !== 'file') return false;
  return (
    from.file === other.file &&
    from.read === other.read &&
    from.whole === other.whole &&
    JSON.stringify({ ...a, source: 0 }) === JSON.stringify({ ...b, source: 0 })
  );
}
