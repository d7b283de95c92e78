import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, motifIndex());
const said = (prompt: string): string =>
  read(prompt)
    .subjects.map(({ motif, count, relation }) =>
      [
        motif.split(':')[1],
        count > 1 ? count : '',
        relation ? `${relation.kind} ${relation.to}` : '',
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');

describe('what is said in other words', () => {
  it.each([
    // In the place of another thing it is alone.
    ['a cat instead of a dog', 'cat'],
    ['instead of a dog, a cat sleeping on a pillow', 'sleeping-cat on 1, pillow'],
    // Typed without Turkish letters, a whole name comes before a form of another one.
    ['motorsiklete binen ayi', 'motorcycle, bear riding 0'],
    // A list's number after it.
    ['balonlar, dört tane: kırmızı, mavi, yeşil, sarı', 'balloon 4'],
    ['balloons, four of them', 'balloon 4'],
    // One flower fills no basket.
    ['güllü sepet', 'rose 3 in 1, basket'],
    ['a basket of lavender', 'basket, lavender 3 in 0'],
    ['a basket with a rose', 'basket, rose in 0'],
    ['wheelbarrow full of pumpkins', 'wheelbarrow, pumpkin 3 in 0'],
    // On a back.
    ['kirpi sırtında elma taşıyor', 'red-apple on 1, hedgehog'],
    ['a llama with a saddle', 'llama, saddle on 0'],
    // Boats do not fly, and what is on the sand is on nothing else.
    ['denizin üstünde uçan iki martı ve bir yelkenli', 'sea, seagull 2 on 0, sailboat on 0'],
    ['beach chair on the sand with a crab', 'deck-chair, crab'],
    // In a tree they are no footballs.
    ['çam ağacı ve kırmızı toplar', 'evergreen-tree, bauble 5 on 0'],
    ['a giraffe eating leaves from a tall tree', 'giraffe beside 1, deciduous-tree'],
    ['a duck on a pond with cattails', 'duck on 1, pond, reed 3 behind 1'],
    // Typed without the letters of Turkish, small words say the same.
    ['agacin altinda kitap okuyan kiz', 'deciduous-tree, open-book holding 2, girl under 0'],
    ['sapkali kedi', 'womans-hat wearing 1, cat'],
    // What somebody does comes after a comma and a word that says little.
    ['a rooster, maybe standing on a fence', 'rooster on 1, fence'],
    ['two foxes curled up together', 'sleeping-fox 2'],
    // Kin are somebody.
    ['çay içen teyze', 'teacup-without-handle holding 1, woman'],
    ['torun seven dede', 'boy, grandfather'],
    ['teyzem için çiçek', 'blossom'],
    [
      'peri bacaları ve balonlar, gün batımında',
      'fairy-chimneys, hot-air-balloon 3, setting-sun behind 0',
    ],
  ])('%s', (prompt, things) => {
    expect(said(prompt)).toBe(things);
  });

  it('is told where nothing is drawn for it', () => {
    expect(said('plaka')).toBe('');
    expect(read('torun seven dede').respelled.map(({ word }) => word)).toEqual(['torun']);
  });
});
