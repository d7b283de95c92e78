import { describe, expect, it } from 'vitest';
import { Command } from '../core/design.ts';
import { createCanvas, frameOf, slideCanvas } from './canvas.ts';
import { createLoom, layStrand } from './lay.ts';
import { RENDER_DEFAULTS, type RenderOptions } from './options.ts';
import { heightsBelow } from './probe-heights.ts';
import { heightBelow, placeStrand } from './profile.ts';
import { pictureBands } from './bands.ts';
import { createRowRenderer, renderDesign, renderRows } from './render.ts';
import { strandsOf } from './strands.ts';
import { satin, sew, tatami, type Point } from './testing/sewn-lines.ts';

const turned = (points: Point[]): Point[] => points.map(([x, y]) => [y, x]);
const moved = (points: Point[], by: number): Point[] => points.map(([x, y]) => [x + by, y + by]);

/**
 * Layers over layers across every cut: fills at two angles, satin along and across, in each of which a
 * stitch lies on the one before it, and a thread that no trim cut, from end to end.
 */
const design = sew(
  [
    tatami(18, 20),
    tatami(16, 95),
    satin(20, 3),
    turned(satin(20, 4)),
    moved(satin(14, 2), 5),
    [
      [-9, -9],
      [-9, 9],
    ],
  ],
  '#b3262e',
);
design.commands[design.commands.lastIndexOf(Command.Trim)] = Command.Jump;

const CASES: [string, Partial<RenderOptions>, number][] = [
  ['on linen, in two bands', { pxPerMm: 9 }, 2],
  ['with two samples a pixel, in three', { pxPerMm: 6, samples: 2 }, 3],
  ['on nothing, in bands lower than their border', { pxPerMm: 7.3, fabric: 'none' }, 20],
  ['half sewn', { pxPerMm: 8, upTo: design.commands.length >> 1 }, 2],
  [
    'of a part, with thread beside it',
    { pxPerMm: 11, bounds: { leftMm: -4, topMm: -5.05, widthMm: 9, heightMm: 8 } },
    2,
  ],
];

describe('renderRows', () => {
  it.each(CASES)('draws a picture %s, to the same bytes', (_, options, count) => {
    const whole = renderDesign(design, options);
    const bands = pictureBands(design, options, count);
    expect(bands).toHaveLength(count);
    let end = 0;
    for (const band of bands) {
      expect(band.from).toBe(end);
      end = band.to;
      const part = renderRows(design, options, band);
      expect([part.width, part.height]).toEqual([whole.width, band.to - band.from]);
      expect(part.topMm).toBeCloseTo(whole.topMm + band.from / whole.pxPerMm, 9);
      const row = 4 * whole.width;
      const same = whole.data.subarray(band.from * row, band.to * row);
      expect(part.data.every((value, i) => value === same[i])).toBe(true);
    }
    expect(end).toBe(whole.height);
  });

  it.each(CASES)('draws bands one after the other %s, to the same bytes', (_, options, count) => {
    const whole = renderDesign(design, options);
    const row = 4 * whole.width;
    const bands = pictureBands(design, options, count + 1);
    // From the top, again from there, and upwards, where nothing of the last band can stay.
    const order = [...bands, bands[0], ...bands.toReversed()];
    const renderer = createRowRenderer(design, options);
    for (const band of order) {
      const same = whole.data.subarray(band.from * row, band.to * row);
      expect(renderer.drawRows(band).data.every((value, i) => value === same[i])).toBe(true);
    }
  });

  it('lays what two bands share once', () => {
    const options = { ...RENDER_DEFAULTS, pxPerMm: 12 };
    const frame = frameOf(design, options);
    const canvas = createCanvas(frame, 1, 0, { from: 0, to: 50 });
    canvas.z.fill(1);
    expect(slideCanvas(canvas, { from: 30, to: 90 })).toBe(50);
    const rows = (from: number, to: number) => [
      ...new Set(canvas.z.subarray(from * frame.width, to * frame.width)),
    ];
    expect([rows(0, 20), rows(20, 60)]).toEqual([[1], [0]]);
    // None of these was kept.
    expect(slideCanvas(canvas, { from: 10, to: 40 })).toBe(10);
    expect(rows(0, 30)).toEqual([0]);
  });

  it('refuses rows that the picture does not have', () => {
    for (const [from, to] of [
      [-1, 5],
      [5, 5],
      [0, 1e6],
      [0.5, 5],
    ]) {
      expect(() => renderRows(design, {}, { from, to })).toThrow(/rows .* whole numbers from 0 to/);
    }
  });
});

describe('pictureBands', () => {
  it('gives the band with the thread fewer rows', () => {
    const bounds = { leftMm: -10, topMm: -10, widthMm: 20, heightMm: 80 };
    const [upper, lower] = pictureBands(design, { bounds }, 2);
    expect(upper.to).toBeLessThan(280);
    expect(lower).toEqual({ from: upper.to, to: 800 });
  });

  it('has no more bands than rows', () => {
    const bounds = { leftMm: 0, topMm: 0, widthMm: 4, heightMm: 0.3 };
    expect(pictureBands(design, { bounds }, 9)).toHaveLength(3);
  });
});

describe('heightsBelow', () => {
  it('has the heights that thread laid over all cells has', () => {
    const options = { ...RENDER_DEFAULTS, pxPerMm: 12 };
    const canvas = createCanvas(frameOf(design, options), 1, 0);
    const strands = strandsOf(design);
    const below = heightsBelow(strands, canvas);
    const loom = createLoom(canvas, strands, new Float32Array(30));
    const dirty = { left: 0, top: 0, right: 0, bottom: 0 };
    let raised = 0;
    for (let i = 0; i < strands.count; i++) {
      placeStrand(loom.profile, strands, i, canvas);
      expect(below[i]).toBe(heightBelow(loom.profile, canvas));
      if (below[i] > 0.1) raised++;
      layStrand(loom, i, dirty);
    }
    expect(raised).toBeGreaterThan(100);
  });
});
