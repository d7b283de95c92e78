import { strFromU8, strToU8 } from 'fflate';

/*
 * Text in machine files. Labels are ASCII of a fixed length; newer strings are
 * bytes with a length before them, UTF-8 here, and whatever the writer's
 * computer used in files of others.
 */

/** Written where a design has no name; read back as no name. */
const UNTITLED = 'Untitled';

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
export const textFile = (text: string): Uint8Array<ArrayBuffer> => strToU8(text);

/** UTF-8 of a text, cut before the first character that would pass `maxBytes`. */
export function utf8Bytes(text: string, maxBytes: number): number[] {
  const out: number[] = [];
  for (const char of text) {
    const unit = strToU8(char);
    if (out.length + unit.length > maxBytes) break;
    out.push(...unit);
  }
  return out;
}

/** Text of bytes: UTF-8 where they are that, else Latin-1. Control characters are left out. */
export function textFromBytes(bytes: Uint8Array): string {
  return printable(decoded(bytes));
}

/** The same for a text file or a part of one, with its line ends; a byte order mark is left out. */
export function fileText(bytes: Uint8Array): string {
  return decoded(bytes).replace(/^\uFEFF/, '');
}

/** The sign that stands in the place of what is no UTF-8. */
const REPLACED = '\uFFFD';

/** U+FFFD in the result is either in the file itself, or stands for what is not UTF-8: encoding again tells which. */
function decoded(bytes: Uint8Array): string {
  const text = strFromU8(bytes);
  if (!text.includes(REPLACED)) return text;
  const again = strToU8(text);
  const mark = bytes.length - again.length; // a byte order mark is left out of the text
  const same = (mark === 0 || mark === 3) && again.every((byte, i) => byte === bytes[mark + i]);
  return same ? text : strFromU8(bytes, true);
}

function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '').trim();
}
