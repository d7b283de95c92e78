import type { Design } from 'ilmek-engine';
import {
  digitizeLettering,
  LetterPlans,
  letteringSteps,
  type LetteringOptions,
} from 'ilmek-engine/lettering';
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
  { onFlatPreview: _, ...context }: Making,
): Promise<Made> {
  const font = await loadFont(options.fontStyle);
  return { design: digitizeLettering(options, font, context) };
}

/** What previews have seen of letters. */
const plans = new LetterPlans();

/**
 * The same while it is typed: letters seen before are moved and scaled.
 * @param between waits, and throws where the text is no longer wanted: letters are kept
 * @throws EngineError and JobError.
 */
export async function followLettering(
  { options }: LetteringRequest,
  between: () => Promise<void>,
): Promise<Design> {
  // A preview shows a script that is too small, too, and what size would do stands under it.
  const shown = { ...options, smallScript: 'sew' } as const;
  const steps = letteringSteps(shown, await loadFont(options.fontStyle), {}, plans);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await between();
  }
}
