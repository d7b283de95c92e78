import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/* What a piece is, said before a colon; who embraces; what is patterned; whose name it is. */

const read = (prompt: string) => readPrompt(prompt, motifIndex());
const told = (prompt: string): string =>
  read(prompt)
    .subjects.map(({ motif, relation }) =>
      [motif.replace(/^\w+:/, ''), relation && `${relation.kind} ${relation.to}`]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');

describe('what a piece is', () => {
  it.each([
    ["Farmer's market tote: carrots in a basket", 'carrot in 1, basket'],
    ['Gelin mendili: köşelerde güvercin', 'dove'],
    ['Hemşire arkadaşıma: kep ve kalp', 'nurse-cap, red-heart'],
    [
      'Snow globe with a little house and a pine tree inside',
      'snow-globe, house in 0, evergreen-tree in 0',
    ],
    ['Kedi ve köpek, arkasında pencere', 'cat in 2, dog in 2, window'],
    ['At üstünde gelin ve damat', 'horse, bride riding 0, groom riding 0'],
    ['Mavi vazoda papatyalar, masanın üstünde', 'vase on 2, daisy in 0, wooden-table'],
    ['Fisherman in a rowing boat holding a fishing rod', 'angler'],
    ['a bear hugging a rabbit', 'bear, rabbit holding 0'],
    ['a bear and a rabbit hugging', 'bear, rabbit hugging 0'],
  ])('%s', (prompt, things) => {
    expect(told(prompt)).toBe(things);
  });

  it('is of the colour that stands before it', () => {
    expect(read('Navy cap logo: a lighthouse').cloth).toBe(
      read('a lighthouse on navy fabric').cloth,
    );
  });

  it.each([
    'two foxes hugging',
    'el ele iki kedi',
    'iki tavsan sarilmis',
    'two koalas holding hands',
  ])('%s: they embrace', (prompt) => {
    const { subjects, undrawn } = read(prompt);
    expect(subjects[0]).toMatchObject({ count: 2, embraced: true });
    expect(undrawn).toEqual([]);
  });

  it('has one who embraces nobody told', () => {
    expect(read('a fox hugging').undrawn).toEqual(['hugging (fox)']);
  });

  it.each([
    ['a striped pot', 'stripes', undefined],
    ['a red and white polka dot teapot', 'dots', '#fafafa'],
    ['kareli çanta ve elma', 'checks', undefined],
  ])('%s', (prompt, kind, color) => {
    expect(read(prompt).subjects[0].pattern).toEqual({ kind, color });
  });

  it('has no pattern on what grows', () => {
    expect(read('striped tulip').subjects[0].pattern).toBeUndefined();
  });

  it.each([
    ['Kedi ve köpek, isimleri Pamuk ile Zeytin', ['Pamuk ile Zeytin']],
    ["Köpeğim Tarçın'ın adı kemik şeklinin içinde", ['Tarçın']],
  ])('%s', (prompt, words) => {
    expect(read(prompt).words).toEqual(words);
  });
});
