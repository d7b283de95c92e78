import { tellKept } from '../../lib/gallery/local-key.ts';
import { dropLocal, keepLocal, readLocal } from '../../lib/gallery/local.ts';
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
  }
  return id;
}

/** With its shapes, so that one can go on with it. A design is saved without, too. */
async function keepPiece(id: string, { design, label }: JobResult): Promise<void> {
  try {
    const bytes = await pageEngine().workingFile({ ...design, name: label });
    const { keepGalleryPiece } = await import('../../services/gallery/remix.ts');
    await keepGalleryPiece(id, bytes);
  } catch (error) {
    console.warn('no working file', error);
  }
}

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

/** Keeps a result in this browser. @returns the entry's id; undefined where there is no room */
export async function keepInBrowser(tool: Tool, result: JobResult): Promise<string | undefined> {
  const { picture, original, stitches, ...words } = await toImage(tool, result);
  const packed = stitches && (await pack(stitches));
  const id = crypto.randomUUID();
  const entry = {
    ...words,
    label: result.label,
    id,
    url: await dataUrl(picture),
    originalImage: original && (await dataUrl(await shrink(original))),
    stitches: packed && (await dataUrl(packed)).split(',')[1],
    createdAt: new Date().toISOString(),
  };
  if (!keepLocal(localStorage, entry)) return undefined;
  tellKept();
  return id;
}

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
