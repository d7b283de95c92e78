import { FormatError } from '../core/errors.ts';
import type { Ring } from '../vector/geometry.ts';
import { withoutOverlap } from './overlap.ts';
import { readFace, type Face } from '../sfnt/face.ts';

/** A letter's form. */
export interface Glyph {
  /** Where the next letter begins, in em. */
  advance: number;
  /**
   * Borders in em, y downward, the baseline at 0: outer ones and holes mixed. They do not
   * cross each other, so that the non-zero and the even-odd rule agree.
   */
  rings: Ring[];
}

/** One typeface, from as many files as its subsets come in. 1 em = 1; y downward, baseline at 0. */
export interface TextFont {
  /** For people, in messages. */
  name: string;
  /** How far letters reach above the baseline, in em. */
  ascent: number;
  /** How far they reach below it, in em; positive, too. */
  descent: number;
  /** Height of H, in em. */
  capHeight: number;
  /** Height of x, in em. */
  xHeight: number;
  /** Undefined: the font has no such letter. */
  glyph(char: string): Glyph | undefined;
  /**
   * What is added to the left letter's advance before the right one, in em. An accented
   * letter without a pair of its own takes its base letter's.
   */
  kerning(left: string, right: string): number;
}

/**
 * Reads a typeface from its files, of which the first that has a letter gives it: WOFF 1 or
 * TrueType, with quadratic outlines.
 * @param files their bytes, whole
 * @param name for people, in messages
 * @throws FormatError for bytes that are no such font
 */
export function readFont(files: readonly Uint8Array[], name: string): TextFont {
  return guarded(() => openFont(files.map(readFace), name));
}

function openFont(faces: readonly Face[], name: string): TextFont {
  const [main] = faces;
  if (!main) throw new FormatError('font', 'no files');
  const glyph = remembered((char) => readGlyph(faces, char));
  const kerningOf = remembered((left) =>
    remembered(
      (right) => ownPair(faces, left, right) || ownPair(faces, baseLetter(left), baseLetter(right)),
    ),
  );
  const height = (char: string): number => topOf(glyph(char));
  return {
    name,
    ascent: main.ascent,
    descent: main.descent,
    capHeight: main.capHeight || height('H'),
    xHeight: main.xHeight || height('x'),
    glyph,
    kerning: (left, right) => kerningOf(left)(right),
  };
}

/** Asks the font for each thing once. */
function remembered<T>(read: (char: string) => T): (char: string) => T {
  const known = new Map<string, T>();
  return (char) => {
    if (!known.has(char))
      known.set(
        char,
        guarded(() => read(char)),
      );
    return known.get(char)!;
  };
}

function readGlyph(faces: readonly Face[], char: string): Glyph | undefined {
  const code = char.codePointAt(0) ?? 0;
  for (const face of faces) {
    const index = face.index(code);
    if (index === 0) continue;
    return { advance: face.advance(index), rings: withoutOverlap(face.rings(index)) };
  }
  return undefined;
}

/** A pair's kerning from the files that have both letters; 0 without one. */
function ownPair(faces: readonly Face[], left: string, right: string): number {
  for (const face of faces) {
    const a = face.index(left.codePointAt(0) ?? 0);
    const b = face.index(right.codePointAt(0) ?? 0);
    const value = a && b ? face.kerning(a, b) : 0;
    if (value !== 0) return value;
  }
  return 0;
}

/** The letter without its accents; ı has the form of i. */
export function baseLetter(char: string): string {
  return char === 'ı' ? 'i' : String.fromCodePoint(char.normalize('NFD').codePointAt(0) ?? 32);
}

function topOf(glyph: Glyph | undefined): number {
  let top = 0;
  for (const ring of glyph?.rings ?? []) {
    for (let i = 1; i < ring.length; i += 2) top = Math.max(top, -ring[i]);
  }
  return top;
}

/** Turns a `RangeError`, a read past a table's end, into a `FormatError`. */
function guarded<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new FormatError('font', 'a table is cut short');
  }
}
