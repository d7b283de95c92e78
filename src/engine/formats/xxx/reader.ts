import type { Design, Thread } from '../../core/design.ts';
import { hexFromRgb } from '../../color/oklab.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { stopBlocks } from '../stops.ts';
import {
  XXX_COLORS_AT,
  XXX_END_AT,
  XXX_HEADER_BYTES,
  XXX_NEEDLES,
  XxxCode,
  XxxMark,
} from './codes.ts';

/** Between the end's offset and the colours: the end mark, two zeros. */
const END_BYTES = 6;

/**
 * Reads a Singer file. A change to the same colour is a stop. It holds no name.
 * @throws FormatError where it is shorter than its header, or a code is unknown.
 */
export function readXxx(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'XXX');
  file.skip(XXX_HEADER_BYTES);
  const colors = readColors(bytes);
  const isStop = stopBlocks(colors);
  const builder = new DesignBuilder(() => file.error('holds too many stitches'));
  readStitches(file, builder, isStop);
  const used = colors.filter((_, block) => !isStop(block));
  return builder.finish(
    '',
    used.map((hex): Thread => ({ hex, name: hex, code: '', chart: '' })),
  );
}

/** Colours of the blocks; none where the list is not where the header says. */
function readColors(bytes: Uint8Array): string[] {
  const file = new ByteReader(bytes, 'XXX', XXX_COLORS_AT);
  const count = file.u16();
  file.seek(XXX_END_AT);
  const at = file.u32();
  const start = at + END_BYTES;
  if (bytes[at] !== XxxMark.Code || start + 4 * count > bytes.length) return [];
  file.seek(start);
  return Array.from({ length: count }, () => {
    file.skip(1);
    return hexFromRgb(file.u8(), file.u8(), file.u8());
  });
}

function readStitches(
  file: ByteReader,
  builder: DesignBuilder,
  isStop: (block: number) => boolean,
): void {
  let block = 0;
  while (file.remaining >= 2) {
    const start = file.offset;
    const first = file.bytes[start];
    if (first === XxxMark.LongStitch || first === XxxMark.LongJump) {
      file.skip(1);
      if (file.remaining < 4) return;
      const dx = file.i16();
      const dy = -file.i16();
      if (first === XxxMark.LongStitch) builder.stitch(dx, dy);
      else builder.jump(dx, dy);
      continue;
    }
    if (first !== XxxMark.Code) {
      builder.stitch(file.i8(), -file.i8());
      continue;
    }
    file.skip(1);
    const code = file.u8();
    if (code === XxxCode.End || code === XxxCode.OtherEnd || file.remaining < 2) return;
    if (isChange(code)) {
      if (isStop(++block)) builder.stop();
      else builder.colorChange();
    } else if (code === XxxCode.Trim) builder.trim();
    else if (code !== XxxCode.Jump) throw file.error(`has the unknown code ${code}`, start);
    builder.jump(file.i8(), -file.i8());
  }
}

function isChange(code: number): boolean {
  return code === XxxCode.Change || (code >= XXX_NEEDLES.first && code <= XXX_NEEDLES.last);
}
