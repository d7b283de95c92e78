import type { Design } from '../core/design.ts';
import { EngineError, FormatError } from '../core/errors.ts';
import { readCsv } from './csv/reader.ts';
import { writeCsv } from './csv/writer.ts';
import { readDsb } from './dsb/reader.ts';
import { readDst } from './dst/reader.ts';
import { writeDst } from './dst/writer.ts';
import { readExp } from './exp/reader.ts';
import { writeExp } from './exp/writer.ts';
import { readHus } from './hus/reader.ts';
import { writeHus } from './hus/writer.ts';
import { readJef } from './jef/reader.ts';
import { writeJef } from './jef/writer.ts';
import { readJson } from './json/reader.ts';
import { writeJson } from './json/writer.ts';
import { readKsm } from './ksm/reader.ts';
import { readPcs } from './pcs/reader.ts';
import { readPec } from './pec/reader.ts';
import { writePec } from './pec/writer.ts';
import type { PesVersion } from './pes/codes.ts';
import { readPes } from './pes/reader.ts';
import { writePes } from './pes/writer.ts';
import { readPhb } from './phb/reader.ts';
import { readPhc } from './phc/reader.ts';
import { readSew } from './sew/reader.ts';
import { writeSew } from './sew/writer.ts';
import { sniffFormat } from './sniff.ts';
import { writeSvg } from './svg/writer.ts';
import { FORMATS, type FormatId } from './table.ts';
import { readTap } from './tap/reader.ts';
import { readTbf } from './tbf/reader.ts';
import { writeTbf } from './tbf/writer.ts';
import { readU01 } from './u01/reader.ts';
import { writeU01 } from './u01/writer.ts';
import { readVp3 } from './vp3/reader.ts';
import { writeVp3 } from './vp3/writer.ts';
import { readXxx } from './xxx/reader.ts';
import { writeXxx } from './xxx/writer.ts';

/*
 * Machine files: bytes ↔ `Design`. One folder a format; a new one is a reader,
 * a writer, a line in each of the tables here, and one in table.ts; what its
 * bytes are known by goes into sniff.ts.
 */

export { sniffFormat } from './sniff.ts';
export { FORMAT_IDS, FORMATS, formatOfFileName, type Format, type FormatId } from './table.ts';

export interface EncodeOptions {
  /** PES only: 6 carries true thread colours, 1 is what the oldest programs read. */
  version: PesVersion;
}

/** The largest file that is read: two million records take up to 10 bytes each, 40 as text. */
const MAX_BYTES = 24 * 2 ** 20;
const MAX_TEXT_BYTES = 96 * 2 ** 20;

const ENCODE_DEFAULTS: EncodeOptions = { version: 6 };

type Write = (design: Design, options: EncodeOptions) => Uint8Array<ArrayBuffer>;

const WRITERS: Partial<Record<FormatId, Write>> = {
  csv: writeCsv,
  dst: writeDst,
  exp: writeExp,
  hus: writeHus,
  jef: writeJef,
  json: writeJson,
  pec: writePec,
  pes: (design, { version }) => writePes(design, version),
  sew: writeSew,
  svg: writeSvg,
  tbf: writeTbf,
  u01: writeU01,
  vp3: writeVp3,
  xxx: writeXxx,
};

const READERS: Partial<Record<FormatId, (bytes: Uint8Array) => Design>> = {
  csv: readCsv,
  dsb: readDsb,
  dst: readDst,
  exp: readExp,
  hus: readHus,
  jef: readJef,
  json: readJson,
  ksm: readKsm,
  pcs: readPcs,
  pec: readPec,
  pes: readPes,
  phb: readPhb,
  phc: readPhc,
  sew: readSew,
  tap: readTap,
  tbf: readTbf,
  u01: readU01,
  vp3: readVp3,
  xxx: readXxx,
};

/**
 * Writes a design as a machine file.
 * @throws EngineError `unsupported` where the format cannot hold the design, or is only read.
 */
export function encode(
  design: Design,
  format: FormatId,
  options: Partial<EncodeOptions> = {},
): Uint8Array<ArrayBuffer> {
  const write = WRITERS[format];
  if (!write) {
    const { name } = FORMATS[format];
    throw new EngineError('unsupported', `write ${format.toUpperCase()}`, `${name} is only read`);
  }
  return write(design, { ...ENCODE_DEFAULTS, ...options });
}

/**
 * Reads a machine file. Positions stay as in the file: its start is (0, 0).
 * @param format told from the bytes where absent.
 * @throws FormatError for any bytes that are no such file, and for a format that is only written.
 */
export function decode(bytes: Uint8Array, format?: FormatId): Design {
  const found = format ?? sniffFormat(bytes);
  if (!found) throw new FormatError('file', 'is no embroidery format known here', 0);
  const most = found === 'csv' || found === 'json' ? MAX_TEXT_BYTES : MAX_BYTES;
  if (bytes.length > most) {
    throw new FormatError(
      found.toUpperCase(),
      `has ${bytes.length} bytes; at most ${most} are read`,
    );
  }
  const read = READERS[found];
  if (!read) throw new FormatError(found.toUpperCase(), `${FORMATS[found].name} is only written`);
  return read(bytes);
}
