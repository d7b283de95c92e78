import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Command, countCommand, type Design, type Thread } from '../core/design.ts';
import { digitizeShapes } from '../digitize/digitize-shapes.ts';
import { inspectDesign } from '../inspect/index.ts';
import type { Shape } from '../shapes.ts';
import { capOrder, withoutTrims } from './index.ts';
import { placesOf, runsOf } from './runs.ts';

const thread = (hex: string): Thread => ({ hex, name: hex, code: '', chart: '' });
const RED = 0;
const BLUE = 1;

/** A square of a thread, 6 mm wide, with its middle there. */
const square = (x: number, y: number, of: number, half = 3): Shape => ({
  kind: 'area',
  polygon: {
    rings: [
      Float64Array.of(
        x - half,
        y - half,
        x + half,
        y - half,
        x + half,
        y + half,
        x - half,
        y + half,
      ),
    ],
  },
  thread: of,
});

const sew = (shapes: Shape[]): Design =>
  digitizeShapes(
    { widthMm: 100, heightMm: 60, threads: [thread('#cc0000'), thread('#0000cc')], shapes },
    'painted',
    { style: 'fill', density: 'medium', name: 'Badge' },
  );

/** Each run as its thread and the places it goes through, whatever the order. */
const sewnRuns = (design: Design): string[] =>
  runsOf(design)
    .map(({ block, start, end }) => {
      const xs = design.x.subarray(start, end);
      const ys = design.y.subarray(start, end);
      return `${design.threads[block].hex} ${xs.join()} ${ys.join()}`;
    })
    .sort();

/** The middle of each run, mm to the right of the design's origin. */
const middles = (design: Design): number[] =>
  runsOf(design).map(({ start, end }) => {
    const xs = design.x.subarray(start, end);
    return Math.round((Math.min(...xs) + Math.max(...xs)) / 20);
  });

/** Runs that touch and come in another order than before, by where they begin. */
function turnedPairs(before: Design, after: Design): string[] {
  const runs = runsOf(before);
  const begins = runs.map(({ start }) => `${before.x[start]},${before.y[start]}`);
  // Without trims a run begins where the needle comes down.
  const places = Array.from(after.commands, (command, i) =>
    command === Command.Stitch && after.commands[i - 1] !== Command.Stitch
      ? `${after.x[i]},${after.y[i]}`
      : '',
  );
  const turned: string[] = [];
  for (const touching of placesOf(before, runs).squares.values()) {
    for (let i = 1; i < touching.length; i++) {
      const [first, second] = [begins[touching[i - 1]], begins[touching[i]]];
      if (first === second) continue;
      if (places.indexOf(first) > places.lastIndexOf(second)) turned.push(`${first} ${second}`);
    }
  }
  return turned;
}

const isWhole = ({ objects, commands, threads }: Design): boolean =>
  threads.length === commands.filter((c) => c === Command.ColorChange).length + 1 &&
  objects.every(({ start, end, block }) => start < end && block < threads.length);

describe('the order of a cap', () => {
  it('is from the middle out', () => {
    const row = [10, 30, 50, 70, 90].map((x) => square(x, 30, RED));
    expect(middles(capOrder(sew(row)))).toEqual([0, -20, 20, -40, 40]);
  });

  it('is from the bottom up', () => {
    const two = [square(50, 10, RED), square(50, 50, RED), square(20, 50, RED)];
    const design = capOrder(sew(two));
    const ys = runsOf(design).map(({ start }) => Math.sign(design.y[start]));
    expect(ys).toEqual([1, 1, -1]);
  });

  it('finishes each element in all its colours', () => {
    const badge = (x: number) => [square(x, 30, RED, 6), square(x, 30, BLUE, 2)];
    const usual = sew([...badge(20), ...badge(80)]);
    expect(countCommand(usual, Command.ColorChange)).toBe(1);
    const cap = capOrder(usual);
    expect(cap.threads.map(({ hex }) => hex)).toEqual([
      ...['#cc0000', '#0000cc'],
      ...['#cc0000', '#0000cc'],
    ]);
    expect(sewnRuns(cap)).toEqual(sewnRuns(usual));
    expect(isWhole(cap)).toBe(true);
    expect(cap.objects.map(({ kind }) => kind).sort()).toEqual(
      usual.objects.map(({ kind }) => kind).sort(),
    );
  });
});

