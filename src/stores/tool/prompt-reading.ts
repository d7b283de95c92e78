import { atom, computed } from 'nanostores';
import type { PromptSubject } from 'ilmek-engine/compose';
import { planAround } from 'ilmek-engine/tables';
import {
  type EditedPlan,
  editPlan,
  parseEdits,
  type UnderstoodPlan,
} from '../../lib/prompt-edits/prompt-edits.ts';
import type { Message } from '../../tools/messages.ts';
import { plainPrompt } from '../../tools/prompt-enhance.ts';
import { pickSettings } from '../../tools/settings.ts';
import { canMake } from '../../worker/client.ts';
import { $nextImageProvider, nextImageProvider } from './image-provider.ts';
import type { Job, WordsGuard } from './job.ts';

/** How long no key is pressed before a prompt is read, in ms. */
const PAUSE_MS = 100;

const NOTHING_NAMED: Message = {
  title: 'Nothing to sew',
  text: 'Nothing in the words can be sewn yet.',
};

/** What is to be read. */
interface Wanted {
  prompt: string;
  /** It stands beside a picture. */
  beside: boolean;
}

/** A prompt as it is understood. */
export interface Reading extends EditedPlan {
  /** As its words alone say it. */
  read: UnderstoodPlan;
  /** What was changed of it. */
  edits: string;
}

interface Options {
  /** A picture's prompt is read too: of it only what is put around the picture is told. */
  besidePictures?: boolean;
}

/**
 * What is understood of a prompt while it is still being written. One prompt is read at a time; of
 * those written meanwhile only the last counts.
 */
export class PromptReading implements WordsGuard {
  /** Undefined where there is nothing to read. */
  readonly $reading = atom<Reading | undefined>(undefined);
  // fal.ai draws words that the library has no drawing for.
  readonly $lacking = computed([this.$reading, $nextImageProvider], (told, maker) =>
    maker?.maker !== 'fal' && this.#isNothing(told) ? NOTHING_NAMED : undefined,
  );
  /** How often it was not begun, because the words name nothing. */
  readonly $held = atom(0);
  readonly #job: Pick<Job, 'tool' | 'settings' | 'engine'>;
  readonly #besidePictures: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  #last: Wanted = { prompt: '', beside: false };
  #read: UnderstoodPlan | undefined;
  /** Ends when all that was written has been read. */
  #reads: Promise<void> = Promise.resolve();

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
      this.#tell();
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#readOn(), PAUSE_MS);
    });
    return () => {
      clearTimeout(this.#timer);
      stop();
    };
  }

  async holds(onDevice: boolean): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#readOn();
    const isLocal = onDevice || (await nextImageProvider()).maker === 'local';
    const holds = isLocal && this.#isNothing(this.$reading.get());
    if (holds) this.$held.set(this.$held.get() + 1);
    return holds;
  }

  /** Beside a picture that is sewn, words may name nothing. */
  #isNothing(told: Reading | undefined): boolean {
    const { subjects, words } = told?.plan ?? {};
    return !this.#last.beside && subjects?.length === 0 && words?.length === 0;
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

  /** What a word alone names: what may take the place of a subject. @throws JobError */
  async named(word: string): Promise<PromptSubject | undefined> {
    const plan = await this.#job.engine.understand(word);
    return plan.subjects.at(0);
  }

  /** Tells what is understood, with what was changed of it. */
  #tell(): void {
    const read = this.#read;
    if (!read) return this.$reading.set(undefined);
    const { tool, settings } = this.#job;
    const { edits } = pickSettings(tool.fields, settings.$settings.get(), { edits: 'text' });
    const told = this.$reading.get();
    if (told?.read === read && told.edits === edits) return;
    const edited = editPlan(read, parseEdits(edits));
    this.$reading.set({ read, edits, ...(this.#last.beside ? around(edited) : edited) });
  }

  #readOn(): Promise<void> {
    if (!this.#busy) this.#reads = this.#readNow();
    return this.#reads;
  }

  async #readNow(): Promise<void> {
    const { prompt, beside } = this.#wanted();
    if (prompt === this.#last.prompt && beside === this.#last.beside) return;
    this.#last = { prompt, beside };
    this.#busy = true;
    const { engine } = this.#job;
    try {
      this.#read = prompt && canMake() ? await engine.understand(prompt, beside) : undefined;
    } catch {
      // What cannot be read now is told when it is asked for as the final design.
      this.#read = undefined;
    } finally {
      this.#busy = false;
    }
    this.#tell();
    await this.#readOn();
  }
}

/** Of a plan only what is sewn around a picture. */
function around({ plan, from }: EditedPlan): EditedPlan {
  const kept = planAround(plan);
  return { plan: kept, from: kept.subjects.map((one) => from[plan.subjects.indexOf(one)]) };
}
