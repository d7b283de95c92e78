import { describe, expect, it } from 'vitest';
import { oklabFromRgb } from '../color/oklab.ts';
import { rasterize } from '../picture/raster.ts';
import { createCoverMap } from '../stitch/cover-map.ts';
import { findDarkParts } from './dark-parts.ts';
import { findDetails } from './details.ts';
import { picture } from './test-pictures.ts';

const CHROMA = 2;
const PX = 5;
const COLORS = [
  [224, 172, 144],
  [24, 18, 16],
  [120, 90, 70],
] as const;
const SKIN = 0;
const BLACK = 1;

const labs = Float64Array.from(
  COLORS.flatMap(([r, g, b]) => {
    const lab = new Float32Array(3);
    oklabFromRgb(r, g, b, lab, 0);
    return [lab[0], lab[1] * CHROMA, lab[2] * CHROMA];
  }),
);

/** Eyes in rows, so many of them, in a face of 60 by 40 mm that is sewn all in one thread. */
function detailsOf(eyes: number, thread = SKIN) {
  const isEye = (x: number, y: number) =>
    Array.from({ length: eyes }, (_, k) => [8 + 12 * (k % 5), 8 + 12 * Math.floor(k / 5)]).some(
      ([ex, ey]) => ((x - ex) / 1.5) ** 2 + ((y - ey) / 0.8) ** 2 < 1,
    );
  const image = picture(60 * PX, 40 * PX, (x, y) => {
    const [r, g, b] = isEye(x / PX, y / PX) ? COLORS[BLACK] : COLORS[SKIN];
    return [r, g, b, 255];
  });
  const raster = rasterize(image, 60, CHROMA);
  const cover = createCoverMap(60, 40);
  cover.last.fill(thread + 1);
  const plan = { order: [0, 1, 2], blockOf: Uint8Array.of(0, 1, 2), cover };
  const parts = findDarkParts(raster, new Uint8Array(raster.width * raster.height), CHROMA);
  return { parts, details: findDetails(raster, parts, plan, labs) };
}

describe('findDetails', () => {
  it('draws in the nearest dark thread what the fill has lost, where it is', () => {
    const { details } = detailsOf(2);
    expect(details!.thread).toBe(BLACK);
    const alphaAt = (x: number, y: number) =>
      Math.max(
        ...details!.drawn.map(({ image: { width, data }, x: left, y: top }) => {
          const at = Math.round((y - top) * PX) * width + Math.round((x - left) * PX);
          return data[at * 4 + 3] ?? 0;
        }),
      );
    expect(alphaAt(8, 8)).toBe(255);
    expect(alphaAt(20, 8)).toBe(255);
    expect(alphaAt(8, 11)).toBe(0);
    expect(alphaAt(32, 8)).toBe(0);
  });

  it('draws nothing that the fill has', () => {
    expect(detailsOf(2, BLACK).details).toBeUndefined();
  });

  it('draws few of many', () => {
    const { parts, details } = detailsOf(15);
    expect(parts).toHaveLength(15);
    expect(details!.drawn).toHaveLength(6);
  });
});
