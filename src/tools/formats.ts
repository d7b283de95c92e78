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

/** What no machine takes, but other programs do: shapes to go on with, and stitches as data. */
export const PROGRAM_FORMATS = ['svg', 'csv', 'json'] as const satisfies readonly FormatId[];

const STITCH_FILES = [...MACHINE_FORMATS, ...PROGRAM_FORMATS] as const;

/** Whose machines read a format, as the engine's table has it; what else it is where none does. */
export const READ_BY: Readonly<Record<(typeof STITCH_FILES)[number], string>> = {
  dst: 'Tajima',
  pes: 'Brother, Baby Lock',
  jef: 'Janome, Elna',
  exp: 'Melco, Bernina',
  vp3: 'Pfaff, Husqvarna Viking',
  xxx: 'Singer',
  hus: 'Husqvarna Viking',
  pec: 'Brother, Baby Lock',
  sew: 'Janome, Elna',
  u01: 'Barudan',
  tbf: 'Tajima',
  svg: 'Inkscape, Ink/Stitch',
  csv: 'a table',
  json: 'data',
};

/** All files of stitches that are offered. */
export const STITCH_FORMATS: readonly (typeof STITCH_FILES)[number][] = STITCH_FILES;
