import type { Design } from 'ilmek-engine';

/** Scale of a picture of a sewn piece for which none is asked, and the most px along its longer side. */
const USUAL_PX_PER_MM = 10;
const MOST_PX = 3600;
/** Cloth around a piece, mm. */
const MARGIN_MM = 10;

/**
 * The scale of a picture of a piece for which none is asked: the usual one, or the largest whole
 * number at which all of it fits into a picture. A drawing may say that it is a metre wide.
 */
export function usualScale({ x, y, page }: Pick<Design, 'x' | 'y' | 'page'>): number {
  const sides = [extent(x), extent(y)];
  if (page) sides.push(page.right - page.left, page.bottom - page.top);
  const longerMm = Math.max(...sides) / 10 + 2 * MARGIN_MM;
  return Math.max(1, Math.min(USUAL_PX_PER_MM, Math.floor(MOST_PX / longerMm)));
}

function extent(values: Int32Array): number {
  const most = values.reduce((a, b) => Math.max(a, b), 0);
  return most - values.reduce((a, b) => Math.min(a, b), 0);
}
