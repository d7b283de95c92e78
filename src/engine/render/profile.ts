import { hash01 } from '../core/hash.ts';
import type { Canvas } from './canvas.ts';
import { HALFWAY, LIGHT } from './light.ts';
import type { Strands } from './strands.ts';

/** Twist of the thread's fibres against its axis: 18°. */
export const TWIST_COS = Math.cos(Math.PI / 10);
export const TWIST_SIN = Math.sin(Math.PI / 10);

/** Steps of half a turn in which a strand's direction is noted: a power of two. */
const GRAIN_STEPS = 64;

/** Whether two strands of one block lie side by side: their directions differ by 14° at most. */
export function isBeside(grain: number, other: number): boolean {
  const turn = (grain - other) & (GRAIN_STEPS - 1);
  return ((grain ^ other) & ~(GRAIN_STEPS - 1)) === 0 && (turn <= 5 || turn >= GRAIN_STEPS - 5);
}

/** Half cells along one strand that a profile can hold; longer strands are stepped more coarsely. */
const STEPS = 2048;

/**
 * One strand, ready to be shaded: its place in cells, and everything that
 * depends only on the place along it, tabulated. One is made for a whole
 * picture and filled anew for each strand.
 */
export interface Profile {
  /** Start, in cells; unit direction; length in cells. */
  x: number;
  y: number;
  tx: number;
  ty: number;
  length: number;
  /** The largest radius, in cells. */
  radius: number;
  /** Table entries per cell of length, and the last entry. */
  perCell: number;
  last: number;
  /** Light of the thread, this strand's own variation included. */
  brightness: number;
  /** Where the ply starts, in turns; where the fibre noise starts. */
  phase: number;
  seed: number;
  /** Its direction in 64 steps of half a turn, and above these two bits of its block's number. */
  grain: number;
  /** Lamp along the strand and to its side; halfway vector to its side. */
  lampAlong: number;
  lampAside: number;
  halfAside: number;
  /** By place along the strand: radius in cells, height of its axis in mm … */
  radii: Float32Array;
  perRadius: Float32Array;
  heights: Float32Array;
  /** … darkening near the needle points, tangent towards lamp and halfway vector … */
  dips: Float32Array;
  towardsLamp: Float32Array;
  towardsHalf: Float32Array;
  /** … and what the slope takes from the light that the surface catches. */
  turnedAway: Float32Array;
}

export function createProfile(): Profile {
  const table = () => new Float32Array(STEPS + 1);
  // Fractions, so that V8 gives the fields room for them from the start.
  const some = 0.5;
  return {
    ...{ x: some, y: some, tx: some, ty: some, length: some, radius: some },
    ...{ perCell: some, last: 0, brightness: some, phase: some, seed: 0, grain: 0 },
    ...{ lampAlong: some, lampAside: some, halfAside: some },
    ...{ radii: table(), perRadius: table(), heights: table(), dips: table() },
    ...{ towardsLamp: table(), towardsHalf: table(), turnedAway: table() },
  };
}

/** Places strand `i` on the canvas with its own small variation. */
export function placeStrand(profile: Profile, strands: Strands, i: number, canvas: Canvas): void {
  const { scale, leftMm, topMm } = canvas;
  const key = strands.record[i];
  const dx = strands.x1[i] - strands.x0[i];
  const dy = strands.y1[i] - strands.y0[i];
  const tenths = Math.hypot(dx, dy);
  const tx = dx / tenths;
  const ty = dy / tenths;
  const aside = 0.0175 * (2 * hash01(key, 0) - 1);
  profile.x = (strands.x0[i] / 10 - leftMm - ty * aside) * scale;
  profile.y = (strands.y0[i] / 10 - topMm + tx * aside) * scale;
  profile.tx = tx;
  profile.ty = ty;
  profile.length = (tenths / 10) * scale;
  const width = strands.threadMm * (0.96 + 0.08 * hash01(key, 1)) * (strands.loose[i] ? 0.85 : 1);
  profile.radius = (width / 2) * scale;
  profile.brightness = 0.965 + 0.07 * hash01(key, 2);
  profile.phase = hash01(key, 3);
  profile.seed = Math.floor(hash01(key, 4) * 4096);
  const steps = Math.round((Math.atan2(ty, tx) / Math.PI + 1) * GRAIN_STEPS);
  profile.grain = (steps % GRAIN_STEPS) + GRAIN_STEPS * (strands.block[i] & 3);
  profile.lampAlong = tx * LIGHT.x + ty * LIGHT.y;
  profile.lampAside = tx * LIGHT.y - ty * LIGHT.x;
  profile.halfAside = tx * HALFWAY.y - ty * HALFWAY.x;
}

