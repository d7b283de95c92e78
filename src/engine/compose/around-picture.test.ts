import { icons as fluent } from '@iconify-json/fluent-emoji-flat';
import { icons as game } from '@iconify-json/game-icons';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { motifSvg } from '../../lib/motifs/motif-svg.ts';
import type { PromptPlan, SubjectPlace } from '../prompt/plan.ts';
import { linesOf } from '../shapes.ts';
import {
  COMPLEXITIES,
  composeAround,
  planAround,
  PRESETS,
  PROMPT_DEFAULTS,
  readMotif,
  type AroundPicture,
  type PromptOptions,
} from './index.ts';

const STAR = 'fluent:star';
const motifs = new Map([[STAR, readMotif(motifSvg(STAR, { fluent, game }))]]);

const LONG_MM = 120;

/** The outline of a picture of this width and height. */
const outline = (width: number, height: number) =>
  Float64Array.of(0, 0, width, 0, width, height, 0, height);

const starsAt = (place: SubjectPlace, count: number): PromptPlan => ({
  language: 'en',
  subjects: [{ motif: STAR, word: 'star', count, colors: [], size: 'small', place }],
  words: [],
  arrangement: undefined,
  colors: [],
  unknown: [],
  without: [],
  respelled: [],
});

const around = (
  plan: PromptPlan,
  options: Partial<PromptOptions>,
  [width, height]: [number, number],
): AroundPicture =>
  composeAround(
    planAround(plan),
    { ...PROMPT_DEFAULTS, longSideMm: LONG_MM, ...options },
    { motifs },
    outline(width, height),
  );

describe('composeAround', () => {
  it('leaves the picture its form and a place on the page, whatever is around it', () => {
    const cases = fc.record({
      place: fc.constantFrom<SubjectPlace>('around', 'corners', 'left', 'top', 'bottom', 'border'),
      count: fc.integer({ min: 1, max: 8 }),
      preset: fc.constantFrom(...PRESETS),
      complexity: fc.constantFrom(...COMPLEXITIES),
      size: fc.tuple(fc.integer({ min: 60, max: 300 }), fc.integer({ min: 60, max: 300 })),
    });
    fc.assert(
      fc.property(cases, ({ place, count, preset, complexity, size }) => {
        const { set, window } = around(starsAt(place, count), { preset, complexity }, size);
        expect(Math.max(set.widthMm, set.heightMm)).toBeCloseTo(LONG_MM, 0);
        const [width, height] = [window.right - window.left, window.bottom - window.top];
        expect(width / height).toBeCloseTo(size[0] / size[1], 2);
        expect(window.left).toBeGreaterThanOrEqual(-0.01);
        expect(window.top).toBeGreaterThanOrEqual(-0.01);
        expect(window.right).toBeLessThanOrEqual(set.widthMm + 0.01);
        expect(window.bottom).toBeLessThanOrEqual(set.heightMm + 0.01);
        for (const points of set.shapes.flatMap(linesOf)) {
          expect(points.every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('puts stars where they are wanted', () => {
    const middleOf = (place: SubjectPlace) => {
      const { set, window } = around(starsAt(place, 1), { complexity: 'simple' }, [100, 100]);
      const all = set.shapes.flatMap(linesOf);
      const mean = (axis: 0 | 1) => {
        const own = all.flatMap((points) => [...points].filter((_, i) => i % 2 === axis));
        return own.reduce((sum, v) => sum + v, 0) / own.length;
      };
      return { x: mean(0), y: mean(1), window };
    };
    const left = middleOf('left');
    expect(left.x).toBeLessThan(left.window.left);
    const top = middleOf('top');
    expect(top.y).toBeLessThan(top.window.top);
    const bottom = middleOf('bottom');
    expect(bottom.y).toBeGreaterThan(bottom.window.bottom);
  });

  it('draws the same again', () => {
    const once = around(starsAt('around', 5), {}, [120, 80]);
    expect(around(starsAt('around', 5), {}, [120, 80])).toEqual(once);
    expect(around(starsAt('around', 5), { variation: 1 }, [120, 80])).not.toEqual(once);
  });

  it('refuses options out of range', () => {
    expect(() => around(starsAt('around', 1), { longSideMm: 0 }, [10, 10])).toThrow(/longSideMm/);
  });
});

describe('a ring about a picture', () => {
  it.each(['around', 'border'] as const)('%s leaves the picture the main thing', (place) => {
    for (const size of [
      [100, 100],
      [160, 100],
    ] as [number, number][]) {
      const { set, window } = around(starsAt(place, 8), {}, size);
      expect(window.right - window.left).toBeGreaterThan(0.4 * set.widthMm);
      // Nothing lies on it but beyond the corners of its outline.
      const inner = set.shapes
        .flatMap(linesOf)
        .filter((points) =>
          points.some(
            (x, i) =>
              i % 2 === 0 &&
              Math.abs(x - (window.left + window.right) / 2) < (window.right - window.left) / 3 &&
              Math.abs(points[i + 1] - (window.top + window.bottom) / 2) <
                (window.bottom - window.top) / 3,
          ),
        );
      expect(inner).toEqual([]);
    }
  });
});
