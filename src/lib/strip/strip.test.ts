import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packStrip, unpackStrip, type Strip } from './strip.ts';

const buffer = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

const step = fc.record({
  dx: fc.integer({ min: -121, max: 121 }),
  dy: fc.integer({ min: -121, max: 121 }),
  moves: fc.boolean(),
  changes: fc.boolean(),
});

/** A design's points from steps; the first is always reached without thread. */
function stripOf(steps: { dx: number; dy: number; moves: boolean; changes: boolean }[]): Strip {
  const points: number[] = [];
  const blocks: number[] = [];
  let [x, y, block] = [300, -200, 0];
  steps.forEach(({ dx, dy, moves, changes }, i) => {
    x += dx;
    y += dy;
    if (changes) block++;
    points.push(x, y);
    blocks.push(moves || changes || i === 0 ? -1 : block);
  });
  const colors = Array.from({ length: block + 1 }, (_, i): [number, number, number] => [
    i,
    255 - i,
    9,
  ]);
  return {
    left: -570,
    top: -570,
    width: 1140,
    height: 1140,
    colors,
    points: Int16Array.from(points),
    blocks: Int8Array.from(blocks),
  };
}

describe('a stitch strip', () => {
  it('gives back what was packed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const strip = stripOf(steps);
        expect(unpackStrip(buffer(packStrip(strip)))).toEqual(strip);
      }),
    );
  });

  it('takes two bytes a stitch', () => {
    const strip = stripOf(
      Array.from({ length: 100 }, () => ({ dx: 3, dy: 2, moves: false, changes: false })),
    );
    expect(packStrip(strip).length).toBe(9 + 3 + 6 + 99 * 2);
  });

  it('does not read past its end', () => {
    const bytes = packStrip(stripOf([{ dx: 1, dy: 1, moves: false, changes: false }]));
    expect(() => unpackStrip(buffer(bytes.subarray(0, bytes.length - 1)))).toThrow(RangeError);
  });
});
