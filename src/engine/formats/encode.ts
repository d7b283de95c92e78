import type { Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import { writeCsv } from './csv/writer.ts';
import { writeDst } from './dst/writer.ts';
import { writeExp } from './exp/writer.ts';
import { writeHus } from './hus/writer.ts';
import { writeJef } from './jef/writer.ts';
import { writeJson } from './json/writer.ts';
import { writePec } from './pec/writer.ts';
import { writePes } from './pes/writer.ts';
import { writeSew } from './sew/writer.ts';
import { writeSvg } from './svg/writer.ts';
import { writeTbf } from './tbf/writer.ts';
import { writeU01 } from './u01/writer.ts';
import { writeVp3 } from './vp3/writer.ts';
import { writeXxx } from './xxx/writer.ts';
import type { PesVersion } from './pes/codes.ts';
import { FORMATS, type FormatId } from './table.ts';

/** How a machine file is written. */
export interface EncodeOptions {
  /** PES only: 6 carries true thread colours, 1 is what the oldest programs read. */
  version: PesVersion;
}

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
  const write = WRITERS[format];
  if (!write) {
    const { name } = FORMATS[format];
    throw new EngineError('unsupported', `write ${format.toUpperCase()}`, `${name} is only read`);
  }
  return write(design, { ...ENCODE_DEFAULTS, ...options });
}
