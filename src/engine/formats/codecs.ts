import type { Design } from '../core/design.ts';
import { EngineError, FormatError } from '../core/errors.ts';
import { readCsv, writeCsv } from './csv/csv.ts';
import { readDst, readTap, writeDst } from './dst/dst.ts';
import { readDsz } from './dsz/dsz.ts';
import { readExp, writeExp } from './exp/exp.ts';
import { readHus, writeHus } from './hus/hus.ts';
import { readJef, writeJef } from './jef/jef.ts';
import { readJson, writeJson } from './json/json.ts';
import { readKsm } from './ksm/ksm.ts';
import { readPcm, readPcs } from './pcs/pcs.ts';
import { readPec, writePec } from './pec/pec.ts';
import { readPes } from './pes/reader.ts';
import { writePes, type PesVersion } from './pes/writer.ts';
import { readPhb, readPhc } from './phb/phb.ts';
import { readSew, writeSew } from './sew/sew.ts';
import { readShv } from './shv/shv.ts';
import { isUnlike, likelyFormat, markedFormat, sniffFormat, surelyFormat } from './sniff.ts';
import { writeSvg } from './svg/svg.ts';
import { FORMATS, formatOfFileName, type FormatId } from './table.ts';
import { readTbf, writeTbf } from './tbf/tbf.ts';
import { readToyota100, readToyota10o } from './toyota/toyota.ts';
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
  dsz: { read: readDsz },
  exp: { read: readExp, write: writeExp },
  hus: { read: readHus, write: writeHus },
  jef: { read: readJef, write: writeJef },
  json: { read: readJson, write: writeJson },
  ksm: { read: readKsm },
  pcm: { read: readPcm },
  pcs: { read: readPcs },
  pec: { read: readPec, write: writePec },
  pes: { read: readPes, write: (design, { version }) => writePes(design, version) },
  phb: { read: readPhb },
  phc: { read: readPhc },
  sew: { read: readSew, write: writeSew },
  shv: { read: readShv },
  svg: { write: writeSvg },
  tap: { read: readTap },
  tbf: { read: readTbf, write: writeTbf },
  toyota100: { read: readToyota100 },
  toyota10o: { read: readToyota10o },
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

/** A design from a file, and what the file was. */
export interface DecodedFile {
  design: Design;
  /** What it was read as: what it holds, where its ending says another. */
  format: FormatId;
}

/**
 * Reads a machine file by its name and its bytes: a mark in the bytes, or a header that is hardly
 * another's, goes before the name's ending, which may be wrong; other bytes are taken for what the
 * ending says, and where they are none of it for what they are likely to be. Where the ending is of
 * no format known here, nothing is guessed: many formats' files could be read as another's.
 * @param name with its ending, or without one: then the bytes decide
 * @param bytes as for `decode`
 * @throws FormatError as `decode` does, and for an ending that is not read here.
 */
export function decodeFile(name: string, bytes: Uint8Array): DecodedFile {
  const ending = /\.[a-z0-9+]+$/i.exec(name)?.[0].toLowerCase();
  const marked = markedFormat(bytes);
  const named = formatOfFileName(name);
  if (!marked && !named && ending) {
    throw new FormatError(
      ending.slice(1).toUpperCase(),
      `${ending} files are not read here; a machine file under another name wants its own ending`,
      0,
    );
  }
  const likely = likelyFormat(bytes);
  const believed = named && !(likely && isUnlike(bytes, named)) ? named : likely;
  const format = marked ?? surelyFormat(bytes) ?? believed;
  try {
    return { design: decode(bytes, format), format: format! };
  } catch (error) {
    if (format === marked || likely === undefined || likely === format) throw error;
    return { design: decode(bytes, likely), format: likely };
  }
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
