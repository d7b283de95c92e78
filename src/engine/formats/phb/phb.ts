import type { Design } from '../../core/design.ts';
import { listedBlocks } from '../blocks.ts';
import { DesignBuilder } from '../builder.ts';
import { ByteReader } from '../bytes.ts';
import { pecThread } from '../pec/pec.ts';
import { readPecStitches } from '../pec/stitches.ts';
import { nameFromLabel, textFromBytes } from '../text.ts';

/*
 * PHB and PHC files: a label, pictures, sections, and the stitches of a PEC file with its 64
 * threads. Known from files of several programs.
 *
 * They are read, not written: what the sections hold, and the bytes around the second list of
 * threads, is not known, and a machine would be told zeros for facts.
 */

export const PHB_MAGIC = '#PHB';
export const PHC_MAGIC = '#PHC';
/** Offset of the label, behind its `LA:`. */
const LABEL_AT = 11;
const LABEL_BYTES = 16;

/** Offsets in a PHB file: from where its sections are counted; the first; the number of blocks. */
const Phb = { SectionsAt: 0x52, FirstSectionAt: 0x54, CountAt: 0x71 } as const;
/** Bytes from the last section to a second list of threads, and from there to the stitches. */
const PHB_TAIL = { toSecondList: 14, toStitches: 21 } as const;

/**
 * Offsets in a PHC file: the label's last byte, which tells from where offsets count, or is a blank
 * where that is the usual place; the sections; the number of blocks.
 */
const Phc = { BaseAt: 0x2b, Base: 0x2e, Blank: 0x20, SectionsAt: 0x30, CountAt: 0x4d } as const;
const PHC_TAIL = { toSecondList: 10, toStitches: 29 } as const;

/**
 * Reads a Brother file. A block with the same thread number as the one before
 * it starts with a stop.
 * @throws FormatError where it does not start as one, or a section lies outside the file.
 */
export function readPhb(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'PHB');
  const head = readHead(file, PHB_MAGIC, Phb.CountAt);
  file.seek(Phb.FirstSectionAt);
  file.seek(Phb.SectionsAt + file.u32());
  const second = file.offset;
  file.seek(second + file.u32() + 2);
  const third = file.offset;
  file.seek(third + file.u32());
  return readTail(file, head, PHB_TAIL);
}

/**
 * Reads a Brother file for memory cards. A block with the same thread number
 * as the one before it starts with a stop.
 * @throws FormatError where it does not start as one, or a section lies outside the file.
 */
export function readPhc(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'PHC');
  const head = readHead(file, PHC_MAGIC, Phc.CountAt);
  file.seek(Phc.BaseAt);
  const base = file.u8();
  file.seek(Phc.SectionsAt);
  file.seek(file.u16() + (base === Phc.Blank ? Phc.Base : base));
  file.skip(file.u16());
  file.skip(file.u32());
  return readTail(file, head, PHC_TAIL);
}

interface Head {
  name: string;
  /** Thread number of each block. */
  numbers: number[];
}

function readHead(file: ByteReader, magic: string, countAt: number): Head {
  file.expect(magic);
  file.seek(LABEL_AT);
  const name = nameFromLabel(textFromBytes(file.take(LABEL_BYTES)));
  file.seek(countAt);
  return { name, numbers: [...file.take(file.u16())] };
}

/** What follows the last section. */
function readTail(
  file: ByteReader,
  { name, numbers }: Head,
  tail: typeof PHB_TAIL | typeof PHC_TAIL,
): Design {
  file.skip(tail.toSecondList);
  file.skip(file.u8());
  file.skip(tail.toStitches);
  const { isStop, changes } = listedBlocks(numbers);
  const builder = new DesignBuilder(file);
  readPecStitches(file, builder, isStop);
  return builder.finish(name, changes.map(pecThread));
}
