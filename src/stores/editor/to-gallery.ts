import { keepGalleryPiece } from '../../services/gallery/remix.ts';
import { saveImage } from '../../services/gallery/own.ts';
import { pageEngine } from '../../worker/client.ts';
import { showToast } from '../toasts/toasts.ts';
import { sewnDesign } from './files.ts';
import { pieceClient } from './sewing.ts';
import { $piece, $title } from './state.ts';

/** Saves the piece as a design of whoever is signed in, with its working file; to share it is an act of its own. */
export async function saveToGallery(): Promise<void> {
  try {
    const name = $title.get();
    const { sources } = $piece.get()!;
    const design = await sewnDesign();
    const { file: picture, size } = await pageEngine().draw(design);
    const stitches = await pageEngine().encode({ ...design, name: '' }, 'json');
    const settings = sources ? { sources } : {};
    const id = await saveImage({
      ...{ name, prompt: '', type: 'embroidery', settings, picture, stitches },
      ...{ width: size.width, height: size.height },
    });
    const isKept = await keepWorkingFile(id, name);
    const lacks = isKept
      ? ''
      : ' Its working file could not be kept: the one of this device stays.';
    showToast(
      'done',
      'Saved to your gallery',
      `It is yours alone until you share it there.${lacks}`,
    );
  } catch (error) {
    console.error(error);
    const isSignedOut = error instanceof Error && error.name === 'AuthenticationRequired';
    const text = isSignedOut
      ? 'You are signed out. Sign in, and save it then.'
      : 'The server could not do it, or was not reached. Please try again.';
    showToast('error', 'Not saved', text);
  }
}

/** @returns whether it is kept: the design is saved without, too, and shall not be saved twice */
async function keepWorkingFile(design: string, name: string): Promise<boolean> {
  try {
    return await keepGalleryPiece(design, await pieceClient().write({ ...$piece.get()!, name }));
  } catch (error) {
    console.warn('no working file', error);
    return false;
  }
}
