/*
 * Whose turn it is. The database answers one request after the other; in the order of arrival one
 * visitor with a hundred requests would keep everybody waiting. So the next request is always one of
 * the visitor who has used least of its time: somebody with few requests never waits for somebody
 * with many.
 */

/** The most that wait for one visitor: ten times what a browser asks at once. */
const MAX_WAITING = 64;

/** After this time used time counts half, ms. */
const HALF_LIFE_MS = 10_000;

/** A visitor who has lately used more is refused, ms: one who has the database to himself uses 14,400. */
const MAX_USED_MS = 20_000;

/** The site itself, whose functions ask: never refused. */
export const SITE = '';

/** A visitor asks too much at once, or has asked too much. */
export class TooManyError extends Error {
  override readonly name = 'TooManyError';
  /** s */
  readonly wait: number;

  constructor(wait: number) {
    super('Too many requests at once.');
    this.wait = wait;
  }
}

interface Visitor {
  waiting: (() => Promise<void>)[];
  /** Time of the database, ms, as of `at`. */
  used: number;
  /** ms */
  at: number;
}

/** Does jobs one after the other, fair to all who ask. */
export class FairQueue {
  readonly #visitors = new Map<string, Visitor>();
  readonly #now: () => number;
  #busy = false;

  /** @param now ms, of a clock that never goes back */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Does a job when its turn has come.
   * @param who the visitor whose time it takes
   * @param ready settles once jobs can be done at all: what that takes is nobody's doing
   * @throws TooManyError at once; whatever the job throws
   */
  async run<T>(
    who: string,
    job: () => Promise<T>,
    ready: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<T> {
    const visitor = this.#visitorOf(who);
    if (who !== SITE) this.#demandModest(visitor);
    return new Promise((resolve, reject) => {
      visitor.waiting.push(async () => {
        await ready();
        const began = this.#now();
        await job().then(resolve, reject);
        this.charge(who, this.#now() - began);
      });
      if (!this.#busy) void this.#work();
    });
  }

  /** Counts time that a visitor has used. @param ms */
  charge(who: string, ms: number): void {
    this.#visitorOf(who).used += ms;
  }

  #demandModest({ waiting, used }: Visitor): void {
    if (used > MAX_USED_MS) {
      throw new TooManyError(Math.ceil((Math.log2(used / MAX_USED_MS) * HALF_LIFE_MS) / 1000));
    }
    if (waiting.length >= MAX_WAITING) throw new TooManyError(1);
  }

  #visitorOf(who: string): Visitor {
    const now = this.#now();
    const visitor = this.#visitors.get(who) ?? { waiting: [], used: 0, at: now };
    visitor.used *= 0.5 ** ((now - visitor.at) / HALF_LIFE_MS);
    visitor.at = now;
    this.#visitors.set(who, visitor);
    return visitor;
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let job = this.#next(); job; job = this.#next()) await job();
    this.#busy = false;
  }

  /** The oldest job of whoever has used least; forgets who has used nothing and wants nothing. */
  #next(): (() => Promise<void>) | undefined {
    let least: Visitor | undefined;
    for (const who of [...this.#visitors.keys()]) {
      const visitor = this.#visitorOf(who);
      if (visitor.waiting.length > 0) {
        if (!least || visitor.used < least.used) least = visitor;
      } else if (visitor.used < 1) this.#visitors.delete(who);
    }
    return least?.waiting.shift();
  }
}
