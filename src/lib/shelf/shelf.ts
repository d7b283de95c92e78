import type { Mm } from 'ilmek-engine';
import type { History, Piece } from 'ilmek-engine/piece';

/*
 * The pieces of this device: what the editor keeps, and what a list of them shows. A list reads
 * summaries alone; the pieces themselves, with all that can be undone, lie beside them.
 */

/** What a list tells of a piece. */
export interface KeptPiece {
  /** Tells it from others, on all devices. */
  id: string;
  /** As its maker calls it; names its files. */
  title: string;
  /** ISO times. */
  createdAt: string;
  /** Of the last edit, or of a new name. */
  changedAt: string;
  /** A small picture of the sewn piece; absent until it has been sewn. */
  preview?: Blob | undefined;
  widthMm: Mm;
  heightMm: Mm;
  /** 0 until it has been sewn. */
  stitches: number;
  /** How many threads. */
  colors: number;
  /** What it is made of; absent where it was kept before that was noted. */
  holds?: PieceHolds | undefined;
  /** The format of the machine file that it was opened from, such as 'PES'. */
  file?: string | undefined;
  /** ISO time; there where it was taken off the shelf and can still be put back. */
  removedAt?: string | undefined;
  /** There where it lies in an account, too. */
  account?: AccountMark | undefined;
}

/** Objects that can be sewn otherwise, stitches that are fixed, or some of both. */
export type PieceHolds = 'objects' | 'stitches' | 'both';

/** What of a piece an account has. */
export interface AccountMark {
  /** Id of the member. */
  member: string;
  /** Of the piece there, as it was last sent or fetched. */
  version: number;
  /** `changedAt` of the piece as it was then. */
  changedAt: string;
}

/** A piece with all of its states. */
export interface KeptHistory {
  id: string;
  /** Of this record's form. */
  version: number;
  history: History;
}

/** The form of records that are written now; higher ones were written by a later version of the site. */
export const SHELF_VERSION = 1;

/** Where the shelf lies: a database, or a test's memory. Both tables change together, or neither. */
export interface ShelfTables {
  summaries(): Promise<KeptPiece[]>;
  summary(id: string): Promise<KeptPiece | undefined>;
  history(id: string): Promise<KeptHistory | undefined>;
  /** @throws ShelfFullError */
  write(summary: KeptPiece, history?: KeptHistory): Promise<void>;
  /** Writes without asking or waiting for anything: to a page that is being left no answer comes any more. */
  leave(summary: KeptPiece | undefined, history: KeptHistory): void;
  delete(id: string): Promise<void>;
  /** Tells other tabs, and this one, which piece has changed. */
  tell(id: string): void;
  /** @returns ends it */
  hear(listener: (id: string) => void): () => void;
}

/** The device has no room left: nothing was written, and what was kept before is still there. */
export class ShelfFullError extends Error {
  override readonly name = 'ShelfFullError';
}

/** The piece was kept by a later version of the site, which this page is too old to read. */
export class NewerPieceError extends Error {
  override readonly name = 'NewerPieceError';
}

/** Pieces that were taken off can be put back for so long. */
const PUT_BACK_MS = 24 * 3600_000;

/** All pieces of this device. Made by `openShelf`. */
export class Shelf {
  readonly #tables: ShelfTables;
  readonly #now: () => Date;
  /** Summaries as this tab last read or wrote them; undefined of a piece that another tab has changed since. */
  readonly #last = new Map<string, KeptPiece | undefined>();

