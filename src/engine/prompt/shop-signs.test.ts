import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, motifIndex());

describe('a shop with nothing else to draw', () => {
  it.each([
    ['logo for a bakery', 'bread', 'bakery'],
    ['pet shop logo', 'single-paw', 'pet shop'],
    ['a minimalist logo for my law office', 'balance-scale', 'law office'],
    ['çiçekçi dükkanı logosu', 'bouquet', 'çiçekçi dükkanı'],
    ['eczanemiz için logo', 'mortar-and-pestle', 'eczanemiz'],
    ['Kuaför salonumuz için logo', 'scissors', 'Kuaför salonumuz'],
    ['oto yıkama logosu', 'automobile', 'oto yıkama'],
    ['BİR OTEL İÇİN LOGO', 'bed', 'OTEL'],
  ])('is drawn by its sign, which is told: %s', (prompt, motif, word) => {
    const { subjects, respelled, unknown } = read(prompt);
    expect(subjects.map((one) => one.motif.split(':')[1])).toEqual([
      expect.stringContaining(motif),
    ]);
    expect(respelled.map((one) => one.word)).toEqual([word]);
    expect(unknown).toEqual([]);
  });

  it('is where it is said to be where something else is drawn', () => {
    expect(read('flower shop logo with a tulip').subjects.map(({ motif }) => motif)).toEqual([
      expect.stringContaining('tulip'),
    ]);
    expect(read('barber shop logo, scissors and comb').subjects).toHaveLength(2);
    expect(read('a cat in a bakery').subjects).toHaveLength(1);
    expect(read('pet shop logo with a cat').subjects).toHaveLength(1);
  });

  it.each([
    ['coffee shop logo with a moon', ['teacup', 'crescent-moon']],
    ['gym logo with a lion', ['dumbbell', 'lion']],
    ['kuaför logosu, kuş', ['scissors', 'bird']],
    ['hair salon logo "Luna"', ['scissors']],
  ])('stands beside its name and what says nothing of the trade: %s', (prompt, motifs) => {
    expect(read(prompt).subjects.map((one) => one.motif.split(':')[1])).toEqual(motifs);
  });

  it('gives no sign beside a picture', () => {
    expect(readPrompt('bakery', motifIndex(), true).subjects).toEqual([]);
  });
});

describe('a prompt that says who it is for', () => {
  it.each([
    ['a butterfly for Emily', ['Emily']],
    ['a bear for Emma and Liam', ['Emma and Liam']],
    ['Ela için kelebek', ['Ela']],
    ["Zeynep'e bir gül", ['Zeynep']],
    ['a rose for Lily "Be happy"', ['Be happy']],
    ['a hat for Grandma with roses', []],
    ['embroidery for Emily', ['Emily']],
    ['a nice design for Emily, please', ['Emily']],
    ['Nazlıcan için bir nakış', ['Nazlıcan']],
    ['a logo for Christmas', []],
  ])('has their name: %s', (prompt, words) => {
    expect(read(prompt).words).toEqual(words);
  });
});
