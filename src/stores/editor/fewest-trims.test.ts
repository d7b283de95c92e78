import { beforeEach, expect, it } from 'vitest';
import type { AreaShape } from 'ilmek-engine';
import { countDesign } from 'ilmek-engine/inspect';
import {
  boxOf,
  pieceOfShapes,
  redo,
  sewPiece,
  startHistory,
  undo,
  type Piece,
} from 'ilmek-engine/piece';
import { $toasts } from '../toasts/toasts.ts';
import { sewFewestTrims } from './fewest-trims.ts';
import { $history, $piece, $sewing, $sewn, type Sewn } from './state.ts';

const [RED, BLUE] = ['#c02020', '#2040c0'].map((hex) => ({ hex, name: hex, code: '', chart: '' }));
const trimsOf = (piece: Piece) => Promise.resolve(countDesign(sewPiece(piece)).trims);

/** A filled square, mm. */
const square = (left: number, top: number, size: number, thread: number): AreaShape => {
  const [right, bottom] = [left + size, top + size];
  const ring = Float64Array.of(left, top, right, top, right, bottom, left, bottom);
  return { kind: 'area', polygon: { rings: [ring] }, thread };
};

/**
 * Red squares so far from the left, sewn one after another, and blue ones that cover two of them each.
 * They were put there one by one: objects of one drawing are sewn by islands anyway.
 */
function squares(lefts: number[], covers: number[] = []): Piece {
  const drawn = pieceOfShapes(
    {
      ...{ widthMm: 80, heightMm: 24, threads: [RED, BLUE] },
      shapes: [
        ...lefts.map((left) => square(left, 2, 8, 0)),
        ...covers.map((left) => square(left, 1, 22, 1)),
      ],
    },
    'painted',
    { name: '', density: 'medium', fabric: 'woven', threadWeight: 40 },
  );
  return { ...drawn, objects: drawn.objects.map((one) => ({ ...one, inBlock: undefined })) };
}
const placesOf = ({ objects }: Piece) => objects.slice(0, 4).map((one) => boxOf([one]).left);

function open(piece: Piece): void {
  $history.set(startHistory(piece, 'Opened'));
  $sewn.set({ piece, counts: countDesign(sewPiece(piece)) } as unknown as Sewn);
}

beforeEach(() => {
  $toasts.set([]);
});

it('is one step where squares side by side save cuts', async () => {
  open(squares([2, 40, 14, 52], [1, 39]));
  await sewFewestTrims(trimsOf);
  expect(placesOf($piece.get()!)).toEqual([2, 14, 40, 52]);
  expect($history.get()!.steps.map(({ label }) => label)).toEqual(['Opened', 'Fewest trims']);
  expect($toasts.get()[0].text).toMatch(/^\d trims became \d\.$/);
});

it('leaves the piece, its figures and its history as they are where no order saves one', async () => {
  open(squares([2, 62, 32]));
  const [history, sewn] = [$history.get()!, $sewn.get()];
  await sewFewestTrims(trimsOf);
  expect($history.get()).toBe(history);
  expect([undo(history).at, redo(history).at]).toEqual([0, 0]);
  expect($sewn.get()).toBe(sewn);
  expect($sewing.get().busy).toBe(false);
  expect($toasts.get()[0].text).toBe('There are 2; no order with fewer was found.');
});

it('does not touch what was edited meanwhile', async () => {
  open(squares([2, 40, 14, 52], [1, 39]));
  const edited = startHistory(squares([2]), 'Edited');
  await sewFewestTrims((piece) => {
    $history.set(edited);
    return trimsOf(piece);
  });
  expect($history.get()).toBe(edited);
  expect($toasts.get()).toEqual([]);
});
