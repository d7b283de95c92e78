import { FormatError } from '../../core/errors.ts';

/*
 * The deflate method (RFC 1951), for the compressed tables of WOFF files. The
 * size of what comes out is known beforehand, so it is written in place.
 */

/** Bits of extra length and their base, for length codes 257 to 285. */
const LENGTH_BITS = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
];
const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
  163, 195, 227, 258,
];
/** The order in which the lengths of the code length code come. */
const CODE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const LONGEST_CODE = 15;

/** A canonical Huffman code: how many codes there are of each length, and the symbols in their order. */
interface Code {
  counts: Uint16Array;
  symbols: Uint16Array;
}

/** Where reading stands. */
interface Stream {
  bytes: Uint8Array;
  at: number;
  bits: number;
  count: number;
}

/**
 * Unpacks a zlib stream (RFC 1950; its checksum is not looked at).
 * @param size of what comes out, in bytes
 * @throws FormatError where the stream is broken or of another size
 */
export function inflate(bytes: Uint8Array, size: number): Uint8Array {
  const stream: Stream = { bytes, at: 2, bits: 0, count: 0 };
  const out = new Uint8Array(size);
  let written = 0;
  for (let last = 0; !last;) {
    last = take(stream, 1);
    const kind = take(stream, 2);
    if (kind === 0) written = stored(stream, out, written);
    else if (kind === 1) written = packed(stream, out, written, ...fixedCodes());
    else if (kind === 2) written = packed(stream, out, written, ...ownCodes(stream));
    else throw broken(stream, 'no such kind of block');
  }
  if (written !== size) throw broken(stream, `unpacks to ${written} bytes, not ${size}`);
  return out;
}

const broken = (stream: Stream, what: string): FormatError =>
  new FormatError('font', `packed table: ${what}`, stream.at);

function take(stream: Stream, count: number): number {
  while (stream.count < count) {
    if (stream.at >= stream.bytes.length) throw broken(stream, 'ends early');
    stream.bits |= stream.bytes[stream.at++] << stream.count;
    stream.count += 8;
  }
  const value = stream.bits & ((1 << count) - 1);
  stream.bits >>>= count;
  stream.count -= count;
  return value;
}

function stored(stream: Stream, out: Uint8Array, from: number): number {
  stream.bits = 0;
  stream.count = 0;
  const length = take(stream, 16);
  take(stream, 16);
  if (stream.at + length > stream.bytes.length || from + length > out.length) {
    throw broken(stream, 'ends early');
  }
  out.set(stream.bytes.subarray(stream.at, stream.at + length), from);
  stream.at += length;
  return from + length;
}

function packed(stream: Stream, out: Uint8Array, from: number, codes: Code, far: Code): number {
  let n = from;
  for (;;) {
    const symbol = decode(stream, codes);
    if (symbol === 256) return n;
    if (symbol < 256) {
      if (n >= out.length) throw broken(stream, 'is longer than it says');
      out[n++] = symbol;
      continue;
    }
    const k = symbol - 257;
    if (k >= LENGTH_BASE.length) throw broken(stream, 'no such length');
    const length = LENGTH_BASE[k] + take(stream, LENGTH_BITS[k]);
    const distance = distanceOf(stream, decode(stream, far));
    if (distance > n || n + length > out.length) throw broken(stream, 'points outside');
    for (let i = 0; i < length; i++, n++) out[n] = out[n - distance];
  }
}

/** Distance codes: two each for every number of extra bits. */
function distanceOf(stream: Stream, symbol: number): number {
  if (symbol < 4) return symbol + 1;
  if (symbol > 29) throw broken(stream, 'no such distance');
  const bits = (symbol >> 1) - 1;
  return (2 + (symbol & 1)) * (1 << bits) + 1 + take(stream, bits);
}

/** Reads one symbol, a bit at a time: codes of one length are consecutive numbers. */
function decode(stream: Stream, { counts, symbols }: Code): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length <= LONGEST_CODE; length++) {
    code |= take(stream, 1);
    const count = counts[length];
    if (code - count < first) return symbols[index + code - first];
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw broken(stream, 'no such code');
}

function codeOf(lengths: ArrayLike<number>): Code {
  const counts = new Uint16Array(LONGEST_CODE + 1);
  for (let i = 0; i < lengths.length; i++) counts[lengths[i]]++;
  counts[0] = 0;
  const next = new Uint16Array(LONGEST_CODE + 2);
  for (let l = 1; l <= LONGEST_CODE; l++) next[l + 1] = next[l] + counts[l];
  const symbols = new Uint16Array(lengths.length);
  for (let i = 0; i < lengths.length; i++) if (lengths[i]) symbols[next[lengths[i]]++] = i;
  return { counts, symbols };
}

function fixedCodes(): [Code, Code] {
  const lengths = Uint8Array.from({ length: 288 }, (_, i) =>
    i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8,
  );
  return [codeOf(lengths), codeOf(new Uint8Array(30).fill(5))];
}

/** The codes that a block brings with it. */
function ownCodes(stream: Stream): [Code, Code] {
  const literals = take(stream, 5) + 257;
  const distances = take(stream, 5) + 1;
  const orders = take(stream, 4) + 4;
  const short = new Uint8Array(CODE_ORDER.length);
  for (let i = 0; i < orders; i++) short[CODE_ORDER[i]] = take(stream, 3);
  const code = codeOf(short);
  const lengths = new Uint8Array(literals + distances);
  for (let n = 0; n < lengths.length;) {
    const symbol = decode(stream, code);
    if (symbol < 16) {
      lengths[n++] = symbol;
      continue;
    }
    const value = symbol === 16 ? lengths[n - 1] : 0;
    const [bits, base] = symbol === 16 ? [2, 3] : symbol === 17 ? [3, 3] : [7, 11];
    for (let times = take(stream, bits) + base; times > 0 && n < lengths.length; times--) {
      lengths[n++] = value;
    }
  }
  return [codeOf(lengths.subarray(0, literals)), codeOf(lengths.subarray(literals))];
}
