import type { Design } from '../engine/core/design.ts';
import { decode, encode, type FormatId } from '../engine/formats/index.ts';
import { withoutSources } from './without-sources.ts';

/** A design as a machine file. @throws EngineError */
export const writeMachineFile = (design: Design, format: FormatId): Uint8Array<ArrayBuffer> =>
  new Uint8Array(encode(design, format));

/** A machine file as a design. @throws FormatError */
export const readMachineFile = (bytes: Uint8Array, format: FormatId): Design =>
  withoutSources(decode(bytes, format));
