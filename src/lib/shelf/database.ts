import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Piece, Step } from 'ilmek-engine/piece';
import { oncePer } from '../once.ts';
import { applyDelta, deltaOf, type Delta } from './deltas.ts';
import {
  Shelf,
  ShelfFullError,
  type KeptHistory,
  type KeptPiece,
  type ShelfTables,
} from './shelf.ts';

/*
 * Browser only: the shelf in this browser's database. The steps of a history are records of their
 * own, each with what it changed of the one before: an edit writes itself, however large the piece
 * is and however much was done to it before.
 */

interface Schema extends DBSchema {
  pieces: { key: string; value: KeptPiece };
  /** Whole ones were written by earlier versions of the site, and are read as they are. */
  histories: { key: string; value: HistoryHead | KeptHistory };
  steps: { key: StepKey; value: KeptStep };
}

type StepKey = [id: string, at: number];

/** What a history is, but for its steps. */
interface HistoryHead {
  id: string;
  version: number;
  /** Which step the piece is at, and how many there are. */
  at: number;
  count: number;
  /** Of this writing: who wrote it knows what the steps are. */
  stamp: string;
}

interface KeptStep extends Omit<Step, 'piece'> {
  id: string;
  step: number;
  /** From the piece of the step before; the first is whole. */
  piece: Delta;
}

type Change = IDBPTransaction<Schema, ('pieces' | 'histories' | 'steps')[], 'readwrite'>;

/** Also the channel's, by which tabs tell each other. */
const NAME = 'ilmek-pieces';
const DATABASE_VERSION = 2;
const TABLES = ['pieces' as const, 'histories' as const, 'steps' as const];

class DatabaseTables implements ShelfTables {
  readonly #database: IDBPDatabase<Schema>;
  readonly #channel = new BroadcastChannel(NAME);
  readonly #own = new EventTarget();
  /** The steps that were last read or written of each piece, while somebody has them, and at which writing. */
  readonly #known = new Map<string, { steps: WeakRef<readonly Step[]>; stamp: string }>();

  /** The change of each piece that was begun last. */
  readonly #going = new Map<string, Change>();

  constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  summaries() {
    return this.#database.getAll('pieces');
  }

  summary(id: string) {
    return this.#database.get('pieces', id);
  }

  async history(id: string): Promise<KeptHistory | undefined> {
    const reading = this.#database.transaction(['histories', 'steps']);
    const [head, kept] = await Promise.all([
      reading.objectStore('histories').get(id),
      reading.objectStore('steps').getAll(stepsOf(id)),
    ]);
    if (!head || 'history' in head) return head;
    const steps: Step[] = [];
    for (const { id: _id, step, piece, ...told } of kept)
      steps.push({ ...told, piece: applyDelta(steps[step - 1]?.piece, piece) as Piece });
    this.#know(id, steps, head.stamp);
    return { id, version: head.version, history: { steps, at: head.at, gesture: undefined } };
  }

  async write(summary: KeptPiece, history?: KeptHistory): Promise<void> {
    const change = this.#database.transaction(TABLES, 'readwrite');
    if (history) this.#going.set(history.id, change);
    try {
      put(change.objectStore('pieces').put(summary));
      const stamp = history && (await this.#writeHistory(change, history));
      // Of a page that is being left nobody waits for the answers.
      change.commit();
      await change.done;
      if (stamp) this.#know(history.id, history.history.steps, stamp);
    } catch (error) {
      const why = await abandon(change);
      // Something newer was written in its place.
      if (history && this.#going.get(history.id) !== change) return;
      throw isFull(error) || isFull(why) ? new ShelfFullError(String(error)) : error;
    }
  }

  leave(summary: KeptPiece | undefined, history: KeptHistory): void {
    const { id } = history;
    const { steps } = history.history;
    // One that waits for an answer would keep this one waiting.
    const going = this.#going.get(id);
    this.#going.delete(id);
    if (going) void abandon(going);
    const change = this.#database.transaction(TABLES, 'readwrite');
    if (summary) put(change.objectStore('pieces').put(summary));
    const old = this.#known.get(id)?.steps.deref();
    const from = old ? sameSteps(old, steps) : 0;
    put(change.objectStore('steps').delete(stepsOf(id, from)));
    const stamp = putSteps(change, history, from);
    change.commit();
    void change.done.then(
      () => this.#know(id, steps, stamp),
      () => undefined,
    );
  }

  /** Writes what is not written yet. @returns the stamp of this writing */
  async #writeHistory(change: Change, history: KeptHistory): Promise<string> {
    const { id } = history;
    const { steps } = history.history;
    const head = await change.objectStore('histories').get(id);
    const known = this.#known.get(id);
    // Another tab may have written since.
    const isKnown = head && 'stamp' in head && head.stamp === known?.stamp;
    const old = isKnown ? known.steps.deref() : undefined;
    const from = old ? sameSteps(old, steps) : 0;
    if (!old || old.length > steps.length) {
      await change.objectStore('steps').delete(stepsOf(id, from));
    }
    return putSteps(change, history, from);
  }

  #know(id: string, steps: readonly Step[], stamp: string): void {
    this.#known.set(id, { steps: new WeakRef(steps), stamp });
  }

