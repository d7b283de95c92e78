import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Command, type Design } from '../core/design.ts';
import { capOrder } from './cap-order.ts';

const THREADS = ['#c02020', '#2040c0'].map((hex) => ({ hex, name: hex, code: '', chart: '' }));

/** A short line at each place; the machine waits, or the thread is cut, or changes, behind it. */
function designOf(lines: readonly { x: number; y: number; then: number }[]): Design {
  const records: [number, number, number][] = [];
  const threads = [THREADS[0]];
  lines.forEach(({ x, y, then }, i) => {
    for (const along of [0, 20, 40]) records.push([x + along, y, Command.Stitch]);
    if (i === lines.length - 1) return;
    records.push([x + 40, y, then]);
    if (then === Command.ColorChange) threads.push(THREADS[threads.length % 2]);
  });
  const column = (at: 0 | 1 | 2) => records.map((record) => record[at]);
  return {
    x: Int32Array.from(column(0)),
    y: Int32Array.from(column(1)),
    commands: Uint8Array.from(column(2)),
    threads,
    objects: [],
    name: '',
  };
}

/** What is sewn from stop to stop, in whatever order. */
function stretches({ x, y, commands }: Design): string[][] {
  const found: string[][] = [[]];
  commands.forEach((command, i) => {
    if (command === Command.Stop) found.push([]);
    else if (command === Command.Stitch) found.at(-1)!.push(`${x[i]} ${y[i]}`);
  });
  return found.map((places) => places.sort());
}

it('moves nothing over a stop on a cap, and everything between two of them', () => {
  const line = fc.record({
    x: fc.integer({ min: -900, max: 900 }),
    y: fc.integer({ min: -500, max: 500 }),
    then: fc.constantFrom(Command.Stop, Command.Trim, Command.ColorChange),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const design = designOf(lines);
      expect(stretches(capOrder(design))).toEqual(stretches(design));
    }),
    { numRuns: 200, seed: 5 },
  );
  // The lower line comes first, but not over the stop.
  const places = [0, 300, 600].map((y) => ({ x: 0, y, then: Command.Trim as number }));
  const firstOf = (lines: typeof places) => capOrder(designOf(lines)).y[1];
  expect(firstOf(places)).toBe(600);
  expect(firstOf(places.map((one, i) => (i === 1 ? { ...one, then: Command.Stop } : one)))).toBe(
    300,
  );
});

it('sews a ground at once: its colour does not come back for what juts out of it', () => {
  /** Rows to and fro over a box, tenths of a millimetre, and what comes behind them. */
  const rows = (left: number, top: number, side: number, then?: number) => [
    ...Array.from({ length: side / 10 + 1 }, (_, r) => [
      [left, top + 10 * r, Command.Stitch],
      [left + side, top + 10 * r, Command.Stitch],
    ]).flat(),
    ...(then === undefined ? [] : [[left + side, top + side, then]]),
  ];
  const records = [
    ...rows(0, 0, 600, Command.Trim),
    // Juts out of the ground, at half its height.
    ...rows(580, 280, 60, Command.ColorChange),
    ...rows(280, 500, 60, Command.Trim),
    ...rows(280, 40, 60),
  ];
  const column = (at: 0 | 1 | 2) => records.map((record) => record[at]);
  const design: Design = {
    x: Int32Array.from(column(0)),
    y: Int32Array.from(column(1)),
    commands: Uint8Array.from(column(2)),
    threads: [...THREADS],
    objects: [],
    name: '',
  };
  const cap = capOrder(design);
  expect(cap.threads.map(({ hex }) => hex)).toEqual(THREADS.map(({ hex }) => hex));
  expect(stretches(cap)).toEqual(stretches(design));
});
