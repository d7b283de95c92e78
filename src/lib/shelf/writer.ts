/** Browser only: of several tabs with one piece, one writes and the others follow. */

const nameOf = (id: string): string => `ilmek-piece:${id}`;

/**
 * Asks to be the one tab that writes a piece, and waits for it where another is; held until it is
 * given up, or until the tab is gone. Without locks in this browser every tab is a writer.
 * @param onTurn called with whether this tab may write: at once, and again when its turn comes
 * @returns gives it up
 */
export function takePen(id: string, onTurn: (mayWrite: boolean) => void): () => void {
  const { locks } = navigator;
  if (!locks) {
    onTurn(true);
    return () => undefined;
  }
  const over = new AbortController();
  const done = new Promise<void>((resolve) =>
    over.signal.addEventListener('abort', () => resolve()),
  );
  const hold = () => {
    onTurn(true);
    return done;
  };
  void locks
    .request(nameOf(id), { ifAvailable: true }, async (lock) => {
      if (lock) {
        await hold();
        return true;
      }
      onTurn(false);
      return false;
    })
    .then((had) => (had ? undefined : locks.request(nameOf(id), { signal: over.signal }, hold)))
    // Given up while it waited.
    .catch(() => undefined);
  return () => over.abort();
}

/** Does something with a piece while no tab has it open for writing; nothing, and `undefined`, where one has. */
export async function withPen<T>(id: string, work: () => Promise<T>): Promise<T | undefined> {
  const { locks } = navigator;
  if (!locks) return work();
  return locks.request(nameOf(id), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

/** Does something once no other tab does the same, and waits until then. */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator;
  return locks ? locks.request(nameOf(name), work) : work();
}
