import type { Design, FormatId } from 'ilmek-engine';
import type { UnderstoodPlan } from '../lib/prompt-edits/prompt-edits.ts';
import type { DesignReport } from 'ilmek-engine/inspect';
import type { Piece } from 'ilmek-engine/piece';
import { ARTWORK_USUAL, type ArtworkWish } from '../lib/pictures/artwork-wish.ts';
import { once } from '../lib/once.ts';
import { CutOutLink } from './cut-out-link.ts';
import type { EarlyMake } from './early-make.ts';
import { JobError } from './errors.ts';
import { WorkerLink } from './link.ts';
import type { RequestListener, SpawnWorker } from './link.ts';
import { spawnEngineWorker } from './spawn.ts';
import type {
  Artwork,
  CheckedPicture,
  PreviewQuality,
  MakeRequest,
  MakeResult,
  OpenedPiece,
  Preview,
  Request,
  Results,
  SheetOptions,
} from './protocol.ts';

export { JobError } from './errors.ts';
export type { JobErrorCode } from './errors.ts';
export type { CutOutLink } from './cut-out-link.ts';
export type {
  Artwork,
  CheckedPicture,
  CutOut,
  Framed,
  PreviewQuality,
  MakeRequest,
  MakeResult,
  PictureSource,
  Preview,
  ReadPicture,
  SheetOptions,
} from './protocol.ts';

/**
 * How long a file may take to be read, ms: the largest good ones take two seconds, and on a slow
 * machine that is busy beside eight times as long. What is made to take for ever is told by its form.
 */
const PATIENCE_MS = 20_000;

/** How long a design of somebody else's may take to be written or drawn, ms. */
const LONG_PATIENCE_MS = 60_000;

/** Runs out when something has taken too long. */
type Patience = (ms: number) => Promise<void>;
const patience: Patience = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The one door to the engine at run time: one design at a time, cancelled
 * by ending its worker. The worker's script is fetched on first use.
 */
export class EngineClient {
  readonly #spawn: SpawnWorker;
  readonly #patience: Patience;
  #link: WorkerLink | undefined;
  /** The link on which a design is made. */
  #making: WorkerLink | undefined;

  /** The design that is likely asked for next. */
  #early: EarlyMake | undefined;

  /** The link whose worker draws an artwork. */
  #drawing: WorkerLink | undefined;

  /** The link on which previews are made while a design is, or an artwork. */
  #aside: WorkerLink | undefined;

  /** Links whose workers have sewn photographs, or begun to. */
  readonly #warm = new WeakSet<WorkerLink>();

  /** Links whose workers have sewn something. */
  readonly #runIn = new WeakSet<WorkerLink>();

  constructor(spawn: SpawnWorker = spawnEngineWorker, wait: Patience = patience) {
    this.#spawn = spawn;
    this.#patience = wait;
  }

  get busy(): boolean {
    return this.#making !== undefined;
  }

