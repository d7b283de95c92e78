import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beanStitch, runningStitch } from './run.ts';

const pairs = (points: Float64Array): [number, number][] => {
  const out: [number, number][] = [];
  for (let i = 0; i < points.length; i += 2) out.push([points[i], points[i + 1]]);
  return out;
};
const lengths = (points: Float64Array): number[] =>
  pairs(points)
    .slice(1)
    .map(([x, y], i) => Math.hypot(x - points[2 * i], y - points[2 * i + 1]));

describe('runningStitch', () => {
  it('divides a straight line evenly', () => {
    const run = runningStitch(Float64Array.of(0, 0, 10, 0));
    expect(pairs(run).map(([x]) => x)).toEqual([0, 2.5, 5, 7.5, 10]);
    expect(lengths(runningStitch(Float64Array.of(0, 0, 11, 0)))).toEqual(
      [2.2, 2.2, 2.2, 2.2, 2.2].map((v): unknown => expect.closeTo(v, 9)),
    );
  });

  it('hits every corner', () => {
    const run = runningStitch(Float64Array.of(0, 0, 3.1, 0, 3.1, 7.7, 9, 7.7));
    expect(pairs(run)).toContainEqual([3.1, 0]);
    expect(pairs(run)).toContainEqual([3.1, 7.7]);
    expect(pairs(run).at(-1)).toEqual([9, 7.7]);
  });

  it('closes a square with its four corners', () => {
    const run = runningStitch(Float64Array.of(0, 0, 6, 0, 6, 6, 0, 6), { closed: true });
    for (const corner of [
      [0, 0],
      [6, 0],
      [6, 6],
      [0, 6],
    ])
      expect(pairs(run)).toContainEqual(corner);
    expect(pairs(run).at(-1)).toEqual([0, 0]);
  });

  it('steps closer in bends, never over 0.1 mm off the line', () => {
    const line: number[] = [];
    for (let i = 0; i <= 200; i++) {
      const a = (Math.PI * i) / 200;
      line.push(3 * Math.cos(a), 3 * Math.sin(a));
    }
    const run = runningStitch(Float64Array.from(line));
    for (const length of lengths(run))
      expect(3 - Math.sqrt(9 - (length / 2) ** 2)).toBeLessThan(0.11);
    expect(lengths(run).length).toBeLessThan(11);
  });

  it('keeps to its lengths on any line', () => {
    const mm = fc.double({ min: -30, max: 30, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(mm, mm), { minLength: 2, maxLength: 20 }), (points) => {
        const line = Float64Array.from(points.flat());
        const run = runningStitch(line, { lengthMm: 2.5, minMm: 0.5 });
        for (const length of lengths(run)) expect(length).toBeLessThanOrEqual(2.5 + 1e-6);
        if (run.length >= 4) {
          expect(Math.hypot(run[0] - line[0], run[1] - line[1])).toBeLessThan(1e-6);
          const [x, y] = line.slice(-2);
          const [u, v] = run.slice(-2);
          expect(Math.hypot(u - x, v - y)).toBeLessThan(1e-6);
        }
      }),
    );
  });

  it.each([
    ['right after the start', [0, 0, 0.3, 0, 0.3, 6], [0.3, 0]],
    ['right before the end', [0, 0, 6, 0, 6, 0.3], [6, 0]],
    ['less sharp than the one beside it', [0, 0, 4, 0, 4.3, 0.25, 4, 6], [4, 0]],
  ])('has no needle point at a corner %s', (_, line, corner) => {
    const run = runningStitch(Float64Array.from(line), { minMm: 0.5 });
    expect(pairs(run)).not.toContainEqual(corner);
    expect(pairs(run).at(-1)).toEqual(line.slice(-2));
  });

  it('keeps corners half a millimetre apart', () => {
    const run = runningStitch(Float64Array.of(0, 0, 4, 0, 4, 0.5, 8, 0.5), { minMm: 0.5 });
    expect(pairs(run)).toContainEqual([4, 0]);
    expect(pairs(run)).toContainEqual([4, 0.5]);
  });

  it('encloses something, however short a closed line is', () => {
    const circle = Float64Array.from({ length: 48 }, (_, i) => {
      const angle = (Math.PI * (i >> 1)) / 12;
      return 0.3 * (i % 2 === 0 ? Math.cos(angle) : Math.sin(angle));
    });
    const run = runningStitch(circle, { lengthMm: 10, minMm: 0.9, closed: true });
    expect(pairs(run).map(([x]) => x)).toEqual(
      [0.3, -0.3, 0.3].map((x): unknown => expect.closeTo(x, 9)),
    );
  });

  it.each([
    [0.99, 0.5, 1],
    [1.01, 0.5, 2],
    [1.21, 0.4, 3],
  ])('divides a bend of %d mm into no shorter stitches than %d mm', (span, minMm, most) => {
    // A quarter of a small circle: each chord strays, so it takes as many stitches as it may.
    const r = span / (Math.PI / 2);
    const line = Array.from({ length: 31 }, (_, i) => {
      const angle = (Math.PI / 2) * (i / 30);
      return [r * Math.cos(angle), r * Math.sin(angle)];
    });
    const run = runningStitch(Float64Array.from(line.flat()), { lengthMm: 5, minMm });
    expect(lengths(run).length).toBeLessThanOrEqual(most);
    expect(lengths(run).length).toBeGreaterThanOrEqual(Math.min(most, 2));
  });

  it('gives back what has no length', () => {
    expect(runningStitch(new Float64Array(0))).toHaveLength(0);
    expect([...runningStitch(Float64Array.of(2, 3, 2, 3))]).toEqual([2, 3]);
  });
});

describe('beanStitch', () => {
  it('sews each stitch three times and ends where the run ends', () => {
    const bean = beanStitch(Float64Array.of(0, 0, 5, 0));
    expect(pairs(bean).map(([x]) => x)).toEqual([0, 2.5, 0, 2.5, 5, 2.5, 5]);
  });

  it('gives back a point as it is', () => {
    expect([...beanStitch(Float64Array.of(2, 3))]).toEqual([2, 3]);
  });

  it('makes an even number of passes odd', () => {
    expect(beanStitch(Float64Array.of(0, 0, 2, 0), {}, 4)).toHaveLength(12);
  });
});
