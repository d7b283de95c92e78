import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/* Whoever it is for is lettered by name, and where somebody sleeps or hides is drawn or told. */

describe('a name beside what one is to the giver', () => {
  it.each([
    ['Kızım Ela için kelebekler', ['Ela'], ['kelebek']],
    ['annem Ayşe için güller', ['Ayşe'], ['gül']],
    ["Oğlum Kerem'e traktör", ['Kerem'], ['traktör']],
    ['a dinosaur for my son Max', ['Max'], ['dinosaur']],
    ['a unicorn for my daughter Lily', ['Lily'], ['unicorn']],
    ['for my best friend Anna, two cats', ['Anna'], ['cats']],
    ['K monogram with a bee', ['K'], ['bee']],
    [
      "Nora's first birthday with a bunny and balloons",
      ["Nora's first birthday"],
      ['bunny', 'balloons'],
    ],
    ['lale ve karanfilden oluşan çelenk, ortada 1453', ['1453'], ['lale', 'karanfil']],
    ['sünnet kıyafetli çocuk, adı Emir', ['Emir'], ['sünnet çocuğu']],
    ['kot ceket arkasına kartal', [], ['kartal']],
  ])('%s', (prompt, words, things) => {
    const plan = readPrompt(prompt, motifIndex());
    expect(plan.words).toEqual(words);
    expect(plan.subjects.map(({ word }) => word)).toEqual(things);
    expect(plan.unknown).toEqual([]);
  });

  it.each(['a bear for my son', 'annem için gül', 'roses for my mom for Christmas'])(
    'no name: %s',
    (prompt) => {
      expect(readPrompt(prompt, motifIndex()).words).toEqual([]);
    },
  );
});

it('is one procession, of however many ducklings', () => {
  const { subjects } = readPrompt('three ducklings following their mother', motifIndex());
  expect(subjects).toMatchObject([{ motif: 'ilmek:ducks-in-a-row', count: 1 }]);
});

describe('where somebody is', () => {
  it.each([
    ['a boy peeking behind a curtain', []],
    ['a puppy sleeping on a fluffy towel', ['towel']],
    ['çatıda oturan kedi', ['çatıda']],
    ['bacada yuva yapan leylek', ['bacada']],
    ['perdenin arkasına saklanan çocuk', ['perdenin']],
    ['roses on a towel', []],
    ['havluda gül', []],
    ['cat on the roof of a house', []],
    ['çilek tarlasında tavşan', []],
    ['ballerina shoes with pink ribbon', []],
    ['ballerina shoes with a green ribbon', []],
  ])('%s', (prompt, told) => {
    expect(readPrompt(prompt, motifIndex()).undrawn).toEqual(told);
  });
});
