import { describe, expect, it } from 'vitest';
import { designOf, type Step } from './testing/designs.ts';
import { found, shifted, transposed, zigzag } from './testing/found.ts';

const open = (steps: readonly Step[]) => found(designOf(steps), 'open-rows');

/** A line along a column of so many millimetres, in stitches of 2 mm. */
const line = (mm: number, y: number): Step[] =>
  Array.from({ length: mm / 2 + 1 }, (_, i) => [i * 2, y] as const);

/** An edge run along both borders of a column 30 mm long. */
const edges = (width: number): Step[] => [...line(30, 0.4), ...line(30, width - 0.4).toReversed()];

/** A column with its edge run; at one border its stitches lie a pitch apart. */
const column = (pitch: number, width = 3): Step[] => [
  ...edges(width),
  ...zigzag(Math.round((2 * 30) / pitch), pitch / 2, width),
];

describe('open satin', () => {
  it('is told with its pitch, and where', () => {
    for (const pitch of [1, 1.2, 1.6, 2, 2.4]) {
      for (const steps of [column(pitch), transposed(column(pitch))]) {
        const problem = open(steps);
        expect(problem, `${pitch}`).toMatchObject({ count: 1, severity: 'warning' });
        expect(Math.abs(problem!.worst - pitch)).toBeLessThan(0.21);
      }
    }
    const { at } = open(shifted(column(1.2), 40, -20))!;
    expect(Math.abs(at.xMm - 55)).toBeLessThan(10);
    expect(Math.abs(at.yMm + 18.5)).toBeLessThan(1);
  });

  it('is not what closes, nor a line of zigzag', () => {
    expect(open(column(0.42))).toBeUndefined();
    expect(open(column(0.8))).toBeUndefined();
    expect(open(column(1.2, 1.4))).toBeUndefined();
    expect(open(column(1.2, 2))).toBeDefined();
    expect(open(column(3))).toBeUndefined();
  });

  it('is not a zigzag with nothing below, which may be meant', () => {
    expect(open(zigzag(50, 0.6, 3))).toBeUndefined();
  });

  it('is not underlay: what is sewn over it closes it', () => {
    expect(open([...column(2), ...zigzag(150, 0.2, 3)])).toBeUndefined();
    expect(open([...column(2, 2.4), 'trim', 'jump', ...zigzag(150, 0.2, 3)])).toBeUndefined();
  });
});
