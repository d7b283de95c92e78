import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const told = (prompt: string): string =>
  readPrompt(prompt, motifIndex())
    .subjects.map(({ motif, place, relation }) =>
      [motif.replace(/^\w+:/, ''), place, relation?.kind].filter(Boolean).join(' '),
    )
    .join(', ');

describe('each thing has the place that is said', () => {
  it.each([
    [
      'Sağda yelkenli, solda deniz feneri, altta mavi dalgalar ve üstte martılar',
      'sailboat right, lighthouse left, sea bottom, seagull top',
    ],
    [
      'On the right a sailboat, on the left a lighthouse, below blue waves and above seagulls',
      'sailboat right, lighthouse left, sea bottom, seagull top',
    ],
    [
      'a lighthouse on the left, a sailboat on the right, blue waves below and seagulls above',
      'lighthouse left, sailboat right, sea bottom, seagull top',
    ],
    ['ortada gül, solda kelebek, sağda arı', 'rose middle, butterfly left, bee right'],
  ])('%s', (prompt, expected) => {
    expect(told(prompt)).toBe(expected);
  });

  it.each([
    'kedi ve köpek, aralarında bir kelebek',
    'a cat and a dog with a butterfly between them',
  ])('between two: %s', (prompt) => {
    expect(told(prompt)).toBe('cat left, dog right, butterfly middle');
  });

  it.each([
    'köpek ve kedi yan yana, üzerlerinde şemsiye',
    'köpek ve kedi, üstlerinde büyük bir şemsiye',
    'a dog and a cat with an umbrella over both',
  ])('over both: %s', (prompt) => {
    expect(told(prompt)).toBe('dog any, cat any, umbrella top');
  });

  it('over several, in the sky', () => {
    expect(told('iki tavşan, üzerlerinde gökkuşağı')).toBe('rabbit any, rainbow top');
    expect(told('iki kurabiye, üzerlerinde kalpler')).toBe('cookie any, red-heart any on');
  });
});

it('names and a date in a ring are lettered in their order', () => {
  const { words } = readPrompt(
    'güllerden çelenk, içinde Elif ve Can, altta 12 Haziran 2027',
    motifIndex(),
  );
  expect(words).toEqual(['Elif ve Can', '12 Haziran 2027']);
});
