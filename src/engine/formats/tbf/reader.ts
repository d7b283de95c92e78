import type { Design, Thread } from '../../core/design.ts';
import { hexFromRgb } from '../../color/oklab.ts';
import { ByteReader } from '../bytes.ts';
import { DesignBuilder } from '../builder.ts';
import { readTajimaHeader } from '../dst/header.ts';
import { rampThread } from '../ramp.ts';
import {
  TBF_COLOR_BYTES,
  TBF_COLOR_MARK,
  TBF_COLORS_AT,
  TBF_COLORS_END,
  TBF_HEADER_BYTES,
  TBF_MAGIC,
  TBF_MAX_BLOCKS,
  TBF_ORDER_AT,
  TBF_TEXT_AT,
  TbfCode,
} from './codes.ts';

const RECORD_BYTES = 3;

/**
 * Reads a Tajima file with colours.
 * @throws FormatError where it does not start as one, is shorter than its header, or a code is unknown.
 */
export function readTbf(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'TBF');
  const header = file.take(TBF_HEADER_BYTES);
  if (String.fromCharCode(...header.subarray(0, TBF_MAGIC.length)) !== TBF_MAGIC) {
    throw file.error(`does not start with ${TBF_MAGIC}`, 0);
  }
  const { name } = readTajimaHeader(header.subarray(TBF_TEXT_AT, TBF_ORDER_AT));
  const builder = new DesignBuilder(() => file.error('holds too many stitches'));
  readRecords(file, builder);
  return builder.finish(name, readThreads(header));
}

/** The thread of each block. */
function readThreads(header: Uint8Array): Thread[] {
  const list: Thread[] = [];
  for (let at = TBF_COLORS_AT; at + TBF_COLOR_BYTES <= TBF_COLORS_END; at += TBF_COLOR_BYTES) {
    if (header[at] !== TBF_COLOR_MARK) break;
    const hex = hexFromRgb(header[at + 1], header[at + 2], header[at + 3]);
    list.push({ hex, name: hex, code: '', chart: '' });
  }
  const order = header.subarray(TBF_ORDER_AT, TBF_ORDER_AT + TBF_MAX_BLOCKS);
  return Array.from(order, (place, block) => {
    const thread = list[place === 0 ? block : place - 1];
    return thread ? { ...thread } : rampThread(block);
  });
}

/** The first change, where nothing is sewn yet, names the first thread, and is none. */
function readRecords(file: ByteReader, builder: DesignBuilder): void {
  let started = false; // a thread named, or something sewn
  while (file.remaining >= RECORD_BYTES) {
    const start = file.offset;
    const dx = file.i8();
    const dy = -file.i8();
    const code = file.u8();
    if (code === TbfCode.End) return;
    if (code === TbfCode.Stitch) {
      builder.stitch(dx, dy);
      started = true;
      continue;
    }
    const leadsNowhere = dx === 0 && dy === 0;
    if (code === TbfCode.Trim || (code === TbfCode.Jump && leadsNowhere)) builder.trim();
    else if (code === TbfCode.Stop) builder.stop();
    else if (code === TbfCode.Change) {
      if (started) builder.colorChange();
      started = true;
    } else if (code !== TbfCode.Jump) throw file.error(`has the unknown code ${code}`, start);
    builder.jump(dx, dy);
  }
}
