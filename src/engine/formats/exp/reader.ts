import type { Design } from '../../core/design.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { EXP_MARK, ExpCode } from './codes.ts';

const signed = (byte: number): number => (byte << 24) >> 24;

/**
 * Reads a Melco file. A stop cannot be told from a colour change. A single
 * byte left over at the end is ignored.
 * @throws FormatError for an empty file, and for a code that is none.
 */
export function readExp(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'EXP');
  if (bytes.length < 2) throw file.error('holds no stitches');
  const builder = new DesignBuilder(() => file.error('holds too many stitches'));
  while (file.remaining >= 2) {
    const start = file.offset;
    const first = file.u8();
    const second = file.u8();
    if (first !== EXP_MARK) {
      builder.stitch(signed(first), -signed(second));
      continue;
    }
    if (file.remaining < 2) break;
    const dx = signed(file.u8());
    const dy = -signed(file.u8());
    if (second === ExpCode.Jump) builder.jump(dx, dy);
    else if (second === ExpCode.Stitch) builder.stitch(dx, dy);
    else if (second === ExpCode.Trim) builder.trim();
    else if (second === ExpCode.Change) {
      builder.colorChange();
      builder.jump(dx, dy);
    } else throw file.error(`has the unknown code ${second}`, start);
  }
  return builder.finish('', []);
}
