import { expect, it } from 'vitest';
import type { PieceObject } from 'ilmek-engine/piece';
import { lyingOn } from './outline.ts';

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
