import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureCoverage, SATIN_MM, sewnRuns } from '../../../tests/helpers/coverage.ts';
import { Command, designExtents } from '../core/design.ts';
import { digitizeShapes } from '../digitize/digitize-shapes.ts';
import { frameDesign } from '../digitize/frame-design.ts';
import { inspectDesign } from '../inspect/inspect-design.ts';
import { STITCH_STYLES } from '../options.ts';
import type { ColumnShape, Shape, ShapeSet } from '../shapes.ts';
import { addFrame, roomInFrame } from './index.ts';
import { layoutFrame, MARGIN_MM } from './layout.ts';

const FORMS = ['square', 'circle', 'rectangle'] as const;
const THREADS = ['#f0c020', '#102040', '#c02020'].map((hex) => ({
  hex,
  name: hex,
  code: '',
  chart: '',
}));
const OPTIONS = { style: 'mixed', density: 'medium', pullMm: 0, name: '' } as const;

const box = (x: number, y: number, w: number, h: number, thread = 0): Shape => ({
  kind: 'area',
  polygon: { rings: [Float64Array.of(x, y, x + w, y, x + w, y + h, x, y + h)] },
  thread,
});

const drawing = (widthMm: number, heightMm: number, shapes: Shape[]): ShapeSet => ({
  widthMm,
  heightMm,
  threads: THREADS,
  shapes,
});

const borderOf = (set: ShapeSet) => set.shapes.at(-1) as ColumnShape;

/** The border's outer and inner edges. */
const edges = (set: ShapeSet) => [borderOf(set).left, borderOf(set).right];

/** Least distance of a point from a closed line. */
function away(line: Float64Array, x: number, y: number): number {
  let best = Infinity;
  for (let i = 0, j = line.length - 2; i < line.length; j = i, i += 2) {
    const dx = line[i] - line[j];
    const dy = line[i + 1] - line[j + 1];
    const f = ((x - line[j]) * dx + (y - line[j + 1]) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.max(0, Math.min(1, f));
    best = Math.min(best, Math.hypot(line[j] + dx * t - x, line[j + 1] + dy * t - y));
  }
  return best;
}

/** Distance of a point from the nearest thread. */
function threadNear(runs: readonly number[][], x: number, y: number): number {
  let best = Infinity;
  for (const run of runs) {
    for (let i = 2; i < run.length; i += 2) {
      const dx = run[i] - run[i - 2];
      const dy = run[i + 1] - run[i - 1];
      const f = ((x - run[i - 2]) * dx + (y - run[i - 1]) * dy) / (dx * dx + dy * dy || 1);
      const t = Math.max(0, Math.min(1, f));
      best = Math.min(best, Math.hypot(run[i - 2] + dx * t - x, run[i - 1] + dy * t - y));
    }
  }
  return best;
}

function isInside(line: Float64Array, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = line.length - 2; i < line.length; j = i, i += 2) {
    if (line[i + 1] > y === line[j + 1] > y) continue;
    const cross = ((line[j] - line[i]) * (y - line[i + 1])) / (line[j + 1] - line[i + 1]);
    if (x < cross + line[i]) inside = !inside;
  }
  return inside;
}

