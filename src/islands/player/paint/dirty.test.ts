import { expect, it } from 'vitest';
import { Command, strandsOf } from 'ilmek-engine/tables';
import { createDirty } from './dirty.ts';

const window = { leftMm: 0, topMm: 0, scale: 10, width: 1000, height: 500 };
/** Two stitches at the upper left, one at the lower right. */
const strands = strandsOf({
  x: Int32Array.of(100, 120, 140, 140, 900, 920),
  y: Int32Array.of(100, 100, 100, 100, 450, 450),
  commands: Uint8Array.from([0, 0, 0, Command.Trim, 0, 0]),
  threads: [],
  objects: [],
  name: '',
});

it('is whole, then clean', () => {
  const dirty = createDirty(window);
  expect(dirty.take()).toEqual([]);
  dirty.all();
  expect(dirty.take()).toEqual([{ left: 0, top: 0, width: 1000, height: 500 }]);
  expect(dirty.take()).toEqual([]);
});

it('holds what strands reach, and little of what lies between them', () => {
  const dirty = createDirty(window);
  dirty.strands(strands, 0, 3);
  const boxes = dirty.take();
  const holds = (x: number, y: number) =>
    boxes.some((b) => x >= b.left && x < b.left + b.width && y >= b.top && y < b.top + b.height);
  expect([holds(100, 100), holds(140, 115), holds(910, 460)]).toEqual([true, true, true]);
  expect(holds(500, 280)).toBe(false);
  const area = boxes.reduce((sum, b) => sum + b.width * b.height, 0);
  expect(area).toBeLessThan(0.2 * 1000 * 500);
  for (const b of boxes) expect(b.top + b.height).toBeLessThanOrEqual(500);
});

it('leaves strands outside the window out', () => {
  const dirty = createDirty({ ...window, leftMm: 500 });
  dirty.strands(strands, 0, 3);
  expect(dirty.take()).toEqual([]);
});
