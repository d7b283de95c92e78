import { expect, it } from 'vitest';
import type { Piece } from 'ilmek-engine/piece';
import { freePlace } from './free-place.ts';

const pieceOf = (...boxes: readonly [number, number, number, number][]): Piece => ({
  ...{ name: '', widthMm: 100, heightMm: 80, density: 'medium', fabric: 'woven', threadWeight: 40 },
  objects: boxes.map(([left, top, right, bottom], i) => ({
    kind: 'shapes',
    id: `o${i}`,
    name: '',
    thread: { hex: '#b3262e', name: 'Madder', code: '', chart: '' },
    shapes: [
      {
        kind: 'area',
        polygon: { rings: [Float64Array.of(left, top, right, top, right, bottom, left, bottom)] },
      },
    ],
    sewing: {},
  })),
});

const ADDED = { left: 0, top: 0, right: 20, bottom: 10 };

it('puts what is first in the middle of the page', () => {
  expect(freePlace(pieceOf(), ADDED)).toEqual({ x: 40, y: 35, widthMm: 100, heightMm: 80 });
});

it('puts what is added under what is there', () => {
  const place = freePlace(pieceOf([20, 20, 80, 40]), ADDED);
  expect(place).toEqual({ x: 40, y: 44, widthMm: 100, heightMm: 80 });
});

it('goes over what is there where the page ends under it', () => {
  const place = freePlace(pieceOf([10, 50, 90, 75]), ADDED);
  expect(place).toEqual({ x: 40, y: 36, widthMm: 100, heightMm: 80 });
});

it('lets the page grow where nobody has chosen a hoop', () => {
  const place = freePlace(pieceOf([0, 0, 100, 80]), ADDED);
  expect(place).toEqual({ x: 40, y: 84, widthMm: 100, heightMm: 98 });
});

it('stays within the hoop: to the right where it has no room below, else in the middle', () => {
  const full = pieceOf([0, 0, 100, 80]);
  expect(freePlace(full, ADDED, '88x130')).toMatchObject({ x: 104, y: 35, widthMm: 128 });
  expect(freePlace(full, ADDED, '90x100')).toEqual({ x: 40, y: 35, widthMm: 100, heightMm: 80 });
});
