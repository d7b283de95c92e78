import type { ReadableAtom } from 'nanostores';
import { LOCAL_PROVIDER } from '../../lib/ai/provider.ts';
import { canMake } from '../../worker/client.ts';
import type { EngineClient, MakeRequest } from '../../worker/client.ts';
import { EarlyMake } from '../../worker/early-make.ts';
import { nextImageProvider } from './image-provider.ts';
import type { ChosenPicture, JobState } from './job-state.ts';

/** How long nothing changes before a design is begun that nobody has asked for, ms. */
const CALM_MS = 400;

/** So often at most for one picture: whoever tries all settings is not followed by a hot device. */
const MOST_BEGUN = 3;

/** What is begun, and when. */
interface Start {
  engine: EngineClient;
  $state: ReadableAtom<JobState>;
  $settings: ReadableAtom<unknown>;
  /** What the engine would be asked for; nothing where something is missing yet. */
  request: (picture: ChosenPicture) => Promise<MakeRequest> | undefined;
}

/**
 * Sews the chosen picture while one still looks at it: with the settings as they stand, most people
 * change none. Where they do, the worker that has sewn one is quicker at the other.
 */
export class EarlyStart {
  readonly #start: Start;
  readonly #calmMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun = 0;
  #isListening = false;

  /** @param calmMs how long nothing changes before it begins */
  constructor(start: Start, calmMs = CALM_MS) {
    this.#start = start;
    this.#calmMs = calmMs;
  }

  /** A picture has been chosen. */
  begin(): void {
    if (!canMake()) return;
    this.#begun = 0;
    if (!this.#isListening) this.#start.$settings.listen(() => this.#wait());
    this.#isListening = true;
    // Most people change nothing: what they have chosen is begun at once.
    this.#wait(0);
  }

  #wait(ms = this.#calmMs): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sew().catch(() => undefined), ms);
  }

  async #sew(): Promise<void> {
    const { engine, request } = this.#start;
    const picture = this.#waiting();
    const wanted = picture && request(picture);
    if (!wanted) return;
    const { maker } = await nextImageProvider();
    // One core has the page to serve, and what fal.ai makes is another picture.
    if (maker !== LOCAL_PROVIDER.maker || !(navigator.hardwareConcurrency > 1)) {
      return engine.warmUp();
    }
    if (this.#begun >= MOST_BEGUN) return;
    const make = await wanted;
    // The same, whatever has been noted of it meanwhile: its size is, once it is on the screen.
    if (this.#waiting()?.read !== picture.read) return;
    if (engine.makeEarly(make, EarlyMake)) this.#begun++;
    else if (!engine.busy) this.#wait();
  }

  /** The chosen picture, while nothing has been made of it. */
  #waiting(): ChosenPicture | undefined {
    const { picture, phase, result } = this.#start.$state.get();
    if (!picture?.read || phase === 'making' || result?.picture?.read === picture.read) {
      return undefined;
    }
    return picture;
  }
}
