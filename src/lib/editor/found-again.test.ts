import { expect, it } from 'vitest';
import { foundAgainWords, isSewnWorse } from './found-again.ts';

it.each([
  [
    { objects: 19, stitches: 3180 },
    'file',
    3671,
    'Opened from stitches: 19 objects were found again. Sewn anew it has 3,671 stitches; the file has 3,180.',
  ],
  [
    { objects: 1, stitches: 90 },
    'file',
    90,
    'Opened from stitches: 1 object was found again. Sewn anew it has as many stitches as the file: 90.',
  ],
  [
    { objects: 25, stitches: 3267 },
    'design',
    undefined,
    'There are stitches alone of this design; from them 25 objects were found again.',
  ],
  [
    { objects: 183, stitches: 13_217, worse: { stitches: 14_347, trims: 60, trimsBefore: 16 } },
    'file',
    13_217,
    'Its stitches are kept as they are. 183 objects were found again in them, but sewn anew they would have 14,347 stitches and 60 trims; the file has 13,217 and 16.',
  ],
  [{ objects: 0, stitches: 3267 }, 'file', 3267, ''],
] as const)('%j of a %s, sewn with %s stitches', (found, from, sewn, words) => {
  expect(foundAgainWords(found, from, sewn)).toBe(words);
});

it.each([
  [13_217, 16, 14_347, 60, true],
  [11_203, 9, 11_523, 41, true],
  [10_928, 1, 11_075, 12, false],
  [10_928, 1, 11_075, 13, true],
  [10_610, 1, 7031, 8, true],
  [90, 0, 120, 1, false],
])('%d stitches and %d trims, anew %d and %d: %s', (stitches, trims, more, cuts, worse) => {
  expect(isSewnWorse({ stitches, trims }, { stitches: more, trims: cuts })).toBe(worse);
});
