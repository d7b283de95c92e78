import { beforeEach, expect, it, vi } from 'vitest';
import { startHistory, type Piece } from 'ilmek-engine/piece';
import { memoryStorage } from '../../../tests/helpers/storage.ts';
import { $foundAgain, carriedFound, carryFound, tellFound } from './found-again.ts';
import { $history, $piece, $sewn, type Sewn } from './state.ts';

const FOUND = { objects: 19, stitches: 3180 };
const PIECE: Piece = {
  ...{ name: '', widthMm: 60, heightMm: 30, density: 'medium', fabric: 'woven', threadWeight: 40 },
  objects: [],
};
const sew = () => {
  $sewn.set({ piece: $piece.get(), counts: { stitches: 3671 } } as unknown as Sewn);
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  $sewn.set(undefined);
  $history.set(startHistory(PIECE, 'Opened'));
});

it('tells what was found, and what that comes to once it is sewn', () => {
  tellFound(FOUND, 'file');
  expect($foundAgain.get()).toBe('Opened from stitches: 19 objects were found again.');
  sew();
  expect($foundAgain.get()).toMatch(/3,671 stitches; the file has 3,180\.$/);
  tellFound(undefined, 'file');
  expect($foundAgain.get()).toBe('');
});

it('says no more to who has understood, and nothing of what was edited meanwhile', () => {
  tellFound(FOUND, 'file');
  $foundAgain.set('');
  sew();
  expect($foundAgain.get()).toBe('');
  tellFound(FOUND, 'file');
  $history.set(startHistory({ ...PIECE }, 'Edited'));
  sew();
  expect($foundAgain.get()).toBe('Opened from stitches: 19 objects were found again.');
});

it('waits for the page that opens the piece, and is told once', () => {
  carryFound('a', FOUND);
  expect(carriedFound('a')).toEqual(FOUND);
  expect(carriedFound('a')).toBeUndefined();
  carryFound('a', FOUND);
  expect(carriedFound('b')).toBeUndefined();
});
