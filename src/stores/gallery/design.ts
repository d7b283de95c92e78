import { atom } from 'nanostores';
import type { Design, FormatId } from 'ilmek-engine';
import { saveFile } from '../../lib/files/save.ts';
import { fileStem, idInPath } from '../../lib/gallery/names.ts';
import { linkQuery } from '../../lib/gallery/query.ts';
import { troubleWords } from '../../lib/status/trouble-words.ts';
import { fetchImage } from '../../services/gallery/design.ts';
import type { GalleryImage } from '../../services/gallery/gallery.ts';
import { fetchStitches } from '../../services/pictures.ts';
import { JobError, pageEngine } from '../../worker/client.ts';
import { cameFromGallery, noteGone, noteStale } from './place.ts';
import { $shareChange } from './share-change.ts';
import { carryToast, showToast } from '../toasts/toasts.ts';

/** The page of one design. It is left for the gallery where there is no such design. */
export type DesignState =
  { phase: 'loading' | 'failed'; image?: undefined } | { phase: 'ready'; image: GalleryImage };

export const $design = atom<DesignState>({ phase: 'loading' });

const GALLERY = '/gallery';

/** Its stitches, once somebody asked for a file of them. */
let stitches: Promise<Design> | undefined;

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
    const blob = await response.blob();
    saveFile(blob, `${fileStem(name)}.${blob.type === 'image/png' ? 'png' : endingOf(blob)}`);
    showToast('done', 'Image downloaded successfully!', '');
  } catch {
    showToast('error', 'Failed to download image. Opening in new tab...', '');
    open(url, '_blank', 'noopener');
  }
}

const endingOf = ({ type }: Blob) => (type === 'image/webp' ? 'webp' : 'jpg');

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

/** Writes the stored stitches as a machine file and hands it to the browser's download. */
export async function downloadDesign(image: GalleryImage, format: FormatId): Promise<void> {
  await handOut('The file could not be written. Please try again.', async () => {
    const bytes = await pageEngine().encode(await readStitches(image), format);
    const file = new Blob([bytes], { type: 'application/octet-stream' });
    saveFile(file, `${fileStem(image.name)}.${format}`);
  });
}

/** Writes the worksheet of the stored stitches, a PDF to print. */
export async function downloadDesignSheet(image: GalleryImage): Promise<void> {
  await handOut('The worksheet could not be made. Please try again.', async () => {
    const bytes = await pageEngine().worksheet(await readStitches(image), image.name);
    saveFile(new Blob([bytes], { type: 'application/pdf' }), `${fileStem(image.name)}.pdf`);
  });
}

async function handOut(failure: string, make: () => Promise<void>): Promise<void> {
  try {
    await make();
  } catch (error) {
    console.error(error);
    showToast('error', 'Download failed', isUnfit(error) ? UNFIT : failure);
  }
}

const UNFIT =
  'Its stitches are damaged, or more than fit into such a file. The picture can still be downloaded.';

/** Whether it would fail again: the stored stitches are at fault. */
const isUnfit = (error: unknown): boolean =>
  error instanceof JobError && ['bad-format', 'bad-options', 'too-complex'].includes(error.code);

function readStitches({ stitches: url }: GalleryImage): Promise<Design> {
  stitches ??= fetchStitches(url!).then((bytes) => pageEngine().read(bytes, 'json'));
  // What failed may be tried again.
  stitches.catch(() => (stitches = undefined));
  return stitches;
}
