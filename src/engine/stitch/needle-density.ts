import type { ObjectKind } from '../core/design.ts';
import type { Mm, Tenth } from '../core/units.ts';
import { linesBox } from '../vector/geometry.ts';
import {
  MAX_FLAT_STITCH_MM,
  MIN_STITCH_MM,
  MIN_TRAVEL_STITCH_MM,
  POINTS_PER_MM2,
} from '../machine.ts';

/*
 * Too many needle points in one place cut the fabric and break thread. `needleDensity` counts them:
 * satin asks it before each point, and draws points inward where the fabric is full. Where several
 * objects end side by side, `thinPenetrations` takes out the points that can be spared once all is
 * sewn: those inside rows, of underlay and of travel.
 */

/** Needle points, counted in a square millimetre that slides over the fabric in steps of ¼ mm. */
export interface NeedleDensity {
  /** Counts a needle point; `by` -1 takes it back. @returns points of the fullest square that holds it */
  add(x: Mm, y: Mm, by?: 1 | -1): number;
  /** Needle points in the fullest square that holds a place. */
  fullest(x: Mm, y: Mm): number;
}

/** Steps to a millimetre, along each side. */
const STEPS = 4;
/** Steps to a tile's side, as bits: 16 mm. Tiles are made where the first point falls. */
const TILE_BITS = 6;
const TILE_MASK = (1 << TILE_BITS) - 1;
/** More columns of tiles than any design has. */
const TILE_ROW = 1 << 20;

/** @param change adds to the sixteen squares that hold a place, and gives the points of the fullest */
const densityBy = (change: (x: Mm, y: Mm, by: number) => number): NeedleDensity => ({
  add: (x, y, by = 1) => change(x, y, by),
  fullest: (x, y) => change(x, y, 0),
});

export function needleDensity(): NeedleDensity {
  const tiles = new Map<number, Uint16Array>();
  let tile: Uint16Array = new Uint16Array(0);
  let tileKey = NaN;
  /** Finds the tile of a square, which is mostly that of the one before; makes it where there is none. */
  const select = (column: number, row: number): void => {
    const key = (row >> TILE_BITS) * TILE_ROW + (column >> TILE_BITS);
    if (key === tileKey) return;
    tileKey = key;
    tile = tiles.get(key) ?? new Uint16Array(1 << (2 * TILE_BITS));
    tiles.set(key, tile);
  };
  const change = (x: Mm, y: Mm, by: number): number => {
    const column = Math.floor(x * STEPS);
    const row = Math.floor(y * STEPS);
    let most = 0;
    for (let r = row - STEPS + 1; r <= row; r++) {
      for (let c = column - STEPS + 1; c <= column; c++) {
        select(c, r);
        const i = ((r & TILE_MASK) << TILE_BITS) | (c & TILE_MASK);
        const points = tile[i] + by;
        tile[i] = points;
        if (points > most) most = points;
      }
    }
    return most;
  };
  return densityBy(change);
}

/** A stitch that grows by losing its middle point lies flat still. */
const MAX_GROWN_TENTHS: Tenth = 10 * MAX_FLAT_STITCH_MM;
/** A point may leave a row if the row hardly bends there: by 14°, as a long turn does, too. */
const STRAIGHT_COSINE = 0.97;
/** One of the two points of a turn may leave where the other one lies ahead of it: by 26°, as a short turn does. */
const TURN_COSINE = 0.9;
/** A stitch across a point that is gone leaves the old line by no more than this, where … */
const MAX_ASIDE: Record<'row' | 'turn' | 'hidden' | 'line' | 'tip', Tenth> = {
  /** it lies in its row, but for the grid: where a long turn lost its point, a slit would open; */
  row: 1,
  /** it leads from its row into the next one, where thread of other colours closes that slit; */
  turn: 2.5,
  /** it hides under what comes: about as much as a line is wide; */
  hidden: 4,
  /** it draws a line that is seen: by half of that; */
  line: 2,
  /** it goes to and fro in a tip hardly wider than the thread. */
  tip: 5,
};
/** Stitches to and fro in a tip are no longer than this. */
const MAX_TIP_STITCH_TENTHS: Tenth = 8;
/** Stitches of a drawn line grow no longer than this, or its bends would show corners. */
const MAX_LINE_STITCH_TENTHS: Tenth = 35;
/** No stitch shorter than this comes about: in tips and at turns, and on lines and travel. */
const MIN_TURN_STITCH_TENTHS: Tenth = 10 * MIN_STITCH_MM;
const MIN_GROWN_TENTHS: Tenth = 10 * MIN_TRAVEL_STITCH_MM;
/** Underlay that turns back in a corner may turn back so much earlier. */
const MAX_TURN_BACK_TENTHS: Tenth = 30;
/** Which kinds give up points, and which of them first. */
const PRICE: Partial<Record<ObjectKind, number>> = {
  run: 0,
  underlay: 0,
  outline: 50,
  fill: 100,
  satin: 150,
};

