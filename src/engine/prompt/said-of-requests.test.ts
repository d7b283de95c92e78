import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { told } from '../../../tests/fixtures/told.ts';
import { readPrompt } from './read-prompt.ts';

/* What a request says besides its picture, and words to letter that stand in no quotes. */

const read = (prompt: string) => readPrompt(prompt, motifIndex());

describe('what is no part of the picture', () => {
  it.each([
    ['kartal, pes formatında lazım', 'eagle'],
    ['gül, dst veya jef dosyası olarak istiyorum', 'rose'],
    ['golf club and a ball, pocket size', 'golf-club, golf-ball'],
    ['a stethoscope, left chest of my scrubs', 'stethoscope'],
    ['dağ evi, çerçeveye sığacak boyda olsun', 'cabin'],
    ['babam emekli oldu 30 yıl kaptandı, bir çapa', 'anchor'],
    ['kızım balerin olmak istiyor, pembe tavşan', 'rabbit'],
    ['doğum günü için tişört yaptıracağım, bir roket', 'rocket'],
    ['papatya, çok abartılı olmasın', 'daisy'],
    ['gül çizer misiniz', 'rose'],
    ['sol cebine 6 cm bir lale', 'tulip'],
    ['hunting cap: a duck, not too scary please', 'duck'],
    ['my son starts school and he is mad about cars, can you draw a rocket', 'rocket'],
    ['kalp, lacivert iplikle', 'red-heart'],
    ['rose for the front pocket of my jeans', 'rose'],
    ['a garlic bulb and a carrot', 'garlic, carrot'],
    ['rose, for visible mending on a knee', 'rose'],
  ])('%s', (prompt, things) => {
    expect(told(prompt)).toBe(things);
  });
});

describe('words to letter', () => {
  it.each([
    ['ayıcık, altına Gül 02.05.2021 yazsın', '"Gül 02.05.2021"'],
    ['roket, üstünde Can 4 yaşında yazsın', '"Can 4 yaşında"'],
    ['a bear, IRON WOLVES 1991 around the edge', '"IRON WOLVES 1991"'],
    ['a stethoscope with RN Megan', '"RN Megan"'],
    ['pati, isim Boncuk olacak', '"Boncuk"'],
  ])('%s', (prompt, words) => {
    expect(told(prompt).split(', ').at(-1)).toBe(words);
    expect(told(prompt).split(', ')).toHaveLength(2);
  });

  it('the year of a club stands by itself', () => {
    expect(read('kartal, altında Yeşilova Gençlik SK 1974').words).toEqual([
      'Yeşilova Gençlik SK',
      '1974',
    ]);
  });

  it('has the colour that is said after it', () => {
    expect(read('a dog, name Max written below in red').wordsStyle?.ink).toBe('#c8202f');
  });

  it('blackwork in another colour is lines of that', () => {
    const { subjects, lines } = read('a blackwork rose in dark red');
    expect(subjects[0].colors).toEqual(['#6b1528']);
    expect(lines).toBe(true);
  });

  it('what has no number is a thing where it is one', () => {
    expect(told('köpek, altında Türk Bayrağı')).toBe('dog, turkish-flag under 0');
  });
});

describe('who holds, wears and does', () => {
  it.each([
    ['bowling patch with two pins', 'bowling-skittle ×2'],
    ['bowling ball and pins', 'bowling'],
    ['flaming skull', 'skull, fire behind 0'],
    ['örgü ören yaşlı bir kadın', 'knitting-grandma'],
    ['old lady knitting', 'knitting-grandma'],
    ['bir dinozor olsun, şapkası da olsun', 'womans-hat wearing 1, t-rex'],
    ['kurukafa, gözlerinden güller çıksın', 'rose ×2 wearing 1, skull'],
    ['skull with roses growing out of its eyes', 'skull, rose ×2 wearing 0'],
    ['şahin, pençesinde top', 'soccer-ball, eagle on 0'],
    ['eagle clutching a football in its talons', 'eagle on 1, soccer-ball'],
    ['bir fincan kahve, tabağının yanında iki çekirdek', 'teacup, coffee-beans ×2 beside 0'],
    ['tren köprüden geçerken', 'train on 1, stone-bridge'],
    ['a small red fuchsia, and a bee', 'fuchsia, bee'],
    ['polish folk flowers with a rooster in the middle', 'rooster, flower-emblem ×8'],
    ['gulen bir dis', 'tooth'],
    ['kurukafa', 'skull'],
    ['iki kuğu ortada bir gül', 'rose, swan ×2'],
    ['a cat in a hot dog bun', 'cat on 1, hot-dog'],
    ['decorative border in celtic knot style', 'triquetra ×3'],
    ['çapraz kemikli kurukafa', 'skull-crossed-bones'],
  ])('%s', (prompt, things) => {
    expect(told(prompt)).toBe(things);
  });
});
