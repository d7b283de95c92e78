import { describe, expect, it } from 'vitest';
import { cutAfterKey } from './CompareSlider.tsx';

describe('cutAfterKey', () => {
  it.each([
    ['ArrowRight', false, 52],
    ['ArrowLeft', false, 48],
    ['ArrowUp', true, 60],
    ['ArrowLeft', true, 40],
    ['PageUp', false, 60],
    ['Home', false, 0],
    ['End', false, 100],
    ['a', false, undefined],
  ])('%s (shift %s) → %s', (key, shift, cut) => {
    expect(cutAfterKey(key, shift, 50)).toBe(cut);
  });

  it('stays within the picture', () => {
    expect(cutAfterKey('ArrowLeft', true, 3)).toBe(0);
    expect(cutAfterKey('ArrowRight', false, 99)).toBe(100);
  });
});
