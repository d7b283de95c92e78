import type { FormatId } from '../engine/formats/index.ts';

/** Formats that machines read and the engine writes, the commonest first. */
export const MACHINE_FORMATS = [
  'dst',
  'pes',
  'jef',
  'exp',
  'vp3',
  'xxx',
  'hus',
  'pec',
  'sew',
  'u01',
  'tbf',
] as const satisfies readonly FormatId[];
