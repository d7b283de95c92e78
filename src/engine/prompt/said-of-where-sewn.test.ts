import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/* Where on a piece something is sewn, lettering by how it is set, and where things stand. */

const read = (prompt: string) => readPrompt(prompt, motifIndex());
const told = (prompt: string): string => {
  const { subjects, words } = read(prompt);
  const things = subjects.map(({ motif, count, place, relation }) => {
    const name = motif.split(':')[1] + (count > 1 ? ` ×${count}` : '');
    const stands = relation ? ` ${relation.kind} ${relation.to}` : '';
    return name + stands + (place === 'any' ? '' : ` at ${place}`);
  });
  return [...things, ...words.map((word) => JSON.stringify(word))].join(', ');
};

describe('lettering that is announced by how it is set', () => {
  it.each([
    ['trout and the words Lake Days 2019 for my dad', 'trout, "Lake Days 2019"'],
    ['bear, text in two lines NORTHSIDE and BEARS', 'bear, "NORTHSIDE\\nBEARS"'],
    ['two lines: Anna and Ben, with a rose', 'rose, "Anna\\nBen"'],
    ['fern with THE WILLOW HOUSE in two lines in the middle', 'fern, "THE WILLOW\\nHOUSE"'],
    ['gül, ortasında iki satır: Fatma ve Hasan', 'rose, "Fatma\\nHasan"'],
    ['iki satır halinde "Ali" "Veli"', '"Ali", "Veli"'],
    ['kartal, üstünde kemer şeklinde YILDIZLAR', 'eagle, "YILDIZLAR"'],
    ['çapa, üstte DENİZ KULÜBÜ, altta 1975', 'anchor, "DENİZ KULÜBÜ", "1975"'],
    ['anchor, 1987 below, MARINA CREW above', 'anchor, "MARINA CREW", "1987"'],
    ['coffee cup, "Daily Grind", since 2015 underneath', 'teacup, "Daily Grind", "Since 2015"'],
    ['whisk, est. 2012 below', 'whisk, "Est. 2012"'],
    ['stethoscope, Emma RN underneath', 'stethoscope, "Emma RN"'],
    ["golf ball, Class of '87 Open below", 'golf-ball, "Class of \'87 Open"'],
    ['van, lettering Home Is Where We Park, stripes', 'delivery-truck, "Home Is Where We Park"'],
    ["watering can, Grandma Jo's Patch on top", 'watering-can, "Grandma Jo\'s Patch"'],
    ['ay yildiz, altinda 102. yil', 'crescent-star, "102. Yıl"'],
    ['evliliğimizin 25. yıl dönümü', 'linked-rings'],
    // Loud, and not lettered.
    ['a cat with NO tail', 'cat'],
    ['a RED rose IN THE MIDDLE', 'rose at middle'],
    ['A CAT WITH THE WORDS GOOD DAY', 'cat, "GOOD DAY"'],
    // A line of letters is no cleaver, and a cleaver is one.
    ['gül, alt satırda "Ada"', 'rose, "Ada"'],
    ['kasap satırı', 'butcher-cleaver'],
    ['iki satır lale', 'tulip ×5'],
  ])('%s', (prompt, meant) => {
    expect(told(prompt)).toBe(meant);
  });
});

describe('where on a piece it is sewn', () => {
  it.each([
    ['martı, banyo havlusunun kenarı için', 'seagull'],
    ['yıldız, tişörtün sırtı için', 'star'],
    ['kırmızı kask, tişörtün göğsüne', 'hard-hat'],
    ['Halı saha takımımızın şapkasına kartal', 'eagle'],
    ["Kemal'in şapkasına çapa", 'anchor'],
    ['dişçi muayenehanesi önlüğüne diş', 'tooth'],
    ['saxophone, for our jazz band jackets', 'saxophone'],
    ['golf ball, for polo shirts', 'golf-ball'],
    ['whisk, for the pocket of my apron', 'whisk'],
    ['For my daughters 1st birthday dress: a bunny', 'rabbit'],
    ['heart shaped wreath of eucalyptus, ring pillow', 'eucalyptus ×14'],
    ['a dog wearing a bandana', 'dog, bandana wearing 0'],
  ])('%s', (prompt, meant) => {
    expect(told(prompt)).toBe(meant);
    expect(read(prompt).unknown).toEqual([]);
  });

  it('is a line drawing where one says so last', () => {
    expect(read('orkide çizgi').lines).toBe(true);
    expect(read('orkide').lines).toBeUndefined();
    expect(read('two otters holding hands, simple outline').lines).toBe(true);
    expect(read('two otters with a black outline').lines).toBeUndefined();
    expect(read('simple mountain outline with pine trees').lines).toBe(true);
  });

  it('is an edge, whichever of them', () => {
    const { arrangement, subjects } = read('snails for the bottom edge of a linen pillowcase');
    expect(arrangement).toBe('row');
    expect(subjects.map(({ motif }) => motif)).toEqual(['fluent:snail']);
  });

  it('is round where that is wished', () => {
    expect(read('kedi, kulübümüzün yaması için yuvarlak olsun').frame).toEqual({ shape: 'circle' });
  });
});

