/*
 * The records of a ZIP archive, after PKWARE's APPNOTE 6.3: a header before each file, the
 * directory of all files at the end, and the records that say where the directory is. Numbers that
 * do not fit into the old fields stand in those of ZIP64.
 */

/** A file as the directory has it. */
export interface ZipEntry {
  /** Path in the archive, in UTF-8, with forward strokes. */
  name: Uint8Array;
  /** 0 as it is, 8 deflated. */
  method: 0 | 8;
  crc: number;
  /** Bytes in the archive, and out of it. */
  packed: number;
  size: number;
  modified: Date;
  /** Where its header begins, bytes from the start. */
  offset: number;
}

/** What the fields of 16 and 32 bits hold where the number stands elsewhere. */
const FULL_16 = 0xffff;
const FULL_32 = 0xffffffff;

const VERSION = 20;
const VERSION_64 = 45;

/** Names are UTF-8. */
const FLAGS = 0x0800;

/** A field's width in bytes and its value, or bytes as they are. */
type Field = readonly [2 | 4 | 8, number] | Uint8Array;

function record(...fields: Field[]): Uint8Array<ArrayBuffer> {
  const length = fields.reduce((sum, field) => sum + (isBytes(field) ? field.length : field[0]), 0);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const field of fields) {
    if (isBytes(field)) bytes.set(field, at);
    else if (field[0] === 2) view.setUint16(at, field[1], true);
    else if (field[0] === 4) view.setUint32(at, field[1], true);
    else view.setBigUint64(at, BigInt(field[1]), true);
    at += isBytes(field) ? field.length : field[0];
  }
  return bytes;
}

const isBytes = (field: Field): field is Uint8Array => field instanceof Uint8Array;

/** The time of day and the day, as MS-DOS kept them: two seconds a step, from 1980 on; UTC. */
export function dosTime(date: Date): { time: number; day: number } {
  const year = Math.min(Math.max(date.getUTCFullYear() - 1980, 0), 127);
  return {
    time: (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
    day: (year << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
  };
}

/** What a file's header and its line in the directory have in common. */
function common({ method, crc, packed, size, modified }: ZipEntry): Field[] {
  const { time, day } = dosTime(modified);
  return [
    [2, FLAGS],
    [2, method],
    [2, time],
    [2, day],
    [4, crc],
    [4, packed],
    [4, size],
  ];
}

/** The header before a file's bytes. Files are far below 4 GB; only their place may be beyond. */
export const localHeader = (entry: ZipEntry): Uint8Array<ArrayBuffer> =>
  record(
    [4, 0x04034b50],
    [2, VERSION],
    ...common(entry),
    [2, entry.name.length],
    [2, 0],
    entry.name,
  );

/** A file's line in the directory. */
export function directoryLine(entry: ZipEntry): Uint8Array<ArrayBuffer> {
  const { name, offset } = entry;
  const isFar = offset >= FULL_32;
  const extra = isFar ? record([2, 1], [2, 8], [8, offset]) : new Uint8Array();
  return record(
    [4, 0x02014b50],
    [2, isFar ? VERSION_64 : VERSION],
    [2, isFar ? VERSION_64 : VERSION],
    ...common(entry),
    [2, name.length],
    [2, extra.length],
    // No comment, the first disk, no attributes.
    ...([
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
    ] as const),
    [4, isFar ? FULL_32 : offset],
    name,
    extra,
  );
}

/**
 * What stands after the directory.
 * @param count of files
 * @param size of the directory, bytes
 * @param start of the directory, bytes from the start of the archive
 */
export function endRecords(count: number, size: number, start: number): Uint8Array<ArrayBuffer> {
  const isLarge = count >= FULL_16 || start >= FULL_32 || size >= FULL_32;
  const large = isLarge ? endRecords64(count, size, start) : new Uint8Array();
  const files = Math.min(count, FULL_16);
  return record(
    large,
    [4, 0x06054b50],
    ...([
      [2, 0],
      [2, 0],
      [2, files],
      [2, files],
    ] as const),
    [4, Math.min(size, FULL_32)],
    [4, Math.min(start, FULL_32)],
    [2, 0],
  );
}

function endRecords64(count: number, size: number, start: number): Uint8Array<ArrayBuffer> {
  /** Bytes of the record after this field. */
  const rest = 44;
  return record(
    [4, 0x06064b50],
    [8, rest],
    ...([
      [2, VERSION_64],
      [2, VERSION_64],
      [4, 0],
      [4, 0],
      [8, count],
      [8, count],
    ] as const),
    [8, size],
    [8, start],
    // Where the record above is: right after the directory.
    ...([
      [4, 0x07064b50],
      [4, 0],
      [8, start + size],
      [4, 1],
    ] as const),
  );
}
