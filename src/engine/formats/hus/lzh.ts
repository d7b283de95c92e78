/*
 * The compression of HUS columns, that of the ARJ archiver of 1991 with a
 * smaller window: LZ77 whose literals, lengths and distances are Huffman
 * coded, block by block, highest bit first.
 *
 * A block: 16 bits of token count; the code of code lengths; the code of
 * tokens (their lengths written with it); the code of distances; tokens.
 */

/** Tokens: 0 to 255 a byte, 256 to 509 a match of 3 to 256 bytes, 510 the end. */
export const LzhToken = { Match: 256, End: 510 } as const;
export const MIN_MATCH = 3;
export const MAX_MATCH = 256;
export const TOKENS = 511;

/** Widths of the counts before each list of lengths. */
export const LENGTH_COUNT_BITS = 5;
export const TOKEN_COUNT_BITS = 9;
export const DISTANCE_COUNT_BITS = 5;

/** Symbols of the code of code lengths: runs of symbols without a code; then length + 2. */
export const ZeroRun = {
  /** One. */
  One: 0,
  /** 3 to 18: four bits follow. */
  Short: 1,
  /** 20 to 531: nine bits follow. */
  Long: 2,
  /** The lengths proper start here, less this. */
  Offset: 2,
} as const;
/** After this many lengths of that code, two bits say how many to leave out. */
export const GAP_AT = 3;
