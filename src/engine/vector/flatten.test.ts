import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Progress } from '../core/context.ts';
import { intersectRings, uniteRings } from './rings.ts';
import { lineLength, polygonArea, ringArea } from './geometry.ts';
import type { AreaShape, Shape, ShapeSet } from '../shapes.ts';
import { flattenShapes } from './flatten.ts';
import { readSvg } from '../svg/read-svg.ts';
import { reduceColors } from './reduce-colors.ts';

const read = (body: string): ShapeSet =>
  readSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="100mm"
    viewBox="0 0 100 100">${body}</svg>`).set;
const rect = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
const areasOf = ({ shapes }: ShapeSet): AreaShape[] => shapes.filter((s) => s.kind === 'area');

function areaByColor(set: ShapeSet): Record<string, number> {
  const out: Record<string, number> = {};
  for (const { thread, polygon } of areasOf(set)) {
    const { hex } = set.threads[thread];
    out[hex] = (out[hex] ?? 0) + polygonArea(polygon);
  }
  return out;
}

describe('a line on a page', () => {
  const thread = (hex: string) => ({ hex, name: hex, code: '', chart: '' });
  const line = (points: number[], closed = false): Shape => ({
    kind: 'stroke',
    points: Float64Array.from(points),
    widthMm: 0.4,
    closed,
    thread: 0,
  });
  const block = (left: number, top: number, right: number, bottom: number): Shape => ({
    kind: 'area',
    polygon: {
      rings: [Float64Array.of(left, top, right, top, right, bottom, left, bottom)],
    },
    thread: 1,
  });
  /** What is left of the lines among shapes, each under all that follow. */
  const linesOf = (...shapes: Shape[]) =>
    flattenShapes({
      widthMm: 60,
      heightMm: 60,
      threads: [thread('#ff0000'), thread('#0000ff')],
      shapes,
    }).shapes.flatMap((shape) =>
      shape.kind === 'stroke' ? [{ points: [...shape.points], closed: shape.closed }] : [],
    );

  it('is hidden on the middle of the page, where what covers it comes in several cells', () => {
    const corners = Array.from({ length: 900 }, (_, k) => (k * Math.PI) / 450);
    const disc: Shape = {
      kind: 'area',
      polygon: {
        rings: [
          Float64Array.from(corners.flatMap((a) => [30 + 20 * Math.cos(a), 30 + 20 * Math.sin(a)])),
        ],
      },
      thread: 1,
    };
    const [down, ...rest] = linesOf(line([30, 30, 30, 40, 30, 58]), disc);
    expect(rest).toEqual([]);
    expect(down.points[1]).toBeCloseTo(50, 0);
    expect(down.points.at(-1)).toBe(58);
    const [across] = linesOf(line([30, 30, 58, 30]), disc);
    expect(across.points[0]).toBeCloseTo(50, 0);
  });

  it('stays as it is beside an area, on it, or round it', () => {
    const points = [5, 10, 25, 10];
    const whole = [{ points, closed: false }];
    expect(linesOf(line(points))).toEqual(whole);
    expect(linesOf(block(0, 0, 50, 50), line(points))).toEqual(whole);
    expect(linesOf(line(points), block(30, 0, 50, 50))).toEqual(whole);
    expect(linesOf(line(points), block(0, 20, 50, 50))).toEqual(whole);
    const round = [10, 10, 40, 10, 40, 40, 10, 40];
    expect(linesOf(line(round, true), block(15, 15, 35, 35))).toEqual([
      { points: round, closed: true },
    ]);
  });

  it('ends a little under an area that hides the rest', () => {
    const [left, ...others] = linesOf(line([5, 10, 45, 10]), block(20, 0, 50, 50));
    expect(others).toEqual([]);
    const xs = [left.points[0], left.points[2]].sort((a, b) => a - b);
    expect(xs[0]).toBe(5);
    expect(xs[1]).toBeCloseTo(20.1, 3);
  });

  it('still shows along the edge of an area', () => {
    expect(linesOf(line([5, 10, 45, 10]), block(0, 9.95, 50, 30))).toHaveLength(1);
    expect(linesOf(line([5, 10, 45, 10]), block(0, 9.8, 50, 30))).toEqual([]);
  });

  it('is two lines where an area crosses it, and an open one where that opens it', () => {
    expect(linesOf(line([5, 10, 45, 10]), block(20, 0, 30, 50))).toHaveLength(2);
    const opened = linesOf(line([10, 10, 40, 10, 40, 40, 10, 40], true), block(5, 20, 15, 30));
    expect(opened.map(({ closed }) => closed).every((closed) => !closed)).toBe(true);
    const sum = opened.reduce((all, { points }) => all + lineLength(points), 0);
    expect(sum).toBeCloseTo(120 - 9.8, 2);
  });

  it('is nothing where it is shorter than a stitch or two', () => {
    expect(linesOf(line([5, 10, 5.79, 10]))).toEqual([]);
    expect(linesOf(line([5, 10, 5.8, 10]))).toHaveLength(1);
    expect(linesOf(line([5, 10, 45, 10]), block(5.6, 0, 50, 50))).toEqual([]);
  });
});

describe('flattenShapes', () => {
  it('cuts away what others hide', () => {
    const tiles = areaByColor(
      flattenShapes(read(rect(0, 0, 50, 50, '#ff0000') + rect(20, 20, 10, 10, '#0000ff'))),
    );
    expect(tiles['#ff0000']).toBeCloseTo(2400, 1);
    expect(tiles['#0000ff']).toBeCloseTo(100, 1);
  });

  it('leaves the points of what stands apart as they were drawn', () => {
    const ring = (r: number, fill: string) => `<circle cx="50" cy="50" r="${r}" fill="${fill}"/>`;
    const drawn = read(ring(30, 'red') + ring(20, 'blue') + ring(10, 'red'));
    const counts = (set: ShapeSet) =>
      areasOf(set)
        .flatMap(({ polygon }) => polygon.rings.map((r) => r.length))
        .sort((a, b) => a - b);
    const [inner, middle, outer] = counts(drawn);
    expect(counts(flattenShapes(drawn))).toEqual([inner, inner, middle, middle, outer]);
  });

  it('leaves no ring narrower than a thread of a pile of discs', () => {
    const discs = Array.from(
      { length: 900 },
      (_, i) =>
        `<circle cx="50" cy="50" r="${45 - i * 0.02}" fill="${i % 2 === 0 ? 'red' : 'blue'}"/>`,
    );
    const tiles = flattenShapes(read(discs.join('')));
    const all = Object.values(areaByColor(tiles)).reduce((a, b) => a + b);
    expect(all).toBeGreaterThan(Math.PI * 44.4 ** 2);
    expect(all).toBeLessThanOrEqual(Math.PI * 45 ** 2);
    const rings = areasOf(tiles).filter(({ polygon }) => polygon.rings.length === 2);
    for (const { polygon } of rings) {
      const [outer, hole] = polygon.rings.map((r) => Math.sqrt(Math.abs(ringArea(r)) / Math.PI));
      expect(outer - hole).toBeGreaterThan(0.3);
    }
  });

  it('joins what touches in one colour, across a hairline too', () => {
    const body = rect(0, 0, 10, 10, 'red') + rect(10.02, 0, 10, 10, 'red');
    expect(areasOf(flattenShapes(read(body)))).toHaveLength(1);
  });

  it('drops crumbs without leaving a hole, and keeps small parts of a larger whole', () => {
    const crumb = flattenShapes(read(rect(0, 0, 50, 50, 'red') + rect(9, 9, 0.5, 0.5, 'blue')));
    expect(areaByColor(crumb)).toEqual({ '#ff0000': 2500 });
    const cells = Array.from({ length: 25 }, (_, i) =>
      rect((i % 5) * 0.4, Math.floor(i / 5) * 0.4, 0.4, 0.4, 'blue'),
    );
    expect(areaByColor(flattenShapes(read(cells.join(''))))['#0000ff']).toBeCloseTo(4, 1);
  });

  it('drops a sliver that others leave of a shape, and keeps a thin shape that is whole', () => {
    const hidden = rect(20, 20, 6, 6, 'red') + rect(20.3, 10, 20, 40, 'blue');
    expect(Object.keys(areaByColor(flattenShapes(read(hidden))))).toEqual(['#0000ff']);
    const whole = flattenShapes(read(rect(60, 20, 0.3, 6, 'red') + rect(20, 10, 20, 40, 'blue')));
    expect(areaByColor(whole)['#ff0000']).toBeCloseTo(1.8, 2);
    const half = flattenShapes(read(rect(20, 20, 6, 6, 'red') + rect(23, 10, 20, 40, 'blue')));
    expect(areaByColor(half)['#ff0000']).toBeCloseTo(18, 2);
  });

  it('cuts lines where areas hide them, and sews the rest on top', () => {
    const line = '<path d="M5 25H95" stroke="red" stroke-width=".5"/>';
    const under = flattenShapes(read(line + rect(40, 0, 20, 50, 'blue')));
    expect(under.shapes.filter((s) => s.kind === 'stroke')).toHaveLength(2);
    const over = flattenShapes(read(rect(40, 0, 20, 50, 'blue') + line));
    expect(over.shapes.at(-1)).toMatchObject({ kind: 'stroke', thread: 1 });
  });

  it('tiles: no two overlap, and together they cover what was drawn', () => {
    const circle = fc.record({
      x: fc.integer({ min: 0, max: 100 }),
      y: fc.integer({ min: 0, max: 100 }),
      r: fc.integer({ min: 2, max: 30 }),
      fill: fc.constantFrom('red', 'lime', 'blue', 'gold'),
    });
    fc.assert(
      fc.property(fc.array(circle, { minLength: 1, maxLength: 60 }), (circles) => {
        const body = circles
          .map(({ x, y, r, fill }) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`)
          .join('');
        const set = read(body);
        const tiles = areasOf(flattenShapes(set));
        const drawn = areasOf(set).reduce(
          (all: Float64Array[], { polygon }) =>
            uniteRings([...all, ...polygon.rings, ...intersectRings(all, polygon.rings)]),
          [],
        );
        const whole = drawn.reduce((sum, ring) => sum + ringArea(ring), 0);
        const sum = tiles.reduce((total, { polygon }) => total + polygonArea(polygon), 0);
        // Crumbs and hairs go; closing adds next to nothing.
        expect(sum).toBeLessThan(whole + 0.02 * tiles.length + 0.5);
        expect(sum).toBeGreaterThan(whole - 0.31 * circles.length);
      }),
      { numRuns: 25, seed: 3 },
    );
  });
});

