import { expect, it } from 'vitest';
import { paletteSwatches } from 'ilmek-engine/internal';
import { PALETTES } from 'ilmek-engine/tables';
import { PALETTE_SWATCHES } from './swatches.ts';

it.each(PALETTES)('the swatches of %s are the engine’s', (palette) => {
  expect(PALETTE_SWATCHES[palette]).toEqual(
    paletteSwatches(palette).map((hex) => `[--yarn:${hex}]`),
  );
});