/** Needle points of one run, in tenths, with the kind of sewing of each. */
export interface Points {
  points: readonly Tenth[];
  kinds: readonly (ObjectKind | undefined)[];
}

/**
 * Tells which needle points to leave out so that no square millimetre holds too many, as far as
 * travels, underlay, straight lines and points inside rows allow. Ends of rows and satin stay, but
 * in tips as narrow as the thread: without them fabric would show.
 * @param ties needle points that come to those of the runs and stay, x, y, … in tenths
 * @param limits needle points that a square millimetre may hold, and from how many on turns give up points
 * @returns for each run a flag a point: 1 to leave out
 */
export function thinPenetrations(
  runs: readonly Points[],
  ties: readonly Tenth[] = [],
  limits: PointLimits = { most: POINTS_PER_MM2.sewn },
): Uint8Array[] {
  const dropped = runs.map(({ kinds }) => new Uint8Array(kinds.length));
  const density = pointsDensity([...runs.map(({ points }) => points), ties]);
  const thin = (most: number, isSpare: typeof canDrop): void => {
    for (const { run, index } of collectSpares(runs, density, most)) {
      const { points, kinds } = runs[run];
      if (dropped[run][index] === 1 || density.fullest(points, index) <= most) continue;
      if (!isSpare(points, dropped[run], index, kinds[index])) continue;
      dropped[run][index] = 1;
      density.drop(points, index);
    }
  };
  thin(limits.most, canDrop);
  if (limits.crowded !== undefined) thin(limits.crowded, canDropTurn);
  return dropped;
}

/** Needle points in a square millimetre. */
export interface PointLimits {
  /** Where there are more, points inside rows, of underlay and of travel go. */
  most: number;
  /** Where there still are more than this, turns of rows lose one of their two points. */
  crowded?: number;
}

/** Density of points given in tenths, by their list and index in it. */
interface PointsDensity {
  fullest(points: readonly Tenth[], index: number): number;
  drop(points: readonly Tenth[], index: number): void;
}

/** Counts all points from their own left top corner, so that a moved design is thinned alike. */
function pointsDensity(lines: readonly (readonly Tenth[])[]): PointsDensity {
  const { left, top, right, bottom } = linesBox(lines);
  const [widthMm, heightMm] = [(right - left) / 10, (bottom - top) / 10];
  const density = isSmall(widthMm, heightMm) ? pageDensity(widthMm, heightMm) : needleDensity();
  const place = (points: readonly Tenth[], index: number): [Mm, Mm] => [
    (points[2 * index] - left) / 10,
    (points[2 * index + 1] - top) / 10,
  ];
  for (const points of lines) {
    for (let i = 0; i < points.length / 2; i++) density.add(...place(points, i));
  }
  return {
    fullest: (points, index) => density.fullest(...place(points, index)),
    drop: (points, index) => density.add(...place(points, index), -1),
  };
}

/** Squares of a page that are counted in one list: of 400 × 400 mm. */
const MOST_SQUARES = 2.6e6;

const isSmall = (widthMm: Mm, heightMm: Mm): boolean =>
  widthMm * heightMm * STEPS ** 2 <= MOST_SQUARES;

/** As `needleDensity`, for places from 0 to the sides of a page: without tiles to look for. */
function pageDensity(widthMm: Mm, heightMm: Mm): NeedleDensity {
  const width = Math.floor(widthMm * STEPS) + STEPS;
  const counts = new Uint16Array(width * (Math.floor(heightMm * STEPS) + STEPS));
  const change = (x: Mm, y: Mm, by: number): number => {
    let most = 0;
    // Squares begin up to a millimetre before the page.
    let at = Math.floor(y * STEPS) * width + Math.floor(x * STEPS);
    for (let row = 0; row < STEPS; row++, at += width) {
      for (let i = at; i < at + STEPS; i++) {
        const points = counts[i] + by;
        counts[i] = points;
        if (points > most) most = points;
      }
    }
    return most;
  };
  return densityBy(change);
}

