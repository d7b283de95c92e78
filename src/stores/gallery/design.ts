import { atom } from 'nanostores';
import { idInPath } from '../../lib/gallery/names.ts';
import { linkQuery } from '../../lib/gallery/query.ts';
import { troubleWords } from '../../lib/status/trouble-words.ts';
import { fetchImage } from '../../services/gallery/design.ts';
import type { GalleryImage } from '../../services/gallery/gallery.ts';
import { fetchStitches } from '../../services/pictures.ts';
import { cameFromGallery, noteGone, noteStale } from './place.ts';
import { $shareChange } from './share-change.ts';
import { savePicture, StitchFiles } from './stitch-files.ts';
import { carryToast, showToast } from '../toasts/toasts.ts';

/** The page of one design. It is left for the gallery where there is no such design. */
export type DesignState =
  | { phase: 'loading' | 'failed'; image?: undefined }
  | { phase: 'ready'; image: GalleryImage };

export const $design = atom<DesignState>({ phase: 'loading' });

const GALLERY = '/gallery';

/** Opens the design that the page's address names. */
export async function openDesign(): Promise<void> {
  const id = idInPath(location.pathname);
  if (!id) {
    leaveWith(location.pathname.replace(/\/+$/, '') === GALLERY ? undefined : 'Image not found');
    return;
  }
  $design.set({ phase: 'loading' });
  try {
    const image = await fetchImage(id);
    if (image) $design.set({ phase: 'ready', image });
    else leaveWith('Image not found');
  } catch (error) {
    console.error(error);
    $design.set({ phase: 'failed' });
    const what = troubleWords(error) || 'Check your connection and try again.';
    showToast('error', 'Failed to load gallery', what);
  }
}

$shareChange.listen((change) => {
  const { image } = $design.get();
  if (!image || change?.id !== image.id) return;
  const { visibility, name = image.name } = change;
  $design.set({ phase: 'ready', image: { ...image, visibility, name } });
  noteStale();
});

function leaveWith(message: string | undefined): void {
  if (message) carryToast('error', message);
  location.replace(GALLERY);
}

/** Back to the gallery, at the place where one was. @returns whether the browser is on its way */
export function backToGallery(): boolean {
  if (!cameFromGallery(document.referrer, location.origin) || history.length < 2) return false;
  history.back();
  return true;
}

/** The gallery as it was looked at, for the link back. */
export function galleryLink(): string {
  const query = cameFromGallery(document.referrer, location.origin);
  return query ? GALLERY + linkQuery(query) : GALLERY;
}

/** Saves the stored picture under the design's name; where it cannot be fetched, opens it. */
export async function downloadPicture({ url, name }: GalleryImage): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new TypeError(`${name}: ${response.status}`);
    savePicture(await response.blob(), name);
    showToast('done', 'Image downloaded successfully!', '');
  } catch {
    showToast('error', 'Failed to download image. Opening in new tab...', '');
    open(url, '_blank', 'noopener');
  }
}

const ONLY_YOU = 'Only you can open it until the piece is shared in the gallery.';

/** Shares the page by the device's own sheet, else copies its address. */
export async function shareDesign({ name, visibility, hidden }: GalleryImage): Promise<void> {
  const data = { title: name, text: `${name}, sewn with Ilmek`, url: location.href.split('#')[0] };
  try {
    if ((navigator.share as unknown) && navigator.canShare(data)) {
      await navigator.share(data);
      return;
    }
    await navigator.clipboard.writeText(data.url);
    const seen = visibility === 'shared' && !hidden;
    showToast('done', 'Link copied to clipboard!', seen ? '' : ONLY_YOU);
  } catch (error) {
    // Closing the sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast('error', 'Failed to share', '');
  }
}

/** Deletes the design and leaves for the gallery; where it stays, says why. */
export async function deleteDesign({ id }: GalleryImage): Promise<void> {
  const reason = await whyItStays(id);
  if (reason) {
    showToast('error', 'Failed to delete image', reason);
    return;
  }
  noteGone(id);
  carryToast('done', 'Image deleted successfully');
  if (!backToGallery()) location.replace(GALLERY);
}

/** Deletes a design. @returns why it is still there; nothing where it is gone */
async function whyItStays(id: string): Promise<string | undefined> {
  try {
    const { deleteImages } = await import('../../services/gallery/own.ts');
    const gone = await deleteImages([id]);
    if (!gone) return 'You are signed out. Sign in, and delete it then.';
    return gone.includes(id) ? undefined : 'You can only delete designs of your own.';
  } catch (error) {
    console.error(error);
    return 'The server could not do it, or was not reached. Please try again.';
  }
}

/** The files of its stitches, once somebody asked for one. */
let files: StitchFiles | undefined;

/** What can be had of the stored stitches of the page's design. */
export function stitchFiles(image: GalleryImage): StitchFiles {
  const { name, stitches: url } = image;
  files ??= new StitchFiles(
    name,
    () => fetchStitches(url!),
    async () => (await import('./remix.ts')).shapesOf(image),
  );
  // Sharing may have renamed it.
  files.name = name;
  return files;
}
