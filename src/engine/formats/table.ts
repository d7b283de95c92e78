import type { Tenth } from '../core/units.ts';
import { DST_LIMITS } from './dst/record.ts';
import { EXP_LIMITS } from './exp/codes.ts';
import { HUS_LIMITS } from './hus/codes.ts';
import { JEF_LIMITS } from './jef/codes.ts';
import { PEC_LIMITS } from './pec/codes.ts';
import type { Limits } from './records.ts';
import { SEW_LIMITS } from './sew/codes.ts';
import { TBF_LIMITS } from './tbf/codes.ts';
import { U01_LIMITS } from './u01/codes.ts';
import { VP3_LIMITS } from './vp3/codes.ts';
import { XXX_LIMITS } from './xxx/codes.ts';

/** In the order in which a menu shows them: the most used first. */
export const FORMAT_IDS = [
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
  'phc',
  'phb',
  'pcs',
  'dsb',
  'ksm',
  'tap',
  'svg',
  'csv',
  'json',
] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

/** What a format is, and what it can hold. */
export interface Format {
  /** Its key in `FORMATS`. */
  id: FormatId;
  /** With its dot, lower case: '.dst'. */
  extension: string;
  /** What embroiderers call it. */
  name: string;
  /** Whose machines it is made for; '' for files that machines do not take. */
  maker: string;
  /** For a download's media type. */
  mime: string;
  /** Whether `decode` takes it. */
  canRead: boolean;
  /** Whether `encode` makes it. */
  canWrite: boolean;
  /** Whether each thread's own colour is in the file. */
  keepsColors: boolean;
  /** Longest record along an axis, in tenths of a millimetre; longer ones are split. Infinity: none is. */
  maxStitchTenths: Tenth;
  /** The same for a move with the needle up. */
  maxJumpTenths: Tenth;
}

/** What most machine formats share: read and written, without colours. */
function machineFormat(
  id: FormatId,
  name: string,
  maker: string,
  { maxStitch, maxJump }: Limits,
  rest: Partial<Format> = {},
): Format {
  return {
    id,
    extension: `.${id}`,
    name,
    maker,
    mime: `application/x-${id}`,
    canRead: true,
    canWrite: true,
    keepsColors: false,
    maxStitchTenths: maxStitch,
    maxJumpTenths: maxJump,
    ...rest,
  };
}

const UNLIMITED: Limits = { maxStitch: Infinity, maxJump: Infinity };
/** A record's numbers are whole bytes beside their signs. */
const BYTE: Limits = { maxStitch: 255, maxJump: 255 };
const COLORS: Partial<Format> = { keepsColors: true };
const READ_ONLY: Partial<Format> = { canWrite: false };

/** Every format by its id, with what it can hold. */
export const FORMATS: Readonly<Record<FormatId, Readonly<Format>>> = {
  dst: machineFormat('dst', 'Tajima', 'Tajima', DST_LIMITS),
  pes: machineFormat('pes', 'Brother PES', 'Brother, Baby Lock', PEC_LIMITS, COLORS),
  jef: machineFormat('jef', 'Janome JEF', 'Janome, Elna', JEF_LIMITS),
  exp: machineFormat('exp', 'Melco Expanded', 'Melco, Bernina', EXP_LIMITS),
  vp3: machineFormat('vp3', 'Pfaff VP3', 'Pfaff, Husqvarna Viking', VP3_LIMITS, COLORS),
  xxx: machineFormat('xxx', 'Singer XXX', 'Singer', XXX_LIMITS, COLORS),
  hus: machineFormat('hus', 'Husqvarna HUS', 'Husqvarna Viking', HUS_LIMITS),
  pec: machineFormat('pec', 'Brother PEC', 'Brother, Baby Lock', PEC_LIMITS),
  sew: machineFormat('sew', 'Janome SEW', 'Janome, Elna', SEW_LIMITS),
  u01: machineFormat('u01', 'Barudan U01', 'Barudan', U01_LIMITS),
  tbf: machineFormat('tbf', 'Tajima TBF', 'Tajima', TBF_LIMITS, COLORS),
  phc: machineFormat('phc', 'Brother PHC', 'Brother, Baby Lock', PEC_LIMITS, READ_ONLY),
  phb: machineFormat('phb', 'Brother PHB', 'Brother, Baby Lock', PEC_LIMITS, READ_ONLY),
  pcs: machineFormat('pcs', 'Pfaff PCS', 'Pfaff', UNLIMITED, { ...READ_ONLY, ...COLORS }),
  dsb: machineFormat('dsb', 'Barudan DSB', 'Barudan', BYTE, READ_ONLY),
  ksm: machineFormat('ksm', 'Pfaff KSM', 'Pfaff', BYTE, READ_ONLY),
  tap: machineFormat('tap', 'Happy', 'Happy', DST_LIMITS, READ_ONLY),
  svg: machineFormat('svg', 'SVG drawing', '', UNLIMITED, {
    mime: 'image/svg+xml',
    canRead: false,
    keepsColors: true,
  }),
  csv: machineFormat('csv', 'CSV table', '', UNLIMITED, { mime: 'text/csv', keepsColors: true }),
  json: machineFormat('json', 'JSON', '', UNLIMITED, {
    mime: 'application/json',
    keepsColors: true,
  }),
};

/**
 * The format of a file by its name's ending, in any case; undefined for others.
 * @param name with its ending: 'flower.PES'
 */
export function formatOfFileName(name: string): FormatId | undefined {
  const lower = name.toLowerCase();
  return FORMAT_IDS.find((id) => lower.endsWith(FORMATS[id].extension));
}
