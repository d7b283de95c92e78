import { expect, it } from 'vitest';
import { least } from './least.ts';

it('finds what costs least, and of equals the first', () => {
  const words = ['three', 'one', 'two', 'a', 'b'];
  expect(least(words, (word) => word.length)).toBe('a');
  expect(least(words, (_, i) => Math.abs(i - 2.5))).toBe('two');
});

it('finds nothing where nothing costs less than the bound', () => {
  expect(least([], () => 1)).toBeUndefined();
  expect(least([5, 3], (n) => n, 3)).toBeUndefined();
  expect(least([5, 3], (n) => n, 4)).toBe(3);
  expect(least([5, 3], () => NaN)).toBeUndefined();
});
