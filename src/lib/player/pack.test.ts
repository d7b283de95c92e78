import { expect, it } from 'vitest';
import type { Design } from 'ilmek-engine';
import { Command, strandsOf } from 'ilmek-engine/tables';
import { packStrands, STRAND_BYTES, strandsByPlace } from './pack.ts';
import { createTimeline } from './timeline.ts';

const { Stitch, Trim, ColorChange } = Command;
const commands = [Stitch, Stitch, Stitch, Trim, ColorChange, Stitch, Stitch];
const design: Design = {
  x: Int32Array.of(-800, -780, -760, -760, -760, 0, 30),
  y: Int32Array.of(5, 5, 5, 5, 5, -7, -7),
  commands: Uint8Array.from(commands),
  threads: [],
  objects: [],
  name: '',
};
const strands = strandsOf(design);

it('writes ends, block and bends where the card looks for them', () => {
  const view = new DataView(packStrands(strands));
  expect(view.byteLength).toBe(3 * STRAND_BYTES);
  const at = 2 * STRAND_BYTES;
  expect([0, 2, 4, 6].map((o) => view.getInt16(at + o, true))).toEqual([0, -7, 30, -7]);
  expect(view.getUint16(at + 8, true)).toBe(1);
  // Straight on over the second needle point of the first colour, bent down at its ends.
  expect(view.getUint8(12)).toBe(255);
  expect(view.getUint8(13)).toBeCloseTo(0.38 * 255, 0);
});

it('counts the strands of each place', () => {
  const { records } = createTimeline(design);
  expect([...strandsByPlace(strands, records)]).toEqual([0, 0, 1, 2, 2, 3]);
});
