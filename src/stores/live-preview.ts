import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';
import type { Fields, SettingsOf } from '../tools/fields.ts';
import { canMake } from '../worker/client.ts';
import type { EngineClient, MakeRequest, Preview } from '../worker/client.ts';
import type { Job } from './job.ts';

/** How long no key is pressed before a preview is made, unless told, in ms. */
const PAUSE_MS = 10;

/** How long nothing changes before it is drawn as large as it is shown, in ms. */
const REST_MS = 250;

/** Designs made before the first that counts. */
const WARM_ROUNDS = 4;

/** What tells that somebody is here. */
const FIRST_USE = ['focusin', 'pointerover'] as const;

/** A design drawn while its options are still being chosen. */
export interface LivePreview {
  /** Undefined where nothing can be made yet. */
  $preview: WritableAtom<Preview | undefined>;
  /** Follows the job's settings. @returns ends it */
  watch(): () => void;
}

interface Options<F extends Fields> {
  /** Words that are sewn, unseen, as soon as somebody is about to type. */
  sample: Partial<SettingsOf<F>>;
  /** How long nothing changes before one is made, ms. */
  pauseMs?: number;
}

/** Draws what a job's settings ask for as they change. */
export function createPreview<F extends Fields>(
  { tool, settings, engine }: Job<F>,
  { sample, pauseMs = PAUSE_MS }: Options<F>,
): LivePreview {
  const easel = new Easel(engine);
  const { $settings } = settings;

  const requestFor = (chosen: SettingsOf<F>): MakeRequest =>
    tool.toRequest(chosen, { name: tool.title(chosen, undefined) });

  function draw(): void {
    const chosen = $settings.get();
    const isReady = !tool.missing(chosen, false) && !tool.needsPicture(chosen);
    easel.draw(isReady && canMake() ? requestFor(chosen) : undefined);
  }

  function warmUp(): void {
    for (const name of FIRST_USE) document.removeEventListener(name, warmUp);
    if (canMake()) void easel.warmUp(requestFor({ ...$settings.get(), ...sample }));
  }

  return {
    $preview: easel.$preview,
    watch() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = $settings.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(draw, pauseMs);
      });
      for (const name of FIRST_USE) document.addEventListener(name, warmUp);
      return () => {
        clearTimeout(timer);
        for (const name of FIRST_USE) document.removeEventListener(name, warmUp);
        stop();
      };
    },
  };
}

/** Draws one preview at a time: small at once, and finer when nothing else is asked for. */
class Easel {
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
    for (let round = 0; round < WARM_ROUNDS && !this.#isUsed; round++) {
      // Another size each time: what was just made would only be drawn.
      request.options.longSideMm -= 1;
      await this.#engine.preview(request).catch(() => undefined);
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
