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

describe.each(MONOGRAM_STYLES)('%s', (style) => {
  it.each(['ŞK', 'İĞÜÖ'])('sews “%s” soundly', (text) => {
    const design = sew(text, style);
    const { problems, trims } = inspectDesign(design);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const unsound = ['untrimmed-float', 'bare-crossing', 'untied-end', 'stitch-too-long'];
    expect(problems.filter(({ code }) => unsound.includes(code))).toEqual([]);
    expect(trims).toBeLessThan(30);
    const { left, right, top, bottom } = designExtents(design);
    const longMm = Math.max(right - left, bottom - top) / 10;
    expect(longMm).toBeLessThanOrEqual(89);
    expect(longMm).toBeGreaterThan(85);
  });

  it('looks in a sketch as it is sewn: of one size, in the same threads', () => {
    const options = { text: 'ŞK', style, language: 'tr', frame: 'circle' } as const;
    const sketch = sketchMonogram(options, fontFor(style));
    const design = digitizeMonogram(options, fontFor(style));
    const { left, right, top, bottom } = design.page!;
    expect(Math.abs(sketch.widthMm * 10 - (right - left))).toBeLessThan(30);
    expect(Math.abs(sketch.heightMm * 10 - (bottom - top))).toBeLessThan(30);
    const hexes = (threads: readonly { hex: string }[]) => threads.map(({ hex }) => hex);
    expect(hexes(sketch.threads)).toEqual(expect.arrayContaining(hexes(design.threads)));
  });

  it('is the same each time', () => {
    const [a, b] = [sew('mq', style), sew('mq', style)];
    expect(a.x).toEqual(b.x);
    expect(a.y).toEqual(b.y);
    expect(a.commands).toEqual(b.commands);
  });
});

describe('digitizeMonogram', () => {
  it('sews any letters of one to four', () => {
    const letter = fc.constantFrom(...'AbCçDeFGğHıiJKLmnoöPQRsşTuüVWXyZ');
    const text = fc.array(letter, { minLength: 1, maxLength: 4 });
    const size = fc.integer({ min: 30, max: 120 });
    fc.assert(
      fc.property(text, fc.constantFrom(...MONOGRAM_STYLES), size, (chars, style, longSideMm) => {
        const design = sew(chars.join(''), style, { longSideMm, colors: 4 });
        expect(countCommand(design, Command.Stitch)).toBeGreaterThan(100);
      }),
      { numRuns: 15, seed: 11 },
    );
  });

  it('lies inside a frame, whose size is the wanted one', () => {
    for (const frame of ['square', 'circle', 'rectangle'] as const) {
      const design = sew('ABC', 'serif-traditional', { frame });
      const { left, right, top, bottom } = designExtents(design);
      expect(Math.max(right - left, bottom - top) / 10).toBeGreaterThan(86);
      expect(Math.max(right - left, bottom - top) / 10).toBeLessThanOrEqual(89);
    }
  });

  it('names itself after its letters', () => {
    expect(sew('şk', 'block-modern').name).toBe('ŞK');
    expect(sew('şk', 'block-modern', { name: 'Towel' }).name).toBe('Towel');
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
