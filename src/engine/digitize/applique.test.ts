import { describe, expect, it } from 'vitest';
import { Command, type Design } from '../core/design.ts';
import { inspectDesign } from '../inspect/inspect-design.ts';
import { digitizeShapes } from './digitize-shapes.ts';

const thread = (hex: string) => ({ hex, name: hex, code: '', chart: '' });
const box = (left: number, top: number, right: number, bottom: number) => ({
  rings: [Float64Array.of(left, top, right, top, right, bottom, left, bottom)],
});

/** Two cloths that share a border in the middle of the page, at 40 mm. */
function twoCloths(): Design {
  return digitizeShapes(
    {
      widthMm: 80,
      heightMm: 50,
      threads: ['#c04040', '#d08030'].map(thread),
      shapes: [
        { kind: 'area', polygon: box(5, 5, 40, 45), thread: 0 },
        { kind: 'area', polygon: box(40, 5, 75, 45), thread: 1 },
      ],
    },
    'tiles',
    { style: 'applique', density: 'medium', name: '' },
  );
}

/** Thread within 1 mm of a line down the page, away from its ends, in mm. */
function threadAlong({ x, y, commands, page }: Design, lineMm: number): number {
  let along = 0;
  for (let i = 1; i < x.length; i++) {
    if (commands[i] !== Command.Stitch) continue;
    const mm = Math.abs((x[i] + x[i - 1]) / 2 - page!.left) / 10;
    const down = ((y[i] + y[i - 1]) / 2 - page!.top) / 10;
    if (Math.abs(mm - lineMm) < 1 && down > 12 && down < 38) {
      along += Math.hypot(x[i] - x[i - 1], y[i] - y[i - 1]) / 10;
    }
  }
  return along;
}

describe('appliqué', () => {
  it('covers a border that two cloths share as thickly as one that is of one cloth', () => {
    const design = twoCloths();
    const shared = threadAlong(design, 40);
    const own = threadAlong(design, 75);
    // Beside the one satin there are the lines that place and tack the other cloth.
    expect(shared / own).toBeLessThan(1.3);
    expect(shared / own).toBeGreaterThan(0.9);
  });

  it('cuts the thread before each stop: none lies over the cloth that is laid', () => {
    const { commands } = twoCloths();
    const stops = [...commands.keys()].filter((i) => commands[i] === Command.Stop);
    expect(stops).toHaveLength(4);
    for (const i of stops) expect(commands[i - 1]).toBe(Command.Trim);
  });

  it('has no place too thick', () => {
    expect(inspectDesign(twoCloths()).problems.map(({ code }) => code)).not.toContain('too-thick');
  });

  it('lays no dark line beside a light cloth, under whose satin it would shine', () => {
    const outer = box(5, 5, 75, 45).rings[0];
    const inner = box(25, 15, 55, 35).rings[0];
    const design = digitizeShapes(
      {
        widthMm: 80,
        heightMm: 50,
        threads: ['#14204a', '#faf8f0'].map(thread),
        shapes: [
          { kind: 'area', polygon: { rings: [outer, inner] }, thread: 0 },
          { kind: 'area', polygon: { rings: [inner] }, thread: 1 },
          // So that the hole in the dark cloth is no hole that another covers whole.
          { kind: 'area', polygon: box(5, 47, 10, 50), thread: 0 },
        ],
      },
      'tiles',
      { style: 'applique', density: 'medium', name: '' },
    );
    const codes = inspectDesign(design).problems.map(({ code }) => code);
    expect(codes).not.toContain('dark-travel');
  });
});
