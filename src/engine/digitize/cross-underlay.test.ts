import { describe, expect, it } from 'vitest';
import { Command, type Design } from '../core/design.ts';
import type { ShapeSet } from '../shapes.ts';
import type { Ring } from '../vector/geometry.ts';
import { digitizeShapes } from './digitize-shapes.ts';

const box = (x: number, y: number, width: number, height: number): Ring =>
  Float64Array.of(x, y, x + width, y, x + width, y + height, x, y + height);

const thread = (hex: string) => ({ hex, name: hex, code: '', chart: '' });

/** A ground of 90 × 50 mm with bars of another thread in it, as a line of letters has. */
const bars = [12, 24, 36, 48, 60, 72].map((x) => box(x, 16, 5, 18));
const SIGN: ShapeSet = {
  widthMm: 100,
  heightMm: 60,
  threads: [thread('#203080'), thread('#f0c020')],
  shapes: [
    { kind: 'area', polygon: { rings: [box(5, 5, 90, 50), ...bars] }, thread: 0 },
    ...bars.map((ring) => ({ kind: 'area' as const, polygon: { rings: [ring] }, thread: 1 })),
  ],
};

const sew = (options: Partial<Parameters<typeof digitizeShapes>[2]> = {}): Design =>
  digitizeShapes(SIGN, 'tiles', { style: 'mixed', density: 'medium', name: '', ...options });

/** Stretches of the underlay of the first thread, in mm on the page. */
function underlayOf(design: Design): number[][] {
  const change = design.commands.indexOf(Command.ColorChange);
  return design.objects.flatMap(({ kind, start, end }) =>
    kind === 'underlay' && end <= change
      ? Array.from({ length: end - start - 1 }, (_, i) => [
          design.x[start + i] / 10,
          design.y[start + i] / 10,
          design.x[start + i + 1] / 10,
          design.y[start + i + 1] / 10,
        ])
      : [],
  );
}

/** The middle of the page: a design lies about its own middle. */
const [MIDDLE_X, MIDDLE_Y] = [50, 30];

function distance([ax, ay, bx, by]: number[], x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(ax + t * dx - x, ay + t * dy - y);
}

describe('the lattice under a fill', () => {
  it('leaves no place of a ground without underlay, however letters cut its rows', () => {
    const lines = underlayOf(sew());
    const bare: string[] = [];
    for (let x = 9; x <= 91; x += 2) {
      for (let y = 9; y <= 51; y += 2) {
        if (bars.some(([left, top]) => x > left - 3 && x < left + 8 && y > top - 3 && y < top + 21))
          continue;
        const nearest = lines.reduce(
          (least, line) => Math.min(least, distance(line, x - MIDDLE_X, y - MIDDLE_Y)),
          Infinity,
        );
        // Rows lie 2.5 mm apart.
        if (nearest > 2.5) bare.push(`${x}, ${y}: ${nearest.toFixed(1)}`);
      }
    }
    expect(bare).toEqual([]);
  });

  it('costs no cut, and stays inside its border', () => {
    const design = sew();
    expect([...design.commands].filter((c) => c === Command.Trim).length).toBeLessThanOrEqual(5);
    for (const [x, y] of underlayOf(design)) {
      expect(Math.abs(x)).toBeLessThan(45);
      expect(Math.abs(y)).toBeLessThan(25);
    }
  });

  it('is left out on leather, which needles cut', () => {
    const lines = underlayOf(sew({ fabric: 'leather' }));
    // Runs along borders are there.
    const inside = lines.filter(([x, y]) => Math.abs(x) < 44 && Math.abs(y) < 24);
    expect(lines.length).toBeGreaterThan(0);
    expect(inside).toEqual([]);
  });
});
