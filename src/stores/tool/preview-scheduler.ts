import { atom } from 'nanostores';
import type { EngineClient, PreviewQuality, MakeRequest, Preview } from '../../worker/client.ts';

/** How a preview goes on once the keys rest, in ms, and nothing else is asked for. */
interface Rest {
  quality: PreviewQuality;
  afterMs: number;
}

/** At once: it yields to the next key, between two letters. */
const TO_SEW: Rest = { quality: 'quick', afterMs: 0 };
/** As large as it is shown: later where only a sketch was drawn, for the next key would wait for it. */
const TO_SEW_FINE: Rest = { quality: 'fine', afterMs: 400 };
const TO_REFINE: Rest = { quality: 'fine', afterMs: 250 };

/** So often it is looked whether the design that holds all this up is made, in ms. */
const WHILE_MAKING_MS = 400;

/** Who types without a pause sees something new at least so often, in ms, where it is drawn as fast. */
const SHOWN_EVERY_MS = 400;

/** What is asked for and not shown so soon is told to be on its way, in ms. */
const TOLD_AFTER_MS = 500;

/** What takes longer to be sewn than this, in ms, is sketched first: many letters, or a slow machine. */
const SEWN_AT_ONCE_MS = 140;

/** Designs after which the worker is warm. None of them is fine: that would hold up the first key. */
const WARM_ROUNDS = 12;

/**
 * Draws previews: at once, and finer when nothing else is asked for. Words follow the keys sewn,
 * where that is quick and the worker is warm; else a sketch comes first, as it does of whatever
 * is no words. One preview yields to the next, unless nothing has been shown for a while. A
 * second worker beside the first gained nothing on two cores: both took longer.
 */
export class PreviewScheduler {
  readonly $preview = atom<Preview | undefined>(undefined);
  /** Whether what is shown has not been what is asked for, for a while. */
  readonly $isBehind = atom(false);
  readonly #engine: EngineClient;
  /** The last that was asked for; those before it no longer count. */
  #wanted: MakeRequest | undefined;
  /** The one drawn last, or being drawn, as text. */
  #drawn: string | undefined;
  /** The one in view, as text. */
  #shown: string | undefined;
  /** Number of the last that was begun, and of the one in view. */
  #begun = 0;
  #inView = 0;
  /** When something new came into view last, or the work on it began, in ms. */
  #freshAt = 0;
  /** How long the last words took to be sewn. */
  #sewnInMs = 0;
  #busy = false;
  #isUsed = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor(engine: EngineClient) {
    this.#engine = engine;
  }

  /** @param request nothing where there is nothing to draw */
  draw(request: MakeRequest | undefined): void {
    if (request) this.#isUsed = true;
    this.#wanted = request;
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#tellBehind(), TOLD_AFTER_MS);
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
      sample.options.sewn.mm -= round;
      const quality = round > 0 && isQuickToSew(sample) ? 'quick' : 'sketch';
      const drawn = await this.#preview(sample, quality);
      drawn?.picture.close();
    }
  }

  async #drawWanted(): Promise<void> {
    const request = this.#wanted;
    const key = request && JSON.stringify(request);
    if (key === this.#drawn) return;
    this.#drawn = key;
    clearTimeout(this.#rest);
    await this.#drawAs(request, request && this.#isSewnAtOnce(request) ? 'quick' : 'sketch');
  }

  async #drawAs(request: MakeRequest | undefined, quality: PreviewQuality): Promise<void> {
    const isLast = await this.#show(request, quality);
    if (!isLast) return;
    if (request && this.$preview.get()) this.#goOn(request, quality);
    await this.#drawWanted();
  }

  /** Draws it better, once the keys rest; while a design is made, its worker is left alone. */
  #goOn(request: MakeRequest, after: PreviewQuality): void {
    if (after === 'fine') return;
    const { quality, afterMs } = restAfter(after, request);
    const goOn = (): void => {
      if (this.#busy) return;
      if (this.#engine.busy) this.#rest = setTimeout(goOn, WHILE_MAKING_MS);
      else void this.#drawAs(request, quality);
    };
    this.#rest = setTimeout(goOn, afterMs);
  }

  /** @returns whether no other was begun meanwhile */
  async #show(request: MakeRequest | undefined, quality: PreviewQuality): Promise<boolean> {
    const mine = ++this.#begun;
    this.#busy = true;
    const preview = request && (await this.#preview(request, quality));
    const isLast = mine === this.#begun;
    if (isLast) this.#busy = false;
    if (preview ? mine > this.#inView : isLast && quality !== 'fine') {
      this.#inView = mine;
      this.#freshAt = performance.now();
      this.$preview.set(preview);
      // What cannot be drawn is not waited for either.
      this.#shown = request && JSON.stringify(request);
      if (this.$isBehind.get()) this.#tellBehind();
    } else preview?.picture.close();
    return isLast;
  }

  #tellBehind(): void {
    this.$isBehind.set(this.#wanted !== undefined && JSON.stringify(this.#wanted) !== this.#shown);
  }

  /** @returns nothing for what cannot be drawn now: that is told when it is asked for as the final design */
  async #preview(request: MakeRequest, quality: PreviewQuality): Promise<Preview | undefined> {
    const begun = performance.now();
    const preview = await this.#engine.preview(request, quality).catch(() => undefined);
    if (preview && quality === 'quick') this.#sewnInMs = performance.now() - begun;
    return preview;
  }

  #isSewnAtOnce(request: MakeRequest): boolean {
    return isQuickToSew(request) && this.#engine.hasRunIn && this.#sewnInMs <= SEWN_AT_ONCE_MS;
  }
}

/** Words are; what else there is takes longer. */
const isQuickToSew = ({ kind }: MakeRequest): boolean => kind === 'lettering';

function restAfter(quality: PreviewQuality, request: MakeRequest): Rest {
  if (quality === 'quick') return TO_REFINE;
  return isQuickToSew(request) ? TO_SEW : TO_SEW_FINE;
}
