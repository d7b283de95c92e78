import type { PixelSize } from './fit.ts';
import { readPictureHeader } from './header.ts';
import type { PictureKind } from './kind.ts';

/** The most pixels of a picture: 64 MB once decoded. The site's own are 0.6 million, originals 2. */
const MAX_PIXELS = 16_777_216;
/** The longest side of a picture, px. */
export const MAX_SIDE = 8192;

/** Whether a picture would take more memory than a page may spend on it. */
export const isTooLarge = ({ width, height }: PixelSize): boolean =>
  Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS;

/** The kinds that members store. A browser would decode any other kind under their names, too. */
const KINDS: readonly PictureKind[] = ['jpeg', 'png', 'webp'];

/**
 * Whether a picture may be decoded, by its first bytes.
 * @param said the size that its row says, px; what the row does not say is not compared
 * @returns undefined where the bytes end before the size
 */
export function isShowable(head: Uint8Array, said: Partial<PixelSize> = {}): boolean | undefined {
  const header = readHeader(head);
  if (!header || !KINDS.includes(header.kind)) return false;
  if (!header.size) return undefined;
  const { width, height } = header.size;
  if (width < 1 || height < 1 || isTooLarge(header.size)) return false;
  return width === (said.width ?? width) && height === (said.height ?? height);
}

function readHeader(head: Uint8Array) {
  try {
    return readPictureHeader(head);
  } catch {
    // A kind of its own structure that ends too early: none of those that members store.
    return undefined;
  }
}
