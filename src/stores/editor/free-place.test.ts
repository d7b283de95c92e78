import { expect, it } from 'vitest';
import type { Piece } from 'ilmek-engine/piece';
import type { Field } from '../../lib/machines/machines.ts';
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

/** Where a box of 20 × 10 mm goes, and the page then. */
const placeOn = (piece: Piece, field?: Field): number[] => {
  const added = { left: 0, top: 0, right: 20, bottom: 10 };
  const { x, y, widthMm, heightMm } = freePlace(piece, added, field);
  return [x, y, widthMm, heightMm];
};

it('puts what is first in the middle of the page, and what is added under what is there', () => {
  expect(placeOn(pieceOf())).toEqual([40, 35, 100, 80]);
  expect(placeOn(pieceOf([20, 20, 80, 40]))).toEqual([40, 44, 100, 80]);
});

it('goes over what is there where the page ends under it', () => {
  expect(placeOn(pieceOf([10, 50, 90, 75]))).toEqual([40, 36, 100, 80]);
});

it('lets the page grow where nobody has chosen a hoop, and else as far as that has room', () => {
  const full = pieceOf([0, 0, 100, 80]);
  expect(placeOn(full)).toEqual([40, 84, 100, 98]);
  expect(placeOn(full, '88x130')).toEqual([104, 35, 128, 80]);
  expect(placeOn(full, '90x100')).toEqual([40, 35, 100, 80]);
});
