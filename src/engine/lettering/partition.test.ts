import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countDesign } from '../inspect/inspect-design.ts';
import { digitizeLettering } from './digitize-lettering.ts';
import { colorText } from './colors.ts';
import { LETTERING_DEFAULTS, LETTERING_SIZE_LIMITS, type LetteringOptions } from './options.ts';
import { testFonts } from './test-support.ts';
import { layoutsOf, partition } from './text-layout.ts';

const { font } = testFonts((path) => readFileSync(path));

/** All ways to divide so many things into so many runs. */
function divisions(things: number, runs: number): number[][] {
  if (runs === 1) return [[things]];
  return Array.from({ length: things - runs + 1 }, (_, i) => i + 1).flatMap((first) =>
    divisions(things - first, runs - 1).map((rest) => [first, ...rest]),
  );
}

describe('a text in lines', () => {
  it('has lines as equal as can be', () => {
    expect(partition([3, 3, 3, 3], 1, 2)).toEqual([2, 2]);
    expect(partition([9, 1, 1, 1], 1, 2)).toEqual([1, 3]);
    expect(partition([1, 1, 1, 9], 1, 2)).toEqual([3, 1]);
    expect(partition([5], 1, 1)).toEqual([1]);
  });

  it('is divided better than in any other way', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(
        lengths,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 3 }),
        (given, wanted, gap) => {
          const runs = Math.min(wanted, given.length);
          const cost = (sizes: readonly number[]) => {
            let from = 0;
            return sizes.reduce((sum, size) => {
              const run = given.slice(from, (from += size));
              const length = run.reduce((a, b) => a + b, 0) + gap * (size - 1);
              return sum + length ** 4;
            }, 0);
          };
          const sizes = partition(given, gap, runs);
          expect(sizes).toHaveLength(runs);
          expect(sizes.reduce((a, b) => a + b, 0)).toBe(given.length);
          const least = Math.min(...divisions(given.length, runs).map(cost));
          expect(cost(sizes)).toBe(least);
        },
      ),
      { numRuns: 120, seed: 1 },
    );
  });

  it('has all of its letters, in their order, whatever blanks stand between them', () => {
    const letter = fc.constantFrom(...'aıiğşçöüAIİĞŞÇÖÜ019');
    const word = fc.array(letter, { minLength: 1, maxLength: 6 }).map((all) => all.join(''));
    const blank = fc.constantFrom(' ', '  ', '\t', '\u00a0', ' \u2003');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, blank), { minLength: 1, maxLength: 5 }), (parts) => {
        const words = parts.map(([text]) => text);
        for (const { letters, lines } of layoutsOf(parts.flat().join(''), font('sans-modern'))) {
          expect(letters.map(({ char }) => char).join('')).toBe(words.join(''));
          expect(new Set(letters.map((one) => one.word)).size).toBe(words.length);
          expect(lines).toBeLessThanOrEqual(words.length);
          // No word is torn: each lies on one line.
          for (const one of letters) {
            expect(letters.filter((l) => l.word === one.word).every((l) => l.y === one.y)).toBe(
              true,
            );
          }
        }
      }),
      { numRuns: 60, seed: 2 },
    );
  });

  it('joins letters with marks typed apart, and keeps line breaks of every kind', () => {
    const linesOf = (text: string) => layoutsOf(text, font('serif-classic'))[0].lines;
    expect(['a\nb', 'a\r\nb', 'a\rb', 'a\u2028b', 'a\n\n\nb'].map(linesOf)).toEqual([
      2, 2, 2, 2, 2,
    ]);
    const [{ letters }] = layoutsOf('s\u0327ı', font('serif-classic'));
    expect(letters.map(({ char }) => char)).toEqual(['ş', 'ı']);
  });
});

describe('threads of a text', () => {
  it('each have one stretch, from the first letter to the last', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 3 }),
        (words, colors, echoes) => {
          const wordOf = words.flatMap((letters, word) => Array<number>(letters).fill(word));
          const { threads, ofLetter, ofEcho } = colorText(wordOf, 'classic', colors, echoes);
          expect(ofLetter).toHaveLength(wordOf.length);
          expect(ofLetter[0]).toBe(0);
          ofLetter.slice(1).forEach((thread, i) => {
            expect([0, 1]).toContain(thread - ofLetter[i]);
          });
          const used = new Set([...ofLetter, ...ofEcho]);
          expect(used.size).toBe(Math.min(colors, wordOf.length + echoes));
          expect(Math.max(...used)).toBeLessThan(threads.length);
          expect(ofEcho.length).toBeLessThanOrEqual(echoes);
          // Where there are words enough, none changes its colour inside.
          if (colors > words.length) return;
          wordOf.forEach((word, i) => {
            if (i > 0 && word === wordOf[i - 1]) expect(ofLetter[i]).toBe(ofLetter[i - 1]);
          });
        },
      ),
      { numRuns: 100, seed: 3 },
    );
  });
});

describe('a sewn text', () => {
  const sew = (options: Partial<LetteringOptions>) =>
    digitizeLettering(
      { ...LETTERING_DEFAULTS, fontStyle: 'block-bold', text: 'Iıİi', ...options },
      font('block-bold'),
    );

  it('is as long as was asked, and over by a tenth at most', () => {
    for (const longSideMm of [30, 89]) {
      const { widthMm, heightMm } = countDesign(sew({ longSideMm }));
      const long = Math.max(widthMm, heightMm);
      expect(long).toBeLessThanOrEqual(longSideMm + 0.1);
      expect(long).toBeGreaterThan(longSideMm - 1.6);
    }
  });

  it('knows the four letters i of Turkish apart', () => {
    const sewn = [...'Iıİi'].map((text) => {
      const { x, y } = sew({ text });
      return [x.join(), y.join()].join(';');
    });
    expect(new Set(sewn).size).toBe(4);
  });

  it('refuses what is out of range with the engine’s own error', () => {
    const [least, most] = LETTERING_SIZE_LIMITS;
    const wrong: Partial<Record<keyof LetteringOptions, unknown>>[] = [
      { longSideMm: least - 1 },
      { longSideMm: most + 1 },
      { longSideMm: NaN },
      { colors: 0 },
      { colors: 1.5 },
      { pullMm: -0.1 },
      { pullMm: 1.1 },
      { density: 'thick' },
      { frame: 'star' },
      { fabric: 'paper' },
      { text: '' },
    ];
    for (const options of wrong) {
      expect(() => sew(options as Partial<LetteringOptions>), JSON.stringify(options)).toThrow(
        expect.objectContaining({ name: 'EngineError', code: 'bad-options' }),
      );
    }
  });
});
