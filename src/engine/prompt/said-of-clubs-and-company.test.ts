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
  ])('%s', (prompt, things) => {
    expect(told(prompt)).toBe(things);
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
