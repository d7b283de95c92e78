import type { Design } from '../../core/design.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { U01_HEADER_BYTES } from './codes.ts';
import { readBarudanRecords } from './records.ts';

/**
 * Reads a Barudan file. It holds no colours and no name.
 * @throws FormatError where it is shorter than its header, or a record is not one.
 */
export function readU01(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'U01');
  file.skip(U01_HEADER_BYTES);
  const builder = new DesignBuilder(() => file.error('holds too many stitches'));
  readBarudanRecords(file, builder);
  return builder.finish('', []);
}
