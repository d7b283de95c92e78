import { crc32 } from './crc32.ts';

/* ZIP archives that a visitor brings: ours, or any of the usual kind. */

/** A file in an archive. */
export interface PackedFile {
  /** Path in the archive, with forward strokes. */
  name: string;
  /** Unpacks it. @throws ZipError where it is spoilt, or larger than it says */
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** It is no archive, or one that cannot be read. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

const END = 0x06054b50;
const LINE = 0x02014b50;
/** A comment of the archive's may stand after its last record. */
const MAX_COMMENT = 0xffff;
/** A file that claims more is not unpacked, bytes: a machine file of two million stitches as text. */
const MAX_FILE_BYTES = 100 * 2 ** 20;
const STORED = 0;
const DEFLATED = 8;
/** Bit 0 of a line's flags: a password is wanted. */
const ENCRYPTED = 1;

/**
 * The files of an archive, without its folders; none is unpacked yet.
 * @throws ZipError where its directory cannot be read
 */
export function listZip(archive: Uint8Array<ArrayBuffer>): PackedFile[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  try {
    return linesOf(archive, view);
  } catch (error) {
    // Numbers of a spoilt directory that point out of it.
    throw error instanceof RangeError ? new ZipError('the directory is spoilt') : error;
  }
}

function linesOf(archive: Uint8Array<ArrayBuffer>, view: DataView): PackedFile[] {
  const end = endOf(view);
  const files: PackedFile[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== LINE) throw new ZipError('the directory is spoilt');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      view.getUint16(at + field, true),
    );
    const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength));
    const line = at;
    if (!name.endsWith('/')) files.push({ name, bytes: () => unpack(archive, view, line) });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - MAX_COMMENT);
  for (let at = view.byteLength - 22; at >= first; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new ZipError('there is no directory');
}

async function unpack(
  archive: Uint8Array<ArrayBuffer>,
  view: DataView,
  line: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const flags = view.getUint16(line + 8, true);
  const method = view.getUint16(line + 10, true);
  const [crc, packed, size, header] = [16, 20, 24, 42].map((field) =>
    view.getUint32(line + field, true),
  );
  if (flags & ENCRYPTED) throw new ZipError('it wants a password');
  if (method !== STORED && method !== DEFLATED) throw new ZipError(`method ${method} is unknown`);
  if (size > MAX_FILE_BYTES || header + 30 > archive.length) throw new ZipError('it is too large');
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  const body = archive.slice(start, start + packed);
  const bytes = method === DEFLATED ? await inflate(body, size) : body;
  if (bytes.length !== size || crc32(bytes) !== crc) throw new ZipError('it is spoilt');
  return bytes;
}

/** @param size more bytes than these are not waited for */
async function inflate(
  body: Uint8Array<ArrayBuffer>,
  size: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([body])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const bytes = new Uint8Array(size);
  let at = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (at + next.value.length > size) throw new ZipError('it is larger than it says');
      bytes.set(next.value, at);
      at += next.value.length;
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof ZipError ? error : new ZipError('it is spoilt');
  }
  return bytes.subarray(0, at);
}
