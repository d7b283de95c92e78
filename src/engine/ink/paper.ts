import type { RgbaImage } from '../core/image.ts';
import type { Px } from '../core/units.ts';

/*
 * The paper under a drawing: how light each place of it is where nothing is drawn. A lamp, a fold,
 * a hand's shadow change slowly over a page, ink at once: the paper is what is lightest nearby.
 */

/** A page without the light and shadow on it. */
export interface Page {
  width: Px;
  height: Px;
  /** How much of each channel's light the ink takes from the paper, 0 to 1; three a pixel. */
  taken: Float32Array;
  /** The most that is taken of one channel, one a pixel: 0 is bare paper. */
  depth: Float32Array;
  /** The paper's mean colour, sRGB bytes. */
  paper: [number, number, number];
}

/** Tiles along the longer side: each is smaller than a shadow, and larger than a pen stroke. */
const TILES = 40;
const MIN_TILE_PX = 8;
/** Of a tile's pixels this share is darker than its paper: what is lighter is grain. */
const PAPER_RANK = 0.75;
/** Ink may fill so many tiles on end, and the paper under it is still guessed from around it. */
const REACH_TILES = 3;
/** Paper is never taken for darker: the division would make noise of black. */
const MIN_PAPER = 24;

/**
 * Divides light and shadow of the paper out of a page.
 * @param picture opaque, dark ink on lighter paper
 */
export function flattenPage({ width, height, data }: RgbaImage): Page {
  const tile = Math.max(MIN_TILE_PX, Math.ceil(Math.max(width, height) / TILES));
  const grid = { across: Math.ceil(width / tile), down: Math.ceil(height / tile), tile };
  const paper = [0, 1, 2].map((c) =>
    smoothed(closed(paperTiles(data, width, height, grid, c), grid), grid),
  );
  const taken = new Float32Array(width * height * 3);
  const depth = new Float32Array(width * height);
  const rows = paper.map(() => new Float32Array(width));
  for (let y = 0; y < height; y++) {
    paper.forEach((tiles, c) => interpolateRow(tiles, grid, y, rows[c]));
    flattenRow(data, y * width, rows, taken, depth);
  }
  const mean = (tiles: Float32Array) => Math.round(tiles.reduce((a, b) => a + b) / tiles.length);
  return { width, height, taken, depth, paper: [mean(paper[0]), mean(paper[1]), mean(paper[2])] };
}

/**
 * What ink takes in a row of the page that begins at a pixel. On its own: the compiler leaves a loop
 * inside a loop at each row otherwise, and goes on slowly.
 * @param rows how light the paper is along it, for each channel
 */
function flattenRow(
  data: RgbaImage['data'],
  first: number,
  rows: readonly Float32Array[],
  taken: Float32Array,
  depth: Float32Array,
): void {
  for (let x = 0, i = first; x < rows[0].length; x++, i++) {
    let most = 0;
    for (let c = 0; c < 3; c++) {
      const part = Math.max(0, 1 - data[i * 4 + c] / Math.max(MIN_PAPER, rows[c][x]));
      taken[i * 3 + c] = part;
      if (part > most) most = part;
    }
    depth[i] = most;
  }
}

interface Grid {
  across: number;
  down: number;
  tile: Px;
}

/** How light the paper of each tile is in one channel. */
function paperTiles(
  data: RgbaImage['data'],
  width: Px,
  height: Px,
  { across, down, tile }: Grid,
  channel: number,
): Float32Array {
  const out = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (let t = 0; t < out.length; t++) {
    const left = (t % across) * tile;
    const top = Math.floor(t / across) * tile;
    const right = Math.min(width, left + tile);
    const bottom = Math.min(height, top + tile);
    counts.fill(0);
    for (let y = top; y < bottom; y++) {
      for (let i = (y * width + left) * 4 + channel; i < (y * width + right) * 4; i += 4) {
        counts[data[i]]++;
      }
    }
    let darker = (right - left) * (bottom - top) * PAPER_RANK;
    let value = 0;
    while (value < 255 && (darker -= counts[value]) > 0) value++;
    out[t] = value;
  }
  return out;
}

/**
 * Tiles that ink fills take the paper around them: the lightest nearby, then the darkest of those.
 * The grid is carried on beyond the page as it slopes there, or shadows along its edge would be lost.
 */
function closed(tiles: Float32Array, { across, down, tile }: Grid): Float32Array {
  const wide = { across: across + 2 * REACH_TILES, down: down + 2 * REACH_TILES, tile };
  const framed = new Float32Array(wide.across * wide.down);
  for (let t = 0; t < framed.length; t++) {
    const x = (t % wide.across) - REACH_TILES;
    const y = Math.floor(t / wide.across) - REACH_TILES;
    const at = [clamp(x, across), clamp(y, down)] as const;
    const inner = [clamp(2 * at[0] - x, across), clamp(2 * at[1] - y, down)] as const;
    framed[t] = 2 * tiles[at[1] * across + at[0]] - tiles[inner[1] * across + inner[0]];
  }
  const filled = extreme(extreme(framed, wide, Math.max), wide, Math.min);
  return tiles.map((_, t) => {
    const y = Math.floor(t / across) + REACH_TILES;
    return filled[y * wide.across + (t % across) + REACH_TILES];
  });
}

const clamp = (v: number, count: number): number => Math.max(0, Math.min(count - 1, v));

function extreme(
  tiles: Float32Array,
  { across, down }: Grid,
  better: (a: number, b: number) => number,
): Float32Array {
  return tiles.map((own, t) => {
    const x = t % across;
    const y = Math.floor(t / across);
    let best = own;
    for (let ty = clamp(y - REACH_TILES, down); ty <= clamp(y + REACH_TILES, down); ty++) {
      for (let tx = clamp(x - REACH_TILES, across); tx <= clamp(x + REACH_TILES, across); tx++) {
        best = better(best, tiles[ty * across + tx]);
      }
    }
    return best;
  });
}

/** Means of three by three tiles. */
function smoothed(tiles: Float32Array, { across, down }: Grid): Float32Array {
  return tiles.map((_, t) => {
    const x = t % across;
    const y = Math.floor(t / across);
    let sum = 0;
    let count = 0;
    for (let ty = Math.max(0, y - 1); ty <= Math.min(down - 1, y + 1); ty++) {
      for (let tx = Math.max(0, x - 1); tx <= Math.min(across - 1, x + 1); tx++) {
        sum += tiles[ty * across + tx];
        count++;
      }
    }
    return sum / count;
  });
}

/** The paper along a row of pixels, between the middles of tiles. */
function interpolateRow(
  tiles: Float32Array,
  { across, down, tile }: Grid,
  y: number,
  row: Float32Array,
): void {
  const fy = Math.min(down - 1, Math.max(0, (y + 0.5) / tile - 0.5));
  const top = Math.floor(fy);
  const bottom = Math.min(down - 1, top + 1);
  for (let x = 0; x < row.length; x++) {
    const fx = Math.min(across - 1, Math.max(0, (x + 0.5) / tile - 0.5));
    const left = Math.floor(fx);
    const right = Math.min(across - 1, left + 1);
    const upper =
      tiles[top * across + left] * (1 - fx + left) + tiles[top * across + right] * (fx - left);
    const lower =
      tiles[bottom * across + left] * (1 - fx + left) +
      tiles[bottom * across + right] * (fx - left);
    row[x] = upper * (1 - fy + top) + lower * (fy - top);
  }
}
