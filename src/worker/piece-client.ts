import type { Design } from 'ilmek-engine';
import type { Hoop, Problem } from 'ilmek-engine/inspect';
import type { Piece, PieceObject } from 'ilmek-engine/piece';
import { JobError } from './errors.ts';
import { WorkerLink, type SpawnWorker } from './link.ts';
import type {
  BegunPiece,
  DrawnLettering,
  FoundMotif,
  LetteringWish,
  NumberedPiece,
  OwnStitches,
  PieceSource,
  PieceView,
  SewnPiece,
} from './protocol.ts';
import { spawnEngineWorker } from './spawn.ts';

export { canMake } from './client.ts';
export type {
  BegunPiece,
  DrawnLettering,
  FoundMotif,
  LetteringWish,
  OwnStitches,
  PieceSource,
  SewnPiece,
} from './protocol.ts';

/**
 * The worker of a piece that is being edited. It keeps what it has sewn, so that only what an edit
 * touches is sewn again: objects are told apart by their identity, and cross once.
 */
export class PieceClient {
  readonly #spawn: SpawnWorker;
  readonly #numbers = new WeakMap<PieceObject, number>();
  #last = 0;
  #link: WorkerLink | undefined;
  /** What the worker knows. */
  #sent = new Set<number>();

  constructor(spawn: SpawnWorker = spawnEngineWorker) {
    this.#spawn = spawn;
  }

  /** Makes a piece of what was made or chosen. @throws JobError where it cannot be read */
  begin(source: PieceSource): Promise<BegunPiece> {
    return this.#open().request({ type: 'begin-piece', source });
  }

  /** Motifs that words name, the nearest first. @throws JobError where they cannot be fetched */
  findMotifs(words: string): Promise<readonly FoundMotif[]> {
    return this.#open().request({ type: 'find-motifs', words });
  }

  /** Draws a text. @throws JobError where it is blank, its typeface lacks a letter or cannot be fetched */
  drawLettering(wish: LetteringWish): Promise<DrawnLettering> {
    return this.#open().request({ type: 'draw-lettering', wish });
  }

  /**
   * Sews a piece.
   * @param made the stitches that it was made with, where nothing of them is to be another
   * @param onOwn told what an edit has changed, before the rest is sewn
   * @throws JobError
   */
  sew(piece: Piece, made?: Design, onOwn?: (own: OwnStitches) => void): Promise<SewnPiece> {
    const link = this.#open();
    return link.request({ type: 'sew-piece', piece: this.#number(piece), made }, [], { onOwn });
  }

  /**
   * What of the piece that was sewn last would sew badly.
   * @param hoop that it is to be sewn in
   * @throws JobError `aborted` where another is sewn meanwhile
   */
  check(hoop?: Hoop): Promise<readonly Problem[]> {
    return this.#open().request({ type: 'check-piece', hoop });
  }

  /** Gets ready for the first edits. @throws JobError `aborted` where a piece is sewn meanwhile */
  warmUp(): Promise<void> {
    return this.#open().request({ type: 'warm-piece' });
  }

  /** The design of the piece that was sewn last. @throws JobError */
  design(): Promise<Design> {
    return this.#open().request({ type: 'piece-design' });
  }

  /** A part of the piece that was sewn last, on nothing but its shadow. @throws JobError */
  view(view: PieceView): Promise<ImageBitmap> {
    return this.#open().request({ type: 'view-piece', ...view });
  }

  /** A small picture of the piece that was sewn last, for lists. @throws JobError */
  picture(): Promise<Blob> {
    return this.#open().request({ type: 'picture-piece' });
  }

  /** A piece as a working file: SVG. @throws JobError */
  write(piece: Piece): Promise<Uint8Array<ArrayBuffer>> {
    return this.#open().request({ type: 'write-piece', piece });
  }

  /** Ends the worker, with all that it has sewn. */
  end(): void {
    this.#link?.close(new JobError('aborted', 'no longer needed'));
  }

  #number({ objects, ...sheet }: Piece): NumberedPiece {
    const fresh: [number, PieceObject][] = [];
    const order = objects.map((object) => {
      const number = this.#numbers.get(object) ?? ++this.#last;
      this.#numbers.set(object, number);
      if (!this.#sent.has(number)) fresh.push([number, object]);
      this.#sent.add(number);
      return number;
    });
    return { sheet, order, fresh };
  }

  #open(): WorkerLink {
    if (!this.#link || this.#link.closed) {
      try {
        this.#link = new WorkerLink(this.#spawn());
      } catch (error) {
        throw new JobError('worker-failed', error instanceof Error ? error.message : String(error));
      }
      this.#sent = new Set();
    }
    return this.#link;
  }
}
