/*
 * Machine files: bytes ↔ `Design`. A folder a format: its file, named as it is, has reader and
 * writer. A new one needs a line in codecs.ts and one in table.ts, which has its limits; what its
 * bytes are known by goes into sniff.ts.
 */

export { decode, decodeFile, encode, type DecodedFile, type EncodeOptions } from './codecs.ts';
export { isUnknownColor } from './blocks.ts';
export { cutShortWords } from './cut-short.ts';
export { sniffFormat } from './sniff.ts';
export { FORMAT_IDS, FORMATS, formatOfFileName, type Format, type FormatId } from './table.ts';
