/*
 * Canonical prefix codes: D. A. Huffman 1952; E. S. Schwartz and B. Kallick
 * 1964 for codes that their lengths alone describe. Shorter codes come first,
 * and among equals the smaller symbol.
 */

/** No code of the format is longer: it looks 16 bits ahead. */
export const MAX_CODE_BITS = 16;

/** Turns bits into symbols. */
export interface PrefixCode {
  /** The symbol of a code that has but one, of no bits. */
  only: number;
  /** Symbols in the order of their codes; empty for a code of one symbol. */
  symbols: Uint16Array;
  /** How many codes there are of each length, 0 to 16. */
  counts: Uint16Array;
}

/** A code of one symbol, which takes no bits. */
export function singleCode(symbol: number): PrefixCode {
  return { only: symbol, symbols: new Uint16Array(0), counts: new Uint16Array(0) };
}

/**
 * @param lengths bits of each symbol's code, 0 for none.
 * @returns undefined where no code can have these lengths.
 */
export function codeFromLengths(lengths: Uint8Array): PrefixCode | undefined {
  const counts = new Uint16Array(MAX_CODE_BITS + 1);
  for (const length of lengths) {
    if (length > MAX_CODE_BITS) return undefined;
    counts[length]++;
  }
  counts[0] = 0;
  const starts = new Uint16Array(MAX_CODE_BITS + 2);
  let free = 1; // codes of this length not yet taken
  for (let bits = 1; bits <= MAX_CODE_BITS; bits++) {
    free = free * 2 - counts[bits];
    if (free < 0) return undefined;
    starts[bits + 1] = starts[bits] + counts[bits];
  }
  const symbols = new Uint16Array(starts[MAX_CODE_BITS + 1]);
  if (symbols.length === 0) return undefined;
  lengths.forEach((length, symbol) => {
    if (length > 0) symbols[starts[length]++] = symbol;
  });
  return { only: -1, symbols, counts };
}

/** The code of each symbol, as many bits as its length. */
export function codesOf(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(lengths.length);
  let next = 0;
  for (let bits = 1; bits <= MAX_CODE_BITS; bits++) {
    lengths.forEach((length, symbol) => {
      if (length === bits) codes[symbol] = next++;
    });
    next *= 2;
  }
  return codes;
}

/**
 * Best lengths for symbols of given frequency; 0 for those that do not occur.
 * A code of depth d needs frequencies of at least the Fibonacci number F(d + 2)
 * in sum, so up to 4,180 in sum none is longer than 16 bits.
 */
export function huffmanLengths(frequencies: Uint32Array): Uint8Array {
  const lengths = new Uint8Array(frequencies.length);
  const trees: { weight: number; symbols: number[] }[] = [];
  frequencies.forEach((weight, symbol) => {
    if (weight > 0) trees.push({ weight, symbols: [symbol] });
  });
  trees.sort((a, b) => a.weight - b.weight);
  while (trees.length > 1) {
    const [a, b] = trees.splice(0, 2);
    const joined = { weight: a.weight + b.weight, symbols: [...a.symbols, ...b.symbols] };
    for (const symbol of joined.symbols) lengths[symbol]++;
    const heavier = trees.findIndex(({ weight }) => weight > joined.weight);
    trees.splice(heavier < 0 ? trees.length : heavier, 0, joined);
  }
  return lengths;
}
