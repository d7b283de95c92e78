/** Mails to an address, by what they are about. */
export type MailKind = 'confirmation' | 'recovery';

/** Addresses remembered at most: the oldest are forgotten first. */
const MAX_ADDRESSES = 10_000;

/**
 * The pause between two mails to the same address. It is kept of every address that is asked for,
 * whether it has an account or not, so that it tells nothing of that.
 */
export class Pauses {
  readonly #pauseMs: number;
  readonly #sent = new Map<string, number>();

  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs;
  }

  /**
   * @param now ms, of a clock that never goes back
   * @returns seconds until the next mail may be asked for; 0 where it may now
   */
  left(kind: MailKind, address: string, now = performance.now()): number {
    const sent = this.#sent.get(`${kind} ${address}`);
    if (sent === undefined) return 0;
    return Math.max(0, Math.ceil((sent + this.#pauseMs - now) / 1000));
  }

  /** A mail was asked for, and sent if there is whom to send it to. */
  begin(kind: MailKind, address: string, now = performance.now()): void {
    const key = `${kind} ${address}`;
    this.#sent.delete(key);
    this.#sent.set(key, now);
    if (this.#sent.size > MAX_ADDRESSES) this.#sent.delete(this.#sent.keys().next().value!);
  }
}
