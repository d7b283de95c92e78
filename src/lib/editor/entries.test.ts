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

it('a group whose objects do not follow each other says of each row how many are elsewhere', () => {
  const elsewhere = (opened: string[]) =>
    entriesOf(OBJECTS, new Set(opened)).map((entry) => entry.elsewhere);
  // b and c follow each other, e does not; d is alone in its group.
  expect(elsewhere([])).toEqual([0, 1, 0, 2]);
  expect(elsewhere(['g'])).toEqual([0, 1, 0, 0, 0, 2]);
});

it('a group is called as its objects are, where they agree', () => {
  expect(groupName([object('a', 'g', 'Elif'), object('b', 'g', 'Elif')], 'Satin')).toBe('Elif');
  expect(groupName([object('a', 'g', 'Elif'), object('b', 'g', 'Ada')], 'Satin')).toBe(
    'Group of satin',
  );
});
