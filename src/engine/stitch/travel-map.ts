import type { Oklab } from '../color/oklab.ts';
import type { Mm } from '../core/units.ts';
import type { CellWindow, CoverMap } from './cover-map.ts';

/*
 * What a needle on its way meets in each cell, while one block is sewn.
 */

/** Nothing will cover a thread here: no way through. */
export const BARE = 0;
/** A later block covers it. */
export const LATER = 1;
/** Of this block, still to be sewn over. */
export const OWN_TODO = 2;
/** Of this block, at the edge of its rows: covered by half. */
export const OWN_EDGE = 3;
/** Of this block, sewn: the thread would show, in its own colour. */
export const OWN_DONE = 4;
/** Of an earlier block: the thread would show in a wrong colour. */
export const FOREIGN = 5;

/** A later block covers it, so light that this block's thread shines through. */
export const SHINES = 6;

/** Of an earlier block of about this block's colour: a short piece is not seen there. */
export const ALIKE = 7;

/** Price of a cell's width, by what it is; 0 is no way. */
const PRICE = new Uint8Array([0, 1, 1, 3, 6, 0, 8, 10]);

/** Travel over one block: a kind a cell, and the section whose rows run over it. */
export interface TravelMap extends CellWindow {
  kind: Uint8Array;
  /** 1 for cells where thread would be seen a little: beside bare fabric, or through a light cover. */
  rim: Uint8Array;
  /** Index of a section, or -1. */
  section: Int32Array;
  /** How many ways lie over each cell already, up to MAX_WAYS: more of them would stack. */
  routes: Uint8Array;
  /** Whether new ways are noted there, and keep off each other. */
  keepsApart: boolean;
  /** The patch of later blocks that each cell is of, or -1: found once, as nothing sewn changes it. */
  patches?: Int32Array;
  /** While ways round all that would show are looked for: it is dearer. */
  roundShown?: boolean;
  /** How long a way may be on cells of like threads, where there are any. */
  alikeMm?: Mm;
  /** While ways over other threads of about the same colour are looked for: else they are none. */
  overAlike?: boolean;
  /** How long a way may be on bare fabric, between two parts of its colour; absent where it may not. */
  bareMm?: Mm;
  /** While ways over such gaps are looked for. */
  overBare?: boolean;
}

/** What a cell at the rim costs more. */
const RIM_PRICE = 3;

/** More ways than this on a cell make it no dearer. */
const MAX_WAYS = 3;

/**
 * The map before anything of `block` is sewn and before its sections are known.
 * @param ways where earlier blocks have travelled: this one keeps off them, and notes its own;
 *   without it, ways may lie on each other
 * @param shines 1 for each block through whose cover this one's thread is seen
 */
export function createTravelMap(
  cover: CoverMap,
  block: number,
  routes?: Uint8Array,
  shines?: Uint8Array,
): TravelMap {
  const { left, top, width, height, last } = cover;
  const kind = new Uint8Array(last.length);
  const own = block + 1;
  for (let i = 0; i < last.length; i++) {
    const l = last[i];
    // Bare as it is.
    if (l === 0) continue;
    if (l > own) kind[i] = shines !== undefined && shines[l - 1] === 1 ? SHINES : LATER;
    else kind[i] = l === own ? OWN_EDGE : FOREIGN;
  }
  return { ...travelMapOf(kind, width, height, routes), left, top };
}

/** Price of bare fabric, where a gap is crossed: a longer way to a narrower place is better. */
const BARE_PRICE = 32;

/** Price of finished rows, and of covers that let thread shine through, where a way round is looked for. */
const ROUND_PRICE = 32;

/**
 * Makes ways dearer where the last of the later blocks is one of those given: among the many patches
 * of a photograph a dark way under light ones is seen little, but better avoided. Inside a patch that
 * is light all around it is seen as a line.
 * @param shines 1 for each block through whose cover this one's thread is seen
 */
export function avoidShining(map: TravelMap, { last }: CoverMap, shines: Uint8Array): void {
  const { width, height, kind, rim } = map;
  const light = new Uint8Array(last.length);
  for (let i = 0; i < light.length; i++) {
    if (kind[i] === LATER && last[i] > 0 && shines[last[i] - 1] === 1) light[i] = rim[i] = 1;
  }
  const wide = widened(map, last, light);
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      if (isAround(wide, width, i)) kind[i] = SHINES;
    }
  }
}

/** Light covers with what they take of earlier ones beside them, as rows are lengthened at both ends. */
function widened({ kind, width }: TravelMap, last: Uint16Array, light: Uint8Array): Uint8Array {
  const wide = light.slice();
  for (let i = width; i < light.length - width; i++) {
    if (kind[i] !== LATER || light[i] === 1) continue;
    const isOver = (beside: number) => light[beside] === 1 && last[beside] > last[i];
    if (isOver(i - 1) || isOver(i + 1) || isOver(i - width) || isOver(i + width)) wide[i] = 1;
  }
  return wide;
}

