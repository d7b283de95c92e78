import type { Strands } from 'ilmek-engine/render';
import { hash01 } from 'ilmek-engine/tables';

/**
 * Bytes of one strand as the graphics card reads it:
 * 0 ends (4 × Int16, tenths of a millimetre), 8 colour block (Uint16), 10 loose (Uint8), 11 free,
 * 12 bend at both ends, place aside, width (4 × Uint8, 0 to 1), 16 brightness, ply (2 × Uint8), 18 free.
 */
export const STRAND_BYTES = 20;

const byte = (share: number): number => Math.min(255, Math.round(share * 255));

/** Strands in one block of memory. The small variation of each is that of the engine's stills. */
export function packStrands(strands: Strands): ArrayBuffer {
  const packed = new ArrayBuffer(strands.count * STRAND_BYTES);
  const shorts = new Int16Array(packed);
  const bytes = new Uint8Array(packed);
  const { x0, y0, x1, y1, block, loose, bend0, bend1, record } = strands;
  for (let i = 0; i < strands.count; i++) {
    const short = (i * STRAND_BYTES) / 2;
    shorts[short] = x0[i]!;
    shorts[short + 1] = y0[i]!;
    shorts[short + 2] = x1[i]!;
    shorts[short + 3] = y1[i]!;
    shorts[short + 4] = block[i]!;
    const at = i * STRAND_BYTES;
    bytes[at + 10] = loose[i]!;
    bytes[at + 12] = byte(bend0[i]);
    bytes[at + 13] = byte(bend1[i]);
    for (let salt = 0; salt < 4; salt++) bytes[at + 14 + salt] = byte(hash01(record[i], salt));
  }
  return packed;
}

/** How many strands are there when so many records are sewn, by stitches sewn (0 to all). */
export function strandsByPlace(strands: Strands, records: ArrayLike<number>): Uint32Array {
  const counts = new Uint32Array(records.length + 1);
  let count = 0;
  for (let place = 1; place <= records.length; place++) {
    while (count < strands.count && strands.record[count] <= records[place - 1]) count++;
    counts[place] = count;
  }
  return counts;
}
