import type { Design } from '../../core/design.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { janomeThread } from '../jef/palette.ts';
import { readJanomeStitches } from '../jef/stitches.ts';
import { rampThread } from '../ramp.ts';
import { SEW_MAX_BLOCKS, SEW_STITCHES_AT } from './codes.ts';

/**
 * Reads a file for older Janome machines. A jump that leads nowhere is a trim;
 * a stop cannot be told from a colour change.
 * @throws FormatError where it is shorter than its header, lists too many threads, or a code is unknown.
 */
export function readSew(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'SEW');
  const count = file.u16();
  if (count > SEW_MAX_BLOCKS) throw file.error(`lists ${count} threads`, 0);
  const threads = Array.from(
    { length: count },
    (_, i) => janomeThread(file.u16()) ?? rampThread(i),
  );
  file.seek(SEW_STITCHES_AT);
  const builder = new DesignBuilder(() => file.error('holds too many stitches'));
  readJanomeStitches(file, builder);
  return builder.finish('', threads);
}
