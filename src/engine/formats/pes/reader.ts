import { FormatError } from '../../core/errors.ts';
import { designExtents, type Design, type Extents, type Thread } from '../../core/design.ts';
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
  const design = readPecBlock(file, header.threads, header.name);
  return isTurned(design, drawnExtents(bytes.subarray(0, block))) ? turned(design) : design;
}

/** Name of the class of objects, which their extents follow. */
const OBJECT_CLASS = 'CEmbOne';

/** Extents of all objects of the part that the desktop program edits, as it draws them; tenths. */
function drawnExtents(edited: Uint8Array): Extents | undefined {
  const text = String.fromCharCode;
  let all: Extents | undefined;
  for (let at = 0; at + OBJECT_CLASS.length + 8 <= edited.length; at++) {
    if (edited[at] !== OBJECT_CLASS.charCodeAt(0)) continue;
    if (text(...edited.subarray(at, at + OBJECT_CLASS.length)) !== OBJECT_CLASS) continue;
    const file = new ByteReader(edited, 'PES', at + OBJECT_CLASS.length);
    const [left, top, right, bottom] = [file.i16(), file.i16(), file.i16(), file.i16()];
    all = {
      left: Math.min(left, all?.left ?? left),
      top: Math.min(top, all?.top ?? top),
      right: Math.max(right, all?.right ?? right),
      bottom: Math.max(bottom, all?.bottom ?? bottom),
    };
  }
  return all;
}

/** How exactly the two parts of a file tell the same side, and how far a piece is from square; tenths. */
const SAME_SIDE = 10;
const NOT_SQUARE = 50;

/** Whether what the machine sews lies across what the program draws: it was turned for a long hoop. */
function isTurned(design: Design, drawn: Extents | undefined): boolean {
  if (!drawn) return false;
  const sewn = designExtents(design);
  const [width, height] = [sewn.right - sewn.left, sewn.bottom - sewn.top];
  const [drawnWidth, drawnHeight] = [drawn.right - drawn.left, drawn.bottom - drawn.top];
  return (
    Math.abs(width - height) > NOT_SQUARE &&
    Math.abs(width - drawnHeight) <= SAME_SIDE &&
    Math.abs(height - drawnWidth) <= SAME_SIDE
  );
}

/** Turned back by a quarter. */
const turned = (design: Design): Design => ({ ...design, x: design.y, y: design.x.map((x) => -x) });

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
