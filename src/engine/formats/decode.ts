import type { Design } from '../core/design.ts';
import { FormatError } from '../core/errors.ts';
import { readCsv } from './csv/reader.ts';
import { readDsb } from './dsb/reader.ts';
import { readDst } from './dst/reader.ts';
import { readExp } from './exp/reader.ts';
import { readHus } from './hus/reader.ts';
import { readJef } from './jef/reader.ts';
import { readJson } from './json/reader.ts';
import { readKsm } from './ksm/reader.ts';
import { readPcs } from './pcs/reader.ts';
import { readPec } from './pec/reader.ts';
import { readPes } from './pes/reader.ts';
import { readPhb } from './phb/reader.ts';
import { readPhc } from './phc/reader.ts';
import { readSew } from './sew/reader.ts';
import { readTap } from './tap/reader.ts';
import { readTbf } from './tbf/reader.ts';
import { readU01 } from './u01/reader.ts';
import { readVp3 } from './vp3/reader.ts';
import { readXxx } from './xxx/reader.ts';
import { sniffFormat } from './sniff.ts';
import { FORMATS, type FormatId } from './table.ts';

/** The largest file that is read: two million records take up to 10 bytes each, 40 as text. */
const MAX_BYTES = 24 * 2 ** 20;
const MAX_TEXT_BYTES = 96 * 2 ** 20;

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
 * Reads a machine file. Positions stay as in the file: its start is (0, 0).
 * @param bytes the whole file, up to 24 MiB; CSV and JSON up to 96 MiB
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