describe('a cap emblem on one ground', () => {
  /** A ground with four squares on it, in an order that no cap would have. */
  const emblem = [
    square(50, 30, RED, 26),
    ...[
      [68, 16],
      [32, 44],
      [50, 16],
      [50, 44],
    ].map(([x, y]) => square(x, y, BLUE)),
  ];

  it('has its ground first, then what lies on it from the middle out and from the bottom up', () => {
    const usual = sew(emblem);
    const cap = capOrder(usual);
    const places = runsOf(cap)
      .map(({ start, end, block }) => ({
        hex: cap.threads[block].hex,
        x: cap.x.subarray(start, end),
        y: cap.y.subarray(start, end),
      }))
      .filter(({ x }) => Math.max(...x) - Math.min(...x) < 90);
    const middle = (line: Int32Array) => Math.round((Math.max(...line) + Math.min(...line)) / 20);
    expect(cap.threads[0].hex).toBe('#cc0000');
    expect(places.map(({ x, y }) => [middle(x), middle(y)])).toEqual([
      [0, 14],
      [-18, 14],
      [0, -14],
      [18, -14],
    ]);
    expect(sewnRuns(cap)).toEqual(sewnRuns(usual));
    expect(turnedPairs(usual, cap)).toEqual([]);
  });

  it('keeps what touches in its own order, wherever its parts are', () => {
    const spot = fc.tuple(fc.integer({ min: 28, max: 72 }), fc.integer({ min: 10, max: 50 }));
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 7 }), (spots) => {
        const parts = spots.map(([x, y], i) => square(x, y, i % 2 ? RED : BLUE, 2 + (i % 3)));
        const usual = sew([square(50, 30, RED, 26), ...parts]);
        const cap = capOrder(usual);
        expect(sewnRuns(cap)).toEqual(sewnRuns(usual));
        expect(turnedPairs(usual, cap)).toEqual([]);
        expect(isWhole(cap)).toBe(true);
      }),
      { numRuns: 25, seed: 5 },
    );
  });
});

describe('a machine that does not cut', () => {
  const scattered = [
    ...[10, 90, 30, 70, 50].map((x) => square(x, 15, RED)),
    ...[70, 10, 50, 90, 30].map((x) => square(x, 45, BLUE)),
  ];

  const waysOf = ({ x, y, commands }: Design): number[] => {
    const ways: number[] = [];
    for (let i = 1; i < commands.length; i++) {
      // With a new colour the machine is threaded anew.
      if (commands[i] !== Command.Jump || commands[i - 1] === Command.ColorChange) continue;
      ways.push(Math.hypot(x[i] - x[i - 1], y[i] - y[i - 1]));
    }
    return ways;
  };

  it('gets no trims, and the same stitches', () => {
    const usual = sew(scattered);
    expect(countCommand(usual, Command.Trim)).toBeGreaterThan(4);
    const plain = withoutTrims(usual);
    expect(countCommand(plain, Command.Trim)).toBe(0);
    expect(countCommand(plain, Command.ColorChange)).toBe(1);
    expect(countCommand(plain, Command.Stitch)).toBe(countCommand(usual, Command.Stitch));
    expect(isWhole(plain)).toBe(true);
    expect(inspectDesign(plain).stitches).toBe(inspectDesign(usual).stitches);
  });

  it('has short ways between its parts', () => {
    const sum = (design: Design) => waysOf(design).reduce((a, b) => a + b, 0);
    // From the middle out the needle goes to and fro.
    const toAndFro = capOrder(sew([10, 30, 50, 70, 90].map((x) => square(x, 30, RED))));
    expect(sum(withoutTrims(toAndFro))).toBeLessThan(0.75 * sum(toAndFro));
    const usual = sew(scattered);
    expect(sum(withoutTrims(usual))).toBeLessThanOrEqual(sum(usual));
  });

  it('keeps the order of a cap where that is wanted', () => {
    const cap = capOrder(sew([10, 30, 50, 70, 90].map((x) => square(x, 30, RED))));
    const sewn = ({ x, commands }: Design) => x.filter((_, i) => commands[i] === Command.Stitch);
    const plain = withoutTrims(cap, 'kept');
    expect(sewn(plain)).toEqual(sewn(cap));
    expect(sewn(withoutTrims(cap))).not.toEqual(sewn(cap));
    expect(countCommand(plain, Command.Trim)).toBe(0);
  });

  it('has none longer in all than the order with trims has, wherever its parts are', () => {
    const spot = fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(fc.uniqueArray(spot, { minLength: 2, maxLength: 9, selector: String }), (at) => {
        const usual = sew(at.map(([x, y]) => square(x * 12, y * 12, RED)));
        const sum = (design: Design) => waysOf(design).reduce((a, b) => a + b, 0);
        expect(sum(withoutTrims(usual))).toBeLessThanOrEqual(sum(usual) + 1e-6);
      }),
      { numRuns: 40, seed: 11 },
    );
  });

  it('has ways that lie flat or can be snipped, where it can choose', () => {
    // Nearest of all lies a square 3 mm away: too far to stay, too near for scissors.
    const near = sew([square(10, 30, RED), square(19, 30, RED), square(30, 30, RED)]);
    const tight = waysOf(withoutTrims(near)).filter((way) => way > 18 && way < 40);
    expect(tight.length).toBeLessThan(2);
  });

  it('sews what touches in its own order, and all of it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 8, max: 92 }), fc.integer({ min: 8, max: 52 })), {
          minLength: 1,
          maxLength: 8,
        }),
        (places) => {
          const usual = sew(places.map(([x, y], i) => square(x, y, i % 2)));
          for (const design of [withoutTrims(usual), capOrder(usual)]) {
            expect(countCommand(design, Command.Stitch)).toBe(countCommand(usual, Command.Stitch));
            expect(isWhole(design)).toBe(true);
          }
          expect(sewnRuns(capOrder(usual))).toEqual(sewnRuns(usual));
          expect(turnedPairs(usual, withoutTrims(usual))).toEqual([]);
          expect(turnedPairs(usual, capOrder(usual))).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  });
});
