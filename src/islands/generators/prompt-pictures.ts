import { PRESETS } from 'ilmek-engine/tables';
import type { CardPicture } from '../maker/fields/card-pictures.ts';

/** Sides of the pieces that the page's maker sewed for it, px. */
const SIDE = 224;

/** Address of a small piece. @param key a template's, or 'style-' and a style */
export const samplePicture = (key: string) => `/samples/prompts/${key}.webp`;

/** One tulip in each of the six styles. */
export const STYLE_PICTURES: Readonly<Record<string, CardPicture>> = Object.fromEntries(
  PRESETS.map((preset) => {
    const src = samplePicture(`style-${preset}`);
    return [preset, { src, side: SIDE, large: src, alt: `A tulip in ${preset} style` }];
  }),
);
