/*
 * What every visitor is told alike is asked once: two hundred who open the gallery in the same
 * second cost one look at the tables.
 */

/** How long an answer stays good, ms; a write ends it at once. */
const GOOD_MS = 1000;

/** Answers kept at most. */
const MOST = 200;

/** An answer that can be given any number of times: the halves of a cloned one wait for each other. */
interface Copy {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

interface Kept {
  answer: Promise<Copy>;
  until: number;
}

async function copyOf(response: Response): Promise<Copy> {
  const body = response.body ? await response.arrayBuffer() : null;
  return { status: response.status, headers: [...response.headers], body };
}

const give = ({ status, headers, body }: Copy): Response => new Response(body, { status, headers });

export class SharedAnswers {
  readonly #kept = new Map<string, Kept>();

  /**
   * The answer to a question that was asked a moment ago, or is being asked.
   * @param key what was asked, whole
   * @param now ms, of a clock that never goes back
   */
  get(key: string, ask: () => Promise<Response>, now = performance.now()): Promise<Response> {
    const known = this.#kept.get(key);
    if (known && now < known.until) return known.answer.then(give);
    const answer = ask().then(copyOf);
    this.#keep(key, { answer, until: now + GOOD_MS });
    // A fault is told to those who asked with it, and to nobody after.
    answer.then(
      ({ status }) => status < 400 || this.#forget(key, answer),
      () => this.#forget(key, answer),
    );
    return answer.then(give);
  }

  /** Forgets everything: something was written. */
  clear(): void {
    this.#kept.clear();
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    if (this.#kept.size > MOST) this.#kept.delete(this.#kept.keys().next().value!);
  }

  #forget(key: string, answer: Promise<Copy>): void {
    if (this.#kept.get(key)?.answer === answer) this.#kept.delete(key);
  }
}
