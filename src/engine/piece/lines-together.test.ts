import { expect, it } from 'vitest';
import { linesTogether } from './lines-together.ts';
import { BLUE, RED, THREE } from './testing/boxes.ts';
import type { Piece, ShapesObject } from './types.ts';

const line = (id: string, more: Partial<ShapesObject> = {}): ShapesObject => ({
  ...{ kind: 'shapes', id, name: '', thread: RED, sewing: {} },
  shapes: [{ kind: 'stroke', points: Float64Array.of(1, 1, 9, 9), closed: false, widthMm: 0.4 }],
  ...more,
});
const pieceOf = (...objects: ShapesObject[]): Piece => ({ ...THREE, objects });
const blocksOf = (piece: Piece) =>
  piece.objects.map((one) => (one.kind === 'shapes' ? one.inBlock?.block : undefined));

it('puts lines of one thread that follow each other into a block of their own', () => {
  const drawn = line('d', { inBlock: { block: 4, at: 0 } });
  const area = { ...THREE.objects[0], id: 'area' } as ShapesObject;
  const piece = pieceOf(
    ...[drawn, line('a'), line('b'), line('c', { hidden: true }), line('e')],
    ...[line('blue', { thread: BLUE }), area, line('f'), line('g')],
  );
  expect(blocksOf(linesTogether(piece))).toEqual([
    ...[4, 5, 5, undefined, 5],
    ...[undefined, area.inBlock?.block, 7, 7],
  ]);
});

it('leaves alone what was said of one alone', () => {
  const said = [
    { locked: true },
    { trimAfter: true },
    { sewing: { entry: { x: 1, y: 1 } } },
    { inBlock: { block: 0, at: 3 } },
  ];
  for (const more of said) {
    const piece = pieceOf(line('a'), line('b', more), line('c'));
    expect(linesTogether(piece)).toBe(piece);
  }
  const two = pieceOf(line('a'), line('b'));
  expect(linesTogether(two, new Set(['a']))).toBe(two);
});
