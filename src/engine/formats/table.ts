import type { Tenth } from '../core/units.ts';

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
  'dsz',
  'toyota100',
  'toyota10o',
  'pcm',
  'shv',
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

/** How far one record can move along either axis. */
export type Limits = Pick<Format, 'maxStitchTenths' | 'maxJumpTenths'>;

/** What most machine formats share: read and written, without colours. */
function machineFormat(
  id: FormatId,
  name: string,
  maker: string,
  limits: Limits,
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
    ...limits,
    ...rest,
  };
}

const both = (tenths: Tenth): Limits => ({ maxStitchTenths: tenths, maxJumpTenths: tenths });
const UNLIMITED = both(Infinity);
/** A record's numbers are whole bytes beside their signs. */
const BYTE = both(255);
/** -128 marks a code, so a signed byte holds -127 to 127. */
const SIGNED_BYTE = both(127);
/** 81 + 27 + 9 + 3 + 1: the largest number that five balanced ternary digits hold. */
const TERNARY = both(121);
/** A long value has 12 bits, signed. */
const PEC = both(2047);
/** Longer records are moves to a machine: it has no other sign for one. */
const VP3: Limits = { maxStitchTenths: 255, maxJumpTenths: 3200 };
/** First bytes from 125 on are codes. */
const XXX = both(124);
/** A byte holds 255, but machines step no further. */
const BARUDAN = both(127);
const COLORS: Partial<Format> = { keepsColors: true };
const READ_ONLY: Partial<Format> = { canWrite: false };

/** Every format by its id, with what it can hold. */
export const FORMATS: Readonly<Record<FormatId, Readonly<Format>>> = {
  dst: machineFormat('dst', 'Tajima', 'Tajima', TERNARY),
  pes: machineFormat('pes', 'Brother PES', 'Brother, Baby Lock', PEC, COLORS),
  jef: machineFormat('jef', 'Janome JEF', 'Janome, Elna', SIGNED_BYTE),
  exp: machineFormat('exp', 'Melco Expanded', 'Melco, Bernina', SIGNED_BYTE),
  vp3: machineFormat('vp3', 'Pfaff VP3', 'Pfaff, Husqvarna Viking', VP3, COLORS),
  xxx: machineFormat('xxx', 'Singer XXX', 'Singer', XXX, COLORS),
  hus: machineFormat('hus', 'Husqvarna HUS', 'Husqvarna Viking', SIGNED_BYTE),
  pec: machineFormat('pec', 'Brother PEC', 'Brother, Baby Lock', PEC),
  sew: machineFormat('sew', 'Janome SEW', 'Janome, Elna', SIGNED_BYTE),
  u01: machineFormat('u01', 'Barudan U01', 'Barudan', BARUDAN),
  tbf: machineFormat('tbf', 'Tajima TBF', 'Tajima', SIGNED_BYTE, COLORS),
  phc: machineFormat('phc', 'Brother PHC', 'Brother, Baby Lock', PEC, READ_ONLY),
  phb: machineFormat('phb', 'Brother PHB', 'Brother, Baby Lock', PEC, READ_ONLY),
  pcs: machineFormat('pcs', 'Pfaff PCS', 'Pfaff', UNLIMITED, { ...READ_ONLY, ...COLORS }),
  dsb: machineFormat('dsb', 'Barudan DSB', 'Barudan', BYTE, READ_ONLY),
  ksm: machineFormat('ksm', 'Pfaff KSM', 'Pfaff', BYTE, READ_ONLY),
  tap: machineFormat('tap', 'Happy', 'Happy', TERNARY, READ_ONLY),
  dsz: machineFormat('dsz', 'ZSK', 'ZSK', BYTE, READ_ONLY),
  toyota100: machineFormat('toyota100', 'Toyota 100', 'Toyota', SIGNED_BYTE, {
    ...READ_ONLY,
    extension: '.100',
  }),
  toyota10o: machineFormat('toyota10o', 'Toyota 10o', 'Toyota', BYTE, {
    ...READ_ONLY,
    extension: '.10o',
  }),
  pcm: machineFormat('pcm', 'Pfaff PCM', 'Pfaff', UNLIMITED, READ_ONLY),
  shv: machineFormat('shv', 'Husqvarna SHV', 'Husqvarna Viking', SIGNED_BYTE, READ_ONLY),
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
