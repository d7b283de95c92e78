import type { ByteReader } from '../bytes.ts';
import { codeFromLengths, singleCode, type PrefixCode } from './huffman.ts';
import {
  DISTANCE_COUNT_BITS,
  GAP_AT,
  LENGTH_COUNT_BITS,
  LzhToken,
  MIN_MATCH,
  TOKEN_COUNT_BITS,
  ZeroRun,
} from './lzh.ts';

/** No length is longer: three bits, then ones. */
const MAX_LENGTH_ONES = 13;

/**
 * Unpacks a column.
 * @param size how many bytes it holds at most; what comes after is left.
 * @param file for errors.
 * @throws FormatError where it is not packed soundly.
 */
export function expand(packed: Uint8Array, size: number, file: ByteReader): Uint8Array {
  const out = new Uint8Array(size);
  const bits = new BitReader(packed);
  const broken = () => file.error('has a column that cannot be unpacked');
  let length = 0;
  while (length < size && !bits.done) {
    let tokens = bits.take(16);
    // Nothing but padding has an empty block, and there may be millions of them.
    if (tokens === 0) break;
    const tokenCode = readTokenCode(bits, broken);
    const distanceCode = readDistanceCode(bits, broken);
    for (; tokens > 0 && length < size && !bits.done; tokens--) {
      const token = bits.symbol(tokenCode, broken);
      if (token < LzhToken.Match) out[length++] = token;
      else if (token >= LzhToken.End) return out.subarray(0, length);
      else {
        const back = readDistance(bits, distanceCode, broken);
        if (back > length) throw broken();
        const end = Math.min(size, length + token - LzhToken.Match + MIN_MATCH);
        for (; length < end; length++) out[length] = out[length - back];
      }
    }
  }
  return out.subarray(0, length);
}

type Broken = () => Error;

/** The code in which the lengths of the token code are written. */
function readLengthCode(bits: BitReader, broken: Broken): PrefixCode {
  const count = bits.take(LENGTH_COUNT_BITS);
  if (count === 0) return singleCode(bits.take(LENGTH_COUNT_BITS));
  const lengths = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    if (i === GAP_AT) i += bits.take(2);
    if (i < count) lengths[i] = readLength(bits);
  }
  return required(codeFromLengths(lengths), broken);
}

function readTokenCode(bits: BitReader, broken: Broken): PrefixCode {
  const lengthCode = readLengthCode(bits, broken);
  const count = bits.take(TOKEN_COUNT_BITS);
  if (count === 0) return singleCode(bits.take(TOKEN_COUNT_BITS));
  const lengths = new Uint8Array(count);
  for (let i = 0; i < count;) {
    const symbol = bits.symbol(lengthCode, broken);
    if (symbol === ZeroRun.One) i += 1;
    else if (symbol === ZeroRun.Short) i += 3 + bits.take(4);
    else if (symbol === ZeroRun.Long) i += 20 + bits.take(9);
    else lengths[i++] = symbol - ZeroRun.Offset;
  }
  return required(codeFromLengths(lengths), broken);
}

function readDistanceCode(bits: BitReader, broken: Broken): PrefixCode {
  const count = bits.take(DISTANCE_COUNT_BITS);
  if (count === 0) return singleCode(bits.take(DISTANCE_COUNT_BITS));
  const lengths = Uint8Array.from({ length: count }, () => readLength(bits));
  // Blocks without a match may name a code of nothing.
  return lengths.every((length) => length === 0)
    ? singleCode(0)
    : required(codeFromLengths(lengths), broken);
}

/** Three bits; seven goes on with a one for each more, and a zero. */
function readLength(bits: BitReader): number {
  let length = bits.take(3);
  if (length < 7) return length;
  for (let i = 0; i < MAX_LENGTH_ONES && bits.take(1) === 1; i++) length++;
  return length;
}

/** The symbol says how many bits the distance less one has; its highest is not written. */
function readDistance(bits: BitReader, code: PrefixCode, broken: Broken): number {
  const width = bits.symbol(code, broken);
  if (width === 0) return 1;
  if (width > 16) throw broken();
  return 1 + ((1 << (width - 1)) | bits.take(width - 1));
}

function required(code: PrefixCode | undefined, broken: Broken): PrefixCode {
  if (!code) throw broken();
  return code;
}

/** Highest bit first; past the end, zeros. */
class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length * 8;
  }

  take(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) value = (value << 1) | this.#bit();
    return value;
  }

  symbol({ only, symbols, counts }: PrefixCode, broken: Broken): number {
    if (only >= 0) return only;
    let code = 0;
    let first = 0;
    let index = 0;
    for (let bits = 1; bits < counts.length; bits++) {
      code |= this.#bit();
      if (code - first < counts[bits]) return symbols[index + code - first];
      index += counts[bits];
      first = (first + counts[bits]) << 1;
      code <<= 1;
    }
    throw broken();
  }

  #bit(): number {
    const at = this.#at++;
    return at < this.#bytes.length * 8 ? (this.#bytes[at >> 3] >> (7 - (at & 7))) & 1 : 0;
  }
}
