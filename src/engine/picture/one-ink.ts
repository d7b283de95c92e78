import type { Raster } from './raster.ts';

/*
 * Drawings of one ink on one ground: line art, silhouettes, stamps, writing.
 * What shows the ground there, also inside the figure, is fabric.
 */

/** How far, in sRGB bytes, a colour may lie beside the way from the ground to the ink. */
const ASIDE = 40;
/** Share of that way up to which a pixel is ground, and from which it is ink. */
const GROUND = 0.25;
const INK = 0.75;
/** So much (mm²) may be of another colour: noise; and this share of the ink's pixels of a tone between. */
const STRAY_MM2 = 0.12;
const TONES = 0.01;
/** The least difference between ink and ground, in bytes. */
const LEAST = 90;

/**
 * How near each pixel is to the ground: 1 on it, 0 on the ink; nothing where the
 * picture has more than one ink.
 * @param ground the ground's colour in sRGB bytes
 */
export function groundShares(
  raster: Raster,
  ground: readonly [number, number, number],
): Float32Array | undefined {
  const { rgb, alpha } = raster;
  const ink = inkOf(raster, ground);
  if (!ink) return undefined;
  const way = ink.map((v, c) => v - ground[c]);
  const length2 = way.reduce((sum, v) => sum + v * v, 0);
  const shares = new Float32Array(alpha.length);
  let [inked, stray] = [0, 0];
  let before = false;
  for (let i = 0, p = 0; i < shares.length; i++, p += 3) {
    const r = rgb[p] - ground[0];
    const g = rgb[p + 1] - ground[1];
    const b = rgb[p + 2] - ground[2];
    const along = (r * way[0] + g * way[1] + b * way[2]) / length2;
    const aside2 = r * r + g * g + b * b - along * along * length2;
    // One pixel alone is noise of a rim.
    const strays = aside2 > ASIDE * ASIDE;
    if (strays && before) stray++;
    before = strays;
    if (along > GROUND) inked++;
    shares[i] = 1 - Math.max(0, Math.min(1, along));
  }
  if (stray > STRAY_MM2 * raster.pxPerMm ** 2) return undefined;
  return countTones(shares, raster) <= TONES * inked ? shares : undefined;
}

/** The mean of the pixels that differ most from the ground. */
function inkOf(
  { rgb }: Raster,
  ground: readonly [number, number, number],
): [number, number, number] | undefined {
  const count = rgb.length / 3;
  const tally = new Int32Array(443);
  const far = (i: number): number => {
    const r = rgb[i * 3] - ground[0];
    const g = rgb[i * 3 + 1] - ground[1];
    const b = rgb[i * 3 + 2] - ground[2];
    return Math.sqrt(r * r + g * g + b * b) | 0;
  };
  for (let i = 0; i < count; i++) tally[far(i)]++;
  let distinct = 0;
  for (let d = LEAST; d < tally.length; d++) distinct += tally[d];
  if (distinct === 0) return undefined;
  let from = tally.length - 1;
  for (let seen = 0; seen < distinct * 0.25; from--) seen += tally[from];
  const ink: [number, number, number] = [0, 0, 0];
  let all = 0;
  for (let i = 0; i < count; i++) {
    if (far(i) <= from) continue;
    for (let c = 0; c < 3; c++) ink[c] += rgb[i * 3 + c];
    all++;
  }
  return [ink[0] / all, ink[1] / all, ink[2] / all];
}

/** Pixels between ground and ink with none of the ground near: no soft rim but a tone of its own. */
function countTones(shares: Float32Array, { width, height, grain }: Raster): number {
  const reach = 3 * grain;
  const isGround = (i: number): boolean => shares[i] > 1 - GROUND;
  let tones = 0;
  for (let y = reach; y < height - reach; y++) {
    for (let i = y * width + reach; i < (y + 1) * width - reach; i++) {
      if (shares[i] > 1 - GROUND || shares[i] < 1 - INK) continue;
      if (
        !isGround(i - reach) &&
        !isGround(i + reach) &&
        !isGround(i - reach * width) &&
        !isGround(i + reach * width)
      ) {
        tones++;
      }
    }
  }
  return tones;
}
