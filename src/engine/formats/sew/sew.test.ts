import { describe, expect, it } from 'vitest';
import { Command } from '../../core/design.ts';
import { makeDesign, type Step } from '../test-support.ts';
import { JANOME_THREADS } from '../jef/threads.ts';
import { readSew, SEW_COUNTS_AT, SEW_INDICES_AT, SEW_STITCHES_AT, writeSew } from './sew.ts';
import { SEW_THREADS } from './threads.ts';

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

describe('thread colours', () => {
  const blocksOf = (...hexes: string[]) =>
    makeDesign(
      hexes.flatMap((_, i): Step[] => [...(i > 0 ? [[ColorChange] as const] : []), [Stitch, i, 1]]),
      hexes.map((hex) => ({ ...red, hex })),
    );
  const indicesOf = (file: Uint8Array) =>
    Array.from({ length: file[0] }, (_, i) => file[SEW_INDICES_AT + 2 * i]);

  it('are the format’s own: another table than that of JEF, for the same spools', () => {
    expect(SEW_THREADS).toHaveLength(78);
    expect(SEW_THREADS[41]).toMatchObject({ name: 'Cardinal red', code: '244', hex: '#c04020' });
    const same = SEW_THREADS.filter(({ hex }, i) => hex === JANOME_THREADS[i].hex);
    expect(same.length).toBeLessThan(50);
  });

  it('are written as the nearest of them, and read as that', () => {
    const file = writeSew(blocksOf('#119955', '#c01020', '#f2c230'));
    expect(indicesOf(file)).toEqual([46, 14, 18]);
    expect(readSew(file).threads.map(({ hex }) => hex)).toEqual(['#218a21', '#a52a2a', '#ffc000']);
  });

  it('each come back', () => {
    for (const { hex } of SEW_THREADS) {
      const [thread] = readSew(writeSew(blocksOf(hex))).threads;
      expect(thread.hex).toBe(hex);
    }
  });
});
