import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { told } from '../../../tests/fixtures/told.ts';
import { readPrompt } from './read-prompt.ts';

/* What is typed as it is spoken, whose clothes it is for, days without a year, what is worn by the way. */

const read = (prompt: string) => readPrompt(prompt, motifIndex());

describe('what is said in passing', () => {
  it.each([
    ['minik baykuş kitap okuyo', 'owl, open-book holding 0'],
    ['a train comin over a bridge', 'train over 1, stone-bridge'],
    ['cute dinosaur brushing its teeth for my sons pyjamas', 't-rex, toothbrush holding 0'],
    ['siyah at, yelesi rüzgarda', 'horse'],
    ['horse with its mane in the wind', 'horse'],
    ['a fox, red scarf', 'fox, scarf wearing 0'],
    ['büyükanne, kaskı yeşil', 'grandmother, hard-hat wearing 0'],
    ['a fox and a red scarf', 'fox, scarf'],
    ['kaykay yapan büyükanne', 'skateboard, grandmother riding 0'],
    ['two crossed hockey sticks under a puck', 'hockey-stick ×2 crossed 0, puck over 0'],
    ['crossed chef knives over a chili pepper', 'kitchen-knife ×2 crossed 0, hot-pepper under 0'],
    [
      'one red poppy and four white daisies, stems tied together with a green ribbon',
      'poppy, daisy ×4',
    ],
    ['omzunda papağan olan korsan, tek gözü bantlı', 'parrot on 1, pirate'],
    ['ic ice gecmis iki yuzuk', 'linked-rings'],
    ['seven koi fish, all orange and white exept one thats black', 'koi ×6, koi'],
    ['llama in sunglasses, yellow frames not black ones', 'llama, sunglasses wearing 0'],
    ['camper van, starry sky, has to fit a cap front', 'camper-van, star ×3'],
    [
      'deniz kabuğu, denizyıldızı ve yosundan yuvarlak çerçeve',
      'spiral-shell ×3, starfish ×3, seaweed ×3',
    ],
    [
      'a frog plays banjo on a lilypad while a dragonfly dances above him',
      'frog on 2, banjo holding 0, lily-pad, dragonfly over 2',
    ],
    ['karlı çamların arasında dağ evi', 'cabin, evergreen-tree ×2 beside 0'],
    ['big oak with a tire swing hanging from the left branch', 'oak, swing'],
    ['davul çalan ayı, altında hadi halaya', 'davul holding 1, bear, "hadi halaya"'],
    ['voleybolcu kız smaç vuruyo, forma kırmızı beyaz', 'person-playing-handball'],
    ['grandmas gardne, watering can with daisies', 'watering-can, daisy ×3 in 0'],
    ['ortada lale, köşelerde birer kelebek', 'tulip, butterfly ×4'],
    ['sıcak hava balonu bide bulutlar', 'hot-air-balloon, cloud ×3'],
    ['sari civciv yumurtadan cikiyor', 'hatching-chick'],
    ['a chick hatching from an egg', 'hatching-chick'],
    [
      'coach mike #12 with a baseball and two bats',
      'baseball, baseball-bat ×2, "coach mike", "#12"',
    ],
    [
      'christmas stocking with a candy cane sticking out and holly border',
      'stocking, candy-cane, holly ×3',
    ],
  ])('%s', (prompt, things) => {
    expect(told(prompt)).toBe(things);
  });
});

describe('words that are sewn', () => {
  it.each([
    ['Burak ve Selin, 21 Eylul, iki yüzük', ['Burak ve Selin', '21 Eylül']],
    ['Lena & Marcus, June 8th, two swans', ['Lena & Marcus', 'June 8th']],
    ['guinea pig, Pickle on top, 2019 - 2025 underneath', ['Pickle', '2019 - 2025']],
    ['makas ve tarak çapraz, altında Salon Nihal, en altta 1998', ['Salon Nihal', '1998']],
    ['holly wreath with Merry Christmas Grandma in the middle', ['Merry Christmas Grandma']],
    ['oklava, köşesine Anneler Günün kutlu olsun', ['Anneler Günün kutlu olsun']],
    ['sampler, alphabet A to Z', ['ABCDEFG', 'HIJKLMN', 'OPQRSTU', 'VWXYZ']],
    ['kaleci, sırtında 7 numara', ['7']],
    ['Defne bebek için pembe tavşan, altında adı yazsın', ['Defne']],
    ['Yıldız Spor Kulübü voleybol topu, 1974', ['Yıldız Spor Kulübü', '1974']],
  ])('%s', (prompt, words) => {
    expect(read(prompt)).toMatchObject({ words, unknown: [] });
  });

  it('lie on an arc on the side that is named before it', () => {
    const side = (prompt: string) => read(prompt).wordsStyle?.side;
    expect(side('taç, altında kavisli “Kerem”')).toBe('below');
    expect(side('taç, üstünde kavisli “Kerem”')).toBe('above');
  });
});
