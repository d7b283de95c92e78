import { oklabFromHex, type Oklab } from '../color/oklab.ts';
import { clothHex } from '../fabrics/presets.ts';
import type { DigitizeOptions } from '../options.ts';

/*
 * What may be taken for cloth. Nothing coloured is: a flag keeps its ground and an app's icon its
 * plate. White is, because a picture on a white page is drawn on paper, not on white thread.
 */

/** What decides about a ground. */
export type GroundChoice = Pick<DigitizeOptions, 'keepBackground' | 'fabric'>;

/** From this lightness on, and up to this chroma (OKLab), a ground is white or nearly so. */
const WHITE_FROM = 0.92;
const WHITE_CHROMA = 0.035;
/** Paper in a photograph or a scan lies in the shade, and takes on the lamp's colour. */
const PAPER_FROM = 0.7;
const PAPER_CHROMA = 0.045;
/** A ground this near to the fabric's colour is the fabric. */
const SAME_CLOTH = 0.05;

/**
 * Whether a ground is left to the cloth.
 * @param uneven it has the grain and shade of a photograph
 */
export function leavesGround(
  ground: Oklab,
  { keepBackground, fabric }: GroundChoice,
  uneven = false,
): boolean {
  if (keepBackground !== 'auto') return !keepBackground;
  const [L, a, b] = ground;
  const chroma = Math.hypot(a, b);
  if (L >= WHITE_FROM && chroma <= WHITE_CHROMA) return true;
  if (uneven && L >= PAPER_FROM && chroma <= PAPER_CHROMA) return true;
  const [clothL, clothA, clothB] = oklabFromHex(clothHex(fabric));
  return Math.hypot(L - clothL, a - clothA, b - clothB) <= SAME_CLOTH;
}
