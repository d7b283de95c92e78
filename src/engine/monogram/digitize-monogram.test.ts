import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Command, countCommand, designExtents } from '../core/design.ts';
import { inspectDesign } from '../inspect/inspect-design.ts';
import { testFonts } from '../lettering/test-support.ts';
import { digitizeMonogram, sketchMonogram } from './monogram.ts';
import {
  MONOGRAM_FONTS,
  MONOGRAM_STYLES,
  type MonogramOptions,
  type MonogramStyle,
} from './options.ts';

const fonts = testFonts(readFileSync);
const fontFor = (style: MonogramStyle) => fonts.font(MONOGRAM_FONTS[style]);

const sew = (text: string, style: MonogramStyle, options: Partial<MonogramOptions> = {}) =>
  digitizeMonogram({ text, style, language: 'tr', ...options }, fontFor(style));

/** Makes something when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}

describe.each(MONOGRAM_STYLES)('%s', (style) => {
  const size = { longSideMm: 48, frame: 'circle' } as const;
  const two = once(() => sew('ŞK', style, size));

  it.each([
    ['ŞK', 48, two],
    ['İĞÜÖ', 64, () => sew('İĞÜÖ', style, { longSideMm: 64 })],
  ])('sews “%s” soundly, %d mm tall or wide', (_, asked, make) => {
    const design = make();
    const { problems, trims } = inspectDesign(design);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const unsound = ['untrimmed-float', 'bare-crossing', 'untied-end', 'stitch-too-long'];
    expect(problems.filter(({ code }) => unsound.includes(code))).toEqual([]);
    expect(trims).toBeLessThan(30);
    const { left, right, top, bottom } = designExtents(design);
    const longMm = Math.max(right - left, bottom - top) / 10;
    expect(longMm).toBeLessThanOrEqual(asked);
    expect(longMm).toBeGreaterThan(asked - 4);
  });

  it('looks in a sketch as it is sewn: of one size, in the same threads', () => {
    const options = { text: 'ŞK', style, language: 'tr', ...size } as const;
    const sketch = sketchMonogram(options, fontFor(style));
    const design = two();
    const { left, right, top, bottom } = design.page!;
    expect(Math.abs(sketch.widthMm * 10 - (right - left))).toBeLessThan(30);
    expect(Math.abs(sketch.heightMm * 10 - (bottom - top))).toBeLessThan(30);
    const hexes = (threads: readonly { hex: string }[]) => threads.map(({ hex }) => hex);
    expect(hexes(sketch.threads)).toEqual(expect.arrayContaining(hexes(design.threads)));
  });

  it('is the same each time', () => {
    const [a, b] = [two(), sew('şk', style, size)];
    expect(a.x).toEqual(b.x);
    expect(a.y).toEqual(b.y);
    expect(a.commands).toEqual(b.commands);
  });
});

describe('digitizeMonogram', () => {
  it('sews any letters of one to four', () => {
    const letter = fc.constantFrom(...'AbCçDeFGğHıiJKLmnoöPQRsşTuüVWXyZ');
    const text = fc.array(letter, { minLength: 1, maxLength: 4 });
    const size = fc.integer({ min: 30, max: 60 });
    fc.assert(
      fc.property(text, fc.constantFrom(...MONOGRAM_STYLES), size, (chars, style, longSideMm) => {
        const design = sew(chars.join(''), style, { longSideMm, colors: 4 });
        expect(countCommand(design, Command.Stitch)).toBeGreaterThan(100);
      }),
      { numRuns: 10, seed: 11 },
    );
  });

  it('lies inside a frame, whose size is the wanted one', () => {
    for (const frame of ['square', 'circle', 'rectangle'] as const) {
      const design = sew('ABC', 'serif-traditional', { frame, longSideMm: 45 });
      const { left, right, top, bottom } = designExtents(design);
      expect(Math.max(right - left, bottom - top) / 10).toBeGreaterThan(42);
      expect(Math.max(right - left, bottom - top) / 10).toBeLessThanOrEqual(45);
    }
  });

  it('names itself after its letters', () => {
    const small = { longSideMm: 30 };
    expect(sew('şk', 'block-modern', small).name).toBe('ŞK');
    expect(sew('şk', 'block-modern', { ...small, name: 'Towel' }).name).toBe('Towel');
  });

  it('refuses options out of their range', () => {
    const wrong: Partial<MonogramOptions>[] = [
      { longSideMm: 5 },
      { longSideMm: 900 },
      { colors: 0 },
      { colors: 9 },
      { colors: 2.5 },
      { style: 'round' as MonogramStyle },
    ];
    for (const options of wrong) {
      expect(() => digitizeMonogram({ text: 'A', ...options }, fontFor('block-modern'))).toThrow(
        expect.objectContaining({ code: 'bad-options' }),
      );
    }
    expect(() => sew('ABCDE', 'block-modern')).toThrow(/1 to 4 letters, got 5/);
  });
});
