type Answer = (request: Request) => Promise<Response>;

/**
 * Answers requests one after the other. The project's transactions (BEGIN … COMMIT, with the role
 * and the token of who asks) share the database's one connection, and nothing holds it for them:
 * two at once would run within each other, as each other, and be undone together.
 */
export function oneByOne(answer: Answer): Answer {
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const next = last.then(() => answer(request));
    last = next.catch(() => undefined);
    return next;
  };
}
