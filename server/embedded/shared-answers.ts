import type { Answer } from './answer.ts';

/*
 * What every visitor is told alike is asked once: two hundred who open the gallery in the same
 * second cost one look at the tables.
 */

/** How long an answer stays good, ms, unless told; a write ends it at once. */
const GOOD_MS = 1000;

/** Answers kept at most, unless told. */
const MAX_ANSWERS = 200;

/** What all kept answers and questions may have together, bytes. */
const MAX_BYTES = 32 * 1024 * 1024;

interface Kept {
  answer: Promise<Answer>;
  until: number;
  bytes: number;
}

export class SharedAnswers {
  readonly #kept = new Map<string, Kept>();
  readonly #goodMs: number;
  readonly #most: number;
  #bytes = 0;

  /** @param goodMs how long an answer stays good @param most answers kept */
  constructor(goodMs = GOOD_MS, most = MAX_ANSWERS) {
    this.#goodMs = goodMs;
    this.#most = most;
  }

  /**
   * The answer to a question that was asked a moment ago, or is being asked.
   * @param key what was asked, whole
   * @param now ms, of a clock that never goes back
   */
  get(key: string, ask: () => Promise<Answer>, now = performance.now()): Promise<Answer> {
    const known = this.#kept.get(key);
    if (known && now < known.until) return known.answer;
    const answer = ask();
    const kept = { answer, until: now + this.#goodMs, bytes: key.length };
    this.#keep(key, kept);
    answer.then(
      ({ status, body }) => {
        // A fault is told to those who asked with it, and to nobody after.
        if (status >= 400) this.#forget(key, kept);
        else if (body && 'byteLength' in body) this.#grow(key, kept, body.byteLength);
      },
      () => this.#forget(key, kept),
    );
    return answer;
  }

  /** Forgets everything: something was written. */
  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }

  #keep(key: string, kept: Kept): void {
    const before = this.#kept.get(key);
    if (before) this.#forget(key, before);
    this.#kept.set(key, kept);
    this.#bytes += kept.bytes;
    this.#shrink();
  }

  /** Counts the answer's bytes, now that it is there. */
  #grow(key: string, kept: Kept, bytes: number): void {
    if (this.#kept.get(key) !== kept) return;
    kept.bytes += bytes;
    this.#bytes += bytes;
    this.#shrink();
  }

  /** Lets go of the oldest. */
  #shrink(): void {
    for (const [key, kept] of this.#kept) {
      if (this.#kept.size <= this.#most && this.#bytes <= MAX_BYTES) return;
      this.#forget(key, kept);
    }
  }

  #forget(key: string, kept: Kept): void {
    if (this.#kept.get(key) !== kept) return;
    this.#kept.delete(key);
    this.#bytes -= kept.bytes;
  }
}
