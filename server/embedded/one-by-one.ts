type Answer = (request: Request) => Promise<Response>;

/** Whoever works with the database's one connection does so in turn. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Does something once everything before it is done. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }
}

/**
 * Answers requests one after the other. The project's transactions (BEGIN … COMMIT, with the role
 * and the token of who asks) share the database's one connection, and nothing holds it for them:
 * two at once would run within each other, as each other, and be undone together.
 */
export function oneByOne(answer: Answer, turns = new Turns()): Answer {
  return (request) => turns.take(() => answer(request));
}
