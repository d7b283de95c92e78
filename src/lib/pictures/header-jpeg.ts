import type { PictureHeader } from './kind.ts';

/* What a JPEG tells of itself: ITU T.81, annex B. */

type JpegTold = Pick<PictureHeader, 'size' | 'scans'>;

/** SOF0 to SOF15, less DHT, JPG and DAC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const SCAN = 0xda;
const END = 0xd9;

/** Marks without a length behind them: restarts, start, TEM, and what fills up. */
const standsAlone = (marker: number) =>
  (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01 || marker === 0xff || marker === 0;

/** Goes over the marks, as a decoder does: what lies between them is skipped. */
function* marks(bytes: Uint8Array): Generator<{ marker: number; at: number }> {
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 1 < bytes.length;) {
    const marker = bytes[at + 1];
    if (marker === END) return;
    if (standsAlone(marker)) {
      at = bytes.indexOf(0xff, at + (marker === 0xff ? 1 : 2));
      continue;
    }
    yield { marker, at };
    const length = Math.max(2, (bytes[at + 2] << 8) | bytes[at + 3]);
    at = bytes.indexOf(0xff, at + 2 + length);
  }
}

/** Where the first frame header stands. */
export function jpegFrame(bytes: Uint8Array): number | undefined {
  for (const { marker, at } of marks(bytes)) if (isFrame(marker)) return at;
  return undefined;
}

/** The size that the frames of a JPEG say, and how many scans it has. */
export function jpegSize(bytes: Uint8Array): JpegTold {
  const told: JpegTold = { scans: 0 };
  for (const { marker, at } of marks(bytes)) {
    if (marker === SCAN) told.scans!++;
    if (!isFrame(marker) || at + 8 >= bytes.length) continue;
    const height = (bytes[at + 5] << 8) | bytes[at + 6];
    const width = (bytes[at + 7] << 8) | bytes[at + 8];
    told.size = {
      width: Math.max(width, told.size?.width ?? 0),
      height: Math.max(height, told.size?.height ?? 0),
    };
  }
  return told;
}
