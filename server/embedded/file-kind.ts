import { readPictureHeader } from '../../src/lib/pictures/header.ts';
import type { PictureKind } from '../../src/lib/pictures/kind.ts';
import { isTooLarge, MAX_SIDE } from '../../src/lib/pictures/showable.ts';
import { refuse } from './file-refused.ts';

/*
 * A file is what its name and its type say, and no picture is a bomb: 48 KB of PNG may be 20,000 px
 * square, which takes 1.6 GB in the tab of everybody who sees it.
 */

/** What is known of a picture without decoding it, px. */
export interface Pixels {
  width: number;
  height: number;
}

/** So much of a file is read; what cameras write before a JPEG's size is a tenth of it, bytes. */
export const HEAD_BYTES = 512 * 1024;

const KINDS: Record<string, PictureKind> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const ENDINGS: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.gz': 'application/gzip',
};

const isGzip = (head: Uint8Array) => head[0] === 0x1f && head[1] === 0x8b && head[2] === 8;

/**
 * Looks at a file's first bytes.
 * @param ending of its name, with the dot
 * @param type as it was sent
 * @returns the size of a picture
 * @throws FileRefused
 */
export function lookAt(head: Uint8Array, type: string, ending: string): Pixels | undefined {
  if (ENDINGS[ending] !== type)
    refuse(415, `A file that ends in ${ending} is not of type ${type}.`);
  if (type === 'application/gzip') {
    if (!isGzip(head)) refuse(415, 'The file is not gzipped.');
    return undefined;
  }
  const header = readPictureHeader(head);
  if (!header || header.kind !== KINDS[type]) refuse(415, `The file is not of type ${type}.`);
  const { width, height } = header.size ?? { width: 0, height: 0 };
  if (width < 1 || height < 1) refuse(415, 'The size of the picture cannot be read.');
  if (isTooLarge({ width, height })) {
    refuse(
      413,
      `A picture has 16 million pixels and ${MAX_SIDE} px a side at most; this one is ${width} × ${height} px.`,
    );
  }
  return { width, height };
}
