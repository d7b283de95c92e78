import type { Design } from '../../core/design.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { pecThread } from '../pec/palette.ts';
import { readPecStitches } from '../pec/stitches.ts';
import { stopBlocks } from '../stops.ts';
import { nameFromLabel, textFromBytes } from '../text.ts';
import {
  PHC_BASE,
  PHC_BASE_AT,
  PHC_BLANK,
  PHC_COUNT_AT,
  PHC_LABEL_AT,
  PHC_LABEL_BYTES,
  PHC_MAGIC,
  PHC_SECTIONS_AT,
  PHC_TO_SECOND_LIST,
  PHC_TO_STITCHES,
} from './codes.ts';

/**
 * Reads a Brother file for memory cards. A block with the same thread number
 * as the one before it starts with a stop.
 * @throws FormatError where it does not start as one, or a section lies outside the file.
 */
export function readPhc(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'PHC');
  if (textFromBytes(file.take(PHC_MAGIC.length)) !== PHC_MAGIC) {
    throw file.error(`does not start with ${PHC_MAGIC}`, 0);
  }
  file.seek(PHC_LABEL_AT);
  const name = nameFromLabel(textFromBytes(file.take(PHC_LABEL_BYTES)));
  file.seek(PHC_COUNT_AT);
  const numbers = [...file.take(file.u16())];
  file.seek(PHC_BASE_AT);
  const base = file.u8();
  file.seek(PHC_SECTIONS_AT);
  file.seek(file.u16() + (base === PHC_BLANK ? PHC_BASE : base));
  file.skip(file.u16());
  file.skip(file.u32());
  file.skip(PHC_TO_SECOND_LIST);
  file.skip(file.u8());
  file.skip(PHC_TO_STITCHES);
  const isStop = stopBlocks(numbers);
  const builder = new DesignBuilder(() => file.error('holds too many stitches'));
  readPecStitches(file, builder, isStop);
  return builder.finish(name, numbers.filter((_, block) => !isStop(block)).map(pecThread));
}
