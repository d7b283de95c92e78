import { describe, expect, it } from 'vitest';
import { oklabFromHex } from '../color/oklab.ts';
import type { Things } from './lost-things.ts';
import { patchiness } from './patches.ts';

const CHROMA = 2;

const labOf = (...colors: string[]): Float64Array =>
  Float64Array.from(
    colors.flatMap((hex) => {
      const [l, a, b] = oklabFromHex(hex);
      return [l, a * CHROMA, b * CHROMA];
    }),
  );

/** Things of some sizes. */
const thingsOf = (lab: Float64Array, ...mm2: number[]): Things => ({
  lab,
  mm2: Float64Array.from(mm2),
  saliency: new Float64Array(mm2.length),
  skin: new Float64Array(mm2.length),
  spots: 0,
});

describe('patchiness', () => {
  const lab = labOf('#2e458c', '#d9d4d4');

  it('is nothing where all is seen in its own colour, or nearly', () => {
    expect(patchiness(thingsOf(lab, 100, 900), lab, CHROMA)).toBe(0);
    expect(patchiness(thingsOf(lab, 100, 900), labOf('#3c4f80', '#c8c4c4'), CHROMA)).toBe(0);
  });

  it('counts a blue in black by its share of the picture', () => {
    const seen = labOf('#110e12', '#d9d4d4');
    const tenth = patchiness(thingsOf(lab, 100, 900), seen, CHROMA);
    expect(tenth).toBeGreaterThan(0.5);
    expect(patchiness(thingsOf(lab, 50, 950), seen, CHROMA)).toBeCloseTo(tenth / 2, 9);
  });

  it('does not count what is too small to be a patch', () => {
    expect(patchiness(thingsOf(lab, 5, 995), labOf('#110e12', '#d9d4d4'), CHROMA)).toBe(0);
  });

  it('goes by the eye: a grey in pink is clearer than a dark blue in black', () => {
    const grey = patchiness(thingsOf(labOf('#8a95a5'), 50), labOf('#c88e6f'), CHROMA);
    const dark = patchiness(thingsOf(labOf('#1a1c34'), 50), labOf('#0c0b10'), CHROMA);
    expect(grey).toBeGreaterThan(5);
    expect(dark).toBe(0);
  });
});
