import { describe, expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import { heightOf, widthOf, type Box } from '../vector/geometry.ts';
import { partsOf } from './parts.ts';

/* Boards on roofs, fences before houses, trailers, and blossoms on a branch. */

const of = (prompt: string): Box[][] => {
  const { plan, composition } = composed(prompt);
  const { things } = partsOf(composition);
  return plan.subjects.map((_, k) =>
    things.filter(({ subject }) => subject === k).map(({ box }) => box),
  );
};

describe('what lies, stands before or is pulled', () => {
  it('is a board flat on the roof', () => {
    const [[car], [board]] = of('a jeep with a surfboard on top');
    expect(widthOf(board)).toBeGreaterThan(1.8 * heightOf(board));
    expect(board.bottom).toBeLessThan(car.top + 0.3 * heightOf(car));
  });

  it('is a fence lower than its house, at its foot', () => {
    const [[house], fence] = of('a house with a white fence in front');
    const top = Math.min(...fence.map((box) => box.top));
    expect(top).toBeGreaterThan(house.top + 0.5 * heightOf(house));
    expect(Math.max(...fence.map((box) => box.bottom))).toBeCloseTo(house.bottom, -1);
  });

  it('is a trailer at the end of its tractor, on the same ground', () => {
    const [[tractor], [trailer]] = of('a tractor pulling a trailer');
    expect(trailer.left).toBeGreaterThan(tractor.left + 0.8 * widthOf(tractor));
    expect(trailer.bottom).toBeCloseTo(tractor.bottom, 0);
  });

  it('are blossoms on the wood, above the fruit', () => {
    const [fruit, [branch], blossoms] = of('limon dalı, iki limon bir çiçek');
    for (const box of blossoms) {
      expect(box.left).toBeGreaterThan(branch.left);
      expect(box.right).toBeLessThan(branch.right);
      for (const one of fruit) expect(box.top).toBeLessThan(one.top);
    }
  });
});
