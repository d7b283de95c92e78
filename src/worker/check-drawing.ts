import { drawableSvg } from 'ilmek-engine/digitize';
import { EngineError } from 'ilmek-engine/tables';
import { readPictureHeader } from '../lib/pictures/header.ts';
import { checkCost, MAX_PIXELS } from './decode.ts';
import { JobError } from './errors.ts';

/**
 * A drawing as the page may draw it.
 * @throws JobError with why it cannot be used; EngineError `too-complex` for one past all bounds
 */
export function checkDrawing(text: string): string {
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
