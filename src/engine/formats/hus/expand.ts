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
  const broken = () => file.error('has a column that cannot be unpacked');
  const bits = new BitReader(packed, broken);
  let length = 0;
  while (length < size && !bits.done) {
    let tokens = bits.take(16);
    // Nothing but padding has an empty block, and there may be millions of them.
    if (tokens === 0) break;
    const tokenCode = readTokenCode(bits);
    const distanceCode = readDistanceCode(bits);
    for (; tokens > 0 && length < size && !bits.done; tokens--) {
      const token = bits.symbol(tokenCode);
      if (token < LzhToken.Match) out[length++] = token;
      else if (token >= LzhToken.End) return out.subarray(0, length);
      else {
        const back = readDistance(bits, distanceCode);
        if (back > length) throw broken();
        const end = Math.min(size, length + token - LzhToken.Match + MIN_MATCH);
        for (; length < end; length++) out[length] = out[length - back];
      }
    }
  }
  return out.subarray(0, length);
}

/**
 * A code: how many symbols it has, and their lengths; a count of none is followed by its only symbol.
 * @param readLengths fills in the bits of each symbol
 * @param mayBeEmpty whether none may have any: then no symbol is asked for
 */
function readCode(
  bits: BitReader,
  countBits: number,
  readLengths: (lengths: Uint8Array) => void,
  mayBeEmpty = false,
): PrefixCode {
  const count = bits.take(countBits);
  if (count === 0) return singleCode(bits.take(countBits));
  const lengths = new Uint8Array(count);
  readLengths(lengths);
  if (mayBeEmpty && lengths.every((length) => length === 0)) return singleCode(0);
  const code = codeFromLengths(lengths);
  if (!code) throw bits.broken();
  return code;
}

/** Its lengths are written in a code of their own, which stands before it. */
function readTokenCode(bits: BitReader): PrefixCode {
  const lengthCode = readCode(bits, LENGTH_COUNT_BITS, (lengths) => {
    for (let i = 0; i < lengths.length; i++) {
      if (i === GAP_AT) i += bits.take(2);
      if (i < lengths.length) lengths[i] = readLength(bits);
    }
  });
  return readCode(bits, TOKEN_COUNT_BITS, (lengths) => {
    for (let i = 0; i < lengths.length;) {
      const symbol = bits.symbol(lengthCode);
      if (symbol === ZeroRun.One) i += 1;
      else if (symbol === ZeroRun.Short) i += 3 + bits.take(4);
      else if (symbol === ZeroRun.Long) i += 20 + bits.take(9);
      else lengths[i++] = symbol - ZeroRun.Offset;
    }
  });
}

function readDistanceCode(bits: BitReader): PrefixCode {
  const readLengths = (lengths: Uint8Array): void => {
    for (let i = 0; i < lengths.length; i++) lengths[i] = readLength(bits);
  };
  // Blocks without a match may name a code of nothing.
  return readCode(bits, DISTANCE_COUNT_BITS, readLengths, true);
}

/** Three bits; seven goes on with a one for each more, and a zero. */
function readLength(bits: BitReader): number {
  let length = bits.take(3);
  if (length < 7) return length;
  for (let i = 0; i < MAX_LENGTH_ONES && bits.take(1) === 1; i++) length++;
  return length;
}

/** The symbol says how many bits the distance less one has; its highest is not written. */
function readDistance(bits: BitReader, code: PrefixCode): number {
  const width = bits.symbol(code);
  if (width === 0) return 1;
  if (width > 16) throw bits.broken();
  return 1 + ((1 << (width - 1)) | bits.take(width - 1));
}

/** Highest bit first; past the end, zeros. */
class BitReader {
  readonly #bytes: Uint8Array;
  /** Makes the error for bits that mean nothing. */
  readonly broken: () => Error;
  #at = 0;

  constructor(bytes: Uint8Array, broken: () => Error) {
    this.#bytes = bytes;
    this.broken = broken;
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length * 8;
  }

  take(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) value = (value << 1) | this.#bit();
    return value;
  }

  symbol({ only, symbols, counts }: PrefixCode): number {
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
    throw this.broken();
  }

  #bit(): number {
    const at = this.#at++;
    return at < this.#bytes.length * 8 ? (this.#bytes[at >> 3] >> (7 - (at & 7))) & 1 : 0;
  }
}
