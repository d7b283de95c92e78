import type { Design } from '../engine/core/design.ts';
import type { FormatId } from '../engine/index.ts';
import { JobError } from './errors.ts';
import { WorkerLink } from './link.ts';
import type { RequestListener, WorkerPort } from './link.ts';
import type {
  Artwork,
  ConvertOptions,
  ConvertResult,
  PictureSource,
  Request,
  Results,
} from './protocol.ts';

export { JobError } from './errors.ts';
export type { JobErrorCode } from './errors.ts';
export type { Artwork, ConvertOptions, ConvertResult, PictureSource } from './protocol.ts';

/** Starts a worker. May throw where the browser forbids it. */
export type SpawnWorker = () => WorkerPort;

/**
 * The one door to the engine at run time: one conversion at a time, cancelled
 * by ending its worker. The worker's script is fetched on first use.
 */
export class EngineClient {
  readonly #spawn: SpawnWorker;
  #link: WorkerLink | undefined;
  /** The link on which a conversion runs. */
  #converting: WorkerLink | undefined;

  constructor(spawn: SpawnWorker = spawnEngineWorker) {
    this.#spawn = spawn;
  }

  get busy(): boolean {
    return this.#converting !== undefined;
  }

  /**
   * Turns a picture into a design.
   * @throws JobError `busy` during another conversion; `aborted` after `cancel`; otherwise why.
   */
  async convert(
    source: PictureSource,
    options: ConvertOptions,
    listener?: RequestListener,
  ): Promise<ConvertResult> {
    if (this.#converting) throw new JobError('busy', 'a conversion is running');
    const link = (this.#converting = this.#open());
    try {
      const transfer = source.kind === 'bitmap' ? [source.bitmap] : [];
      const request = { type: 'convert', source, options } as const;
      return await link.request(request, transfer, listener);
    } finally {
      // After a cancel the next conversion may run already, on a link of its own.
      if (this.#converting === link) this.#converting = undefined;
    }
  }

  /** Ends the running conversion at once, which fails with `aborted`, and readies a fresh worker. */
  cancel(): void {
    if (!this.#converting) return;
    this.#converting.close(new JobError('aborted', 'the job was cancelled'));
    this.#converting = undefined;
    this.prepare();
  }

  /** Starts the worker that the next conversion will need, so that its script is there by then. */
  prepare(): void {
    try {
      this.#open();
    } catch {
      // The conversion tries again, and tells.
    }
  }

  /** Writes a design as a machine file. */
  encode(design: Design, format: FormatId): Promise<Uint8Array<ArrayBuffer>> {
    return this.#aside({ type: 'encode', design, format });
  }

  /** Reads a file of stitches. @throws JobError where it is none */
  read(bytes: Uint8Array<ArrayBuffer>, format: FormatId): Promise<Design> {
    return this.#aside({ type: 'read', bytes, format });
  }

  /** Draws a design at its largest, which takes some seconds. */
  draw(design: Design): Promise<Artwork> {
    return this.#aside({ type: 'draw', design });
  }

  /** Makes a design's worksheet, a PDF. @param title heads it. */
  worksheet(design: Design, title: string): Promise<Uint8Array<ArrayBuffer>> {
    return this.#aside({ type: 'worksheet', design, title });
  }

  /** In a worker of its own, so that it never waits for a conversion, nor one for it. */
  async #aside<T extends Request['type']>(
    request: Extract<Request, { type: T }>,
  ): Promise<Results[T]> {
    const link = this.#start();
    try {
      return await link.request(request);
    } finally {
      link.close(new JobError('aborted', 'no longer needed'));
    }
  }

  #open(): WorkerLink {
    if (!this.#link || this.#link.closed) this.#link = this.#start();
    return this.#link;
  }

  #start(): WorkerLink {
    try {
      return new WorkerLink(this.#spawn());
    } catch (error) {
      throw new JobError('worker-failed', error instanceof Error ? error.message : String(error));
    }
  }
}

/** Whether this browser has what a conversion needs. */
export function canConvert(): boolean {
  return (
    typeof Worker === 'function' &&
    typeof OffscreenCanvas === 'function' &&
    typeof createImageBitmap === 'function'
  );
}

function spawnEngineWorker(): WorkerPort {
  return new Worker(new URL('./engine.worker.ts', import.meta.url), {
    type: 'module',
    name: 'ilmek-engine',
  }) as WorkerPort;
}