describe('addFrame', () => {
  it('leaves a drawing alone without a frame, or with nothing in it', () => {
    const set = drawing(80, 60, [box(10, 10, 20, 20)]);
    expect(addFrame(set, 'none')).toBe(set);
    const empty = drawing(80, 60, []);
    expect(addFrame(empty, 'circle')).toBe(empty);
  });

  it.each(FORMS)('keeps at least 2 mm bare between any drawing and a %s', (form) => {
    const side = fc.double({ min: 2, max: 90, noNaN: true });
    const shapes = fc.array(fc.tuple(side, side, side, side), { minLength: 1, maxLength: 5 });
    const height = fc.double({ min: 30, max: 200, noNaN: true });
    fc.assert(
      fc.property(shapes, height, (boxes, heightMm) => {
        const set = drawing(
          100,
          heightMm,
          boxes.map(([x, y, w, h]) => box(x, y, w, h)),
        );
        const framed = addFrame(set, form);
        const [, inner] = edges(framed);
        let nearest = Infinity;
        for (const shape of framed.shapes) {
          if (shape.kind !== 'area') continue;
          const [ring] = shape.polygon.rings;
          for (let i = 0; i < ring.length; i += 2) {
            expect(isInside(inner, ring[i], ring[i + 1])).toBe(true);
            nearest = Math.min(nearest, away(inner, ring[i], ring[i + 1]));
          }
        }
        expect(nearest).toBeGreaterThan(2);
        // It fills the room, too: something comes near the border.
        expect(nearest).toBeLessThan(6);
      }),
      { numRuns: 40, seed: 3 },
    );
  });

  it.each([
    ['square', 100, 60, 100, 100],
    ['circle', 100, 140, 100, 100],
    ['rectangle', 100, 60, 100, 60],
  ] as const)('makes the page of a %s', (form, width, height, pageWidth, pageHeight) => {
    const set = addFrame(drawing(width, height, [box(10, 10, 50, 20)]), form);
    expect([set.widthMm, set.heightMm]).toEqual([pageWidth, pageHeight]);
    const [outer] = edges(set);
    const xs = outer.filter((_, i) => i % 2 === 0);
    const ys = outer.filter((_, i) => i % 2 === 1);
    expect(Math.min(...xs)).toBeCloseTo(MARGIN_MM, 1);
    expect(Math.max(...xs)).toBeCloseTo(pageWidth - MARGIN_MM, 1);
    expect(Math.min(...ys)).toBeCloseTo(MARGIN_MM, 1);
    expect(Math.max(...ys)).toBeCloseTo(pageHeight - MARGIN_MM, 1);
  });

  it('scales all kinds of shapes alike', () => {
    const shapes: Shape[] = [
      box(10, 10, 80, 40),
      {
        kind: 'stroke',
        points: Float64Array.of(10, 10, 90, 50),
        closed: false,
        widthMm: 2,
        thread: 0,
      },
      {
        kind: 'column',
        left: Float64Array.of(10, 10, 90, 10),
        right: Float64Array.of(10, 14, 90, 14),
        thread: 0,
      },
    ];
    const [area, stroke, column] = addFrame(drawing(100, 60, shapes), 'rectangle').shapes;
    if (area.kind !== 'area' || stroke.kind !== 'stroke' || column.kind !== 'column') {
      throw new Error('kinds have changed');
    }
    const ring = area.polygon.rings[0];
    const scale = (ring[2] - ring[0]) / 80;
    expect(stroke.widthMm).toBeCloseTo(2 * scale);
    expect(stroke.points[0]).toBeCloseTo(ring[0]);
    expect(column.right[1] - column.left[1]).toBeCloseTo(4 * scale);
    expect(column.left[0]).toBeCloseTo(ring[0]);
  });

  it('takes the darkest thread that is used', () => {
    const used = drawing(80, 80, [box(5, 5, 20, 20, 0), box(40, 5, 20, 20, 2)]);
    expect(borderOf(addFrame(used, 'square')).thread).toBe(2);
    const dark = drawing(80, 80, [box(5, 5, 20, 20, 0), box(40, 5, 20, 20, 1)]);
    expect(borderOf(addFrame(dark, 'square')).thread).toBe(1);
  });

  it('refuses a page too small for it', () => {
    expect(() => addFrame(drawing(12, 12, [box(1, 1, 8, 8)]), 'circle')).toThrow(/at least 1\d mm/);
  });

  it('grows its border with the page, within limits', () => {
    const width = (mm: number) => layoutFrame('square', mm, mm).borderMm;
    expect(width(40)).toBe(2.5);
    expect(width(100)).toBeCloseTo(3);
    expect(width(300)).toBe(4);
  });
});