describe('reduceColors', () => {
  it('merges the nearest colours into the one that covers more', () => {
    const body =
      rect(0, 0, 50, 50, '#ff0000') + rect(50, 0, 9, 9, '#f80404') + rect(0, 60, 9, 9, '#0000ff');
    const set = reduceColors(read(body), 2);
    expect(set.threads.map(({ hex }) => hex)).toEqual(['#ff0000', '#0000ff']);
    expect(set.shapes.map(({ thread }) => thread)).toEqual([0, 0, 1]);
  });

  it('leaves no more than asked of hundreds', () => {
    const body = Array.from({ length: 400 }, (_, i) =>
      rect((i % 20) * 5, Math.floor(i / 20) * 5, 5, 5, `hsl(${i * 7}, ${20 + (i % 80)}%, 50%)`),
    ).join('');
    const set = reduceColors(read(body), 7);
    expect(set.threads).toHaveLength(7);
    expect(new Set(set.threads.map(({ name }) => name)).size).toBe(7);
  });
});

describe('what is told and kept of a drawing with many shapes', () => {
  const threads = [{ hex: '#ff0000', name: '', code: '', chart: '' }];
  const column = (left: number): Shape => ({
    kind: 'column',
    left: Float64Array.of(left, 5, left, 15),
    right: Float64Array.of(left + 2, 5, left + 2, 15),
    thread: 0,
  });
  const drawing = (shapes: Shape[]): ShapeSet => ({ widthMm: 60, heightMm: 60, threads, shapes });

  it('columns stay what they are, in their order, on top of areas', () => {
    const columns = [column(5), column(20), column(40)];
    const polygon = { rings: [Float64Array.of(0, 0, 60, 0, 60, 60, 0, 60)] };
    const area: Shape = { kind: 'area', polygon, thread: 0 };
    const { shapes } = flattenShapes(drawing([...columns.slice(0, 2), area, columns[2]]));
    expect(shapes.map(({ kind }) => kind)).toEqual(['area', 'column', 'column', 'column']);
    expect(shapes.slice(1)).toEqual(columns);
  });

  it('progress is told at the first shape, and after each 64', () => {
    const told: unknown[] = [];
    const onProgress = ({ stage, done, total }: Progress) => void told.push([stage, done, total]);
    flattenShapes(drawing(Array.from({ length: 130 }, (_, i) => column(i / 3))), { onProgress });
    expect(told).toEqual([
      ['shapes', 0, 130],
      ['shapes', 64, 130],
      ['shapes', 128, 130],
    ]);
  });
});
