import { UPLOAD_TYPES } from '../../lib/ai/models.ts';
import { fitWithin } from '../../lib/pictures/fit.ts';
import { UnfitPicture } from './network.ts';

/* What leaves of a visitor's picture: its pixels, and no word about where it was taken. */

/** The largest file that a tool takes, bytes. */
const MAX_FILE = 10 * 1024 * 1024;

/** The longer side of what is sent, px; the models work at half of it. */
const MAX_SIDE = 2048;

const JPEG = { type: 'image/jpeg', quality: 0.92 };

/** A picture as it is sent. @throws UnfitPicture where it cannot be read, or is too large */
export async function toUpload(picture: Blob | ImageBitmap): Promise<Blob> {
  if (picture instanceof Blob) {
    const { type, size } = picture;
    if (size === 0 || size > MAX_FILE) throw new UnfitPicture(`“${type}”, ${size} bytes`);
    // Without a canvas (outside of browsers) a picture goes as it is, where fal takes it so.
    if (typeof OffscreenCanvas !== 'function') return asItIs(picture);
  }
  const bitmap = picture instanceof Blob ? await read(picture) : picture;
  try {
    return await redrawn(bitmap);
  } finally {
    if (bitmap !== picture) bitmap.close();
  }
}

/** A bare blob: the name of the visitor's file stays here. */
function asItIs(picture: Blob): Blob {
  const { type, size } = picture;
  if (!UPLOAD_TYPES.some((each) => each === type)) {
    throw new UnfitPicture(`“${type}”, ${size} bytes`);
  }
  return new Blob([picture], { type });
}

async function read(picture: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(picture);
  } catch (error) {
    throw new UnfitPicture(`“${picture.type}” cannot be read`, { cause: error });
  }
}

/** On white, as it would lie on cloth: the models know no transparency. */
function redrawn(bitmap: ImageBitmap): Promise<Blob> {
  const { width, height } = fitWithin(bitmap, MAX_SIDE);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob(JPEG);
}