/** A needle point that could be spared: run, index in it, and how gladly. */
interface Spare {
  run: number;
  index: number;
  price: number;
}

/** Points in crowded places that could go: the most gladly spared first. */
function collectSpares(runs: readonly Points[], density: PointsDensity, most: number): Spare[] {
  const spares: Spare[] = [];
  runs.forEach(({ points, kinds }, run) => {
    for (let index = 1; index + 1 < kinds.length; index++) {
      const price = PRICE[kinds[index] ?? 'bean'];
      if (price === undefined) continue;
      const crowd = density.fullest(points, index);
      if (crowd > most) spares.push({ run, index, price: price - crowd });
    }
  });
  return spares.sort((a, b) => a.price - b.price || a.run - b.run || a.index - b.index);
}

/** The stitch across a point that would be gone. */
interface Across {
  length: Tenth;
  /** The longer one of the two stitches that it takes the place of. */
  longerLeg: Tenth;
  /** How far it passes the point. */
  aside: Tenth;
  /** Of the angle by which the thread bends at the point. */
  cosine: number;
}

function stitchAcross(points: readonly Tenth[], dropped: Uint8Array, index: number): Across {
  let before = index - 1;
  while (before > 0 && dropped[before] === 1) before--;
  let after = index + 1;
  while (after < dropped.length - 1 && dropped[after] === 1) after++;
  const ax = points[2 * index] - points[2 * before];
  const ay = points[2 * index + 1] - points[2 * before + 1];
  const bx = points[2 * after] - points[2 * index];
  const by = points[2 * after + 1] - points[2 * index + 1];
  const length = Math.hypot(ax + bx, ay + by);
  const [legA, legB] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
  return {
    length,
    longerLeg: Math.max(legA, legB),
    aside: Math.abs(ax * by - ay * bx) / (length || 1),
    cosine: (ax * bx + ay * by) / (legA * legB || 1),
  };
}

/**
 * Whether a point is one of the two of a turn between rows that the other one can do without: the
 * row then leads straight to where the next one starts, half a row aside. A slit opens beside it,
 * and only where several threads end does none of the cloth show in it.
 */
function canDropTurn(
  points: readonly Tenth[],
  dropped: Uint8Array,
  index: number,
  kind: ObjectKind | undefined,
): boolean {
  if (kind !== 'fill') return false;
  const { length, aside, cosine } = stitchAcross(points, dropped, index);
  return length <= MAX_GROWN_TENTHS && cosine >= TURN_COSINE && aside <= MAX_ASIDE.turn;
}

/** Whether the stitch across a point, once it is gone, is short enough and stays on its line. */
function canDrop(
  points: readonly Tenth[],
  dropped: Uint8Array,
  index: number,
  kind: ObjectKind | undefined,
): boolean {
  const { length, longerLeg, aside, cosine } = stitchAcross(points, dropped, index);
  if (length > MAX_GROWN_TENTHS) return false;
  if (kind === 'outline') {
    return (
      length >= MIN_GROWN_TENTHS && length <= MAX_LINE_STITCH_TENTHS && aside <= MAX_ASIDE.line
    );
  }
  if (kind === 'fill' || kind === 'satin') {
    if (kind === 'fill' && cosine >= STRAIGHT_COSINE && aside <= MAX_ASIDE.row) return true;
    return (
      length >= MIN_TURN_STITCH_TENTHS &&
      longerLeg <= MAX_TIP_STITCH_TENTHS &&
      aside <= MAX_ASIDE.tip
    );
  }
  if (kind === 'underlay' && cosine < 0 && length >= MIN_TURN_STITCH_TENTHS) {
    if (length <= MAX_TURN_BACK_TENTHS / 2 && longerLeg <= MAX_TURN_BACK_TENTHS) return true;
  }
  return length >= MIN_GROWN_TENTHS && aside <= MAX_ASIDE.hidden;
}
