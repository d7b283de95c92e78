import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from '../compose/index.ts';

/* Words that say how something is name nothing, and nobody is told that they are not known. */

const index = motifIndex();

const EN =
  'lazy,cheeky,proud,groovy,shy,wooden,ceramic,fuzzy,baroque,mid-century,cottagecore,italian,anime,front-facing,custom,weird,chunky,retro,botanical,wise,sassy,moonlit,ferocious,timeless,anatomical';
const TR =
  'tembel,meraklı,yaramaz,gururlu,tombik,ahşap,porselen,komik,yöresel,afrika,fransız,anime,yandan görünen,orijinal,tuhaf,ponçik,ıslak,botanik,gizemli,huzurlu,heybetli,sokak,korkunç,nadir,çılgın';

describe('a quality is no thing, and no word that nobody knows', () => {
  const asked = [
    ...EN.split(',').map((word) => [`a ${word} fox`, 'ilmek:fox'] as const),
    ...TR.split(',').map((word) => [`${word} bir tilki`, 'ilmek:fox'] as const),
  ];
  it.each(asked)('%s', (prompt, motif) => {
    const { subjects, unknown, respelled, undrawn } = readPrompt(prompt, index);
    expect(subjects.map((one) => [one.motif, one.count])).toEqual([[motif, 1]]);
    expect([unknown, respelled, undrawn]).toEqual([[], [], []]);
  });
});

describe('a manner that nothing is drawn in is told', () => {
  it.each([
    ['a pixel art fox', 'pixel art'],
    ['stained glass fox', 'stained glass'],
    ['low poly fox', 'low poly'],
    ['piksel sanat tilki', 'piksel sanat'],
  ])('%s', (prompt, told) => {
    const { subjects, unknown, undrawn } = readPrompt(prompt, index);
    expect(subjects.map(({ motif }) => motif)).toEqual(['ilmek:fox']);
    expect(unknown).toEqual([]);
    expect(undrawn).toContain(told);
  });
});