  /** @param now the clock */
  constructor(tables: ShelfTables, now = () => new Date()) {
    this.#tables = tables;
    this.#now = now;
    tables.hear((id) => void (this.#last.has(id) && this.#last.set(id, undefined)));
  }

  /** What is kept, the last changed first. */
  async list(): Promise<KeptPiece[]> {
    const all = await this.#tables.summaries();
    return all
      .filter(({ removedAt }) => !removedAt)
      .sort((a, b) => b.changedAt.localeCompare(a.changedAt));
  }

  /**
   * A piece with what can be undone; undefined where there is none.
   * @throws NewerPieceError
   */
  async get(id: string): Promise<{ kept: KeptPiece; history: History } | undefined> {
    const [kept, found] = await Promise.all([this.#tables.summary(id), this.#tables.history(id)]);
    if (!kept || !found) return undefined;
    if (found.version > SHELF_VERSION) throw new NewerPieceError(id);
    this.#last.set(id, kept);
    return { kept, history: found.history };
  }

  /**
   * Keeps a piece, new or changed; its time of change is now.
   * @param summary what lists tell; `createdAt` is kept of the first time
   * @throws ShelfFullError
   */
  async put(summary: ToldPiece, history: History): Promise<KeptPiece> {
    const { id } = summary;
    const kept = this.#changed(summary, this.#last.get(id) ?? (await this.#tables.summary(id)));
    await this.#tables.write(kept, recordOf(summary.id, history));
    this.#tables.tell(summary.id);
    this.#last.set(kept.id, kept);
    return kept;
  }

  /**
   * As `put`, at once and without an answer: for a page that is being left, by the one tab that writes the
   * piece. Whether it was done nobody learns; where the page lives on, `put` it again.
   */
  leave(summary: ToldPiece, history: History): void {
    const { id } = summary;
    const last = this.#last.get(id);
    // What another tab has noted of the piece, such as where it lies in an account, is not written over.
    const isStale = !last && this.#last.has(id);
    const kept = isStale ? undefined : this.#changed(summary, last);
    this.#tables.leave(kept, recordOf(id, history));
    this.#tables.tell(id);
  }

  #changed(summary: ToldPiece, known: KeptPiece | undefined): KeptPiece {
    const changedAt = this.#now().toISOString();
    const { createdAt = changedAt, account } = known ?? {};
    return { file: known?.file, ...summary, createdAt, changedAt, account };
  }

  /** Tells lists what a piece comes to, once it has been sewn; the piece stays as it is kept. */
  describe(
    id: string,
    told: Pick<KeptPiece, 'preview' | 'stitches'> & Partial<SewnSize>,
  ): Promise<void> {
    return this.#change(id, told);
  }

  /** Keeps a piece as it comes from elsewhere, times and all. @throws ShelfFullError */
  async receive(kept: KeptPiece, history: History): Promise<void> {
    await this.#tables.write(kept, recordOf(kept.id, history));
    this.#tables.tell(kept.id);
  }

  /** What was taken off within a day, too, and what an account has of each. */
  all(): Promise<KeptPiece[]> {
    return this.#tables.summaries();
  }

  /** Notes what an account has of a piece. @throws ShelfFullError */
  mark(id: string, account: AccountMark | undefined): Promise<void> {
    return this.#change(id, { account });
  }

  /** Gives a piece another title. @throws ShelfFullError */
  rename(id: string, title: string): Promise<void> {
    return this.#change(id, { title, changedAt: this.#now().toISOString() });
  }

  /** Takes a piece off; for a day `undoRemove` puts it back. */
  remove(id: string): Promise<void> {
    return this.#change(id, { removedAt: this.#now().toISOString() });
  }

  /** Puts back what was taken off. */
  undoRemove(id: string): Promise<void> {
    return this.#change(id, { removedAt: undefined });
  }

  /** Forgets for good what was taken off more than a day ago. */
  async sweep(): Promise<void> {
    const before = new Date(this.#now().getTime() - PUT_BACK_MS).toISOString();
    const all = await this.#tables.summaries();
    const old = all.filter(({ removedAt }) => removedAt && removedAt < before);
    await Promise.all(old.map(({ id }) => this.#tables.delete(id)));
  }

  /**
   * Follows changes by this tab and by others.
   * @param listener is told the id of the piece
   * @returns ends it
   */
  watch(listener: (id: string) => void): () => void {
    return this.#tables.hear(listener);
  }

  async #change(id: string, change: Partial<KeptPiece>): Promise<void> {
    const kept = await this.#tables.summary(id);
    if (!kept) return;
    const changed = { ...kept, ...change };
    await this.#tables.write(changed);
    this.#tables.tell(id);
    this.#last.set(id, changed);
  }
}

/** What a piece that is kept tells of itself. */
type ToldPiece = Omit<KeptPiece, 'createdAt' | 'changedAt' | 'removedAt' | 'account'>;

/** A history as it is written: a gesture that was going on has ended. */
const recordOf = (id: string, { steps, at }: History): KeptHistory => ({
  ...{ id, version: SHELF_VERSION },
  history: { steps, at, gesture: undefined },
});

/** Width and height of what is sewn. */
export type SewnSize = Pick<KeptPiece, 'widthMm' | 'heightMm'>;

/** What lists tell of a piece itself. @param sewn its size; that of its page until it has been sewn */
export function summaryOf(
  piece: Piece,
  sewn: SewnSize = piece,
): Pick<KeptPiece, 'widthMm' | 'heightMm' | 'colors' | 'holds'> {
  const { objects } = piece;
  const { widthMm, heightMm } = sewn;
  const colors = new Set(objects.map(({ thread }) => thread.hex)).size;
  const fixed = objects.filter(({ kind }) => kind === 'stitches').length;
  const holds = fixed === 0 ? 'objects' : fixed === objects.length ? 'stitches' : 'both';
  return { widthMm, heightMm, colors, holds };
}
