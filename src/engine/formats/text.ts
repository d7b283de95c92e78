/*
 * Text in machine files. Labels are ASCII of a fixed length; newer strings are
 * bytes with a length before them, UTF-8 here, and whatever the writer's
 * computer used in files of others. (TextEncoder belongs to the DOM library,
 * which the engine does without.)
 */

/** Written where a design has no name; read back as no name. */
const UNTITLED = 'Untitled';

/** Calls of more arguments may overflow the stack. */
const MAX_ARGUMENTS = 4096;

/** Letters that have no decomposition into a plain letter and a mark. */
const PLAIN: Record<string, string> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  Ł: 'L',
};

/**
 * A name as a machine can show it: printable ASCII, marks taken off letters,
 * what has no plain form left out.
 * @param allowed which characters stay; printable ASCII by default.
 */
export function asciiLabel(name: string, maxLength: number, allowed = /[ -~]/): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const kept = [...plain].map((c) => PLAIN[c] ?? c).join('');
  const label = [...kept].filter((c) => allowed.test(c)).join('');
  return label.trim().slice(0, maxLength).trim() || UNTITLED;
}

/** The name that a label stands for: '' for an empty one and for `UNTITLED`. */
export function nameFromLabel(label: string): string {
  const name = printable(label);
  return name === UNTITLED ? '' : name;
}

/** A text file: UTF-8. */
export function textFile(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(3 * text.length);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) bytes[length++] = code;
    else {
      const char = String.fromCodePoint(text.codePointAt(i)!);
      for (const byte of utf8Bytes(char, Infinity)) bytes[length++] = byte;
      i += char.length - 1;
    }
  }
  return bytes.slice(0, length);
}

/** UTF-8 of a text, cut before the first character that would pass `maxBytes`. */
export function utf8Bytes(text: string, maxBytes: number): number[] {
  const out: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0)!;
    const unit = code >= 0xd800 && code <= 0xdfff ? encodePoint(0xfffd) : encodePoint(code);
    if (out.length + unit.length > maxBytes) break;
    out.push(...unit);
  }
  return out;
}

function encodePoint(code: number): number[] {
  if (code < 0x80) return [code];
  const tail = (shift: number): number => 0x80 | ((code >> shift) & 0x3f);
  if (code < 0x800) return [0xc0 | (code >> 6), tail(0)];
  if (code < 0x10000) return [0xe0 | (code >> 12), tail(6), tail(0)];
  return [0xf0 | (code >> 18), tail(12), tail(6), tail(0)];
}

/** Text of bytes: UTF-8 where they are that, else Latin-1. Control characters are left out. */
export function textFromBytes(bytes: Uint8Array): string {
  return printable(decodeUtf8(bytes) ?? latin1(bytes));
}

/** The same for a text file or a part of one, with its line ends; a byte order mark is left out. */
export function fileText(bytes: Uint8Array): string {
  return (decodeUtf8(bytes) ?? latin1(bytes)).replace(/^\uFEFF/, '');
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += MAX_ARGUMENTS) {
    text += String.fromCharCode(...bytes.subarray(i, i + MAX_ARGUMENTS));
  }
  return text;
}

/** One past the plain ASCII from a place on, or past a good deal of it. */
function plainEnd(bytes: Uint8Array, from: number): number {
  const most = Math.min(bytes.length, from + MAX_ARGUMENTS);
  let at = from;
  while (at < most && bytes[at] < 0x80) at++;
  return at;
}

/** @returns undefined where the bytes are not well-formed UTF-8 (overlong forms and surrogates count as not). */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  let text = '';
  for (let i = 0; i < bytes.length;) {
    const plain = plainEnd(bytes, i);
    text += String.fromCharCode.apply(null, bytes.subarray(i, plain) as unknown as number[]);
    i = plain;
    if (i === bytes.length) break;
    const first = bytes[i++];
    const extra = first < 0x80 ? 0 : first < 0xc2 ? -1 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    if (extra < 0 || first > 0xf4 || i + extra > bytes.length) return undefined;
    let code = extra === 0 ? first : first & (0x3f >> extra);
    for (let k = 0; k < extra; k++) {
      const next = bytes[i++];
      if ((next & 0xc0) !== 0x80) return undefined;
      code = (code << 6) | (next & 0x3f);
    }
    const least = [0, 0x80, 0x800, 0x10000][extra];
    if (code < least || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
    text += String.fromCodePoint(code);
  }
  return text;
}

function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '').trim();
}
