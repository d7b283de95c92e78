import { describe, expect, it } from 'vitest';
import { THREAD_MM, type ThreadWeight } from '../machine.ts';
import { Command, designExtents, type Design } from '../core/design.ts';
import { digitizeShapes } from '../digitize/digitize-shapes.ts';
import {
  DENSITIES,
  FABRIC_NAMES,
  PULL_LIMITS,
  ROW_SPACING_MM,
  type FabricName,
  type StitchStyle,
} from '../options.ts';
import { SATIN_DEFAULTS, SATIN_SPACING_MM } from '../satin/index.ts';
import { decode, encode } from '../formats/index.ts';
import { strandsOf } from '../render/strands.ts';
import type { ShapeSet } from '../shapes.ts';
import { FABRIC_PRESETS, sewingSettings } from './index.ts';

/** A page with one rectangle from (5, 5). */
const page = (width: number, height: number): ShapeSet => ({
  widthMm: 60,
  heightMm: 60,
  threads: [{ hex: '#203080', name: 'Blue', code: '', chart: '' }],
  shapes: [
    {
      kind: 'area',
      polygon: {
        rings: [Float64Array.of(5, 5, 5 + width, 5, 5 + width, 5 + height, 5, 5 + height)],
      },
      thread: 0,
    },
  ],
});

const sew = (
  set: ShapeSet,
  fabric: FabricName | undefined,
  style: StitchStyle = 'fill',
  pullMm?: number,
) =>
  digitizeShapes(set, 'tiles', {
    style,
    density: 'medium',
    name: '',
    ...(fabric && { fabric }),
    ...(pullMm !== undefined && { pullMm }),
  });

const widthOf = (design: Design) => {
  const { left, right } = designExtents(design);
  return (right - left) / 10;
};

const stitchesOf = (design: Design, kind: string) =>
  design.objects.filter((o) => o.kind === kind).reduce((sum, o) => sum + o.end - o.start, 0);

describe('sewingSettings', () => {
  it('are those of the density on woven fabric, which is the default', () => {
    for (const density of DENSITIES) {
      const settings = sewingSettings({ density });
      expect(settings).toEqual(sewingSettings({ density, fabric: 'woven' }));
      expect(settings).toMatchObject({
        pullMm: 0.2,
        rowSpacingMm: ROW_SPACING_MM[density],
        satinSpacingMm: SATIN_SPACING_MM[density],
        underlay: 'normal',
      });
      expect(settings.satin).toEqual({
        spacingMm: SATIN_SPACING_MM[density],
        exactSpacing: false,
        pullMm: 0.2,
        edgeRunFromMm: SATIN_DEFAULTS.edgeRunFromMm,
        zigzagFromMm: SATIN_DEFAULTS.zigzagFromMm,
        zigzagSpacingMm: SATIN_DEFAULTS.zigzagSpacingMm,
      });
    }
  });

  it('take a given compensation before the fabric’s, zero too', () => {
    expect(sewingSettings({ density: 'low', fabric: 'towel' }).pullMm).toBe(0.4);
    expect(sewingSettings({ density: 'low', fabric: 'towel', pullMm: 0 }).satin.pullMm).toBe(0);
    expect(sewingSettings({ density: 'low', fabric: 'towel', pullMm: undefined }).pullMm).toBe(0.4);
  });

  it('lay finer thread closer, thicker thread wider', () => {
    const { rowSpacingMm, satinSpacingMm } = sewingSettings({ density: 'medium' });
    const of = (threadWeight: ThreadWeight) => sewingSettings({ density: 'medium', threadWeight });
    expect(of(40)).toEqual(sewingSettings({ density: 'medium' }));
    expect(of(60).rowSpacingMm / rowSpacingMm).toBeCloseTo(0.8);
    expect(of(60).satinSpacingMm / satinSpacingMm).toBeCloseTo(0.8);
    expect(of(30).rowSpacingMm / rowSpacingMm).toBeCloseTo(1.25);
  });

  it.each(FABRIC_NAMES)('of %s are sewable', (fabric) => {
    const preset = FABRIC_PRESETS[fabric];
    expect(preset.pullMm).toBeGreaterThanOrEqual(PULL_LIMITS[0]);
    expect(preset.pullMm).toBeLessThanOrEqual(0.5);
    for (const density of DENSITIES) {
      const { rowSpacingMm, satinSpacingMm } = sewingSettings({ density, fabric });
      // Rows closer than half a thread tear the fabric; a quarter over a thread's width shows it.
      expect(rowSpacingMm).toBeGreaterThan(THREAD_MM / 2);
      expect(rowSpacingMm).toBeLessThan(THREAD_MM * 1.25);
      // Points on one edge: between two of them lies one of the other edge.
      expect(satinSpacingMm).toBeGreaterThan(0.29);
      expect(satinSpacingMm).toBeLessThan(0.8);
    }
  });
});

