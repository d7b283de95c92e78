import { expect, it } from 'vitest';
import type { PieceObject } from 'ilmek-engine/piece';
import { sewnAfter } from './outline.ts';

const object = (id: string, hidden?: boolean): PieceObject => ({
  ...{ kind: 'shapes', id, name: '', hidden, shapes: [], sewing: {} },
  thread: { hex: '#b3262e', name: 'Madder', code: '', chart: '' },
});

it('what lies on a picture of some objects is sewn after all of them, and seen', () => {
  const objects = [object('sky'), object('ground'), object('gone', true), object('house')];
  const over = (...ids: string[]) =>
    sewnAfter(objects, ({ id }) => ids.includes(id)).map(({ id }) => id);
  expect(over('sky')).toEqual(['ground', 'house']);
  expect(over('sky', 'ground')).toEqual(['house']);
  expect(over('house')).toEqual([]);
  expect(over()).toEqual([]);
});
