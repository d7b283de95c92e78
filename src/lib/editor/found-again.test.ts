import { expect, it } from 'vitest';
import { foundAgainWords } from './found-again.ts';

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
  [{ objects: 0, stitches: 3267 }, 'file', 3267, ''],
] as const)('%j of a %s, sewn with %s stitches', (found, from, sewn, words) => {
  expect(foundAgainWords(found, from, sewn)).toBe(words);
});
