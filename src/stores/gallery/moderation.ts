import { atom } from 'nanostores';
import {
  dismissReports,
  fetchQueue,
  FilesLeft,
  hideDesign,
  NotTheOwner,
  restoreDesign,
  type QueuedDesign,
} from '../../services/gallery/moderation.ts';
import { showToast } from '../toasts/toasts.ts';

export type QueueView = 'open' | 'hidden';

/** The queue of the owner of the site. */
export interface ModerationState {
  view: QueueView;
  phase: 'loading' | 'ready' | 'failed' | 'forbidden';
  designs: readonly QueuedDesign[];
  /** Ids of designs that something is done with. */
  busy: ReadonlySet<string>;
}

const START: ModerationState = {
  ...{ view: 'open', phase: 'loading', designs: [], busy: new Set<string>() },
};

export const $moderation = atom<ModerationState>(START);

const change = (part: Partial<ModerationState>) =>
  $moderation.set({ ...$moderation.get(), ...part });

/** Loads one of the two lists. */
export async function openQueue(view: QueueView = $moderation.get().view): Promise<void> {
  change({ view, phase: 'loading', designs: [] });
  try {
    const designs = await fetchQueue(view === 'hidden');
    if ($moderation.get().view === view) change({ phase: 'ready', designs });
  } catch (error) {
    if ($moderation.get().view !== view) return;
    if (!(error instanceof NotTheOwner)) console.error(error);
    change({ phase: error instanceof NotTheOwner ? 'forbidden' : 'failed' });
  }
}

/** Hides a design; its maker is told why. */
export const hide = (design: QueuedDesign, reason: string): Promise<void> =>
  act(design, 'Hidden: nobody but its maker sees it', () => hideDesign(design.id, reason));

/** Removes public files that a failure left. */
export const removeLeft = (design: QueuedDesign): Promise<void> =>
  act(
    design,
    'Public files removed',
    () => hideDesign(design.id, design.hiddenReason || 'Reported'),
    true,
  );

export const restore = (design: QueuedDesign): Promise<void> =>
  act(design, 'Shown again, as it was', () => restoreDesign(design.id));

export const dismiss = (design: QueuedDesign): Promise<void> =>
  act(design, 'Reports dismissed', () => dismissReports(design.id));

/** Does something with one design of the list, which it leaves then. */
async function act(
  { id, name }: QueuedDesign,
  done: string,
  work: () => Promise<void>,
  stays = false,
): Promise<void> {
  const { busy } = $moderation.get();
  if (busy.has(id)) return;
  change({ busy: new Set([...busy, id]) });
  try {
    await work();
    settle(id, stays);
    showToast('done', done, name);
  } catch (error) {
    console.error(error);
    const hidden = error instanceof FilesLeft;
    if (hidden) settle(id, stays);
    const words = hidden
      ? 'It is hidden, but public files are left: remove them under “Hidden”.'
      : 'Nothing was changed. Please try again.';
    showToast('error', `“${name}” is not done`, words);
  } finally {
    const left = new Set($moderation.get().busy);
    left.delete(id);
    change({ busy: left });
  }
}

function settle(id: string, stays: boolean): void {
  const { designs } = $moderation.get();
  const left = stays
    ? designs.map((design) => (design.id === id ? { ...design, publicFiles: 0 } : design))
    : designs.filter((design) => design.id !== id);
  change({ designs: left });
}
