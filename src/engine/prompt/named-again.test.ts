import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/* Who is named once more is there once; how things look that no drawing shows is told. */

const index = motifIndex();
const told = (prompt: string): string =>
  readPrompt(prompt, index)
    .subjects.map(({ motif, count, size, relation, crossed, leaves }) =>
      [
        motif.split(':')[1],
        count > 1 && `x${count}`,
        size !== 'normal' && size,
        crossed && 'crossed',
        leaves && 'leaves',
        relation && `${relation.kind} ${relation.to}`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');

describe('named once more', () => {
  it.each([
    ['uyuyan fil, filin kulakları pembe', 'elephant'],
    ['kurt, kurdun gözleri sarı', 'wolf'],
    ['gelin ve damat, gelinin duvağı uzun', 'bride, groom'],
    ['a fox and a rabbit, the fox has a hat', 'fox, rabbit, womans-hat wearing 0'],
    ['a fox and two foxes', 'fox, fox x2'],
  ])('%s', (prompt, things) => {
    expect(told(prompt)).toBe(things);
  });

  it.each([
    [
      'three ladybugs on a green leaf, the middle one bigger than the others',
      'lady-beetle on 3, lady-beetle large on 3, lady-beetle on 3, broad-leaf',
    ],
    ['beş papatya, ortadaki daha büyük', 'daisy x2, daisy large, daisy x2'],
    [
      'Christmas tree with red balls and a gold star, two presents under it',
      'christmas-tree, bauble x5 on 0, wrapped-gift x2 under 0',
    ],
    [
      'firefighter helmet with two crossed axes behind it',
      'firefighter-helmet, axe x2 crossed behind 0',
    ],
    ['nar dalı, üç nar, yapraklar koyu yeşil', 'branch leaves, pomegranate x3 leaves on 0'],
    ['a horse jumping over a fence, rider in a red jacket', 'man riding 1, horse over 2, fence'],
  ])('%s', (prompt, things) => {
    expect(told(prompt)).toBe(things);
  });

  it.each([
    ['a cracked vase with roses', ['cracked']],
    ['çatlamış vazo', ['çatlamış']],
    ['ballerina standing on one leg', ['standing on one leg']],
    ['tek ayak üstünde duran ayı', ['tek ayak üstünde duran']],
    ['an embroidered pillow design with a framed rose', []],
  ])('not drawn: %s', (prompt, undrawn) => {
    expect(readPrompt(prompt, index).undrawn).toEqual(undrawn);
  });

  it('a jersey has its number, and whose it is is lettered', () => {
    const plan = readPrompt('kaanın forması 10 numara ve futbol topu', index);
    expect(plan.words).toEqual(['Kaan', '10']);
    expect(plan.subjects.map(({ motif }) => motif)).toEqual([
      'fluent:t-shirt',
      'fluent:soccer-ball',
    ]);
  });
});

const parts = (prompt: string): string =>
  readPrompt(prompt, index)
    .subjects.map((one) =>
      [one.motif.split(':')[1], ...(one.parts ?? []).map(({ called }) => called)].join(' '),
    )
    .join(', ');

describe('parts of animals', () => {
  it.each([
    ['köpek, kulakları kahverengi', 'dog kulakları'],
    ['siyah kedi patileri beyaz', 'black-cat patileri'],
    ['dog, its ears black', 'dog ears'],
    ['a white dog with brown ears and a black nose', 'dog ears nose'],
    ['tavşan, burnu pembe kulakları beyaz', 'rabbit burnu kulakları'],
    ['paw prints in a row', 'paw-prints'],
  ])('%s', (prompt, things) => {
    expect(parts(prompt)).toBe(things);
  });
});

describe('colours, dates and sides', () => {
  it('as many colours as there are balls are theirs, and not those of who comes next', () => {
    const plan = readPrompt(
      'basket with three balls of yarn, red, teal and mustard, a kitten',
      index,
    );
    expect(plan.subjects.map(({ motif, colors }) => [motif, colors.length])).toEqual([
      ['fluent:basket', 0],
      ['fluent:yarn', 3],
      ['ilmek:cat', 0],
    ]);
  });

  it.each([
    ['sünnet yastığı için taç ve asa, Ali Efe, 5 temmuz', ['Ali Efe', '5 Temmuz']],
    ['limon dalı ve Annemin Mutfağı', ['Annemin Mutfağı']],
    [
      'welcome sign with hydrangeas on both sides, text The Hendersons',
      ['Welcome', 'The Hendersons'],
    ],
  ])('%s', (prompt, words) => {
    expect(readPrompt(prompt, index).words).toEqual(words);
  });

  it.each([
    ['ice skates hanging from a hook', 'hanging from a hook'],
    ['keman çalan kız, saçı örgülü', 'saçı örgülü'],
    ['a karate kid doing a high kick', 'doing a high kick'],
  ])('told: %s', (prompt, undrawn) => {
    expect(readPrompt(prompt, index).undrawn).toEqual([undrawn]);
  });

  it('letters said to be above are', () => {
    const { wordsStyle } = readPrompt('a truck, "Happy Fall" in brown letters above', index);
    expect(wordsStyle).toMatchObject({ side: 'above', ink: '#6b4427' });
  });
});

describe('shapes, shells and whom it is for', () => {
  it.each([
    ['heart shaped pizza', 'pizza', ['heart shaped']],
    ['kalp şeklinde kurabiye', 'cookie', ['kalp şeklinde']],
    ['hamster eating a sunflower seed', 'hamster', ['eating a sunflower seed']],
    ['kız kardeşime fil', 'elephant', []],
    ['hilal, altta Bereket yazıcak', 'crescent-moon', []],
    ['kaktüs, gözleri ve gülen ağzı olsun', 'cactus, smiling-face wearing 0', []],
    ['yavru kaplumbağalar', 'turtle x3 small', []],
    ['a jersey and a ball', 't-shirt, soccer-ball', []],
    ['baseball bat, glove and ball', 'baseball-bat, baseball-glove, baseball', []],
  ])('%s', (prompt, things, undrawn) => {
    expect(told(prompt)).toBe(things);
    expect(readPrompt(prompt, index)).toMatchObject({ undrawn, unknown: [] });
  });

  it('stripes keep their colours, and boats after them theirs', () => {
    const [tower, boats] = readPrompt(
      'a lighthouse with red and white stripes, three sailboats around',
      index,
    ).subjects;
    expect(tower.parts).toHaveLength(2);
    expect(boats.colors).toEqual([]);
  });

  it.each([
    ['cow, 27 written on it', { words: ['27'] }],
    [
      'a snowman, Let It Snow in blue letters above',
      { wordsStyle: { side: 'above', ink: '#2455b8' } },
    ],
    ['a sloth hanging from the letter T', { wordsAt: { place: 'above', to: 0 } }],
  ])('%s', (prompt, plan) => {
    expect(readPrompt(prompt, index)).toMatchObject(plan);
  });
});

describe('names first, crowns of flowers and two on one flower', () => {
  it.each([
    ['inek başı çiçek taçlı', 'daisy-crown wearing 1, cow-face'],
    ['two goldfinches on a thistle facing each other', 'goldfinch x2 on 1, thistle'],
    ['dut yaprağında ipek böceği', 'broad-leaf, bug on 0'],
    ['leylek kundak taşısın', 'stork-and-baby'],
    ['watering can pouring on three tulips, round frame', 'watering-can over 1, tulip x3'],
    ['yavru köpek kulübesinde uyuyor', 'doghouse, sleeping-dog in 0'],
  ])('%s', (prompt, things) => {
    expect(told(prompt)).toBe(things);
  });

  it.each([
    ['Noah and a little airplane', { words: ['Noah'], unknown: [] }],
    ['Charlotte in navy script', { words: ['Charlotte'], wordsStyle: { ink: '#1b2a57' } }],
    ['basketbol oynayan çocuk, forması sarı lacivert no 7, adı Emir', { words: ['7', 'Emir'] }],
    ['Butterfly and flowers', { words: [] }],
  ])('%s', (prompt, plan) => {
    expect(readPrompt(prompt, index)).toMatchObject(plan);
  });
});

describe('of one, and then of several', () => {
  it.each([
    [
      'mountain and pine trees with a sun behind the mountains',
      ['ilmek:mountain-range', 'fluent:evergreen-tree', 'fluent:sun'],
    ],
    ['a cat and a dog, the cat wearing a hat', ['ilmek:cat', 'ilmek:dog', 'fluent:womans-hat']],
    [
      'bir dağ ve çam ağaçları, dağların arkasında güneş',
      ['ilmek:mountain-range', 'fluent:evergreen-tree', 'fluent:sun'],
    ],
  ])('is named twice and there once: %s', (prompt, motifs) => {
    const { subjects } = readPrompt(prompt, motifIndex());
    expect(subjects.map(({ motif }) => motif)).toEqual(motifs);
    expect(subjects[2].relation?.to).toBe(0);
  });
});
