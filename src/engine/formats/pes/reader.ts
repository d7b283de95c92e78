import { FormatError } from '../../core/errors.ts';
import type { Design, Thread } from '../../core/design.ts';
import { hexFromRgb } from '../../color/oklab.ts';
import { ByteReader } from '../bytes.ts';
import { readPecBlock } from '../pec/pec.ts';
import { nameFromLabel, textFromBytes } from '../text.ts';

/*
 * A PES file: what the desktop program edits (thread list, objects), then the
 * PEC block that the machine sews. Layout: EduTechWiki, "Embroidery format PES".
 */

export const PES_MAGIC = '#PES';
/** Characters behind the magic that tell the version. */
const VERSION_BYTES = 4;

/** Where the thread list lies in a version's header: bytes to skip, none of which we need. */
interface PesLayout {
  /** From the strings to the hoop's name, in versions that have one. */
  hoop?: number;
  /** From there to the background picture's name. */
  image: number;
  /** From there to the counts of fills, motifs and feathers, and of threads. */
  counts: number;
}

/** Versions before 5 list no threads; only these layouts are known. Keys: four characters after `#PES`. */
export const PES_LAYOUTS: Record<string, PesLayout> = {
  '0050': { image: 24, counts: 24 },
  '0055': { image: 24, counts: 24 },
  '0056': { image: 24, counts: 24 },
  '0060': { image: 36, counts: 24 },
  '0070': { image: 36, counts: 24 },
  '0080': { image: 38, counts: 26 },
  '0090': { hoop: 14, image: 30, counts: 34 },
  '0100': { hoop: 14, image: 38, counts: 34 },
};
/** The first version whose header has a name, without threads. */
const PES_NAME_ONLY = '0040';

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
  file.expect(PES_MAGIC);
  const version = textFromBytes(file.take(VERSION_BYTES));
  const block = file.u32();
  const header = readHeader(file, version);
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
