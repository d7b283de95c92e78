import { describe, expect, it } from 'vitest';
import { HOOPS } from './hoops.ts';
import { MEND_TEXTS_TR, PROBLEM_TEXTS_TR } from './problem-texts-tr.ts';
import { MEND_TEXTS, PROBLEM_TEXTS } from './problem-texts.ts';

describe('what a person reads of a problem', () => {
  it.each(Object.entries(PROBLEM_TEXTS))('%s: a heading and two sentences', (_, text) => {
    expect(text.title).toMatch(/^[A-Z][^.]{8,60}$/);
    for (const sentence of [text.meaning, text.advice]) {
      expect(sentence).toMatch(/^[A-Z].{10,140}\.$/);
    }
  });

  it('is said in British English, and no two problems in the same words', () => {
    const all = Object.values(PROBLEM_TEXTS).flatMap((text) => [text.title, text.meaning]);
    expect(new Set(all).size).toBe(all.length);
    expect(all.join(' ')).not.toMatch(/\bcolors?\b/i);
  });

  it.each(Object.entries(MEND_TEXTS))('the button of %s says what it does', (_, words) => {
    expect(words).toMatch(
      /^(Use|Split|Merge|Cut|Tie|Simplify|Fit|Make|Join|Add|Close|Hide|Overlap|Copy)\b.{0,24}$/,
    );
  });
});

describe('what a person reads of a problem in Turkish', () => {
  it.each(Object.entries(PROBLEM_TEXTS_TR))('%s: a heading and two sentences', (_, text) => {
    expect(text.title).toMatch(/^[A-ZÇĞİÖŞÜ][^.]{8,60}$/);
    for (const sentence of [text.meaning, text.advice]) {
      expect(sentence).toMatch(/^[A-ZÇĞİÖŞÜ0-9].{10,140}\.$/);
    }
  });

  it('is said for every problem and mend, each in words of its own', () => {
    expect(Object.keys(PROBLEM_TEXTS_TR)).toEqual(Object.keys(PROBLEM_TEXTS));
    expect(Object.keys(MEND_TEXTS_TR)).toEqual(Object.keys(MEND_TEXTS));
    const all = Object.values(PROBLEM_TEXTS_TR).flatMap((text) =>
      Object.values<string>({ ...text }),
    );
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('hoops', () => {
  /** Makers of home machines, by whose manuals the fields are. */
  const MAKERS = /^(Brother|Baby Lock|Singer|Janome|Elna|Bernina|Husqvarna Viking|Pfaff)$/;

  it('each belong to makers that there are', () => {
    for (const { name, makers } of HOOPS) {
      expect(makers.length, name).toBeGreaterThan(0);
      for (const maker of makers) expect(maker, name).toMatch(MAKERS);
      expect(new Set(makers).size, name).toBe(makers.length);
    }
  });

  it('of a size that most makers sell are the sizes that designs are sold for', () => {
    const sizes = HOOPS.filter(({ kind }) => kind === 'size').map(({ name }) => name);
    expect(sizes).toEqual(['4x4', '5x7', '8x8', '6x10', '8x12', '9.5x14']);
    const caps = HOOPS.filter(({ kind }) => kind === 'cap').map(({ name }) => name);
    expect(caps).toEqual(['cap', 'cap-wide']);
  });

  it('named by inches have a field of about that size', () => {
    for (const { name, widthMm, heightMm } of HOOPS) {
      const sides = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(name)?.slice(1).map(Number);
      if (!sides) continue;
      const [short, long] = [widthMm, heightMm].sort((a, b) => a - b);
      const mm = sides[0] >= 50 ? sides : sides.map((inches) => inches * 25.4);
      expect(Math.abs(short - mm[0]), name).toBeLessThan(8);
      expect(Math.abs(long - mm[1]), name).toBeLessThan(8);
    }
  });
});
