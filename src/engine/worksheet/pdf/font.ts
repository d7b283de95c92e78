import { hex4, type PdfFile, type Ref, textString } from './file.ts';
import { readSfnt, type Sfnt } from './sfnt.ts';

/** Millimetres in a point of type. */
export const MM_PER_PT = 25.4 / 72;

/** One file of a font as the PDF holds it. */
interface Face {
  sfnt: Sfnt;
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
  readonly #faces: readonly Face[];

  /** @param name told apart from other fonts of the file; ASCII letters only. */
  constructor(file: PdfFile, name: string, parts: readonly Uint8Array[]) {
    this.#faces = parts.map((bytes, i) => {
      const sfnt = readSfnt(bytes);
      const resource = `${name}${i}`;
      return { sfnt, resource, ref: embed(file, sfnt, resource) };
    });
  }

  /** Entries for a page's font resources. */
  get resources(): string {
    return this.#faces.map(({ resource, ref }) => `/${resource} ${ref} 0 R`).join('');
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
      const { face, glyph } = found;
      let run = runs.at(-1);
      if (run?.resource !== face.resource) {
        run = { resource: face.resource, words: [''], width: 0 };
        runs.push(run);
      }
      run.words[run.words.length - 1] += hex4(glyph);
      if (char === ' ') run.words.push('');
      run.width += (face.sfnt.widths[glyph] / face.sfnt.unitsPerEm) * MM_PER_PT;
    }
    return runs;
  }

  #find(char: string): { face: Face; glyph: number } | undefined {
    const code = char.codePointAt(0)!;
    for (const face of this.#faces) {
      const glyph = face.sfnt.glyphs.get(code);
      if (glyph !== undefined) return { face, glyph };
    }
    return undefined;
  }
}

/** A font of glyphs named by their numbers (ISO 32000-1, 9.7), with its way back to characters. */
function embed(file: PdfFile, sfnt: Sfnt, name: string): Ref {
  const scale = 1000 / sfnt.unitsPerEm;
  const round = (value: number): number => Math.round(value * scale);
  const program = file.addStream(`/Length1 ${sfnt.bytes.length}`, sfnt.bytes);
  const descriptor = file.addDictionary(
    `/Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${sfnt.box.map(round).join(' ')}]` +
      `/ItalicAngle 0/Ascent ${round(sfnt.ascent)}/Descent ${round(sfnt.descent)}` +
      `/CapHeight ${round(sfnt.capHeight)}/StemV 80/FontFile2 ${program} 0 R`,
  );
  const widths = [...sfnt.widths].map(round).join(' ');
  const descendant = file.addDictionary(
    `/Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDToGIDMap/Identity/DW 500/W[0[${widths}]]` +
      `/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${descriptor} 0 R`,
  );
  const unicode = file.addStream('', toUnicode(sfnt.glyphs));
  return file.addDictionary(
    `/Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H` +
      `/DescendantFonts[${descendant} 0 R]/ToUnicode ${unicode} 0 R`,
  );
}

const MOST_ENTRIES = 100;

/** Which character each glyph stands for, so that text can be searched and copied. */
function toUnicode(glyphs: ReadonlyMap<number, number>): string {
  const entries = [...glyphs].map(
    ([code, glyph]) =>
      `<${hex4(glyph)}> ${textString(String.fromCodePoint(code)).replace('FEFF', '')}`,
  );
  let blocks = '';
  for (let i = 0; i < entries.length; i += MOST_ENTRIES) {
    const part = entries.slice(i, i + MOST_ENTRIES);
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
