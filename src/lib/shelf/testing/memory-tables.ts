import { ShelfFullError, type KeptHistory, type KeptPiece, type ShelfTables } from '../shelf.ts';

/** Tables in memory, whose records are copied in and out as a database's are. */
export class MemoryTables implements ShelfTables {
  /** Nothing more is taken. */
  full = false;
  readonly #pieces = new Map<string, KeptPiece>();
  readonly #histories = new Map<string, KeptHistory>();
  readonly #listeners = new Set<(id: string) => void>();

  summaries = () => Promise.resolve(structuredClone([...this.#pieces.values()]));
  summary = (id: string) => Promise.resolve(structuredClone(this.#pieces.get(id)));
  history = (id: string) => Promise.resolve(structuredClone(this.#histories.get(id)));

  write(summary: KeptPiece, history?: KeptHistory): Promise<void> {
    if (this.full) return Promise.reject(new ShelfFullError('full'));
    this.#pieces.set(summary.id, structuredClone(summary));
    if (history) this.#histories.set(history.id, structuredClone(history));
    return Promise.resolve();
  }

  leave(summary: KeptPiece | undefined, history: KeptHistory): void {
    if (summary) this.#pieces.set(summary.id, structuredClone(summary));
    this.#histories.set(history.id, structuredClone(history));
  }

  delete(id: string): Promise<void> {
    this.#pieces.delete(id);
    this.#histories.delete(id);
    return Promise.resolve();
  }

  tell(id: string): void {
    for (const listener of this.#listeners) listener(id);
  }

  hear(listener: (id: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
