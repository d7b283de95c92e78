import { tellKept } from '../../lib/gallery/local-key.ts';
import { dropLocal, keepLocal, readLocal, withoutPiece } from '../../lib/gallery/local.ts';
import { saveImage } from '../../services/gallery/own.ts';
import type { NewImage } from '../../services/gallery/own.ts';
import { pack } from '../../services/pictures.ts';
import type { Tool } from '../../tools/tool.ts';
import { pageEngine } from '../../worker/client.ts';
import type { JobResult } from '../tool/job-state.ts';

/* A tool's result as a design that is kept. */

/** What is kept of a result. Its file's name is nobody else's business. */
async function toImage(tool: Tool, result: JobResult): Promise<NewImage> {
  const { design, preview, previewSize, original, settings } = result;
  return {
    name: tool.galleryName(settings, new Date()),
    prompt: tool.describe(settings),
    type: tool.type,
    settings,
    picture: preview,
    ...(original && { original }),
    stitches: await pageEngine().encode({ ...design, name: '' }, 'json'),
    ...previewSize,
  };
}

/**
 * Saves a result, for whoever is signed in alone.
 * @param kept the entry that this browser keeps of it, which is forgotten then
 * @returns the design's id; undefined where signing in has imported the entry already
 * @throws AuthenticationRequired, AccountFull, or the error of database or storage
 */
export async function saveToGallery(
  tool: Tool,
  result: JobResult,
  kept?: string,
): Promise<string | undefined> {
  if (kept && !readLocal(localStorage).some(({ id }) => id === kept)) return undefined;
  const id = await save(await toImage(tool, result));
  await keepPiece(id, result);
  if (kept) {
    dropLocal(localStorage, kept);
    tellKept();
    void import('./kept-picture.ts').then(({ forgetPicture }) => forgetPicture(kept));
  }
  return id;
}

/** With its shapes, so that one can go on with it. A design is saved without, too. */
async function keepPiece(id: string, result: JobResult): Promise<void> {
  try {
    const bytes = await workingFile(result);
    const { keepGalleryPiece } = await import('../../services/gallery/remix.ts');
    await keepGalleryPiece(id, bytes);
  } catch (error) {
    console.warn('no working file', error);
  }
}

const workingFile = ({ design, label }: JobResult): Promise<Uint8Array<ArrayBuffer>> =>
  pageEngine().workingFile({ ...design, name: label });

/** @throws AccountFull where the member has no room left, or what saving throws */
async function save(image: NewImage): Promise<string> {
  try {
    return await saveImage(image);
  } catch (error) {
    const { picture, original, stitches } = image;
    const packed = stitches ? (await pack(stitches)).size : 0;
    const bytes = picture.size + (original?.size ?? 0) + packed;
    const { explainRefusal } = await import('../../services/account/account.ts');
    throw await explainRefusal(error, { designs: 1, bytes });
  }
}

/** Longer side and quality of an original that a browser keeps: its room is small. */
const KEPT_SIDE = 800;
const KEPT_QUALITY = 0.8;
/** A larger working file is not kept there, packed and as text, characters: designs would have to go for it. */
const MAX_KEPT_PIECE = 600_000;

/** Keeps a result in this browser. @returns the entry's id; undefined where there is no room */
export async function keepInBrowser(tool: Tool, result: JobResult): Promise<string | undefined> {
  // At once: the next design that is made takes the worker's knowledge of these shapes.
  const shapes = keptPiece(result);
  const { picture, original, stitches, ...words } = await toImage(tool, result);
  const id = crypto.randomUUID();
  const entry = {
    ...words,
    label: result.label,
    id,
    url: await dataUrl(picture),
    originalImage: original && (await dataUrl(await shrink(original))),
    stitches: stitches && (await packedText(stitches)),
    piece: await shapes,
    createdAt: new Date().toISOString(),
  };
  const isKept = keepLocal(localStorage, entry) || keepLocal(localStorage, withoutPiece(entry));
  if (!isKept) return undefined;
  tellKept();
  // Nobody waits for it: a picture of a phone is written for a while.
  const file = original && result.picture?.file;
  if (file) void import('./kept-picture.ts').then(({ keepOriginal }) => keepOriginal(id, file));
  return id;
}

/** The working file of a result, so that its shapes come along; a design is kept without, too. */
async function keptPiece(result: JobResult): Promise<string | undefined> {
  try {
    const text = await packedText(await workingFile(result));
    return text.length > MAX_KEPT_PIECE ? undefined : text;
  } catch (error) {
    console.warn('no working file', error);
    return undefined;
  }
}

/** Gzipped, in base 64. */
const packedText = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  (await dataUrl(await pack(bytes))).split(',')[1];

async function shrink(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, KEPT_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/webp', quality: KEPT_QUALITY });
}

function dataUrl(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('cannot be read'));
    reader.readAsDataURL(blob);
  });
}
