import { describe, expect, it } from 'vitest';
import { duplicate, recolor, remove, reorder, setSewing, transformObjects } from './edit.ts';
import { pieceOfShapes } from './from-shapes.ts';
import { createPieceCache } from './piece-cache.ts';
import { sewPiece } from './sew-piece.ts';
import { box, BLUE, GREEN, RED, SETTINGS } from './testing/boxes.ts';
import type { Piece } from './types.ts';
import type { Design } from '../core/design.ts';

const records = ({ x, y, commands, threads }: Design) => [x, y, commands, threads];

/** Red boxes apart from each other; three blue ones in a row hide the way between the first two. */
const APART: Piece = pieceOfShapes(
  {
    widthMm: 70,
    heightMm: 60,
    threads: [RED, BLUE],
    shapes: [
      ...[box(2, 2, 10, 0), box(48, 2, 10, 0), box(48, 40, 10, 0), box(2, 40, 10, 0)],
      ...[box(10, 3, 15, 1), box(24, 3, 15, 1), box(38, 3, 15, 1)],
    ],
  },
  'painted',
  SETTINGS,
);

describe('ways that are kept', () => {
  const ids = APART.objects.map(({ id }) => id);
  const [first, second, third, fourth, left, middle] = ids;
  const edits: readonly [string, (piece: Piece) => Piece][] = [
    ['a cover is moved off a way', (p) => transformObjects(p, [middle], [1, 0, 0, 1, 0, 20])],
    ['and back', (p) => transformObjects(p, [middle], [1, 0, 0, 1, 0, -20])],
    ['another angle', (p) => setSewing(p, [second], { angle: 40 })],
    ['another colour', (p) => recolor(p, [middle], GREEN)],
    ['a copy comes between', (p) => duplicate(p, [first], { x: 11, y: 14 })],
    ['another order', (p) => reorder(p, [middle], third)],
    ['an object moves', (p) => transformObjects(p, [fourth], [1, 0, 0, 1, -4, 3])],
    ['a cover is gone', (p) => remove(p, [left])],
  ];

  it('are those that would be found anew, whatever is edited', () => {
    const cache = createPieceCache();
    sewPiece(APART, cache);
    let piece = APART;
    for (const [what, edit] of edits) {
      piece = edit(piece);
      expect(records(sewPiece(piece, cache)), what).toEqual(records(sewPiece(piece)));
    }
  });
});
