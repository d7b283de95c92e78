import { FormatError } from '../../core/errors.ts';
import { readFace, type Face } from '../../sfnt/face.ts';
import { isPacked } from '../../sfnt/tables.ts';
import { hex4, type PdfFile, type Ref, textString } from './file.ts';

/** Millimetres in a point of type. */
export const MM_PER_PT = 25.4 / 72;

/** Figures of one height, all of one width: columns of them line up. */
const FIGURES = ['lnum', 'tnum'];
const DIGITS = '0123456789';

/** One file of a font as the PDF holds it. */
interface Part {
  face: Face;
  /** Glyph of each character that it holds. */
  glyphs: ReadonlyMap<number, number>;
  /** What a page's resources call it. */
  resource: string;
  ref: Ref;
}

/** Glyphs of one face in a row. */
export interface GlyphRun {
  resource: string;
  /** Glyphs in hexadecimal, four digits each; broken behind each blank. */
  words: string[];
  /** In millimetres at 1 pt. */
  width: number;
}

/**
 * A font to set text in. It may lie in several files, such as one for Latin and one for
 * the letters that Turkish adds: each character comes from the first that has it.
 */
export class PdfFont {
  readonly #parts: readonly Part[];

  /**
   * @param name told apart from other fonts of the file; ASCII letters only.
   * @param files TrueType, whole
   * @throws FormatError for what is no such font.
   */
  constructor(file: PdfFile, name: string, files: readonly Uint8Array[]) {
    this.#parts = files.map((bytes, i) => {
      if (isPacked(bytes)) throw new FormatError('font', 'a PDF holds TrueType alone, not WOFF', 0);
      const face = readFace(bytes);
      const glyphs = glyphsOf(face);
      const resource = `${name}${i}`;
      return { face, glyphs, resource, ref: embed(file, { bytes, face, glyphs, name: resource }) };
    });
  }

  /** Entries for a page's font resources. */
  get resources(): string {
    return this.#parts.map(({ resource, ref }) => `/${resource} ${ref} 0 R`).join('');
  }

  /** The text without the characters that the font has no glyph for. */
  known(text: string): string {
    return [...text.normalize('NFC')].filter((char) => this.#find(char)).join('');
  }

  /** The width of a text in millimetres. */
  width(text: string, pt: number): number {
    return this.runs(text).reduce((sum, run) => sum + run.width, 0) * pt;
  }

  runs(text: string): GlyphRun[] {
    const runs: GlyphRun[] = [];
    for (const char of text.normalize('NFC')) {
      const found = this.#find(char);
      if (!found) continue;
      const { part, glyph } = found;
      let run = runs.at(-1);
      if (run?.resource !== part.resource) {
        run = { resource: part.resource, words: [''], width: 0 };
        runs.push(run);
      }
      run.words[run.words.length - 1] += hex4(glyph);
      if (char === ' ') run.words.push('');
      run.width += part.face.advance(glyph) * MM_PER_PT;
    }
    return runs;
  }

  #find(char: string): { part: Part; glyph: number } | undefined {
    const code = char.codePointAt(0)!;
    for (const part of this.#parts) {
      const glyph = part.glyphs.get(code);
      if (glyph !== undefined) return { part, glyph };
    }
    return undefined;
  }
}

/** The glyph of each character of the basic plane, lining tabular figures in the place of others. */
function glyphsOf(face: Face): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let code = 0; code < 0xffff; code++) {
    const glyph = face.index(code);
    if (glyph === 0) continue;
    const isDigit = DIGITS.includes(String.fromCharCode(code));
    glyphs.set(code, isDigit ? face.featured(glyph, FIGURES) : glyph);
  }
  return glyphs;
}

interface EmbeddedFont {
  bytes: Uint8Array;
  face: Face;
  glyphs: ReadonlyMap<number, number>;
  name: string;
}

/** A font of glyphs named by their numbers (ISO 32000-1, 9.7), with its way back to characters. */
function embed(file: PdfFile, { bytes, face, glyphs, name }: EmbeddedFont): Ref {
  const round = (em: number): number => Math.round(em * 1000);
  const program = file.addStream(`/Length1 ${bytes.length}`, bytes);
  const descriptor = file.addDictionary(
    `/Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${face.box.map(round).join(' ')}]` +
      `/ItalicAngle 0/Ascent ${round(face.ascent)}/Descent ${round(-face.descent)}` +
      `/CapHeight ${round(face.capHeight || face.ascent)}/StemV 80/FontFile2 ${program} 0 R`,
  );
  const widths = Array.from({ length: face.glyphCount }, (_, glyph) => round(face.advance(glyph)));
  const descendant = file.addDictionary(
    `/Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDToGIDMap/Identity/DW 500/W[0[${widths.join(' ')}]]` +
      `/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${descriptor} 0 R`,
  );
  const unicode = file.addStream('', toUnicode(glyphs));
  return file.addDictionary(
    `/Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H` +
      `/DescendantFonts[${descendant} 0 R]/ToUnicode ${unicode} 0 R`,
  );
}

/** No block of the list may hold more (Adobe Technical Note 5014). */
const MAX_ENTRIES = 100;

/** Which character each glyph stands for, so that text can be searched and copied. */
function toUnicode(glyphs: ReadonlyMap<number, number>): string {
  const entries = [...glyphs].map(
    ([code, glyph]) =>
      `<${hex4(glyph)}> ${textString(String.fromCodePoint(code)).replace('FEFF', '')}`,
  );
  let blocks = '';
  for (let i = 0; i < entries.length; i += MAX_ENTRIES) {
    const part = entries.slice(i, i + MAX_ENTRIES);
    blocks += `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar\n`;
  }
  return (
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n' +
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n' +
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def\n' +
    '1 begincodespacerange <0000> <FFFF> endcodespacerange\n' +
    `${blocks}endcmap CMapName currentdict /CMap defineresource pop end end\n`
  );
}
