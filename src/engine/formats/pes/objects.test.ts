import { describe, expect, it } from 'vitest';
import { Command, type Thread } from '../../core/design.ts';
import { makeDesign, type Step } from '../test-support.ts';
import { writePes, type PesVersion } from './writer.ts';

/* What the desktop program opens: its objects, read here as its format is described. */

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;
const threads: Thread[] = [
  { hex: '#c81e3a', name: 'Poppy', code: '1024', chart: 'Ilmek 40' },
  { hex: '#0b3d91', name: 'Night', code: '3301', chart: '' },
];
const steps: Step[] = [
  [Jump, -50, 20],
  [Stitch, -50, 20],
  [Stitch, 50, -20],
  [Stop],
  [Stitch, 40, -20],
  [Trim],
  [ColorChange],
  [Jump, 0, 0],
  [Stitch, 3, 0],
];

/** A file's objects, from behind the name of their class on. */
function objectsOf(file: Uint8Array) {
  const view = new DataView(file.buffer, file.byteOffset);
  const text = String.fromCharCode(...file);
  let at = text.indexOf('CSewSeg') + 'CSewSeg'.length;
  const u16 = (): number => {
    at += 2;
    return view.getUint16(at - 2, true);
  };
  const i16 = (): number => (u16() << 16) >> 16;
  const count = view.getUint16(text.indexOf('CEmbOne') + 7 + 58, true);
  const segments = Array.from({ length: count }, (_, i) => {
    if (i > 0) expect(u16()).toBe(0x8003);
    const [kind, thread, points] = [u16(), u16(), u16()];
    return { kind, thread, points: Array.from({ length: points }, () => [i16(), i16()]) };
  });
  const runs = Array.from({ length: u16() }, () => ({ segment: u16(), thread: u16() }));
  const u32 = (): number => u16() + u16() * 65536;
  return { segments, runs, rest: { u32, offset: () => at }, pec: view.getUint32(8, true) };
}

const write = (version: PesVersion, of = steps) =>
  writePes(makeDesign(of, threads, 'Gül'), version);

describe('objects of a PES file', () => {
  it.each([1, 6] as const)('of version %i are its runs and moves, in tenths', (version) => {
    const { segments } = objectsOf(write(version));
    expect(segments.map(({ kind, points }) => [kind, points])).toEqual([
      [
        1,
        [
          [0, 0],
          [-50, 20],
        ],
      ],
      [
        0,
        [
          [-50, 20],
          [50, -20],
        ],
      ],
      [0, [[40, -20]]],
      [
        1,
        [
          [40, -20],
          [0, 0],
        ],
      ],
      [0, [[3, 0]]],
    ]);
  });

  it('name their thread: of version 6 its place in the list, of version 1 its number', () => {
    const places = objectsOf(write(6)).segments.map(({ thread }) => thread);
    // A stop has its thread once more in the list.
    expect(places).toEqual([0, 0, 1, 2, 2]);
    const numbers = objectsOf(write(1)).segments.map(({ thread }) => thread);
    expect(numbers[0]).toBe(numbers[2]);
    expect(numbers[3]).not.toBe(numbers[0]);
    for (const number of numbers) {
      expect(number).toBeGreaterThanOrEqual(1);
      expect(number).toBeLessThanOrEqual(64);
    }
  });

  it('are followed by where each thread begins', () => {
    expect(objectsOf(write(6)).runs).toEqual([
      { segment: 0, thread: 0 },
      { segment: 2, thread: 1 },
      { segment: 3, thread: 2 },
    ]);
    const { runs } = objectsOf(write(1));
    expect(runs.map(({ segment }) => segment)).toEqual([0, 3]);
  });

  it('end where the machine’s block begins, in version 6 behind their order', () => {
    const plain = objectsOf(write(1));
    expect(plain.rest.u32()).toBe(0);
    expect(plain.rest.offset()).toBe(plain.pec);
    const { runs, rest, pec } = objectsOf(write(6));
    expect([rest.u32(), rest.u32(), rest.u32()]).toEqual([0, 0, 0]);
    for (let i = 0; i < runs.length; i++) expect([rest.u32(), rest.u32()]).toEqual([i, 0]);
    expect(rest.offset()).toBe(pec);
  });

  it('are none in an empty design, which says so', () => {
    for (const version of [1, 6] as const) {
      const file = write(version, []);
      expect(String.fromCharCode(...file)).not.toContain('CSewSeg');
      const view = new DataView(file.buffer);
      const pec = view.getUint32(8, true);
      expect(view.getUint32(pec - 4, true)).toBe(0);
      expect(view.getUint16(pec - 6, true)).toBe(0);
    }
    const view = new DataView(write(1).buffer);
    expect([12, 14, 16].map((at) => view.getUint16(at, true))).toEqual([1, 1, 1]);
  });
});

describe('the end of a version 6 file', () => {
  it('has each block’s number on the machine again, and its true colour', () => {
    const file = write(6);
    const blocks = 3;
    const tail = file.subarray(file.length - (128 + 0x90 * blocks + 3 * blocks + 2));
    expect(tail[0]).toBe(blocks - 1);
    const numbers = [...tail.subarray(1, 1 + blocks)];
    expect(numbers[0]).toBe(numbers[1]);
    expect([...tail.subarray(1 + blocks, 128)].every((byte) => byte === 0x20)).toBe(true);
    const colors = tail.subarray(128 + 0x90 * blocks, -2);
    // Blue, green, red.
    expect([...colors]).toEqual([0x3a, 0x1e, 0xc8, 0x3a, 0x1e, 0xc8, 0x91, 0x3d, 0x0b]);
    expect([...tail.subarray(128, 128 + 0x90 * blocks)].every((byte) => byte === 0)).toBe(true);
    expect([...tail.subarray(-2)]).toEqual([0, 0]);
    // The machine's own block says the same numbers.
    const pec = new DataView(file.buffer).getUint32(8, true);
    expect([...file.subarray(pec + 49, pec + 49 + blocks)]).toEqual(numbers);
  });
});

describe('more than a PES file holds', () => {
  it('is refused: blocks, and places far from the middle', () => {
    const many = Array.from({ length: 256 }, (_, i): Step[] => [
      [Stitch, i, 0],
      [ColorChange],
    ]).flat();
    const coded = expect.objectContaining({ code: 'unsupported' }) as unknown as Error;
    expect(() => write(6, many)).toThrow(coded);
    expect(write(6, many.slice(0, 2 * 254)).length).toBeGreaterThan(1000);
    expect(() => write(6, [[Stitch, 16_384, 0]])).toThrow(/1638.3 mm from the middle/);
    expect(write(6, [[Stitch, 16_383, 0]]).length).toBeGreaterThan(500);
  });
});
