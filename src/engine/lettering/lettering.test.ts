import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupRings } from '../vector/rings.ts';
import { Command, countCommand, designExtents, type Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import { inspectDesign } from '../inspect/index.ts';
import { digitizeLettering, letterShapes } from './digitize-lettering.ts';

import { FONT_STYLES, LETTERING_DEFAULTS, type LetteringOptions } from './options.ts';
import { withoutOverlap } from './overlap.ts';
import { checkReadable, sizeForCapitals } from './readable.ts';
import { testFonts } from './test-support.ts';
import { layoutsOf } from './text-layout.ts';

const { font: testFont } = testFonts((path) => readFileSync(path));

const PROVERB = 'Şahin İğne çığ 1923 Öykü';

const optionsOf = (options: Partial<LetteringOptions>): LetteringOptions => ({
  ...LETTERING_DEFAULTS,
  colors: 1,
  ...options,
});

const sew = (options: Partial<LetteringOptions>): Design =>
  digitizeLettering(optionsOf(options), testFont(options.fontStyle ?? 'script-elegant'));

/** Longest way that the thread takes uncut without a stitch, in mm. */
function longestFloat({ x, y, commands }: Design): number {
  let longest = 0;
  for (let i = 1; i < commands.length; i++) {
    const afterCut = commands[i - 1] === Command.Trim || commands[i - 1] === Command.ColorChange;
    if (commands[i] !== Command.Jump || afterCut) continue;
    longest = Math.max(longest, Math.hypot(x[i] - x[i - 1], y[i] - y[i - 1]) / 10);
  }
  return longest;
}

/** Parts of a text that do not touch each other. */
function separateParts(options: Partial<LetteringOptions>): number {
  const { shapes } = letterShapes(optionsOf(options), testFont(options.fontStyle!));
  const rings = shapes.flatMap((shape) => (shape.kind === 'area' ? shape.polygon.rings : []));
  return groupRings(withoutOverlap(rings)).length;
}

/** Whole texts are sewn in a test; other work may share the machine. */
const LONG = { timeout: 240_000 };

it('splits the wide stitches of large letters, so that none lies loose', () => {
  const design = sew({ text: 'HI', fontStyle: 'sans-modern', longSideMm: 56 });
  const codes = inspectDesign(design).problems.map(({ code }) => code);
  expect(codes).not.toContain('loose-stitch');
});

describe('letters under 6 mm', LONG, () => {
  const font = testFont('sans-modern');
  const widthOf = (text: string, capitalMm: number, fontStyle: LetteringOptions['fontStyle']) => {
    const own = testFont(fontStyle);
    const options = optionsOf({ text, fontStyle, keepLines: true });
    const longSideMm = sizeForCapitals(options, own, capitalMm);
    return longSideMm / capitalMm;
  };

  it('lie farther apart than larger ones, and scripts do not', () => {
    const usual = widthOf('HHHHHHHHHH', 10, 'sans-modern');
    expect(widthOf('HHHHHHHHHH', 7, 'sans-modern') / usual).toBeCloseTo(1, 1);
    for (const mm of [4, 5, 5.9]) {
      const more = widthOf('HHHHHHHHHH', mm, 'sans-modern') / usual - 1;
      expect(more).toBeGreaterThan(0.09);
      expect(more).toBeLessThan(0.15);
    }
    const joined = widthOf('Handmade with love', 5.9, 'script-modern');
    expect(joined / widthOf('Handmade with love', 10, 'script-modern')).toBeCloseTo(1, 1);
  });

  it('can have capitals of any height', () => {
    for (let mm = 5; mm < 8; mm += 0.2) {
      const options = optionsOf({ text: 'Handmade', fontStyle: 'sans-modern', keepLines: true });
      const longSideMm = sizeForCapitals(options, font, mm);
      const { shapes } = letterShapes({ ...options, longSideMm }, font);
      const [h] = shapes.flatMap((shape) =>
        shape.kind === 'area' ? [shape.polygon.rings[0]] : [],
      );
      const ys = [...h].filter((_, i) => i % 2 === 1);
      // Sizes are tenths of a millimetre.
      expect(Math.abs(Math.max(...ys) - Math.min(...ys) - mm)).toBeLessThan(0.1);
    }
  });
});

describe('digitizeLettering', LONG, () => {
  it.each(FONT_STYLES)(
    'sews a text with a cut at most for each part, and no float: %s',
    (fontStyle) => {
      // Large texts take long: one font of three is sewn in them.
      for (const longSideMm of [FONT_STYLES.indexOf(fontStyle) % 3 === 0 ? 95 : 63.5]) {
        const options = { text: PROVERB, fontStyle, longSideMm };
        const design = sew(options);
        expect(countCommand(design, Command.Trim)).toBeLessThanOrEqual(separateParts(options));
        expect(longestFloat(design)).toBe(0);
        expect(design.threads).toHaveLength(1);
        const { left, top, right, bottom } = designExtents(design);
        const long = Math.max(right - left, bottom - top) / 10;
        expect(Math.abs(long - longSideMm)).toBeLessThan(1.6);
      }
    },
  );

  it('sews a joined word without a cut', () => {
    for (const fontStyle of ['script-elegant', 'script-playful', 'script-decorative'] as const) {
      expect(countCommand(sew({ text: 'anne', fontStyle }), Command.Trim), fontStyle).toBe(0);
    }
  });

  it('sews letters from left to right', () => {
    const design = sew({ text: 'HILMEK', fontStyle: 'sans-modern' });
    const starts: number[] = [];
    for (let i = 0; i < design.commands.length; i++) {
      const first = i === 0 || design.commands[i - 1] === Command.Trim;
      if (first && design.commands[i] === Command.Jump) starts.push(design.x[i]);
    }
    expect(starts).toHaveLength(6);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  it('gives the same bytes again', () => {
    const once = sew({ text: PROVERB, fontStyle: 'handwritten', colors: 4 });
    const again = sew({ text: PROVERB, fontStyle: 'handwritten', colors: 4 });
    expect(again).toEqual(once);
  });

  it('uses as many threads as are asked for, one change between two', () => {
    for (let colors = 1; colors <= 8; colors++) {
      const design = sew({ text: 'Ece', fontStyle: 'serif-classic', colors, longSideMm: 50 });
      expect(design.threads).toHaveLength(colors);
      expect(new Set(design.threads.map((t) => t.hex)).size).toBe(colors);
      expect(countCommand(design, Command.ColorChange)).toBe(colors - 1);
    }
  });

  it('changes colour between words where there are words enough', () => {
    const { shapes } = letterShapes(
      optionsOf({ text: 'ab cde f', colors: 3, fontStyle: 'sans-modern' }),
      testFont('sans-modern'),
    );
    const letters = shapes.map((shape) => shape.thread);
    expect(letters).toEqual([0, 0, 1, 1, 1, 2]);
  });

  it.each(['square', 'circle', 'rectangle'] as const)('fills a frame: %s', (frame) => {
    const design = sew({ text: 'Ayşe & Can', fontStyle: 'serif-classic', frame, longSideMm: 90 });
    const { left, top, right, bottom } = designExtents(design);
    const sides = [(right - left) / 10, (bottom - top) / 10];
    expect(Math.max(...sides)).toBeGreaterThan(88);
    expect(Math.max(...sides)).toBeLessThan(91);
    if (frame !== 'rectangle') expect(Math.min(...sides)).toBeGreaterThan(88);
  });

  it('names the letters that a font lacks', () => {
    expect(() => sew({ text: 'ab漢c😀', fontStyle: 'sans-modern' })).toThrow(
      /Outfit has no “漢”, “😀”/,
    );
    expect(() => sew({ text: ' \n ', fontStyle: 'sans-modern' })).toThrow(/no text/);
    expect(() => sew({ text: 'x'.repeat(51), fontStyle: 'sans-modern' })).toThrow(/at most 50/);
    expect(() => sew({ text: 'x', colors: 9 })).toThrow(/colors wants 1 to 8/);
  });

  it('sews any text of the font, or says why not', () => {
    const alphabet = [
      ...'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZqwxQWX0123456789',
      ...'!"#$%&\'()*+,-./:;<=>?@[]_{|}~âîûÂÎÛéñßø     ',
    ];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: 50 }),
        fc.constantFrom(...FONT_STYLES),
        fc.constantFrom(25, 63.5, 127),
        fc.constantFrom('none', 'circle', 'rectangle'),
        fc.integer({ min: 1, max: 8 }),
        (chars, fontStyle, longSideMm, frame, colors) => {
          const text = chars.join('');
          try {
            const design = sew({ text, fontStyle, longSideMm, frame, colors });
            expect(countCommand(design, Command.Stitch)).toBeGreaterThan(0);
            expect(longestFloat(design)).toBe(0);
          } catch (error) {
            if (!(error instanceof EngineError)) throw error;
            // A script is refused where it would be too small to be read.
            const small = longSideMm === 25 || error.code === 'small-script';
            expect(text.trim() === '' || small, error.message).toBe(true);
          }
        },
      ),
      { numRuns: 15, seed: 5 },
    );
  });
});

