import type { PixelSize } from './fit.ts';
import type { PictureHeader } from './kind.ts';

/* Formats that are rows of chunks: each is looked at, for any of them may name a size. */

type Told = Pick<PictureHeader, 'size' | 'frames'>;

const larger = (a: PixelSize | undefined, width: number, height: number): PixelSize => ({
  width: Math.max(a?.width ?? 0, width),
  height: Math.max(a?.height ?? 0, height),
});

const fourCC = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));

/** PNG specification, 5.3: length, name, data, check sum; 11.2.2 IHDR; APNG's acTL. */
export function pngSize(view: DataView): Told {
  const told: Told = {};
  for (let at = 8; at + 16 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const name = fourCC(view, at + 4);
    if (name === 'IHDR') {
      told.size = larger(told.size, view.getUint32(at + 8), view.getUint32(at + 12));
    } else if (name === 'acTL') told.frames = view.getUint32(at + 8);
  }
  return told;
}

/** RFC 9649: VP8X and ANMF say a size, and what they hold says another. */
export function webpSize(view: DataView): Told {
  const told: Told = {};
  let frames = 0;
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  for (let at = 12; at + 18 <= view.byteLength;) {
    const name = fourCC(view, at);
    const data = at + 8;
    if (name === 'VP8X') told.size = larger(told.size, 1 + uint24(data + 4), 1 + uint24(data + 7));
    else if (name === 'VP8L') {
      const bits = view.getUint32(data + 1, true);
      told.size = larger(told.size, 1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff));
    } else if (name === 'VP8 ') {
      const side = (i: number) => view.getUint16(i, true) & 0x3fff;
      told.size = larger(told.size, side(data + 6), side(data + 8));
    } else if (name === 'ANMF') {
      frames++;
      // Its own chunks stand behind its 16 bytes.
      at = data + 16;
      continue;
    }
    const length = view.getUint32(at + 4, true);
    at = data + length + (length & 1);
  }
  return frames > 0 ? { ...told, frames } : told;
}

/** GIF89a: the screen, and frames that may be larger than it. */
export function gifSize(view: DataView): Told {
  if (view.byteLength < 13) return {};
  const side = (at: number) => view.getUint16(at, true);
  const table = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let size = larger(undefined, side(6), side(8));
  let frames = 0;
  for (let at = 13 + table(view.getUint8(10)); at + 10 < view.byteLength;) {
    const kind = view.getUint8(at);
    if (kind === 0x21) at = afterBlocks(view, at + 2);
    else if (kind === 0x2c) {
      frames++;
      size = larger(size, side(at + 1) + side(at + 5), side(at + 3) + side(at + 7));
      at = afterBlocks(view, at + 11 + table(view.getUint8(at + 9)));
    } else break;
  }
  return { size, frames };
}

/** Behind a row of blocks, each with its length before it; the one without any ends it. */
function afterBlocks(view: DataView, from: number): number {
  let at = from;
  while (at < view.byteLength && view.getUint8(at) > 0) at += 1 + view.getUint8(at);
  return at + 1;
}
