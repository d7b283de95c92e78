import { describe, expect, it } from 'vitest';
import { likenesses } from './likeness.ts';

const thread = (hex: string, code = '', name = '') => ({ hex, code, name, chart: '' });
const CHART = [
  thread('#1a2a5c', '21', 'Ultramarine'),
  thread('#3f6fb0', '405', 'Bluejay'),
  thread('#c82030', '5', 'Red'),
];
const words = (...hexes: string[]) =>
  likenesses(
    hexes.map((hex) => thread(hex)),
    CHART,
  ).map((likeness) => likeness.words);

describe('which thread of another chart one is like', () => {
  it('is the nearest, with its distance', () => {
    expect(words('#1a2a5c', '#c82030')).toEqual([
      '21 Ultramarine, distance 0.0',
      '5 Red, distance 0.0',
    ]);
  });

  it('says where two colours come to one thread, and what else is near, at the farther', () => {
    const [far, near] = words('#22305a', '#1a2a5c');
    expect(near).toBe('21 Ultramarine, distance 0.0');
    expect(far).toMatch(/^21 Ultramarine, distance [\d.]+, as 2; or 405 Bluejay, [\d.]+$/);
  });

  it('says nothing of one thread that is sewn twice', () => {
    expect(words('#22305a', '#c82030', '#22305a')[2]).toMatch(/distance [\d.]+$/);
  });

  it('offers no thread that another is like already', () => {
    const [far] = words('#22305a', '#1a2a5c', '#3f6fb0', '#c82030');
    expect(far).toMatch(/, as 2$/);
  });
});
