import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/* Lettering that only its capitals tell, and things with capitals that are none. */

const index = motifIndex();
const worded = (prompt: string): string => readPrompt(prompt, index).words.join(' | ');

describe('words with capitals', () => {
  it.each([
    ['a compass with Not All Who Wander Are Lost around it', 'Not All Who Wander Are Lost'],
    ['crossed hockey sticks, Team Wilson on a banner', 'Team Wilson'],
    ['sea turtle with Ocean City 2023 in a half circle on top', 'Ocean City 2023'],
    ['firefighter helmet and two axes, Station 14 in an arc on top', 'Station 14'],
    ['barbecue grill with Grill Master 2024', 'Grill Master 2024'],
    ['a cat, Love You More at the bottom', 'Love You More'],
    ["bride's handkerchief, For your happy tears, small blue flowers", 'For your happy tears'],
    ['mavi vosvos, üstünde yay şeklinde Hayat Güzel', 'Hayat Güzel'],
    ['uyuyan fil, üstte yay şeklinde İyi Uykular Mert', 'İyi Uykular Mert'],
    ['kalp içinde Anneme Sevgilerle', 'Anneme Sevgilerle'],
  ])('%s', (prompt, words) => {
    expect(worded(prompt)).toBe(words);
    expect(readPrompt(prompt, index).unknown).toEqual([]);
  });

  it.each([
    'a Christmas Tree with two presents',
    'peacock in Art Nouveau style',
    'Vintage Gramophone With Flowers And Leaves',
    'kahve fincanı, Türk kahvesi',
    'a Persian Cat on a cushion',
  ])('no lettering: %s', (prompt) => {
    expect(worded(prompt)).toBe('');
  });
});
