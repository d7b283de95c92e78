import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';
import { sayingOf } from './sayings.ts';

describe('a prompt that is a saying', () => {
  it.each([
    ['coffee first, then everything else', 'Coffee first, then everything else'],
    ['laundry today or naked tomorrow', 'Laundry today or naked tomorrow'],
    ['I like big bows and I cannot lie', 'I like big bows and I cannot lie'],
    ['önce kahve sonra insanlık', 'Önce kahve sonra insanlık'],
    ['iyi ki varsın hayat', 'İyi ki varsın hayat'],
  ])('%s is lettered whole', (prompt, words) => {
    expect(sayingOf(prompt)).toBe(words);
    const plan = readPrompt(prompt, motifIndex());
    expect(plan.words).toEqual([words]);
    expect(plan.unknown).toEqual([]);
  });

  it.each([
    'a cat and a dog',
    'two rabbits, one is white',
    'my dog wearing a hat',
    'kedi ve köpek',
    'üstünde Hayat yazan kupa',
    'three little pigs',
    'I want a cat',
    'I am a dog with a hat',
    'red roses and my mother',
  ])('%s is none', (prompt) => {
    expect(sayingOf(prompt)).toBeUndefined();
  });
});

describe('words with capitals after a place, at the end', () => {
  const read = (prompt: string) => {
    const { words, wordsAt, wordsStyle } = readPrompt(prompt, motifIndex());
    return { words, at: wordsAt?.place ?? wordsStyle?.side };
  };

  it.each([
    ['annem için mor sümbül, altında Anneme', { words: ['Anneme'], at: 'below' }],
    ['a sunflower with Love Always below', { words: ['Love Always'], at: 'below' }],
    ['gelin buketi, üstünde Elif & Kaan', { words: ['Elif & Kaan'], at: 'above' }],
    ['kedi, üstünde Minnoş yazsın', { words: ['Minnoş'], at: 'above' }],
    ['kapı üstünde Hoş Geldiniz yazısı', { words: ['Hoş Geldiniz'], at: 'above' }],
    ['okul çantası, 1-A Sınıfı', { words: ['1-A Sınıfı'], at: undefined }],
    ['köpek, altında Türk Bayrağı', { words: [], at: undefined }],
  ])('%s', (prompt, expected) => {
    expect(read(prompt)).toEqual(expected);
  });
});