/** Length of the thread of one kind of sewing, mm. */
const threadOf = ({ x, y, objects }: Design, wanted: string) => {
  let sum = 0;
  for (const { kind, start, end } of objects) {
    if (kind !== wanted) continue;
    for (let i = start + 1; i < end; i++) sum += Math.hypot(x[i] - x[i - 1], y[i] - y[i - 1]) / 10;
  }
  return sum;
};

describe('the weight of thread', () => {
  it('changes how many rows there are, and stays with the design', () => {
    const design = (threadWeight: ThreadWeight) =>
      digitizeShapes(page(30, 20), 'tiles', {
        style: 'fill',
        density: 'medium',
        name: '',
        threadWeight,
      });
    const [fine, usual, thick] = ([60, 40, 30] as const).map(design);
    expect(threadOf(fine, 'fill') / threadOf(usual, 'fill')).toBeCloseTo(1.25, 1);
    expect(threadOf(thick, 'fill') / threadOf(usual, 'fill')).toBeCloseTo(0.8, 1);
    expect([fine, usual, thick].map((d) => d.threadWeight)).toEqual([60, undefined, 30]);
    expect(decode(encode(fine, 'json'), 'json').threadWeight).toBe(60);
    expect(strandsOf(fine).threadMm).toBeLessThan(strandsOf(usual).threadMm);
    expect(strandsOf(thick).threadMm).toBeGreaterThan(strandsOf(usual).threadMm);
  });
});

describe('fabrics', () => {
  it('lengthen rows by their compensation', () => {
    const set = page(30, 20);
    const fleece = widthOf(sew(set, 'fleece')) - widthOf(sew(set, 'woven'));
    // Rows end on the machine's grid.
    expect(Math.abs(fleece - 2 * (0.4 - 0.2))).toBeLessThan(0.1 + 1e-6);
    expect(widthOf(sew(set, 'knit', 'fill', 0.2))).toBe(widthOf(sew(set, 'woven')));
    expect(widthOf(sew(set, undefined))).toBe(widthOf(sew(set, 'woven')));
  });

  it('set rows closer on a towel and wider on leather', () => {
    const rows = (fabric: FabricName) => threadOf(sew(page(30, 20), fabric), 'fill');
    expect(rows('towel') / rows('woven')).toBeCloseTo(1 / 0.9, 1);
    expect(rows('leather') / rows('woven')).toBeCloseTo(1 / 1.25, 1);
  });

  it('set satin closer on a towel and wider on leather', () => {
    const satin = (fabric: FabricName) => stitchesOf(sew(page(40, 3), fabric, 'mixed'), 'satin');
    expect(satin('towel') / satin('woven')).toBeCloseTo(1 / 0.85, 1);
    expect(satin('leather') / satin('woven')).toBeCloseTo(1 / 1.2, 1);
  });

  it('put more under stretch and pile, less under leather', () => {
    const under = (fabric: FabricName) => stitchesOf(sew(page(30, 20), fabric), 'underlay');
    expect(under('towel')).toBeGreaterThan(under('woven') * 1.5);
    expect(under('leather')).toBeLessThan(under('woven'));
    const column = (fabric: FabricName) =>
      stitchesOf(sew(page(40, 2.5), fabric, 'mixed'), 'underlay');
    expect(column('knit')).toBeGreaterThan(column('woven') * 1.3);
    expect(column('leather')).toBeLessThan(0.6 * column('woven'));
  });

  it('sew a full underlay without a cut, inside the border', () => {
    const design = sew(page(30, 20), 'towel');
    expect(design.commands.includes(Command.Trim)).toBe(false);
    const { left, right } = designExtents(design);
    for (const { kind, start, end } of design.objects) {
      if (kind !== 'underlay') continue;
      for (let i = start; i < end; i++) {
        expect(design.x[i]).toBeGreaterThanOrEqual(left);
        expect(design.x[i]).toBeLessThanOrEqual(right);
      }
    }
  });
});
