import { describe, expect, it } from 'vitest';
import { boxOf, type PieceObject } from 'ilmek-engine/piece';
import { joinedOutlines, lyingOn } from './outline.ts';

const object = (id: string, hidden?: boolean): PieceObject => ({
  ...{ kind: 'shapes', id, name: '', hidden, shapes: [], sewing: {} },
  thread: { hex: '#b3262e', name: 'Madder', code: '', chart: '' },
});

it('what lies on a picture of some objects is sewn after all of them, and meets it', () => {
  const objects = [object('sky'), object('ground'), object('gone', true), object('house')];
  const boxes = { sky: 0, ground: 40, gone: 40, house: 30 };
  const boxOf = ([{ id }]: readonly PieceObject[]) => {
    const top = boxes[id as keyof typeof boxes];
    return { left: 0, top, right: 50, bottom: top + 20 };
  };
  const over = (top: number, ...ids: string[]) => {
    const place = { left: 0, top, right: 50, bottom: top + 20 };
    return lyingOn(objects, ({ id }) => ids.includes(id), place, boxOf).map(({ id }) => id);
  };
  expect(over(25, 'sky')).toEqual(['ground', 'house']);
  expect(over(0, 'sky')).toEqual([]);
  expect(over(25, 'sky', 'ground')).toEqual(['house']);
  expect(over(25, 'house')).toEqual([]);
  expect(over(25)).toEqual([]);
});

describe('outlines in few paths', () => {
  const square = (id: string, x: number, more: Partial<PieceObject> = {}): PieceObject => {
    const ring = Float64Array.of(x, 0, x + 10, 0, x + 10, 10, x, 10);
    const shapes = [{ kind: 'area' as const, polygon: { rings: [ring] } }];
    return { ...object(id), shapes, ...more } as PieceObject;
  };
  const line = (id: string, widthMm: number): PieceObject => {
    const points = Float64Array.of(0, 0, 30, 0);
    const shapes = [{ kind: 'stroke' as const, points, closed: false, widthMm }];
    return { ...object(id), shapes } as PieceObject;
  };
  const joined = (...objects: PieceObject[]) =>
    joinedOutlines(objects, boxOf).map(({ d }) => d.match(/M/g)!.length);

  it('areas are joined where they lie apart', () => {
    expect(joined(square('a', 0), square('b', 20), square('c', 40))).toEqual([3]);
    // The third one lies on the first two.
    expect(joined(square('a', 0), square('b', 12), square('c', 6))).toEqual([2, 1]);
  });

  it('and lines that are as wide, on each other or not', () => {
    expect(joined(line('a', 2), line('b', 2), line('c', 3), square('d', 0))).toEqual([2, 1, 1]);
  });

  it('but what is moved is drawn with what is moved alike', () => {
    const moved = { transform: [1, 0, 0, 1, 50, 0] as const };
    expect(joined(square('a', 0), square('b', 20, moved), square('c', 40, moved))).toEqual([1, 2]);
  });
});
