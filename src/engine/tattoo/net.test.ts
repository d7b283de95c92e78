import { describe, expect, it } from 'vitest';
import { netOf } from './net.ts';

const box = (left: number, top: number, right: number, bottom: number) =>
  Float64Array.of(left, top, right, top, right, bottom, left, bottom);
const ends = (line: Float64Array): string => line.join();

describe('netOf', () => {
  it('has what two areas share once, though their corners differ a little', () => {
    const net = netOf([box(0, 0, 10, 10), box(10.2, 0.1, 20, 10)]);
    expect(net).toHaveLength(7);
    expect(new Set(net.map(ends)).size).toBe(7);
  });

  it('has lines meet where a corner lies on another area’s edge', () => {
    const net = netOf([box(0, 0, 10, 10), box(10.3, 4, 20, 7)]);
    const places = net.flatMap(([ax, ay, bx, by]) => [`${ax},${ay}`, `${bx},${by}`]);
    for (const corner of ['10.3,4', '10.3,7']) {
      expect(places.filter((place) => place === corner)).toHaveLength(3);
    }
  });

  it('leaves out edges too short to be any', () => {
    expect(netOf([Float64Array.of(0, 0, 10, 0, 10.1, 0.2, 5, 8)])).toHaveLength(3);
  });
});
