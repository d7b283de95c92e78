import type { PixelSize } from './fit.ts';
import type { PictureHeader, PictureKind } from './kind.ts';
import { isoPicture } from './header-iso.ts';
import { jpegFrame, jpegSize } from './header-jpeg.ts';
import { gifSize, pngSize, webpSize } from './header-chunks.ts';

export type { PictureHeader } from './kind.ts';

const ascii = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/**
 * Tells a picture by its bytes (never by its name) and reads its size without decoding it.
 * @param bytes the whole file: some sizes stand behind the first bytes.
 * @returns undefined for anything that is not a picture known here.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return { kind: 'png', ...pngSize(view) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return { kind: 'jpeg', ...jpegSize(bytes) };
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return { kind: 'gif', ...gifSize(view) };
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') {
    return { kind: 'webp', ...webpSize(view) };
  }
  if (ascii(bytes, 0, 2) === 'BM' && bytes.length > 26) return { kind: 'bmp', size: bmpSize(view) };
  if (ascii(bytes, 4, 4) === 'ftyp') return isoPicture(view);
  return otherKind(bytes) ?? (isSvg(bytes) ? { kind: 'svg' } : undefined);
}

/** Kinds that are told by name alone: few browsers decode them. */
function otherKind(bytes: Uint8Array): PictureHeader | undefined {
  const first = ascii(bytes, 0, 4);
  if (first === 'II*\0' || first === 'MM\0*') return { kind: 'tiff' };
  if (first === '\0\0\x01\0' && bytes.length > 22) return { kind: 'icon' };
  const isJxl = first.startsWith('\xff\x0a') || ascii(bytes, 4, 4) === 'JXL ';
  return isJxl ? { kind: 'jxl' } : undefined;
}

function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^[\s\uFEFF]*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(head) && /<svg[\s>]/i.test(head);
}

function bmpSize(view: DataView): PixelSize {
  // OS/2's first kind keeps its sides in two bytes each.
  if (view.getUint32(14, true) === 12) {
    return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  }
  return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
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
