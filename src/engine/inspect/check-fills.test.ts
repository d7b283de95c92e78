import { describe, expect, it } from 'vitest';
import type { InspectOptions } from './inspect-design.ts';
import { designOf, rows, type Step, tiedLine } from './testing/designs.ts';
import { found, shifted, transposed } from './testing/found.ts';

const cut = ['trim', 'jump'] as const;
const bare = (steps: readonly Step[], options?: InspectOptions) =>
  found(designOf(steps), 'bare-fill', options);

/** A fill from (0, 0) to the right and down. */
const fill = (widthMm: number, heightMm: number): Step[] =>
  rows(widthMm, Math.round(heightMm / 0.2) + 1, 0.2);
/** Lines of underlay, each cut off, and then what is sewn over them. */
const over = (lines: readonly (readonly Step[])[], cover: readonly Step[]): Step[] => [
  ...lines.flatMap((line): Step[] => [...line, ...cut]),
  ...cover,
];
const upright = (x: number, heightMm: number) => tiedLine([x, 0.3], [x, heightMm - 0.3]);

describe('a fill without underlay', () => {
  it('is larger than 100 mm², and wide both ways', () => {
    expect(bare(fill(12, 10))).toMatchObject({
      count: 1,
      severity: 'note',
      mend: 'add-underlay',
    });
    expect(bare(fill(12, 10))!.worst).toBeCloseTo(120, -1);
    expect(bare(fill(10, 9))).toBeUndefined();
    expect(bare(fill(6.5, 30))).toBeUndefined();
    expect(bare(fill(30, 6))).toBeUndefined();
  });

  it('is told in its middle', () => {
    const { xMm, yMm } = bare(shifted(transposed(fill(20, 10)), 30, -40))!.at;
    expect(xMm).toBeCloseTo(35, 0);
    expect(yMm).toBeCloseTo(-30, 0);
  });

  it('has no lattice and no run along its edges', () => {
    const cover = fill(20, 16);
    const lattice = [3, 8, 13, 17].map((x) => upright(x, 16));
    const edges = [0.6, 19.4].map((x) => upright(x, 16));
    for (const lines of [lattice, edges]) {
      expect(bare(over(lines, cover))).toBeUndefined();
      expect(bare(transposed(over(lines, cover)))).toBeUndefined();
    }
    // What is sewn over it later carries nothing.
    expect(bare([...cover, ...cut, ...over(lattice, upright(10, 16))])).toMatchObject({ count: 1 });
  });

  it('is not carried by one way from place to place, nor by what lies under a corner of it', () => {
    expect(bare(over([upright(9, 16)], fill(20, 16)))).toMatchObject({ count: 1 });
    const corner = [2, 5, 8, 11, 14, 17].map((x) => upright(x, 5));
    expect(bare(over(corner, fill(20, 16)))).toMatchObject({ count: 1 });
  });

  it('is carried by a cover that lies under it', () => {
    const plate = over(
      [4, 10, 16, 22, 28].map((x) => upright(x, 30)),
      fill(30, 30),
    );
    expect(bare([...plate, ...cut, ...shifted(transposed(fill(14, 12)), 8, 8)])).toBeUndefined();
  });

  it('is more than a detail from 400 mm² on, where most of the fills are so', () => {
    expect(bare(fill(18, 20))).toMatchObject({ severity: 'note' });
    expect(bare(fill(24, 20))).toMatchObject({ severity: 'warning' });
    const carried = over(
      [4, 10, 16, 22, 28].map((x) => upright(x, 30)),
      fill(30, 30),
    );
    const beside = bare([...carried, ...cut, ...shifted(fill(24, 20), 60)]);
    expect(beside).toMatchObject({ severity: 'note', count: 1 });
  });

  it('is as it should be on leather, which every hole weakens', () => {
    expect(bare(fill(24, 20), { fabric: 'leather' })).toBeUndefined();
    expect(bare(fill(24, 20), { fabric: 'denim' })).toBeDefined();
  });
});
