import { describe, expect, it } from 'vitest';
import type { Piece, PieceObject, PieceShape } from 'ilmek-engine/piece';
import { whyUnsplit } from './too-large.ts';

const thread = { hex: '#f0b41e', name: 'Sunflower', code: '', chart: '' };
const box = (width: number, height: number): PieceShape => ({
  kind: 'area',
  polygon: { rings: [Float64Array.of(0, 0, width, 0, width, height, 0, height)] },
});
const boxAt = (left: number): PieceShape => ({
  kind: 'area',
  polygon: { rings: [Float64Array.of(left, 0, left + 9, 0, left + 9, 9, left, 9)] },
});
const line = (length: number): PieceShape => ({
  ...{ kind: 'stroke', points: Float64Array.of(0, 0, length, 0), closed: false, widthMm: 2 },
});
const pieceOf = (...objects: [shape: PieceShape, marks?: Partial<PieceObject>][]): Piece => ({
  ...{
    name: '',
    widthMm: 200,
    heightMm: 200,
    density: 'medium',
    fabric: 'woven',
    threadWeight: 40,
  },
  objects: objects.map(([shape, marks], i) => ({
    ...{ kind: 'shapes', id: `o${i + 40}`, name: '', thread, shapes: [shape], sewing: {} },
    ...(marks as object),
  })),
});
const FIELD = { widthMm: 180, heightMm: 130 };

describe('why a piece cannot be split', () => {
  it('is called and numbered as in the list, with what can be done', () => {
    const piece = pieceOf([box(10, 10)], [box(10, 179)], [box(170, 170), { hidden: true }]);
    expect(whyUnsplit(piece, FIELD)).toEqual({
      ids: ['o41'],
      text: 'It cannot be split: “2: Fill, sunflower” is too large for the hoop’s field, where a little stays free at each side. Split it by a line first.',
    });
  });

  it('tells of several, and offers no line for what none cuts', () => {
    const both = pieceOf([box(190, 9), { name: 'Banner' }], [line(185)]);
    expect(whyUnsplit(both, FIELD)?.text).toBe(
      'It cannot be split: “1: Banner” and 1 more are too large for the hoop’s field, where a little stays free at each side.',
    );
  });

  it('tells of what lies too far away for crosses', () => {
    const far = pieceOf([box(10, 10)], [boxAt(400)]);
    expect(whyUnsplit(far, FIELD)).toEqual({
      ids: [],
      text: expect.stringMatching(/^It cannot be split\. [A-Z].*\.$/) as string,
    });
    expect(whyUnsplit(pieceOf([box(10, 10)], [boxAt(200)]), FIELD)).toBeUndefined();
  });

  it('is nothing where each goes in one way of the hoop', () => {
    expect(whyUnsplit(pieceOf([box(120, 170)], [box(20, 170)]), FIELD)).toBeUndefined();
  });
});
