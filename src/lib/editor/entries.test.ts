import { describe, expect, it } from 'vitest';
import type { PieceObject } from 'ilmek-engine/piece';
import { entriesOf, groupName } from './entries.ts';

const thread = { hex: '#b3262e', name: 'Madder', code: '', chart: '' };
const object = (id: string, group?: string, name = ''): PieceObject => ({
  ...{ kind: 'shapes', id, name, thread, shapes: [], sewing: {} },
  group,
});
const OBJECTS = [
  object('a'),
  object('b', 'g'),
  object('c', 'g'),
  object('d', 'h'),
  object('e', 'g'),
];
const keys = (opened: string[]) => entriesOf(OBJECTS, new Set(opened)).map(({ key }) => key);

describe('the rows of the list', () => {
  it('have one for a group, and one for each object that is none', () => {
    expect(keys([])).toEqual(['a', 'group b', 'd', 'e']);
    expect(entriesOf(OBJECTS, new Set())[2].at).toBe(4);
  });

  it('show the objects of an open group beneath it', () => {
    expect(keys(['g'])).toEqual(['a', 'group b', 'b', 'c', 'd', 'e']);
    expect(entriesOf(OBJECTS, new Set(['g']))[3]).toMatchObject({ at: 3, inside: true });
  });
});

it('a group is called as its objects are, where they agree', () => {
  expect(groupName([object('a', 'g', 'Elif'), object('b', 'g', 'Elif')], 'Satin')).toBe('Elif');
  expect(groupName([object('a', 'g', 'Elif'), object('b', 'g', 'Ada')], 'Satin')).toBe(
    'Group of satin',
  );
});
