import { describe, expect, it } from 'vitest';
import { polygonArea } from '../vector/geometry.ts';
import { cutUnder } from './cut-under.ts';
import { box, RED, THREE } from './testing/boxes.ts';
import type { ObjectSewing, Piece, PieceObject } from './types.ts';

const square = (
  id: string,
  [left, top, side]: readonly [number, number, number],
  sewing: ObjectSewing = {},
): PieceObject => {
  const { thread: _, ...shape } = box(left, top, side, 0);
  return { kind: 'shapes', id, name: '', thread: RED, shapes: [shape], sewing };
};

const pieceOf = (...objects: PieceObject[]): Piece => ({ ...THREE, objects });

const areaOf = (object: PieceObject): number =>
  object.kind === 'shapes'
    ? object.shapes.reduce((sum, s) => sum + (s.kind === 'area' ? polygonArea(s.polygon) : 0), 0)
    : 0;

describe('cutUnder', () => {
  const stack = [
    square('ground', [0, 0, 30]),
    square('middle', [5, 5, 20]),
    square('top', [8, 8, 14]),
  ];

  it('leaves of each what is seen, and an overlap', () => {
    const { objects } = cutUnder(pieceOf(...stack), ['ground', 'middle', 'top']);
    // Of the one above each keeps a border of 1.5 mm.
    expect(objects.map(areaOf)).toEqual([900 - 17 ** 2, 400 - 11 ** 2, 196]);
    expect(objects[2]).toBe(stack[2]);
  });

  it('cuts where an object lies, and only what is chosen', () => {
    const moved: PieceObject = { ...stack[0], transform: [1, 0, 0, 1, 40, 0] };
    const piece = pieceOf(moved, square('over', [45, 5, 20]), ...stack.slice(1));
    const { objects } = cutUnder(piece, [moved.id]);
    expect(objects.map(areaOf)).toEqual([900 - 17 ** 2, 400, 400, 196]);
    expect(objects[0].transform).toBeUndefined();
  });

  it('hides what lies wholly under another, a copy of itself too', () => {
    const piece = pieceOf(stack[1], square('larger', [0, 0, 60]), square('copy', [0, 0, 60]));
    const { objects } = cutUnder(piece, ['middle', 'larger', 'copy']);
    expect(objects.map(({ hidden }) => hidden)).toEqual([true, true, undefined]);
  });

  it('is the very same piece where nothing hides it: before, beside, seen through', () => {
    const alone = square('alone', [60, 60, 20]);
    for (const piece of [
      pieceOf(stack[1], alone),
      pieceOf(stack[0], square('line', [5, 5, 20], { stitch: 'running' })),
      pieceOf(stack[0], { ...stack[1], hidden: true }),
      pieceOf({ ...stack[0], locked: true }, stack[1]),
    ]) {
      expect(cutUnder(piece, ['ground', 'middle'])).toBe(piece);
    }
  });
});
