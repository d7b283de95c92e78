import { expect, it } from 'vitest';
import { paletteSwatches } from '../../engine/color/palette.ts';
import { PALETTES } from '../../engine/options.ts';
import { PALETTE_SWATCHES } from './swatches.ts';

it.each(PALETTES)('the swatches of %s are the engine’s', (palette) => {
  expect(PALETTE_SWATCHES[palette]).toEqual(
    paletteSwatches(palette).map((hex) => `[--yarn:${hex}]`),
  );
});
