import { expect, it } from 'vitest';
import { contains } from './rings.ts';
import { hash01 } from '../core/hash.ts';
import { insideIndex } from './inside-index.ts';

const rings = Array.from({ length: 60 }, (_, r) =>
  Float64Array.from({ length: 2 * (3 + (r % 9)) }, (_, i) => 50 * hash01(100 * r + i)),
);
const areas = rings.map((ring, r) => (r % 3 === 0 ? [ring, rings[(r + 7) % 60]] : [ring]));

it('tells the areas that each of many points lies in, as asking every side does', () => {
  const inside = insideIndex(areas);
  for (let n = 0; n < 500; n++) {
    // Some points on corners, and some outside of all.
    const [x, y] = n % 5 === 0 ? rings[n % 60] : [60 * hash01(n, 1) - 5, 60 * hash01(n, 2) - 5];
    const asked = areas.flatMap((own, i) =>
      own.filter((ring) => contains(ring, x, y)).length % 2 === 1 ? i : [],
    );
    expect(inside(x, y).sort((a, b) => a - b)).toEqual(asked);
  }
});

it('knows nothing of nothing', () => {
  expect(insideIndex([])(0, 0)).toEqual([]);
  expect(insideIndex([[Float64Array.of(1, 2, 3, 2, 5, 2)]])(2, 2)).toEqual([]);
});
