import type { ReadableAtom } from 'nanostores';
import type { Fields, SettingsOf } from '../../tools/fields.ts';
import { canMake } from '../../worker/client.ts';
import type { MakeRequest, Preview } from '../../worker/client.ts';
import { PreviewScheduler } from './preview-scheduler.ts';
import type { Job } from './job.ts';

/** What tells that somebody is here. */
const FIRST_USE = ['focusin', 'pointerover'] as const;

interface Options<F extends Fields> {
  /** Words that are sewn, unseen, as soon as somebody is about to type: the likeliest first. */
  samples: readonly Partial<SettingsOf<F>>[];
}

/** A design drawn while its options are still being chosen. */
export class LivePreview<F extends Fields = Fields> {
  readonly #job: Pick<Job<F>, 'tool' | 'settings' | 'engine'>;
  readonly #samples: Options<F>['samples'];
  readonly #scheduler: PreviewScheduler;

  constructor(job: Pick<Job<F>, 'tool' | 'settings' | 'engine'>, { samples }: Options<F>) {
    this.#job = job;
    this.#samples = samples;
    this.#scheduler = new PreviewScheduler(job.engine);
  }

  /** Undefined where nothing can be made yet. */
  get $preview(): ReadableAtom<Preview | undefined> {
    return this.#scheduler.$preview;
  }

  /** Whether what is shown is not yet what was chosen. */
  get $isBehind(): ReadableAtom<boolean> {
    return this.#scheduler.$isBehind;
  }

  /** Follows the job's settings. @returns ends it */
  watch(): () => void {
    const draw = () => this.#draw();
    // At first the page still reads what its address asks for.
    const timer = setTimeout(draw, 0);
    // At once: the worker draws while the page renders what has changed.
    const stop = this.#job.settings.$settings.listen(draw);
    for (const name of FIRST_USE) document.addEventListener(name, this.#warmUp);
    return () => {
      clearTimeout(timer);
      for (const name of FIRST_USE) document.removeEventListener(name, this.#warmUp);
      stop();
    };
  }

  #draw(): void {
    const { tool, settings } = this.#job;
    const chosen = settings.$settings.get();
    const isReady = !tool.missing(chosen, false) && !tool.needsPicture(chosen);
    this.#scheduler.draw(isReady && canMake() ? this.#requestFor(chosen) : undefined);
  }

  readonly #warmUp = (): void => {
    for (const name of FIRST_USE) document.removeEventListener(name, this.#warmUp);
    const chosen = this.#job.settings.$settings.get();
    const requests = this.#samples.map((sample) => this.#requestFor({ ...chosen, ...sample }));
    if (canMake()) void this.#scheduler.warmUp(requests);
  };

  #requestFor(chosen: SettingsOf<F>): MakeRequest {
    const { tool } = this.#job;
    return tool.toRequest(chosen, { name: tool.title(chosen, undefined) });
  }
}
