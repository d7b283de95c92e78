import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/* Who does what, what is full of what, and what is not known. */

const read = (prompt: string) => readPrompt(prompt, motifIndex());

/** '2 boy; ball holding 0': each thing with its number and how it stands. */
const told = (prompt: string): string =>
  read(prompt)
    .subjects.map(({ motif, count, relation }) =>
      [
        ...(count > 1 ? [count] : []),
        motif.split(':')[1],
        ...(relation ? [relation.kind, relation.to] : []),
      ].join(' '),
    )
    .join('; ');

describe('somebody’s work before an animal is what the animal has', () => {
  it.each([
    ['basketbolcu zürafa', 'basketball holding 1; giraffe'],
    ['futbolcu ayı', 'soccer-ball holding 1; teddy-bear'],
    ['surfing penguin', 'surfboard; penguin on 0'],
    ['a penguin surfing', 'penguin on 1; surfboard'],
    ['boksör köpek', 'boxing-glove holding 1; sitting-dog'],
    ['boxer dog', 'boxer'],
  ])('%s', (prompt, meant) => {
    expect(told(prompt)).toBe(meant);
  });

  it('a trade that shows in nothing is told, and is no other one beside it', () => {
    expect(told('astronaut cat')).toBe('cat');
    expect(read('astronaut cat').undrawn).toEqual(['astronaut']);
    expect(told('sünnet çocuğu at üstünde')).toBe('circumcision-boy riding 1; horse');
  });
});

describe('children, blossom, vessels and roofs', () => {
  it.each([
    ['kids playing football', '2 footballer'],
    ['two kids on a swing', 'boy on 2; girl on 2; swing'],
    ['uçurtma uçuran çocuklar', 'kite holding 1; boy; girl'],
    ['balık tutan çocuk', 'fishing-boy'],
    ['çiçek açmış badem ağacı dalı', 'blossom-branch'],
    ['bir kavanoz çiçek', 'glass-vase; blossom in 0'],
    ['bir vazo gül', 'vase; rose in 0'],
    ['a house with a chimney and a stork on it', 'house; stork on 0'],
    ['bacanın üstünde leylek yuvası', 'brick-chimney; stork-nest on 0'],
    ['evin bacasında leylek', 'house; stork on 0'],
    ['yağmurda şemsiyeli kız', 'umbrella holding 1; girl; cloud-with-rain'],
    ['ay yıldız bayrak', 'turkish-flag'],
    ['iki alyans', 'linked-rings'],
    ['eli belinde kilim motifi siyah kırmızı', 'elibelinde'],
    ['a beagle, name on his collar', 'beagle; collar wearing 0'],
    ['scandinavian dala horse', 'dala-horse'],
  ])('%s', (prompt, meant) => {
    expect(told(prompt)).toBe(meant);
  });

  it.each([
    [
      'three cats on a fence, one black one white one orange',
      'cat on 3; cat on 3; cat on 3; fence',
    ],
    ['snowman family with a dog', '2 snowman; snowman; dog'],
    ['hot air balloon with a giraffe in the basket', 'hot-air-balloon; giraffe in 0'],
    ['fincanın içinde denizci ayıcık', 'teacup; captain-hat-profile wearing 2; teddy-bear in 0'],
    ['elephant with a flower on its trunk', 'elephant; blossom holding 0'],
    ['ney üfleyen derviş', 'ney holding 1; dervish'],
    ['zeybek oynayan efe', 'zeybek'],
    ['türk bayrağı renklerinde kalp', 'red-heart'],
    ['sarmaşık çerçeve içinde K harfi', '3 ivy'],
    ['paw print heart', 'paw-heart'],
    ['a raccoon stealing a cookie', 'raccoon; cookie holding 0'],
    ['kuş sürüsü', '5 bird'],
    ['poodle with pink bows on both ears', 'poodle; 3 ribbon wearing 0'],
    ['a turkey wearing a pilgrim hat', 'turkey; womans-hat wearing 0'],
    ['skeleton hand holding a bouquet', 'skeletal-hand; bouquet holding 0'],
    ['arabasıyla giden tavşan', 'automobile; rabbit riding 0'],
    ['fıstık yeşili kaktüs, pembe çiçekli', 'cactus; cherry-blossom on 0'],
    ['orman hayvanları', 'fox; bear; rabbit'],
    ['two hands making a heart', 'heart-hands'],
    ['çay demliği ve iki bardak', 'teapot; 2 tea-glass'],
    ['elma sepeti', 'basket; red-apple in 0'],
    ['a ball of blue yarn', 'yarn'],
    ['old truck full of pumpkins', 'pickup-truck; 3 pumpkin on 0'],
    ['güneş gözlüklü ananas', 'sunglasses wearing 1; pineapple'],
    ['turtle with a flower shell', 'turtle; blossom on 0'],
    ['school bus with kids waving', 'bus; boy; girl'],
    ['kids t-shirt with a dino', 't-rex'],
    ['soccer ball for a T-shirt', 'soccer-ball'],
    ['a cat for t-shirt', 'cat'],
    ['cristmas tree with a star', 'christmas-tree'],
    ['birthdy cake', 'birthday-cake'],
    ['lale bahçesinde kelebekler', '3 tulip; 3 butterfly'],
    ['a goose with a blue ribbon around its neck', 'goose; bow-tie wearing 0'],
    ['antique key with a bow', 'old-key; ribbon wearing 0'],
    ['goldfish in a bowl with a cat watching', 'goldfish in 1; fish-bowl; cat'],
    ['beyaz atlı prens', 'horse; prince riding 0'],
    ['kızılcık dalı', 'cherry-branch'],
    ['yavrusunu taşıyan kanguru', 'kangaroo-joey'],
    ['monogram S with ivy wrapped around', '8 ivy'],
    ['mavi kuş kafesi', 'bird-cage'],
    ['kalpli uçan balon', 'heart-balloon'],
    ['yıldız şeklinde balon', 'star-balloon'],
    ['uçakta pilot ayı', 'airplane; sunglasses wearing 2; bear in 0'],
    ['sarı civciv yumurtadan çıkıyor', 'hatching-chick'],
    ['two robins on a holly branch', '2 robin on 1; holly'],
    ['dachshund in a blue sweater', 'dachshund; coat wearing 0'],
    ['graduation owl', 'graduation-cap wearing 1; owl'],
    ['birthday bear with a cake', 'party-hat wearing 1; bear; birthday-cake'],
    ['turquoise elephant with gold mandala', 'elephant; mandala in 0'],
    ['mısır patlağı kovası', 'popcorn'],
    ['ice cream truck', 'delivery-truck; ice-cream on 0'],
  ])('%s', (prompt, meant) => {
    expect(told(prompt)).toBe(meant);
  });

  it('the others are as many as are left', () => {
    expect(told('üç balık, biri mavi diğerleri turuncu')).toBe('fish; 2 fish');
  });

  it('several of which each is told', () => {
    expect(
      read('beş balon, ikisi mavi üçü kırmızı').subjects.map(({ count, colors }) => [
        count,
        ...colors,
      ]),
    ).toEqual([
      [2, '#2455b8'],
      [3, '#c8202f'],
    ]);
  });
});

