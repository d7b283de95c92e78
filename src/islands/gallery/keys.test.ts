import { describe, expect, it } from 'vitest';
import { pieceAfterKey } from './keys.ts';

/** Eight pieces in rows of three, the last with two. */
const PLACES = Array.from({ length: 8 }, (_, i) => ({
  left: (i % 3) * 100,
  top: Math.floor(i / 3) * 140,
}));

describe('pieceAfterKey', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 7, undefined],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, undefined],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 7],
    ['ArrowDown', 7, undefined],
    ['ArrowUp', 6, 3],
    ['ArrowUp', 1, undefined],
    ['Enter', 1, undefined],
  ])('%s from %i', (key, at, to) => expect(pieceAfterKey(key, at, PLACES)).toBe(to));

  it('goes up and down a list', () => {
    const list = [0, 100, 200].map((top) => ({ left: 0, top }));
    expect(pieceAfterKey('ArrowDown', 0, list)).toBe(1);
    expect(pieceAfterKey('ArrowUp', 2, list)).toBe(1);
  });
});
