import { describe, expect, it } from 'vitest';
import { rampThread } from '../formats/blocks.ts';
import type { Step } from './testing/designs.ts';
import { blocksOf, found, shifted, transposed } from './testing/found.ts';

const RED = '#aa2020';
const BLUE = '#2030a0';
const GREEN = '#208030';

/** One stitch to the right: it lies on as many quarter millimetres as it has room for. */
const bar = (fromX: number, toX: number, y: number): Step[] => [
  [fromX, y],
  [toX, y],
];
/** Far out, so that no block goes round all others. */
const corners: Step[] = [[-8, -8], [-6, -8], 'jump', [78, 46], [80, 46]];

type Block = readonly [hex: string, steps: readonly Step[]];
const joins = (...blocks: Block[]) =>
  found(blocksOf([GREEN, corners], ...blocks), 'joinable-colors');

describe('two blocks of one colour', () => {
  const between: Block = [BLUE, bar(0, 20, 30.1)];

  it('could be one where what is sewn between them lies elsewhere', () => {
    const problem = joins([RED, bar(0, 20, 5.1)], between, [RED, bar(3, 20, 10.1)]);
    expect(problem).toMatchObject({ count: 1, worst: 1, severity: 'note', mend: 'merge-blocks' });
    // Where the second begins.
    expect(problem!.at).toEqual({ xMm: 3, yMm: 10.1 });
  });

  it('come back on a cap for each element', () => {
    const design = blocksOf([GREEN, corners], [RED, bar(0, 20, 5.1)], between, [
      RED,
      bar(3, 20, 10.1),
    ]);
    expect(found(design, 'joinable-colors')).toBeDefined();
    expect(found(design, 'joinable-colors', { cap: true })).toBeUndefined();
  });

  it('are not sought in other colours, nor in neighbouring blocks', () => {
    expect(joins([RED, bar(0, 20, 5.1)], between, ['#aa6020', bar(0, 20, 10.1)])).toBeUndefined();
    expect(joins([RED, bar(0, 20, 5.1)], [RED, bar(0, 20, 10.1)], between)).toBeUndefined();
    expect(joins([RED, bar(0, 20, 5.1)])).toBeUndefined();
    // A shade that nobody tells from the first is the same.
    expect(joins([RED, bar(0, 20, 5.1)], between, ['#ab2121', bar(0, 20, 10.1)])).toMatchObject({
      count: 1,
    });
  });

  it('may be two threads that nobody tells apart, even one after the other', () => {
    const far: Block = [BLUE, bar(0, 20, 30.1)];
    const [first, near, other]: Block[] = [
      ['#1d3f8f', bar(0, 20, 5.1)],
      ['#234494', bar(3, 20, 10.1)],
      ['#2d4d9d', bar(3, 20, 10.1)],
    ];
    expect(joins(first, near)).toMatchObject({ count: 1, severity: 'note' });
    expect(joins(first, near)!.at).toEqual({ xMm: 3, yMm: 10.1 });
    expect(joins(first, far, near)).toMatchObject({ count: 1 });
    // A shade further on, as in a chart.
    expect(joins(first, other)).toBeUndefined();
    expect(joins(first, far, other)).toBeUndefined();
  });

  it('are not sought among colours that the file does not name', () => {
    const design = blocksOf([GREEN, corners], [RED, bar(0, 20, 5.1)], between, [
      RED,
      bar(0, 20, 10.1),
    ]);
    const threads = design.threads.map((own, i) =>
      i === 3 ? { ...rampThread(3), hex: RED } : own,
    );
    expect(found({ ...design, threads }, 'joinable-colors')).toBeUndefined();
    expect(found(design, 'joinable-colors')).toMatchObject({ count: 1 });
  });

  it('are pairs: each with the next of its colour', () => {
    const red = (y: number): Block => [RED, bar(0, 20, y)];
    const blue = (y: number): Block => [BLUE, bar(30, 50, y)];
    // Red twice and blue once come back.
    expect(joins(red(0.1), blue(5.1), red(10.1), blue(15.1), red(20.1))).toMatchObject({
      count: 3,
      severity: 'warning',
    });
    expect(joins(red(0.1), blue(5.1), red(10.1), blue(15.1))).toMatchObject({
      count: 2,
      severity: 'note',
    });
  });

  it('stay apart where both have something between them on or under them', () => {
    const upright = (x: number, y: number): Step[] => [
      [x, y],
      [x, y + 10],
    ];
    const over = (...ys: number[]): Block => [BLUE, ys.flatMap((y) => bar(0, 20, y))];
    const first: Block = [RED, bar(0, 20, 5.1)];
    const second: Block = [RED, bar(0, 20, 10.1)];
    expect(joins(first, over(5.1, 10.1), second)).toBeUndefined();
    // The one may be sewn earlier, the other later, where it is free.
    expect(joins(first, over(5.1, 30.1), second)).toMatchObject({ count: 1 });
    expect(joins(first, over(30.1, 10.1), second)).toMatchObject({ count: 1 });
    // Of two blocks between them one is enough to be in the way.
    const free: Block = [BLUE, upright(60, 0)];
    const covers: Block = ['#d0b040', [...bar(0, 20, 5.1), ...bar(0, 20, 10.1)]];
    expect(joins(first, free, covers, second)).toBeUndefined();
    expect(joins(first, covers, free, second)).toBeUndefined();
  });

  it('may share 3 in 100 of the smaller block with what is between them', () => {
    /** The second has 100 quarter millimetres, and so many of them under the block between. */
    const shares = (cells: number, toX: number) =>
      joins(
        [RED, bar(0, 20, 5.1)],
        // It lies on all of the first, and on the end of the second.
        [BLUE, [...bar(0, 20, 5.1), 'jump', ...bar(25 - cells * 0.25 + 0.05, toX, 10.1)]],
        [RED, bar(0, 25, 10.1)],
      );
    expect(shares(3, 75)).toMatchObject({ count: 1 });
    expect(shares(4, 75)).toBeUndefined();
    // The smaller may be the one between them.
    const both = (cells: number) =>
      joins(
        [RED, bar(0, 60, 5.1)],
        [
          BLUE,
          [
            ...bar(60 - cells * 0.25 + 0.05, 70, 5.1),
            'jump',
            ...bar(60 - cells * 0.25 + 0.05, 70, 10.1),
          ],
        ],
        [RED, bar(0, 60, 10.1)],
      );
    // 80 quarters and what is shared, twice 40: two of them are 3 in 100 of it, three are not.
    expect(both(1)).toMatchObject({ count: 1 });
    expect(both(3)).toBeUndefined();
  });

  it('share by uprights as by what lies, and by stitches aslant', () => {
    const [a, b] = [bar(0, 20, 5.1), bar(0, 20, 10.1)];
    const both = [...a, 'jump' as const, ...b];
    for (const turn of [
      (steps: Step[]) => transposed(steps),
      (steps: Step[]) =>
        steps.map((step): Step =>
          typeof step === 'string' ? step : [step[0], step[1] + 1.5 * step[0]],
        ),
    ]) {
      expect(joins([RED, turn(a)], [BLUE, turn(both)], [RED, turn(b)])).toBeUndefined();
      // 0.7 mm beside them nothing is shared.
      expect(
        joins([RED, turn(a)], [BLUE, turn(shifted(both, 0, 0.7))], [RED, turn(b)]),
      ).toMatchObject({ count: 1 });
    }
  });

  it('are sought among the first 300 blocks, and those that the file names', () => {
    const second = (at: number) => {
      const blocks = Array.from({ length: 310 }, (_, i): Block => [
        i === 1 || i === at ? RED : BLUE,
        bar(0, 1, i === 1 || i === at ? 0.1 : 5.1),
      ]);
      const design = blocksOf(...blocks);
      // All others are of colours that the file does not name.
      const threads = design.threads.map((own, i) => (own.hex === RED ? own : rampThread(i)));
      return found({ ...design, threads }, 'joinable-colors');
    };
    expect(second(299)).toMatchObject({ count: 1 });
    expect(second(300)).toBeUndefined();
    const blocks: Block[] = [
      [GREEN, corners],
      [RED, bar(0, 20, 5.1)],
      between,
      [RED, bar(0, 20, 10.1)],
      [GREEN, bar(0, 20, 15.1)],
    ];
    const { threads, ...design } = blocksOf(...blocks);
    expect(found({ ...design, threads: threads.slice(0, 4) }, 'joinable-colors')).toMatchObject({
      count: 1,
    });
  });

  it('share nothing by floats', () => {
    const float: Block = [
      BLUE,
      [[0, 5.1], 'jump', [20, 5.1], [20, 40], [0, 40], [0, 10.1], 'jump', [20, 10.1]],
    ];
    expect(joins([RED, bar(0, 19.9, 5.1)], float, [RED, bar(0.6, 19.9, 10.1)])).toMatchObject({
      count: 1,
    });
  });
});

describe('a frame', () => {
  const ring = (inset: number): Step[] => [
    [inset, inset],
    [60 - inset, inset],
    [60 - inset, 40 - inset],
    [inset, 40 - inset],
    [inset, inset],
  ];
  const framed = (frame: readonly Step[]) =>
    found(
      blocksOf([RED, bar(20, 30, 20.1)], [BLUE, [...ring(0), ...bar(40, 50, 30.1)]], [RED, frame]),
      'joinable-colors',
    );

  it('is sewn last on purpose: it reaches to within 2 mm of all sides', () => {
    expect(framed(ring(2))).toBeUndefined();
    expect(framed(ring(2.1))).toMatchObject({ count: 1 });
  });

  it('reaches all four sides', () => {
    const sides = [
      [3, 2, 58, 38],
      [2, 3, 58, 38],
      [2, 2, 57, 38],
      [2, 2, 58, 37],
    ];
    for (const [left, top, right, bottom] of sides) {
      const box: Step[] = [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ];
      expect(framed(box)).toMatchObject({ count: 1 });
    }
  });
});
