import type { RgbaImage } from 'ilmek-engine';

/* A JPEG whose data stop too early: what a decoder has no data for it leaves grey. */

/** All of a block's coefficients are nought: the middle of the scale, by one colour space or another. */
const GREY = { least: 124, most: 131 };
/** A strip is told from a line that happens to be grey: share of the side across it. */
const LEAST_SHARE = 1 / 40;
/** So many pixels of each row are looked at. */
const LOOKS = 64;

/** A side of a picture. */
export type Side = 'top' | 'bottom' | 'left' | 'right';

const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/**
 * The side at which a decoded JPEG lacks its data: an even grey strip, all across, in that very grey
 * which stands for nothing; a grey ground lies at the other side, too. After a turn by EXIF it may
 * be any side.
 * @returns undefined where nothing lacks
 */
export function missingSide(image: RgbaImage): Side | undefined {
  return (Object.keys(OPPOSITE) as Side[]).find(
    (side) => isGrey(image, side, LEAST_SHARE) && !isGrey(image, OPPOSITE[side], 0),
  );
}

/** Whether a strip along a side is of nothing but that grey. */
function isGrey({ width, height, data }: RgbaImage, side: Side, share: number): boolean {
  const isAcross = side === 'top' || side === 'bottom';
  const [long, short] = isAcross ? [width, height] : [height, width];
  const rows = Math.max(1, Math.ceil(short * share));
  const step = Math.max(1, Math.floor(long / LOOKS));
  for (let row = 0; row < rows; row++) {
    const at = side === 'top' || side === 'left' ? row : short - 1 - row;
    for (let along = 0; along < long; along += step) {
      const i = 4 * (isAcross ? at * width + along : along * width + at);
      const [r, g, b] = data.subarray(i, i + 3);
      if (Math.min(r, g, b) < GREY.least || Math.max(r, g, b) > GREY.most) return false;
      if (Math.max(r, g, b) - Math.min(r, g, b) > 1) return false;
    }
  }
  return true;
}
