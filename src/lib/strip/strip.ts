/*
 * A stitch strip: what a small player needs of a design, in about two bytes a
 * stitch. Written when the pictures are made, read in the page.
 *
 *   i16 × 4   left, top, width, height of what is shown, tenths of a millimetre
 *   u8        number of colour blocks, then three bytes a block: red, green, blue
 *   i8 × 2    steps dx, dy in tenths, with two marks in the place of dx:
 *             −128, 0              the next block's thread
 *             −128, 1, i16 × 2     moves without sewing by dx, dy
 */

const MARK = -128;
const NEXT_BLOCK = 0;
const MOVE = 1;

/** Sewn lines: runs of needle points, block by block. */
export interface Strip {
  left: number;
  top: number;
  width: number;
  height: number;
  /** One a block. */
  colors: [number, number, number][];
  /** Needle points x, y in tenths. */
  points: Int16Array;
  /** For each point: the block it belongs to, or −1 where thread does not lead to it. */
  blocks: Int8Array;
}

/** Writes a strip. */
export function packStrip({ left, top, width, height, colors, points, blocks }: Strip): Uint8Array {
  const bytes: number[] = [];
  const short = (value: number) => bytes.push(value & 255, (value >> 8) & 255);
  [left, top, width, height].forEach(short);
  bytes.push(colors.length, ...colors.flat());
  let [x, y, block] = [0, 0, 0];
  for (let i = 0; i < blocks.length; i++) {
    const dx = points[2 * i] - x;
    const dy = points[2 * i + 1] - y;
    if (blocks[i] < 0 || Math.abs(dx) > 127 || Math.abs(dy) > 127) {
      bytes.push(MARK & 255, MOVE);
      short(dx);
      short(dy);
    } else {
      for (; block < blocks[i]; block++) bytes.push(MARK & 255, NEXT_BLOCK);
      bytes.push(dx & 255, dy & 255);
    }
    [x, y] = [points[2 * i], points[2 * i + 1]];
  }
  return Uint8Array.from(bytes);
}

/**
 * Reads a strip.
 * @throws RangeError where the bytes end too early
 */
export function unpackStrip(bytes: ArrayBuffer): Strip {
  const view = new DataView(bytes);
  const [left, top, width, height] = [0, 2, 4, 6].map((at) => view.getInt16(at, true));
  const count = view.getUint8(8);
  const colors = Array.from({ length: count }, (_, i): [number, number, number] => [
    view.getUint8(9 + 3 * i),
    view.getUint8(10 + 3 * i),
    view.getUint8(11 + 3 * i),
  ]);
  const points = new Int16Array(bytes.byteLength);
  const blocks = new Int8Array(bytes.byteLength >> 1);
  let [x, y, block, n] = [0, 0, 0, 0];
  const put = (dx: number, dy: number, of: number) => {
    x += dx;
    y += dy;
    points[2 * n] = x;
    points[2 * n + 1] = y;
    blocks[n++] = of;
  };
  for (let at = 9 + 3 * count; at < bytes.byteLength; at += 2) {
    const dx = view.getInt8(at);
    const dy = view.getInt8(at + 1);
    if (dx !== MARK) put(dx, dy, block);
    else if (dy === NEXT_BLOCK) block++;
    else {
      put(view.getInt16(at + 2, true), view.getInt16(at + 4, true), -1);
      at += 4;
    }
  }
  return {
    left,
    top,
    width,
    height,
    colors,
    points: points.subarray(0, 2 * n),
    blocks: blocks.subarray(0, n),
  };
}
