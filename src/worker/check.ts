import type { RgbaImage } from 'ilmek-engine';
import { drawableSvg } from 'ilmek-engine/digitize';
import { EngineError } from 'ilmek-engine/tables';
import { readPictureHeader } from '../lib/pictures/header.ts';
import { missingSide } from '../lib/pictures/missing-part.ts';
import { checkCost, decodePicture, MAX_PIXELS, readBytes } from './decode.ts';
import { JobError } from './errors.ts';
import type { CheckedPicture } from './protocol.ts';

/**
 * Looks at a file that was chosen, before anything shows it.
 * @throws JobError with why it cannot be used; EngineError `too-complex` for a drawing past all bounds
 */
export async function checkPicture(file: Blob): Promise<CheckedPicture> {
  const bytes = await readBytes(file);
  const kind = readPictureHeader(bytes)?.kind;
  if (kind === 'svg') {
    return { kind: 'drawing', svg: checkDrawing(new TextDecoder().decode(bytes)) };
  }
  const { image, original } = await decodePicture({ kind: 'file', file });
  if (isClear(image)) throw new JobError('nothing-to-sew', 'every pixel is transparent');
  const missing = kind === 'jpeg' ? missingSide(image) : undefined;
  return { kind: 'pixels', read: { image, shown: await original, missing } };
}

/** Whether nothing is seen of a picture: such a file is often a layer that was saved alone. */
function isClear({ data }: RgbaImage): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] > 0) return false;
  return true;
}

/** A drawing as the page may draw it. */
function checkDrawing(text: string): string {
  try {
    const { text: svg, pictures } = drawableSvg(text);
    checkPictures(pictures);
    return svg;
  } catch (error) {
    if (!(error instanceof EngineError) || error.code === 'too-complex') throw error;
    throw new JobError('decode-failed', error.message);
  }
}

/** The pictures in a drawing: all together are no larger than one may be. */
function checkPictures(urls: readonly string[]): void {
  let pixels = 0;
  for (const url of urls) {
    const bytes = bytesOf(url);
    const header = readPictureHeader(bytes);
    if (!header?.size) throw new JobError('too-complex', 'a picture in it is of an unknown kind');
    checkCost(header);
    pixels += header.size.width * header.size.height;
  }
  if (pixels > MAX_PIXELS) throw new JobError('too-many-pixels', `its pictures are ${pixels} px`);
}

function bytesOf(url: string): Uint8Array {
  const comma = url.indexOf(',');
  const data = url.slice(comma + 1);
  try {
    const plain = /;base64$/i.test(url.slice(0, comma).trim())
      ? atob(decodeURIComponent(data).replace(/\s/g, ''))
      : decodeURIComponent(data);
    return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
  } catch {
    throw new JobError('decode-failed', 'a picture in it cannot be read');
  }
}
