import type { Design, Thread } from '../../core/design.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { rampThread } from '../ramp.ts';
import { MAX_BLOCKS } from '../records.ts';
import { JEF_COUNT_AT, JEF_HEADER_BYTES } from './codes.ts';
import { janomeThread } from './palette.ts';
import { readJanomeStitches } from './stitches.ts';

/**
 * Reads a Janome file. A jump that leads nowhere is a trim. A block whose
 * thread index is 0, as some programs write it, starts with a stop; so does
 * one with the index of the block before.
 * @throws FormatError where its lists or its stitches lie outside the file, or a code is unknown.
 */
export function readJef(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'JEF');
  const start = file.u32();
  file.seek(JEF_COUNT_AT);
  const count = file.u32();
  file.seek(JEF_HEADER_BYTES);
  if (count > MAX_BLOCKS || count * 4 > file.remaining)
    throw file.error(`lists ${count} threads`, JEF_COUNT_AT);
  const threads: Thread[] = [];
  const stops = new Set<number>();
  let before = 0;
  for (let block = 0; block < count; block++) {
    const index = file.u32();
    if (block > 0 && (index === 0 || index === before)) stops.add(block);
    else {
      threads.push(janomeThread(index) ?? rampThread(threads.length));
      before = index;
    }
  }
  file.seek(start);
  const builder = new DesignBuilder(() => file.error('holds too many stitches'));
  readJanomeStitches(file, builder, (block) => stops.has(block));
  return builder.finish('', threads);
}
