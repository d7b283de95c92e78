import type { Design } from 'ilmek-engine';
import { countDesign } from 'ilmek-engine/inspect';
import { drawAlone } from './draw.ts';
import { describeError } from './errors.ts';
import { followLettering } from './lettering.ts';
import { withMargin } from './margin.ts';
import { seenDesigns } from './make-design.ts';
import type { MakeRequest, Preview } from './protocol.ts';
import { leastReadable } from './sketch.ts';

/**
 * A design and how it looks sewn.
 * @param fine as large as it is shown, and sewn as the file will be, instead of at once: letters
 *   are then those of their own size
 * @param between to be awaited between its parts: throws where another is asked for meanwhile
 * @throws EngineError and JobError, and what `between` throws.
 */
export async function previewSewn(
  make: MakeRequest,
  fine: boolean,
  between: () => Promise<void>,
): Promise<Preview> {
  const design = await sewn(make, fine, between);
  const { stitches, widthMm, heightMm } = countDesign(design);
  const readableFromMm = await leastReadable(make);
  const picture = await drawAlone(design, fine, between);
  return { picture, sewn: { stitches, widthMm, heightMm }, readableFromMm };
}

async function sewn(
  make: MakeRequest,
  fine: boolean,
  between: () => Promise<void>,
): Promise<Design> {
  if (make.kind !== 'lettering') return (await seenDesigns.see(make)).design;
  const atOnce = async () => withMargin(await followLettering(make, between));
  if (!fine) return atOnce();
  try {
    return (await seenDesigns.see(make)).design;
  } catch (error) {
    // A script too small for a file is shown all the same, with the size that would do under it.
    if (describeError(error).code !== 'small-script') throw error;
    return atOnce();
  }
}
