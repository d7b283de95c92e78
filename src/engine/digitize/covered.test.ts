import { describe, expect, it } from 'vitest';
import { measureCoverage, sewnRuns } from '../../../tests/helpers/coverage.ts';
import type { Design } from '../core/design.ts';
import type { Ring } from '../vector/geometry.ts';
import { sewingSettings } from '../fabrics/index.ts';
import { MIN_THREAD_MM } from '../machine.ts';
import { DENSITIES, FABRIC_NAMES, ROW_SPACING_MM } from '../options.ts';
import type { AreaShape } from '../shapes.ts';
import { digitizeShapes } from './digitize-shapes.ts';

/*
 * Cloth must not show through a fill, and thread of 40 wt lies no wider than 0.25 mm: with that it
 * is measured, at every density, in every direction in which fills are laid.
 */

function disc(x: number, y: number, r: number): Ring {
  return Float64Array.from({ length: 240 }, (_, i) => {
    const a = (2 * Math.PI * (i >> 1)) / 120;
    return i % 2 === 0 ? x + r * Math.cos(a) : y + r * Math.sin(a);
  });
}

/** A shield with slanting and rounded sides, a hole in it and a bar beside: all too wide for satin. */
const SHIELD: Ring[] = [
  Float64Array.of(4, 4, 44, 4, 44, 24, 38, 34, 24, 42, 10, 34, 4, 24),
  disc(20, 18, 5),
];
const BAR: Ring[] = [Float64Array.of(32, 12, 41, 10, 40, 30, 31, 26)];

/** Needle points of the design on the page. */
function runsOnPage(design: Design): number[][] {
  const { left, top } = design.page!;
  return sewnRuns(design).map((run) => run.map((v, i) => v - (i % 2 === 0 ? left : top) / 10));
}

function sew(shapes: AreaShape[], options: Partial<Parameters<typeof digitizeShapes>[2]>) {
  const threads = ['#1d3f8f', '#f2c230'].map((hex) => ({ hex, name: '', code: '', chart: '' }));
  return digitizeShapes({ widthMm: 48, heightMm: 46, shapes, threads }, 'tiles', {
    style: 'fill',
    density: 'medium',
    pullMm: 0,
    name: '',
    ...options,
  });
}

const area = (rings: Ring[], thread: number, angle?: number): AreaShape => ({
  kind: 'area',
  polygon: { rings },
  thread,
  ...(angle === undefined ? {} : { angle }),
});

describe.each(DENSITIES)('a fill at %s density', (density) => {
  it.each([0, 90, 45, 26.565, 116.565, 20])(
    'leaves no cloth bare in a disc, rows at %s°',
    (angle) => {
      const rings = [disc(24, 22, 14)];
      const design = sew([area(rings, 0, angle)], { density });
      const { covered, spillMm } = measureCoverage(runsOnPage(design), rings, MIN_THREAD_MM);
      // Off the machine's grid each needle point is rounded by itself.
      expect(covered).toBeGreaterThan(angle === 20 ? 0.98 : 0.99);
      expect(spillMm).toBeLessThan(0.3);
    },
  );

  it('leaves none bare in a mark of two colours', () => {
    const design = sew([area(SHIELD, 0), area(BAR, 1)], { density });
    expect(measureCoverage(runsOnPage(design), SHIELD, MIN_THREAD_MM).covered).toBeGreaterThan(
      0.99,
    );
    expect(measureCoverage(runsOnPage(design), BAR, MIN_THREAD_MM).covered).toBeGreaterThan(0.99);
  });
});

describe('satin', () => {
  const ring = [disc(24, 22, 14), disc(24, 22, 10.5)];
  const plate: Ring = Float64Array.of(2, 2, 46, 2, 46, 44, 2, 44);
  const bar: Ring = Float64Array.of(8, 20, 40, 20, 40, 24, 8, 24);
  const satinOf = (shapes: AreaShape[]) => {
    const design = sew(shapes, { style: 'mixed' });
    return { design, points: sewnRuns(design).at(-1)!.length };
  };

  it.each([['medium', 0.985] as const, ['high', 0.99] as const])(
    'over bare cloth lies so close at %s density that no cloth shows',
    (density, least) => {
      const design = sew([area(ring, 0)], { style: 'mixed', density });
      const { covered, spillMm } = measureCoverage(runsOnPage(design), ring, MIN_THREAD_MM);
      expect(covered).toBeGreaterThan(least);
      expect(spillMm).toBeLessThan(0.3);
    },
  );

  it('over a fill is as close as the trade sews it: there the fill shows, and no cloth', () => {
    const bare = satinOf([area([bar], 1)]);
    // A hole into which the fill reaches from both sides, as a picture of tiles has it.
    const over = satinOf([area([plate, bar], 0), area([bar], 1)]);
    expect(bare.points / over.points).toBeGreaterThan(1.2);
    const { covered } = measureCoverage(runsOnPage(over.design), [plate], MIN_THREAD_MM);
    expect(covered).toBeGreaterThan(0.99);
  });
});

describe('satin beside satin of another colour', () => {
  const bar = (top: number): Ring => Float64Array.of(8, top, 40, top, 40, top + 3, 8, top + 3);
  const [upper, lower] = [bar(14), bar(17)];

  it('goes on under it, so that pull opens no gap, and no farther than it is covered', () => {
    const design = sew([area([upper], 0), area([lower], 1)], { style: 'mixed', pullMm: 0.2 });
    const runs = runsOnPage(design);
    const ends = runs.map((run) => run.filter((_, i) => i % 2 === 1));
    expect(Math.max(...ends[0])).toBeGreaterThan(17.45);
    expect(Math.max(...ends[0])).toBeLessThan(17.8);
    // What is sewn last meets it as the fabric pulls, and its outer edge stays.
    expect(Math.min(...ends[1])).toBeGreaterThan(16.7);
    expect(Math.min(...ends[0])).toBeGreaterThan(13.7);
  });
});

describe('fewer stitches', () => {
  it('are sewn at low density than at medium, and at medium than at high', () => {
    const counts = DENSITIES.map((density) => sew([area(SHIELD, 0)], { density }).x.length);
    const [low, medium, high] = counts;
    expect(medium / low).toBeGreaterThan(1.1);
    expect(high / medium).toBeGreaterThan(1.06);
  });

  it('go with the trade’s figures: every second row 0.50, 0.40 and 0.34 mm apart', () => {
    expect(DENSITIES.map((d) => 2 * ROW_SPACING_MM[d])).toEqual([0.5, 0.4, 0.34]);
    for (const fabric of FABRIC_NAMES) {
      const { rowSpacingMm } = sewingSettings({ density: 'medium', fabric });
      expect(rowSpacingMm).toBeGreaterThan(0.17);
      expect(rowSpacingMm).toBeLessThanOrEqual(0.25);
    }
  });
});
