import type { ShapeSet } from 'ilmek-engine';
import { createDrawing } from '../lib/drawing.ts';
import { beside, path } from '../lib/line.ts';
import { stem } from '../lib/stitches.ts';

const LEAF =
  'M22 38 C16 39 9 36 6 30 C9 30.4 11.4 29.6 12.6 28 C7 26 3 20 4 13 C8 14 11 16.4 13.4 19.4 C13 13 16 6 22 3 C28 6 31 13 30.6 19.4 C33 16.4 36 14 40 13 C41 20 37 26 31.4 28 C32.6 29.6 35 30.4 38 30 C35 36 28 39 22 38';

/** Veins, from the stalk to each lobe's tip. */
const VEINS = [
  'M22 37.6 C22.4 28 21.6 18 22 7.4',
  'M21.8 36 C18 31.6 12 24 7.4 17',
  'M22.2 36 C26 31.6 32 24 36.6 17',
  'M21.6 37 C18 36 13.4 34.4 9.6 32',
  'M22.4 37 C26 36 30.6 34.4 34.4 32',
];

/** A fig leaf: five lobes in tatami, tapering veins in satin. */
export function figLeaf(): ShapeSet {
  const d = createDrawing(44, 48);
  stem(d, 'Moss green', path('M22 36 C22.4 41 21 44 19 47'), 1.8);
  d.area('Fern', [path(LEAF)], 63.435);
  for (const vein of VEINS) {
    const rib = path(vein);
    const width = (t: number) => 0.75 * (1 - t) + 0.32;
    d.column(
      'Pale lime',
      beside(rib, (t) => -width(t)),
      beside(rib, width),
    );
  }
  return d.set();
}
