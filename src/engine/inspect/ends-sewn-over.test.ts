import { describe, expect, it } from 'vitest';
import type { Design } from '../core/design.ts';
import { designOf, type Step } from './testing/designs.ts';
import { found } from './testing/found.ts';

const untied = (design: Design) => found(design, 'untied-end');

describe('an end of thread under later stitches', () => {
  /** 2.5 mm stitches to the right. */
  const LINE = Array.from({ length: 9 }, (_, i): Step => [2.5 * i, 0.1]);
  /** Tied stitches up and down over such a line, as far as told. */
  const across = (toMm: number, fromMm = -0.4): Step[] => [
    [fromMm, 6],
    [fromMm, 5.3],
    [fromMm, 5.9],
    ...Array.from({ length: Math.round((toMm - fromMm) / 0.2) + 1 }, (_, i): Step[] => {
      const x = fromMm + 0.2 * i;
      return i % 2 === 0
        ? [
            [x, 1],
            [x, -1],
          ]
        : [
            [x, -1],
            [x, 1],
          ];
    }).flat(),
    [toMm, -6],
    [toMm, -5.3],
    [toMm, -5.9],
  ];
  const tied: Step[] = [
    [20, 0.1],
    [19.3, 0.1],
    [19.9, 0.1],
  ];
  const startLoose = [...LINE.slice(0, -1), ...tied];
  const endLoose = startLoose.toReversed();
  /** A design, and the same with right for down, upside down, and elsewhere. */
  const views = (steps: Step[]): Design[] => {
    const view = (to: (x: number, y: number) => [number, number]) =>
      designOf(steps.map((step) => (typeof step === 'string' ? step : to(step[0], step[1]))));
    return [
      view((x, y) => [x, y]),
      view((x, y) => [y, x]),
      view((x, y) => [-x, -y]),
      view((x, y) => [x + 40, y - 70]),
    ];
  };

  it('is held where they cross seven of ten places along it', () => {
    for (const line of [startLoose, endLoose]) {
      for (const design of views([...line, 'trim', 'jump', ...across(3.4)])) {
        expect(untied(design)).toBeUndefined();
      }
    }
  });

  it('is not held where they cross six of ten', () => {
    for (const line of [startLoose, endLoose]) {
      const [design, upright, mirrored] = views([...line, 'trim', 'jump', ...across(2.8)]);
      expect(untied(design)).toMatchObject({ count: 1, at: { xMm: 0, yMm: 0.1 } });
      expect(untied(upright)).toMatchObject({ count: 1, at: { xMm: 0.1, yMm: 0 } });
      expect(untied(mirrored)).toMatchObject({ count: 1, at: { yMm: -0.1 } });
    }
  });

  it('is not held by what was sewn before it', () => {
    for (const line of [startLoose, endLoose]) {
      for (const design of views([...across(6), 'trim', 'jump', ...line])) {
        expect(untied(design)).toMatchObject({ count: 1 });
      }
    }
  });

  it('is held by nothing past its first three millimetres', () => {
    const line = (mm: number): Step[] => [
      [0, 0.1],
      [mm, 0.1],
      [mm + 4, 0.1],
      ...startLoose.slice(5),
    ];
    // One stitch of 3 mm, held all along; the next is bare.
    expect(untied(designOf([...line(3), 'trim', 'jump', ...across(3)]))).toBeUndefined();
    // After one of 2.9 mm the next is looked at, too.
    expect(untied(designOf([...line(2.9), 'trim', 'jump', ...across(3)]))).toMatchObject({
      count: 1,
    });
  });

  it('holds only where there are three millimetres of it', () => {
    const piece = (mm: number): Step[] => [
      [0, 0.1],
      [mm, 0.1],
    ];
    const next: Step[] = [
      [1, 0.3],
      [1.7, 0.3],
      [1.1, 0.3],
      [4, 0.3],
      [9, 3],
      [9.7, 3],
      [9.1, 3],
    ];
    const under = (mm: number) =>
      designOf([...piece(mm), 'trim', 'jump', ...next, 'trim', 'jump', ...across(6)]);
    expect(untied(under(3))).toBeUndefined();
    // What is sewn next, under the same stitches, is no part of it.
    expect(untied(under(2.9))).toMatchObject({ count: 2 });
  });

  /** Tied stitches to and fro, each so far on and so far down, over the whole beginning of a line. */
  const aslant = (on: number, down: number, pitch = 0.2): Step[] => {
    const points = Array.from({ length: 60 }, (_, i): Step => {
      const x = pitch * i - 4;
      return i % 2 === 0 ? [x - on / 2, 0.1 - down / 2] : [x + on / 2, 0.1 + down / 2];
    });
    const [x, y] = points[0] as readonly [number, number];
    const [endX, endY] = points.at(-1) as readonly [number, number];
    return [
      [x - 3, y],
      [x - 2.3, y],
      [x - 2.9, y],
      ...points,
      [endX + 3, endY],
      [endX + 2.3, endY],
      [endX + 2.9, endY],
    ];
  };

  it('is held by stitches at more than 24° to it, whichever way they lean', () => {
    for (const down of [2, -2]) {
      for (const line of [startLoose, endLoose]) {
        for (const design of views([...line, 'trim', 'jump', ...aslant(4.2, down)])) {
          expect(untied(design)).toBeUndefined();
        }
        // At less they lie along it.
        for (const design of views([...line, 'trim', 'jump', ...aslant(5, down)])) {
          expect(untied(design)).toMatchObject({ count: 1 });
        }
      }
    }
  });

  it('is held by stitches across a slanting line, and not by those along it', () => {
    const slant = (steps: readonly Step[]): Design =>
      designOf(
        steps.map((step) =>
          typeof step === 'string'
            ? step
            : [0.8 * step[0] - 0.6 * step[1], 0.6 * step[0] + 0.8 * step[1]],
        ),
      );
    for (const line of [startLoose, endLoose]) {
      expect(untied(slant([...line, 'trim', 'jump', ...across(5)]))).toBeUndefined();
      expect(untied(slant([...line, 'trim', 'jump', ...aslant(6, 0.2)]))).toMatchObject({
        count: 1,
      });
    }
  });

  it('is held by its own thread from the ninth stitch on', () => {
    // A stitch of 3 mm; others elsewhere; then a zigzag that crosses five of its six places.
    const elsewhere: Step[] = [
      [6, -4],
      [9, -4],
      [12, -7],
      [9, -7],
      [6, -7],
      [3, -7],
      [0, -5],
    ];
    const zigzag = Array.from({ length: 6 }, (_, i): Step => [0.5 * i, i % 2 === 0 ? -1 : 1]);
    const end: Step[] = [
      [8, 4],
      [12, 4],
      [11.3, 4],
      [11.9, 4],
    ];
    const thread = (between: Step[]) =>
      designOf([
        [0, 0.1],
        [3, 0.1],
        ...between,
        ...zigzag,
        ...end,
        'trim',
        [-0.4, 9],
        [-0.4, 8.3],
        [-0.4, 8.9],
      ]);
    expect(untied(thread(elsewhere))).toBeUndefined();
    expect(untied(thread(elsewhere.slice(1)))).toMatchObject({
      count: 1,
      at: { xMm: 0, yMm: 0.1 },
    });
  });
});
