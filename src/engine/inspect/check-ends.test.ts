import { describe, expect, it } from 'vitest';
import type { Design } from '../core/design.ts';
import { inspectDesign } from './inspect-design.ts';
import { designOf, tiedLine, type Step } from './testing/designs.ts';

const untied = (design: Design) =>
  inspectDesign(design).problems.find((p) => p.code === 'untied-end');

const END = [40, 0] as const;
/** A thread with these stitches at its start, and a good tie at its end. */
const begins = (...first: Step[]): Design =>
  designOf([...first, [5, 0], [10, 0], [15, 0], ...tiedLine([20, 0], END).slice(3)]);

describe('an end of thread', () => {
  it('is locked by a short stitch back', () => {
    expect(untied(begins([0, 0], [0.7, 0], [0.1, 0]))).toBeUndefined();
    expect(untied(begins([0, 0], [1.5, 0], [0, 0]))).toBeUndefined();
    // Also in the third stitch: some programs sew a stitch first.
    expect(untied(begins([0, 0], [3, 0], [4, 0], [3.2, 0]))).toBeUndefined();
  });

  it('is locked by three short stitches, whichever way they lead', () => {
    expect(untied(begins([0, 0], [0.5, 0], [1, 0], [1.5, 0]))).toBeUndefined();
    expect(untied(begins([0, 0], [0.5, 0], [1, 0]))).toMatchObject({ count: 1 });
  });

  it('is locked by a line of any length that runs back over itself', () => {
    expect(untied(begins([0, 0], [2, 0], [4, 0], [6, 0], [4, 0], [2, 0]))).toBeUndefined();
    expect(untied(begins([0, 0], [2, 0], [4, 0], [2.1, 0.1], [0, 0.1]))).toBeUndefined();
    // Rows of satin only come near.
    expect(untied(begins([0, 0], [0.2, 2], [0.4, 0], [0.6, 2], [0.8, 0]))).toMatchObject({
      count: 1,
    });
    // Nor does a single stitch back hold.
    expect(untied(begins([0, 0], [2, 0], [4, 0], [2, 0], [8, 3]))).toMatchObject({ count: 1 });
  });

  it('is locked likewise at its end, wherever that lies', () => {
    const start = tiedLine([0, 0], [30, 0]).slice(0, 3);
    /** The end of a thread, from the last stitch on backwards. */
    const ends = (...last: [number, number][]) =>
      [0, 1].map((turn) =>
        untied(
          designOf(
            [...start, [5, 0], [10, 3], [15, 7], ...last.toReversed()].map((step): Step => {
              const [x, y] = step as [number, number];
              return turn ? [y - 50, x + 70] : [x + 40, y - 90];
            }),
          ),
        ),
      );
    for (const tied of [
      ends([29, 9], [31, 9], [33, 9], [35, 9], [33, 9], [31, 9], [25, 7]),
      ends([29, 9], [29.8, 9], [29.1, 9], [25, 7]),
      ends([29, 9], [31, 9], [33, 9], [30.8, 9.2], [28.8, 9.2], [25, 7]),
    ]) {
      expect(tied).toEqual([undefined, undefined]);
    }
    // Half a millimetre beside the holes before it holds nothing.
    for (const loose of [
      ends([29, 9], [31, 9], [33, 9], [31, 9.5], [29, 9.5], [25, 7]),
      ends([29, 9], [31, 9], [33, 9], [31, 9], [29, 9.5], [25, 7]),
      ends([29, 9], [31, 9], [33, 9], [31, 9.5], [29, 9], [25, 7]),
      ends([29, 9], [32, 9], [25, 9], [20, 7]),
    ]) {
      expect(loose).toMatchObject([{ count: 1 }, { count: 1 }]);
    }
  });

  it('is locked by a line that turns within its first eight points', () => {
    // It turns at the sixth or the seventh needle point after the first.
    const turns = (at: number): Step[] => {
      const there = Array.from({ length: at + 1 }, (_, i): Step => [2 * i, 0]);
      return [...there, [2 * at - 2, 0], [2 * at - 4, 0], [2 * at - 8, 4], [2 * at - 8, 8]];
    };
    expect(untied(begins(...turns(6)))).toBeUndefined();
    expect(untied(begins(...turns(7)))).toMatchObject({ count: 1, at: { xMm: 0, yMm: 0 } });
  });

  it('is not locked by a turn of long stitches', () => {
    expect(untied(begins([0, 0], [1.6, 0], [0, 0]))).toMatchObject({ count: 1 });
    // Nor by one long and one short.
    expect(untied(begins([0, 0], [2, 0], [1, 0]))).toMatchObject({ count: 1 });
    // Nor by a turn aside.
    expect(untied(begins([0, 0], [0.7, 0], [0.7, 0.7]))).toMatchObject({ count: 1 });
    expect(untied(begins([0, 0], [0, 1], [0.8, 1]))).toMatchObject({ count: 1 });
  });

  it('is locked by a turn back in whatever direction it is sewn', () => {
    for (let degrees = 0; degrees < 360; degrees += 30) {
      const a = (degrees * Math.PI) / 180;
      const along = (mm: number) => [mm * Math.cos(a), mm * Math.sin(a)] as const;
      const steps = [along(0), along(0.8), along(0.1), along(4), along(8), along(7.2), along(7.9)];
      expect(untied(designOf(steps)), `${degrees}°`).toBeUndefined();
    }
  });

  it('is not locked by stitches far from it', () => {
    const late = [0, 3, 6, 9, 12, 15, 18, 18.7, 18, 21, 24, 27, 30, 33, 36].map(
      (x) => [x, 0] as const,
    );
    expect(untied(designOf(late))).toMatchObject({
      count: 2,
      severity: 'warning',
      mend: 'tie-ends',
    });
  });

  it('is at every cut, change of thread and stop: both sides are told', () => {
    const bare = (x: number): Step[] => [
      [x, 2],
      [x + 3, 2],
      [x + 6, 2],
    ];
    for (const cut of ['trim', 'color', 'stop'] as const) {
      const problem = untied(designOf([...bare(0), cut, 'jump', ...bare(20)]));
      expect(problem).toMatchObject({ count: 4, worst: 1 });
      expect(problem!.places).toEqual(
        [0, 6, 20, 26].map((xMm) => ({ xMm: expect.closeTo(xMm) as number, yMm: 2 })),
      );
    }
    expect(untied(designOf([...bare(0), 'jump', ...bare(20)]))).toMatchObject({ count: 2 });
  });

  it('of a single needle point hangs loose, twice', () => {
    expect(untied(designOf([[3, 4]]))).toMatchObject({ count: 2, at: { xMm: 3, yMm: 4 } });
  });
});
