import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../core/image.ts';
import { rasterize, type Raster } from './raster.ts';
import { graphOfSkeleton, tidyGraph } from './thin-graph.ts';
import { findThinLines } from './thin-lines.ts';
import { thinToSkeleton } from './thin-skeleton.ts';
import { eraseLines } from './drawing.ts';

/** A mask from a drawing: '#' is ink. */
const draw = (...rows: string[]) => ({
  mask: Uint8Array.from(rows.join(''), (c) => +(c === '#')),
  size: { width: rows[0].length, height: rows.length },
});
const show = (mask: Uint8Array, { width }: { width: number }): string[] =>
  Array.from(mask, (m) => (m === 1 ? '#' : '.'))
    .join('')
    .match(new RegExp(`.{${width}}`, 'g'))!;

describe('thinToSkeleton', () => {
  it('leaves the middle of a bar', () => {
    const { mask, size } = draw('.........', '.#######.', '.#######.', '.#######.', '.........');
    expect(show(thinToSkeleton(mask, size), size)).toEqual([
      '.........',
      '.........',
      '..####...',
      '.........',
      '.........',
    ]);
  });

  it('keeps the hole of a ring', () => {
    const { mask, size } = draw(
      '.......',
      '.#####.',
      '.#####.',
      '.##.##.',
      '.#####.',
      '.#####.',
      '.......',
    );
    const thin = thinToSkeleton(mask, size);
    expect(thin[3 * 7 + 3]).toBe(0);
    const graph = graphOfSkeleton(thin, size);
    expect(graph.lines).toHaveLength(1);
    expect(graph.lines[0].from).toBe(graph.lines[0].to);
  });
});

describe('graphOfSkeleton', () => {
  it('finds four lines at a cross, and one node where they meet', () => {
    const arm = '......#......';
    const { mask, size } = draw(
      ...['.............', arm, arm, arm, arm, arm],
      '.###########.',
      ...[arm, arm, arm, arm, arm, '.............'],
    );
    const graph = tidyGraph(graphOfSkeleton(mask, size), () => 0);
    expect(graph.lines).toHaveLength(4);
    const middle = graph.lines.map(({ from, to }) =>
      [from, to].find((n) => graph.x[n] === 6.5 && graph.y[n] === 6.5),
    );
    expect(new Set(middle).size).toBe(1);
  });

  it('draws the two halves of a stretched crossing together, and drops a spur', () => {
    const { mask, size } = draw(
      '.............',
      '.#.........#.',
      '..#.......#..',
      '...#.....#...',
      '....#...#....',
      '.....###.....',
      '....#...#....',
      '...#.....#...',
      '..#.......#..',
      '.#.........#.',
      '.............',
    );
    expect(graphOfSkeleton(mask, size).lines).toHaveLength(5);
    expect(tidyGraph(graphOfSkeleton(mask, size), () => 3).lines).toHaveLength(4);
    const spur = draw('...........', '.....#.....', '.#########.', '...........');
    expect(tidyGraph(graphOfSkeleton(spur.mask, spur.size), () => 3).lines).toHaveLength(1);
  });
});

/* Each of these took minutes where the work grew with the square of the pixels. */
describe('a picture that is nothing but lines', () => {
  it('has its crossings joined: a lattice of 200 × 200', () => {
    const side = 801;
    const size = { width: side, height: side };
    const inside = (v: number) => v > 0 && v < side - 1;
    const mask = Uint8Array.from({ length: side * side }, (_, i) => {
      const [x, y] = [i % side, Math.floor(i / side)];
      return +(inside(x) && inside(y) && (x % 4 === 2 || y % 4 === 2));
    });
    // The bridges of four pixels are shorter than the lines are wide.
    expect(tidyGraph(graphOfSkeleton(mask, size), () => 8).lines).toHaveLength(20_394);
  });

  it('is erased to the one colour that is left', () => {
    const side = 700;
    const raster = page(() => 200);
    const small = { ...raster, width: side, height: side, grain: 0 };
    const pixels = side * side;
    const [rgb, lab] = [new Uint8Array(pixels * 3), new Float32Array(pixels * 3)];
    const alpha = new Uint8Array(pixels).fill(255);
    const mask = new Uint8Array(pixels).fill(1);
    for (const i of [0, 1, side, side + 1]) mask[i] = 0;
    rgb.fill(77, 0, 6);
    const { source } = eraseLines({ ...small, rgb, lab, alpha }, mask);
    expect(source.every((from) => from === 0)).toBe(true);
  });
});

/** A page of 40 × 40 mm at 8 pixels a millimetre; grey by place in millimetres. */
function page(grey: (x: number, y: number) => number): Raster {
  const size = 320;
  const image: RgbaImage = {
    width: size,
    height: size,
    data: new Uint8Array(size * size * 4).fill(255),
  };
  for (let i = 0; i < size * size; i++) {
    let sum = 0;
    for (const [dx, dy] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ]) {
      sum += grey(((i % size) + dx) / 8, (Math.floor(i / size) + dy) / 8) / 4;
    }
    image.data.fill(sum, i * 4, i * 4 + 3);
  }
  return rasterize(image, 40, 1);
}

describe('findThinLines', () => {
  it('follows a line along its middle, from tip to tip, and tells its width', () => {
    const raster = page((x, y) => (Math.abs(y - 20.3) < 0.3 && x > 5 && x < 35 ? 20 : 240));
    const { lines } = findThinLines(raster)!;
    expect(lines).toHaveLength(1);
    const [{ points, width }] = lines;
    expect(width / 8).toBeGreaterThan(0.45);
    expect(width / 8).toBeLessThan(0.75);
    const xs = points.filter((_, k) => k % 2 === 0).map((v) => v / 8);
    expect(Math.min(...xs)).toBeCloseTo(5.1, 0);
    expect(Math.max(...xs)).toBeCloseTo(34.9, 0);
    for (const y of points.filter((_, k) => k % 2 === 1))
      expect(Math.abs(y / 8 - 20.3)).toBeLessThan(0.1);
  });

  it('keeps a hairline of a quarter millimetre', () => {
    const raster = page((x, y) => (Math.abs(x - y) < 0.18 && x > 5 && x < 35 ? 20 : 240));
    expect(findThinLines(raster)!.lines).toHaveLength(1);
  });

  it('finds none in the tips and rims of broad shapes, nor in broad strokes', () => {
    const star = page((x, y) => {
      const angle = (Math.atan2(y - 20, x - 20) + 7) % ((2 * Math.PI) / 5);
      const rim = 6 + 12 * Math.abs(angle / (Math.PI / 5) - 1);
      return Math.hypot(x - 20, y - 20) < rim ? 20 : 240;
    });
    expect(findThinLines(star)?.lines ?? []).toEqual([]);
    const stroke = page((x, y) => (Math.abs(y - 20) < 0.8 && x > 5 && x < 35 ? 20 : 240));
    expect(findThinLines(stroke)?.lines ?? []).toEqual([]);
  });

  it('lets both sides of a line meet under it', () => {
    const raster = page((x) => (Math.abs(x - 20) < 0.3 ? 10 : x < 20 ? 120 : 220));
    const { mask } = findThinLines(raster)!;
    const { rgb } = eraseLines(raster, mask).raster;
    const row = Array.from({ length: 320 }, (_, x) => rgb[(100 * 320 + x) * 3]);
    expect(new Set(row)).toEqual(new Set([120, 220]));
    expect(Math.abs(row.indexOf(220) / 8 - 20)).toBeLessThan(0.2);
  });
});
