import type { Design } from '../engine/index.ts';
import {
  digitizeLettering,
  LetterPlans,
  type LetteringOptions,
} from '../engine/lettering/index.ts';
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

/** What previews have seen of letters. */
const plans = new LetterPlans();

/** The same while it is typed: letters seen before are moved and scaled. @throws EngineError and JobError. */
export async function followLettering({ options }: LetteringRequest): Promise<Design> {
  return digitizeLettering(options, await loadFont(options.fontStyle), {}, plans);
}
