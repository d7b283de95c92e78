import { Command, type Design } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import { MAX_FLAT_STITCH_MM, SHORT_STITCH_MM } from '../machine.ts';

/** How the thread came to a needle point from the one before it. */
export const Link = {
  /** As a stitch. */
  Stitch: 0,
  /** Loose on top: the needle was up, and the thread was not cut. */
  Float: 1,
  /** It did not: it was cut, or this is the first point. */
  Cut: 2,
  /** As a stitch too long for one record of its file: one jump goes a part of its way. */
  Skip: 3,
} as const;

/** Whether thread of a link is a stitch, however its file writes it. */
export const isSewn = (link: number): boolean => link === Link.Stitch || link === Link.Skip;

/** The needle points of a design with the thread between them: what every check goes over. */
export interface NeedlePoints {
  count: number;
  /** Places in mm, the design's origin. */
  x: Float64Array;
  y: Float64Array;
  /** Distance from the point before, in mm; 0 after a cut. */
  length: Float64Array;
  /** A `Link` each. */
  link: Uint8Array;
  /** Index of its record in the design. */
  record: Int32Array;
  /** Its colour block. */
  block: Uint32Array;
}

/** Reads the needle points of a design. A stop counts as a cut, as machines do. */
export function needlePoints(design: Design): NeedlePoints {
  const { commands } = design;
  let count = 0;
  for (const command of commands) if (command === Command.Stitch) count++;
  const points: NeedlePoints = {
    count,
    x: new Float64Array(count),
    y: new Float64Array(count),
    length: new Float64Array(count),
    link: new Uint8Array(count),
    record: new Int32Array(count),
    block: new Uint32Array(count),
  };
  let n = 0;
  let block = 0;
  let link: number = Link.Cut;
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Jump) {
      if (link === Link.Stitch) link = skipsOne(design, i) ? Link.Skip : Link.Float;
      continue;
    }
    if (command !== Command.Stitch) {
      if (command === Command.ColorChange) block++;
      link = Link.Cut;
      continue;
    }
    points.x[n] = design.x[i] / 10;
    points.y[n] = design.y[i] / 10;
    points.link[n] = link;
    points.record[n] = i;
    points.block[n] = block;
    if (link !== Link.Cut) {
      points.length[n] = distance(points.x[n] - points.x[n - 1], points.y[n] - points.y[n - 1]);
    }
    link = Link.Stitch;
    n++;
  }
  return points;
}

/** A jump that skips a needle point ends well before the stitch, which goes on the same way. */
const SKIP_SHARE = 0.2;
const SKIP_COSINE = 0.95;

/**
 * Whether a jump is a part of one stitch: files whose records are too short for it write the first
 * half as a jump. Where the thread goes elsewhere, jumps lead all the way.
 */
function skipsOne({ x, y, commands }: Design, i: number): boolean {
  if (commands[i - 1] !== Command.Stitch || commands[i + 1] !== Command.Stitch) return false;
  const [ux, uy] = [x[i] - x[i - 1], y[i] - y[i - 1]];
  const [vx, vy] = [x[i + 1] - x[i], y[i + 1] - y[i]];
  const [u, v] = [Math.hypot(ux, uy), Math.hypot(vx, vy)];
  return u > 0 && v >= SKIP_SHARE * (u + v) && ux * vx + uy * vy >= SKIP_COSINE * u * v;
}

/** As Math.hypot, which takes ten times as long: lengths of a design do not overflow. */
export const distance = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

/** Lengths of a design's stitches; all zero where it has none. */
export interface StitchLengths {
  /** The shortest. */
  minMm: Mm;
  /** The mean of all. */
  meanMm: Mm;
  /** 99 of 100 stitches are no longer. */
  p99Mm: Mm;
  /** The longest. */
  maxMm: Mm;
  /** Share of the stitches under 0.5 mm: they cost time and harden the piece. */
  shareUnderHalf: number;
  /** Share of the stitches over 7 mm: they lie loose. */
  shareOverSeven: number;
}

export function stitchLengths({ count, length, link }: NeedlePoints): StitchLengths {
  const bins = new Uint32Array(BINS + 1);
  let [n, sum, short, long, least, most] = [0, 0, 0, 0, Infinity, 0];
  for (let i = 0; i < count; i++) {
    if (link[i] !== Link.Stitch) continue;
    const mm = length[i];
    n++;
    sum += mm;
    if (mm < SHORT_STITCH_MM - EPSILON) short++;
    if (mm > MAX_FLAT_STITCH_MM + EPSILON) long++;
    if (mm < least) least = mm;
    if (mm > most) most = mm;
    bins[Math.min(BINS, (mm / BIN_MM + 0.5) | 0)]++;
  }
  if (n === 0) {
    return { minMm: 0, meanMm: 0, p99Mm: 0, maxMm: 0, shareUnderHalf: 0, shareOverSeven: 0 };
  }
  let bin = 0;
  for (let below = bins[0]; below < n * 0.99; below += bins[bin]) bin++;
  return {
    minMm: least,
    meanMm: sum / n,
    p99Mm: bin * BIN_MM,
    maxMm: most,
    shareUnderHalf: short / n,
    shareOverSeven: long / n,
  };
}

/** Lengths come from whole tenths: what differs by less is the same length. */
const EPSILON = 1e-6;
/** Steps of the distribution of lengths, up to 100 mm. */
const BIN_MM: Mm = 0.01;
const BINS = 10_000;
