import { expect, it } from 'vitest';
import { THREAD_MM } from '../machine.ts';
import { ThreadCrowd } from './thread-crowd.ts';

it('tells layers of thread in the fullest square millimetre that holds a place', () => {
  const crowd = new ThreadCrowd({ right: 10, bottom: 6 });
  const row = (y: number) => [0, y, 10, y] as const;
  for (const y of [2, 2.2, 2.4]) crowd.lay(row(y), 1);
  expect(crowd.layersAt(5, 2.2)).toBeCloseTo(3 * THREAD_MM, 3);
  expect(crowd.layersAt(5, 5)).toBe(0);
  expect(crowd.most()).toBeCloseTo(3 * THREAD_MM, 3);
  crowd.lay(row(2.2), -1);
  expect(crowd.layersAt(5, 2.2)).toBeCloseTo(2 * THREAD_MM, 3);
  // So are its edges.
  crowd.lay([10, 0, 10, 6], 1);
  expect(crowd.layersAt(10, 5.9)).toBeCloseTo(THREAD_MM, 1);
});
