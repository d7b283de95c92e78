import type { Design } from '../../core/design.ts';
import { DesignBuilder } from '../builder.ts';
import { ByteReader, ByteWriter } from '../bytes.ts';
import { machineRecords, writeSignedBytes } from '../records.ts';
import { FORMATS } from '../table.ts';

/*
 * An EXP file: no header; two signed bytes a stitch (dx, dy with y upward), or
 * 0x80, a code and two more bytes. Layout: EduTechWiki, "Embroidery format EXP".
 */

export const EXP_MARK = 0x80;
/** The byte after the mark. Change: a colour change, or a stop. */
export const ExpCode = { Change: 0x01, Stitch: 0x02, Jump: 0x04, Trim: 0x80 } as const;

/** What stands in the place of a trim's move: machines know it by that. */
const TRIM_TAIL = [0x07, 0x00] as const;

/**
 * Reads a Melco file. A stop cannot be told from a colour change, but for those of our own files. A
 * single byte left over at the end is ignored.
 * @throws FormatError for an empty file, and for a code that is none.
 */
export function readExp(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'EXP');
  if (bytes.length < 2) throw file.error('holds no stitches');
  const builder = new DesignBuilder(file);
  while (file.remaining >= 2) {
    const start = file.offset;
    if (file.bytes[start] !== EXP_MARK) {
      builder.stitch(file.i8(), -file.i8());
      continue;
    }
    file.skip(1);
    const code = file.u8();
    if (file.remaining < 2) break;
    const dx = file.i8();
    const dy = -file.i8();
    if (code === ExpCode.Jump) builder.jump(dx, dy);
    else if (code === ExpCode.Stitch) builder.stitch(dx, dy);
    else if (code === ExpCode.Trim) builder.trim();
    else if (code === ExpCode.Change) {
      builder.changeOrStop();
      builder.jump(dx, dy);
    } else throw file.error(`has the unknown code ${code}`, start);
  }
  return builder.finish('', []);
}

/** Writes a Melco file. It holds no name and no colours, and one code for a colour change and a stop. */
export function writeExp(design: Design): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  writeSignedBytes(out, machineRecords(design, FORMATS.exp, 'EXP', true), {
    jump: [EXP_MARK, ExpCode.Jump],
    trim: [EXP_MARK, ExpCode.Trim, ...TRIM_TAIL],
    change: [EXP_MARK, ExpCode.Change, 0, 0],
  });
  return out.finish();
}
