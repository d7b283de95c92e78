import type { ReadableAtom } from 'nanostores';
import type { Fields, SettingsOf } from '../../tools/fields.ts';
import { canMake } from '../../worker/client.ts';
import type { MakeRequest, Preview } from '../../worker/client.ts';
import { PreviewScheduler } from './preview-scheduler.ts';
import type { Job } from './job.ts';

/** What tells that somebody is here. */
const FIRST_USE = ['focusin', 'pointerover'] as const;

/** A design drawn while its options are still being chosen. */
export interface LivePreview {
  /** Undefined where nothing can be made yet. */
  $preview: ReadableAtom<Preview | undefined>;
  /** Follows the job's settings. @returns ends it */
  watch(): () => void;
}

interface Options<F extends Fields> {
  /** Words that are sewn, unseen, as soon as somebody is about to type: the likeliest first. */
  samples: readonly Partial<SettingsOf<F>>[];
}

/** Draws what a job's settings ask for as they change. */
export function createPreview<F extends Fields>(
  { tool, settings, engine }: Job<F>,
  { samples }: Options<F>,
): LivePreview {
  const scheduler = new PreviewScheduler(engine);
  const { $settings } = settings;

  const requestFor = (chosen: SettingsOf<F>): MakeRequest =>
    tool.toRequest(chosen, { name: tool.title(chosen, undefined) });

  function draw(): void {
    const chosen = $settings.get();
    const isReady = !tool.missing(chosen, false) && !tool.needsPicture(chosen);
    scheduler.draw(isReady && canMake() ? requestFor(chosen) : undefined);
  }

  function warmUp(): void {
    for (const name of FIRST_USE) document.removeEventListener(name, warmUp);
    const requests = samples.map((sample) => requestFor({ ...$settings.get(), ...sample }));
    if (canMake()) void scheduler.warmUp(requests);
  }

  return {
    $preview: scheduler.$preview,
    watch() {
      // At first the page still reads what its address asks for.
      const timer = setTimeout(draw, 0);
      // At once: the worker draws while the page renders what has changed.
      const stop = $settings.listen(draw);
      for (const name of FIRST_USE) document.addEventListener(name, warmUp);
      return () => {
        clearTimeout(timer);
        for (const name of FIRST_USE) document.removeEventListener(name, warmUp);
        stop();
      };
    },
  };
}
