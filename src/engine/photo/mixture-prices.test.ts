import { describe, expect, it } from 'vitest';
import { conesFromRgb, rootsToError, threadLight } from './thread-light.ts';
import { mixturePrices, setMixturePrices } from './mixture-prices.ts';
import { framedRows } from './testing/framed-rows.ts';
import { oklabFromRgb, type Rgb } from '../color/oklab.ts';

const CHROMA = 2;
const BLACK: Rgb = [9, 7, 17];
const PALE: Rgb = [154, 151, 162];
const BROWN: Rgb = [89, 55, 40];

/** The price of each of some threads in a cell of a colour, and in the cell after it. */
function pricesIn(color: Rgb, threads: readonly Rgb[]): number[][] {
  const cones = new Float32Array(3);
  conesFromRgb(...color, cones, 0);
  const raster = framedRows({
    ...{ width: 4, lines: 9 },
    lightOf: (channel) => cones[channel % 3],
    labelOf: () => 0,
  });
  const lab = threads.flatMap((rgb) => {
    const [l, a, b] = oklabFromRgb(...rgb);
    return [l, a * CHROMA, b * CHROMA];
  });
  const prices = mixturePrices(threadLight(lab, CHROMA), rootsToError(CHROMA));
  const out = new Float32Array(2 * threads.length);
  setMixturePrices(prices, raster, 17, 19, out);
  return [[...out.subarray(0, threads.length)], [...out.subarray(threads.length)]];
}

describe('setMixturePrices', () => {
  it('has a dark grey dearer in the brown that is nearest to it than in what mixes it', () => {
    const [[black, pale, brown]] = pricesIn([56, 74, 96], [BLACK, PALE, BROWN]);
    expect(Math.min(black, pale)).toBeLessThan(brown);
    // By its own distance brown is nearest.
    const [[alone]] = pricesIn([56, 74, 96], [BROWN]);
    expect(alone).toBeLessThan(pricesIn([56, 74, 96], [PALE])[0][0]);
    expect(alone).toBeLessThan(pricesIn([56, 74, 96], [BLACK])[0][0]);
  });

  it('costs next to nothing in its own colour, and no thread less', () => {
    const [[black, pale, brown]] = pricesIn(BROWN, [BLACK, PALE, BROWN]);
    expect(brown).toBeLessThan(1.5);
    expect(Math.min(black, pale)).toBeGreaterThan(5);
  });

  it('prices a colour that comes again as it did before', () => {
    const [first, second] = pricesIn([120, 90, 70], [BLACK, PALE, BROWN]);
    expect(second).toEqual(first);
  });

  it('does not count mixtures with what is too far off', () => {
    // A little blue would dull the yellow; it is as dear beside the blue as without it.
    const [[yellow]] = pricesIn(
      [205, 200, 90],
      [
        [240, 230, 20],
        [20, 40, 220],
      ],
    );
    const [[lone]] = pricesIn([205, 200, 90], [[240, 230, 20]]);
    expect(yellow).toBeCloseTo(lone, 3);
  });
});
