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

/** Shares a piece. @returns whether it is in the gallery now */
export async function sharePiece(
  { id, stitches }: Pick<GalleryImage, 'id' | 'stitches'>,
  { remix, ...choice }: Sharing,
): Promise<boolean> {
  try {
    const { shareDesign } = await import('../../services/gallery/sharing.ts');
    await shareDesign(id, choice);
  } catch (error) {
    console.error(error);
    showToast('error', 'Not shared', notSharedWords(error));
    return false;
  }
  const isFree = remix && stitches ? await letRemix(id, stitches) : !remix;
  $shareChange.set({ id, visibility: 'shared', name: choice.name });
  const text = isFree
    ? 'Everyone can see it now. You can take it back.'
    : 'Everyone can see it now, but its working file could not be kept: nobody can remix it.';
  showToast(isFree ? 'done' : 'error', 'Shared in the gallery', text);
  return true;
}

/** @returns whether others can go on with the piece */
async function letRemix(id: string, stitches: string): Promise<boolean> {
  try {
    const { offerRemix } = await import('./remix.ts');
    return await offerRemix(id, stitches);
  } catch (error) {
    console.error(error);
    return false;
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
