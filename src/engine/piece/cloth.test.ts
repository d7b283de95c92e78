import { describe, expect, it } from 'vitest';
import { Command, countCommand } from '../core/design.ts';
import { clothAreas } from './cloth.ts';
import { setSewing, transformObjects } from './edit.ts';
import { pieceOfShapes } from './from-shapes.ts';
import { sewPiece } from './sew-piece.ts';
import { box, RED, SETTINGS } from './testing/boxes.ts';
import type { Piece } from './types.ts';

const pieceOf = (sides: readonly number[]): Piece => {
  const shapes = sides.map((side, i) => box(2 + 40 * i, 2, side, 0));
  const set = { widthMm: 40 * sides.length, heightMm: 40, threads: [RED], shapes };
  const piece = pieceOfShapes(set, 'painted', SETTINGS);
  const ids = piece.objects.map(({ id }) => id);
  return setSewing(piece, ids, { stitch: 'applique' });
};
/** Where a person lays cloth, and trims it. */
const stops = (piece: Piece) => countCommand(sewPiece(piece), Command.Stop);

describe('the areas that are cut from cloth', () => {
  it('are those for which the machine stops', () => {
    expect(clothAreas(pieceOf([30]).objects)).toEqual({ all: 1, small: 0 });
    expect(stops(pieceOf([30]))).toBeGreaterThan(0);
    // 12 by 12 mm are 144 mm².
    expect(clothAreas(pieceOf([12]).objects)).toEqual({ all: 1, small: 1 });
    expect(stops(pieceOf([12]))).toBe(0);
    expect(clothAreas(pieceOf([30, 12, 8]).objects)).toEqual({ all: 3, small: 2 });
  });

  it('are measured as they lie on the page', () => {
    const small = pieceOf([12]);
    const ids = small.objects.map(({ id }) => id);
    const twice = transformObjects(small, ids, [2, 0, 0, 2, 0, 0]);
    expect(clothAreas(twice.objects)).toEqual({ all: 1, small: 0 });
    // Long and narrow cloth slips under the foot.
    const narrow = transformObjects(small, ids, [5, 0, 0, 0.6, 0, 0]);
    expect(clothAreas(narrow.objects)).toEqual({ all: 1, small: 1 });
  });
});
