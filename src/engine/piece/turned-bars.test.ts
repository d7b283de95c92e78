import { describe, expect, it } from 'vitest';
import { countDesign } from '../inspect/index.ts';
import { createPieceCache, sewPiece } from './index.ts';
import type { Piece, PieceObject } from './types.ts';

const RED = { hex: '#b3262e', name: 'Madder', code: '', chart: '' };

/** A bar of satin along a line, 3 mm wide. */
function bar(id: string, [x0, y0, x1, y1]: readonly number[], more: object = {}): PieceObject {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = [(-(y1 - y0) / length) * 1.5, ((x1 - x0) / length) * 1.5];
  const left = Float64Array.of(x0 + nx, y0 + ny, x1 + nx, y1 + ny);
  const right = Float64Array.of(x0 - nx, y0 - ny, x1 - nx, y1 - ny);
  const shapes = [{ kind: 'column' as const, left, right }];
  return { kind: 'shapes', id, name: '', thread: RED, shapes, sewing: {}, ...more };
}

const pieceOf = (...objects: PieceObject[]): Piece => ({
  ...{ name: '', density: 'medium', fabric: 'woven', threadWeight: 40 },
  ...{ widthMm: 70, heightMm: 60, objects },
});
const trims = (...objects: PieceObject[]) => countDesign(sewPiece(pieceOf(...objects))).trims;

describe('bars of satin that touch', () => {
  const first = [10, 10, 25, 10] as const;
  it.each([
    ['in a line', [25, 10, 40, 10]],
    ['in a line, drawn from the other end', [40, 10, 25, 10]],
    ['at a corner', [25, 10, 25, 40]],
  ])('%s are sewn without a trim', (_, second) => {
    expect(trims(bar('a', first), bar('b', second))).toBe(0);
  });

  it('are sewn without a trim however many they are', () => {
    const zigzag = [0, 1, 2, 3].map((i) =>
      bar(`z${i}`, [10 + 12 * i, i % 2 ? 10 : 30, 22 + 12 * i, i % 2 ? 30 : 10]),
    );
    expect(trims(...zigzag)).toBe(0);
  });

  it('keep the ends that somebody chose, and their threads', () => {
    const chosen = bar('a', first, { sewing: { entry: { x: 25, y: 10 } } });
    expect(trims(chosen, bar('b', [25, 10, 40, 10]))).toBe(1);
    const blue = { ...RED, hex: '#2c4a8f' };
    const [one, two] = [bar('a', first), bar('b', [25, 10, 40, 10], { thread: blue })];
    const alone = sewPiece(pieceOf(one));
    const both = sewPiece(pieceOf(one, two));
    expect(countDesign(both).stitches).toBe(2 * countDesign(alone).stitches);
  });

  it('are the same with a cache as without', () => {
    const cache = createPieceCache();
    const [one, two] = [bar('a', first), bar('b', [25, 10, 40, 10])];
    sewPiece(pieceOf(one), cache);
    const after = sewPiece(pieceOf(one, two), cache);
    expect(after).toEqual(sewPiece(pieceOf(one, two)));
    sewPiece(pieceOf(one, two), cache);
    expect(cache.sewnAnew).toBe(0);
  });
});
