import { DST_ALWAYS, DST_HEADER_BYTES, DST_RECORD_BYTES, DstFlag } from './dst/record.ts';
import { DSZ_RECORD_BYTES, DszFlag } from './dsz/dsz.ts';
import { EXP_MARK, ExpCode } from './exp/exp.ts';
import { HUS_MAGICS } from './hus/hus.ts';
import { JEF_COUNT_AT, JEF_HEADER_BYTES } from './jef/jef.ts';
import { JANOME_THREADS } from './jef/threads.ts';
import { JSON_MAGIC } from './json/json.ts';
import { PCS_HOOPS, PCS_MARK } from './pcs/pcs.ts';
import { PEC_MAGIC } from './pec/pec.ts';
import { PES_MAGIC } from './pes/reader.ts';
import { PHB_MAGIC, PHC_MAGIC } from './phb/phb.ts';
import { SEW_INDICES_AT, SEW_MAX_BLOCKS, SEW_STITCHES_AT } from './sew/sew.ts';
import { SHV_MAGIC } from './shv/shv.ts';
import type { FormatId } from './table.ts';
import { TBF_HEADER_BYTES, TBF_MAGIC } from './tbf/tbf.ts';
import {
  T100_COMMAND,
  T100_RECORD_BYTES,
  T100Code,
  T10O_COMMAND,
  T10O_RECORD_BYTES,
  T10oCode,
} from './toyota/toyota.ts';
import {
  BARUDAN_COMMAND,
  BARUDAN_RECORD_BYTES,
  BarudanCommand,
  BarudanFlag,
  U01_FILL,
  U01_HEADER_BYTES,
  U01_NUMBERS_AT,
} from './u01/u01.ts';
import { VP3_MAGIC } from './vp3/reader.ts';
import { XXX_END_AT, XXX_HEADER_BYTES, XxxMark } from './xxx/xxx.ts';

type Bytes = Uint8Array;

/**
 * The format of bytes, by a mark at their start where the format has one, else
 * by whether they make sense as one: the surest test first. KSM has neither.
 * @param bytes the whole file
 */
export function sniffFormat(bytes: Uint8Array): FormatId | undefined {
  return markedFormat(bytes) ?? likelyFormat(bytes);
}

/** The format of bytes that have a mark of their own: no other kind of file is taken for one. */
export function markedFormat(bytes: Uint8Array): FormatId | undefined {
  return MARKED.find(([, test]) => test(bytes))?.[0];
}

/**
 * The format of bytes without a mark that are hardly anything else, whatever their name says: their
 * header says where their stitches are, or is empty where another's stitches would be.
 */
export function surelyFormat(bytes: Uint8Array): FormatId | undefined {
  return SURE.find(([, test]) => test(bytes))?.[0];
}

/** What bytes may be, by tests of which each passes other files, too. */
export const likelyFormat = (bytes: Uint8Array): FormatId | undefined =>
  LIKELY.find(([, test]) => test(bytes))?.[0];

/** Whether bytes are none of a format that has a test; of others nothing is known. */
export const isUnlike = (bytes: Uint8Array, format: FormatId): boolean =>
  LIKELY.some(([id, test]) => id === format && !test(bytes));

type Tests = readonly (readonly [id: FormatId, test: (bytes: Bytes) => boolean])[];

const MARKED: Tests = [
  ['pes', (bytes) => starts(bytes, PES_MAGIC)],
  ['pec', (bytes) => starts(bytes, PEC_MAGIC)],
  ['phc', (bytes) => starts(bytes, PHC_MAGIC)],
  ['phb', (bytes) => starts(bytes, PHB_MAGIC)],
  ['vp3', (bytes) => starts(bytes, VP3_MAGIC)],
  ['json', (bytes) => starts(bytes, JSON_MAGIC)],
  ['csv', (bytes) => starts(bytes, '"#",')],
  ['hus', (bytes) => HUS_MAGICS.includes(u32(bytes, 0))],
  ['tbf', (bytes) => starts(bytes, TBF_MAGIC) && bytes.length >= TBF_HEADER_BYTES],
  ['dsb', (bytes) => hasTajimaHeader(bytes) && hasBarudanRecords(bytes)],
  ['dsz', (bytes) => hasTajimaHeader(bytes) && hasZskRecords(bytes)],
  ['dst', hasTajimaHeader],
  ['shv', (bytes) => starts(bytes, SHV_MAGIC)],
];

