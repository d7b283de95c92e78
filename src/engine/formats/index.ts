import type { Design } from '../core/design.ts';
import { FormatError } from '../core/errors.ts';
import type { Tenth } from '../core/units.ts';
import { readDst } from './dst/reader.ts';
import { DST_HEADER_BYTES, DST_LIMITS } from './dst/record.ts';
import { writeDst } from './dst/writer.ts';
import { EXP_LIMITS, EXP_MARK, ExpCode } from './exp/codes.ts';
import { readExp } from './exp/reader.ts';
import { writeExp } from './exp/writer.ts';
import { PEC_LIMITS, PEC_MAGIC } from './pec/codes.ts';
import { readPec } from './pec/reader.ts';
import { writePec } from './pec/writer.ts';
import { PES_MAGIC, type PesVersion } from './pes/codes.ts';
import { readPes } from './pes/reader.ts';
import { writePes } from './pes/writer.ts';

/*
 * Machine files: bytes ↔ `Design`. One folder a format; a new one is a reader,
 * a writer, and a line in each of the tables here.
 */

export const FORMAT_IDS = ['dst', 'exp', 'pes', 'pec'] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

/** What a format is, and what it can hold. */
export interface Format {
  id: FormatId;
  /** With its dot, lower case: '.dst'. */
  extension: string;
  /** What embroiderers call it. */
  name: string;
  /** Whose machines it is made for. */
  maker: string;
  mime: string;
  canRead: boolean;
  canWrite: boolean;
  /** Whether each thread's own colour is in the file. */
  keepsColors: boolean;
  /** Longest record along an axis, in tenths of a millimetre; longer ones are split. */
  maxStitchTenths: Tenth;
  maxJumpTenths: Tenth;
}

export const FORMATS: Readonly<Record<FormatId, Readonly<Format>>> = {
  dst: {
    id: 'dst',
    extension: '.dst',
    name: 'Tajima',
    maker: 'Tajima',
    mime: 'application/x-dst',
    canRead: true,
    canWrite: true,
    keepsColors: false,
    maxStitchTenths: DST_LIMITS.maxStitch,
    maxJumpTenths: DST_LIMITS.maxJump,
  },
  exp: {
    id: 'exp',
    extension: '.exp',
    name: 'Melco Expanded',
    maker: 'Melco, Bernina',
    mime: 'application/x-exp',
    canRead: true,
    canWrite: true,
    keepsColors: false,
    maxStitchTenths: EXP_LIMITS.maxStitch,
    maxJumpTenths: EXP_LIMITS.maxJump,
  },
  pes: {
    id: 'pes',
    extension: '.pes',
    name: 'Brother PES',
    maker: 'Brother, Baby Lock',
    mime: 'application/x-pes',
    canRead: true,
    canWrite: true,
    keepsColors: true,
    maxStitchTenths: PEC_LIMITS.maxStitch,
    maxJumpTenths: PEC_LIMITS.maxJump,
  },
  pec: {
    id: 'pec',
    extension: '.pec',
    name: 'Brother PEC',
    maker: 'Brother, Baby Lock',
    mime: 'application/x-pec',
    canRead: true,
    canWrite: true,
    keepsColors: false,
    maxStitchTenths: PEC_LIMITS.maxStitch,
    maxJumpTenths: PEC_LIMITS.maxJump,
  },
};

const EXP_CODES: ReadonlySet<number> = new Set(Object.values(ExpCode));

export interface EncodeOptions {
  /** PES only: 6 carries true thread colours, 1 is what the oldest programs read. */
  version: PesVersion;
}

const ENCODE_DEFAULTS: EncodeOptions = { version: 6 };

const WRITERS: Record<
  FormatId,
  (design: Design, options: EncodeOptions) => Uint8Array<ArrayBuffer>
> = {
  dst: writeDst,
  exp: writeExp,
  pes: (design, { version }) => writePes(design, version),
  pec: writePec,
};

const READERS: Record<FormatId, (bytes: Uint8Array) => Design> = {
  dst: readDst,
  exp: readExp,
  pes: readPes,
  pec: readPec,
};

/**
 * Writes a design as a machine file.
 * @throws EngineError `unsupported` where the format cannot hold the design.
 */
export function encode(
  design: Design,
  format: FormatId,
  options: Partial<EncodeOptions> = {},
): Uint8Array<ArrayBuffer> {
  return WRITERS[format](design, { ...ENCODE_DEFAULTS, ...options });
}

/**
 * Reads a machine file. Positions stay as in the file: its start is (0, 0).
 * @param format told from the bytes where absent.
 * @throws FormatError for any bytes that are no such file.
 */
export function decode(bytes: Uint8Array, format?: FormatId): Design {
  const found = format ?? sniffFormat(bytes);
  if (!found) throw new FormatError('file', 'is no embroidery format known here', 0);
  return READERS[found](bytes);
}

/** The format of a file by its name's ending, in any case; undefined for others. */
export function formatOfFileName(name: string): FormatId | undefined {
  const lower = name.toLowerCase();
  return FORMAT_IDS.find((id) => lower.endsWith(FORMATS[id].extension));
}

/**
 * The format of bytes by how they start. EXP has no mark of its own: what can
 * be read as one to its end, and uses one of its codes, is taken for one.
 */
export function sniffFormat(bytes: Uint8Array): FormatId | undefined {
  const starts = (text: string): boolean =>
    bytes.length >= text.length && [...text].every((c, i) => bytes[i] === c.charCodeAt(0));
  if (starts(PES_MAGIC)) return 'pes';
  if (starts(PEC_MAGIC)) return 'pec';
  if (starts('LA:') && bytes.length >= DST_HEADER_BYTES) return 'dst';
  return looksLikeExp(bytes) ? 'exp' : undefined;
}

function looksLikeExp(bytes: Uint8Array): boolean {
  let codes = 0;
  let at = 0;
  while (at + 1 < bytes.length) {
    const isCode = bytes[at] === EXP_MARK;
    if (isCode && !EXP_CODES.has(bytes[at + 1])) return false;
    if (isCode) codes++;
    at += isCode ? 4 : 2;
  }
  return codes > 0 && at === bytes.length;
}
