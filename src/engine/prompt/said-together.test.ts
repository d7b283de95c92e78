import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/* What several words say together: who they are, where they are, and what is lettered of it. */

const told = (prompt: string): string => {
  const { subjects, words } = readPrompt(prompt, motifIndex());
  const things = subjects.map(({ motif, count, place, relation }) => {
    const name = motif.split(':')[1] + (count > 1 ? ` ×${count}` : '');
    const stands = relation ? ` ${relation.kind} ${relation.to}` : '';
    return name + stands + (place === 'any' ? '' : ` at ${place}`);
  });
  return [...things, ...words.map((word) => `"${word}"`)].join(', ');
};

describe('words that belong together', () => {
  it.each([
    ['a lion cub sleeping under a tree', 'lion under 1, deciduous-tree'],
    ['uyuyan ayı yavrusu ayın üstünde', 'bear on 1, crescent-moon'],
    ['kurbağa prens, başında taç', 'crown wearing 1, frog'],
    ['a frog prince with a golden crown', 'frog, crown wearing 0'],
    ['bahçıvan dede, elinde sulama kabı', 'farmer, watering-can holding 0'],
    ['çiçek buketi tutan kız', 'blossom ×3 holding 1, girl'],
    ['kırmızı balıkçı teknesi ve üç martı', 'fishing-boat, seagull ×3'],
    ['an old oak tree with a swing', 'swing-tree'],
    ['a rope swing hanging from an old tree', 'swing-tree'],
    ['ağacın altında salıncak', 'swing-tree'],
    ['koala mom with her baby on her back', 'mother-koala'],
    ['stork with a baby girl', 'stork-and-baby'],
    ['dede ile torun balık tutuyor', 'father-and-son-fishing'],
    ['bebek fil hortumuyla balon tutuyor', 'elephant, balloon holding 0'],
    ['a black cat lying on a pillow', 'sleeping-cat on 1, pillow'],
    ['Kırmızı yastığın üstünde kıvrılmış kedi', 'pillow, sleeping-cat on 0'],
    ['a red heart full of roses', 'rose ×5'],
    ['a heart filled with wild daisies', 'daisy ×5'],
    ['içi güllerle dolu kalp', 'rose ×5'],
    ['a heart full of love', 'red-heart'],
    ['sevgi dolu kalp', 'red-heart'],
    ['yatan köpek', 'lying-dog'],
    ['a golden retriever lying down', 'lying-dog'],
    ['limonlar yapraklarıyla', 'lemon ×3'],
    ['a witch on a broom', 'witch'],
    ['puppy and kitten sleeping together', 'sleeping-dog, sleeping-cat'],
    ['grandmother knitting in a rocking chair', 'knitting-grandma'],
    ['garden tools: a shovel and a rake', 'shovel, rake'],
    ['ayçiçeği, üç tane yan yana', 'sunflower ×3'],
    ['bisikletli kız', 'bicycle, girl riding 0'],
    ['tooth fairy with a star wand', 'woman-fairy, tooth holding 0'],
    ['papatya tarlasında koşan köpek', 'daisy ×3, running-dog in 0'],
    ['our family of four bears', 'walking-bear ×2, walking-bear ×2'],
    ['a girl jumping in puddles', 'girl'],
    ['keman çalan kedi', 'violin holding 1, sitting-cat'],
    ['deniz kenarında fener', 'sea, lighthouse on 0'],
    ['doktor ayıcık, boynunda stetoskop', 'stethoscope wearing 1, teddy-bear'],
  ])('%s', (prompt, meant) => {
    expect(told(prompt)).toBe(meant);
  });

  it.each([
    [
      'horoz ve tavuk arasında bir sepet yumurta',
      'rooster at left, egg-basket at middle, hen at right',
    ],
    ['a lamp between a cat and a dog', 'cat at left, lamp at middle, dog at right'],
    ['gelin ve damat, altında kalp', 'bride, groom, red-heart at bottom'],
    ['lemon tree with a blue bird on a branch', 'bluebird on 1, lemon-tree'],
    ['scissors and a comb crossed with the name Bella', 'scissors, comb crossed 0, "Bella"'],
    ['iki kelebek arasında E harfi', 'butterfly at left, butterfly at right, "E"'],
    ['"Emma" between two swans', 'swan at left, swan at right, "Emma"'],
    ['wildflowers in a jar', 'wildflower ×3 in 1, glass-vase'],
  ])('places: %s', (prompt, meant) => {
    expect(told(prompt)).toBe(meant);
  });

  it.each([
    ["Nana's sewing room with a pincushion", 'pincushion, "Nana\'s sewing room"'],
    ['leylek, Nora, 3250 gr', 'stork, "Nora", "3250 gr"'],
    ['kahve fincanı, Söz 14.02.2027', 'teacup, "Söz 14.02.2027"'],
    ['terazi, altında Av. Selin Kaya', 'balance-scale, "Av. Selin Kaya"'],
    ['çilekli pasta, Ece 3 yaşında', 'shortcake, "Ece 3 yaşında"'],
    ['çam dalı, Yeni Yıl 2027', 'pine-branch, "Yeni Yıl", "2027"'],
    ['çay bardağı, Afiyet Olsun yazısı', 'tea-glass, "Afiyet Olsun"'],
    ['diploma, 2026 Mezunu Zeynep', 'diploma, "2026 Mezunu Zeynep"'],
    ["grandpa's workshop, a hammer", 'hammer, "Grandpa\'s workshop"'],
    ['bear holding a sign that says Welcome', 'bear, "Welcome"'],
  ])('letters: %s', (prompt, meant) => {
    expect(told(prompt)).toBe(meant);
  });

  it('takes a bed that the piece is for as no part of it', () => {
    expect(told('sünnet yatağı için nazar boncuğu')).toBe('nazar-amulet');
    expect(told('a heart for a pillow')).toBe('red-heart');
  });
});

describe('what a drawing has anyway', () => {
  it.each([
    ['a snowman with a carrot nose and two birds', 'snowman, bird ×2'],
    ['bebek leylek taşıyor', 'stork-and-baby'],
    ['Nasreddin Hoca eşeğe ters binmiş', 'nasreddin-hodja'],
    ['bebek ayı balonlarla uçuyor', 'balloon ×3 holding 1, bear'],
    ['mavi yelkenli, fener, martılar', 'sailboat, lighthouse, seagull ×3'],
    ['chocolate lab puppy', 'dog'],
    ['octopus with a captain hat', 'octopus, captain-hat-profile wearing 0'],
    ["golf clubs crossed, Grandpa's Golf Club", 'golf-club ×2 crossed 0, "Grandpa\'s Golf Club"'],
    ['kavanozda turşu', 'mason-jar'],
    ['fisherman in a boat at sunrise', 'angler in 1, setting-sun'],
    ['pamuk şeker tutan kız', 'cotton-candy holding 1, girl'],
    ['cowgirl boots with a bouquet of wildflowers', 'cowboy-boot, wildflower ×3 in 0'],
    ['a chicken coop with hens', 'chicken-coop, hen ×3'],
  ])('%s', (prompt, meant) => {
    expect(told(prompt)).toBe(meant);
  });
});
