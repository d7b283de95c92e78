import { describe, expect, it } from 'vitest';
import type { Thread } from '../core/design.ts';
import { alikeThreads } from './alike.ts';
import { decode, encode } from './index.ts';
import { FORMAT_IDS, FORMATS, type FormatId } from './table.ts';
import { DesignBuilder } from './builder.ts';
import { ByteReader } from './bytes.ts';

const thread = (hex: string): Thread => ({ hex, name: hex, code: '', chart: '' });
const DARK = [thread('#000000'), thread('#2244aa'), thread('#020202')];

/** A design with one stitch a thread. */
function designOf(threads: readonly Thread[]) {
  const builder = new DesignBuilder(new ByteReader(new Uint8Array(), 'test'));
  threads.forEach((_, i) => {
    if (i > 0) builder.nextBlock(() => false);
    builder.stitch(10, 0);
    builder.stitch(10, 10);
  });
  return builder.finish('', [...threads]);
}

const PALETTES: FormatId[] = ['jef', 'sew', 'pec', 'hus'];

describe('threads that a file cannot tell apart', () => {
  it.each(PALETTES)('are those that have one number in a %s file', (format) => {
    expect(alikeThreads(DARK, format)?.groups).toEqual([[DARK[0], DARK[2]]]);
    const read = decode(encode(designOf(DARK), format), format);
    expect(read.threads[0].hex).toBe(read.threads[2].hex);
  });

  it.each(PALETTES)(
    'are none where neighbours are alike, which a %s file keeps apart',
    (format) => {
      const neighbours = [DARK[0], DARK[2]];
      expect(alikeThreads(neighbours, format)).toBeUndefined();
      const read = decode(encode(designOf(neighbours), format), format);
      expect(read.threads[0].hex).not.toBe(read.threads[1].hex);
    },
  );

  it('are none of one colour, and none in files that keep colours or know none', () => {
    expect(alikeThreads([DARK[0], DARK[1], DARK[0]], 'jef')).toBeUndefined();
    for (const format of FORMAT_IDS.filter((id) => !PALETTES.includes(id) && FORMATS[id].canWrite))
      expect(alikeThreads(DARK, format)).toBeUndefined();
  });

  it('name the chart', () => {
    expect(PALETTES.map((format) => alikeThreads(DARK, format)?.chart)).toEqual([
      ...['Janome', 'Janome', 'Brother', 'Husqvarna'],
    ]);
  });
});
