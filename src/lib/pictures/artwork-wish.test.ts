import { expect, it } from 'vitest';
import { FABRICS } from 'ilmek-engine/tables';
import {
  ARTWORK_CLOTHS,
  ARTWORK_SIZES,
  ARTWORK_USUAL,
  artworkFileName,
  feasible,
} from './artwork-wish.ts';

it('offers cloth that the engine draws', () => {
  expect(FABRICS).toEqual(expect.arrayContaining(Object.keys(ARTWORK_CLOTHS)));
  expect(ARTWORK_SIZES).toContain(ARTWORK_USUAL.sidePx);
});

it('makes a clear ground a PNG, and leaves other wishes as they are', () => {
  expect(feasible({ ...ARTWORK_USUAL, fabric: 'none' }).type).toBe('png');
  expect(feasible(ARTWORK_USUAL)).toEqual(ARTWORK_USUAL);
});

it('ends a file’s name with what is in it', () => {
  const name = 'logo-embroidery-1764.jpg';
  expect(artworkFileName(name, ARTWORK_USUAL)).toBe(name);
  expect(artworkFileName(name, { ...ARTWORK_USUAL, type: 'png' })).toBe('logo-embroidery-1764.png');
});
