import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';
import type { PromptPlan } from 'ilmek-engine/compose';
import { planAround } from 'ilmek-engine/tables';
import { plainPrompt } from '../../tools/prompt-enhance.ts';
import { pickSettings } from '../../tools/settings.ts';
import { canMake } from '../../worker/client.ts';
import type { Job } from './job.ts';

/** How long no key is pressed before a prompt is read, in ms. */
const PAUSE_MS = 100;

/** What is understood of a prompt while it is still being written. */
export interface PromptReading {
  /** Undefined where there is nothing to read. */
  $plan: WritableAtom<PromptPlan | undefined>;
  /** Follows the job's settings. @returns ends it */
  watch(): () => void;
}

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

/** One prompt is read at a time; of those written meanwhile only the last counts. */
export function createReading(
  { tool, settings, engine }: Job,
  { besidePictures = false }: Options = {},
): PromptReading {
  const $plan = atom<PromptPlan | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let last: Wanted = { prompt: '', beside: false };

  /** The prompt, where the settings want one. */
  function wanted(): Wanted {
    const chosen = settings.$settings.get();
    const beside = tool.needsPicture(chosen);
    const { prompt } = pickSettings(tool.fields, chosen, { prompt: 'text' });
    const isWanted = !beside || besidePictures;
    return { prompt: isWanted ? plainPrompt(prompt) : '', beside };
  }

  async function read(): Promise<void> {
    const { prompt, beside } = wanted();
    if (busy || (prompt === last.prompt && beside === last.beside)) return;
    last = { prompt, beside };
    busy = true;
    try {
      const plan = prompt && canMake() ? await engine.understand(prompt, beside) : undefined;
      $plan.set(plan && beside ? planAround(plan) : plan);
    } catch {
      // What cannot be read now is told when it is asked for as the final design.
      $plan.set(undefined);
    } finally {
      busy = false;
    }
    await read();
  }

  return {
    $plan,
    watch() {
      const stop = settings.$settings.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(() => void read(), PAUSE_MS);
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}