  async delete(id: string): Promise<void> {
    const change = this.#database.transaction(TABLES, 'readwrite');
    await Promise.all([
      change.objectStore('pieces').delete(id),
      change.objectStore('histories').delete(id),
      change.objectStore('steps').delete(stepsOf(id)),
      change.done,
    ]);
    this.#known.delete(id);
  }

  tell(id: string): void {
    this.#channel.postMessage(id);
    this.#own.dispatchEvent(new CustomEvent('changed', { detail: id }));
  }

  hear(listener: (id: string) => void): () => void {
    const far = ({ data }: MessageEvent<string>) => listener(data);
    const near = (event: Event) => listener((event as CustomEvent<string>).detail);
    this.#channel.addEventListener('message', far);
    this.#own.addEventListener('changed', near);
    return () => {
      this.#channel.removeEventListener('message', far);
      this.#own.removeEventListener('changed', near);
    };
  }
}

/** How many steps of one history begin the other, too. */
function sameSteps(old: readonly Step[], steps: readonly Step[]): number {
  const other = old.findIndex((step, i) => step !== steps[i]);
  return other < 0 ? old.length : other;
}

/** Puts the steps from one on, and the history's head. @returns the stamp of this writing */
function putSteps(change: Change, { id, version, history }: KeptHistory, from: number): string {
  const { steps, at } = history;
  const table = change.objectStore('steps');
  for (let step = from; step < steps.length; step++) {
    const { piece, ...told } = steps[step];
    const delta: Delta = step ? deltaOf(steps[step - 1].piece, piece) : { is: piece };
    put(table.put({ id, step, ...told, piece: delta }));
  }
  const stamp = crypto.randomUUID();
  put(change.objectStore('histories').put({ id, version, at, count: steps.length, stamp }));
  return stamp;
}

/** All steps of a piece, or those from one on. */
const stepsOf = (id: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Infinity]);

/** What fails here ends the whole change, which tells of it. */
const put = (writing: Promise<unknown>): void => void writing.catch(() => undefined);

/** Nothing of a change is written of which a part could not be. @returns why it ended */
async function abandon(change: Change): Promise<unknown> {
  try {
    change.abort();
  } catch {
    // It has ended by itself.
  }
  return change.done.catch((why: unknown) => why);
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * The shelf of this browser, opened once a page. Rejects where the browser keeps no databases, as
 * some do in private windows; the next call tries again.
 */
export const openShelf = (): Promise<Shelf> => shelves(NAME);

const shelves = oncePer(open);

async function open(): Promise<Shelf> {
  const database = await openDB<Schema>(NAME, DATABASE_VERSION, {
    upgrade(tables, old) {
      if (old < 1) {
        tables.createObjectStore('pieces', { keyPath: 'id' });
        tables.createObjectStore('histories', { keyPath: 'id' });
      }
      if (old < 2) tables.createObjectStore('steps', { keyPath: ['id', 'step'] });
    },
    // A later version of the site, in another tab, wants to change the tables.
    blocking: () => database.close(),
  });
  const shelf = new Shelf(new DatabaseTables(database));
  void shelf.sweep().catch(() => undefined);
  return shelf;
}

/** Whether the browser may clear the shelf when it wants room; false where it does not say. */
export const mayBeCleared = async (): Promise<boolean> =>
  !((await navigator.storage?.persisted?.().catch(() => true)) ?? true);

/** Asks the browser not to clear the shelf when it wants room. @returns whether it will not */
export const keepShelf = async (): Promise<boolean> =>
  (await navigator.storage?.persist?.().catch(() => false)) ?? false;
