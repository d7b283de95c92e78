/* What the owner of the data must know: it stands in the log once, and at /_mail as long as the server runs. */

/** Notices kept at most. */
const MAX_NOTICES = 20;

/** How long the same line is not logged again, ms. */
const AGAIN_MS = 60_000;

export class Notices {
  readonly #told = new Map<string, number>();
  readonly #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /** @param now ms, of a clock that never goes back */
  tell(line: string, now = performance.now()): void {
    const before = this.#told.get(line);
    if (before !== undefined && now - before < AGAIN_MS) return;
    this.#told.delete(line);
    this.#told.set(line, now);
    if (this.#told.size > MAX_NOTICES) this.#told.delete(this.#told.keys().next().value!);
    this.#log(line);
  }

  /** The newest last. */
  get lines(): string[] {
    return [...this.#told.keys()];
  }
}
