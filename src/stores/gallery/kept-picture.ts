import { blobOf, calledSo, readLocal } from '../../lib/gallery/local.ts';
import { dropPicture, keepPicture, pictureOf } from '../../lib/gallery/pictures.ts';

/* The files that the last patterns of this device were made from. */

/**
 * The picture that a piece of this device was made from: the file that was chosen, or the small copy
 * where the browser had no room for that; undefined where there is none.
 */
export async function keptOriginal(id: string): Promise<File | undefined> {
  const kept = readLocal(localStorage).find((entry) => entry.id === id);
  if (!kept?.originalImage) return undefined;
  try {
    const whole = await pictureOf(id);
    if (whole) return whole;
  } catch (error) {
    console.warn('no database', error);
  }
  const blob = blobOf(kept.originalImage);
  return new File([blob], `${calledSo(kept)}.${blob.type.split('/')[1]}`, { type: blob.type });
}

/** Keeps the file that a piece was made from, so that it can be made again as it was. */
export async function keepOriginal(id: string, file: File): Promise<void> {
  try {
    await keepPicture(
      id,
      file,
      readLocal(localStorage).map((entry) => entry.id),
    );
  } catch (error) {
    // There is the small copy.
    console.warn('the picture is not kept', error);
  }
}

/** Takes the file that a piece was made from off this device. */
export function forgetPicture(id: string): void {
  dropPicture(id).catch((error: unknown) => console.warn('no database', error));
}
