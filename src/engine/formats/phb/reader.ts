import type { Design } from '../../core/design.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { pecThread } from '../pec/palette.ts';
import { readPecStitches } from '../pec/stitches.ts';
import { stopBlocks } from '../stops.ts';
import { nameFromLabel, textFromBytes } from '../text.ts';

/*
 * A PHB file: a label, pictures, three sections, and the stitches of a PEC
 * file with its 64 threads. Known from files of several programs.
 */

export const PHB_MAGIC = '#PHB';
/** Offsets: the label, behind its `LA:`; from where the sections are counted; thread numbers. */
const LABEL_AT = 11;
const LABEL_BYTES = 16;
const SECTIONS_AT = 0x52;
const FIRST_SECTION_AT = 0x54;
const COUNT_AT = 0x71;
/** Bytes from the last section to a second list of threads, and from there to the stitches. */
const TO_SECOND_LIST = 14;
const TO_STITCHES = 21;

/**
 * Reads a Brother file. A block with the same thread number as the one before
 * it starts with a stop.
 * @throws FormatError where it does not start as one, or a section lies outside the file.
 */
export function readPhb(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'PHB');
  if (textFromBytes(file.take(PHB_MAGIC.length)) !== PHB_MAGIC) {
    throw file.error(`does not start with ${PHB_MAGIC}`, 0);
  }
  file.seek(LABEL_AT);
  const name = nameFromLabel(textFromBytes(file.take(LABEL_BYTES)));
  file.seek(COUNT_AT);
  const numbers = [...file.take(file.u16())];
  file.seek(FIRST_SECTION_AT);
  file.seek(SECTIONS_AT + file.u32());
  const second = file.offset;
  file.seek(second + file.u32() + 2);
  const third = file.offset;
  file.seek(third + file.u32());
  file.skip(TO_SECOND_LIST);
  file.skip(file.u8());
  file.skip(TO_STITCHES);
  const isStop = stopBlocks(numbers);
  const builder = new DesignBuilder(() => file.error('holds too many stitches'));
  readPecStitches(file, builder, isStop);
  return builder.finish(name, numbers.filter((_, block) => !isStop(block)).map(pecThread));
}
