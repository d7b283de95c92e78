import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coveredNear, coverWith, createCoverTree, type CoverTree } from './cover-tree.ts';
import { areaOf, boxPath, intersect, pathsBox, toPath, unite, type Paths } from './paths.ts';
import { MAX_WORK } from './sweep.ts';

const PAGE = { left: 0, top: 0, right: 100_000, bottom: 100_000 };
const square = (x: number, y: number, side: number): Paths => [
  toPath([x, y, x + side, y, x + side, y + side, x, y + side]),
];
const disc = (x: number, y: number, r: number, corners = 60): Paths => [
  toPath(
    Float64Array.from({ length: 2 * corners }, (_, i) => {
      const turn = (2 * Math.PI * (i >> 1)) / corners;
      return i % 2 === 0 ? x + r * Math.cos(turn) : y + r * Math.sin(turn);
    }),
  ),
];
const leaves = (node: CoverTree): CoverTree[] => node.children?.flatMap(leaves) ?? [node];

describe('coverWith', () => {
  it('shows what of an area was bare, and only that part on the page', () => {
    const tree = createCoverTree(PAGE);
    expect(areaOf(coverWith(tree, square(0, 0, 10)).paths)).toBe(100);
    expect(areaOf(coverWith(tree, square(5, 5, 10)).paths)).toBe(75);
    expect(coverWith(tree, square(2, 2, 8)).paths).toEqual([]);
    expect(areaOf(coverWith(tree, square(-5, 50, 10)).paths)).toBe(50);
  });

  it('covers each place once, however the page divides', () => {
    const part = fc.record({
      x: fc.integer({ min: 0, max: 100 }),
      y: fc.integer({ min: 0, max: 100 }),
      r: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 30 }), (parts) => {
        const tree = createCoverTree(PAGE);
        const discs = parts.map(({ x, y, r }) => disc(x, y, r, 90));
        const shown = discs.map((paths) => coverWith(tree, paths));
        const sum = shown.reduce((all, { paths }) => all + areaOf(paths), 0);
        const whole = areaOf(intersect(unite(discs.flat()), [boxPath(PAGE)]));
        expect(sum).toBeCloseTo(whole, 0);
        // All that was covered is found again.
        expect(areaOf(unite(coveredNear(tree, PAGE)))).toBeCloseTo(whole, 0);
      }),
      { numRuns: 20, seed: 31 },
    );
  });

  it('divides only where corners are many, and tells of the seams', () => {
    const tree = createCoverTree(PAGE);
    expect(coverWith(tree, disc(50, 50, 20, 700)).seams).toBe(false);
    expect(tree.children).toBeUndefined();
    coverWith(tree, disc(20, 20, 10, 700));
    expect(tree.children).toHaveLength(4);
    expect(leaves(tree).every(({ bounds }) => bounds.right - bounds.left >= 500)).toBe(true);
    const across = coverWith(tree, square(30, 48, 60));
    expect(across.seams).toBe(true);
    expect(coverWith(tree, square(1, 90, 5)).seams).toBe(false);
  });

  it('forgets what lies in a leaf once that is full', () => {
    const tree = createCoverTree(PAGE);
    coverWith(tree, square(0, 0, 60));
    expect(tree.full).toBe(false);
    coverWith(tree, square(-1, -1, 200));
    expect([tree.full, tree.covered]).toEqual([true, []]);
    expect(coverWith(tree, square(5, 5, 5)).paths).toEqual([]);
    expect(coveredNear(tree, PAGE)).toEqual([boxPath(PAGE)]);
  });

  it('is full once all its leaves are', () => {
    const tree = createCoverTree(PAGE);
    coverWith(tree, disc(50, 50, 20, 700));
    coverWith(tree, disc(20, 20, 10, 700));
    coverWith(tree, square(0, 0, 100));
    expect(tree.full).toBe(true);
    expect(leaves(tree).every(({ full }) => full)).toBe(true);
  });

  it('spends work on what it cuts', () => {
    const work = { left: MAX_WORK };
    const tree = createCoverTree(PAGE);
    coverWith(tree, square(0, 0, 10), work);
    expect(MAX_WORK - work.left).toBe(4 * 2);
    expect(() => coverWith(tree, square(5, 5, 10), { left: 1 })).toThrow('too often');
  });
});

describe('coveredNear', () => {
  it('finds what touches a box, and not what lies elsewhere', () => {
    const tree = createCoverTree(PAGE);
    coverWith(tree, square(0, 0, 10));
    coverWith(tree, square(50, 50, 10));
    const near = (left: number, top: number) =>
      coveredNear(tree, { left, top, right: left + 1000, bottom: top + 1000 });
    expect(pathsBox(near(9000, 9000))).toEqual({ left: 0, top: 0, right: 10_000, bottom: 10_000 });
    expect(near(20_000, 20_000)).toEqual([]);
    expect(near(60_000, 55_000)).toHaveLength(1);
    expect(near(60_001, 55_000)).toHaveLength(0);
  });
});
