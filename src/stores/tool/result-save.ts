import { atom } from 'nanostores';
import { troubleWords } from '../../lib/status/trouble-words.ts';
import type { Tool } from '../../tools/tool.ts';
import type { JobResult } from './job-state.ts';
import { $brought, hearBrought } from './brought.ts';
import type * as gallery from '../gallery/save.ts';
import { $member, $saveWanted } from '../account/member.ts';
import { showToast } from '../toasts/toasts.ts';

/*
 * Saving a tool's result. What talks to the gallery is loaded when there is something to save: a
 * visitor who only looks never fetches it.
 */

export interface SaveState {
  /** `kept`: nobody is signed in, and this browser keeps it; `gone`: it did. */
  phase: 'none' | 'saving' | 'saved' | 'kept' | 'gone' | 'failed';
  /** Of the saved design. */
  id?: string | undefined;
}

/** What is to be saved, and the entry of this browser that stands for it meanwhile. */
interface Pending {
  result: JobResult;
  kept?: string | undefined;
}

/** What talks to the gallery, and to this browser's store. */
export interface Keeper extends Pick<typeof gallery, 'saveToGallery' | 'keepInBrowser'> {
  /** Follows what this browser keeps: by ids, now and whenever it changes. */
  followKept: (tell: (ids: ReadonlySet<string>) => void) => void;
}

/** Whether and where a tool's result is kept. */
export class ResultSave {
  readonly $save = atom<SaveState>({ phase: 'none' });
  readonly #tool: Tool;
  readonly #load: () => Promise<Keeper>;
  #pending: Pending | undefined;

  #follows = false;

  constructor(tool: Tool, load: () => Promise<Keeper> = loadKeeper) {
    this.#tool = tool;
    this.#load = load;
    // Signing in elsewhere may have brought it along, meanwhile.
    $brought.listen((brought) => {
      const id = this.#pending?.kept && brought.get(this.#pending.kept);
      if (id) this.$save.set({ phase: 'saved', id });
    });
  }

  /** Whether a member's new results are saved by themselves. */
  goesToGallery(): boolean {
    return $member.get() && $saveWanted.get() === 'yes';
  }

  /** Takes a new result: saves it, unless its member wants to decide himself. */
  offer(result: JobResult): void {
    this.#pending = { result };
    this.$save.set({ phase: 'none' });
    if (!$member.get() || $saveWanted.get() === 'yes') void this.save();
  }

  /** Saves the result, also once more after a failure; nothing of it is lost by one. */
  async save(): Promise<void> {
    const mine = this.#pending;
    if (!mine || this.$save.get().phase === 'saving') return;
    const tell = (state: SaveState) => mine === this.#pending && this.$save.set(state);
    tell({ phase: 'saving' });
    // A visitor cannot save to the gallery: that he keeps it here instead is no failure.
    if (!$member.get()) {
      tell(await this.#keep(mine));
      return;
    }
    try {
      const { saveToGallery } = await this.#load();
      const id = await saveToGallery(this.#tool, mine.result, mine.kept);
      tell({ phase: 'saved', id });
    } catch (error) {
      console.error(error);
      tell({ phase: 'failed' });
      showFailure(error);
    }
  }

  /** The result is called something else: so is what this browser keeps of it. */
  async rename(label: string): Promise<void> {
    const kept = this.#pending?.kept;
    if (!kept) return;
    const { relabelKept } = await import('../gallery/kept.ts');
    relabelKept(kept, label);
  }

  /** It was taken off this device, here or in another tab, or made room for newer ones. */
  #noteKept(ids: ReadonlySet<string>): void {
    const kept = this.#pending?.kept;
    if (!kept || this.$save.get().phase !== 'kept') return;
    if (!ids.has(kept)) this.$save.set({ phase: 'gone' });
  }

  /** Keeps a visitor's result in this browser. */
  async #keep(mine: Pending): Promise<SaveState> {
    try {
      const { keepInBrowser, followKept } = await this.#load();
      mine.kept ??= await keepInBrowser(this.#tool, mine.result);
      if (mine.kept && !this.#follows) {
        this.#follows = true;
        hearBrought();
        followKept((ids) => this.#noteKept(ids));
      }
    } catch (error) {
      console.error(error);
    }
    return { phase: mine.kept ? 'kept' : 'failed' };
  }
}

async function loadKeeper(): Promise<Keeper> {
  const [saving, { $kept, watchKept }] = await Promise.all([
    import('../gallery/save.ts'),
    import('../gallery/kept.ts'),
  ]);
  return {
    ...saving,
    followKept(tell) {
      watchKept();
      $kept.subscribe((kept) => tell(new Set(kept.map(({ id }) => id))));
    },
  };
}

function showFailure(error: unknown): void {
  const title = "Could not save to gallery. Please ensure you're logged in.";
  const isFull = error instanceof Error && error.name === 'AccountFull';
  if (isFull) showToast('error', 'Not saved', error.message);
  else showToast('error', title, troubleWords(error));
}
