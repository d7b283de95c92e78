import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { icons as fluent } from '@iconify-json/fluent-emoji-flat';
import { icons as game } from '@iconify-json/game-icons';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { motifSvg } from '../../lib/motifs/motif-svg.ts';
import { oklabFromHex, oklchFromOklab } from '../color/oklab.ts';
import { Command, countCommand, designExtents } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import { polygonArea } from '../vector/geometry.ts';
import { readFont } from '../lettering/font.ts';
import { ARRANGEMENTS, type PromptPlan, type PromptSubject } from '../prompt/plan.ts';
import type { ShapeSet } from '../shapes.ts';
import {
  COMPLEXITIES,
  composePrompt,
  composeTattoo,
  digitizePrompt,
  motifsOf,
  PRESETS,
  PROMPT_DEFAULTS,
  readMotif,
  type PromptOptions,
} from './index.ts';
import { composeInParts } from './compose.ts';
import { partsOf } from './parts.ts';

const IDS = [
  'fluent:rose',
  'fluent:tulip',
  'fluent:sunflower',
  'fluent:hibiscus',
  'fluent:cat',
  'fluent:fox',
  'fluent:butterfly',
  'fluent:evergreen-tree',
  'fluent:house',
  'fluent:sailboat',
  'fluent:sun',
  'fluent:star',
  'fluent:red-heart',
  'fluent:swan',
  'game:wolf-head',
  'game:rose',
] as const;

const motifs = new Map(IDS.map((id) => [id as string, readMotif(motifSvg(id, { fluent, game }))]));
const require = createRequire(import.meta.url);
const font = readFont(
  ['latin', 'latin-ext'].map((subset) =>
    Uint8Array.from(
      readFileSync(require.resolve(`@fontsource/outfit/files/outfit-${subset}-600-normal.woff`)),
    ),
  ),
  'Outfit',
);

const subject = (motif: string, more: Partial<PromptSubject> = {}): PromptSubject => ({
  motif,
  word: motif,
  count: 1,
  colors: [],
  size: 'normal',
  place: 'any',
  ...more,
});

const planOf = (subjects: PromptSubject[], more: Partial<PromptPlan> = {}): PromptPlan => ({
  language: 'en',
  subjects,
  words: [],
  arrangement: undefined,
  colors: [],
  unknown: [],
  without: [],
  respelled: [],
  ...more,
});

const compose = (plan: PromptPlan, options: Partial<PromptOptions> = {}): ShapeSet =>
  composePrompt(
    plan,
    { ...PROMPT_DEFAULTS, longSideMm: 102, palette: 'classic', threadColors: [], ...options },
    { motifs, font },
  );

const ROSES = planOf([subject('fluent:rose', { count: 3, colors: ['#c8202f'] })]);

/** All coordinates of a drawing, by axis. */
function coordinates({ shapes }: ShapeSet): { xs: number[]; ys: number[] } {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const shape of shapes) {
    const lines =
      shape.kind === 'area'
        ? shape.polygon.rings
        : shape.kind === 'stroke'
          ? [shape.points]
          : [shape.left, shape.right];
    for (const line of lines) line.forEach((v, i) => (i % 2 === 0 ? xs : ys).push(v));
  }
  return { xs, ys };
}

/** A drawing as text, so that two can be told apart. */
const print = (set: ShapeSet): string => {
  const { xs, ys } = coordinates(set);
  return [...xs, ...ys].map((v) => v.toFixed(2)).join();
};

/** Large areas of a hue: how many heads of flowers there are. */
function areasOfHue({ shapes, threads }: ShapeSet, hue: number, least: number): number {
  return shapes.filter((shape) => {
    if (shape.kind !== 'area' || polygonArea(shape.polygon) < least) return false;
    const [, C, h] = oklchFromOklab(...oklabFromHex(threads[shape.thread].hex));
    return C > 0.08 && Math.abs(((h - hue + 540) % 360) - 180) < 20;
  }).length;
}

