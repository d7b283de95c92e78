import { enlarged } from '../bytes.ts';
import { codesOf, huffmanLengths } from './huffman.ts';
import {
  DISTANCE_COUNT_BITS,
  GAP_AT,
  LENGTH_COUNT_BITS,
  LzhToken,
  MAX_MATCH,
  MIN_MATCH,
  TOKEN_COUNT_BITS,
  TOKENS,
  ZeroRun,
} from './lzh.ts';

/** Few enough that no code passes 16 bits; see `huffmanLengths`. */
const BLOCK_TOKENS = 4096;
/** A distance has at most 10 bits, and 0 is a symbol too. */
const DISTANCE_SYMBOLS = 11;
const LENGTH_SYMBOLS = 19;
/** Readers differ on the gap of a list that ends at it, so none does. */
const MIN_LENGTH_COUNT = GAP_AT + 1;

/** As far back as known files reach; the window of old readers is little larger. */
const MAX_DISTANCE = 953;
/** Places tried for a match: more would gain little. */
const MAX_TRIES = 32;
const HASH_BITS = 12;

/** Packs a column. */
export function compress(bytes: Uint8Array): Uint8Array {
  const { tokens, distances } = findMatches(bytes);
  const out = new BitWriter();
  for (let start = 0; start < tokens.length; start += BLOCK_TOKENS) {
    const end = start + BLOCK_TOKENS;
    writeBlock(out, tokens.subarray(start, end), distances.subarray(start, end));
  }
  return out.finish();
}

function writeBlock(out: BitWriter, tokens: Uint16Array, distances: Uint16Array): void {
  const tokenUse = new Uint32Array(TOKENS);
  const distanceUse = new Uint32Array(DISTANCE_SYMBOLS);
  tokens.forEach((token, i) => {
    tokenUse[token]++;
    if (isMatch(token)) distanceUse[bitWidth(distances[i] - 1)]++;
  });
  out.put(tokens.length, 16);
  const writeToken = writeTokenCode(out, tokenUse);
  const writeDistance = writeDistanceCode(out, distanceUse);
  tokens.forEach((token, i) => {
    writeToken(token);
    if (!isMatch(token)) return;
    const rest = distances[i] - 1;
    const width = bitWidth(rest);
    writeDistance(width);
    if (width > 1) out.put(rest & ((1 << (width - 1)) - 1), width - 1);
  });
}

const isMatch = (token: number): boolean => token >= LzhToken.Match && token < LzhToken.End;

/** Bits of a whole number; 0 for 0. */
const bitWidth = (value: number): number => 32 - Math.clz32(value);

type WriteSymbol = (symbol: number) => void;

/**
 * Writes the code of symbols that occur so often; of a code of one symbol a count of none, and that.
 * @param writeLengths writes how many bits each symbol has
 */
function writeCode(
  out: BitWriter,
  use: Uint32Array,
  countBits: number,
  writeLengths: (lengths: Uint8Array, count: number) => void,
): WriteSymbol {
  const lengths = huffmanLengths(use);
  const count = countOf(lengths);
  if (count === 0) {
    out.put(0, countBits);
    out.put(
      Math.max(
        0,
        use.findIndex((n) => n > 0),
      ),
      countBits,
    );
    return () => undefined;
  }
  writeLengths(lengths, count);
  const codes = codesOf(lengths);
  return (symbol) => out.put(codes[symbol], lengths[symbol]);
}

function writeTokenCode(out: BitWriter, use: Uint32Array): WriteSymbol {
  const steps = lengthSteps(huffmanLengths(use));
  const stepUse = new Uint32Array(LENGTH_SYMBOLS);
  for (const { symbol } of steps) stepUse[symbol]++;
  const writeStep = writeCode(out, stepUse, LENGTH_COUNT_BITS, (lengths, used) => {
    const count = Math.max(MIN_LENGTH_COUNT, used);
    out.put(count, LENGTH_COUNT_BITS);
    for (let i = 0; i < count; i++) {
      if (i === GAP_AT) out.put(0, 2);
      writeLength(out, lengths[i]);
    }
  });
  return writeCode(out, use, TOKEN_COUNT_BITS, (_, count) => {
    out.put(count, TOKEN_COUNT_BITS);
    for (const { symbol, extra, extraBits } of steps) {
      writeStep(symbol);
      out.put(extra, extraBits);
    }
  });
}

function writeDistanceCode(out: BitWriter, use: Uint32Array): WriteSymbol {
  return writeCode(out, use, DISTANCE_COUNT_BITS, (lengths, count) => {
    out.put(count, DISTANCE_COUNT_BITS);
    for (const length of lengths.subarray(0, count)) writeLength(out, length);
  });
}

