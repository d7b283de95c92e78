import { describe, expect, it } from 'vitest';
import { colorWord } from './color-word.ts';

describe('colorWord', () => {
  it.each([
    ['#ffffff', 'white'],
    ['#e9e3d6', 'off-white'],
    ['#e30a17', 'red'],
    ['#dc143c', 'red'],
    ['#1d3f8f', 'blue'],
    ['#00205b', 'dark blue'],
    ['#ffce00', 'yellow'],
    ['#006a4e', 'dark green'],
    ['#74acdf', 'light blue'],
    ['#000001', 'black'],
    ['#9a9a9a', 'grey'],
    ['#212121', 'black'],
    ['#ff7900', 'orange'],
    ['#6a1b9a', 'purple'],
  ])('calls %s %s', (hex, word) => {
    expect(colorWord(hex)).toBe(word);
  });
});
