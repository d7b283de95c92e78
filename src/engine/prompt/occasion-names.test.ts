import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, motifIndex());
const drawn = (prompt: string) => read(prompt).subjects.map(({ motif }) => motif.split(':')[1]);
const unknown = (prompt: string) => read(prompt).unknown.map(({ word }) => word);

describe('names beside an occasion', () => {
  it.each([
    ['25. evlilik yıldönümü Fatma ve Mehmet', ['Fatma ve Mehmet'], ['linked-rings']],
    ['25. evlilik yıldönümü, Fatma ve Mehmet', ['Fatma ve Mehmet'], ['linked-rings']],
    ['Fatma ve Mehmet 25. evlilik yıldönümü', ['Fatma ve Mehmet'], ['linked-rings']],
    ['Fatma ve Mehmet, 25. yıl dönümü', ['Fatma ve Mehmet'], ['red-heart']],
    ['25. evlilik yildonumu Fatma ve Mehmet', ['Fatma ve Mehmet'], ['linked-rings']],
    ['nişan: Elif & Can', ['Elif & Can'], ['linked-rings']],
    ['Nişan Elif ve Can', ['Elif ve Can'], ['linked-rings']],
    ['Düğün: Ayşe ve Ali', ['Ayşe ve Ali'], ['linked-rings']],
    ["Ayşe ve Ali'nin düğünü", ['Ayşe ve Ali'], ['linked-rings']],
    ['düğün Ayşe ve Ali 12.06.2026', ['Ayşe ve Ali', '12.06.2026'], ['linked-rings']],
    ['50th anniversary Rose and Jack', ['Rose and Jack'], ['red-heart']],
    ['Rose and Jack 50th anniversary', ['Rose and Jack'], ['red-heart']],
    ['wedding of Emma and Noah', ['Emma and Noah'], ['linked-rings']],
    ["Emma's wedding", ['Emma'], ['linked-rings']],
    ['bebek mevlidi Ömer Asaf', ['Ömer Asaf'], ['baby-bottle']],
    ['Sünnet Yusuf', ['Yusuf'], ['circumcision-hat']],
    ['Sünnet: Yusuf', ['Yusuf'], ['circumcision-hat']],
    ["Yusuf'un sünneti", ['Yusuf'], ['circumcision-hat']],
    ['diş buğdayı Defne', ['Defne'], ['wheat']],
    ['doğum günü Ela', ['Ela'], ['birthday-cake']],
  ])('are lettered: %s', (prompt, words, motifs) => {
    expect(read(prompt).words).toEqual(words);
    expect(drawn(prompt)).toEqual(motifs);
    expect(unknown(prompt)).toEqual([]);
  });

  it.each([
    'Elegant wedding',
    'Wedding Rose',
    'Düğün Davetiyesi',
    'Doğum Günü Pastası',
    'Gelin ve Damat düğün',
    'Güvercin ve Yüzük nişan',
    'birthday cake with Balloons and Candles',
  ])('things are none: %s', (prompt) => {
    expect(read(prompt).words).toEqual([]);
  });
});

describe('sights by their own names', () => {
  it.each([
    ['kız kulesi, Kapalıçarşı', ['Kapalıçarşı'], ['maidens-tower']],
    ['a cat, Grand Bazaar', ['Grand', 'Bazaar'], ['cat']],
    ['güvercin, Mostar Köprüsü', ['Mostar'], ['dove', 'stone-bridge']],
  ])('are told where no drawing shows them: %s', (prompt, told, motifs) => {
    expect(read(prompt).words).toEqual([]);
    expect(unknown(prompt)).toEqual(told);
    expect(drawn(prompt)).toEqual(motifs);
  });

  it.each([
    'gül, altında Kapalıçarşı yazısı',
    'gül, Kapalıçarşı yaz',
    'a rose with text Kapalıçarşı',
  ])('are lettered where that is asked for: %s', (prompt) => {
    expect(read(prompt).words).toEqual(['Kapalıçarşı']);
  });
});
