import { describe, expect, it } from 'vitest';
import { type StartColors, withSkin } from './skin-threads.ts';
import { threadsOfSpots, withSpots } from './small-spots.ts';

/** Brown fur, and a red nose that is a little like it. */
const FUR = [0.5, 0.04, 0.1] as const;
const NOSE = [0.46, 0.16, 0.14] as const;
/** Squares in a row and in a column, each of 4 pixels. */
const WIDTH = 30;
const HEIGHT = 20;

/** Fur with a nose of some squares in its middle. */
function places(across: number, down: number) {
  const lab = new Float32Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isNose = x >= 10 && x < 10 + across && y >= 8 && y < 8 + down;
      lab.set(isNose ? NOSE : FUR, (y * WIDTH + x) * 3);
    }
  }
  return { lab, pixels: new Float32Array(WIDTH * HEIGHT).fill(4), side: 2, width: WIDTH };
}

/** The one thing that was told apart. */
const few = { lab: Float64Array.from(FUR), weight: Float64Array.from([WIDTH * HEIGHT * 4]) };

describe('small spots of a photograph', () => {
  it('are things of their own, as large as they are', () => {
    const { lab, weight } = withSpots(few, places(5, 3), 12);
    expect([...weight]).toEqual([WIDTH * HEIGHT * 4, 15 * 4]);
    NOSE.forEach((v, c) => expect(lab[3 + c]).toBeCloseTo(v));
  });

  it('are none where they are too small, like what lies about them, or of what is not sewn', () => {
    expect(withSpots(few, places(3, 3), 12).weight).toHaveLength(1);
    const told = { lab: Float64Array.from([...FUR, ...NOSE]), weight: Float64Array.from([1, 1]) };
    expect(withSpots(told, places(5, 3), 12).weight).toHaveLength(2);
    const bare = places(5, 3);
    bare.pixels.fill(0);
    expect(withSpots(few, bare, 12).weight).toHaveLength(1);
  });

  it('hold the threads of their colour', () => {
    const things = { lab: Float64Array.from([...FUR, ...NOSE]), spots: 1 };
    const threads = Float64Array.from([...FUR, 0.45, 0.17, 0.14, 0.9, 0, 0]);
    expect(threadsOfSpots(things, threads)).toEqual([1]);
    expect(threadsOfSpots({ ...things, spots: 0 }, threads)).toEqual([]);
  });

  it('keep them while the other threads settle', () => {
    const ones = new Float64Array(2).fill(1);
    const things = {
      lab: Float64Array.from([...FUR, ...NOSE]),
      mm2: Float64Array.from([900, 8]),
      saliency: ones,
      skin: new Float64Array(2),
      spots: 1,
    };
    const { held }: StartColors = withSkin(things, things.lab, 2);
    expect([...held]).toEqual([1]);
  });
});
