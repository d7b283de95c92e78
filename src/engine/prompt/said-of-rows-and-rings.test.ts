import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { told } from '../../../tests/fixtures/told.ts';
import { readPrompt } from './read-prompt.ts';
import { saidPlainly } from './said-otherwise.ts';

/* Rows of dancers, who chases whom, frames that are empty, hats of wool, colours after their part. */

const read = (prompt: string) => readPrompt(prompt, motifIndex());

describe('rows, rings and who is behind what', () => {
  it.each([
    ['altı genç horon tepiyor', 'six-dancers'],
    ['zeybek oynayan iki adam', 'two-dancers'],
    ['four villagers dancing a folk dance', 'four-dancers'],
    ['two carp following each other', 'circling-fish'],
    ['çember içinde dönen iki koi balığı', 'circling-koi'],
    ['nine koltukta, ayaklarının ucunda köpek', 'grandmother on 1, couch, dog'],
    ['a princess brushing her long hair', 'princess, comb holding 0'],
    ['saçlarını tarayan kız', 'comb holding 1, girl'],
    ['a portrait with plants in place of her hair', 'leaf-haired-woman'],
    ['rope coiled around a lighthouse', 'lighthouse'],
    ['a cabin with a low wooden fence in front of it', 'cabin behind 1, fence'],
    ['önünde ahşap çit olan kulübe', 'fence, cabin behind 0'],
    ['a pickup truck and a trailer', 'pickup-truck, hay-trailer behind 0'],
    ['a plum branch', 'branch'],
    ['portakal dalı, üç portakal iki çiçek', 'tangerine ×3 on 1, branch, blossom ×2 on 1'],
    [
      'a boy holding a green balloon, a white balloon and a red balloon',
      'boy, balloon holding 0, balloon holding 0, balloon holding 0',
    ],
    [
      'oğlan iki balon tutuyor biri yeşil biri turuncu',
      'boy, balloon holding 0, balloon holding 0',
    ],
    ['19 mayıs için el ele bayrak tutan çocuklar', 'flag-children'],
    ['bayrak sallayan dede', 'flag'],
    ['yünlü şapkanın içinde uyuyan tilki', 'upturned-beanie, sleeping-fox in 0'],
    ['a fox in a bobble hat', 'fox, beanie wearing 0'],
    ['somurtkan yumurta', 'egg, slightly-frowning-face wearing 0'],
    ['an angry cactus', 'cactus, angry-face wearing 0'],
    ['migrating cranes over a lake', 'flying-crane ×3 over 1, pond'],
    ['a border of olive branches', 'olive-sprig ×3'],
    ['sashiko pattern, white', 'sashiko'],
    ['a whale in sashiko', 'whale'],
  ])('%s', (prompt, things) => {
    expect(told(prompt)).toContain(things);
  });

  it('is a frame of what is named, with nothing in it', () => {
    for (const prompt of ['an empty frame of daisies', 'papatya desenli çerçeve, içi boş olsun'])
      expect(read(prompt), prompt).toMatchObject({
        arrangement: 'border',
        subjects: [{ place: 'border' }],
        unknown: [],
      });
  });

  it('gives a part the colour that stands behind it, or both halves theirs', () => {
    const partsOf = (prompt: string) => read(prompt).subjects[0].parts?.map(({ color }) => color);
    expect(partsOf('a parrot, wings yellow')).toHaveLength(1);
    expect(partsOf('a sailboat, sail green not white')).toHaveLength(1);
    expect(partsOf('a mermaid, tail half blue half pink')).toHaveLength(2);
    expect(partsOf('mantarlar, şapkası mavi')).toHaveLength(1);
  });

  it('has several in as many sizes as are said', () => {
    const sizes = (prompt: string) => read(prompt).subjects.map(({ size, count }) => [size, count]);
    expect(sizes('four stars in different sizes')).toEqual([
      ['large', 2],
      ['normal', 1],
      ['small', 1],
    ]);
    expect(sizes('irili ufaklı iki balon')).toEqual([
      ['large', 1],
      ['small', 1],
    ]);
  });

  it('has one moon among stars', () => {
    expect(told('“Ada”, etrafında yıldızlar ve ay')).toMatch(/crescent-moon,|moon(?! ×)/);
  });
});

describe('words and days', () => {
  it.each([
    ['Deniz bebek 04.07.2023 doğum yazısı', ['Deniz bebek', '04.07.2023']],
    ['Oliver, born 3 March 2022, elephant', ['Oliver', '3 March 2022']],
    ['Can ve Ece, 9 haziran 2021', ['Can ve Ece', '9 Haziran 2021']],
    ['23 Nisan Çocuk Bayramı kutlu olsun, uçurtma', ['23 Nisan Çocuk Bayramı kutlu olsun']],
  ])('%s', (prompt, words) => {
    expect(read(prompt).words).toEqual(words);
  });

  it('says what a day is for without its number', () => {
    expect(told('23 nisan uçurtma')).toBe('kite');
    expect(told('30 ağustos zafer bayramı atatürk')).toBe('ataturk');
  });

  it('has what is said to be below words below them', () => {
    expect(read('“Günaydın” yazısı, altında güneş').subjects[0].place).toBe('bottom');
  });

  it('lays a stethoscope around letters', () => {
    expect(read('“Dr. Kim” with a stethoscope wrapped around the letters')).toMatchObject({
      words: ['Dr. Kim'],
      wordsAt: { place: 'in', to: 0 },
    });
  });

  it('reads what is long and made to be slow in time', () => {
    for (const word of [
      'fence ',
      'biri mavi ',
      'half red ',
      'çerçeve ',
      'wings ',
      'Ada bebek ',
      '23 nisan ',
      'with a rope ',
    ])
      expect(saidPlainly(word.repeat(300)).length, word).toBeGreaterThan(0);
  });
});

it.each([
  ['papatyalardan çerçeve içinde "Canım Annem"', 'border', undefined, 'ilmek:daisy border'],
  ['lalelerden bir çerçeve', 'border', undefined, 'fluent:tulip border'],
  ['güllerden çelenk', 'wreath', undefined, 'ilmek:rose any'],
  ['yapraklardan bir daire', 'wreath', undefined, 'fluent:herb any'],
  ['yapraklardan çember', 'wreath', undefined, 'fluent:herb any'],
  ['papatyalardan yapılmış bir kalp', undefined, 'heart', 'ilmek:daisy any'],
] as const)('a ring or a frame of things in the ablative: %s', (prompt, layout, formed, thing) => {
  const plan = readPrompt(prompt, motifIndex());
  expect(plan.subjects.map(({ motif, place }) => `${motif} ${place}`)).toEqual([thing]);
  expect(plan.arrangement).toBe(layout);
  expect(plan.formed).toBe(formed);
  expect(plan.frame).toBeUndefined();
});
