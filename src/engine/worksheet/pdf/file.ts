import { zlibSync } from 'fflate';

/*
 * The frame of a PDF file (ISO 32000-1, 7.5): numbered objects, a table of where each
 * starts, a trailer. Written in one piece, with no clock and no chance in it.
 */

/** The number by which other objects refer to one. */
export type Ref = number;

const HEADER = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';

interface PdfObject {
  /** What stands in the object, without the length and filter of a stream. */
  dictionary: string;
  stream?: Uint8Array | undefined;
  /** Packed when the file is finished; a JPEG is packed already. */
  pack: boolean;
}

/** Gathers objects and writes them as one file. */
export class PdfFile {
  readonly #objects: (PdfObject | undefined)[] = [];

  /** A number for an object that others name before it is known. */
  reserve(): Ref {
    return this.#objects.push(undefined);
  }

  /** @param entries of the dictionary, without its brackets. */
  setDictionary(ref: Ref, entries: string): void {
    this.#objects[ref - 1] = { dictionary: `<<${entries}>>`, pack: false };
  }

  addDictionary(entries: string): Ref {
    const ref = this.reserve();
    this.setDictionary(ref, entries);
    return ref;
  }

  /** An object with bytes, which are packed unless `filter` says how they already are. */
  addStream(entries: string, stream: Uint8Array | string, filter?: string): Ref {
    const dictionary = filter ? `${entries}/Filter/${filter}` : entries;
    const bytes = typeof stream === 'string' ? latin1(stream) : stream;
    return this.#objects.push({ dictionary, stream: bytes, pack: filter === undefined });
  }

  /** The whole file. */
  finish(root: Ref, info: Ref): Uint8Array<ArrayBuffer> {
    const parts: Uint8Array[] = [];
    let length = 0;
    const put = (part: Uint8Array | string): void => {
      const bytes = typeof part === 'string' ? latin1(part) : part;
      parts.push(bytes);
      length += bytes.length;
    };
    put(HEADER);
    const starts: number[] = [];
    for (const [i, object] of this.#objects.entries()) {
      if (!object) throw new Error(`object ${i + 1} was reserved and never set`);
      starts.push(length);
      put(`${i + 1} 0 obj\n`);
      putObject(object, put);
      put('\nendobj\n');
    }
    const table = length;
    const rows = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
    const size = this.#objects.length + 1;
    put(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`);
    put(`trailer\n<</Size ${size}/Root ${root} 0 R/Info ${info} 0 R>>\n`);
    put(`startxref\n${table}\n%%EOF\n`);
    return joined(parts, length);
  }
}

function putObject(
  { dictionary, stream, pack }: PdfObject,
  put: (part: Uint8Array | string) => void,
): void {
  if (!stream) {
    put(dictionary);
    return;
  }
  const bytes = pack ? zlibSync(stream) : stream;
  const filter = pack ? '/Filter/FlateDecode' : '';
  put(`<<${dictionary}${filter}/Length ${bytes.length}>>\nstream\n`);
  put(bytes);
  put('\nendstream');
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A byte a character: 0 to 255 only. */
const latin1 = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));

/** A text for people in a dictionary: UTF-16 with its mark, in hexadecimal. */
export function textString(text: string): string {
  let hex = 'FEFF';
  for (let i = 0; i < text.length; i++) hex += hex4(text.charCodeAt(i));
  return `<${hex}>`;
}

/** Four hexadecimal digits. */
export const hex4 = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');

/** A number as PDF writes it: no exponent, a thousandth at the finest. */
export const num = (value: number): string => String(Math.round(value * 1000) / 1000 + 0);
