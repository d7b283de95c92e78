import type { RgbaImage } from '../engine/core/image.ts';
import { fitWithin } from '../lib/images-fit.ts';
import type { PixelSize } from '../lib/images-fit.ts';
import { isCutOff, readPictureHeader } from '../lib/images-header.ts';
import type { PictureHeader } from '../lib/images-header.ts';
import { JobError } from './errors.ts';
import type { PictureSource } from './protocol.ts';

/** Longer side of the picture the engine reads, in px: about 10 px a mm at 6 inches. */
const WORKING_SIDE = 1600;
/** Fewer than this on either side is no picture to sew, in px. */
const LEAST_SIDE = 8;
/** A picture above this is refused before it is decoded, in px: 4 bytes each must fit the memory. */
const MOST_PIXELS = 200_000_000;

/** A picture read: its pixels, and the same as a small file to show beside the result. */
export interface DecodedPicture {
  image: RgbaImage;
  /** Being encoded, on a thread of the browser's own. */
  original: Promise<Blob>;
}

/**
 * Decodes a picture (the first frame of a moving one) upright, and shrinks a large one while
 * reading. For workers: needs `OffscreenCanvas`.
 * @throws JobError with what is wrong with the file.
 */
export async function decodePicture(source: PictureSource): Promise<DecodedPicture> {
  const bitmap = source.kind === 'bitmap' ? source.bitmap : await decodeFile(source.file);
  try {
    checkSide(bitmap);
    return readPixels(bitmap);
  } finally {
    bitmap.close();
  }
}

async function decodeFile(file: Blob): Promise<ImageBitmap> {
  const bytes = await readBytes(file);
  const header = readPictureHeader(bytes);
  if (header && isCutOff(header.kind, bytes)) {
    throw new JobError('cut-off', `the ${header.kind} ends before its end mark`);
  }
  if (header?.size) checkSize(header.size);
  try {
    return await createImageBitmap(file, shrinkWhileDecoding(header?.size));
  } catch {
    throw header
      ? new JobError('decode-failed', `this browser cannot decode this ${header.kind}`)
      : new JobError('not-a-picture', 'the bytes are of no picture format');
  }
}

async function readBytes(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new JobError('unreadable', 'the file can no longer be read');
  }
}

function checkSize(size: PixelSize): void {
  checkSide(size);
  if (size.width * size.height > MOST_PIXELS) {
    throw new JobError('too-many-pixels', `the picture is ${size.width} × ${size.height} px`);
  }
}

function checkSide({ width, height }: PixelSize): void {
  if (Math.min(width, height) < LEAST_SIDE) {
    throw new JobError('too-small', `the picture is ${width} × ${height} px`);
  }
}

/** One side only: the browser keeps the aspect, also where EXIF turns the picture. */
function shrinkWhileDecoding(size: PictureHeader['size']): ImageBitmapOptions {
  if (!size || Math.max(size.width, size.height) <= WORKING_SIDE) return {};
  return { resizeWidth: fitWithin(size, WORKING_SIDE).width, resizeQuality: 'high' };
}

function readPixels(bitmap: ImageBitmap): DecodedPicture {
  const { width, height } = fitWithin(bitmap, WORKING_SIDE);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new JobError('out-of-memory', 'no canvas for the picture');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  const original = canvas.convertToBlob({ type: 'image/webp', quality: 0.92 });
  // Where the engine fails first, nobody waits for it.
  original.catch(() => undefined);
  return { image: { width, height, data }, original };
}
