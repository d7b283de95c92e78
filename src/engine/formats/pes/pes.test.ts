import { describe, expect, it } from 'vitest';
import { Command, type Thread } from '../../core/design.ts';
import { ByteWriter } from '../bytes.ts';
import { planPec, writePecBlock } from '../pec/pec.ts';
import { makeDesign, sewn, type Step } from '../test-support.ts';
import { PES_LAYOUTS, readPes } from './reader.ts';
import { pesSegments, writePes } from './writer.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;
const threads: Thread[] = [
  { hex: '#c81e3a', name: 'Poppy', code: '1024', chart: 'Ilmek 40' },
  { hex: '#0b3d91', name: 'Gece mavisi ışığı', code: '3301', chart: '' },
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
const design = makeDesign(steps, threads, 'Gelincik çiçeği');

describe('writePes', () => {
  it('version 6 keeps each thread and the whole name', () => {
    const back = readPes(writePes(design, 6));
    expect(back.threads).toEqual(threads);
    expect(back.name).toBe(design.name);
    expect(sewn(back)).toEqual(sewn(design));
  });

  it('version 1 keeps the stitches and gives the machine’s nearest threads', () => {
    const back = readPes(writePes(design, 1));
    expect(sewn(back)).toEqual(sewn(design));
    expect(back.threads.map(({ chart }) => chart)).toEqual(['Brother PEC', 'Brother PEC']);
    expect(back.name).toBe('Gelincik');
  });

  it('points to its PEC block', () => {
    for (const version of [1, 6] as const) {
      const file = writePes(design, version);
      const at = file[8] | (file[9] << 8) | (file[10] << 16);
      expect(String.fromCharCode(...file.subarray(at, at + 3))).toBe('LA:');
    }
  });

  it('says where the object lies on the page, from its middle at 100 mm', () => {
    const file = writePes(design, 1);
    const at = file.findIndex(
      (_, i) => String.fromCharCode(...file.subarray(i, i + 7)) === 'CEmbOne',
    );
    const view = new DataView(file.buffer, at + 7);
    const numbers = (from: number, count: number): number[] =>
      Array.from({ length: count }, (_, i) => view.getInt16(from + 2 * i, true));
    expect(numbers(0, 8)).toEqual([950, 980, 1050, 1020, 950, 980, 1050, 1020]);
    expect([view.getFloat32(32, true), view.getFloat32(36, true)]).toEqual([1000, 1000]);
    // One, left, bottom, width, height, four zeros, then five segments.
    expect(numbers(40, 10)).toEqual([1, -50, 20, 100, 40, 0, 0, 0, 0, 5]);
  });

  it('that lies on its side for a long hoop is turned back to what the program draws', () => {
    const file = writePes(design, 6);
    const upright = readPes(file);
    // What is sewn lies across what is drawn: the object's sides change places.
    const at = file.findIndex(
      (_, i) => String.fromCharCode(...file.subarray(i, i + 7)) === 'CEmbOne',
    );
    const view = new DataView(file.buffer, at + 7);
    const [left, top, right, bottom] = [0, 2, 4, 6].map((from) => view.getInt16(from, true));
    [top, left, bottom, right].forEach((value, i) => view.setInt16(2 * i, value, true));
    const turned = readPes(file);
    expect([...turned.x]).toEqual([...upright.y]);
    expect([...turned.y]).toEqual([...upright.x].map((x) => 0 - x));
    expect(turned.threads).toEqual(upright.threads);
    // Nothing is known of the sides where the object's are others.
    view.setInt16(0, 0, true);
    expect([...readPes(file).x]).toEqual([...upright.x]);
  });

  it('tells the desktop program of runs and moves, blocks counted with stops', () => {
    const segments = pesSegments(planPec(design, 'PES').records);
    expect(segments).toEqual([
      { kind: 1, block: 0, points: [0, 0, -50, 20] },
      { kind: 0, block: 0, points: [-50, 20, 50, -20] },
      { kind: 0, block: 1, points: [40, -20] },
      { kind: 1, block: 2, points: [40, -20, 0, 0] },
      { kind: 0, block: 2, points: [3, 0] },
    ]);
  });
});

describe('readPes', () => {
  it.each(Object.keys(PES_LAYOUTS))('finds the threads of version %s', (version) => {
    const back = readPes(versioned(version, threads));
    expect(back.threads).toEqual(threads);
    expect(back.name).toBe('Tulip');
  });

  it.each(['0001', '0020', '0022', '0030', '9999'])('does without a header in %s', (version) => {
    const back = readPes(versioned(version, threads));
    expect(back.threads.map(({ chart }) => chart)).toEqual(['Brother PEC', 'Brother PEC']);
  });

  it('maps a short thread list by first use', () => {
    const again = makeDesign(
      [[Stitch, 1, 1], [ColorChange], [Stitch, 2, 2], [ColorChange], [Stitch, 3, 3]],
      [threads[0], threads[1], threads[0]],
    );
    const back = readPes(versioned('0060', threads, again));
    expect(back.threads.map(({ name }) => name)).toEqual([
      threads[0].name,
      threads[1].name,
      threads[0].name,
    ]);
  });

  it('says that the PEC block is missing', () => {
    const file = writePes(design, 6);
    file.set([0xff, 0xff, 0xff, 0x7f], 8);
    expect(() => readPes(file)).toThrow(/points to byte 2147483647/);
  });
});

const twoBlocks = makeDesign([[Stitch, 1, 1], [ColorChange], [Stitch, 2, 2]], threads);

/** A file of another version, its header laid out as the table says. */
function versioned(version: string, list: Thread[], content = twoBlocks): Uint8Array {
  const out = new ByteWriter();
  const text = (value: string): void => {
    const bytes = Buffer.from(value, 'utf8');
    out.u8(bytes.length);
    out.put(bytes);
  };
  const { hoop, image, counts } = PES_LAYOUTS[version] ?? { image: 0, counts: 0 };
  out.ascii(`#PES${version}`);
  out.u32(0);
  out.fill(0, 4);
  ['Tulip', 'Flowers', '', '', 'Spring'].forEach(text);
  if (hoop !== undefined) {
    out.fill(1, hoop);
    text('Hoop');
  }
  out.fill(1, image);
  text('picture.bmp');
  out.fill(1, counts);
  [0, 0, 0, list.length].forEach((value) => out.u16(value));
  for (const { hex, name, code, chart } of list) {
    text(code);
    out.put(Buffer.from(hex.slice(1), 'hex'));
    out.fill(0, 5);
    [name, '', chart].forEach(text);
  }
  const start = out.length;
  out.patch(8, () => out.u32(start));
  writePecBlock(out, content, planPec(content, 'PES'));
  return out.finish();
}
