import { describe, expect, it } from 'vitest';
import type { Thread } from 'ilmek-engine';
import type { Piece, PieceObject } from 'ilmek-engine/piece';
import { withShelf } from './with-shelf.ts';

const WHITE = { hex: '#ffffff', name: 'White', code: '1010', chart: 'Ilmek 40' };
const SNOW = { hex: '#ffffff', name: 'Snow White', code: '1', chart: '' };
const MADDER = { hex: '#b3262e', name: 'Madder', code: '7', chart: '' };

const pieceOf = (...threads: Thread[]): Piece => ({
  ...{ name: '', widthMm: 50, heightMm: 50, density: 'medium', fabric: 'woven', threadWeight: 40 },
  objects: threads.map((thread, i): PieceObject => ({
    ...{ kind: 'shapes', id: `o${i}`, name: '', thread, shapes: [], sewing: {} },
  })),
});
const threads = ({ objects }: Piece) => objects.map(({ thread }) => thread);

describe('a piece sewn with the spools of a shelf', () => {
  it('has none but these, also where the colour of another is the same', () => {
    const own = withShelf(pieceOf(WHITE, MADDER, { ...MADDER, hex: '#b5282f' }), [SNOW, MADDER]);
    expect(threads(own)).toEqual([SNOW, MADDER, MADDER]);
  });

  it('keeps each of two spools of one colour, and is the same where nothing lacks', () => {
    const piece = pieceOf(WHITE, SNOW);
    expect(withShelf(piece, [SNOW, WHITE])).toBe(piece);
    expect(withShelf(piece, [])).toBe(piece);
  });
});