/** Whether all eight cells around one are light: a dark line in it is seen from both of its sides. */
const isAround = (light: Uint8Array, width: number, i: number): boolean =>
  [i - width, i, i + width].every((m) => light[m - 1] + light[m] + light[m + 1] === 3);

/** How far a way may lead over threads that are as much alike, by their distance in Oklab. */
export interface Likeness {
  oklab: number;
  mm: Mm;
}

/** Among the many patches of a picture in mixed threads a short piece is seen less than a cut and its ties. */
export const MIXED_LIKENESS: Likeness = { oklab: 0.2, mm: 2 };
/** In a drawing a line has to be of nearly the same colour. */
export const DRAWN_LIKENESS: Likeness = { oklab: 0.12, mm: 6 };

export const areAlike = (a: Oklab, b: Oklab, { oklab }: Likeness): boolean =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) <= oklab;

/**
 * Opens what earlier blocks of about the same colour cover, for short pieces of a way.
 * @param alike 1 for each block of about this one's colour
 * @param mm the longest of such a way on them
 */
export function openAlike(
  map: TravelMap,
  { last }: CoverMap,
  alike: Uint8Array,
  { mm }: Likeness,
): void {
  const { kind } = map;
  for (let i = 0; i < last.length; i++) {
    if (kind[i] !== FOREIGN || alike[last[i] - 1] !== 1) continue;
    kind[i] = ALIKE;
    map.alikeMm = mm;
  }
}

/** A map of given kinds of cells, from the page's corner on. */
export function travelMapOf(
  kind: Uint8Array,
  width: number,
  height: number,
  routes?: Uint8Array,
): TravelMap {
  const rim = new Uint8Array(kind.length).fill(1);
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      // Most cells are bare.
      if (
        kind[i] !== BARE &&
        kind[i - 1] !== BARE &&
        kind[i + 1] !== BARE &&
        kind[i - width] !== BARE &&
        kind[i + width] !== BARE
      ) {
        rim[i] = 0;
      }
    }
  }
  return {
    left: 0,
    top: 0,
    width,
    height,
    kind,
    rim,
    section: new Int32Array(kind.length).fill(-1),
    routes: routes ?? new Uint8Array(kind.length),
    keepsApart: routes !== undefined,
  };
}

type Search = 'roundShown' | 'overAlike' | 'overBare';

function searching<T>(map: TravelMap, search: Search, find: () => T): T {
  map[search] = true;
  const found = find();
  map[search] = false;
  return found;
}

/** Looks for ways to which a long walk under cover is cheaper than a short one in sight. */
export const aroundShown = <T>(map: TravelMap, find: () => T): T =>
  searching(map, 'roundShown', find);

/** Looks for ways over like threads, too. */
export const overAlike = <T>(map: TravelMap, find: () => T): T => searching(map, 'overAlike', find);

/** Looks for ways over narrow gaps of bare fabric, too, by their narrowest place. */
export const overBare = <T>(map: TravelMap, find: () => T): T => searching(map, 'overBare', find);

/** Price of a cell's width by what it is, for the ways that are looked for now; 0 is no way. */
export function pricesNow({ roundShown, overAlike, overBare }: TravelMap): Uint8Array {
  if (overBare) return OVER_BARE;
  if (!roundShown) return overAlike ? PRICE : WITHOUT_ALIKE;
  return overAlike ? ROUND_SHOWN : ROUND_WITHOUT_ALIKE;
}

const withPrices = (prices: Uint8Array, changes: readonly [kind: number, price: number][]) => {
  const changed = prices.slice();
  for (const [kind, price] of changes) changed[kind] = price;
  return changed;
};
const ROUND_SHOWN = withPrices(PRICE, [
  [OWN_DONE, ROUND_PRICE],
  [SHINES, ROUND_PRICE],
]);
const OVER_BARE = withPrices(PRICE, [
  [BARE, BARE_PRICE],
  [ALIKE, 0],
]);
const WITHOUT_ALIKE = withPrices(PRICE, [[ALIKE, 0]]);
const ROUND_WITHOUT_ALIKE = withPrices(ROUND_SHOWN, [[ALIKE, 0]]);

/**
 * Price of entering a cell; 0 is no way.
 * @param prices those of now, where many cells are asked for
 */
export function priceAt(map: TravelMap, cell: number, prices = pricesNow(map)): number {
  const price = prices[map.kind[cell]];
  return price === 0 ? 0 : price + RIM_PRICE * map.rim[cell] + map.routes[cell];
}

/** Notes that a thread takes a path, where ways keep apart. */
export function noteTravel({ routes, keepsApart }: TravelMap, cells: readonly number[]): void {
  if (!keepsApart) return;
  for (const cell of cells) if (routes[cell] < MAX_WAYS) routes[cell]++;
}
