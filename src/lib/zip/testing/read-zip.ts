import { crc32, inflateRawSync } from 'node:zlib';

/** A file out of an archive. */
export interface ReadFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * Reads a ZIP archive by its directory, for tests: with Node's own inflate and CRC, so that nothing
 * of the writer judges itself. @throws Error where it is not whole
 */
export function readZip(archive: Uint8Array): ReadFile[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.length - 22;
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error('no end of directory');
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error(`no line at ${at}`);
    const [crc, packed, size] = [16, 20, 24].map((field) => view.getUint32(at + field, true));
    const [nameLength, extra] = [28, 30].map((field) => view.getUint16(at + field, true));
    const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength));
    const header = view.getUint32(at + 42, true);
    const start =
      header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const body = archive.subarray(start, start + packed);
    const bytes = view.getUint16(at + 10, true) === 8 ? inflateRawSync(body) : body;
    if (bytes.length !== size || crc32(bytes) !== crc) throw new Error(`${name} is spoilt`);
    at += 46 + nameLength + extra;
    return { name, bytes };
  });
}
