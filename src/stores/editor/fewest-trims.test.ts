import fc from 'fast-check';
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
  type PieceObject,
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

/** Lines through one place, each an object of its own. */
function star(count: number, widthMm: number): Piece {
  const objects = Array.from({ length: count }, (_, i): PieceObject => {
    const [x, y] = [30 * Math.cos((Math.PI * i) / count), 30 * Math.sin((Math.PI * i) / count)];
    const points = Float64Array.of(40 - x, 40 - y, 40 + x, 40 + y);
    const shapes = [{ kind: 'stroke', points, widthMm, closed: false } as const];
    return { kind: 'shapes', id: `o${i}`, name: '', thread: RED, shapes, sewing: {} };
  });
  return { ...squares([2]), heightMm: 80, objects, asMade: undefined };
}

it('sews lines that cross each other together', async () => {
  open(star(60, 0.4));
  const before = $sewn.get()!.counts.trims;
  await sewFewestTrims(trimsOf);
  expect(before).toBeGreaterThan(5);
  expect(await trimsOf($piece.get()!)).toBe(0);
});

it('never leaves more trims than there were', async () => {
  const piece = fc.oneof(
    fc
      .tuple(
        fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 7 }),
        fc.array(fc.integer({ min: 1, max: 56 }), { maxLength: 2 }),
      )
      .map(([lefts, covers]) => squares(lefts, covers)),
    fc
      .tuple(fc.integer({ min: 2, max: 24 }), fc.constantFrom(0.4, 1, 1.8))
      .map(([count, widthMm]) => star(count, widthMm)),
  );
  await fc.assert(
    fc.asyncProperty(piece, async (one) => {
      open(one);
      const before = $sewn.get()!.counts.trims;
      await sewFewestTrims(trimsOf);
      expect(await trimsOf($piece.get()!)).toBeLessThanOrEqual(before);
    }),
    { numRuns: 25, seed: 4 },
  );
});