  /**
   * Makes a design.
   * @throws JobError `busy` while another is made; `aborted` after `cancel`; otherwise why.
   */
  async make(make: MakeRequest, listener?: RequestListener): Promise<MakeResult> {
    if (this.#making) throw new JobError('busy', 'a design is being made');
    const early = this.#early?.answers(make) ? this.#early : undefined;
    if (!early) this.#early?.drop();
    this.#early = undefined;
    const link = (this.#making = early?.link ?? this.#open());
    try {
      if (early) return await early.follow(listener);
      return await link.request({ type: 'make', make }, transferOf(make), listener);
    } finally {
      // After a cancel the next design may be under way already, on a link of its own.
      if (this.#making === link) this.#making = undefined;
    }
  }

  /**
   * Begins a design that nobody has asked for yet: `make` with the same request then takes it over.
   * What goes on for another request is let go on, for a worker that has sewn one is quicker at the next.
   * @param Begun what begins it, loaded by who asks: no page needs it at first
   * @returns whether it has begun, or the same had before
   */
  makeEarly(make: MakeRequest, Begun: typeof EarlyMake): boolean {
    if (this.#early?.answers(make)) return true;
    if (this.#isTaken) return false;
    this.#early?.drop();
    this.#early = new Begun(this.#open(), make);
    return true;
  }

  /** Ends the work at once, which fails with `aborted`, and readies a fresh worker. */
  cancel(): void {
    this.#early?.drop();
    this.#early = undefined;
    if (!this.#making) return;
    this.#making.close(new JobError('aborted', 'the job was cancelled'));
    this.#making = undefined;
    this.prepare();
  }

  /** Starts the worker that the next design will need, so that its code is there by then. */
  prepare(): void {
    if (this.#link && !this.#link.closed) return;
    // Making a design tries again, and tells.
    this.#prepare().catch(() => undefined);
  }

  async #prepare(): Promise<void> {
    await this.#open().request({ type: 'prepare', part: 'picture' });
  }

  /** Lets the worker of the next design sew small photographs until then: the first takes half as long again. */
  warmUp(): void {
    if (this.#isTaken || !this.#link || this.#link.closed || this.#warm.has(this.#link)) return;
    this.#warm.add(this.#link);
    // What comes instead ends it.
    this.#link.request({ type: 'warm-up' }).catch(() => undefined);
  }

  /**
   * Draws how a design would look, for options that are still being chosen.
   * @throws JobError `aborted` where another is asked for meanwhile; otherwise why.
   */
  async preview(make: MakeRequest, quality: PreviewQuality): Promise<Preview> {
    const link = this.#ahead();
    const preview = await link.request({ type: 'preview', make, quality });
    if (preview.sewn) this.#runIn.add(link);
    return preview;
  }

  /** Whether previews are sewn at once: the first takes several times as long as later ones. */
  get hasRunIn(): boolean {
    const link = this.#isTaken ? this.#aside : this.#link;
    return !!link && !link.closed && this.#runIn.has(link);
  }

  /**
   * Reads a prompt: what it asks for, and which words are unknown.
   * @param besidePicture it says what is put around a picture
   */
  async understand(prompt: string, besidePicture = false): Promise<UnderstoodPlan> {
    return this.#ahead().request({ type: 'understand', prompt, besidePicture });
  }

  /**
   * Looks at a chosen file before anything shows it. What takes too long is ended with its worker.
   * @throws JobError with why it cannot be used
   */
  check(file: Blob): Promise<CheckedPicture> {
    return this.#alone({ type: 'check', file }, this.#patience(PATIENCE_MS));
  }

  /** A worker of its own in which a picture is cut out, until the caller closes it. */
  cutOut(): CutOutLink {
    return new CutOutLink(this.#start(), () => this.#start());
  }

  /** Writes a design as a machine file. */
  encode(design: Design, format: FormatId): Promise<Uint8Array<ArrayBuffer>> {
    return this.#alone({ type: 'encode', design, format }, this.#patience(LONG_PATIENCE_MS));
  }

  /**
   * Writes a design as a working file, in the worker that has made it and still knows its shapes;
   * while that makes another design, or is gone, of its stitches.
   */
  workingFile(design: Design): Promise<Uint8Array<ArrayBuffer>> {
    const isMaking = this.#making ?? this.#early?.isRunning;
    const link = isMaking ? this.#ahead() : (this.#drawing ?? this.#open());
    return link.request({ type: 'working-file', design });
  }

  /**
   * Opens a file as a piece: a working file, a drawing made for Ink/Stitch, or a machine file.
   * @throws JobError where it is none, or takes too long
   */
  openPiece(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<OpenedPiece> {
    return this.#alone({ type: 'open-piece', bytes, name }, this.#patience(LONG_PATIENCE_MS));
  }

  /** Writes a piece as a working file. */
  writePiece(piece: Piece): Promise<Uint8Array<ArrayBuffer>> {
    return this.#alone({ type: 'write-piece', piece }, this.#patience(LONG_PATIENCE_MS));
  }

  /** Reads a file of stitches. @throws JobError where it is none, or takes too long */
  read(bytes: Uint8Array<ArrayBuffer>, format: FormatId): Promise<Design> {
    return this.#alone({ type: 'read', bytes, format }, this.#patience(PATIENCE_MS));
  }

  /** The figures of a design: what its page tells of it. */
  inspect(design: Design): Promise<DesignReport> {
    return this.#alone({ type: 'inspect', design }, this.#patience(LONG_PATIENCE_MS));
  }

  /**
   * Draws a design as it is handed out, which takes a second or two: in the worker that has made one,
   * if it has nothing else to do, for its code has run in. A design that is asked for meanwhile is
   * made in another.
   * @param wish as usual without it
   */
  async draw(
    design: Design,
    wish: ArtworkWish = ARTWORK_USUAL,
    listener?: RequestListener,
  ): Promise<Artwork> {
    const request = { type: 'draw', design, wish } as const;
    const link = this.#link;
    if (!link || link.closed || this.#isTaken) return this.#alone(request, undefined, listener);
    this.#drawing = link;
    try {
      return await link.request(request, [], listener);
    } finally {
      this.#drawing = undefined;
      if (this.#link !== link) link.close(new JobError('aborted', 'no longer needed'));
    }
  }

  /** Makes a design's worksheet, a PDF. @param title heads it. @param options what it tells besides. */
  worksheet(
    design: Design,
    title: string,
    options?: SheetOptions,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const request = { type: 'worksheet', design, title, options } as const;
    return this.#alone(request, this.#patience(LONG_PATIENCE_MS));
  }

  /** In a worker of its own, so that it never waits for a design, nor one for it. */
  async #alone<T extends Request['type']>(
    request: Extract<Request, { type: T }>,
    limit?: Promise<void>,
    listener?: RequestListener,
  ): Promise<Results[T]> {
    const link = this.#start();
    void limit?.then(() => link.close(new JobError('too-complex', 'it takes too long')));
    try {
      return await link.request(request, [], listener);
    } finally {
      link.close(new JobError('aborted', 'no longer needed'));
    }
  }

  /**
   * Where what comes before a design is done: in the worker that will make it, which has then
   * run in, and has fonts and motifs at hand.
   */
  #ahead(): WorkerLink {
    if (!this.#isTaken) return this.#open();
    if (!this.#aside || this.#aside.closed) this.#aside = this.#start();
    return this.#aside;
  }

  /** Whether the worker that makes designs is at work. */
  get #isTaken(): boolean {
    return !!(this.#making ?? this.#drawing) || this.#early?.isRunning === true;
  }

  /** The link on which designs are made: another one while the last draws. */
  #open(): WorkerLink {
    const link = this.#link;
    if (!link || link.closed || link === this.#drawing) return (this.#link = this.#start());
    return link;
  }

  #start(): WorkerLink {
    try {
      return new WorkerLink(this.#spawn());
    } catch (error) {
      throw new JobError('worker-failed', error instanceof Error ? error.message : String(error));
    }
  }
}

/**
 * The engine of the page: one, whoever asks, so that no two start workers for the same. Its workers
 * start with what is asked of it, and end with the answer, by `cancel`, or with the page.
 */
export const pageEngine = once(() => new EngineClient());

/** Whether this browser has what the engine needs. */
export function canMake(): boolean {
  return (
    typeof Worker === 'function' &&
    typeof OffscreenCanvas === 'function' &&
    typeof createImageBitmap === 'function'
  );
}

/** What moves to the worker instead of being copied. */
const transferOf = (make: MakeRequest): Transferable[] =>
  'source' in make && make.source.kind === 'bitmap' ? [make.source.bitmap] : [];
