import { expect, it } from 'vitest';
import { holdsWords, machineFormat } from './holds-words.ts';

it.each([
  [{ holds: 'objects' }, 'Working file'],
  [{ holds: 'stitches' }, 'Fixed stitches'],
  [{ holds: 'objects', file: 'PES' }, 'PES file, objects found in it'],
  [{ holds: 'both', file: 'DST' }, 'DST file, partly fixed stitches'],
  [{ holds: 'stitches', file: 'PES' }, 'PES file, fixed stitches'],
  // Kept before it was noted: nothing is claimed.
  [{}, undefined],
] as const)('says of %j: %s', (kept, words) => expect(holdsWords(kept)).toBe(words));

it('knows a machine file by its name', () => {
  expect(machineFormat('Lale.PES')).toBe('PES');
  expect(machineFormat('Lale.svg')).toBeUndefined();
});
