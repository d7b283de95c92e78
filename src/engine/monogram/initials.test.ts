import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Command, type Design } from '../core/design.ts';
import { countDesign, findHoop, hoopReport } from '../inspect/index.ts';
import { testFonts } from '../lettering/test-support.ts';
import {
  digitizeMonogram,
  MONOGRAM_COLORS,
  MONOGRAM_FONTS,
  MONOGRAM_LABELS,
  MONOGRAM_SIZE_MM,
  MONOGRAM_STYLES,
  sketchMonogram,
  type MonogramOptions,
  type MonogramStyle,
} from './index.ts';

const fonts = testFonts(readFileSync);
const sew = (text: string, style: MonogramStyle, options: Partial<MonogramOptions> = {}) =>
  digitizeMonogram({ text, style, language: 'tr', ...options }, fonts.font(MONOGRAM_FONTS[style]));

const longestStitch = ({ x, y, commands }: Design): number =>
  Array.from(commands).reduce(
    (most, command, i) =>
      i > 0 && command === Command.Stitch
        ? Math.max(most, Math.hypot(x[i] - x[i - 1], y[i] - y[i - 1]))
        : most,
    0,
  );

describe('a monogram as it is sewn', () => {
  it('fits the hoop that it was made for, and has no stitch over 12.1 mm', () => {
    const design = sew('Ğ', 'script-lowercase', { longSideMm: 49, colors: 2 });
    const { widthMm, heightMm, colorChanges } = countDesign(design);
    expect(hoopReport(widthMm, heightMm, findHoop('janome-c')).asked?.fits).toBe(true);
    expect(longestStitch(design)).toBeLessThanOrEqual(121);
    expect(new Set(design.threads.map(({ hex }) => hex)).size).toBeLessThanOrEqual(2);
    expect(design.threads).toHaveLength(colorChanges + 1);
  });

  it('tells Turkish letters apart: I and İ are two monograms, i and İ one', () => {
    const print = ({ x, y }: Design) => [x.join(), y.join()].join(';');
    const [dotless, dotted, small] = ['I', 'İ', 'i'].map((text) =>
      print(sew(text, 'block-modern', { colors: 1, longSideMm: 25 })),
    );
    expect(dotted).not.toBe(dotless);
    expect(small).toBe(dotted);
    expect(print(sew('i', 'block-modern', { colors: 1, longSideMm: 25, language: 'en' }))).toBe(
      dotless,
    );
  });

  it('refuses what it cannot draw before it draws: the sketch as the design', () => {
    const font = fonts.font('block-bold');
    const [least, most] = MONOGRAM_SIZE_MM;
    const wrong: Record<string, unknown>[] = [
      { text: '' },
      { text: ' ' },
      { text: 'ABCDE' },
      { text: '漢' },
      { longSideMm: least - 1 },
      { longSideMm: most + 1 },
      { longSideMm: NaN },
      { colors: MONOGRAM_COLORS[0] - 1 },
      { colors: MONOGRAM_COLORS[1] + 1 },
      { pullMm: 2 },
      { density: 'thick' },
      { fabric: 'paper' },
      { frame: 'star' },
    ];
    for (const options of wrong) {
      const whole = { text: 'A', ...options };
      const refusal = expect.objectContaining({
        name: 'EngineError',
        code: 'bad-options',
      }) as unknown as Error;
      expect(() => digitizeMonogram(whole, font), JSON.stringify(options)).toThrow(refusal);
      expect(() => sketchMonogram(whole, font), JSON.stringify(options)).toThrow(refusal);
    }
  });
});

describe('the layouts', () => {
  it('are named M1 to M10 in their order, each with a line of its own', () => {
    const labels = MONOGRAM_STYLES.map((style) => MONOGRAM_LABELS[style]);
    expect(labels.map(({ code }) => code)).toEqual(MONOGRAM_STYLES.map((_, i) => `M${i + 1}`));
    expect(new Set(labels.map(({ name }) => name)).size).toBe(10);
    for (const { name, note } of labels) {
      expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
      expect(note).toMatch(/^[A-Z].{15,60}[^.]$/);
    }
  });
});
