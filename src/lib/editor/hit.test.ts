import { describe, expect, it } from 'vitest';
import type { PieceObject, PieceShape, Transform } from 'ilmek-engine/piece';
import { holds, objectAt, objectsNear } from './hit.ts';
import { calledIn, kindOf } from './names.ts';

const thread = { hex: '#b3262e', name: 'Madder', code: '', chart: '' };
const object = (id: string, shape: PieceShape, transform?: Transform): PieceObject => ({
  kind: 'shapes',
  id,
  name: '',
  thread,
  shapes: [shape],
  sewing: {},
  transform,
});
const square = (x: number, y: number, side: number) =>
  Float64Array.of(x, y, x + side, y, x + side, y + side, x, y + side);
const FRAME = object('frame', {
  kind: 'area',
  polygon: { rings: [square(0, 0, 20), square(5, 5, 10)] },
});
const LINE = object('line', {
  kind: 'stroke',
  points: Float64Array.of(0, 0, 20, 0),
  closed: false,
  widthMm: 2,
});
const idAt = (objects: PieceObject[], x: number, y: number, reach = 0.5) =>
  objectAt(objects, { x, y }, reach)?.id;

describe('what lies under a finger', () => {
  it('is an area, but not its hole', () => {
    expect(idAt([FRAME], 2, 2)).toBe('frame');
    expect(idAt([FRAME], 10, 10)).toBeUndefined();
  });

  it('is all that lies near where that is asked, in sewing order', () => {
    const ids = (x: number, y: number) =>
      objectsNear([FRAME, LINE], { x, y }, 1).map(({ id }) => id);
    expect(ids(10, 1)).toEqual(['frame', 'line']);
    expect(ids(-0.8, 10)).toEqual(['frame']);
    expect(ids(10, 10)).toEqual([]);
  });

  it('is a line as near as it is broad, and a finger reaches', () => {
    expect(idAt([LINE], 10, 1.4)).toBe('line');
    expect(idAt([LINE], 10, 1.6)).toBeUndefined();
  });

  it('is what is sewn last there, and never what is hidden', () => {
    expect(idAt([FRAME, LINE], 10, 0.2)).toBe('line');
    expect(idAt([FRAME, { ...LINE, hidden: true }], 10, 0.2)).toBe('frame');
  });

  it('is found where its transformation puts it', () => {
    const turned = { ...LINE, transform: [0, 1, -1, 0, 30, 5] as const };
    expect(idAt([turned], 30, 15)).toBe('line');
    expect(idAt([turned], 10, 0)).toBeUndefined();
  });

  it('is a column between its edges', () => {
    const column = object('column', {
      kind: 'column',
      left: Float64Array.of(0, 0, 20, 0),
      right: Float64Array.of(0, 4, 20, 4),
    });
    expect(idAt([column], 10, 2)).toBe('column');
    expect(idAt([column], 10, 6)).toBeUndefined();
  });
});

it('a lasso holds what lies within it whole', () => {
  const lasso = { left: 0, top: 0, right: 10, bottom: 10 };
  expect(holds(lasso, { left: 1, top: 1, right: 9, bottom: 9 })).toBe(true);
  expect(holds(lasso, { left: 1, top: 1, right: 11, bottom: 9 })).toBe(false);
});

it('an object is called as it is sewn, until it has a name', () => {
  expect(kindOf(LINE)).toBe('Satin');
  expect(calledIn(FRAME)).toBe('Fill, madder');
  expect(calledIn({ ...FRAME, name: 'Border' })).toBe('Border');
});