describe('a framed design', () => {
  const set = drawing(80, 60, [box(10, 10, 50, 30, 1), box(20, 15, 10, 10, 0)]);

  it.each(FORMS)('has a %s closed all round, corners too', (form) => {
    const framed = addFrame(drawing(36, 30, [box(10, 10, 20, 20)]), form);
    const design = digitizeShapes(framed, 'tiles', { ...OPTIONS, density: 'high' });
    const { left, top } = design.page!;
    const runs = sewnRuns(design).map((run) =>
      run.map((v, i) => v - (i % 2 === 0 ? left : top) / 10),
    );
    // Satin on bare fabric: between two rungs the cloth may show at their very ends.
    expect(measureCoverage(runs, edges(framed), SATIN_MM).covered).toBeGreaterThan(0.975);
    const [outer, inner] = edges(framed);
    for (let i = 0; i < outer.length; i += 2) {
      const rung = [0.15, 0.5, 0.85].map((f) => [
        outer[i] + (inner[i] - outer[i]) * f,
        outer[i + 1] + (inner[i + 1] - outer[i + 1]) * f,
      ]);
      for (const [x, y] of rung) expect(threadNear(runs, x, y)).toBeLessThan(0.35);
    }
    const extents = designExtents(design);
    expect(extents.left).toBeGreaterThan(left);
    expect(extents.bottom).toBeLessThan(design.page!.bottom);
  });

  it('is sewn last, in one go, and ends on the page', () => {
    const design = digitizeShapes(addFrame(set, 'rectangle'), 'tiles', OPTIONS);
    expect(design.threads.map((t) => t.hex)).toEqual(['#102040', '#f0c020', '#102040']);
    const change = design.commands.lastIndexOf(Command.ColorChange);
    expect(design.commands.subarray(change).includes(Command.Trim)).toBe(false);
    const e = designExtents(design);
    expect(e.right - e.left).toBeLessThanOrEqual(800);
    expect(e.right - e.left).toBeGreaterThan(785);
    expect(inspectDesign(design).problems.filter((p) => p.severity !== 'note')).toEqual([]);
  });

  it('joins the last block where that has its thread', () => {
    const last = drawing(80, 60, [box(10, 10, 50, 30, 0), box(20, 15, 10, 10, 1)]);
    for (const layering of ['tiles', 'painted'] as const) {
      const design = digitizeShapes(addFrame(last, 'circle'), layering, OPTIONS);
      expect(design.threads.map((t) => t.hex)).toEqual(['#f0c020', '#102040']);
    }
  });

  it.each(STITCH_STYLES)('keeps its satin border in the style %s', (style) => {
    const design = digitizeShapes(addFrame(set, 'square'), 'tiles', { ...OPTIONS, style });
    const satin = design.objects
      .filter((o) => o.kind === 'satin')
      .flatMap((o) => [...design.x.subarray(o.start, o.end)]);
    expect(Math.max(...satin)).toBeGreaterThan(390);
    expect(Math.min(...satin)).toBeLessThan(-390);
  });
});

describe('frameDesign', () => {
  it.each(FORMS)('puts a %s round a finished design, in the middle', (form) => {
    const page = { widthMm: 90, heightMm: 60 };
    const room = roomInFrame(form, page);
    expect(room.widthMm / room.heightMm).toBeCloseTo(1.5);
    const inside = digitizeShapes(
      drawing(room.widthMm, room.heightMm, [
        box(0, 0, room.widthMm, room.heightMm, 0),
        box(2, 2, 6, 6, 1),
      ]),
      'tiles',
      // Without any, borders would part under pull, and the check says so.
      { ...OPTIONS, pullMm: 0.2 },
    );
    const framed = frameDesign(inside, form, page, OPTIONS);
    const size = designExtents(framed);
    expect((size.right - size.left) / 10).toBeCloseTo(89, 0);
    expect(Math.abs(size.left + size.right)).toBeLessThanOrEqual(1);
    expect(framed.page!.right - framed.page!.left).toBe(900);
    // The last thread of the design is the border's: no change between them.
    expect(framed.threads).toHaveLength(2);
    expect(framed.commands.filter((c) => c === Command.ColorChange)).toHaveLength(1);
    expect(framed.objects.at(-1)).toMatchObject({ block: 1, end: framed.commands.length });
    const { problems } = inspectDesign(framed);
    expect(problems.filter((p) => p.severity !== 'note')).toEqual([]);
    // The design's own records are all there, moved together.
    const n = inside.commands.length;
    const dx = framed.x[0] - inside.x[0];
    const dy = framed.y[0] - inside.y[0];
    for (let i = 0; i < n; i++) {
      expect(framed.x[i] - inside.x[i]).toBe(dx);
      expect(framed.y[i] - inside.y[i]).toBe(dy);
    }
    const fill = framed.objects.find((o) => o.kind === 'fill')!;
    const source = inside.objects.find((o) => o.kind === 'fill')!.source;
    if (!source || !('rings' in source) || !fill.source || !('rings' in fill.source)) {
      throw new Error('a fill has its area');
    }
    expect(fill.source.rings[0][0] - source.rings[0][0]).toBeCloseTo(dx / 10);
  });
});
