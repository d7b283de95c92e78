import { describe, expect, it } from 'vitest';
import { Command } from '../core/design.ts';
import type { Design } from '../core/design.ts';
import { strandsOf } from './strands.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;

function designOf(records: [number, number, Command][]): Design {
  return {
    x: Int32Array.from(records, (r) => r[0]),
    y: Int32Array.from(records, (r) => r[1]),
    commands: Uint8Array.from(records, (r) => r[2]),
    threads: [],
    objects: [],
    name: '',
  };
}

/** Ends, block and looseness of each strand. */
function listed(records: [number, number, Command][]): number[][] {
  const s = strandsOf(designOf(records));
  return Array.from({ length: s.count }, (_, i) => [
    s.x0[i],
    s.y0[i],
    s.x1[i],
    s.y1[i],
    s.block[i],
    s.loose[i],
  ]);
}

describe('strandsOf', () => {
  it('starts thread at the first needle point after a cut', () => {
    const strands = listed([
      [10, 0, Jump],
      [10, 0, Stitch],
      [40, 0, Stitch],
      [40, 0, Trim],
      [90, 0, Jump],
      [90, 0, Stitch],
      [90, 30, Stitch],
      [90, 30, ColorChange],
      [0, 0, Jump],
      [0, 0, Stitch],
      [0, 30, Stitch],
    ]);
    expect(strands).toEqual([
      [10, 0, 40, 0, 0, 0],
      [90, 0, 90, 30, 0, 0],
      [0, 0, 0, 30, 1, 0],
    ]);
  });

  it('keeps the thread of a jump that was not cut, unless it is tiny; a stop cuts nothing', () => {
    const strands = listed([
      [0, 0, Stitch],
      [50, 0, Jump],
      [100, 0, Jump],
      [100, 0, Stitch],
      [100, 0, Stop],
      [130, 0, Stitch],
      [133, 0, Jump],
      [133, 0, Stitch],
    ]);
    expect(strands).toEqual([
      [0, 0, 100, 0, 0, 1],
      [100, 0, 130, 0, 0, 0],
    ]);
  });

  it('bends thread fully where it turns back, and little where it runs straight on', () => {
    const s = strandsOf(
      designOf([
        [0, 0, Stitch],
        [30, 0, Stitch],
        [60, 0, Stitch],
        [30, 4, Stitch],
      ]),
    );
    expect([...s.bend0.subarray(0, 3)].map((b) => Number(b.toFixed(2)))).toEqual([1, 0.38, 1]);
    expect([...s.bend1.subarray(0, 3)].map((b) => Number(b.toFixed(2)))).toEqual([0.38, 1, 1]);
  });
});
