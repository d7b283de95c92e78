import type { DesignBuilder } from '../builder.ts';
import type { ByteReader } from '../bytes.ts';
import { DST_ALWAYS, DST_RECORD_BYTES, DST_TRIM_JUMPS, DstFlag, dstX, dstY } from './record.ts';

/** The bits that tell records apart; an end has two more. */
const KIND_MASK = 0xc3;

/**
 * Reads records up to the end mark or the end of the file. Three jumps in a
 * row with the thread on are a trim; sequins are read as moves.
 * @throws FormatError where a record is not one.
 */
export function readDstStitches(file: ByteReader, builder: DesignBuilder): void {
  let jumps = 0;
  // Between two marks, a record with the jump's flag drops a sequin: it is no step of a trim.
  let sequins = false;
  while (file.remaining >= DST_RECORD_BYTES) {
    const packed = file.u24();
    const flags = packed >> 16;
    if ((flags & DstFlag.End) === DstFlag.End) break;
    if ((flags & DST_ALWAYS) !== DST_ALWAYS) {
      throw file.error('is no stitch record', file.offset - DST_RECORD_BYTES);
    }
    const kind = flags & KIND_MASK;
    const dx = dstX(packed);
    const dy = dstY(packed);
    if (kind === DstFlag.Sequin) sequins = !sequins;
    if (kind === DstFlag.Jump && !sequins) {
      // The cut comes first: its jump run has been one open move so far.
      if (++jumps === DST_TRIM_JUMPS) builder.trimBeforeJump();
      builder.jump(dx, dy);
      continue;
    }
    jumps = 0;
    if (kind === DstFlag.Stitch) builder.stitch(dx, dy);
    else builder.jump(dx, dy);
    if (kind === DstFlag.Color) builder.colorChange();
  }
}
