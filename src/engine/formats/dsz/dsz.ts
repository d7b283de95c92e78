import type { Design } from '../../core/design.ts';
import type { DesignBuilder } from '../builder.ts';
import { ByteReader } from '../bytes.ts';
import { readWithHeader } from '../dst/dst.ts';

/*
 * A DSZ file: a Tajima header, then three bytes a record: |dy|, |dx|, and flags with a command.
 * Known from files of several programs.
 */

export const DSZ_RECORD_BYTES = 3;
/** Bits of the third byte: set in every record; dx to the left; dy downward. */
export const DszFlag = { Always: 0x80, Left: 0x40, Down: 0x20 } as const;
export const DSZ_COMMAND = 0x1f;
/** The low five bits. Where two are named, they are the first and the last. */
export const DszCode = {
  Stitch: 0x00,
  Jump: 0x01,
  Stop: 0x02,
  Needles: [0x03, 0x1a],
  Trim: 0x1b,
} as const;

/** @returns whether a last record was there that names a needle */
function readRecords(file: ByteReader, builder: DesignBuilder): boolean {
  let sewn = false;
  while (file.remaining >= DSZ_RECORD_BYTES) {
    const down = file.u8();
    const right = file.u8();
    const flags = file.u8();
    const command = flags & DSZ_COMMAND;
    if ((flags & DszFlag.Always) === 0) throw notARecord(file);
    const dx = flags & DszFlag.Left ? -right : right;
    const dy = flags & DszFlag.Down ? down : -down;
    if (command === DszCode.Stitch) {
      builder.stitch(dx, dy);
      sewn = true;
      continue;
    }
    if (command === DszCode.Trim) builder.trim();
    else if (command === DszCode.Stop) builder.stop();
    else if (command !== DszCode.Jump) {
      if (command > DszCode.Needles[1]) throw notARecord(file);
      if (file.remaining < DSZ_RECORD_BYTES) return true;
      if (sewn) builder.colorChange();
    }
    builder.jump(dx, dy);
  }
  return false;
}

/**
 * Reads a ZSK file. It holds no colours. The first needle chosen, where nothing is sewn yet, is no
 * change, and the last record is the end, whichever needle it names.
 * @throws FormatError where it is shorter than its header, or a record is not one.
 */
export function readDsz(bytes: Uint8Array): Design {
  return readWithHeader(new ByteReader(bytes, 'DSZ'), readRecords);
}

const notARecord = (file: ByteReader) =>
  file.error('is no stitch record', file.offset - DSZ_RECORD_BYTES);
