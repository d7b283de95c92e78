import { describe, expect, it } from 'vitest';
import { Command, type Design } from '../../core/design.ts';
import { FormatError } from '../../core/errors.ts';
import { makeDesign } from '../test-support.ts';
import { type DesignJson, readJson, writeJson } from './json.ts';

const { Stitch, Jump, Trim, ColorChange } = Command;
const design: Design = {
  ...makeDesign(
    [[Jump, -1000, 0], [Jump, -900, 7], [Stitch, -900, 7], [Trim], [ColorChange], [Stitch, 5, 5]],
    [
      { hex: '#c81e3a', name: 'Poppy', code: '1024', chart: 'Ilmek 40' },
      { hex: '#0b3d91', name: 'Gece mavisi ışığı', code: '', chart: '' },
    ],
    'Çiçek "gül" 🌷',
  ),
  objects: [
    { kind: 'run', block: 0, start: 0, end: 3, source: { points: Float64Array.of(0.1, 1 / 3) } },
    {
      kind: 'fill',
      block: 1,
      start: 5,
      end: 6,
      source: { rings: [Float64Array.of(0, 0, 1e-7, 0, 1, 1), Float64Array.of(2, 2, 3, 3, 4, 0)] },
    },
    { kind: 'bean', block: 1, start: 6, end: 6 },
  ],
  page: { left: -1200, top: -300, right: 1200, bottom: 300 },
};

/** The file's data with some of it changed. */
function changed(changes: Partial<Record<keyof DesignJson, unknown>>): Uint8Array {
  const data = JSON.parse(Buffer.from(writeJson(design)).toString('utf8')) as DesignJson;
  return Uint8Array.from(Buffer.from(JSON.stringify({ ...data, ...changes })));
}

describe('JSON', () => {
  it('keeps all of a design', () => {
    expect(readJson(writeJson(design))).toEqual(design);
  });

  it.each<[Partial<Record<keyof DesignJson, unknown>>, RegExp]>([
    [{ format: 'other' }, /is no design/],
    [{ version: 2 }, /version 2, known is 1/],
    [{ x: [1, 2] }, /has 2, 6 and 6 values/],
    [{ y: [0, 0, 0, 0, 0, 0.5] }, /no whole position at record 5/],
    [{ commands: [0, 0, 0, 0, 0, 9] }, /unknown command at record 5/],
    [{ commands: 'none' }, /no list of commands/],
    [{ x: [1, 2, 3, 4, 5, '6'] }, /no numbers as x/],
    [{ threads: [{ hex: 'red' }] }, /without a colour/],
    [{ name: 5 }, /no text as name/],
    [{ objects: [{ kind: 'weave' }] }, /unknown kind/],
    [{ objects: [{ kind: 'run', block: 2, start: 0, end: 1 }] }, /outside the design/],
    [{ objects: [{ kind: 'run', block: 0, start: 3, end: 2 }] }, /outside the design/],
    [{ objects: [{ kind: 'run', block: 0, start: 0, end: 1, source: {} }] }, /no list of rings/],
    [{ page: { left: 0 } }, /page without sides/],
  ])('refuses %j', (changes, message) => {
    expect(() => readJson(changed(changes))).toThrow(FormatError);
    expect(() => readJson(changed(changes))).toThrow(message);
  });

  it('refuses what is no JSON', () => {
    expect(() => readJson(Uint8Array.of(0x7b))).toThrow(FormatError);
    expect(() => readJson(Uint8Array.from('null', (c) => c.charCodeAt(0)))).toThrow(FormatError);
  });
});
