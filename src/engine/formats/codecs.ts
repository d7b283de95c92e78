import type { Design } from '../core/design.ts';
import { EngineError, FormatError } from '../core/errors.ts';
import { readCsv, writeCsv } from './csv/csv.ts';
import { readDst, readTap, writeDst } from './dst/dst.ts';
import { readExp, writeExp } from './exp/exp.ts';
import { readHus, writeHus } from './hus/hus.ts';
import { readJef, writeJef } from './jef/jef.ts';
import { readJson, writeJson } from './json/json.ts';
import { readKsm } from './ksm/ksm.ts';
import { readPcs } from './pcs/pcs.ts';
import { readPec, writePec } from './pec/pec.ts';
import { readPes } from './pes/reader.ts';
import { writePes, type PesVersion } from './pes/writer.ts';
import { readPhb, readPhc } from './phb/phb.ts';
import { readSew, writeSew } from './sew/sew.ts';
import { sniffFormat } from './sniff.ts';
import { writeSvg } from './svg/svg.ts';
import { FORMATS, type FormatId } from './table.ts';
import { readTbf, writeTbf } from './tbf/tbf.ts';
import { readDsb, readU01, writeU01 } from './u01/u01.ts';
import { readVp3 } from './vp3/reader.ts';
import { writeVp3 } from './vp3/writer.ts';
import { readXxx, writeXxx } from './xxx/xxx.ts';

/** How a machine file is written. */
export interface EncodeOptions {
  /** PES only: 6 carries true thread colours, 1 is what the oldest programs read. */
  version: PesVersion;
}

const ENCODE_DEFAULTS: EncodeOptions = { version: 6 };

/** The largest file that is read: two million records take up to 10 bytes each, 40 as text. */
const MAX_BYTES = 24 * 2 ** 20;
const MAX_TEXT_BYTES = 96 * 2 ** 20;

interface Codec {
  read?: (bytes: Uint8Array) => Design;
  write?: (design: Design, options: EncodeOptions) => Uint8Array<ArrayBuffer>;
}

const CODECS: Record<FormatId, Codec> = {
  csv: { read: readCsv, write: writeCsv },
  dsb: { read: readDsb },
  dst: { read: readDst, write: writeDst },
  exp: { read: readExp, write: writeExp },
  hus: { read: readHus, write: writeHus },
  jef: { read: readJef, write: writeJef },
  json: { read: readJson, write: writeJson },
  ksm: { read: readKsm },
  pcs: { read: readPcs },
  pec: { read: readPec, write: writePec },
  pes: { read: readPes, write: (design, { version }) => writePes(design, version) },
  phb: { read: readPhb },
  phc: { read: readPhc },
  sew: { read: readSew, write: writeSew },
  svg: { write: writeSvg },
  tap: { read: readTap },
  tbf: { read: readTbf, write: writeTbf },
  u01: { read: readU01, write: writeU01 },
  vp3: { read: readVp3, write: writeVp3 },
  xxx: { read: readXxx, write: writeXxx },
};

/**
 * Reads a machine file. Positions stay as in the file: its start is (0, 0).
 * @param bytes the whole file, up to 24 MiB; CSV and JSON up to 96 MiB
 * @param format told from the bytes where absent.
 * @throws FormatError for any bytes that are no such file, and for a format that is only written.
 */
export function decode(bytes: Uint8Array, format?: FormatId): Design {
  const found = format ?? sniffFormat(bytes);
  if (!found) throw new FormatError('file', 'is no embroidery format known here', 0);
  const max = found === 'csv' || found === 'json' ? MAX_TEXT_BYTES : MAX_BYTES;
  if (bytes.length > max) {
    const message = `has ${bytes.length} bytes; at most ${max} are read`;
    throw new FormatError(found.toUpperCase(), message);
  }
  const { read } = CODECS[found];
  if (!read) throw new FormatError(found.toUpperCase(), `${FORMATS[found].name} is only written`);
  return read(bytes);
}

/**
 * Writes a design as a machine file. Stitches and jumps longer than its records hold are split.
 * @param design as this engine makes or reads it
 * @param format one that can be written: `FORMATS[format].canWrite`
 * @param options PES alone has one
 * @throws EngineError `unsupported` where the format cannot hold the design, or is only read.
 */
export function encode(
  design: Design,
  format: FormatId,
  options: Partial<EncodeOptions> = {},
): Uint8Array<ArrayBuffer> {
  const { write } = CODECS[format];
  if (!write) {
    const message = `${FORMATS[format].name} is only read`;
    throw new EngineError('unsupported', `write ${format.toUpperCase()}`, message);
  }
  return write(design, { ...ENCODE_DEFAULTS, ...options });
}
