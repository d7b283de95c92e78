import { describe, expect, it } from 'vitest';
import { Command, type Design } from '../core/design.ts';
import { inspectDesign } from '../inspect/inspect-design.ts';
import { cutShortWords } from './cut-short.ts';
import { decode, encode, type FormatId } from './index.ts';
import { makeDesign } from './test-support.ts';

/** Forty stitches, 2 mm each. */
const design = makeDesign(
  Array.from({ length: 40 }, (_, i) => [Command.Stitch, 20 * i, 20 * (i % 2)] as const),
);
const words = ({ cutShort }: Design) => cutShort && cutShortWords(cutShort);
const shortened = (format: FormatId, bytes: number) =>
  decode(encode(design, format).subarray(0, -bytes), format);

describe('a file that ends early', () => {
  it.each(['dst', 'u01', 'pec', 'pes', 'jef', 'sew', 'vp3', 'exp', 'tbf'] as const)(
    'is no whole one of %s',
    (format) => {
      expect(decode(encode(design, format), format).cutShort).toBeUndefined();
    },
  );

  it('is told of a DST by the count of its header', () => {
    // Twenty records and the end.
    const half = shortened('dst', 63);
    expect(half.cutShort).toEqual({ records: 20, told: 40, isShort: true });
    expect(words(half)).toBe('The file ends early: it holds 20 of 40 stitches and moves.');
    expect(inspectDesign(half).problems[0]).toMatchObject({
      code: 'ends-early',
      severity: 'warning',
      worst: 20,
      at: { xMm: 38, yMm: 2 },
    });
  });

  it('is told though a mark ends it', () => {
    const bytes = encode(design, 'dst');
    bytes.set(bytes.subarray(-3), bytes.length - 63);
    expect(decode(bytes, 'dst').cutShort).toEqual({ records: 20, told: 40, isShort: true });
  });

  it('is told in a smaller voice where the end mark alone is missing', () => {
    const whole = shortened('dst', 3);
    expect(whole.cutShort).toEqual({ records: 40, told: 40, isShort: false });
    expect(words(whole)).toContain('though it holds all stitches');
    expect(inspectDesign(whole).problems).toContainEqual(
      expect.objectContaining({ code: 'ends-early', severity: 'note' }),
    );
  });

  it('may count a few records more, as programs do', () => {
    const counted = (records: string) => {
      const bytes = encode(design, 'dst');
      const at = String.fromCharCode(...bytes.subarray(0, 64)).indexOf('ST:');
      bytes.set(new TextEncoder().encode(`ST:${records}`), at);
      return decode(bytes, 'dst').cutShort;
    };
    expect(counted('     48')).toBeUndefined();
    expect(counted('     49')).toMatchObject({ records: 40, told: 49 });
    expect(counted('*******')).toBeUndefined();
  });

  it.each([
    ['u01', 33],
    ['jef', 22],
    ['sew', 22],
  ] as const)('is known by its missing end mark: %s', (format, bytes) => {
    const half = shortened(format, bytes);
    expect(half.commands.length).toBeLessThan(40);
    expect(half.cutShort).toMatchObject({ told: undefined, isShort: false });
    expect(words(half)).toBe('The file has no end mark: its last stitches may be missing.');
  });

  it('is known by its missing end mark: a PEC without its pictures', () => {
    const bytes = encode(design, 'pec');
    // After `#PEC0001`: the header, the section's start, and twenty stitches of two bytes.
    const half = decode(bytes.subarray(0, 8 + 512 + 20 + 40), 'pec');
    expect(half.commands.length).toBe(20);
    expect(half.cutShort).toMatchObject({ records: 20, told: undefined });
  });

  it('is told of a PCS by its count', () => {
    const records = Array.from({ length: 12 }, () => [0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const file = (count: number) =>
      decode(Uint8Array.from([0x32, 2, 0, 0, count, 0, ...records.flat()]), 'pcs').cutShort;
    expect(file(12)).toBeUndefined();
    expect(file(60)).toEqual({ records: 12, told: 60, isShort: true });
  });
});
