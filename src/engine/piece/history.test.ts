import { describe, expect, it } from 'vitest';
import type { Design } from '../core/design.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { recolor, setMarks, setSewing, transformObjects } from './edit.ts';
import { madeDesign, noteEdit, startHistory, undo } from './history.ts';
import { rowAngle } from './row-angle.ts';
import { sewPiece } from './sew-piece.ts';
import type { Piece, PieceObject } from './types.ts';

const THREAD = { hex: '#b3262e', name: 'Madder', code: '', chart: '' };
const { density, fabric, threadWeight } = DIGITIZE_DEFAULTS;
const FILL: PieceObject = {
  ...{ kind: 'shapes', id: 'a', name: '', thread: THREAD, sewing: {} },
  shapes: [{ kind: 'area', polygon: { rings: [Float64Array.of(5, 5, 25, 5, 25, 25, 5, 25)] } }],
};
const PIECE: Piece = {
  ...{ name: '', density, fabric, threadWeight, widthMm: 30, heightMm: 30 },
  objects: [FILL],
};
const MADE: Design = sewPiece(PIECE);
const after = (piece: Piece) =>
  noteEdit(startHistory(PIECE, 'Opened', MADE), { piece, label: 'Edit' });

describe('the design that a piece was made from', () => {
  it('is the piece’s until it is changed, and again when that is undone', () => {
    expect(madeDesign(startHistory(PIECE, 'Opened', MADE))).toBe(MADE);
    expect(madeDesign(startHistory(PIECE, 'Opened'))).toBeUndefined();
    const moved = after(transformObjects(PIECE, ['a'], [1, 0, 0, 1, 2, 0]));
    expect(madeDesign(moved)).toBeUndefined();
    expect(madeDesign(undo(moved))).toBe(MADE);
  });

  it('is so under other names and marks', () => {
    const marks = { name: 'Leaf', locked: true, group: 'g' };
    expect(madeDesign(after(setMarks(PIECE, ['a'], marks)))).toBe(MADE);
    expect(madeDesign(after(setSewing(PIECE, ['a'], { angle: rowAngle(FILL) })))).toBe(MADE);
  });

  it.each<[string, Piece]>([
    ['another thread', recolor(PIECE, ['a'], { ...THREAD, hex: '#2244aa' })],
    ['another stitch', setSewing(PIECE, ['a'], { stitch: 'satin' })],
    ['another fabric', { ...PIECE, fabric: 'towel' }],
    ['an object that is hidden', setMarks(PIECE, ['a'], { hidden: true })],
    ['an object more', { ...PIECE, objects: [FILL, { ...FILL, id: 'b' }] }],
  ])('is not with %s', (_, piece) => {
    expect(madeDesign(after(piece))).toBeUndefined();
  });
});
