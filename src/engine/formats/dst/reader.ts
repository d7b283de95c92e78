import type { Design } from '../../core/design.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { readTajimaHeader } from './header.ts';
import { DST_HEADER_BYTES } from './record.ts';
import { readDstStitches } from './stitches.ts';

/**
 * Reads a Tajima file. Three jumps in a row with the thread on are a trim; a
 * stop cannot be told from a colour change. A file that ends without an end
 * record is taken as it is. Sequins are read as moves.
 * @throws FormatError where it is shorter than its header, or a record is not one.
 */
export function readDst(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'DST');
  const header = readTajimaHeader(file.take(DST_HEADER_BYTES));
  const builder = new DesignBuilder(() => file.error('holds too many stitches'));
  readDstStitches(file, builder);
  return builder.finish(header.name, header.threads);
}
