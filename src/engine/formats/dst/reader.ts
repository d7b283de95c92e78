import type { Design, Thread } from '../../core/design.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { nameFromLabel, textFromBytes } from '../text.ts';
import {
  DST_ALWAYS,
  DST_HEADER_BYTES,
  DST_RECORD_BYTES,
  DST_TRIM_JUMPS,
  DstFlag,
  dstX,
  dstY,
} from './record.ts';

/** The bits that tell records apart; an end has two more. */
const KIND_MASK = 0xc3;

/**
 * Reads a Tajima file. Three jumps in a row with the thread on are a trim; a
 * stop cannot be told from a colour change. A file that ends without an end
 * record is taken as it is. Sequins are read as moves.
 * @throws FormatError where it is shorter than its header, or a record is not one.
 */
export function readDst(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'DST');
  const header = readHeader(file.take(DST_HEADER_BYTES));
  const builder = new DesignBuilder(() => file.error('holds too many stitches'));
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
  return builder.finish(header.name, header.threads);
}

/** Label, and the threads that some programs add as lines `TC:#rrggbb,name,code`. */
function readHeader(bytes: Uint8Array): { name: string; threads: Thread[] } {
  let name = '';
  const threads: Thread[] = [];
  for (let start = 0; start < bytes.length;) {
    let end = start;
    while (end < bytes.length && bytes[end] !== 0x0d && bytes[end] !== 0x0a) end++;
    const line = textFromBytes(bytes.subarray(start, end));
    if (line.startsWith('LA:')) name = nameFromLabel(line.slice(3));
    const [hex, label = '', code = ''] = line.startsWith('TC:') ? line.slice(3).split(',') : [];
    if (hex && /^#[0-9a-f]{6}$/i.test(hex)) {
      threads.push({ hex: hex.toLowerCase(), name: label.trim(), code: code.trim(), chart: '' });
    }
    start = end + 1;
  }
  return { name, threads };
}
