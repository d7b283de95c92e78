import { LzhToken, MAX_MATCH, MIN_MATCH } from './lzh.ts';

/** As far back as known files reach; the window of old readers is little larger. */
const MAX_DISTANCE = 953;
/** Places tried for a match: more would gain little. */
const MAX_TRIES = 32;
const HASH_BITS = 12;

/** A column as tokens, the end included; `distances[i]` belongs to a token that is a match. */
export interface Tokens {
  tokens: Uint16Array;
  distances: Uint16Array;
}

/**
 * Greedy LZ77 (J. Ziv and A. Lempel 1977): at each place the longest match that
 * chains of equal three bytes lead to.
 */
export function findMatches(bytes: Uint8Array): Tokens {
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
