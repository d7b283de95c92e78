import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, motifIndex());
const drawn = (prompt: string) => read(prompt).subjects.map(({ motif }) => motif.split(':')[1]);

describe('a wish typed without Turkish letters', () => {
  it.each([
    ['mutlu yillar', 'mutlu yıllar'],
    ['dogum gunun kutlu olsun', 'doğum günün kutlu olsun'],
    ['Dogum gunun kutlu olsun', 'Doğum günün kutlu olsun'],
    ['iyi ki dogdun Ali', 'iyi ki doğdun Ali'],
    ['Iyi ki dogdun Ali', 'İyi ki doğdun Ali'],
    ['IYI KI DOGDUN', 'İYİ Kİ DOĞDUN'],
    ['ogretmenler gunu kutlu olsun', 'öğretmenler günü kutlu olsun'],
    ['yeni yiliniz kutlu olsun', 'yeni yılınız kutlu olsun'],
    ['bayraminiz mubarek olsun', 'bayramınız mübarek olsun'],
    ['seni cok seviyorum annecigim', 'seni çok seviyorum anneciğim'],
    ['hosgeldin bebek', 'hoşgeldin bebek'],
  ])('%s is lettered and drawn as %s', (plain, spelled) => {
    expect(read(plain).words).toEqual(read(spelled).words);
    expect(read(plain).words.join()).toMatch(/[ığşöçü]/iu);
    expect(drawn(plain)).toEqual(drawn(spelled));
  });

  it('leaves the rest of the prompt its letters', () => {
    const prompt = 'mutlu yillar, agacin altinda kedi';
    expect(read(prompt).words).toEqual(['Mutlu Yıllar']);
    expect(drawn(prompt)).toEqual(['deciduous-tree', 'cat']);
  });

  it('is sewn as typed in quotes', () => {
    expect(read('"mutlu yillar" ve kedi').words).toEqual(['mutlu yillar']);
  });

  it('of a birthday has a cake, and no unknown word', () => {
    expect(drawn('doğum günün kutlu olsun')).toEqual(['birthday-cake']);
    expect(read('doğum günün kutlu olsun').unknown).toEqual([]);
  });
});

describe('words of a wish', () => {
  it.each([
    ['Congratulations Class of 2026', 'graduation-cap'],
    ['Welcome Class of 2030', 'graduation-cap'],
    ['Congratulations graduates', 'graduation-cap'],
    ['Happy Anniversary Rose and Jack', 'red-heart'],
    ['Happy New Year 2027', 'christmas-tree'],
    ['Happy Birthday Emma and Noah', 'birthday-cake'],
  ])('stay together: %s', (prompt, motif) => {
    expect(read(prompt).words).toEqual([prompt]);
    expect(drawn(prompt)).toEqual([motif]);
    expect(read(prompt).unknown).toEqual([]);
  });
});
