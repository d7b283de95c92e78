import type { PixelSize } from './fit.ts';

/*
 * The size that an AV1 stream itself says, in its sequence header: AV1 specification, 5.5. A
 * decoder makes room by it, whatever the boxes around it say.
 */

/** Reads bits, the highest first. */
class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  take(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++, this.#at++) {
      value = value * 2 + (((this.#bytes[this.#at >> 3] ?? 0) >> (7 - (this.#at & 7))) & 1);
    }
    return value;
  }
}

const SEQUENCE_HEADER = 1;

/** The largest size in the sequence headers of a row of units; undefined where there is none. */
export function av1Size(bytes: Uint8Array): PixelSize | undefined {
  let size: PixelSize | undefined;
  for (let at = 0; at + 2 < bytes.length;) {
    const type = (bytes[at] >> 3) & 15;
    const from = at + 1 + ((bytes[at] >> 2) & 1);
    const hasLength = (bytes[at] & 2) > 0;
    const [length, data] = hasLength ? leb128(bytes, from) : [bytes.length - from, from];
    if (type === SEQUENCE_HEADER) {
      size = larger(size, sequenceSize(new Bits(bytes.subarray(data, data + length))));
    }
    at = data + length;
  }
  return size;
}

export const larger = (a: PixelSize | undefined, { width, height }: PixelSize): PixelSize => ({
  width: Math.max(a?.width ?? 0, width),
  height: Math.max(a?.height ?? 0, height),
});

/** A number in seven bits a byte, and where what follows stands. */
function leb128(bytes: Uint8Array, from: number): [value: number, next: number] {
  let value = 0;
  for (let i = 0; i < 4; i++) {
    const byte = bytes[from + i] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * i);
    if (byte < 0x80) return [value, from + i + 1];
  }
  return [value, from + 4];
}

function sequenceSize(bits: Bits): PixelSize {
  bits.take(4);
  const isShort = bits.take(1) === 1;
  if (isShort) bits.take(5);
  else skipPoints(bits);
  const widthBits = bits.take(4) + 1;
  const heightBits = bits.take(4) + 1;
  return { width: bits.take(widthBits) + 1, height: bits.take(heightBits) + 1 };
}

/** What stands before the size in a long header: times, delays, operating points. */
function skipPoints(bits: Bits): void {
  const delayBits = bits.take(1) ? skipTimes(bits) : 0;
  const hasDelays = bits.take(1) === 1;
  const points = bits.take(5) + 1;
  for (let i = 0; i < points; i++) {
    bits.take(12);
    if (bits.take(5) > 7) bits.take(1);
    if (delayBits > 0 && bits.take(1)) bits.take(2 * delayBits + 1);
    if (hasDelays && bits.take(1)) bits.take(4);
  }
}

/** @returns how many bits a delay has; 0 where none is told */
function skipTimes(bits: Bits): number {
  bits.take(64);
  if (bits.take(1)) {
    let zeros = 0;
    while (zeros < 32 && bits.take(1) === 0) zeros++;
    bits.take(zeros);
  }
  if (!bits.take(1)) return 0;
  const delayBits = bits.take(5) + 1;
  bits.take(42);
  return delayBits;
}
