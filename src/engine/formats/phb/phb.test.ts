import { describe, expect, it } from 'vitest';
import { Command } from '../../core/design.ts';
import { ByteWriter } from '../bytes.ts';
import { decode, sniffFormat } from '../index.ts';
import { planPec } from '../pec/pec.ts';
import { writePecStitches } from '../pec/stitches.ts';
import { readPhb, readPhc } from './phb.ts';
import { makeDesign, mutation, readsSoundly, sewn, type Step } from '../test-support.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;
const steps: Step[] = [
  [Jump, -50, 20],
  [Stitch, -50, 20],
  [Stitch, 50, -20],
  [Trim],
  [Jump, 40, 40],
  [Stitch, 40, 41],
  [ColorChange],
  [Stitch, 0, 0],
  [Stop],
  [Stitch, 1, 0],
];
const named = (hex: string) => ({ hex, name: hex, code: '', chart: '' });
const design = makeDesign(steps, [named('#ed171f'), named('#0a55a3')]);
const plan = planPec(design, 'test');

/** A mark, zeros up to a length that the section itself tells, and how far the next one is. */
function section(out: ByteWriter, length: number): void {
  out.u16(1);
  out.u32(length);
  out.fill(0, length - 4);
}

/** What both files end with: a gap, the thread numbers again, a gap, stitches. */
function writeEnd(out: ByteWriter, before: number, behind: number): Uint8Array {
  out.fill(0, before);
  out.u8(plan.numbers.length);
  out.put(plan.numbers);
  out.fill(0, behind);
  writePecStitches(out, plan.records);
  return out.finish();
}

function phbFile(): Uint8Array {
  const out = new ByteWriter();
  out.ascii('#PHB0003LA:Rose'.padEnd(0x50));
  out.fill(0, 0x71 - 0x50);
  out.u16(plan.numbers.length);
  out.put(plan.numbers);
  out.fill(0, 100); // pictures
  const first = out.length;
  out.patch(0x54, () => out.u32(first + 2 - 0x52));
  section(out, 40);
  section(out, 60);
  return writeEnd(out, 14, 21);
}

function phcFile(base: number): Uint8Array {
  const out = new ByteWriter();
  out.ascii('#PHC0001LA:Rose'.padEnd(0x2b));
  out.u8(base);
  out.fill(0, 0x4d - 0x2c);
  out.u16(plan.numbers.length);
  out.put(plan.numbers);
  out.fill(0, 100);
  const first = out.length;
  out.patch(0x30, () => out.u16(first - 0x2c));
  out.u16(1);
  out.u16(40);
  out.fill(0, 40);
  out.u32(60);
  out.fill(0, 60);
  return writeEnd(out, 10, 29);
}

describe.each([
  ['phb', phbFile(), readPhb],
  ['phc', phcFile(0x20), readPhc],
  ['phc', phcFile(0x2e), readPhc],
] as const)('%s', (format, file, read) => {
  it('reads name, threads and stitches', () => {
    const back = read(file);
    expect(back.name).toBe('Rose');
    expect(back.threads.map(({ name }) => name)).toEqual(['Red', 'Blue']);
    expect(sewn(back)).toEqual(sewn(design));
    expect(sniffFormat(file)).toBe(format);
  });

  it('says that a section lies outside the file', () => {
    const bad = file.slice();
    bad.set([0xff, 0xff], format === 'phb' ? 0x54 : 0x30);
    expect(() => read(bad)).toThrow(/points to byte/);
    expect(() => read(file.subarray(1))).toThrow(/does not start/);
  });

  it('gives a design or a FormatError for damaged files', () => {
    for (let i = 0; i < 2000; i++) readsSoundly(() => decode(mutation(file, i), format));
  });
});
