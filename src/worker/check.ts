import type { RgbaImage } from 'ilmek-engine';
import { readPictureHeader } from '../lib/pictures/header.ts';
import { missingSide } from '../lib/pictures/missing-part.ts';
import { decodePicture, readBytes } from './decode.ts';
import { JobError } from './errors.ts';
import { load } from './load.ts';
import type { CheckedPicture } from './protocol.ts';

/**
 * Looks at a file that was chosen, before anything shows it.
 * @throws JobError with why it cannot be used; EngineError `too-complex` for a drawing past all bounds
 */
export async function checkPicture(file: Blob): Promise<CheckedPicture> {
  const bytes = await readBytes(file);
  const kind = readPictureHeader(bytes)?.kind;
  if (kind === 'svg') {
    // What reads drawings is twice the rest: a photograph is shown without it.
    const { checkDrawing } = await load(() => import('./check-drawing.ts'));
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