/** So many places along a strand tell how high it lies. */
export const PROBES = 5;

/** Cell of one of a placed strand's probes, counted by rows of the whole canvas; −1 outside of it. */
export function probeCell(profile: Profile, { width, height }: Canvas, k: number): number {
  const u = ((k + 0.5) / PROBES) * profile.length;
  const px = Math.floor(profile.x + profile.tx * u);
  const py = Math.floor(profile.y + profile.ty * u);
  return px < 0 || py < 0 || px >= width || py >= height ? -1 : py * width + px;
}

/** Height of what lies under a placed strand at its probes, summed, in millimetres. */
export function heightBelow(profile: Profile, canvas: Canvas): number {
  let sum = 0;
  for (let k = 0; k < PROBES; k++) {
    const cell = probeCell(profile, canvas, k);
    if (cell >= 0) sum += canvas.z[cell];
  }
  return sum;
}

/** What a strand lies on, and in how fine cells it is drawn. */
export interface Ground {
  /** The sum of `heightBelow`. */
  below: number;
  /** Cells per millimetre. */
  scale: number;
}

/** How high a strand arches over what lies below, in millimetres. */
export const archOf = (length: number): number => Math.min(0.22, 0.05 + 0.035 * length);

/** Height over the fabric of a strand's lowest place. */
export const baseOf = (below: number): number => 0.55 * (below / PROBES);

/** How many steps the tables of a placed strand have. */
export const stepsOf = (profile: Profile): number =>
  Math.min(STEPS, Math.ceil(profile.length * 2) + 1);

/** Share of the arch that is missing `end` mm from a needle point where the thread turns back. */
export const riseAt = (end: number): number => Math.exp(-2.6 * end);

/** Radius `end` mm from a needle point, thinner where the thread bends down. */
export function radiusAt(radius: number, bend: number, end: number): number {
  const round = Math.min(1, end / 0.34);
  return radius * (1 - 0.3 * bend * (1 - round * (2 - round)));
}

/**
 * Fills in the tables along a placed strand: it comes up at one needle point,
 * arches over what lies below, and goes down at the other.
 */
export function bendStrand(
  profile: Profile,
  strands: Strands,
  i: number,
  { below, scale }: Ground,
): void {
  const length = profile.length / scale;
  const last = stepsOf(profile);
  profile.last = last;
  profile.perCell = last / profile.length;
  const bend0 = strands.bend0[i];
  const bend1 = strands.bend1[i];
  const arch = archOf(length);
  const base = baseOf(below);
  // The long, shallow bow that gives satin its band of sheen.
  const bent = (bend0 + bend1) / 2;
  const bow = 0.72 * Math.min(1, length / 2.6) * bent * bent;
  const halfAlong = profile.tx * HALFWAY.x + profile.ty * HALFWAY.y;
  for (let k = 0; k <= last; k++) {
    const u = (k / last) * length;
    const fromStart = u <= length - u;
    const end = fromStart ? u : length - u;
    const bend = fromStart ? bend0 : bend1;
    const rise = riseAt(end);
    const slope = (fromStart ? 3.4 : -3.4) * arch * bend * rise + bow * (1 - (2 * u) / length);
    const flat = 1 / Math.sqrt(1 + slope * slope);
    const dark = (end / 0.15) * (end / 0.15);
    profile.radii[k] = radiusAt(profile.radius, bend, end);
    profile.perRadius[k] = 1 / profile.radii[k];
    profile.heights[k] = base + arch * (1 - bend * rise);
    // Past 0.7 mm from a needle point nothing is left of its darkness, and most of a strand is there.
    profile.dips[k] = dark < 20 ? 1 - 0.52 * (0.25 + 0.75 * bend) * Math.exp(-dark) : 1;
    profile.towardsLamp[k] = TWIST_COS * (profile.lampAlong + slope * LIGHT.z) * flat;
    profile.towardsHalf[k] = TWIST_COS * (halfAlong + slope * HALFWAY.z) * flat;
    profile.turnedAway[k] = 0.5 * slope * profile.lampAlong * flat;
  }
}