describe('where things stand', () => {
  it.each([
    ['kedi ve köpek salıncakta', 'cat on 2, dog on 2, swing'],
    ['kedi ve köpek ağacın altında', 'cat under 2, dog under 2, deciduous-tree'],
    ['çiçek ve kedi pencerede', 'blossom, cat in 2, window'],
    ['uğur böceği yaprağın altında, bebek için', 'herb, lady-beetle under 0'],
    ['hayat ağacı, dallarında iki güvercin', 'tree-of-life, dove ×2 on 0'],
    ['elma ağacının dallarında üç kuş', 'apple-tree, bird ×3 on 0'],
    [
      'tekne, üstünde üç martı uçsun, altında dalga bordürü',
      'sailboat, seagull ×3 on 0, wave ×3 under 0',
    ],
    [
      'tekne, üstünde üç martı uçsun, banyo havlusunun kenarı için, altında dalga bordürü',
      'sailboat, seagull ×3 on 0, wave ×3 under 0',
    ],
    ['border of roses with bees between them', 'rose ×3 at border, bee ×3 at border'],
    ['row of ivy and snails', 'ivy ×3, snail ×3'],
    ['square frame made of roses', 'rose ×3 at border'],
    ['vapur önde, kız kulesi arkasında', 'ship, maidens-tower behind 0'],
    ['tavus kuşu, simetrik karşılıklı iki tane, ortada vazo', 'peacock ×2, vase at middle'],
    ['gelincik tarlası', 'poppy ×7'],
    ['a cow in a field of daisies', 'cow in 1, daisy ×3'],
    ['motosikletli dede', 'motorcycle, grandfather riding 0'],
    ['elinde saz olan âşık', 'baglama holding 1, man'],
    ['zeytin dalından çelenk, içinde küçük taş ev', 'olive-branch ×3 at around, house at middle'],
    ['çoban, elinde değnek', 'shepherd'],
    ['sünnet için pelerinli çocuk, başında tacı olsun', 'circumcision-boy'],
    ['two swans like a mirror', 'swan ×2'],
    [
      'a chick in a cracked Easter egg, name Poppy on the egg',
      'baby-chick in 1, easter-egg, "Poppy"',
    ],
    ['a hummingbird with teal wings', 'hummingbird'],
    ['a horse with pink wings', 'horse, angel-wings behind 0'],
    ['two ducks holding umbrellas', 'duck ×2, umbrella ×2 holding 0'],
    ['a duck holding balloons', 'duck, balloon ×3 holding 0'],
    ['gümüş tepsi, tepside iki yüzük', 'tray, ring ×2 on 0'],
    ['bayram şekeri kasesi, kapaksız, renkli şekerlerle dolu', 'candy ×3 in 1, bowl'],
    ['havlunun kenarına sıra sıra gül, aralarında yaprak', 'rose ×3, herb ×3'],
    ['kedi pencere önünde', 'window, cat in 0'],
    ['gözlüklü köpek, papyonu yeşil', 'glasses wearing 1, dog, bow-tie wearing 1'],
    ['a tea mug on a stack of books', 'teacup on 1, books'],
    ['a hamster asleep in a yarn basket', 'hamster in 1, basket'],
  ])('%s', (prompt, meant) => {
    expect(told(prompt)).toBe(meant);
  });

  it('tells a part that is to have a shape of its own', () => {
    const { subjects, undrawn } = read('uğur böceği, noktaları kalp şeklinde');
    expect(subjects.map(({ motif }) => motif)).toEqual(['fluent:lady-beetle']);
    expect(undrawn).toEqual(['noktaları kalp şeklinde']);
    expect(read('a ladybug with spots shaped like hearts').undrawn).toEqual([
      'with spots shaped like hearts',
    ]);
    expect(read('a van, retro 70s stripes behind it').undrawn).toEqual([
      'retro 70s stripes behind it',
    ]);
  });

  it.each([
    ['teddy bear with the letter A on its tummy', 0],
    ['göğsünde A harfi olan ayı', 0],
    ['a lion with a crown, letter M on its chest', 0],
    ['aslan, göğsünde M harfi', 0],
  ])('has letters on a body: %s', (prompt, to) => {
    expect(read(prompt).wordsAt).toEqual({ place: 'in', to });
    expect(read(prompt).unknown).toEqual([]);
  });
});
