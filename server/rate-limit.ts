/** How much one visitor may ask; Netlify's own rule, in its words. */
export interface RateRule {
  /** Seconds. */
  windowSize: number;
  /** Requests in each window. */
  windowLimit: number;
}

interface Count {
  /** When its window began, ms. */
  since: number;
  used: number;
  /** How many the window before had. */
  before: number;
}

/**
 * Netlify's rate limit, for the server of this machine: a window that slides. Two counts a visitor
 * stand for it, as if the requests of the window before had come evenly.
 */
export class RateLimit {
  readonly #rule: RateRule;
  readonly #counts = new Map<string, Count>();
  #swept = 0;

  constructor(rule: RateRule) {
    this.#rule = rule;
  }

  /**
   * Counts a request.
   * @param now ms, of a clock that never goes back: one that is set a day back would lock visitors out
   * @returns 0 where it may pass, else the seconds to wait
   */
  take(visitor: string, now = performance.now()): number {
    const span = this.#rule.windowSize * 1000;
    this.#sweep(now, span);
    const count = this.#current(visitor, now, span);
    const weight = 1 - (now - count.since) / span;
    if (count.before * weight + count.used >= this.#rule.windowLimit) {
      return Math.max(1, Math.ceil((count.since + span - now) / 1000));
    }
    count.used++;
    return 0;
  }

  #current(visitor: string, now: number, span: number): Count {
    const known = this.#counts.get(visitor);
    if (known && now - known.since < span) return known;
    const follows = known !== undefined && now - known.since < 2 * span;
    const since = follows ? known.since + span : now;
    const count = { since, used: 0, before: follows ? known.used : 0 };
    this.#counts.set(visitor, count);
    return count;
  }

  /** Forgets who has not asked for two windows, once a window. */
  #sweep(now: number, span: number): void {
    if (now - this.#swept < span) return;
    this.#swept = now;
    for (const [visitor, { since }] of this.#counts) {
      if (now - since >= 2 * span) this.#counts.delete(visitor);
    }
  }
}
