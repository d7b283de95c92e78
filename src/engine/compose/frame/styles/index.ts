import { place, type Figure } from '../../figure.ts';
import type { Inks } from '../../inks.ts';
import type { Preset } from '../../options.ts';
import {
  blossom,
  diamond,
  disc,
  drop,
  facetStar,
  foldedLeaf,
  leaf,
  triangle,
} from '../../ornament/shapes.ts';
import { decorative } from './decorative.ts';
import { floral } from './floral.ts';
import { geometric } from './geometric.ts';
import type { Style } from './kit.ts';
import { modern } from './modern.ts';
import { tribal } from './tribal.ts';
import { vintage } from './vintage.ts';

/** The six styles. */
export const STYLES: Record<Preset, Style> = {
  vintage,
  modern,
  geometric,
  floral,
  decorative,
  tribal,
};

/** What each style strews over bare cloth; of unit size about 0. */
export function fillersOf(preset: Preset, inks: Inks): Figure[] {
  // Leaves and triangles stand on their base.
  const centred = (figure: Figure): Figure => place(figure, { x: 0, y: 0.5, scale: 1 });
  const sets: Record<Preset, Figure[]> = {
    vintage: [centred(foldedLeaf(inks.leaf, inks.leafDark, 0.05)), disc(inks.soft)],
    modern: [disc(inks.soft), disc(inks.line)],
    geometric: [diamond(inks.accent), facetStar(inks.soft, 4, 0.45), centred(triangle(inks.leaf))],
    floral: [blossom(inks.soft, inks.accent), centred(leaf(inks.leaf)), disc(inks.accent)],
    decorative: [disc(inks.soft), drop(inks.accent), disc(inks.line)],
    tribal: [centred(triangle(inks.line)), diamond(inks.accent)],
  };
  return sets[preset];
}
