import { problem } from '../answer.ts';
import { answerOf } from '../answer-of.ts';
import { cleanedLines } from '../cleaned.ts';
import { type Embedded, openEmbedded } from '../open.ts';
import type { AskedThread, End, ThreadOptions } from '../thread.ts';

/**
 * The database of a Backend in the test's own thread, which has loaded and compiled all of it for the test
 * before: a thread of its own would do that anew, which is two seconds of computing. How threads
 * end and break is a matter of those tests that have a real one.
 */
class ThreadHere implements AskedThread {
  readonly skipsCleanUp = false;
  readonly ready: Promise<void>;
  readonly ended: Promise<End>;
  readonly #opened: Promise<Embedded>;
  #end!: (end: End) => void;

  constructor({ folder, siteUrl, siteOwner, cache, notice }: ThreadOptions) {
    this.#opened = openEmbedded({ folder, siteUrl, siteOwner, cache, onTrouble: notice });
    this.ready = this.#opened.then(({ cleaned }) => cleanedLines(cleaned).forEach(notice));
    this.ended = new Promise((resolve) => (this.#end = resolve));
    this.ready.catch(() => undefined);
  }

  ask(...[message, answer]: Parameters<AskedThread['ask']>): void {
    this.#opened
      .then((embedded) => answerOf(embedded, message))
      .then(answer, (error: Error) => answer(problem(500, error.message)));
  }

  async close(): Promise<void> {
    await (await this.#opened).close();
    this.#end({ unanswered: [] });
  }

  end(): Promise<void> {
    return this.close();
  }
}

/** For a Backend that is about something else than its thread. */
export const openHere = (options: ThreadOptions) => new ThreadHere(options);
