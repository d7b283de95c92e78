import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, motifIndex());

describe('a shop with nothing else to draw', () => {
  it.each([
    ['logo for a bakery', 'bread', 'bakery'],
    ['pet shop logo', 'paw-prints', 'pet shop'],
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
    expect(read('hair salon logo "Luna"').subjects).toEqual([]);
  });

  it('gives no sign beside a picture', () => {
    expect(readPrompt('bakery', motifIndex(), true).subjects).toEqual([]);
  });
});

describe('a prompt that says nothing but who it is for', () => {
  it.each([
    ['embroidery for Emily', ['Emily']],
    ['a nice design for Emily, please', ['Emily']],
    ['Nazlıcan için bir nakış', ['Nazlıcan']],
    ['a logo for Christmas', []],
  ])('has their name: %s', (prompt, words) => {
    expect(read(prompt).words).toEqual(words);
  });
});
