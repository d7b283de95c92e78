import { describe, expect, it } from 'vitest';
import { Command } from '../../core/design.ts';
import { decode, sniffFormat } from '../index.ts';
import { mutation, readsSoundly } from '../test-support.ts';
import { readToyota100, readToyota10o } from './toyota.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;

describe('a Toyota .100 file', () => {
  // prettier-ignore
  const file = Uint8Array.from([
    0x03, 0, 0x0a, 0x94, // a move, right and down
    0x01, 0, 0x02, 0x03, // slow
    0x61, 0, 0x85, 0x87, // fast
    0x04, 0, 0, 0,
    0x61, 0, 0x7f, 0,
    0x1f, 0, 0, 0,
  ]);

  it('has each number’s sign in its topmost bit, y upward', () => {
    const back = readToyota100(file);
    expect([...back.commands]).toEqual([Jump, Stitch, Stitch, ColorChange, Stitch]);
    expect([...back.x]).toEqual([10, 12, 7, 7, 134]);
    expect([...back.y]).toEqual([20, 17, 24, 24, 24]);
    expect(back.threads).toHaveLength(2);
  });

  it('is known by its records, and by its end', () => {
    expect(sniffFormat(file)).toBe('toyota100');
    expect(sniffFormat(file.subarray(0, -4))).toBeUndefined();
    expect(() => readToyota100(Uint8Array.of(0x03, 0, 1, 1, 0x62, 0, 1, 1))).toThrow('at byte 4');
    expect(() => readToyota100(new Uint8Array(0))).toThrow(/no stitches/);
  });

  it('gives a design or a FormatError where it is damaged', () => {
    for (let i = 0; i < 1000; i++) readsSoundly(() => decode(mutation(file, i), 'toyota100'));
  });
});

describe('a Toyota .10o file', () => {
  // prettier-ignore
  const file = Uint8Array.from([
    0x8a, 0, 0,
    0xd0, 10, 20, // a move, right and down
    0x80, 1, 2, // right and up
    0xe0, 3, 4, // left and down
    0x81, 0, 0,
    0x90, 9, 0,
    0xa0, 5, 6,
    0x82, 0, 0,
    0x80, 1, 1,
    0x85, 0, 0,
    0x80, 0, 255,
    0x87, 0, 0,
  ]);

  it('has its signs beside its command', () => {
    const back = readToyota10o(file);
    expect([...back.commands]).toEqual([
      Jump, Stitch, Stitch, Trim, Jump, Stitch, Stop, Stitch, ColorChange, Stitch,
    ]); // prettier-ignore
    expect([...back.x]).toEqual([20, 22, 18, 18, 18, 12, 12, 13, 13, 268]);
    expect([...back.y]).toEqual([10, 9, 12, 12, 3, -2, -2, -3, -3, -3]);
  });

  it('is known by its records, and by its end', () => {
    expect(sniffFormat(file)).toBe('toyota10o');
    expect(sniffFormat(file.subarray(0, -3))).toBeUndefined();
    expect(() => readToyota10o(Uint8Array.of(0x80, 1, 1, 0x8f, 0, 0))).toThrow('at byte 3');
    expect(() => readToyota10o(new Uint8Array(2))).toThrow(/no stitches/);
  });

  it('gives a design or a FormatError where it is damaged', () => {
    for (let i = 0; i < 1000; i++) readsSoundly(() => decode(mutation(file, i), 'toyota10o'));
  });
});
