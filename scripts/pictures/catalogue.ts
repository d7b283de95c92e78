import { FIGURES } from './figures.ts';
import { LANDING_PIECES } from './landing.ts';
import { POST_PIECES } from './posts.ts';
import { KB, type PieceRecipe } from './recipe.ts';
import { TATTOO_PIECES } from './tattoos.ts';

/** Every piece that the site shows, by the key of its files in src/assets/pieces. */
export const PIECES: readonly PieceRecipe[] = [
  ...LANDING_PIECES,
  ...POST_PIECES,
  ...FIGURES,
  ...TATTOO_PIECES,
];

/** Pictures to try the converter with: drawings, not yet sewn. */
export const SAMPLES = ['tulip', 'badge', 'fox'] as const;
export const SAMPLE_PX = 900;
export const SAMPLE_MAX_BYTES = 60 * KB;

/** For the README: a piece of the list above, on linen. */
export const README_PICTURE = {
  key: 'bouquet',
  frame: [2, 6, 110, 106],
  widthPx: 840,
  maxBytes: 300 * KB,
} as const;

/** The piece that sews itself on the landing page. */
export const STRIP_PIECE = 'bouquet';
