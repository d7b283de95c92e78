import { expect, it } from 'vitest';
import { Command, countCommand, type Design } from '../core/design.ts';
import { createPieceCache } from './piece-cache.ts';
import { sewPiece } from './sew-piece.ts';
import type { Piece, PieceObject } from './types.ts';

const square = (id: string, x: number, y: number): PieceObject => ({
  kind: 'shapes',
  id,
  name: '',
  thread: { hex: '#b3262e', name: 'Madder', code: '', chart: '' },
  shapes: [
    {
      kind: 'area',
      polygon: { rings: [Float64Array.of(x, y, x + 8, y, x + 8, y + 8, x, y + 8)] },
    },
  ],
  sewing: { stitch: 'fill' },
});
const PIECE: Piece = {
  name: 'Three',
  widthMm: 60,
  heightMm: 30,
  density: 'medium',
  fabric: 'woven',
  threadWeight: 40,
  objects: [square('a', 5, 5), square('b', 9, 9), square('c', 40, 15)],
};

it('tells what is awaited before the rest is sewn, and sews the same', () => {
  const told: string[] = [];
  const owns: Design[] = [];
  const onProgress = () => void told.push('progress');
  const onSewn = (own: Design) => {
    told.push('own');
    owns.push(own);
  };
  const ahead = { objects: new Set([PIECE.objects[1]]), onSewn };
  const cache = createPieceCache();
  const design = sewPiece(PIECE, cache, { onProgress }, ahead);
  expect(told.filter((what) => what === 'own')).toHaveLength(1);
  expect(told[0]).toBe('own');
  expect(cache.sewnAnew).toBe(3);
  expect(design).toEqual(sewPiece(PIECE));
  // Its own alone: the square from 9 to 17 mm.
  const [own] = owns;
  expect(countCommand(own, Command.Stitch)).toBeLessThan(countCommand(design, Command.Stitch) / 2);
  const [least, most] = [Math.min(...own.x), Math.max(...own.x)];
  expect(most - least).toBeLessThan(100);
  const sides = ({ page }: Design) => [page!.right - page!.left, page!.bottom - page!.top];
  expect(sides(own)).toEqual(sides(design));
});

it('tells nothing where nothing is awaited', () => {
  const owns: Design[] = [];
  sewPiece(PIECE, undefined, {}, { objects: new Set(), onSewn: (own) => void owns.push(own) });
  expect(owns).toEqual([]);
});
