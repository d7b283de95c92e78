import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { mistakes } from '../../../tests/fixtures/prompt-check.ts';
import type { ExpectedPrompt } from '../../../tests/fixtures/prompt-check.ts';
import { HELD_OUT } from '../../../tests/fixtures/prompts-held-out.table.ts';
import { MORE_PROMPTS } from '../../../tests/fixtures/prompts-more.table.ts';
import { PROMPTS } from '../../../tests/fixtures/prompts.table.ts';
import { unmetWishes, type Wish } from '../../../tests/fixtures/wish-check.ts';
import { HELD_OUT_WISHES } from '../../../tests/fixtures/wishes-held-out.table.ts';
import { WISHES } from '../../../tests/fixtures/wishes.table.ts';
import { MAX_COUNT } from './plan.ts';
import { readPrompt } from './read-prompt.ts';

const index = motifIndex();

/** The prompts that are read otherwise than expected, with what is wrong. */
const wrong = (prompts: readonly ExpectedPrompt[], of = /./): string[] =>
  prompts.flatMap((expected) => {
    const found = mistakes(readPrompt(expected.prompt, index), expected);
    return found.some((mistake) => of.test(mistake))
      ? [`${expected.prompt} → ${found.join('; ')}`]
      : [];
  });

describe('the prompts of the fixture', () => {
  it('are sixty, half of them Turkish', () => {
    expect(PROMPTS).toHaveLength(60);
    const turkish = PROMPTS.filter(({ prompt }) => readPrompt(prompt, index).language === 'tr');
    expect(turkish).toHaveLength(30);
  });

  it('are read right in all that they say, but for three at most', () => {
    const found = wrong(PROMPTS);
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(3);
  });

  it('are read right on the second list, but for three at most', () => {
    const found = wrong(MORE_PROMPTS);
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(3);
  });

  it('name the right things in most that the reader was not mended for', () => {
    const found = wrong(HELD_OUT, /^subjects/);
    expect(HELD_OUT).toHaveLength(20);
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(4);
  });
});

/** Wishes that are not met, with what is wrong. */
const unmet = (wishes: readonly Wish[]): string[] =>
  wishes.flatMap((wish) => {
    const found = unmetWishes(readPrompt(wish.prompt, index), wish);
    return found.length > 0 ? [`${wish.prompt} → ${found.join('; ')}`] : [];
  });

describe('what people wish for', () => {
  it('is read right in 110 of 120 prompts, half of them Turkish', () => {
    expect(WISHES).toHaveLength(120);
    const turkish = WISHES.filter(({ prompt }) => readPrompt(prompt, index).language === 'tr');
    expect(Math.abs(turkish.length - 60)).toBeLessThanOrEqual(2);
    const found = unmet(WISHES);
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(10);
  });

  it('is read right in three of four prompts that the reader was not mended for', () => {
    expect(HELD_OUT_WISHES).toHaveLength(40);
    expect(unmet(HELD_OUT_WISHES).length).toBeLessThanOrEqual(10);
  });

  it('tells how misspelled words were read', () => {
    for (const { prompt, respelled } of WISHES) {
      if (!respelled) continue;
      const read = readPrompt(prompt, index).respelled.map((word) => word.read);
      expect(
        respelled.some((word) => read.includes(word)),
        `${prompt}: ${read.join()}`,
      ).toBe(true);
    }
  });
});

describe('readPrompt', () => {
  it('gives a plan of nothing for a prompt that says nothing', () => {
    for (const prompt of ['', '   ', '…!?', 'the and of']) {
      const { subjects, words, unknown } = readPrompt(prompt, index);
      expect([subjects, words, unknown]).toEqual([[], [], []]);
    }
  });

  it('names what it does not know, with the nearest names', () => {
    expect(readPrompt('a flubber', index)).toMatchObject({
      subjects: [],
      unknown: [{ word: 'flubber' }],
    });
    expect(readPrompt('a buterflie', index).unknown).toEqual([
      { word: 'buterflie', nearest: expect.arrayContaining(['butterfly']) as string[] },
    ]);
    const [turkish] = readPrompt('kırmızı kelebuş ve çiçek', index).unknown;
    expect(turkish?.nearest).toContain('kelebek');
  });

  it('does not count more than can be sewn', () => {
    expect(readPrompt('100 roses', index).subjects[0]?.count).toBe(MAX_COUNT);
  });

  it('reads capitals, and letters without their marks', () => {
    const right = readPrompt('iki kırmızı çiçek ve ağaç', index);
    const motifs = (prompt: string): string[] =>
      readPrompt(prompt, index).subjects.map(({ motif, count }) => `${count} ${motif}`);
    const expected = right.subjects.map(({ motif, count }) => `${count} ${motif}`);
    expect(motifs('İKİ KIRMIZI ÇİÇEK VE AĞAÇ')).toEqual(expected);
    expect(motifs('iki kirmizi cicek ve agac')).toEqual(expected);
  });

  it('gives the same plan again', () => {
    for (const { prompt } of PROMPTS)
      expect(readPrompt(prompt, index)).toEqual(readPrompt(prompt, index));
  });

  it('gives a sound plan for any string', () => {
    const words = fc.constantFrom(...PROMPTS.flatMap(({ prompt }) => prompt.split(' ')));
    const mixed = fc.array(fc.oneof(words, fc.string({ unit: 'grapheme' })), { maxLength: 60 });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 500 }),
          mixed.map((all) => all.join(' ')),
        ),
        (prompt) => {
          const plan = readPrompt(prompt, index);
          for (const { motif, count, colors } of plan.subjects) {
            expect(index.motifs.has(motif)).toBe(true);
            expect(count).toBeGreaterThanOrEqual(1);
            expect(count).toBeLessThanOrEqual(MAX_COUNT);
            for (const color of [...colors, ...plan.colors])
              expect(color).toMatch(/^#[0-9a-f]{6}$/);
          }
          for (const word of plan.words) expect(word.trim()).not.toBe('');
          for (const { nearest } of plan.unknown) expect(nearest.length).toBeLessThanOrEqual(3);
        },
      ),
      { numRuns: 300 },
    );
  });
});
