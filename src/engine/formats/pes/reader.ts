import { FormatError } from '../../core/errors.ts';
import type { Design, Thread } from '../../core/design.ts';
import { hexFromRgb } from '../../color/oklab.ts';
import { ByteReader } from '../bytes.ts';
import { readPecBlock } from '../pec/reader.ts';
import { nameFromLabel, textFromBytes } from '../text.ts';
import {
  PES_LAYOUTS,
  PES_MAGIC,
  PES_NAME_ONLY,
  PES_SIGNATURE_BYTES,
  type PesLayout,
} from './codes.ts';

interface PesHeader {
  name: string;
  threads: Thread[];
}

/**
 * Reads a PES file of any version: stitches from its PEC block, true thread
 * colours and the name from the header where its version has them and its
 * layout is known (4 to 10), else the machine's own.
 * @throws FormatError where it does not start as one, or its PEC block cannot be read.
 */
export function readPes(bytes: Uint8Array): Design {
  const file = new ByteReader(bytes, 'PES');
  const signature = textFromBytes(file.take(PES_SIGNATURE_BYTES));
  if (!signature.startsWith(PES_MAGIC)) throw file.error(`does not start with ${PES_MAGIC}`, 0);
  const block = file.u32();
  const header = readHeader(file, signature.slice(PES_MAGIC.length));
  file.seek(block);
  return readPecBlock(file, header.threads, header.name);
}

/** The header serves the colours alone: one that cannot be followed is done without. */
function readHeader(file: ByteReader, version: string): PesHeader {
  const layout = Object.hasOwn(PES_LAYOUTS, version) ? PES_LAYOUTS[version] : undefined;
  const header: PesHeader = { name: '', threads: [] };
  if (!layout && version !== PES_NAME_ONLY) return header;
  try {
    file.skip(4); // hoop, and two digits
    header.name = nameFromLabel(readString(file));
    for (let i = 0; i < 4; i++) readString(file); // category, author, keywords, comments
    if (layout) header.threads = readThreads(file, layout);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
  }
  return header;
}

function readThreads(file: ByteReader, { hoop, image, counts }: PesLayout): Thread[] {
  if (hoop !== undefined) {
    file.skip(hoop);
    readString(file);
  }
  file.skip(image);
  readString(file);
  file.skip(counts);
  // Fills, motifs and feathers lie before the threads, at a length that isn't known.
  for (let i = 0; i < 3; i++) if (file.u16() !== 0) return [];
  const count = file.u16();
  return Array.from({ length: count }, () => readThread(file));
}

function readThread(file: ByteReader): Thread {
  const code = readString(file);
  const hex = hexFromRgb(file.u8(), file.u8(), file.u8());
  file.skip(5);
  const name = readString(file);
  const brand = readString(file);
  const chart = readString(file);
  return { hex, name: name || hex, code, chart: chart || brand };
}

function readString(file: ByteReader): string {
  return textFromBytes(file.take(file.u8()));
}
