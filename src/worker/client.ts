import type { Design } from '../engine/core/design.ts';
import type { FormatId } from '../engine/index.ts';
import { JobError } from './errors.ts';
import { WorkerLink } from './link.ts';
import type { ProgressListener, WorkerPort } from './link.ts';
import type { ConvertOptions, ConvertResult, PictureSource } from './protocol.ts';

export { JobError } from './errors.ts';
export type { JobErrorCode } from './errors.ts';
export type { ConvertOptions, ConvertResult, PictureSource } from './protocol.ts';

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
    onProgress?: ProgressListener,
  ): Promise<ConvertResult> {
    if (this.#converting) throw new JobError('busy', 'a conversion is running');
    const link = (this.#converting = this.#open());
    try {
      const transfer = source.kind === 'bitmap' ? [source.bitmap] : [];
      const request = { type: 'convert', source, options } as const;
      return await link.request(request, transfer, onProgress);
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
    try {
      this.#open();
    } catch {
      // The next conversion tries again, and tells.
    }
  }

  /**
   * Writes a design as a machine file. During a conversion a second worker does it, so that
   * neither waits for the other.
   */
  async encode(design: Design, format: FormatId): Promise<Uint8Array<ArrayBuffer>> {
    const request = { type: 'encode', design, format } as const;
    if (!this.#converting) return this.#open().request(request);
    const extra = this.#start();
    try {
      return await extra.request(request);
    } finally {
      extra.close(new JobError('aborted', 'done'));
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
