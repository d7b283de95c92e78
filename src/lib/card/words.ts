import { readFileSync } from 'node:fs';
import opentype, { type Font, type PathCommand } from 'opentype.js';

/*
 * Words as outlines. A picture made at build must not depend on the fonts of
 * the machine that builds it, so the site's own display face is drawn as paths.
 */

const FONTS = `${process.cwd()}/src/assets/fonts`;

interface Setting {
  sizePx: number;
  /** A line is broken before it grows past this. */
  widthPx: number;
  /** Baseline to baseline, px. */
  leadingPx: number;
  /** Most lines; what does not fit ends in an ellipsis. */
  lines: number;
}

/** The Latin face, and one with the letters that Turkish adds. */
function faces(): Font[] {
  return ['card-latin.ttf', 'card-turkish.ttf'].map((file) => {
    const { buffer, byteOffset, byteLength } = readFileSync(`${FONTS}/${file}`);
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  });
}

/** Tight, as the site sets its headings; em. */
const TRACKING = -0.022;
/** Tight letters close the gaps between words otherwise; em. */
const WORD_SPACING = 0.07;

/** Sets words in the display face. */
export class Typesetter {
  readonly #faces = faces();

  #faceOf(character: string): Font {
    return this.#faces.find((face) => face.charToGlyphIndex(character) > 0) ?? this.#faces[0];
  }

  /** Width of a line, px. */
  measure(line: string, sizePx: number): number {
    return this.#run(line, sizePx).width;
  }

  /** Lines of words within a width. */
  breakLines(text: string, { sizePx, widthPx, lines }: Omit<Setting, 'leadingPx'>): string[] {
    const out: string[] = [];
    for (const word of text.split(/\s+/u).filter(Boolean)) {
      const longer = out.length ? `${out.at(-1)} ${word}` : word;
      if (out.length && this.measure(longer, sizePx) <= widthPx) out[out.length - 1] = longer;
      else out.push(word);
    }
    if (out.length <= lines) return out;
    return [...out.slice(0, lines - 1), `${out[lines - 1]} …`];
  }

  /**
   * SVG path data of a text, its first baseline at y.
   * @returns the data, and the y of the last baseline
   */
  set(text: string, x: number, y: number, setting: Setting): { d: string; bottom: number } {
    const lines = this.breakLines(text, setting);
    const d = lines.map(
      (line, i) => this.#run(line, setting.sizePx, x, y + i * setting.leadingPx).d,
    );
    return { d: d.join(''), bottom: y + (lines.length - 1) * setting.leadingPx };
  }

  #run(line: string, sizePx: number, x = 0, y = 0): { d: string; width: number } {
    let [at, d] = [x, ''];
    const characters = [...line];
    characters.forEach((character, i) => {
      const face = this.#faceOf(character);
      const scale = sizePx / face.unitsPerEm;
      const glyph = face.charToGlyph(character);
      d += pathData(glyph.getPath(at, y, sizePx).commands);
      at += (glyph.advanceWidth ?? 0) * scale + TRACKING * sizePx;
      if (character === ' ') at += WORD_SPACING * sizePx;
      const next = characters[i + 1];
      if (next && this.#faceOf(next) === face) {
        at += face.getKerningValue(glyph, face.charToGlyph(next)) * scale;
      }
    });
    return { d, width: at - x };
  }
}

/** SVG path data. The library's own leaves out spaces beside numbers that round to zero. */
export function pathData(commands: PathCommand[]): string {
  return commands
    .map(({ type, ...at }) => {
      const { x1, y1, x2, y2, x, y } = at as Record<string, number | undefined>;
      const numbers = [x1, y1, x2, y2, x, y].filter((v) => v !== undefined);
      return type + numbers.map((v) => v.toFixed(3)).join(' ');
    })
    .join('');
}
