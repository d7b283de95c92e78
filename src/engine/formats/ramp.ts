import type { Thread } from '../core/design.ts';
import { hexFromRgb, oklabFromOklch, rgbFromOklab } from '../color/oklab.ts';

/** With four lightnesses in turn, this step keeps the first 24 threads plainly apart. */
const HUE_STEP_DEG = 105;
const FIRST_HUE_DEG = 255;
const LIGHTNESS = [0.52, 0.72, 0.4, 0.62] as const;
const CHROMA = 0.15;

/**
 * A thread for a colour block whose file names no colour: plainly different
 * from its neighbours, visible on light cloth and on dark, the same each time.
 */
export function rampThread(block: number): Thread {
  const hue = FIRST_HUE_DEG + block * HUE_STEP_DEG;
  const lightness = LIGHTNESS[block % LIGHTNESS.length];
  const [r, g, b] = rgbFromOklab(...oklabFromOklch(lightness, CHROMA, hue));
  return { hex: hexFromRgb(r, g, b), name: `Thread ${block + 1}`, code: '', chart: '' };
}
