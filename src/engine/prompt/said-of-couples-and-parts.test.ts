import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { told } from '../../../tests/fixtures/told.ts';
import { readPrompt } from './read-prompt.ts';

/* Couples of things, mothers with their young, what is where it belongs, and wishes with how many years. */

const read = (prompt: string) => readPrompt(prompt, motifIndex());

describe('who is together, and what is where it belongs', () => {
  it.each([
    ['a lemon couple holding hands', 'lemon ×2'],
    ['baykuş çifti', 'owl ×2'],
    ['a mare nuzzling her foal', 'horse'],
    ['yavrusunu öpen fil', 'elephant, elephant'],
    ['a boy walking his puppy', 'boy, dog'],
    ['köpek gezdiren dede', 'grandfather, dog'],
    ['atın sırtında kırmızı elbiseli kadın', 'woman riding 1, horse'],
    ['bisiklet süren tavşan, sepetinde papatyalar', 'basket on 0'],
    ['pencerede oturan kedi, saksıda lale', 'plant-pot in 0'],
    ['kardan adam, burnu havuç, şapkası siyah', 'hat wearing 0'],
    ['tepelerin arkasından batan güneş', 'sun behind 0'],
    ['nar çiçeği', 'pomegranate-flower'],
    ['mavi kamyon tarlada', 'truck'],
    ['pasta üstünde gelin damat', 'bride on 0, groom on 0'],
    ['a boy blowing a dandelion', 'boy, dandelion-flower holding 0'],
    ['a cute monster', 'one-eyed-monster'],
    ['“Ada”, isminin altına minik bir yıldız koyun', 'star, "Ada"'],
    ['a whale for the mens polo shirt pocket', 'whale'],
    ['fox mom and dad', 'fox ×2'],
    ['a pony, red boots on all four hooves', 'boot wearing 0'],
    ['itfaiyeci kız, elinde hortum', 'fire-hose holding'],
    ['trenden bakan köpek', 'in 0'],
    ['ayı boynuna mavi atkı dolamış', 'bear, scarf wearing 0'],
    ['mekik oyası gibi ince bir bordür', 'oya ×'],
    ['lale desenli göbek motifi', 'tulip ×'],
    ['yün şapkada uyuyan iki tilki', 'upturned-beanie, sleeping-fox ×2 in 0'],
  ])('%s', (prompt, things) => {
    expect(told(prompt)).toContain(things);
    expect(read(prompt).unknown).toEqual([]);
  });

  it.each([
    ['iki kız, biri sarı biri mor elbiseli', 2],
    ['two boys, one in green and one in yellow', 2],
    ['a camel with a scarf around its neck, red and white stripes', undefined],
  ])('has clothes of the colours that are said: %s', (prompt, people) => {
    const { subjects } = read(prompt);
    if (people === undefined)
      expect(subjects.map(({ colors, pattern }) => [colors.length, pattern?.kind])).toEqual([
        [0, undefined],
        [1, 'stripes'],
      ]);
    else expect(new Set(subjects.map(({ look }) => look?.clothes)).size).toBe(people);
  });

  it.each([
    ['happy 30th anniversary Ann & Bob, two swans', ['happy 30th anniversary', 'Ann & Bob']],
    ['10. yılımız kutlu olsun, pasta', ['10. yılımız kutlu olsun']],
    ['Riverton Bears 1998 badge with a bear', ['Riverton Bears 1998']],
  ])('letters %s', (prompt, words) => {
    expect(read(prompt).words).toEqual(words);
  });
});
