import { expect, it } from 'vitest';
import { beyondPage, movedOntoPage } from './beyond-page.ts';
import { sewPiece } from './sew-piece.ts';
import { RED, THREE } from './testing/boxes.ts';
import type { Piece, PieceObject } from './types.ts';

const fixed = (...points: number[]): PieceObject => ({
  ...{ kind: 'stitches', id: 's', name: '', thread: RED },
  runs: [Float64Array.from(points)],
});
const withFixed = (...points: number[]): Piece => ({
  ...THREE,
  objects: [...THREE.objects.map((one) => ({ ...one, inBlock: undefined })), fixed(...points)],
  asMade: undefined,
});
const pageMm = ({ page }: ReturnType<typeof sewPiece>) =>
  [page!.right - page!.left, page!.bottom - page!.top].map((tenths) => tenths / 10);

it('makes a page as large as fixed stitches need, and no larger', () => {
  expect(pageMm(sewPiece(withFixed(30, 5, 40, 5)))).toEqual([60, 30]);
  expect(pageMm(sewPiece(withFixed(58, 5, 60.3, 5, 61.2, 31.01)))).toEqual([61.2, 31.1]);
  const piece = withFixed(-0.3, 5, 2, -1.2);
  expect(pageMm(sewPiece(piece))).toEqual([60.3, 31.2]);
  expect(movedOntoPage(piece)).toEqual({ x: 0.3, y: 1.2 });
});

it('goes on in steps for shapes: one that is dragged is not sewn anew at each place', () => {
  const away = { ...THREE.objects[0], transform: [1, 0, 0, 1, -5, 25] as const };
  const piece = { ...THREE, objects: [away, ...THREE.objects.slice(1)], asMade: undefined };
  expect(pageMm(sewPiece(piece))).toEqual([80, 50]);
  expect(movedOntoPage(piece)).toEqual({ x: 20, y: 0 });
});

it('takes the larger of both, and nothing of objects that lie on it', () => {
  const box = { left: -1, top: 2, right: 30, bottom: 20 };
  const both = [
    { object: THREE.objects[0], box },
    { object: fixed(1, 1), box: { ...box, left: -25, bottom: 30.5 } },
  ];
  expect(beyondPage(both, { widthMm: 60, heightMm: 30 })).toEqual([25, 0, 0, 0.5]);
  expect(beyondPage(both.slice(0, 1), { widthMm: 60, heightMm: 30 })).toEqual([20, 0, 0, 0]);
  expect(beyondPage([], { widthMm: 60, heightMm: 30 })).toEqual([0, 0, 0, 0]);
});
