import { expect, it } from 'vitest';
import { Pauses } from './pauses.ts';

it('tells the true wait, of each address and kind of mail alone', () => {
  const pauses = new Pauses(60_000);
  expect(pauses.left('confirmation', 'a', 0)).toBe(0);
  pauses.begin('confirmation', 'a', 1000);
  expect(pauses.left('confirmation', 'a', 1000)).toBe(60);
  expect(pauses.left('confirmation', 'a', 41_500)).toBe(20);
  expect(pauses.left('confirmation', 'a', 60_999)).toBe(1);
  expect(pauses.left('confirmation', 'a', 61_000)).toBe(0);
  expect(pauses.left('recovery', 'a', 1000)).toBe(0);
  expect(pauses.left('confirmation', 'b', 1000)).toBe(0);
});

it('forgets the oldest, so that a million addresses fill no memory', () => {
  const pauses = new Pauses(60_000);
  pauses.begin('recovery', 'first', 0);
  for (let k = 0; k < 10_000; k++) pauses.begin('recovery', `${k}`, 0);
  expect(pauses.left('recovery', 'first', 0)).toBe(0);
  expect(pauses.left('recovery', '9999', 0)).toBe(60);
});
