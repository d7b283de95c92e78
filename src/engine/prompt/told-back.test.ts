import { expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

it.each([
  ['birthday cake with twelve candles', ['twelve candles: the cake has three candles']],
  ['on mumlu doğum günü pastası', ['on mumlu: pastada üç mum var']],
  ['a birthday cake with 3 candles', []],
  ['a birthday cake with candles', []],
  ['çiçekli bir yastık', ['yastık']],
  ['a pillow with flowers', ['pillow']],
  ['yastık kılıfına papatya', []],
  ['a daisy for a pillow', []],
  ['papatya, gövdesi yeşil', []],
  ['gövdesi yeşil kaktüs', []],
  ['tulip with a green stem', []],
  ['ağaç, gövdesi kahverengi', []],
  ['mor kelebek, gövdesi yeşil', ['gövdesi yeşil']],
  ['lale, gövdesi mavi', ['gövdesi mavi']],
])('what is drawn otherwise is told, and nothing else: %s', (prompt, undrawn) => {
  expect(readPrompt(prompt, motifIndex()).undrawn).toEqual(undrawn);
});

it('a stem in its own green is drawn in it', () => {
  const [{ leaves }] = readPrompt('lale, gövdesi koyu yeşil', motifIndex()).subjects;
  expect(leaves).toBe('#1d5330');
});

it.each([
  "dinosaur for my son Oliver's T-shirt",
  "a fox for Ada's blanket",
  'dönen semazen',
  'salınan palmiye',
])('whose it is, and how it moves, are not told as unknown: %s', (prompt) => {
  expect(readPrompt(prompt, motifIndex()).unknown).toEqual([]);
});

it.each([
  ['white crescent and star on a red ground', 'red ground'],
  ['hilal ve yıldız, kırmızı zemin üzerinde beyaz', 'kırmızı zemin'],
  ['kırmızı zemin üzerine beyaz hilal ve yıldız', 'kırmızı zemin'],
])('a ground in a colour is told, and the things keep theirs: %s', (prompt, ground) => {
  const { subjects, colors, cloth, unknown, undrawn } = readPrompt(prompt, motifIndex());
  expect(subjects.map(({ motif }) => motif)).toEqual(['ilmek:crescent-star']);
  expect([...subjects[0].colors, ...colors]).toEqual(['#fafafa']);
  expect(cloth).toBe('#c8202f');
  expect(unknown).toEqual([]);
  expect(undrawn).toEqual([ground]);
});
