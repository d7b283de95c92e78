import { digitizeLettering, type LetteringOptions } from '../engine/lettering/index.ts';
import { loadFont } from './fonts.ts';
import type { Made, Making } from './making.ts';

/** A text to be sewn. */
export interface LetteringRequest {
  kind: 'lettering';
  options: LetteringOptions;
}

/** A text as a design. @throws EngineError and JobError. */
export async function makeLettering(
  { options }: LetteringRequest,
  { onPlan: _, ...context }: Making,
): Promise<Made> {
  const font = await loadFont(options.fontStyle);
  return { design: digitizeLettering(options, font, context) };
}