/** Up to the last symbol that has a code. */
function countOf(lengths: Uint8Array): number {
  return lengths.findLastIndex((length) => length > 0) + 1;
}

interface LengthStep {
  symbol: number;
  extra: number;
  extraBits: number;
}

/** Lengths as symbols of the code of code lengths. */
function lengthSteps(lengths: Uint8Array): LengthStep[] {
  const steps: LengthStep[] = [];
  const count = countOf(lengths);
  const add = (symbol: number, extra = 0, extraBits = 0) =>
    steps.push({ symbol, extra, extraBits });
  for (let i = 0; i < count;) {
    let zeros = 0;
    while (lengths[i + zeros] === 0) zeros++;
    i += zeros;
    // A run of 19 has no sign of its own: a short one, and one more.
    for (; zeros >= 20; zeros = 0) add(ZeroRun.Long, zeros - 20, 9);
    for (; zeros >= 3; zeros -= Math.min(zeros, 18)) add(ZeroRun.Short, Math.min(zeros, 18) - 3, 4);
    for (; zeros > 0; zeros--) add(ZeroRun.One);
    add(lengths[i++] + ZeroRun.Offset);
  }
  return steps;
}

function writeLength(out: BitWriter, length: number): void {
  out.put(Math.min(length, 7), 3);
  for (let i = 7; i < length; i++) out.put(1, 1);
  if (length >= 7) out.put(0, 1);
}

/** Highest bit first. */
class BitWriter {
  #bytes = new Uint8Array(1024);
  #bits = 0;

  put(value: number, count: number): void {
    if ((this.#bits + count) >> 3 >= this.#bytes.length) {
      this.#bytes = enlarged(this.#bytes, new Uint8Array(this.#bytes.length * 2));
    }
    for (let bit = count - 1; bit >= 0; bit--, this.#bits++) {
      if ((value >> bit) & 1) this.#bytes[this.#bits >> 3] |= 0x80 >> (this.#bits & 7);
    }
  }

  finish(): Uint8Array {
    return this.#bytes.subarray(0, (this.#bits + 7) >> 3);
  }
}

/** A column as tokens, the end included; `distances[i]` belongs to a token that is a match. */
interface Tokens {
  tokens: Uint16Array;
  distances: Uint16Array;
}

/**
 * Greedy LZ77 (J. Ziv and A. Lempel 1977): at each place the longest match that
 * chains of equal three bytes lead to.
 */
function findMatches(bytes: Uint8Array): Tokens {
  const tokens = new Uint16Array(bytes.length + 1);
  const distances = new Uint16Array(bytes.length + 1);
  const chains = new Chains(bytes);
  let count = 0;
  for (let at = 0; at < bytes.length; count++) {
    const { length, distance } = chains.longest(at);
    const taken = length >= MIN_MATCH ? length : 1;
    tokens[count] = taken > 1 ? LzhToken.Match + length - MIN_MATCH : bytes[at];
    distances[count] = distance;
    for (const end = at + taken; at < end; at++) chains.add(at);
  }
  tokens[count++] = LzhToken.End;
  return { tokens: tokens.subarray(0, count), distances: distances.subarray(0, count) };
}

/** For each hash of three bytes its last place, and for each place the one before it. */
class Chains {
  readonly #bytes: Uint8Array;
  readonly #last = new Int32Array(1 << HASH_BITS).fill(-1);
  readonly #before: Int32Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#before = new Int32Array(bytes.length);
  }

  add(at: number): void {
    const hash = this.#hash(at);
    this.#before[at] = this.#last[hash];
    this.#last[hash] = at;
  }

  longest(at: number): { length: number; distance: number } {
    const best = { length: 0, distance: 0 };
    let from = this.#last[this.#hash(at)];
    for (let tries = 0; tries < MAX_TRIES && from >= 0 && at - from <= MAX_DISTANCE; tries++) {
      const length = this.#common(from, at);
      if (length > best.length) {
        best.length = length;
        best.distance = at - from;
        if (length === MAX_MATCH) break;
      }
      from = this.#before[from];
    }
    return best;
  }

  #common(from: number, at: number): number {
    const bytes = this.#bytes;
    const most = Math.min(MAX_MATCH, bytes.length - at);
    let length = 0;
    while (length < most && bytes[from + length] === bytes[at + length]) length++;
    return length;
  }

  #hash(at: number): number {
    const bytes = this.#bytes;
    const three = bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16);
    return Math.imul(three, 0x9e3779b1) >>> (32 - HASH_BITS);
  }
}
