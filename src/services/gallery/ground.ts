import { groundOf } from '../../lib/pictures/ground.ts';
import { mayBeShown } from './foreign-picture.ts';

/** Longer side at which it is looked at, px: a few threads of the weave are one pixel then. */
const SIDE = 64;

/**
 * The cloth that a design's picture shows, so that it is sewn again on the same.
 * @param said the size in its row, px
 * @returns '#rrggbb'; null for none; undefined where the picture does not tell, or cannot be had
 */
export async function pictureGround(
  url: string,
  said?: { width?: number; height?: number },
): Promise<string | null | undefined> {
  try {
    if (!(await mayBeShown(url, said))) return undefined;
    const response = await fetch(url);
    if (!response.ok) return undefined;
    const bitmap = await createImageBitmap(await response.blob());
    const scale = SIDE / Math.max(bitmap.width, bitmap.height);
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const pen = new OffscreenCanvas(width, height).getContext('2d')!;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return groundOf(pen.getImageData(0, 0, width, height).data, width, height);
  } catch {
    return undefined;
  }
}
