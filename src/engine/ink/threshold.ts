import type { Page } from './paper.ts';

/*
 * Which pixels of a page are ink: by the mean and the spread of what is around each
 * (Sauvola and Pietikäinen, "Adaptive document image binarization", 2000), on a page whose light
 * is divided out already.
 */

/** What of a page is ink. */
export interface Ink {
  /** How sure each pixel is ink: 128 to 255, paper 0 to 127, as a soft rim has it. */
  cover: Uint8Array;
  /** 1 for each pixel of ink. */
  mask: Uint8Array;
  /** The depth of full ink. */
  full: number;
  /** How far bare paper strays from its mean: its grain. */
  grain: number;
}

/** Side of the surroundings, as a share of the page's longer side. */
const WINDOW = 1 / 45;
/** Sauvola's k and R, on values of which bare paper is 1 and full ink 0. */
const K = 0.2;
const R = 0.5;
/** What has this much of the full depth is ink even where all around it is. */
const SOLID = 0.68;
/** The share of ink's pixels that are deeper than the full depth: the middles of its strokes. */
const FULL_RANK = 0.85;
/** Ink is deeper than this, and than so many grains of the paper. */
const MIN_DEPTH = 0.1;
const GRAINS = 5;
/** What is pale is ink, even where all around it is, if its channels differ by so much of the deepest: shade has no hue. */
const HUED = 0.45;
/** From bare to covered the rim of a stroke rises over so much of the full depth. */
const RIM = 0.35;

/**
 * Tells a page's ink from its paper.
 * @param pale whether also what is coloured in with a pale pen is ink, and not its outline alone
 */
export function findInk(page: Page, pale = false): Ink {
  const { width, height, depth } = page;
  const { grain, full } = measureInk(depth);
  const value = depth.map((d) => Math.max(0, 1 - d / full));
  const least = Math.max(MIN_DEPTH, GRAINS * grain) / full;
  const half = Math.max(4, Math.round((Math.max(width, height) * WINDOW) / 2));
  const cover = new Uint8Array(value.length);
  const mask = new Uint8Array(value.length);
  const sums = columnSums(width);
  for (let y = 0; y < height; y++) {
    sums.moveTo(value, height, y, half);
    sums.start(half);
    for (let x = 0, i = y * width; x < width; x++, i++) {
      sums.step(x, half);
      const mean = sums.sum / sums.count;
      const spread = Math.sqrt(Math.max(0, sums.squares / sums.count - mean * mean));
      const sauvola = mean * (1 + K * (spread / R - 1));
      const isPale = pale && value[i] < 1 - least && isHued(page, i);
      const threshold = isPale ? 1 - least : Math.max(1 - SOLID, Math.min(1 - least, sauvola));
      const sure = 0.5 + (threshold - value[i]) / RIM;
      cover[i] = Math.max(0, Math.min(255, Math.round(sure * 255)));
      if (cover[i] >= 128) mask[i] = 1;
    }
  }
  return { cover, mask, full, grain };
}

/** Whether a pixel and those around it have one hue in the mean: a single one may be a grain's. */
function isHued({ width, height, taken }: Page, i: number): boolean {
  const x = i % width;
  const y = (i - x) / width;
  const right = Math.min(width - 1, x + 1);
  let [r, g, b] = [0, 0, 0];
  for (let cy = Math.max(0, y - 1); cy <= Math.min(height - 1, y + 1); cy++) {
    for (let cx = Math.max(0, x - 1); cx <= right; cx++) {
      const p = 3 * (cy * width + cx);
      r += taken[p];
      g += taken[p + 1];
      b += taken[p + 2];
    }
  }
  const most = Math.max(r, g, b);
  return most - Math.min(r, g, b) >= HUED * most;
}

/** Steps in which depths are counted. */
const STEPS = 256;

/** The depth of full ink, and the grain of the paper, from the depths of a page: soon told. */
export function measureInk(depth: Float32Array): Pick<Ink, 'full' | 'grain'> {
  const counts = new Uint32Array(STEPS + 1);
  for (const d of depth) counts[Math.min(STEPS, Math.floor(d * STEPS))]++;
  // Half of a page and more is paper.
  const grain = rank(counts, 0, 0.5) / STEPS;
  const from = Math.floor(Math.max(MIN_DEPTH, GRAINS * grain) * STEPS);
  const full = rank(counts, Math.min(STEPS, from), FULL_RANK) / STEPS;
  return { full: Math.max(full, MIN_DEPTH), grain };
}

/** The step that has so much of what is counted from a step on below it. */
function rank(counts: Uint32Array, from: number, share: number): number {
  let left = share * counts.subarray(from).reduce((sum, n) => sum + n, 0);
  for (let step = from; step < counts.length; step++) {
    left -= counts[step];
    if (left <= 0) return step;
  }
  return counts.length - 1;
}

/** Sums of values and of their squares over a square that moves along rows. */
function columnSums(width: number) {
  const sum = new Float64Array(width);
  const squares = new Float64Array(width);
  let rows = 0;
  let columns = 0;
  const self = {
    sum: 0,
    squares: 0,
    count: 0,
    /** Brings the columns to a row; rows come one after another. */
    moveTo(value: Float32Array, height: number, y: number, half: number): void {
      const add = (row: number, sign: 1 | -1): void => {
        for (let x = 0, i = row * width; x < width; x++, i++) {
          sum[x] += sign * value[i];
          squares[x] += sign * value[i] * value[i];
        }
        rows += sign;
      };
      if (y === 0) for (let row = 0; row <= Math.min(half, height - 1); row++) add(row, 1);
      else {
        if (y + half < height) add(y + half, 1);
        if (y - half - 1 >= 0) add(y - half - 1, -1);
      }
    },
    start(half: number): void {
      self.sum = self.squares = columns = 0;
      for (let x = 0; x < Math.min(half, width); x++) add(x, 1);
    },
    step(x: number, half: number): void {
      if (x + half < width) add(x + half, 1);
      if (x - half - 1 >= 0) add(x - half - 1, -1);
      self.count = rows * columns;
    },
  };
  function add(x: number, sign: 1 | -1): void {
    self.sum += sign * sum[x];
    self.squares += sign * squares[x];
    columns += sign;
  }
  return self;
}
