import { describe, expect, it } from 'vitest';
import { hash01 } from '../core/hash.ts';
import { createRowScratch, labelRow } from './label-row.ts';

/** Labels a row of seeded prices. */
function label(length: number, colors: number, change: number, shortest: number, seed: number) {
  const scratch = createRowScratch(length, colors);
  for (let i = 0; i < length * colors; i++) scratch.price[i] = 10 * hash01(i, seed);
  const out = new Uint8Array(length);
  labelRow(scratch, { length, colors, change, shortest }, out, 0);
  return { out, price: scratch.price };
}

function runs(labels: Uint8Array): number[] {
  const lengths: number[] = [];
  labels.forEach((k, i) => {
    if (i > 0 && labels[i - 1] === k) lengths[lengths.length - 1]++;
    else lengths.push(1);
  });
  return lengths;
}

const total = (labels: ArrayLike<number>, price: Float32Array, colors: number, change: number) => {
  let sum = 0;
  for (let i = 0; i < labels.length; i++) {
    sum += price[i * colors + labels[i]];
    if (i > 0 && labels[i] !== labels[i - 1]) sum += change;
  }
  return sum;
};

describe('labelRow', () => {
  it('makes no run shorter than asked, whatever the prices', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { out } = label(200, 5, 0.5, 6, seed);
      expect(Math.min(...runs(out))).toBeGreaterThanOrEqual(6);
    }
  });

  it('gives a stretch shorter than that one thread', () => {
    expect(runs(label(4, 3, 0, 6, 1).out)).toEqual([4]);
  });

  it('finds the cheapest of all labellings', () => {
    const [length, colors, change, shortest] = [10, 3, 2, 3];
    for (let seed = 0; seed < 8; seed++) {
      const { out, price } = label(length, colors, change, shortest, seed);
      let least = Infinity;
      for (let code = 0; code < colors ** length; code++) {
        const labels = Uint8Array.from(
          { length },
          (_, i) => Math.floor(code / colors ** i) % colors,
        );
        if (Math.min(...runs(labels)) < shortest) continue;
        least = Math.min(least, total(labels, price, colors, change));
      }
      expect(total(out, price, colors, change)).toBeCloseTo(least, 4);
    }
  });
});
