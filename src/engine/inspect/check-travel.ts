import { oklabFromHex } from '../color/oklab.ts';
import type { Thread } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import { isUnknownColor } from '../formats/blocks.ts';
import { cellOf, threadAround } from './density-map.ts';
import { isSewn } from './needle-points.ts';
import { addFinding, createTally, type Inspected, type Problem, problemOf } from './problems.ts';

/** Oklab lightness by which a cover is lighter than what shines through it, and how light it is at least. */
const LIGHTER = 0.35;
const LIGHT = 0.7;
/** A shorter piece under a border is the overlap of two neighbours. */
const MIN_DARK_MM: Mm = 3;
/**
 * Thread in a square millimetre where one cover lies over one line: rows of 0.17 mm, their lattice
 * and the line. With more, a second cover hides it.
 */
const ONE_COVER_MM: Mm = 8;
const LOOK_MM: Mm = 0.5;
/** So far beside a line the cover is looked at. */
const ASIDE_MM: Mm = 0.6;

/** Dark lines that lead elsewhere under one light cover, through which they shine. */
export function checkDarkTravel({
  design,
  needle,
  density,
  areas,
}: Inspected): Problem | undefined {
  if (!density || design.threads.length < 2) return undefined;
  const lightness = design.threads.map(lightnessOf);
  if (!lightness.some((l) => l >= LIGHT)) return undefined;
  const { count, x, y, length, link, block } = needle;
  const found = createTally();
  let [darkMm, best, bestX, bestY] = [0, 0, 0, 0];
  const close = () => {
    if (best >= MIN_DARK_MM) addFinding(found, { xMm: bestX, yMm: bestY, value: best });
    [darkMm, best] = [0, 0];
  };
  for (let i = 1; i < count; i++) {
    const own = lightness[block[i]];
    if (areas.covers[i] === 1 || !isSewn(link[i]) || !(own <= 1 - LIGHTER)) {
      close();
      continue;
    }
    const looks = Math.max(1, Math.round(length[i] / LOOK_MM));
    for (let s = 0; s < looks; s++) {
      const f = (s + 0.5) / looks;
      const [px, py] = [x[i - 1] + (x[i] - x[i - 1]) * f, y[i - 1] + (y[i] - y[i - 1]) * f];
      if (!shines(i, px, py, own)) close();
      else {
        darkMm += length[i] / looks;
        if (darkMm > best) [best, bestX, bestY] = [darkMm, px, py];
      }
    }
  }
  close();
  return problemOf('dark-travel', 'hide-travel', found, 'warning');

  function shines(i: number, px: Mm, py: Mm, own: number): boolean {
    if (!isLighter(px, py, own) || threadAround(density!, px, py) > ONE_COVER_MM) return false;
    // Beside it the cover is as light: among the mixed threads of a photograph no line is seen.
    const aside = ASIDE_MM / Math.max(length[i], ASIDE_MM);
    const [ax, ay] = [(y[i - 1] - y[i]) * aside, (x[i] - x[i - 1]) * aside];
    return isLighter(px + ax, py + ay, own) && isLighter(px - ax, py - ay, own);
  }

  /** Whether what lies on top at a place is a cover lighter than a thread. */
  function isLighter(px: Mm, py: Mm, own: number): boolean {
    const top = density!.last[cellOf(density!, px, py)];
    if (!(top >= 0) || areas.covers[top] !== 1) return false;
    return shinesThrough(own, lightness[block[top]]);
  }
}

/** Whether thread of one Oklab lightness is seen through one cover of another. */
export const shinesThrough = (own: number, cover: number): boolean =>
  cover >= LIGHT && cover - own >= LIGHTER;

/** Not a number for a thread whose colour the file does not tell. */
const lightnessOf = (thread: Thread): number =>
  isUnknownColor(thread) ? NaN : oklabFromHex(thread.hex)[0];