const LIKELY: Tests = [
  ['jef', looksLikeJef],
  ['sew', looksLikeSew],
  ['u01', looksLikeU01],
  ['xxx', looksLikeXxx],
  ['tap', looksLikeTap],
  ['pcs', looksLikePcs],
  ['pcm', looksLikePcm],
  ['toyota10o', looksLikeToyota10o],
  ['toyota100', looksLikeToyota100],
  ['exp', looksLikeExp],
];

const SURE: Tests = [
  ['jef', looksLikeJef],
  ['sew', (bytes) => looksLikeSew(bytes) && hasEmptySewHeader(bytes)],
  ['u01', looksLikeU01],
  ['xxx', looksLikeXxx],
];

function starts(bytes: Bytes, text: string): boolean {
  if (bytes.length < text.length) return false;
  for (let i = 0; i < text.length; i++) if (bytes[i] !== text.charCodeAt(i)) return false;
  return true;
}

/** NaN past the end. */
function u32(bytes: Bytes, at: number): number {
  return bytes[at] + bytes[at + 1] * 2 ** 8 + bytes[at + 2] * 2 ** 16 + bytes[at + 3] * 2 ** 24;
}

/** NaN past the end. */
const u16 = (bytes: Bytes, at: number): number => bytes[at] + bytes[at + 1] * 2 ** 8;

function hasTajimaHeader(bytes: Bytes): boolean {
  return starts(bytes, 'LA:') && bytes.length >= DST_HEADER_BYTES;
}

/** Whether all records up to the end mark have the bit that Barudan's have; a DST's end has not. */
function hasBarudanRecords(bytes: Bytes): boolean {
  let at = DST_HEADER_BYTES;
  for (; at + BARUDAN_RECORD_BYTES <= bytes.length; at += BARUDAN_RECORD_BYTES) {
    if ((bytes[at] & BarudanFlag.Always) === 0) return false;
    if ((bytes[at] & BARUDAN_COMMAND) === BarudanCommand.End && bytes[at + 2] === 0) return true;
  }
  return at > DST_HEADER_BYTES;
}

/** Whether each record has the bit that ZSK's have: the stitches of a DST file have it only in jumps. */
function hasZskRecords(bytes: Bytes): boolean {
  const first = DST_HEADER_BYTES + DSZ_RECORD_BYTES - 1;
  for (let at = first; at < bytes.length; at += DSZ_RECORD_BYTES) {
    if ((bytes[at] & DszFlag.Always) === 0) return false;
    if ((bytes[at] & DST_ALWAYS) === 0) return true;
  }
  return false;
}

/** Its stitches start right behind its lists. */
function looksLikeJef(bytes: Bytes): boolean {
  const start = u32(bytes, 0);
  return start === JEF_HEADER_BYTES + 8 * u32(bytes, JEF_COUNT_AT) && start <= bytes.length;
}

function looksLikeSew(bytes: Bytes): boolean {
  const count = u16(bytes, 0);
  if (bytes.length < SEW_STITCHES_AT || count > SEW_MAX_BLOCKS) return false;
  for (let i = 0; i < count; i++) {
    const index = u16(bytes, SEW_INDICES_AT + 2 * i);
    if (index < 1 || index > JANOME_THREADS.length) return false;
  }
  return count > 0;
}