describe('checkReadable', () => {
  it('accepts what a needle can write, and says from which size on', () => {
    const font = testFont('sans-modern');
    const options = optionsOf({
      text: 'Bir kumaş üstünde uzunca bir cümle durur',
      fontStyle: 'sans-modern',
    });
    expect(checkReadable({ ...options, longSideMm: 127 }, font)).toEqual({ readable: true });
    const { readable, smallestMm } = checkReadable({ ...options, longSideMm: 25 }, font);
    expect(readable).toBe(false);
    expect(smallestMm).toBeGreaterThan(25);
    expect(checkReadable({ ...options, longSideMm: smallestMm! }, font).readable).toBe(true);
    expect(checkReadable({ ...options, longSideMm: smallestMm! - 1 }, font).readable).toBe(false);
  });

  it('holds a frame against the letters', () => {
    const font = testFont('script-playful');
    const options = optionsOf({ text: 'Merhaba', longSideMm: 38, fontStyle: 'script-playful' });
    expect(checkReadable(options, font).readable).toBe(true);
    const framed = checkReadable({ ...options, frame: 'circle' }, font);
    expect(framed.readable).toBe(false);
    expect(framed.smallestMm).toBeGreaterThan(38);
  });
});

describe('sizeForCapitals', () => {
  const font = testFont('block-bold');
  const sewn = (text: string, capitalMm: number, frame: LetteringOptions['frame'] = 'none') => {
    const options = optionsOf({ text, frame, fontStyle: 'block-bold', colors: 1, pullMm: 0 });
    const longSideMm = sizeForCapitals(options, font, capitalMm);
    return digitizeLettering({ ...options, longSideMm, keepLines: true }, font);
  };

  it.each([
    ['HI', 20],
    ['HELLO EVERYONE THERE', 8],
    ['HHH\nHHH', 12],
  ])('makes capitals as tall as they are wanted: %s, %i mm', (text, mm) => {
    expect(sewn(text, mm).drawing?.written?.heightMm).toBeCloseTo(mm, 0);
    const { top, bottom } = designExtents(sewn(text.split('\n')[0], mm));
    expect(Math.abs((bottom - top) / 10 - mm)).toBeLessThan(0.06 * mm + 0.1);
  });

  it('makes room for a frame', () => {
    const { left, right } = designExtents(sewn('HI', 20, 'circle'));
    expect((right - left) / 10).toBeGreaterThan(40);
  });

  it('says where no size would do', () => {
    expect(() => sewn('H'.repeat(50), 60)).toThrow(/60 mm make this text more than 400 mm long/);
    expect(() => sewn('I', 3)).toThrow(/3 mm make this text less than 5 mm long/);
  });
});

