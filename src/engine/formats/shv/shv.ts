import type { Design } from '../../core/design.ts';
import { listedBlocks } from '../blocks.ts';
import { DesignBuilder } from '../builder.ts';
import { ByteReader } from '../bytes.ts';
import { nameFromLabel, textFromBytes } from '../text.ts';
import { shvThread } from './threads.ts';

/*
 * An SHV file: a sentence, the design's name, a small picture of four bits a pixel, the blocks with
 * their threads and lengths, then stitches of two signed bytes, dx and dy downward. Known from files
 * of several programs.
 */

/** What files start with; some programs leave it empty. */
export const SHV_MAGIC =
  'Embroidery disk created using software licensed from Viking Sewing Machines AB, Sweden';
/** Bytes from the picture's two sides to the picture, and from its end to the number of blocks. */
const AFTER_SIDES = 4;
/** Bytes from the number of blocks to the list of them. */
const AFTER_COUNT = 18;
/** Bytes after a block's length and thread: where it starts, among them. */
const AFTER_BLOCK = 9;

/** First byte of a code. */
const CODE = 0x80;
/** Its second byte: a move over four more bytes; the end of moves; and one that does nothing. */
const ShvCode = { Jump: 1, Sew: 2, Nothing: 3 } as const;
/** A move fills as many records as it has pairs of bytes. */
const JUMP_RECORDS = 3;

/**
 * Reads a Husqvarna Viking file. Where two blocks in a row have the same thread, the second starts
 * with a stop.
 * @throws FormatError where it is shorter than its header, lists no threads, or a code is unknown.
 */
export function readShv(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'SHV');
  file.skip(SHV_MAGIC.length);
  const name = nameFromLabel(textFromBytes(file.take(file.u8())));
  const width = file.u8();
  file.skip(Math.ceil(file.u8() / 2) * width + AFTER_SIDES);
  const blocks = Array.from({ length: readCount(file) }, () => {
    const block = { records: file.u16be() * 0x10000 + file.u16be(), thread: file.u8() };
    file.skip(AFTER_BLOCK);
    return block;
  });
  const { isStop, changes } = listedBlocks(blocks, (a, b) => a.thread === b.thread);
  const builder = new DesignBuilder(file);
  readStitches(file, builder, { lengths: blocks.map(({ records }) => records), isStop });
  return builder.finish(
    name,
    changes.map(({ thread }) => shvThread(thread)),
  );
}

function readCount(file: ByteReader): number {
  const count = file.u8();
  file.skip(AFTER_COUNT);
  if (count === 0) throw file.error('lists no threads');
  return count;
}

/** What is known of the blocks. */
interface Blocks {
  /** Records of each. */
  lengths: readonly number[];
  isStop: (block: number) => boolean;
}

function readStitches(file: ByteReader, builder: DesignBuilder, { lengths, isStop }: Blocks): void {
  let block = 0;
  let records = 0;
  let moves = false;
  while (file.remaining >= 2) {
    // The last block's length is not to be trusted: it ends with the file.
    if (records >= lengths[block] && block < lengths.length - 1) {
      builder.nextBlock(isStop);
      block++;
      records = 0;
    }
    const at = file.offset;
    const dx = file.i8();
    const dy = file.i8();
    records++;
    if (dx !== (CODE << 24) >> 24) {
      if (moves) builder.jump(dx, dy);
      else builder.stitch(dx, dy);
    } else if (dy === ShvCode.Jump) {
      records += JUMP_RECORDS - 1;
      builder.jump(file.i16be(), file.i16be());
      moves = true;
    } else if (dy === ShvCode.Sew) moves = false;
    else if (dy !== ShvCode.Nothing) throw file.error(`has the unknown code ${dy & 0xff}`, at);
  }
}
