import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const said = (prompt: string): string =>
  readPrompt(prompt, motifIndex())
    .subjects.map(({ motif, count }) => `${motif.split(':')[1]}${count > 1 ? ` ${count}` : ''}`)
    .join(', ');

describe('what is said of a part', () => {
  it.each([
    ['a snowman with a top hat and a carrot nose', 'plain-snowman, top-hat'],
    ['a snowman with coal eyes, a carrot nose and stick arms', 'snowman'],
    ['havuç burunlu kardan adam', 'snowman'],
    ['a snowman and a carrot', 'snowman, carrot'],
    // At something's foot.
    ['a lighthouse with waves at its foot', 'lighthouse, sea'],
    ['a girl with a cat at her feet', 'girl, cat'],
    ['mushrooms at the base of a tree', 'mushroom 3, deciduous-tree'],
    ['ağacın dibinde tavşan', 'deciduous-tree, rabbit'],
    ['a bare foot', 'foot'],
    // A fruit's own leaf; two cherries are one drawing.
    ['two cherries with a leaf', 'cherries'],
    ['dört kiraz', 'cherries 2'],
    ['three cherries', 'cherries 3'],
    ['an apple with a leaf', 'red-apple'],
    ['nar ve yaprakları', 'pomegranate-branch'],
    ['elma ve yaprağı', 'red-apple'],
    ['lemons with a leaf border', 'lemon 3, herb 3'],
    ['a turtle with a flower pattern on its shell', 'turtle, blossom 3'],
    ['eli kınalı, içinde kalp', 'henna-hand, red-heart'],
    ['iç içe geçmiş iki alyans', 'linked-rings'],
    // A bride by her dress, a corner by what it is worked with.
    ['gelinlik kız ve damat', 'bride, groom'],
    ['lale desenli köşe süsü', 'tulip 5'],
  ])('%s', (prompt, things) => {
    expect(said(prompt)).toBe(things);
  });

  it.each([
    'pastanın üstünde yanan 5 mum',
    'a cake with 3 burning candles',
    'eski usul dikiş makinesi',
    'iç içe geçmiş iki alyans',
  ])('leaves no word that is not known: %s', (prompt) => {
    expect(readPrompt(prompt, motifIndex()).unknown).toEqual([]);
  });
});
