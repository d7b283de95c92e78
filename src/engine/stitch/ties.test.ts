import { describe, expect, it } from 'vitest';
import { tieIn, tieOff } from './thread-path.ts';

describe('ties', () => {
  it('goes out along the first stitch and back, never twice into one hole', () => {
    expect(tieIn([0, 0, 4, 0])).toEqual([0.7, 0, 0.1, 0]);
  });

  it('follows the line round a corner', () => {
    const [x, y] = tieIn([0, 0, 0.4, 0, 0.4, 3]);
    expect(x).toBeCloseTo(0.4);
    expect(y).toBeCloseTo(0.3);
  });

  it('does the same at the end', () => {
    expect(tieOff([0, 0, 4, 0])).toEqual([3.3, 0, 3.9, 0]);
  });

  it('takes what there is of a short line', () => {
    expect(tieIn([0, 0, 0.5, 0])).toEqual([0.5, 0, 0.1, 0]);
  });
});
