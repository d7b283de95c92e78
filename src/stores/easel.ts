import { atom } from 'nanostores';
import type { EngineClient, MakeRequest, Preview } from '../worker/client.ts';

/**
 * How long nothing changes before it is drawn as large as it is shown, in ms: longer where only a
 * pattern was drawn, for what is sewn then takes longer, and the next key would wait for it.
 */
const REST_MS = 250;
const PATTERN_REST_MS = 400;

/** Who types without a pause sees something new at least so often, in ms, where it is drawn as fast. */
const SHOWN_EVERY_MS = 400;

/** Designs after which the worker has run in. None of them is fine: that would hold up the first key. */
const WARM_ROUNDS = 12;

/**
 * Draws previews: small at once, and finer when nothing else is asked for. One gives way to the
 * next, unless nothing has been shown for a while. A second worker beside the first gained nothing
 * on two cores: both took longer.
 */
export class Easel {
  readonly $preview = atom<Preview | undefined>(undefined);
  readonly #engine: EngineClient;
  /** The last that was asked for; those before it no longer count. */
  #wanted: MakeRequest | undefined;
  /** The one drawn last, or being drawn, as text. */
  #drawn: string | undefined;
  /** Number of the last that was begun, and of the one in view. */
  #begun = 0;
  #inView = 0;
  /** When something new came into view last, or the work on it began, in ms. */
  #freshAt = 0;
  #busy = false;
  #isUsed = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(engine: EngineClient) {
    this.#engine = engine;
  }

  /** @param request nothing where there is nothing to draw */
  draw(request: MakeRequest | undefined): void {
    if (request) this.#isUsed = true;
    this.#wanted = request;
    const now = performance.now();
    if (!this.#busy) this.#freshAt = now;
    if (now - this.#freshAt < SHOWN_EVERY_MS) void this.#drawWanted();
  }

  /**
   * The first designs take several times as long as later ones, which the browser has compiled,
   * and each letter does when it is first met: let those be some that nobody waits for.
   * @param samples one after the other, the likeliest first
   */
  async warmUp(samples: readonly MakeRequest[]): Promise<void> {
    for (let round = 0; round < WARM_ROUNDS && !this.#isUsed; round++) {
      const sample = structuredClone(samples[round % samples.length]);
      // Another size each time: what was just made would only be drawn.
      sample.options.longSideMm -= round;
      const drawn = await this.#engine.preview(sample).catch(() => undefined);
      drawn?.picture.close();
    }
  }

  async #drawWanted(): Promise<void> {
    const request = this.#wanted;
    const key = request && JSON.stringify(request);
    if (key === this.#drawn) return;
    this.#drawn = key;
    clearTimeout(this.#rest);
    const isLast = await this.#show(request, false);
    if (!isLast) return;
    const drawn = this.$preview.get();
    if (request && drawn) {
      const rest = drawn.sewn ? REST_MS : PATTERN_REST_MS;
      this.#rest = setTimeout(() => void this.#refine(request), rest);
    }
    await this.#drawWanted();
  }

  async #refine(request: MakeRequest): Promise<void> {
    if (this.#busy || this.#engine.busy) return;
    const isLast = await this.#show(request, true);
    if (isLast) await this.#drawWanted();
  }

  /** @returns whether no other was begun meanwhile */
  async #show(request: MakeRequest | undefined, fine: boolean): Promise<boolean> {
    const mine = ++this.#begun;
    this.#busy = true;
    // What cannot be drawn now is told when it is asked for in earnest.
    const preview = request && (await this.#engine.preview(request, fine).catch(() => undefined));
    const isLast = mine === this.#begun;
    if (isLast) this.#busy = false;
    if (preview ? mine > this.#inView : isLast && !fine) {
      this.#inView = mine;
      this.#freshAt = performance.now();
      this.$preview.set(preview);
    } else preview?.picture.close();
    return isLast;
  }
}
