import { atom } from 'nanostores';
import { parseEdits, printEdits } from '../../lib/prompt-edits/prompt-edits.ts';
import { type PromptEdit } from '../../lib/prompt-edits/edit.ts';
import { pickSettings } from '../../tools/settings.ts';
import type { Job } from './job.ts';

/** How long nothing more is changed before a result is made anew, in ms. */
const PAUSE_MS = 600;
/** The same where arrow keys go from one choice to the next: what is passed on the way is not meant. */
const KEYS_PAUSE_MS = 2500;

const goesByKeys = (): boolean =>
  typeof document !== 'undefined' &&
  !!document.activeElement?.matches('input[type=radio]:focus-visible');

/** What is kept to be undone. */
const MAX_STEPS = 50;

interface Step {
  before: string;
  after: string;
}

/** Changes by hand of what was understood of a prompt, each of which can be taken back. */
export class PromptEditing {
  /** The subject whose parts are open, by its place in the plan as read; 'whole' for the arrangement. */
  readonly $open = atom<number | 'whole' | undefined>(undefined);
  readonly $steps = atom<readonly Step[]>([]);
  readonly #job: Pick<Job, 'tool' | 'settings' | 'start' | '$state'>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(job: Pick<Job, 'tool' | 'settings' | 'start' | '$state'>) {
    this.#job = job;
  }

  get #edits(): string {
    const { tool, settings } = this.#job;
    return pickSettings(tool.fields, settings.$settings.get(), { edits: 'text' }).edits;
  }

  /** Changes the edits; nothing where they would be too many to be kept. */
  change(change: (edits: readonly PromptEdit[]) => PromptEdit[]): void {
    const before = this.#edits;
    const after = printEdits(change(parseEdits(before)));
    const field = this.#job.tool.fields['edits'];
    if (after === before || field.kind !== 'text' || after.length > field.maxLength) return;
    this.$steps.set([...this.$steps.get(), { before, after }].slice(-MAX_STEPS));
    this.#take(after);
  }

  /** Takes the last change back, unless something else has changed the edits since. */
  undo(): void {
    const steps = this.$steps.get();
    const last = steps.at(-1);
    if (last?.after !== this.#edits) return;
    this.$steps.set(steps.slice(0, -1));
    this.#take(last.before);
  }

  #take(edits: string): void {
    this.#job.settings.change({ edits });
    clearTimeout(this.#timer);
    const pause = goesByKeys() ? KEYS_PAUSE_MS : PAUSE_MS;
    this.#timer = setTimeout(() => this.#sewAgain(), pause);
  }

  /** A result of this device is made anew; before there is one, its preview is. */
  #sewAgain(): void {
    const { result, phase } = this.#job.$state.get();
    if (result && !result.remote && phase === 'idle') void this.#job.start(true);
  }
}
