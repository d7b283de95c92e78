import type { PixelSize } from './images-fit.ts';

export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'svg' | 'heif' | 'avif';

/** What the first bytes of a file tell. */
export interface PictureHeader {
  kind: PictureKind;
  /** As stored, before any EXIF turn; absent where the format hides it deeper. */
  size?: PixelSize | undefined;
}

const ascii = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/**
 * Tells a picture by its first bytes (never by its name) and reads its size
 * without decoding it.
 * @returns undefined for anything that is not a picture known here.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return { kind: 'png', size: pngSize(view) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return { kind: 'jpeg', size: jpegSize(view) };
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return { kind: 'gif', size: gifSize(view) };
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') {
    return { kind: 'webp', size: webpSize(view, ascii(bytes, 12, 4)) };
  }
  if (ascii(bytes, 0, 2) === 'BM' && bytes.length > 26) return { kind: 'bmp', size: bmpSize(view) };
  if (ascii(bytes, 4, 4) === 'ftyp') return isoBrand(ascii(bytes, 8, 4));
  const head = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^[\s\uFEFF]*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(head) && /<svg[\s>]/i.test(head)
    ? { kind: 'svg' }
    : undefined;
}

/** PNG specification, 11.2.2 IHDR. */
function pngSize(view: DataView): PixelSize | undefined {
  if (view.byteLength < 24) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function gifSize(view: DataView): PixelSize | undefined {
  if (view.byteLength < 10) return undefined;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function bmpSize(view: DataView): PixelSize {
  return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
}

function jpegSize(view: DataView): PixelSize | undefined {
  const frame = jpegFrame(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
  if (frame === undefined) return undefined;
  return { width: view.getUint16(frame + 7), height: view.getUint16(frame + 5) };
}

/** Where the frame header stands: SOF0 to SOF15, less DHT, JPG and DAC (ITU T.81, B.2.2). */
function jpegFrame(bytes: Uint8Array): number | undefined {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1];
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return at;
    const isPadding = marker === 0xff;
    at += isPadding ? 1 : 2 + (bytes[at + 2] << 8) + bytes[at + 3];
  }
  return undefined;
}

/** RFC 9649: three kinds of first chunk, each with its own place for the size. */
function webpSize(view: DataView, chunk: string): PixelSize | undefined {
  if (view.byteLength < 30) return undefined;
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  if (chunk === 'VP8X') return { width: 1 + uint24(24), height: 1 + uint24(27) };
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** ISO/IEC 14496-12 brands of still pictures. */
function isoBrand(brand: string): PictureHeader | undefined {
  if (brand === 'avif' || brand === 'avis') return { kind: 'avif' };
  return ['heic', 'heix', 'mif1', 'msf1', 'hevc'].includes(brand) ? { kind: 'heif' } : undefined;
}

/**
 * Whether a JPEG or PNG stops before its end mark, as half a download does.
 * Browsers draw what is there, and the rest grey: sewing that would waste thread.
 * @param bytes the whole file; what some cameras append after the mark does no harm.
 */
export function isCutOff(kind: PictureKind, bytes: Uint8Array): boolean {
  // Inside the picture's own data 0xff is always followed by 0 or a restart mark (T.81, B.1.1.5);
  // a thumbnail's end mark stands before the frame.
  if (kind === 'jpeg') return !holds(bytes, [0xff, 0xd9], jpegFrame(bytes) ?? 0);
  if (kind === 'png') return !holds(bytes, [0x49, 0x45, 0x4e, 0x44], 8);
  return false;
}

function holds(bytes: Uint8Array, mark: readonly number[], from: number): boolean {
  for (let at = bytes.indexOf(mark[0], from); at >= 0; at = bytes.indexOf(mark[0], at + 1)) {
    if (mark.every((byte, i) => bytes[at + i] === byte)) return true;
  }
  return false;
}
