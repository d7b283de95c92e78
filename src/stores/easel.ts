import { atom } from 'nanostores';
import type { EngineClient, MakeRequest, Preview } from '../worker/client.ts';

/** How long nothing changes before it is drawn as large as it is shown, in ms. */
const REST_MS = 250;

/** Designs after which the worker has run in, and which of them finely. */
const WARM_ROUNDS = 9;
const FINE_ROUNDS = [1, 3];

/**
 * Draws one preview at a time: small at once, and finer when nothing else is asked for. A second
 * worker beside the first gained nothing on two cores: both took longer.
 */
export class Easel {
  readonly $preview = atom<Preview | undefined>(undefined);
  readonly #engine: EngineClient;
  /** The last that was asked for; those before it no longer count. */
  #wanted: MakeRequest | undefined;
  /** The one drawn last, or being drawn, as text. */
  #drawn: string | undefined;
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
    if (!this.#busy) void this.#drawWanted();
  }

  /**
   * The first designs take several times as long as later ones, which the browser has compiled:
   * let them be some that nobody waits for.
   */
  async warmUp(request: MakeRequest): Promise<void> {
    const sample = structuredClone(request);
    for (let round = 0; round < WARM_ROUNDS && !this.#isUsed; round++) {
      // Another size each time: what was just made would only be drawn.
      sample.options.longSideMm--;
      const fine = FINE_ROUNDS.includes(round);
      const drawn = await this.#engine.preview(sample, fine).catch(() => undefined);
      drawn?.picture.close();
    }
  }

  async #drawWanted(): Promise<void> {
    const request = this.#wanted;
    const key = request && JSON.stringify(request);
    if (key === this.#drawn) return;
    this.#drawn = key;
    clearTimeout(this.#rest);
    await this.#show(request, false);
    if (request && this.$preview.get()) {
      this.#rest = setTimeout(() => void this.#refine(request), REST_MS);
    }
    await this.#drawWanted();
  }

  async #refine(request: MakeRequest): Promise<void> {
    if (this.#busy || this.#engine.busy) return;
    await this.#show(request, true);
    await this.#drawWanted();
  }

  async #show(request: MakeRequest | undefined, fine: boolean): Promise<void> {
    this.#busy = true;
    // What cannot be drawn now is told when it is asked for in earnest.
    const preview = request && (await this.#engine.preview(request, fine).catch(() => undefined));
    this.#busy = false;
    if (preview || !fine) this.$preview.set(preview);
  }
}
