import type { FormatError } from '../../core/errors.ts';
import { enlarged } from '../bytes.ts';
import { MAX_RECORDS } from '../records.ts';
import { fileText } from '../text.ts';

/*
 * A reader of JSON (RFC 8259) whose memory is bounded. A parser for any text makes far more of
 * it than it holds: `{},` takes three bytes of a file and sixty of memory. Here lists of numbers,
 * which are nearly all of a design, go straight from bytes into typed arrays; all else is counted.
 */

/** What a text comes to; a list of nothing but numbers is a typed array. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | Float64Array
  | JsonValue[]
  | { [name: string]: JsonValue };

/** Three for a record, and two for each point of an outline that it was made from. */
const MAX_NUMBERS = 4 * MAX_RECORDS;
/** Lists, objects and texts. */
const MAX_THINGS = 500_000;
const MAX_TEXT_BYTES = 10_000;
const MAX_DEPTH = 16;

const FIRST_CAPACITY = 64;

const code = (text: string): number => text.charCodeAt(0);
const QUOTE = code('"');
const BACKSLASH = code('\\');
const COMMA = code(',');
const COLON = code(':');
const OPEN_LIST = code('[');
const CLOSE_LIST = code(']');
const OPEN_OBJECT = code('{');
const CLOSE_OBJECT = code('}');
const MINUS = code('-');
const ZERO = code('0');

/** Nothing but what a number may hold; its order is for `Number` to judge, but for zeros in front. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/**
 * Reads a whole text.
 * @param fault makes the error for what is no JSON, or too much of it.
 */
export function scanJson(
  bytes: Uint8Array,
  fault: (message: string, offset: number) => FormatError,
): JsonValue {
  const scan = new Scan(bytes, fault);
  const value = scan.value(0);
  scan.end();
  return value;
}

class Scan {
  readonly #bytes: Uint8Array;
  readonly #fault: (message: string, offset: number) => FormatError;
  #at = 0;
  #numbers = 0;
  #things = 0;

  constructor(bytes: Uint8Array, fault: (message: string, offset: number) => FormatError) {
    this.#bytes = bytes;
    this.#fault = fault;
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) this.#at = 3; // byte order mark
  }

  value(depth: number): JsonValue {
    if (depth > MAX_DEPTH) throw this.#error('is nested too deep');
    const byte = this.#next();
    if (byte === OPEN_LIST) return this.#list(depth);
    if (byte === OPEN_OBJECT) return this.#object(depth);
    if (byte === QUOTE) return this.#text();
    if (isDigit(byte) || byte === MINUS) return this.#number();
    return this.#word();
  }

  end(): void {
    if (!Number.isNaN(this.#next())) throw this.#error('goes on behind its end');
  }

  /** Numbers while there is nothing else; else what was read so far and the rest as they are. */
  #list(depth: number): Float64Array | JsonValue[] {
    this.#count();
    this.#at++;
    let numbers = new Float64Array(FIRST_CAPACITY);
    let length = 0;
    let mixed: JsonValue[] | undefined;
    if (this.#closes(CLOSE_LIST)) return [];
    do {
      const byte = this.#next();
      if (!mixed && (isDigit(byte) || byte === MINUS)) {
        if (length === numbers.length) numbers = enlarged(numbers, new Float64Array(2 * length));
        numbers[length++] = this.#number();
        continue;
      }
      if (!mixed) {
        this.#count(length);
        mixed = [...numbers.subarray(0, length)];
      }
      this.#count();
      mixed.push(this.value(depth + 1));
    } while (this.#goesOn(CLOSE_LIST));
    return mixed ?? numbers.slice(0, length);
  }

  #object(depth: number): { [name: string]: JsonValue } {
    this.#count();
    this.#at++;
    const entries: [string, JsonValue][] = [];
    if (this.#closes(CLOSE_OBJECT)) return {};
    do {
      if (this.#next() !== QUOTE) throw this.#error('has a field without a name');
      const name = this.#text();
      if (this.#next() !== COLON) throw this.#error('has a field without a value');
      this.#at++;
      entries.push([name, this.value(depth + 1)]);
    } while (this.#goesOn(CLOSE_OBJECT));
    return Object.fromEntries(entries);
  }

  #text(): string {
    this.#count();
    const start = this.#at;
    let end = start + 1;
    let plain = true;
    while (this.#bytes[end] !== QUOTE) {
      if (end - start > MAX_TEXT_BYTES) throw this.#error('has too long a text');
      if (end >= this.#bytes.length) throw this.#error('ends within a text');
      if (this.#bytes[end] < 0x20) throw this.#error('has a text with a control character');
      if (this.#bytes[end] === BACKSLASH) {
        plain = false;
        end++;
      }
      end++;
    }
    this.#at = end + 1;
    if (plain) return fileText(this.#bytes.subarray(start + 1, end));
    try {
      return String(JSON.parse(fileText(this.#bytes.subarray(start, end + 1))));
    } catch {
      throw this.#fault('has a text that is none', start);
    }
  }

  /** Short whole numbers straight from their digits: they are nearly all. */
  #number(): number {
    if (++this.#numbers > MAX_NUMBERS) throw this.#error('holds too many stitches');
    const bytes = this.#bytes;
    const start = this.#at;
    const isNegative = bytes[start] === MINUS;
    let at = isNegative ? start + 1 : start;
    const first = at;
    let value = 0;
    while (isDigit(bytes[at]) && at - first < 15) value = value * 10 + bytes[at++] - ZERO;
    const isWhole =
      at > first && !isOfNumber(bytes[at]) && (bytes[first] !== ZERO || at === first + 1);
    if (isWhole) {
      this.#at = at;
      return isNegative ? -value : value;
    }
    while (isOfNumber(bytes[at]) && at - start < 40) at++;
    const text = String.fromCharCode(...bytes.subarray(start, at));
    if (!NUMBER.test(text)) throw this.#error('has a number that is none');
    this.#at = at;
    return Number(text);
  }

  #word(): boolean | null {
    const text = fileText(this.#bytes.subarray(this.#at, this.#at + 5));
    const word = /^(?:true|false|null)/.exec(text)?.[0];
    if (word === undefined) throw this.#error('is no JSON');
    this.#at += word.length;
    return word === 'null' ? null : word === 'true';
  }

  /** Behind an item: whether another follows. */
  #goesOn(close: number): boolean {
    if (this.#closes(close)) return false;
    if (this.#next() !== COMMA) throw this.#error('lacks a comma');
    this.#at++;
    return true;
  }

  #closes(close: number): boolean {
    if (this.#next() !== close) return false;
    this.#at++;
    return true;
  }

  /** The next byte that is no blank; NaN at the end. */
  #next(): number {
    const bytes = this.#bytes;
    for (; this.#at < bytes.length; this.#at++) {
      const byte = bytes[this.#at];
      if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return byte;
    }
    return NaN;
  }

  #count(things = 1): void {
    this.#things += things;
    if (this.#things > MAX_THINGS) throw this.#error('holds too many objects');
  }

  #error(message: string): FormatError {
    return this.#fault(message, this.#at);
  }
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

/** Digits, sign, point, exponent. */
function isOfNumber(byte: number): boolean {
  return (
    isDigit(byte) ||
    byte === 0x2b ||
    byte === 0x2d ||
    byte === 0x2e ||
    byte === 0x45 ||
    byte === 0x65
  );
}
