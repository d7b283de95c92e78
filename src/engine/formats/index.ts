/*
 * Machine files: bytes ↔ `Design`. One folder a format; a new one is a reader and
 * a writer, a line in the tables of decode.ts and encode.ts, and one in table.ts;
 * what its bytes are known by goes into sniff.ts.
 */

export { decode } from './decode.ts';
export { encode, type EncodeOptions } from './encode.ts';
export { sniffFormat } from './sniff.ts';
export { FORMAT_IDS, FORMATS, formatOfFileName, type Format, type FormatId } from './table.ts';
