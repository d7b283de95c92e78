import type { Design } from '../../core/design.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { readDstStitches } from '../dst/stitches.ts';

/**
 * Reads a Happy file: the records of a DST file from the first byte on, with no header.
 * @throws FormatError for an empty file, or where a record is not one.
 */
export function readTap(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'TAP');
  if (bytes.length < 3) throw file.error('holds no stitches');
  const builder = new DesignBuilder(() => file.error('holds too many stitches'));
  readDstStitches(file, builder);
  return builder.finish('', []);
}
