/** Time for an orderly end, ms: connections get two seconds, the database one and a half. */
const LIMIT_MS = 5000;

/** Within this the same Ctrl-C comes twice, from the terminal and from npm, ms. */
const SAME_MS = 500;

export interface StoppingOptions {
  /** Ends everything in order. */
  close: () => Promise<unknown>;
  /** Ends the process. @param orderly else nothing is waited for any more */
  exit: (orderly: boolean) => void;
  log: (line: string) => void;
}

/** Ends a process in order, within some seconds, or at once for whoever asks twice. */
export class Stopping {
  readonly #options: StoppingOptions;
  /** ms, of a clock that never goes back. */
  #since: number | undefined;

  constructor(options: StoppingOptions) {
    this.#options = options;
  }

  /** Begins to end; nothing more happens where that has begun. */
  begin(now = performance.now()): void {
    if (this.#since !== undefined) return;
    this.#since = now;
    const { close, exit, log } = this.#options;
    const timer = setTimeout(() => {
      log(
        'Something does not end, the database or its disk: it is ended at once. What was saved is saved.',
      );
      exit(false);
    }, LIMIT_MS);
    const ended = () => {
      clearTimeout(timer);
      exit(true);
    };
    close().then(ended, ended);
  }

  /** Takes a Ctrl-C: the first begins, another one ends at once. */
  interrupt(now = performance.now()): void {
    if (this.#since === undefined) this.begin(now);
    else if (now - this.#since > SAME_MS) this.#options.exit(false);
  }
}