describe('composePrompt', () => {
  it('draws any plan inside its page, at its size, the same every time', () => {
    const anySubject = fc.record({
      motif: fc.constantFrom(...IDS),
      count: fc.integer({ min: 1, max: 6 }),
      colors: fc.constantFrom([], ['#2455b8'], ['#ffffff', '#c8202f']),
      size: fc.constantFrom('small', 'normal', 'large'),
      place: fc.constantFrom('any', 'middle', 'around', 'left', 'top', 'corners', 'border'),
    });
    fc.assert(
      fc.property(
        fc.array(anySubject, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...ARRANGEMENTS, undefined),
        fc.constantFrom(...PRESETS),
        fc.constantFrom(...COMPLEXITIES),
        fc.constantFrom('classic', 'vibrant', 'monochrome', 'jewel-tones'),
        fc.constantFrom<string[]>([], ['Öykü'], ['Anne', 'Baba']),
        fc.integer({ min: 0, max: 7 }),
        fc.integer({ min: 40, max: 250 }),
        (subjects, arrangement, preset, complexity, palette, words, variation, longSideMm) => {
          const plan = planOf(
            subjects.map(({ motif, ...more }) =>
              subject(motif, more as unknown as Partial<PromptSubject>),
            ),
            { arrangement, words },
          );
          const options = { preset, complexity, palette, variation, longSideMm } as const;
          const set = compose(plan, options);
          const { xs, ys } = coordinates(set);
          expect(Math.max(set.widthMm, set.heightMm)).toBeCloseTo(longSideMm, 6);
          expect(xs.every((x) => x >= -0.2 && x <= set.widthMm + 0.2)).toBe(true);
          expect(ys.every((y) => y >= -0.2 && y <= set.heightMm + 0.2)).toBe(true);
          expect(set.threads.length).toBeLessThanOrEqual(12);
          expect(print(compose(plan, options))).toBe(print(set));
        },
      ),
      { numRuns: 15 },
    );
  }, 60_000);

  it.each(['row', 'bouquet', 'wreath', 'symmetry', 'scatter', 'medallion'] as const)(
    'sews as many as were asked for: %s',
    (arrangement) => {
      for (const count of [2, 3, 5, 7]) {
        const roses = subject('fluent:rose', { count, colors: ['#c8202f'] });
        const options = { ...PROMPT_DEFAULTS, complexity: 'simple' } as const;
        const drawn = composeInParts(planOf([roses], { arrangement }), options, { motifs });
        expect(partsOf(drawn).things).toHaveLength(count);
      }
    },
  );

  it('repeats a motif where a pattern is asked for', () => {
    const set = compose(planOf([subject('fluent:red-heart')], { arrangement: 'repeat' }));
    expect(areasOfHue(set, 22, 20)).toBeGreaterThan(6);
  });

  it('repeats a motif of many parts fewer times, so that each is larger', () => {
    const copies = (motif: string, arrangement: 'repeat' | 'border'): number => {
      const plan = planOf([subject(motif)], { arrangement });
      return partsOf(composeInParts(plan, PROMPT_DEFAULTS, { motifs })).things.length;
    };
    expect(copies('fluent:cat', 'repeat')).toBeLessThan(copies('fluent:red-heart', 'repeat'));
    expect([copies('fluent:cat', 'border'), copies('fluent:red-heart', 'border')]).toEqual([
      12, 16,
    ]);
  });

  it('lays a border of equal steps with a motif in each corner, however much is drawn', () => {
    const plan = planOf([subject('fluent:red-heart'), subject('fluent:star')], {
      arrangement: 'border',
    });
    for (const complexity of COMPLEXITIES) {
      const { things } = partsOf(
        composeInParts(plan, { ...PROMPT_DEFAULTS, complexity }, { motifs }),
      );
      const corners = things.filter(({ box }) => {
        const [x, y] = [box.left + box.right, box.top + box.bottom].map((sum) => sum / 2);
        const far = Math.max(...things.map((one) => (one.box.left + one.box.right) / 2));
        const near = Math.min(...things.map((one) => (one.box.left + one.box.right) / 2));
        const isAtEnd = (v: number) => Math.min(v - near, far - v) < (far - near) / 10;
        return isAtEnd(x) && isAtEnd(y);
      });
      expect(corners).toHaveLength(4);
    }
  });

  it('draws every hand and every amount differently', () => {
    for (const plan of [ROSES, planOf([subject('fluent:fox')])]) {
      const prints = PRESETS.flatMap((preset) =>
        COMPLEXITIES.slice(2).map((complexity) => print(compose(plan, { preset, complexity }))),
      );
      expect(new Set(prints).size).toBe(prints.length);
    }
    for (const complexity of COMPLEXITIES.slice(0, 2)) {
      const bare = PRESETS.map((preset) => {
        const set = compose(ROSES, { preset, complexity });
        return print(set) + set.threads.map(({ hex }) => hex).join();
      });
      expect(new Set(bare).size).toBe(PRESETS.length);
    }
  });

  it('draws more with each complexity', () => {
    for (const preset of PRESETS) {
      const counts = COMPLEXITIES.map(
        (complexity) => compose(ROSES, { preset, complexity }).shapes.length,
      );
      expect(counts, preset).toEqual(counts.toSorted((a, b) => a - b));
      expect(counts[3], preset).toBeGreaterThan(counts[0] + 8);
    }
  });

  it('arranges each variation in another way', () => {
    for (const arrangement of [undefined, ...ARRANGEMENTS]) {
      const plan = planOf([...ROSES.subjects, subject('fluent:fox')], { arrangement });
      const prints = [0, 1, 2].map((variation) => print(compose(plan, { variation })));
      expect(new Set(prints).size, arrangement).toBe(3);
    }
  });

  it('gives a subject its colour and keeps its shading, its leaves and its eyes', () => {
    const blue = compose(planOf([subject('fluent:tulip', { colors: ['#2455b8'] })]), {
      complexity: 'simple',
    });
    const lch = blue.threads.map(({ hex }) => oklchFromOklab(...oklabFromHex(hex)));
    const blues = lch.filter(([, C, h]) => C > 0.05 && h > 235 && h < 290);
    expect(blues.length).toBeGreaterThan(1);
    expect(lch.some(([, C, h]) => C > 0.05 && h > 110 && h < 175)).toBe(true);
    expect(lch.some(([, C, h]) => C > 0.1 && (h > 330 || h < 30))).toBe(false);
    const fox = compose(planOf([subject('fluent:fox', { colors: ['#2455b8'] })]));
    expect(fox.threads.some(({ hex }) => oklabFromHex(hex)[0] < 0.3)).toBe(true);
  });

  it('draws ornaments in the thread colours', () => {
    const framed = { preset: 'vintage', complexity: 'complex' } as const;
    const wine = compose(ROSES, { ...framed, threadColors: ['#751429', '#2f6fb0'] });
    const navy = compose(ROSES, { ...framed, threadColors: ['#1d2f63', '#e8b04a'] });
    expect(wine.threads.map(({ hex }) => hex)).not.toEqual(navy.threads.map(({ hex }) => hex));
  });

  it('sets words, with the dots of every i', () => {
    const plan = planOf([subject('fluent:red-heart')], { words: ['iiii'] });
    const fine = compose(plan, { preset: 'modern', complexity: 'simple' });
    const bare = compose({ ...plan, words: [] }, { preset: 'modern', complexity: 'simple' });
    expect(fine.shapes.length - bare.shapes.length).toBe(8);
  });

  it('says what is wrong', () => {
    const codeOf = (run: () => unknown): string | undefined => {
      try {
        run();
        return undefined;
      } catch (error) {
        return error instanceof EngineError ? error.code : String(error);
      }
    };
    expect(codeOf(() => compose(planOf([])))).toBe('nothing-to-sew');
    expect(codeOf(() => compose(ROSES, { longSideMm: 5 }))).toBe('bad-options');
    expect(codeOf(() => compose(ROSES, { threadColors: ['red'] }))).toBe('bad-options');
    expect(codeOf(() => compose(ROSES, { variation: -1 }))).toBe('bad-options');
    expect(codeOf(() => compose(ROSES, { pullMm: 2 }))).toBe('bad-options');
    expect(codeOf(() => compose(ROSES, { fabric: 'paper' as 'woven' }))).toBe('bad-options');
    const words = planOf([], { words: ['Ada'] });
    expect(codeOf(() => composePrompt(words, PROMPT_DEFAULTS, { motifs }))).toBe('bad-options');
  });

  it('names each motif once', () => {
    const plan = planOf([subject('fluent:rose'), subject('fluent:cat'), subject('fluent:rose')]);
    expect(motifsOf(plan)).toEqual(['fluent:rose', 'fluent:cat']);
  });
});

describe('digitizePrompt', () => {
  it('sews a prompt at its size with few cuts', () => {
    const options = { ...PROMPT_DEFAULTS, longSideMm: 102 };
    const design = digitizePrompt(ROSES, options, { motifs });
    const { left, right, top, bottom } = designExtents(design);
    expect(Math.abs(Math.max(right - left, bottom - top) - 1020)).toBeLessThan(20);
    expect(countCommand(design, Command.Stitch)).toBeGreaterThan(2000);
    expect(countCommand(design, Command.Stitch)).toBeLessThan(25_000);
    expect(countCommand(design, Command.Trim)).toBeLessThan(60);
  });
});

describe('composeTattoo', () => {
  it('draws a one-colour motif in ink', () => {
    const plan = planOf([subject('game:wolf-head')]);
    const options = { tattooStyle: 'realistic', longSideMm: 80, variation: 0 } as const;
    const { threads } = composeTattoo(plan, options, { motifs });
    expect(threads).toHaveLength(1);
    expect(oklabFromHex(threads[0].hex)[0]).toBeLessThan(0.5);
  });
});
