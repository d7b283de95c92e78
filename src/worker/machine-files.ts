import type { Design, FormatId } from 'ilmek-engine';
import { decode, encode } from 'ilmek-engine/formats';
import { withoutSources } from './without-sources.ts';

/** A design as a machine file. @throws EngineError */
export const writeMachineFile = (design: Design, format: FormatId): Uint8Array<ArrayBuffer> =>
  new Uint8Array(encode(design, format));

/** A machine file as a design. @throws FormatError */
export const readMachineFile = (bytes: Uint8Array, format: FormatId): Design =>
  withoutSources(decode(bytes, format));
