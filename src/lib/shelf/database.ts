import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { oncePer } from '../once.ts';
import {
  Shelf,
  ShelfFullError,
  type KeptHistory,
  type KeptPiece,
  type ShelfTables,
} from './shelf.ts';

/** Browser only: the shelf in this browser's database. */

interface Schema extends DBSchema {
  pieces: { key: string; value: KeptPiece };
  histories: { key: string; value: KeptHistory };
}

/** Also the channel's, by which tabs tell each other. */
const NAME = 'ilmek-pieces';
const DATABASE_VERSION = 1;

class DatabaseTables implements ShelfTables {
  readonly #database: IDBPDatabase<Schema>;
  readonly #channel = new BroadcastChannel(NAME);
  readonly #own = new EventTarget();

  constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  summaries() {
    return this.#database.getAll('pieces');
  }

  summary(id: string) {
    return this.#database.get('pieces', id);
  }

  history(id: string) {
    return this.#database.get('histories', id);
  }

  async write(summary: KeptPiece, history?: KeptHistory): Promise<void> {
    const change = this.#database.transaction(['pieces', 'histories'], 'readwrite');
    try {
      await Promise.all([
        change.objectStore('pieces').put(summary),
        history && change.objectStore('histories').put(history),
        change.done,
      ]);
    } catch (error) {
      throw isFull(error) ? new ShelfFullError(String(error)) : error;
    }
  }

  async delete(id: string): Promise<void> {
    const change = this.#database.transaction(['pieces', 'histories'], 'readwrite');
    await Promise.all([
      change.objectStore('pieces').delete(id),
      change.objectStore('histories').delete(id),
      change.done,
    ]);
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
    upgrade(fresh) {
      fresh.createObjectStore('pieces', { keyPath: 'id' });
      fresh.createObjectStore('histories', { keyPath: 'id' });
    },
    // A later version of the site, in another tab, wants to change the tables.
    blocking: () => database.close(),
  });
  const shelf = new Shelf(new DatabaseTables(database));
  void shelf.sweep().catch(() => undefined);
  return shelf;
}

/** Asks the browser not to clear the shelf when it wants room. @returns whether it will not */
export const keepShelf = async (): Promise<boolean> =>
  (await navigator.storage?.persist?.().catch(() => false)) ?? false;
