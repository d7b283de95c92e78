import { describe, expect, it } from 'vitest';
import { boxOf, type Piece, type PieceShape } from 'ilmek-engine/piece';
import { turnedPage, turnThatFits } from './turns.ts';

const thread = { hex: '#b3262e', name: 'Madder', code: '', chart: '' };
const box = (x: number, y: number, width: number, height: number): PieceShape => ({
  kind: 'area',
  polygon: {
    rings: [Float64Array.of(x, y, x + width, y, x + width, y + height, x, y + height)],
  },
});
const pieceOf = (width: number, height: number): Piece => ({
  ...{ name: '', density: 'medium', fabric: 'woven', threadWeight: 40 },
  ...{ widthMm: width + 10, heightMm: height + 10 },
  objects: [
    {
      ...{ kind: 'shapes', id: 'o1', name: '', thread, sewing: { angle: 10 } },
      shapes: [box(5, 5, width, height)],
    },
  ],
});
const SQUARE = { widthMm: 100, heightMm: 100 };

describe('a turn of a whole piece', () => {
  it.each([45, 90, 200])('by %i degrees has it in the middle of its page, rows and all', (by) => {
    const { widthMm, heightMm, objects } = turnedPage(pieceOf(80, 20), by);
    const { left, top, right, bottom } = boxOf(objects);
    expect(left + right).toBeCloseTo(widthMm);
    expect(top + bottom).toBeCloseTo(heightMm);
    expect(left).toBeGreaterThan(0);
    expect(objects[0].kind === 'shapes' && objects[0].sewing.angle).toBeCloseTo((10 + by) % 180);
  });

  it('is offered where it then goes into the hoop, and not again', () => {
    const long = pieceOf(115, 10);
    const degrees = turnThatFits(long, SQUARE, 2)!;
    expect(degrees).toBe(45);
    const { left, top, right, bottom } = boxOf(turnedPage(long, degrees).objects);
    expect(Math.max(right - left, bottom - top)).toBeLessThan(98);
  });

  it('is offered for what stands on a corner', () => {
    const corner = turnedPage(pieceOf(80, 80), 45);
    expect(turnThatFits(corner, SQUARE, 2)).toBe(45);
  });

  it.each([
    ['as tall as wide', pieceOf(110, 110)],
    ['too broad', pieceOf(115, 60)],
    ['too long', pieceOf(150, 5)],
  ])('is not offered for what is %s', (_, piece) => {
    expect(turnThatFits(piece, SQUARE, 2)).toBeUndefined();
  });
});
