import { countDesign } from '../engine/index.ts';
import { checkReadable } from '../engine/lettering/index.ts';
import type { Design } from '../engine/core/design.ts';
import type { Mm } from '../engine/core/units.ts';
import type { ShapeSet } from '../engine/shapes.ts';
import { drawAlone, QUICK_SIDE } from './draw.ts';
import { loadFont } from './fonts.ts';
import { seenDesigns } from './make-design.ts';
import { drawPattern } from './pattern.ts';
import type { MakeRequest, Preview } from './protocol.ts';

/**
 * A design and how it looks. What takes long to be sewn is at once shown as a pattern, and letters
 * with the strokes that they had in another size.
 * @param fine as large as it is shown, and sewn as the file will be, instead of at once
 * @param between to be awaited between its parts: throws where another is asked for meanwhile
 * @throws EngineError and JobError, and what `between` throws.
 */
export async function makePreview(
  make: MakeRequest,
  fine: boolean,
  between: () => Promise<void>,
): Promise<Preview> {
  await between();
  const pattern = fine ? undefined : await patternOf(make);
  if (pattern) return { picture: drawPattern(pattern, QUICK_SIDE) };
  const design = await sewn(make, fine, between);
  const { stitches, widthMm, heightMm } = countDesign(design);
  const readableFromMm = await leastReadable(make);
  const picture = await drawAlone(design, fine, between);
  return { picture, sewn: { stitches, widthMm, heightMm }, readableFromMm };
}

/** What takes long to be sewn, before it is. */
async function patternOf(make: MakeRequest): Promise<ShapeSet | undefined> {
  if (make.kind === 'prompt') return (await import('./prompt.ts')).composeWords(make);
  if (make.kind === 'monogram') return (await import('./monogram.ts')).drawMonogram(make);
  return undefined;
}

async function sewn(
  make: MakeRequest,
  fine: boolean,
  between: () => Promise<void>,
): Promise<Design> {
  if (make.kind !== 'lettering' || fine) return (await seenDesigns.see(make)).design;
  const { followLettering } = await import('./lettering.ts');
  return followLettering(make, between);
}

/** How large words must be, where they are too small to be read. */
async function leastReadable(make: MakeRequest): Promise<Mm | undefined> {
  if (make.kind !== 'lettering') return undefined;
  const font = await loadFont(make.options.fontStyle);
  return checkReadable(make.options, font).smallestMm;
}
