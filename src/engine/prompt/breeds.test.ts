import { describe, expect, it } from 'vitest';
import { told } from '../../../tests/fixtures/told.ts';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/* Breeds have drawings of their own; in a pose that only any dog is drawn in they keep their coat. */

describe('a breed', () => {
  it.each([
    ['a pug in a bow tie', 'pug, bow-tie wearing 0'],
    ['fransız buldoğu', 'french-bulldog'],
    ['ingiliz buldoğu', 'bulldog'],
    ['boxer köpeği', 'boxer'],
    ['rottweiler köpek portresi lütfen', 'rottweiler-head'],
    ['border collie', 'border-collie'],
    ['two beagles', 'beagle ×2'],
    ['haski', 'husky'],
    ['alman kurdu', 'german-shepherd'],
    ['çivava', 'chihuahua'],
    ['french bulldog portrait', 'french-bulldog-head'],
    ['a pug in a basket', 'pug-head in 1, basket'],
    ['lop eared bunny', 'lop-rabbit'],
    ['keçi kafası', 'goat-head'],
    ['weathervane with a rooster', 'weathervane'],
    ['koi balığı', 'koi'],
    ['kuş havuzu', 'bird-bath'],
  ])('%s', (prompt, expected) => {
    expect(told(prompt)).toBe(expected);
  });

  it.each([
    ['a sleeping beagle', 'ilmek:sleeping-dog'],
    ['yatan husky', 'ilmek:lying-dog'],
    ['a walking rottweiler', 'ilmek:dog'],
  ])('%s: any dog in its coat', (prompt, motif) => {
    const [{ motif: drawn, colors }] = readPrompt(prompt, motifIndex()).subjects;
    expect(drawn).toBe(motif);
    expect(colors).toHaveLength(2);
  });
});