/** Whether next to nothing stands between its colours and its stitches: seven kilobytes. */
function hasEmptySewHeader(bytes: Bytes): boolean {
  const between = bytes.subarray(SEW_INDICES_AT + 2 * u16(bytes, 0), SEW_STITCHES_AT);
  const filled = between.reduce((sum, byte) => (byte === 0 ? sum : sum + 1), 0);
  return filled < between.length / 20;
}

function looksLikeU01(bytes: Bytes): boolean {
  if (bytes.length < U01_HEADER_BYTES) return false;
  return bytes.subarray(0, U01_NUMBERS_AT).every((byte) => byte === U01_FILL);
}

/** The header says where the end mark stands. */
function looksLikeXxx(bytes: Bytes): boolean {
  const end = u32(bytes, XXX_END_AT);
  return end >= XXX_HEADER_BYTES && bytes[end] === XxxMark.Code;
}

/** Records of a DST file from the first byte on; the last is the end mark, which moves nothing. */
function looksLikeTap(bytes: Bytes): boolean {
  const end = bytes.length - DST_RECORD_BYTES;
  if (end < DST_RECORD_BYTES || end % DST_RECORD_BYTES !== 0) return false;
  if (bytes[end] !== 0 || bytes[end + 1] !== 0 || bytes[end + 2] !== DstFlag.End) return false;
  for (let at = 2; at < end; at += DST_RECORD_BYTES) {
    if ((bytes[at] & DST_ALWAYS) !== DST_ALWAYS) return false;
  }
  return true;
}

/** A known hoop, and fewer records than it has bytes. */
function looksLikePcs(bytes: Bytes): boolean {
  if (bytes[0] !== PCS_MARK || !PCS_HOOPS.includes(bytes[1])) return false;
  const records = 4 + 4 * u16(bytes, 2);
  return u16(bytes, records) * 9 <= bytes.length - records - 2;
}

/** The same, with the highest byte first, and two bytes a colour. */
function looksLikePcm(bytes: Bytes): boolean {
  if (bytes[0] !== PCS_MARK || !PCS_HOOPS.includes(bytes[1])) return false;
  const u16be = (at: number): number => bytes[at] * 2 ** 8 + bytes[at + 1];
  const records = 4 + 2 * u16be(2);
  return u16be(records) * 9 <= bytes.length - records - 2;
}

function looksLikeToyota10o(bytes: Bytes): boolean {
  const known: readonly number[] = Object.values(T10oCode);
  return isRecords(bytes, T10O_RECORD_BYTES, [T10oCode.End, 0, 0], (byte) =>
    known.includes(byte & T10O_COMMAND),
  );
}

function looksLikeToyota100(bytes: Bytes): boolean {
  const known: readonly number[] = Object.values(T100Code);
  return isRecords(bytes, T100_RECORD_BYTES, [T100Code.End, 0, 0, 0], (byte) =>
    known.includes(byte & T100_COMMAND),
  );
}

/** Whether bytes are nothing but records whose first byte is known, one or more before the last. */
function isRecords(
  bytes: Bytes,
  size: number,
  last: readonly number[],
  isKnown: (first: number) => boolean,
): boolean {
  const end = bytes.length - size;
  if (end < size || end % size !== 0) return false;
  for (let at = 0; at < end; at += size) if (!isKnown(bytes[at])) return false;
  return last.every((byte, i) => bytes[end + i] === byte);
}

/**
 * EXP has no mark of its own: what can be read as one to its end, and uses one
 * of its codes, is taken for one.
 */
function looksLikeExp(bytes: Bytes): boolean {
  let codes = 0;
  let at = 0;
  while (at + 1 < bytes.length) {
    const isCode = bytes[at] === EXP_MARK;
    if (isCode && !EXP_CODES.has(bytes[at + 1])) return false;
    if (isCode) codes++;
    at += isCode ? 4 : 2;
  }
  return codes > 0 && at === bytes.length;
}

const EXP_CODES: ReadonlySet<number> = new Set(Object.values(ExpCode));
