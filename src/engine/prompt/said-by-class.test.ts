import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from '../compose/index.ts';

/* Turns by their classes: what is drawn, lettered and told of each. */

const index = motifIndex();

/** Things by their names with their numbers, then what is lettered, then what is told. */
function read(prompt: string): string {
  const { subjects, words, undrawn, unknown } = readPrompt(prompt, index);
  const things = subjects.map(({ motif, count }) =>
    count > 1 ? `${motif.split(':')[1]} ×${count}` : motif.split(':')[1],
  );
  const told = [...(undrawn ?? []), ...unknown.map(({ word }) => `?${word}`)];
  return [
    things.join(', '),
    ...words.map((text) => `“${text.replaceAll('\n', ' / ')}”`),
    ...told.map((text) => `!${text}`),
  ].join(' ');
}

describe('a sort and its kind are one thing', () => {
  it.each([
    ['robin bird on a branch', 'robin, branch'],
    ['rose flower', 'rose'],
    ['spaniel dog sitting beside rain boots', 'sitting-dog, rain-boots'],
    ['leo lion constellation', 'leo'],
    ['denizli horozu', 'rooster'],
    ['malatya kayısısı', 'peach'],
    ['van kedisi', 'cat'],
    ['boxer köpeği', 'boxer'],
    ['cat dog and bird', 'cat, dog, bird !cat dog'],
  ])('%s', (prompt, expected) => expect(read(prompt)).toBe(expected));
});

describe('words of two meanings by what is beside them', () => {
  it.each([
    ['an elephant with a raised trunk and a flower', 'elephant, blossom !raised trunk'],
    ['geometrik baklava motifi', 'large-blue-diamond'],
    ['bir tepsi baklava', 'baklava'],
    ['teknik servis logosu, anahtar ve çark', 'wrench, gear'],
    ['eczane yılanı kupa', 'hygieia'],
    ['sihirli değnek', 'magic-wand'],
    ['succulent in a macrame hanger', 'potted-plant'],
    ['dentist tooth character with a toothbrush', 'tooth, toothbrush'],
    ['eucalyptus wreath wedding hoop', 'eucalyptus ×3'],
  ])('%s', (prompt, expected) => expect(read(prompt)).toBe(expected));
});

describe('how many there are', () => {
  it.each([
    ['tilki ailesi, anne baba ve iki yavru', 'fox ×2, fox ×2'],
    ['bear family, mom, dad and three cubs', 'walking-bear ×2, walking-bear ×3'],
    ['a jar of honey with a wooden dipper and bees around it', 'honey-pot, bee ×5'],
    ['siamese cat wearing a flower wreath', 'cat, flower-crown'],
    ['kaplumbağa terbiyecisi gibi bir adam ve kaplumbağalar', 'man, turtle ×3'],
  ])('%s', (prompt, expected) => expect(read(prompt)).toBe(expected));
});

describe('what is lettered', () => {
  it.each([
    ['havluya M&S baş harfleri', ' “M&S”'],
    [
      "oklava, altında iki satır: Hatice Usta / 1987'den beri",
      "rolling-pin “Hatice Usta / 1987'den beri”",
    ],
    ['a bear, two lines: Bear Creek / Est. 1990', 'bear “Bear Creek / Est. 1990”'],
    ['babamın garajı', ' “Babamın garajı”'],
    ['iyi ki doğdun Mira 1 yaş', 'birthday-cake “İyi Ki Doğdun Mira 1 Yaş”'],
    ['teddy bear, hello little one', 'teddy-bear “Hello Little One”'],
    ['volleyball team mom', 'volleyball “Volleyball Mom”'],
  ])('%s', (prompt, expected) => expect(read(prompt)).toBe(expected));
});

describe('what is told is so', () => {
  it.each([
    ['squirrel hugging an acorn', 'squirrel'],
    ['fishing hook with trout', 'hook, trout'],
    ['japon yelpazesi çiçekli', 'folding-hand-fan, blossom'],
    ['horse head in a horseshoe frame', 'horse-face, horseshoe'],
    ['corgi butt', 'corgi !butt'],
    ['dantel kenarlı kalp', 'red-heart !dantel kenarlı'],
    ['a fox hugging', 'fox !hugging (fox)'],
  ])('%s', (prompt, expected) => expect(read(prompt)).toBe(expected));
});

describe('sayings that nobody puts in quotes', () => {
  it.each([
    ['merry and bright with holly', 'holly “Merry and Bright”'],
    ['hello sunshine with a sun', 'sun “Hello Sunshine”'],
    ['big brother with a dinosaur', 't-rex “Big Brother”'],
    ['just breathe with a dandelion', 'dandelion-flower “Just Breathe”'],
    ['to the moon and back', 'crescent-moon “To the Moon and Back”'],
    ['crazy plant lady', ' “Crazy Plant Lady”'],
    ['little miss sunshine', ' “Little Miss Sunshine”'],
    ['nazar değmesin', 'nazar-amulet “Nazar Değmesin”'],
    ['biz bir aileyiz', ' “Biz Bir Aileyiz”'],
    ['papa bear and baby bear', 'walking-bear, walking-bear'],
    ['babaannemin evi, önünde sardunyalar', 'house, geranium ×3'],
  ])('%s', (prompt, expected) => expect(read(prompt)).toBe(expected));
});

describe('measures, parts and places', () => {
  it.each([
    ['a flock of geese', 'goose ×5'],
    ['stack of pancakes', 'pancakes'],
    ['cow head with daisies around the ears', 'cow-face, daisy ×3'],
    ['uçan balon içinde tavşan', 'hot-air-balloon, rabbit'],
    ['şakayık ve okaliptüs yaprakları', 'peony, eucalyptus ×3'],
    ['iki muhabbet kuşu, biri yeşil biri mavi', 'parrot, parrot'],
  ])('%s', (prompt, expected) => expect(read(prompt)).toBe(expected));
});

describe('what somebody likes, and what a shape is made of', () => {
  it.each([
    ['oğlum kepçe seviyor, sarı bir iş makinesi', 'excavator'],
    ['kızım kedileri çok seviyor, pembe kurdeleli bir kedi', 'ribbon, cat'],
    ['my son loves dinosaurs, a green t-rex', 't-rex'],
    ['she loves cats and dogs', 'cat ×3, dog ×3'],
    ['papatyadan kalp', 'daisy ×14'],
    ['gülden yapılmış kalp', 'rose ×14'],
    ['kuş yuvasında üç yumurta', 'nest-with-eggs'],
    ['fall wreath with pumpkins', 'pumpkin ×3'],
  ])('%s', (prompt, expected) => expect(read(prompt)).toBe(expected));
});
