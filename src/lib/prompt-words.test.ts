import { describe, expect, it } from 'vitest';
import type { PromptPlan, PromptSubject } from 'ilmek-engine/compose';
import { absentWords, planWords, respelledWords, withWord } from './prompt-words.ts';

const subject = (word: string, more: Partial<PromptSubject> = {}): PromptSubject => ({
  motif: `game:${word}`,
  word,
  count: 1,
  colors: [],
  size: 'normal',
  place: 'any',
  ...more,
});

const plan = (more: Partial<PromptPlan>): PromptPlan => ({
  language: 'en',
  subjects: [],
  words: [],
  arrangement: undefined,
  colors: [],
  unknown: [],
  without: [],
  respelled: [],
  ...more,
});

describe('a prompt told back', () => {
  it('names subjects with their number, size and place, the arrangement and the letters', () => {
    const subjects = [
      subject('roses', { count: 3, place: 'around' }),
      subject('wolf', { size: 'large', place: 'middle' }),
    ];
    expect(planWords(plan({ subjects, arrangement: 'wreath', words: ['Ada', '1923'] }))).toBe(
      '3 × roses around, large wolf in the middle; as a wreath; with “Ada” and “1923”',
    );
    expect(planWords(plan({ subjects: [subject('anchor')] }))).toBe('anchor');
    expect(planWords(plan({ words: ['Ada'] }))).toBe('with “Ada”');
  });

  it('says how things stand to each other', () => {
    const subjects = [
      subject('cat', { relation: { kind: 'under', to: 1 } }),
      subject('tree'),
      subject('hat', { relation: { kind: 'wearing', to: 0 } }),
      subject('swords', { count: 2, relation: { kind: 'crossed', to: 3 } }),
    ];
    expect(planWords(plan({ subjects }))).toBe(
      'cat under tree, hat worn by cat, 2 × swords crossed',
    );
  });

  it('says what was misspelled, and what is left out', () => {
    const respelled = [{ word: 'buterfly', read: 'butterfly' }];
    expect(planWords(plan({ respelled, subjects: [subject('buterfly')] }))).toBe('butterfly');
    expect(respelledWords(plan({ respelled }))).toBe('butterfly (you wrote buterfly)');
    const without = ['leaves', 'dikensiz'].map((word) => ({ word, motifs: [] }));
    expect(absentWords(plan({ without }))).toBe('leaves, dikensiz');
  });

  it('tells a Turkish prompt in Turkish', () => {
    const subjects = [
      subject('zeytin dalı', { count: 3, place: 'around' }),
      subject('güvercin', { place: 'middle', size: 'small' }),
      subject('kedi', { asleep: true, relation: { kind: 'under', to: 3 } }),
      subject('ağaç', { bare: true }),
      subject('kuğu', { count: 2, relation: { kind: 'facing', to: 4 } }),
    ];
    const turkish = { language: 'tr', subjects, words: ['Ada', '1923'] } as const;
    expect(planWords(plan({ ...turkish, words: [...turkish.words], arrangement: 'wreath' }))).toBe(
      '3 × zeytin dalı çevrede, küçük güvercin ortada, uyuyan kedi (ağaç altında), yapraksız ağaç, 2 × kuğu karşılıklı; çelenk olarak; “Ada” ve “1923” yazısıyla',
    );
    const respelled = [{ word: 'kelbek', read: 'kelebek' }];
    expect(respelledWords(plan({ language: 'tr', respelled }))).toBe('kelebek (kelbek yazdınız)');
  });

  it('says nothing where nothing was understood', () => {
    expect(planWords(plan({}))).toBe('');
    expect(planWords(plan({ arrangement: 'wreath' }))).toBe('');
  });
});

it('puts a known word in the place of an unknown one', () => {
  expect(withWord('a dragn and a $& rose', 'dragn', 'dragon')).toBe('a dragon and a $& rose');
  expect(withWord('a dragn', 'dragn', '$& fly')).toBe('a $& fly');
  expect(withWord('a pant and a pan', 'pan', 'fan')).toBe('a pant and a fan');
  expect(withWord('güller, gül', 'gül', 'lale')).toBe('güller, lale');
  expect(withWord('güller', 'gül', 'lale')).toBe('laleler');
  expect(withWord('a rose', 'tulip', 'lily')).toBe('a rose');
});
