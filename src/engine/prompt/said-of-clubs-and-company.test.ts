import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { told } from '../../../tests/fixtures/told.ts';
import { readPrompt } from './read-prompt.ts';

/* Clubs, those whom a party is for, who leads and who rides, what is named once more. */

const read = (prompt: string) => readPrompt(prompt, motifIndex());

describe('who it is for, and who is drawn', () => {
  it.each([
    ['Happy retirement Grandma Rose, a teapot', 'teapot, "Happy retirement Grandma Rose"'],
    ['crest for our rowing club: The Mud Larks, a frog', 'frog, "The Mud Larks"'],
    ['labrador in a boat, tongue out', 'dog in 1, sailboat'],
    ['berber makası ve ustura', 'scissors, straight-razor'],
    ['annem emekli oluyor hemşireydi. Kalp olan bir şey istiyorum', 'red-heart'],
    ['mavi şapkalı bisikletli kız', 'bicycle, girl riding 0, womans-hat wearing 1'],
    ['5 little chicks behind their mom', 'hen, baby-chick ×5'],
    ['lale ve arı, arı lalenin üstünde', 'bee on 1, tulip'],
    ['arı ve lale, arı lalenin üstünde', 'bee on 1, tulip'],
    ['halay çeken üç kişi, yöresel giysili', 'halay-dancers'],
    ['çini desenli bordür', 'iznik-tulip ×3'],
    [
      'mug with steam, happy face on it',
      'teacup, smiling-face-with-smiling-eyes wearing 0, smoke on 0',
    ],
    ['gül ve papatya, fenar', 'rose, daisy, lantern'],
    ['a fox, not too much detail', 'fox'],
    [
      'My mum is a nurse and I want to make something for her. Maybe an owl with a scarf',
      'owl, scarf wearing 0',
    ],
    [
      'Our dear corgi Bella passed away in May, can you draw her sitting. Her name in script below',
      'corgi, "Bella"',
    ],
    ['badge for our hiking club, the Hill Walkers. a boot', 'hiking-boot, "Hill Walkers"'],
    ['rowboat with a duck sitting on the bow', 'rowboat, duck on 0'],
    ['beekeeper holding a frame from the hive', 'beekeeper beside 1, beehive'],
    ['Halloween pumpkin with a bat, no face', 'pumpkin, bat in 0'],
    ['mushrooms, like 4 different kinds in a row', 'mushroom ×4'],
    ['kadife keseye nar', 'pomegranate'],
    [
      'öğretmenime çanta hediye edeceğim, cebine gözlük takmış bir baykuş',
      'glasses wearing 1, owl',
    ],
    ['oltayla balık tutan kedi, komik olsun', 'fishing-pole holding 1, cat'],
    ['lale, en fazla 3 renk', 'tulip'],
    ["Kapadokya'da balonlar, peri bacaları da olsun", 'hot-air-balloon ×3, fairy-chimneys'],
    ['two cherries on a branch with leaves', 'cherries on 1, branch'],
  ])('%s', (prompt, things) => {
    expect(told(prompt)).toBe(things);
  });
});

describe('two letters that lie over each other', () => {
  it.each([
    ['letters H and T intertwined, ivy around', ['HT']],
    ['E ve B harfleri iç içe, altında 2024', ['EB', '2024']],
  ])('%s', (prompt, words) => {
    const plan = read(prompt);
    expect(plan).toMatchObject({ words, wordsStyle: { interlaced: true }, unknown: [] });
  });

  it('and two that do not', () => {
    expect(read('letters H and T, ivy around')).toMatchObject({ words: ['H & T'] });
  });
});

describe('colours that are not wanted', () => {
  it.each([
    ['kelebek, pembe veya mor olmasın', ['#e8829f', '#6f3a96']],
    ['a rose but no red', ['#c8202f']],
    ['çelenk, sarı kullanma', ['#f2c21a']],
    ['no red roses, a daisy', undefined],
    ['zemin beyaz olmasın, lale', undefined],
  ])('%s', (prompt, unwanted) => {
    expect(read(prompt).unwanted).toEqual(unwanted);
  });

  it('are told as left out', () => {
    expect(read('a rose but no red').without).toEqual([{ word: 'red', motifs: [] }]);
  });
});
