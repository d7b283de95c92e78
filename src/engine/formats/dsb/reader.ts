import type { Design } from '../../core/design.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { readTajimaHeader } from '../dst/header.ts';
import { DST_HEADER_BYTES } from '../dst/record.ts';
import { readBarudanRecords } from '../u01/records.ts';

/**
 * Reads a Barudan file with a Tajima header. It holds no colours.
 * @throws FormatError where it is shorter than its header, or a record is not one.
 */
export function readDsb(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'DSB');
  const header = readTajimaHeader(file.take(DST_HEADER_BYTES));
  const builder = new DesignBuilder(() => file.error('holds too many stitches'));
  readBarudanRecords(file, builder);
  return builder.finish(header.name, header.threads);
}
