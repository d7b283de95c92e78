import { atom } from 'nanostores';
import type { PromptPlan } from 'ilmek-engine/compose';
import { planAround } from 'ilmek-engine/tables';
import { plainPrompt } from '../../tools/prompt-enhance.ts';
import { pickSettings } from '../../tools/settings.ts';
import { canMake } from '../../worker/client.ts';
import type { Job } from './job.ts';

/** How long no key is pressed before a prompt is read, in ms. */
const PAUSE_MS = 100;

/** What is to be read. */
interface Wanted {
  prompt: string;
  /** It stands beside a picture. */
  beside: boolean;
}

interface Options {
  /** A picture's prompt is read too: of it only what is put around the picture is told. */
  besidePictures?: boolean;
}

/**
 * What is understood of a prompt while it is still being written. One prompt is read at a time; of
 * those written meanwhile only the last counts.
 */
export class PromptReading {
  /** Undefined where there is nothing to read. */
  readonly $plan = atom<PromptPlan | undefined>(undefined);
  readonly #job: Pick<Job, 'tool' | 'settings' | 'engine'>;
  readonly #besidePictures: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  #last: Wanted = { prompt: '', beside: false };

  constructor(
    job: Pick<Job, 'tool' | 'settings' | 'engine'>,
    { besidePictures = false }: Options = {},
  ) {
    this.#job = job;
    this.#besidePictures = besidePictures;
  }

  /** Follows the job's settings. @returns ends it */
  watch(): () => void {
    const stop = this.#job.settings.$settings.subscribe(() => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#read(), PAUSE_MS);
    });
    return () => {
      clearTimeout(this.#timer);
      stop();
    };
  }

  /** The prompt, where the settings want one. */
  #wanted(): Wanted {
    const { tool, settings } = this.#job;
    const chosen = settings.$settings.get();
    const beside = tool.needsPicture(chosen);
    const { prompt } = pickSettings(tool.fields, chosen, { prompt: 'text' });
    const isWanted = !beside || this.#besidePictures;
    return { prompt: isWanted ? plainPrompt(prompt) : '', beside };
  }

  async #read(): Promise<void> {
    const { prompt, beside } = this.#wanted();
    if (this.#busy || (prompt === this.#last.prompt && beside === this.#last.beside)) return;
    this.#last = { prompt, beside };
    this.#busy = true;
    const { engine } = this.#job;
    try {
      const plan = prompt && canMake() ? await engine.understand(prompt, beside) : undefined;
      this.$plan.set(plan && beside ? planAround(plan) : plan);
    } catch {
      // What cannot be read now is told when it is asked for as the final design.
      this.$plan.set(undefined);
    } finally {
      this.#busy = false;
    }
    await this.#read();
  }
}
