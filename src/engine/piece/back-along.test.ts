import { describe, expect, it } from 'vitest';
import { Command, type Design } from '../core/design.ts';
import { countDesign } from '../inspect/index.ts';
import { createPieceCache, sewPiece } from './index.ts';
import type { ObjectStitch, Piece, PieceObject } from './types.ts';

const RED = { hex: '#b3262e', name: 'Madder', code: '', chart: '' };

const line = (id: string, points: readonly number[], stitch: ObjectStitch): PieceObject => ({
  ...{ kind: 'shapes', id, name: '', thread: RED, sewing: { stitch } },
  shapes: [{ kind: 'stroke', points: Float64Array.from(points), closed: false, widthMm: 0.4 }],
});

const sewn = (...objects: PieceObject[]): Design => {
  const piece: Piece = {
    ...{ name: '', density: 'medium', fabric: 'woven', threadWeight: 40 },
    ...{ widthMm: 110, heightMm: 110, objects },
  };
  return sewPiece(piece);
};

const ACROSS = [10, 20, 40, 20];

describe.each(['running', 'bean'] as const)('lines of %s stitches that meet', (stitch) => {
  const across = line('across', ACROSS, stitch);

  it.each([
    ['like a T', [25, 20, 25, 50]],
    ['like a T, drawn towards it', [25, 50, 25, 20]],
    ['as a cross', [25, 5, 25, 40]],
    ['at a corner', [10, 20, 10, 45]],
  ])('%s are sewn without a cut, whichever comes first', (_, points) => {
    const other = line('other', points, stitch);
    for (const order of [
      [across, other],
      [other, across],
    ]) {
      const design = sewn(...order);
      expect(countDesign(design).trims).toBe(0);
      // All of the thread between them lies on the two lines.
      const { left, top } = design.page!;
      design.commands.forEach((command, i) => {
        const [x, y] = [(design.x[i] - left) / 10, (design.y[i] - top) / 10];
        const off = Math.min(Math.abs(y - 20), Math.abs(x - points[0]));
        if (command === Command.Stitch) expect(off).toBeLessThan(0.3);
      });
    }
  });

  it('are cut where they do not touch, and where the way along them is far', () => {
    const beside = line('beside', [25, 28, 25, 50], stitch);
    expect(countDesign(sewn(across, beside)).trims).toBe(1);
    const long = [line('a', [5, 5, 100, 5], stitch), line('b', [5, 5, 5, 100], stitch)];
    expect(countDesign(sewn(...long)).trims).toBe(1);
  });
});

it('lines are joined the same with a cache as without', () => {
  const cache = createPieceCache();
  const two = [line('a', ACROSS, 'running'), line('b', [25, 5, 25, 40], 'running')];
  const piece: Piece = {
    ...{ name: '', density: 'medium', fabric: 'woven', threadWeight: 40 },
    ...{ widthMm: 60, heightMm: 60, objects: [two[0]] },
  };
  sewPiece(piece, cache);
  const both = { ...piece, objects: two };
  expect(sewPiece(both, cache)).toEqual(sewPiece(both));
});