describe('a script too small to be read', LONG, () => {
  const words = (options: Partial<LetteringOptions>) => ({
    text: 'Bir kumaş üstünde uzunca',
    fontStyle: 'script-elegant' as const,
    ...options,
  });

  it('is refused with the size that would do, which then is sewn', () => {
    const error = refusal(words({ longSideMm: 20 }));
    expect(error?.code).toBe('small-script');
    const said =
      /: (\d+) mm on its longer side would do, which makes its capitals ([\d.]+) mm tall$/;
    const [, mm, capitalMm] = said.exec(error!.message)!;
    const font = testFont('script-elegant');
    const ofCapitals = sizeForCapitals(optionsOf(words({ keepLines: true })), font, +capitalMm);
    expect(refusal(words({ keepLines: true, longSideMm: ofCapitals }))).toBeUndefined();
    expect(Number(mm)).toBeGreaterThan(24);
    expect(sew(words({ longSideMm: Number(mm) })).x.length).toBeGreaterThan(1000);
    expect(sew(words({ sewn: { side: 'longer', mm: Number(mm) } })).x.length).toBeGreaterThan(1000);
  });

  it('is refused as soon as its letters are not as tall as they must be', () => {
    const font = testFont('script-elegant');
    const { smallestMm } = checkReadable(optionsOf(words({ longSideMm: 20 })), font);
    expect(refusal(words({ longSideMm: smallestMm! - 3 }))?.code).toBe('small-script');
  });

  it('is sewn where that is asked for, and so are other letters', () => {
    expect(refusal(words({ longSideMm: 20, smallScript: 'sew' }))).toBeUndefined();
    expect(refusal(words({ longSideMm: 20, fontStyle: 'sans-modern' }))).toBeUndefined();
    const asked = 'shout' as LetteringOptions['smallScript'];
    expect(refusal(words({ smallScript: asked }))?.code).toBe('bad-options');
  });

  function refusal(options: Partial<LetteringOptions>): EngineError | undefined {
    try {
      sew(options);
    } catch (error) {
      if (error instanceof EngineError) return error;
      throw error;
    }
    return undefined;
  }
});

describe('layoutsOf', () => {
  it('breaks a text into even lines, and keeps the breaks that it brings', () => {
    const font = testFont('sans-modern');
    const linesOf = (text: string) =>
      layoutsOf(text, font).map(({ letters }) => {
        const lines = new Map<number, string>();
        for (const { char, y } of letters) lines.set(y, (lines.get(y) ?? '') + char);
        return [...lines.values()];
      });
    expect(linesOf('aa bb cc dd')[1]).toEqual(['aabb', 'ccdd']);
    expect(linesOf('aa bb cc dd')).toHaveLength(4);
    expect(linesOf('a\nbb cc')).toEqual([['a', 'bbcc']]);
  });
});
