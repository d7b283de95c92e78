import { expect, it } from 'vitest';
import { Command } from '../../core/design.ts';
import { makeDesign, type Step } from '../test-support.ts';
import { readSew, SEW_COUNTS_AT, SEW_STITCHES_AT, writeSew } from './sew.ts';

const { Stitch, Jump, ColorChange } = Command;
const red = { hex: '#ff0000', name: 'Red', code: '', chart: '' };

it('writes lists, and stitches at their fixed place', () => {
  const file = writeSew(
    makeDesign(
      [[Jump, 5, 5], [Stitch, 5, 5], [ColorChange], [Stitch, 6, 9]],
      [red, { ...red, name: 'Other red' }],
    ),
  );
  const [count, , first, , second] = file;
  expect([count, first]).toEqual([2, 10]);
  expect(second).not.toBe(first);
  expect([...file.subarray(SEW_COUNTS_AT, SEW_COUNTS_AT + 6)]).toEqual([2, 0, 1, 0, 0, 0]);
  // prettier-ignore
  expect([...file.subarray(SEW_STITCHES_AT)]).toEqual([
    0x80, 2, 5, 0xfb, 0, 0, 0x80, 1, 0, 0, 1, 0xfc, 0x80, 0x10,
  ]);
  expect(readSew(file).threads[0]).toMatchObject({ name: 'Red', code: '225' });
});

it('refuses a 13th block, in both directions', () => {
  const steps = Array.from({ length: 12 }, (): Step[] => [[Stitch, 1, 1], [ColorChange]]).flat();
  expect(() => writeSew(makeDesign(steps))).toThrow(/at most 12 colour blocks, got 13/);
  const file = writeSew(makeDesign([[Stitch, 1, 1]]));
  file[0] = 13;
  expect(() => readSew(file)).toThrow(/lists 13 threads/);
});
