import { inspectDesign } from '../engine/index.ts';
import { checkReadable } from '../engine/lettering/index.ts';
import type { Mm } from '../engine/core/units.ts';
import { drawAlone } from './draw.ts';
import { loadFont } from './fonts.ts';
import { makeDesign } from './make.ts';
import type { MakeRequest, Preview } from './protocol.ts';

/** A design and how it looks, as quickly as it can be had. @throws EngineError and JobError. */
export async function makePreview(make: MakeRequest): Promise<Preview> {
  const { design } = await makeDesign(make, { onPlan: (plan) => plan.close() });
  const { stitches, widthMm, heightMm } = inspectDesign(design);
  const readableFromMm = await leastReadable(make);
  return { picture: await drawAlone(design), stitches, widthMm, heightMm, readableFromMm };
}

/** How large words must be, where they are too small to be read. */
async function leastReadable(make: MakeRequest): Promise<Mm | undefined> {
  if (make.kind !== 'lettering') return undefined;
  const font = await loadFont(make.options.fontStyle);
  return checkReadable(make.options, font).smallestMm;
}
