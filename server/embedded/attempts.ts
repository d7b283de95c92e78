/*
 * Guessing, counted by where it comes from: links of mails that do not exist, passwords that are
 * wrong. A hosted project counts the same.
 */

/** Wrong ones in a window; whoever forgot a password tries fewer. */
const MAX_ATTEMPTS = 30;
const WINDOW_MS = 5 * 60_000;

/** Addresses remembered at most: the oldest are forgotten first. */
const MAX_VISITORS = 10_000;

interface Count {
  since: number;
  tries: number;
}

/** What is a guess until it is right. */
const GUESSES = new Set(['/auth/v1/verify', '/auth/v1/token']);

export const isGuess = (pathname: string): boolean => GUESSES.has(pathname);

/** Whether an answer to a guess says that it was wrong. A link answers by where it leads. */
export function isWrong({ status, headers }: Response): boolean {
  const leads = headers.get('Location');
  return leads === null ? status >= 400 && status < 500 : leads.includes('#error=');
}

export class Attempts {
  readonly #counts = new Map<string, Count>();

  /**
   * Counts a guess before it is known to be right: a thousand at once are not let in together.
   * @param now ms, of a clock that never goes back
   * @returns 0 where it may pass, else the seconds to wait
   */
  begin(visitor: string, now = performance.now()): number {
    const known = this.#counts.get(visitor);
    const count = known && now - known.since < WINDOW_MS ? known : { since: now, tries: 0 };
    if (count.tries >= MAX_ATTEMPTS)
      return Math.max(1, Math.ceil((count.since + WINDOW_MS - now) / 1000));
    count.tries++;
    if (count !== known) this.#remember(visitor, count);
    return 0;
  }

  /** It was right, or no guess at all. */
  forgive(visitor: string): void {
    const count = this.#counts.get(visitor);
    if (count) count.tries = Math.max(0, count.tries - 1);
  }

  #remember(visitor: string, count: Count): void {
    this.#counts.delete(visitor);
    this.#counts.set(visitor, count);
    if (this.#counts.size > MAX_VISITORS) {
      this.#counts.delete(this.#counts.keys().next().value!);
    }
  }
}
