import { describe, expect, it } from 'vitest';
import { Command } from '../../core/design.ts';
import { readTap, writeDst } from './dst.ts';
import { decode, sniffFormat } from '../index.ts';
import { makeDesign, mutation, readsSoundly, sewn } from '../test-support.ts';

const { Stitch, Jump, Trim, ColorChange } = Command;

describe('TAP', () => {
  const design = makeDesign([
    [Jump, 10, -20],
    [Stitch, 10, -20],
    [Trim],
    [Jump, 300, 5],
    [Stitch, 300, 5],
    [ColorChange],
    [Stitch, 299, 5],
  ]);
  const file = writeDst(design).slice(512);

  it('is a DST without a header', () => {
    expect(sewn(readTap(file))).toEqual(sewn(design));
    expect(sniffFormat(file)).toBe('tap');
    expect(() => readTap(new Uint8Array(2))).toThrow(/no stitches/);
  });

  it('gives a design or a FormatError for damaged files', () => {
    for (let i = 0; i < 2000; i++) readsSoundly(() => decode(mutation(file, i), 'tap'));
  });
});
