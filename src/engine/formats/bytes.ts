import { FormatError } from '../core/errors.ts';

/**
 * Reads numbers from a file, little endian unless the name says otherwise.
 * Every read is checked: past the end it throws, it never returns undefined.
 */
export class ByteReader {
  readonly bytes: Uint8Array;
  /** Where the next read starts. */
  offset: number;
  readonly #format: string;

  /** @param format named in errors: 'DST'. */
  constructor(bytes: Uint8Array, format: string, offset = 0) {
    this.bytes = bytes;
    this.offset = offset;
    this.#format = format;
  }

  get remaining(): number {
    return this.bytes.length - this.offset;
  }

  /** An error about this file, at the current byte unless told otherwise. */
  error(message: string, offset = this.offset): FormatError {
    return new FormatError(this.#format, message, offset);
  }

  /** @throws FormatError when the place lies outside the file; the end itself is inside. */
  seek(offset: number): void {
    if (!(offset >= 0 && offset <= this.bytes.length)) {
      throw this.error(`points to byte ${offset} of a file of ${this.bytes.length}`);
    }
    this.offset = offset;
  }

  /** @throws FormatError where the file does not go on with these characters. */
  expect(magic: string): void {
    const start = this.offset;
    if (String.fromCharCode(...this.take(magic.length)) === magic) return;
    throw this.error(`does not start with ${magic.replaceAll('\0', '')}`, start);
  }

  skip(count: number): void {
    this.#claim(count);
  }

  u8(): number {
    return this.bytes[this.#claim(1)];
  }

  u16(): number {
    const at = this.#claim(2);
    return this.bytes[at] | (this.bytes[at + 1] << 8);
  }

  /** Signed, -128 to 127. */
  i8(): number {
    return (this.u8() << 24) >> 24;
  }

  /** Signed. */
  i16(): number {
    return (this.u16() << 16) >> 16;
  }

  u16be(): number {
    return (this.u8() << 8) | this.u8();
  }

  /** Signed. */
  i16be(): number {
    return (this.u16be() << 16) >> 16;
  }

  /** Signed. */
  i32be(): number {
    return (this.u16be() << 16) | this.u16be();
  }

  u24(): number {
    const at = this.#claim(3);
    return this.bytes[at] | (this.bytes[at + 1] << 8) | (this.bytes[at + 2] << 16);
  }

  u32(): number {
    return this.u16() + this.u16() * 65536;
  }

  /** A view, not a copy. */
  take(count: number): Uint8Array {
    const at = this.#claim(count);
    return this.bytes.subarray(at, at + count);
  }

  /** Checks that `count` bytes are there, steps over them, and returns where they start. */
  #claim(count: number): number {
    const at = this.offset;
    if (!(count >= 0 && count <= this.bytes.length - at)) {
      throw this.error(`ends too early: ${count} more bytes wanted, ${this.remaining} left`);
    }
    this.offset = at + count;
    return at;
  }
}

const FIRST_CAPACITY = 4096;

/** Builds a file, little endian unless the name says otherwise; grows by doubling. */
export class ByteWriter {
  #bytes = new Uint8Array(FIRST_CAPACITY);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  u8(value: number): void {
    const at = this.#claim(1); // first: it may replace the buffer
    this.#bytes[at] = value;
  }

  u16(value: number): void {
    const at = this.#claim(2);
    this.#bytes[at] = value;
    this.#bytes[at + 1] = value >> 8;
  }

  u16be(value: number): void {
    const at = this.#claim(2);
    this.#bytes[at] = value >> 8;
    this.#bytes[at + 1] = value;
  }

  u24(value: number): void {
    this.u16(value);
    this.u8(value >> 16);
  }

  u32(value: number): void {
    this.u16(value);
    this.u16(value >>> 16);
  }

  u32be(value: number): void {
    this.u16be(value >>> 16);
    this.u16be(value);
  }

  f32(value: number): void {
    const at = this.#claim(4);
    new DataView(this.#bytes.buffer).setFloat32(at, value, true);
  }

  put(bytes: ArrayLike<number>): void {
    const at = this.#claim(bytes.length);
    this.#bytes.set(bytes, at);
  }

  fill(value: number, count: number): void {
    const at = this.#claim(count);
    this.#bytes.fill(value, at, at + count);
  }

  /** Characters 0 to 127 only: pass names through `asciiLabel` first. */
  ascii(text: string): void {
    for (let i = 0; i < text.length; i++) this.u8(text.charCodeAt(i));
  }

  /** Overwrites what was written at `at` as a placeholder. */
  patch(at: number, write: () => void): void {
    const end = this.#length;
    this.#length = at;
    write();
    this.#length = end;
  }

  /** A copy of what was written, with nothing spare behind it. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  #claim(count: number): number {
    const at = this.#length;
    const end = at + count;
    if (end > this.#bytes.length) {
      this.#bytes = enlarged(this.#bytes, new Uint8Array(Math.max(end, this.#bytes.length * 2)));
    }
    this.#length = end;
    return at;
  }
}

/** @returns the larger array, which begins with what the smaller one held. */
export function enlarged<T extends Int32Array | Float64Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
