import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { told } from '../../../tests/fixtures/told.ts';
import { readPrompt } from './read-prompt.ts';

/* Who flies what, what is lettered beside whom, families by their number, lists that are somewhere. */

describe('who is where, and what is lettered', () => {
  it.each([
    ['family of four penguins', 'penguin ×2, penguin ×2'],
    ['dört kişilik penguen ailesi', 'penguin ×2, penguin ×2'],
    ['pots of basil and thyme', 'plant-pot, basil in 0, plant-pot, thyme in 2'],
    ['fesleğen ve kekik saksıları', 'plant-pot, basil in 0, plant-pot, thyme in 2'],
    ['bulutların üstünde uçak, pilotu ayıcık olsun', 'cloud ×3, airplane on 0, teddy-bear in 1'],
    ['a plane flown by a bear', 'airplane, bear in 0'],
    [
      'train with three waggons carrying a bear, a lion and an elephant',
      'bear on 3, lion on 3, elephant on 3, train',
    ],
    ['tren, vagonlarında fil, aslan ve ayı', 'train, elephant on 0, lion on 0, bear on 0'],
    ['kütüğün üstünde kedi, köpek ve tavşan', 'tree-log, cat on 0, dog on 0, rabbit on 0'],
    ['kelebek ve uğur böceği, yaprak üstünde', 'butterfly on 2, lady-beetle on 2, broad-leaf'],
    ['bird bath with two sparrows', 'bird-bath, sparrow ×2 on 0'],
    ['snowman without a hat, with a green scarf', 'plain-snowman, scarf wearing 0'],
    ['lemon branch with two lemons and leaves', 'lemon ×2 on 1, branch'],
    ['avukat terazisi, cübbe için', 'balance-scale'],
    ['a teacher apple', 'red-apple'],
    ['tea time set: cup, saucer, cookie', 'hot-beverage, teacup, cookie'],
    ['kırmızı yengeç, kıskacında inci', 'crab, pearl holding 0'],
    ['pilates stüdyomuz için top', 'exercise-ball'],
    ['kucağında kedi olan bir nine', 'sitting-cat holding 1, grandmother'],
    ['güllerle sarılı gitar', 'rose ×3, guitar'],
    ['üç yavru beagle sepette', 'beagle-head ×3 in 1, basket'],
    ['kırmızı tren, Mert 2 yaş', 'train, "Mert 2 Yaş"'],
    ['Noah est. 2024 with a bear', 'bear, "Noah", "Est. 2024"'],
    ['pembe flamingo simidi', 'ring-buoy'],
    ['ince belli bardak, lale desenli', 'tulip on 1, tea-glass'],
    ['horse and rider', 'cavalry'],
    ['candle with holly and berries', 'candle, holly'],
    ['sörf yapan kedi', 'surfboard, cat on 0'],
    ['anneannem için gül demeti ve gözlük', 'rose ×3, glasses'],
    ['Liam, 5', '"Liam 5"'],
    ['Mila, 3 years old, with a unicorn', 'unicorn, "Mila 3"'],
    ['Elif, 3 yaşında, kelebekler', 'butterfly ×3, "Elif 3"'],
    ['my boxer dog Rocky sitting with a tennis ball', 'boxer, tennis-ball, "Rocky"'],
    ['Dr. Ayça Demir, diş hekimi, diş', 'tooth, "Dr. Ayça Demir", "diş hekimi"'],
    ['vintage key and a tag that says "home"', 'old-key, "home"'],
    ['kuş gagasında kurdele, kurdelede "Hoş geldin"', 'bird, "Hoş geldin"'],
    ['balloons and a big number one', 'balloon ×3, "1"'],
  ])('%s', (prompt, expected) => {
    expect(told(prompt)).toBe(expected);
  });

  it.each([
    'kuş gagasında kurdele, kurdelede "Selam"',
    'a bird with a ribbon in its beak saying "Hi"',
  ])('%s: the ribbon is that of the words', (prompt) => {
    expect(readPrompt(prompt, motifIndex()).wordsStyle?.form).toBe('ribbon');
  });

  it.each([
    ['moon made of roses', 'crescent'],
    ['çiçeklerden yapılmış hilal', 'crescent'],
    ['star made of daisies', 'star'],
  ])('%s', (prompt, formed) => {
    expect(readPrompt(prompt, motifIndex()).formed).toBe(formed);
  });

  it.each([
    'geometric deer head, black line only',
    'sadece siyah çizgi tilki',
    'fox, thin lines only',
  ])('%s: it is drawn in lines', (prompt) => {
    expect(readPrompt(prompt, motifIndex()).lines).toBe(true);
  });
});

describe('what no drawing shows is told, and what one shows is not', () => {
  it.each([
    ['avocado couple holding hands', ['holding hands']],
    ['giraffe with long eyelashes', ['with long eyelashes']],
    ['a cow with long horns', ['long horns']],
    ['a dog with floppy ears', ['floppy ears']],
    ['a bunny with long ears', []],
    ['uzun kuyruklu köpek', ['uzun kuyruklu']],
    ['uzun boyunlu zürafa', []],
    ['a bear constellation', ['constellation']],
    ['a fox with a raised tail', ['raised tail']],
    ['geometrik tilki', ['geometrik']],
    ['letter M made of wildflowers', ['made of wildflowers']],
    ['hedgehog knitting a scarf', ['knitting (hedgehog)']],
    ['a wolf face in profile', ['in profile']],
    ["bird's nest with three blue eggs", []],
    ['iki el, serçe parmakları birbirine dolanmış', ['serçe parmakları birbirine dolanmış']],
  ])('%s', (prompt, expected) => {
    expect(readPrompt(prompt, motifIndex()).undrawn).toEqual(expected);
  });
});
