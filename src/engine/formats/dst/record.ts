/*
 * A DST record: three bytes that hold two numbers in balanced ternary, each
 * digit (81, 27, 9, 3, 1) as two bits, one for plus and one for minus, and two
 * flag bits. y grows upward. Layout: EduTechWiki, "Embroidery format DST".
 */

export const DST_HEADER_BYTES = 512;
export const DST_RECORD_BYTES = 3;

/** The third byte's two lowest bits are set in every record. */
export const DST_ALWAYS = 0x03;
/** The third byte's flags, beside the digit bits. */
export const DstFlag = { Stitch: 0x03, Jump: 0x83, Sequin: 0x43, Color: 0xc3, End: 0xf3 } as const;

/** Bits of a digit in the 24-bit number b0 | b1 << 8 | b2 << 16: value, plus, minus. */
type Digit = readonly [value: number, plus: number, minus: number];

const X_DIGITS: readonly Digit[] = [
  [81, 1 << 18, 1 << 19],
  [27, 1 << 10, 1 << 11],
  [9, 1 << 2, 1 << 3],
  [3, 1 << 8, 1 << 9],
  [1, 1 << 0, 1 << 1],
];
const Y_DIGITS: readonly Digit[] = [
  [81, 1 << 21, 1 << 20],
  [27, 1 << 13, 1 << 12],
  [9, 1 << 5, 1 << 4],
  [3, 1 << 15, 1 << 14],
  [1, 1 << 7, 1 << 6],
];

/** The largest number that five digits hold. */
const MAX = 121;

/** Bits of -121 … 121 along an axis, at the number plus 121. */
function bitTable(digits: readonly Digit[]): Int32Array {
  return Int32Array.from({ length: 2 * MAX + 1 }, (_, i) => digitBits(i - MAX, digits));
}

function digitBits(value: number, digits: readonly Digit[]): number {
  let bits = 0;
  let rest = value;
  for (const [weight, plus, minus] of digits) {
    // What the smaller digits can still make up needs no digit here.
    const reach = (weight - 1) / 2;
    if (rest > reach) {
      bits |= plus;
      rest -= weight;
    } else if (rest < -reach) {
      bits |= minus;
      rest += weight;
    }
  }
  return bits;
}

/** What each value of the first, second and third byte adds, 256 numbers each. */
function sumTable(digits: readonly Digit[]): Int16Array {
  return Int16Array.from({ length: 3 * 256 }, (_, i) =>
    digitSum((i & 255) << ((i >> 8) * 8), digits),
  );
}

function digitSum(packed: number, digits: readonly Digit[]): number {
  let sum = 0;
  for (const [weight, plus, minus] of digits) {
    if (packed & plus) sum += weight;
    if (packed & minus) sum -= weight;
  }
  return sum;
}

const X_BITS = bitTable(X_DIGITS);
const Y_BITS = bitTable(Y_DIGITS);
const X_SUMS = sumTable(X_DIGITS);
const Y_SUMS = sumTable(Y_DIGITS);

/**
 * The three bytes of a move, as b0 | b1 << 8 | b2 << 16.
 * @param dx tenths, -121 to 121; `dy` too, growing downward.
 */
export function packDst(dx: number, dy: number, flag: number): number {
  return X_BITS[MAX + dx] | Y_BITS[MAX - dy] | (flag << 16);
}

/** dx in tenths of a packed record. */
export function dstX(packed: number): number {
  return sumOf(packed, X_SUMS);
}

/** dy in tenths of a packed record, growing downward. */
export function dstY(packed: number): number {
  return 0 - sumOf(packed, Y_SUMS);
}

function sumOf(packed: number, sums: Int16Array): number {
  return sums[packed & 255] + sums[256 + ((packed >> 8) & 255)] + sums[512 + (packed >> 16)];
}
