import type { RgbaImage } from 'ilmek-engine';
import { AS_IT_IS, photographInside, placePicture } from 'ilmek-engine/digitize';
import { fitWithin } from '../lib/pictures/fit.ts';
import type { PixelSize } from '../lib/pictures/fit.ts';
import { isCutOff, readPictureHeader } from '../lib/pictures/header.ts';
import type { PictureHeader } from '../lib/pictures/header.ts';
import type { PictureKind } from '../lib/pictures/kind.ts';
import { JobError } from './errors.ts';
import type { PictureSource } from './protocol.ts';

/** Longer side of the picture the engine reads, in px: about 10 px a mm at 6 inches. */
export const WORKING_SIDE = 1600;
/** Fewer than this on either side is no picture to sew, in px. */
const MIN_SIDE = 8;
/**
 * A picture above this is refused before it is decoded, in px. A camera's 61 and a phone's 64
 * megapixels pass. A progressive JPEG of them takes 720 MB in the decoder; of 100, a gigabyte.
 */
export const MAX_PIXELS = 65_000_000;
/** The most pixels of all scans of a progressive JPEG: some 5 s. One file can hold 90,000 scans. */
const MAX_SCANNED = 1_500_000_000;

/** A picture read: its pixels, and the same as a small file to show beside the result. */
export interface DecodedPicture {
  image: RgbaImage;
  /** Being encoded, on a thread of the browser's own. */
  original: Promise<Blob>;
}

/**
 * Decodes a picture (the first frame of a moving one) upright, shrinks a large one while reading,
 * and cuts bars of black or white around a photograph. For workers: needs `OffscreenCanvas`.
 * @throws JobError with what is wrong with the file.
 */
export async function decodePicture(source: PictureSource): Promise<DecodedPicture> {
  if (source.kind === 'file' && source.read) {
    const { image, shown } = source.read;
    return { image, original: Promise.resolve(shown) };
  }
  const whole = await decodeWhole(source, WORKING_SIDE);
  const crop = source.kind === 'file' && !source.whole && photographInside(whole);
  const image = crop ? placePicture(whole, { ...AS_IT_IS, crop }) : whole;
  // A browser decodes a JPEG as large as it shows it; a WebP whole, and encodes it slowly.
  const type = isOpaque(image) ? 'image/jpeg' : 'image/webp';
  const original = encode(image, { type, quality: 0.92 });
  // Where the engine fails first, nobody waits for it.
  original.catch(() => undefined);
  return { image, original };
}

function isOpaque({ data }: RgbaImage): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] < 255) return false;
  return true;
}

/**
 * The same as pixels alone, with bars where there are such.
 * @param side longest that it may have, px
 * @throws JobError with what is wrong with the file.
 */
export async function decodeWhole(source: PictureSource, side: number): Promise<RgbaImage> {
  const bitmap = source.kind === 'bitmap' ? source.bitmap : await decodeFile(source.file, side);
  try {
    checkSide(bitmap);
    return readPixels(bitmap, side);
  } finally {
    bitmap.close();
  }
}

/** Pixels as a file. */
export function encode(image: RgbaImage, options: ImageEncodeOptions): Promise<Blob> {
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')!.putImageData(pixelsOf(image), 0, 0);
  return canvas.convertToBlob(options);
}

/** A copy, as the browser takes pixels. */
export const pixelsOf = ({ width, height, data }: RgbaImage): ImageData =>
  new ImageData(new Uint8ClampedArray(data), width, height);

async function decodeFile(file: Blob, side: number): Promise<ImageBitmap> {
  const bytes = await readBytes(file);
  const header = readPictureHeader(bytes);
  if (!header) throw new JobError('not-a-picture', 'the bytes are of no picture format');
  if (isCutOff(header.kind, bytes)) {
    throw new JobError('cut-off', `the ${header.kind} ends before its end mark`);
  }
  checkCost(header);
  try {
    return await createImageBitmap(file, shrinkWhileDecoding(header.size, side));
  } catch {
    throw new JobError(codeOf(header.kind), `this browser cannot decode this ${header.kind}`);
  }
}

/** Why a picture of a kind cannot be decoded: of one there is more to say. */
const codeOf = (kind: PictureKind) => (kind === 'heif' ? 'heic' : 'decode-failed');

/** @throws JobError `unreadable` */
export async function readBytes(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new JobError('unreadable', 'the file can no longer be read');
  }
}

/**
 * Whether a picture may be decoded, by what its header tells.
 * @throws JobError `too-small`, `too-many-pixels`, `too-complex`, or `decode-failed` and `heic` where it hides its size
 */
export function checkCost({ kind, size, scans = 1 }: PictureHeader): void {
  if (!size) throw new JobError(codeOf(kind), `the ${kind} tells no size`);
  checkSide(size);
  const pixels = size.width * size.height;
  if (pixels > MAX_PIXELS) {
    throw new JobError('too-many-pixels', `the picture is ${size.width} × ${size.height} px`);
  }
  if (scans * pixels > MAX_SCANNED) {
    throw new JobError('too-complex', `the picture has ${scans} scans`);
  }
}

function checkSide({ width, height }: PixelSize): void {
  if (Math.min(width, height) < MIN_SIDE) {
    throw new JobError('too-small', `the picture is ${width} × ${height} px`);
  }
}

/** One side only: the browser keeps the aspect, also where EXIF turns the picture. */
function shrinkWhileDecoding(size: PictureHeader['size'], side: number): ImageBitmapOptions {
  if (!size || Math.max(size.width, size.height) <= side) return {};
  return { resizeWidth: fitWithin(size, side).width, resizeQuality: 'high' };
}

function readPixels(bitmap: ImageBitmap, side: number): RgbaImage {
  const { width, height } = fitWithin(bitmap, side);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new JobError('out-of-memory', 'no canvas for the picture');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  return { width, height, data };
}
