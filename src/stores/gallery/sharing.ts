import type { GalleryImage } from '../../services/gallery/gallery.ts';
import type { ShareChoice } from '../../services/gallery/sharing.ts';
import { $shareChange } from './share-change.ts';
import { troubleWords } from '../../lib/status/trouble-words.ts';
import { showToast } from '../toasts/toasts.ts';

/*
 * Sharing a piece in the gallery and taking it back, from wherever it is shown. What talks to the
 * gallery is loaded when somebody does it.
 */

/** The piece as its owner has it, for the form that shares it; undefined where it cannot be had. */
export async function loadPiece(id: string): Promise<GalleryImage | undefined> {
  try {
    const { fetchImage } = await import('../../services/gallery/design.ts');
    return (await fetchImage(id)) ?? undefined;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** How a piece is shared. */
interface Sharing extends ShareChoice {
  /** Everyone may go on with it in the editor; its stitches are shared with that. */
  remix: boolean;
}

/**
 * Shares a piece; one that others are to go on with not without its working file.
 * @returns whether it is in the gallery now, as it was chosen
 */
export async function sharePiece(
  { id, stitches }: Pick<GalleryImage, 'id' | 'stitches'>,
  { remix, ...choice }: Sharing,
): Promise<boolean> {
  const kept = remix ? await keptForRemix(id, stitches) : { words: undefined };
  if (!kept) return false;
  try {
    const { shareDesign } = await import('../../services/gallery/sharing.ts');
    await shareDesign(id, choice);
  } catch (error) {
    console.error(error);
    showToast('error', 'Not shared', notSharedWords(error));
    return false;
  }
  if (remix && !(await letRemix(id))) return takeBackUnasked(id, choice.name);
  $shareChange.set({ id, visibility: 'shared', name: choice.name });
  showToast('done', 'Shared in the gallery', 'Everyone can see it now. You can take it back.');
  if (kept.words) showToast('done', 'Others go on with what was found', kept.words);
  return true;
}

/** What to do where a piece cannot be shared as it was chosen. */
const WITHOUT = 'Try again, or share it without “Allow remix”.';

/** Keeps the working file of a piece that others are to go on with; says where it cannot. */
async function keptForRemix(id: string, stitches: string | undefined) {
  let why = 'its working file could not be kept, so nobody could remix it.';
  try {
    const { keepForRemix } = await import('./remix.ts');
    const kept = stitches ? await keepForRemix(id, stitches) : undefined;
    if (kept) return kept;
  } catch (error) {
    console.error(error);
    const isFull = (error as { hint?: unknown } | null)?.hint === 'quota';
    if (isFull) why = 'your account has no room for its working file, so nobody could remix it.';
  }
  showToast('error', 'Not shared', `The piece is still private: ${why} ${WITHOUT}`);
  return undefined;
}

/** @returns whether others can go on with the piece */
async function letRemix(id: string): Promise<boolean> {
  try {
    const { allowRemix } = await import('../../services/gallery/remix.ts');
    return await allowRemix(id);
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** A piece that is public without what was chosen is nobody's wish: it is taken back, or that is said. */
async function takeBackUnasked(id: string, name: string): Promise<boolean> {
  try {
    const { takeBack } = await import('../../services/gallery/sharing.ts');
    await takeBack(id);
    const text = `The piece is still private: to allow a remix did not work. ${WITHOUT}`;
    showToast('error', 'Not shared', text);
    return false;
  } catch (error) {
    console.error(error);
    $shareChange.set({ id, visibility: 'shared', name });
    const text =
      'Everyone can see it now, but nobody can remix it: to allow that did not work. You can take it back.';
    showToast('error', 'Shared without remix', text);
    return true;
  }
}

function notSharedWords(error: unknown): string {
  const isFull = error instanceof Error && error.name === 'AccountFull';
  if (!isFull) return `The piece is still private. ${troubleWords(error) || 'Please try again.'}`;
  return 'The piece is still private: your account has no room for its public copy. Delete pieces that you no longer need, or take shared ones back.';
}

/** Takes a piece back. @returns whether nobody else sees it now */
export async function takePieceBack(id: string): Promise<boolean> {
  let copiesGone: boolean;
  try {
    const { takeBack } = await import('../../services/gallery/sharing.ts');
    copiesGone = await takeBack(id);
  } catch (error) {
    console.error(error);
    showToast('error', 'Not taken back', 'The piece is still shared. Please try again.');
    return false;
  }
  $shareChange.set({ id, visibility: 'private' });
  if (copiesGone) showToast('done', 'Taken back', 'The piece is yours alone again.');
  else tellCopies('The piece is out of the gallery.');
  return true;
}

/** Removes public copies that an earlier try has left; tells where they still cannot be. */
export async function sweepCopies(): Promise<void> {
  try {
    const { removeStaleCopies } = await import('../../services/gallery/sharing.ts');
    await removeStaleCopies();
  } catch (error) {
    console.error(error);
    tellCopies('');
  }
}

const tellCopies = (before: string) =>
  showToast(
    'error',
    'Public copies are still there',
    `${before} Files of a piece that you took back could not be removed yet. Opening My designs tries again.`.trim(),
  );
