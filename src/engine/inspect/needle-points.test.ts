import { describe, expect, it } from 'vitest';
import { Command } from '../core/design.ts';
import { isSewn, Link, needlePoints, stitchLengths } from './needle-points.ts';
import { designOf, type Step } from './testing/designs.ts';

/** Lengths of a line of stitches as long as given. */
function lengthsOf(...lengths: number[]) {
  let x = 0;
  return stitchLengths(
    needlePoints(designOf([[0, 0], ...lengths.map((mm) => [(x += mm), 0] as const)])),
  );
}

const linksOf = (steps: readonly Step[]) => [...needlePoints(designOf(steps)).link];

describe('the lengths of stitches', () => {
  const none = { minMm: 0, meanMm: 0, p99Mm: 0, maxMm: 0, shareUnderHalf: 0, shareOverSeven: 0 };

  it('are all zero where there are none', () => {
    expect(stitchLengths(needlePoints(designOf([])))).toEqual(none);
    expect(lengthsOf()).toEqual(none);
    const floats = designOf([[0, 0], 'jump', [9, 0], 'trim', [12, 0]]);
    expect(stitchLengths(needlePoints(floats))).toEqual(none);
  });

  it('have their least and most wherever these are sewn', () => {
    for (const order of [
      [2, 5, 1, 3],
      [5, 1, 2, 3],
      [1, 3, 2, 5],
      [3, 2, 5, 1],
    ]) {
      const { minMm, maxMm, meanMm } = lengthsOf(...order);
      expect([minMm, maxMm, meanMm]).toEqual([1, 5, 2.75]);
    }
  });

  it('count those under half a millimetre, and no others', () => {
    expect(lengthsOf(0.4, 2, 2, 2).shareUnderHalf).toBe(0.25);
    expect(lengthsOf(0.5, 2, 2, 2).shareUnderHalf).toBe(0);
    // Differences of tenths are not exact: this one comes out slightly under a half.
    expect(lengthsOf(8.2, 0.5, 2, 2).shareUnderHalf).toBe(0);
  });

  it('count those over 7 mm, and no others', () => {
    expect(lengthsOf(7.1, 2, 2, 2).shareOverSeven).toBe(0.25);
    expect(lengthsOf(7, 2, 2, 2).shareOverSeven).toBe(0);
    expect(lengthsOf(0.1, 0.2, 7, 2).shareOverSeven).toBe(0);
  });

  it('tell what 99 of 100 do not pass', () => {
    const short = (count: number) => Array<number>(count).fill(2);
    expect(lengthsOf(...short(99), 6).p99Mm).toBe(2);
    expect(lengthsOf(...short(98), 6, 6).p99Mm).toBe(6);
    expect(lengthsOf(6).p99Mm).toBe(6);
    // The distribution ends at 100 mm.
    expect(lengthsOf(120).p99Mm).toBe(100);
    expect(lengthsOf(120).maxMm).toBe(120);
    expect(lengthsOf(0, 0).p99Mm).toBe(0);
  });
});

describe('how the thread comes to a needle point', () => {
  it('is told by what stands before it', () => {
    const { Stitch, Float, Cut } = Link;
    expect(linksOf([[0, 0], [1, 0], 'jump', [9, 0], [10, 0]])).toEqual([
      Cut,
      Stitch,
      Float,
      Stitch,
    ]);
    for (const cut of ['trim', 'color', 'stop'] as const) {
      expect(linksOf([[0, 0], cut, 'jump', [9, 0], [10, 0]])).toEqual([Cut, Cut, Stitch]);
      expect(linksOf([[0, 0], cut, [9, 0]])).toEqual([Cut, Cut]);
    }
  });

  it('has its length, its block and its record; after a cut the length is zero', () => {
    const needle = needlePoints(designOf([[0, 0], [3, 4], 'color', 'jump', [9, 4], [9, 6]]));
    expect(needle.count).toBe(4);
    expect([...needle.length]).toEqual([0, 5, 0, 2]);
    expect([...needle.block]).toEqual([0, 0, 1, 1]);
    expect([...needle.record]).toEqual([0, 1, 4, 5]);
    expect([...needle.x]).toEqual([0, 3, 9, 9]);
    expect([...needle.y]).toEqual([0, 4, 4, 6]);
  });

  /** A stitch to a place by way of a jump to another, in tenths of a millimetre. */
  function by(jump: [number, number], stitch: [number, number], ...more: Command[]) {
    const commands = [Command.Stitch, ...more, Command.Jump, Command.Stitch];
    const places = [...commands.slice(2).map(() => [0, 0]), jump, stitch];
    return needlePoints({
      ...designOf([]),
      x: Int32Array.from(places, ([x]) => x),
      y: Int32Array.from(places, ([, y]) => y),
      commands: Uint8Array.from(commands),
    }).link.at(-1);
  }

  it('is a stitch where one jump goes a part of its way', () => {
    expect(by([60, 0], [120, 0])).toBe(Link.Skip);
    expect(by([0, 60], [0, 120])).toBe(Link.Skip);
    expect(by([-36, 48], [-72, 96])).toBe(Link.Skip);
    // All but a fifth of the way, and more.
    expect(by([80, 0], [100, 0])).toBe(Link.Skip);
    expect(by([81, 0], [100, 0])).toBe(Link.Float);
    expect(by([100, 0], [100, 0])).toBe(Link.Float);
    expect(by([0, 0], [100, 0])).toBe(Link.Float);
  });

  it('is a float where the jump leads elsewhere', () => {
    // By 18° it turns still the same way, by 19° no more.
    const turned = (degrees: number) => {
      const a = (degrees * Math.PI) / 180;
      return by([1000, 0], [1000 + Math.round(1000 * Math.cos(a)), Math.round(1000 * Math.sin(a))]);
    };
    expect(turned(18)).toBe(Link.Skip);
    expect(turned(-18)).toBe(Link.Skip);
    expect(turned(19)).toBe(Link.Float);
    expect(turned(180)).toBe(Link.Float);
  });

  it('is sewn as a stitch, in one record or in two', () => {
    const { Stitch, Float, Cut, Skip } = Link;
    expect([Stitch, Float, Cut, Skip].map(isSewn)).toEqual([true, false, false, true]);
  });

  it('is a float after two jumps', () => {
    expect(by([60, 0], [120, 0], Command.Jump)).toBe(Link.Float);
    // Nor is it one stitch where a trim or a stop follows the jump.
    const [a, b, c] = [
      [100, 200],
      [160, 200],
      [220, 200],
    ];
    const along = (...commands: Command[]) => {
      const places = [a, ...commands.slice(1, -1).map(() => b), c];
      return needlePoints({
        ...designOf([]),
        x: Int32Array.from(places, ([x]) => x),
        y: Int32Array.from(places, ([, y]) => y),
        commands: Uint8Array.from(commands),
      }).link.at(-1);
    };
    const { Stitch, Jump, Trim } = Command;
    expect(along(Stitch, Jump, Stitch)).toBe(Link.Skip);
    expect(along(Stitch, Jump, Jump, Stitch)).toBe(Link.Float);
    expect(along(Stitch, Jump, Trim, Stitch)).toBe(Link.Cut);
    expect(along(Stitch, Trim, Jump, Stitch)).toBe(Link.Cut);
  });
});
