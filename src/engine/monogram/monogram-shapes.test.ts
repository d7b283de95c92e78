import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains } from '../vector/rings.ts';
import { testFonts } from '../lettering/test-support.ts';
import { linesOf, shapesBox, type ShapeSet } from '../shapes.ts';
import { lettersOf } from './draw/outlines.ts';
import { monogramLetters, monogramShapes } from './monogram.ts';
import { MONOGRAM_FONTS, MONOGRAM_STYLES, type MonogramStyle } from './options.ts';

const fonts = testFonts(readFileSync);
const fontFor = (style: MonogramStyle) => fonts.font(MONOGRAM_FONTS[style]);

const TEXTS = ['A', 'ŞK', 'ABC', 'İĞÜÖ'];
const SIZES = [38, 60, 178, 60];
const LETTERS = [...'ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZÂÎÛÉÑßÅ0123456789&'];

const drawAnew = (text: string, style: MonogramStyle, options = {}): ShapeSet =>
  monogramShapes(monogramLetters(text, 'tr', style), style, fontFor(style), options);

const drawn = new Map<string, ShapeSet>();

/** Each drawing is made once. */
function draw(text: string, style: MonogramStyle, options = {}): ShapeSet {
  const key = JSON.stringify([text, style, options]);
  const set = drawn.get(key) ?? drawAnew(text, style, options);
  drawn.set(key, set);
  return set;
}

/** Flat coordinates of all shapes of a thread, or of all. */
const points = (set: ShapeSet, thread?: number): number[] =>
  set.shapes
    .filter((shape) => thread === undefined || shape.thread === thread)
    .flatMap(linesOf)
    .flatMap((line) => [...line]);

describe.each(MONOGRAM_STYLES)('%s', (style) => {
  // Between them the four texts of every other style have one to eight threads.
  const optionsOf = (text: string) => {
    const at = TEXTS.indexOf(text);
    const colors = (MONOGRAM_STYLES.indexOf(style) % 2 === 0 ? 1 : 5) + at;
    return { longSideMm: SIZES[at], colors };
  };

  it.each(TEXTS)('fills its page with “%s”, at the size asked for', (text) => {
    const options = optionsOf(text);
    const { longSideMm } = options;
    const set = draw(text, style, options);
    expect(Math.max(set.widthMm, set.heightMm)).toBeCloseTo(longSideMm, 6);
    const box = shapesBox(set.shapes);
    expect(box.left).toBeGreaterThan(0.49);
    expect(box.top).toBeGreaterThan(0.49);
    expect(box.right).toBeLessThan(set.widthMm - 0.49);
    expect(box.bottom).toBeLessThan(set.heightMm - 0.49);
  });

  it.each(TEXTS)('uses each thread of “%s”', (text) => {
    const options = optionsOf(text);
    const { colors } = options;
    const set = draw(text, style, options);
    expect(set.threads).toHaveLength(colors);
    expect(new Set(set.shapes.map(({ thread }) => thread)).size).toBe(colors);
    expect(new Set(set.threads.map(({ hex }) => hex)).size).toBe(colors);
  });

  it('gives the same drawing for the same letters, and another for others', () => {
    const first = draw('A', style, optionsOf('A'));
    expect(drawAnew('A', style, optionsOf('A'))).toEqual(first);
    expect(points(draw('L', style, optionsOf('A')))).not.toEqual(points(first));
  });

  it('draws any Latin letters in finite, clean lines', () => {
    const text = fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(text, fc.integer({ min: 25, max: 200 }), (letters, longSideMm) => {
        const set = draw(letters.join(''), style, { longSideMm });
        expect(set.shapes.length).toBeGreaterThan(letters.length);
        expect(points(set).every(Number.isFinite)).toBe(true);
        for (const shape of set.shapes) {
          if (shape.kind === 'column') expect(shape.left.length).toBeGreaterThan(3);
        }
      }),
      // What letters each style gets differs: ten styles have twenty texts.
      { numRuns: 2, seed: 7 + MONOGRAM_STYLES.indexOf(style) },
    );
  });

  it('refuses no letters, five, and one that the typeface has not', () => {
    for (const text of ['', ' ', 'ABCDE', '漢']) {
      expect(() => draw(text, style)).toThrow(expect.objectContaining({ code: 'bad-options' }));
    }
  });
});

describe('monogramShapes', () => {
  // Letters of few points, one to four: what differs is where they stand.
  it.each(['I', 'LI', 'ITL', 'LITH'])('has a layout of its own for “%s” in each style', (text) => {
    const drawn = MONOGRAM_STYLES.map((style) => {
      const font = fontFor('serif-traditional');
      return monogramShapes(monogramLetters(text, 'tr'), style, font, {});
    });
    const prints = drawn.map((set) => JSON.stringify(points(set).map((v) => Math.round(v))));
    expect(new Set(prints).size).toBe(MONOGRAM_STYLES.length);
  });

  it.each(['A', 'WM', 'QÇJ', 'ĞŞJÖ'])('keeps “%s” inside round frames', (text) => {
    for (const style of ['classic-circle', 'circle-frame'] as const) {
      // With two threads the letters alone have the first one.
      const set = draw(text, style, { colors: 2 });
      const [cx, cy] = [set.widthMm / 2, set.heightMm / 2];
      const radii = (thread: number) => {
        const all = points(set, thread);
        return all.flatMap((x, i) => (i % 2 === 0 ? [Math.hypot(x - cx, all[i + 1] - cy)] : []));
      };
      expect(Math.max(...radii(0))).toBeLessThan(Math.min(...radii(1)));
    }
  });

  it.each(['A', 'WM', 'QÇJ', 'ĞŞJÖ'])('keeps “%s” inside the shield', (text) => {
    const set = draw(text, 'badge-style', { colors: 5 });
    // The ribbon divides the ground: the letters stand on its upper part.
    const grounds = set.shapes.filter((shape) => shape.thread === 4);
    grounds.sort((a, b) => shapesBox([a]).top - shapesBox([b]).top);
    const [border] = linesOf(grounds[0]);
    const letters = points(set, 0);
    for (let i = 0; i < letters.length; i += 2) {
      expect(contains(border, letters[i], letters[i + 1])).toBe(true);
    }
  });

  it('draws script-lowercase in small letters, all others in capitals', () => {
    const font = fontFor('script-lowercase');
    const [small] = lettersOf(font, monogramLetters('G', 'tr', 'script-lowercase'));
    expect(small.outline).toEqual(font.glyph('g')?.rings);
  });
});
