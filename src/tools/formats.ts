import type { FormatId } from 'ilmek-engine';

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

/** What no machine takes, but other programs do: the stitches drawn, and as data. */
export const PROGRAM_FORMATS = ['svg', 'csv', 'json'] as const satisfies readonly FormatId[];

/** All files of stitches that are offered. */
export const STITCH_FORMATS: readonly FormatId[] = [...MACHINE_FORMATS, ...PROGRAM_FORMATS];
