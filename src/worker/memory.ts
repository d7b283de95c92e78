import type { Made } from './making.ts';
import type { MakeRequest } from './protocol.ts';

/**
 * The design of the last preview: mostly it is drawn once more, and then asked for as the final design.
 * The same request gives the same design, so it need not be made again.
 */
export class DesignMemory {
  readonly #make: (request: MakeRequest) => Promise<Made>;
  #last: { key: string; made: Promise<Made> } | undefined;

  constructor(make: (request: MakeRequest) => Promise<Made>) {
    this.#make = make;
  }

  /** A design that is only looked at. @throws what making it throws */
  see(request: MakeRequest): Promise<Made> {
    const key = keyOf(request);
    if (this.#last && key === this.#last.key) return this.#last.made;
    const made = this.#make(request);
    this.#last = key === undefined ? undefined : { key, made };
    // What fails may succeed the next time.
    made.catch(() => {
      if (this.#last?.made === made) this.#last = undefined;
    });
    return made;
  }

  /** The same for good, if it was the last that was seen: a page may take its buffers away. */
  take(request: MakeRequest): Promise<Made> | undefined {
    if (!this.#last || keyOf(request) !== this.#last.key) return undefined;
    const { made } = this.#last;
    this.#last = undefined;
    return made;
  }
}

/** What a request asks for; nothing where it has a picture, which would have to be compared. */
const keyOf = (request: MakeRequest) => ('source' in request ? undefined : JSON.stringify(request));
