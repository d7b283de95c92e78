import { crossesRightOf, linesBox, type Ring } from './geometry.ts';

/*
 * Which of many areas a point lies in. A drawing may ask that of ten thousand holes or sections, so
 * the sides of all areas are sorted into horizontal bands first: one question then looks at the
 * sides of one band instead of at all of them.
 *
 *     band 0  ─────────────────
 *                 /‾‾‾\
 *     band 1  ───/──•──\───────   the ray from • crosses one side: it is inside
 *               /_______\
 */

/** The sides of all areas that run through a band: which area, and x0, y0, x1, y1 a side. */
interface Band {
  areas: number[];
  sides: number[];
}

interface Bands {
  top: number;
  height: number;
  of: Band[];
}

/**
 * A side is listed in each band that it runs through: more bands than this make the listing dearer than
 * the asking.
 */
const MAX_BANDS = 1024;
const SIDES_PER_BAND = 8;

/**
 * @param areas borders of each, outer ones and holes alike
 * @returns what tells all areas that a point lies in, by the even-odd rule, in no order
 */
export function insideIndex(
  areas: readonly (readonly Ring[])[],
): (x: number, y: number) => number[] {
  const bands = sortIntoBands(areas);
  const parity = new Uint8Array(areas.length);
  return (x, y) => {
    const band = bands.of[Math.floor((y - bands.top) / bands.height)];
    if (!band) return [];
    const inside: number[] = [];
    for (const area of cross(band, x, y, parity)) {
      if (parity[area] === 1) inside.push(area);
      parity[area] = 0;
    }
    return inside;
  };
}

/** Turns an area's parity over at each of its sides right of the point. @returns the areas met */
function cross({ areas, sides }: Band, x: number, y: number, parity: Uint8Array): number[] {
  const met: number[] = [];
  for (let i = 0, k = 0; i < areas.length; i++, k += 4) {
    if (!crossesRightOf(x, y, sides[k + 2], sides[k + 3], sides[k], sides[k + 1])) continue;
    if (parity[areas[i]] === 0) met.push(areas[i]);
    parity[areas[i]] ^= 1;
  }
  return met;
}

function sortIntoBands(areas: readonly (readonly Ring[])[]): Bands {
  const { top, bottom } = linesBox(areas.flat());
  const sides = areas.flat().reduce((sum, ring) => sum + ring.length / 2, 0);
  if (!(bottom > top)) return { top: 0, height: 1, of: [] };
  const number = Math.max(1, Math.min(MAX_BANDS, Math.ceil(sides / SIDES_PER_BAND)));
  const bands: Bands = {
    top,
    height: (bottom - top) / number,
    // One more, for what lies on the lower border.
    of: Array.from({ length: number + 1 }, () => ({ areas: [], sides: [] })),
  };
  areas.forEach((rings, area) => rings.forEach((ring) => addRing(bands, ring, area)));
  return bands;
}

function addRing({ top, height, of }: Bands, ring: Ring, area: number): void {
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const y0 = ring[j + 1];
    const y1 = ring[i + 1];
    if (y0 === y1) continue;
    const from = Math.floor((Math.min(y0, y1) - top) / height);
    const to = Math.min(of.length - 1, Math.floor((Math.max(y0, y1) - top) / height));
    for (let band = from; band <= to; band++) {
      of[band].areas.push(area);
      of[band].sides.push(ring[j], y0, ring[i], y1);
    }
  }
}
