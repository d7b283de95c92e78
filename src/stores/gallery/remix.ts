import { foundAgainWords } from '../../lib/editor/found-again.ts';
import { withSource } from '../../lib/gallery/sources.ts';
import type { GalleryImage } from '../../services/gallery/gallery.ts';
import { fetchRemix, hasGalleryPiece, keepGalleryPiece } from '../../services/gallery/remix.ts';
import { fetchStitches } from '../../services/pictures.ts';
import { pageEngine } from '../../worker/client.ts';
import { PieceClient } from '../../worker/piece-client.ts';
import { $auth } from '../account/session.ts';
import { editWorkingFile } from '../editor/hand-over.ts';
import { showToast } from '../toasts/toasts.ts';
import type { OwnShapes } from './stitch-files.ts';

/* Going on with designs of the gallery in the editor. */

/** The working file by which others can go on with a design. */
interface KeptForRemix {
  /** What of the design could be found again, where it is made of its stitches. */
  words: string | undefined;
}

/**
 * Sees to it that a design has a working file, before it is shared: one that was saved without gets
 * one, of what can be found again from its stitches.
 * @param stitches address of its stitches
 * @returns undefined where it is too large
 * @throws what service or worker throw
 */
export async function keepForRemix(
  id: string,
  stitches: string,
): Promise<KeptForRemix | undefined> {
  if (await hasGalleryPiece(id)) return { words: undefined };
  const design = await pageEngine().read(await fetchStitches(stitches), 'json');
  const client = new PieceClient();
  try {
    const { piece, found } = await client.begin({ kind: 'design', design });
    if (!(await keepGalleryPiece(id, await client.write(piece)))) return undefined;
    return { words: found && foundAgainWords(found, 'design') };
  } finally {
    client.end();
  }
}

/**
 * The working file of a design, for its maker and where he allows it: what others make of it names it.
 * @throws what the service throws
 */
export async function shapesOf({ id, name, userId }: GalleryImage): Promise<OwnShapes | undefined> {
  const found = await fetchRemix(id);
  if (!found) return undefined;
  const { bytes, sources } = found;
  if ($auth.get().user?.id !== userId) return { bytes, sources: withSource(sources, { id, name }) };
  return { bytes, sources: sources.length > 0 ? sources : undefined };
}

/** Opens a design of somebody else in the editor, as a piece of one's own that names where it comes from. */
export async function remixDesign({ id, name }: GalleryImage): Promise<void> {
  try {
    const found = await fetchRemix(id);
    if (!found) {
      showToast('error', 'No remix', 'Its maker no longer allows it.');
      return;
    }
    const sources = withSource(found.sources, { id, name });
    await editWorkingFile(name, () => Promise.resolve(found.bytes), { sources });
  } catch (error) {
    console.error(error);
    showToast('error', 'No remix', 'The piece could not be fetched. Please try again.');
  }
}