describe('a compound of which only the first word is known', () => {
  it.each([
    ['a cat holder', 'cat holder'],
    ['kedi mamalığı', 'kedi mamalığı'],
  ])('%s', (prompt, word) => {
    const { subjects, unknown } = read(prompt);
    expect(unknown.map((one) => one.word)).toEqual([word]);
    expect(subjects.map(({ motif }) => motif)).not.toContain('fluent:man-superhero');
    if (word.startsWith(prompt.slice(0, 4))) expect(subjects).toEqual([]);
  });

  it('offers what it begins with', () => {
    expect(read('a zebra holder').unknown[0].nearest).toContain('zebra');
  });
});

describe('what is compared, framed and without', () => {
  const sizes = (prompt: string) => read(prompt).subjects.map(({ motif, size }) => [motif, size]);

  it('of two one is small and one is large', () => {
    expect(sizes('a whale smaller than the boat')).toEqual([
      ['fluent:whale', 'small'],
      ['fluent:sailboat', 'large'],
    ]);
    expect(sizes('tekneden küçük balina')).toEqual([
      ['fluent:sailboat', 'large'],
      ['fluent:whale', 'small'],
    ]);
  });

  it('a border of a pattern is a frame', () => {
    const { frame, subjects, arrangement } = read('strawberry with a checkered border');
    expect([frame?.shape, subjects[0].count, arrangement]).toEqual(['square', 1, undefined]);
  });

  it.each(['karpuz dilimi, çekirdeksiz', 'watermelon slice without seeds'])('%s', (prompt) => {
    const { subjects, unknown, undrawn } = read(prompt);
    expect(subjects[0].bare).toBe(true);
    expect([unknown, undrawn]).toEqual([[], []]);
  });
});

describe('lettering', () => {
  it.each([
    ['happy 60th birthday dad, with a fishing rod', 'Happy 60th Birthday Dad'],
    ["happy mother's day grandma", "Happy Mother's Day Grandma"],
    ['a flower with initials A.M. in the middle', 'A.M.'],
    ['lake house sign with a canoe', 'Lake House'],
  ])('%s', (prompt, words) => {
    expect(read(prompt).words).toEqual([words]);
  });

  it('on a thing is on it', () => {
    const said = 'üzerinde "Afiyet olsun" yazan tencere';
    expect(read(said).wordsAt).toEqual({ place: 'in', to: 0 });
    expect(read('soccer ball with number 10 on it').wordsAt).toEqual({ place: 'in', to: 0 });
  });
});

it.each(['bycicle', 'kactus'])('letters of one sound: %s', (prompt) => {
  expect(read(prompt).respelled).toHaveLength(1);
});
