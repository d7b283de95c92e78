import { EngineError } from '../../core/errors.ts';
import { linesBox, ringArea, type Box } from '../../vector/geometry.ts';
import { baseLetter, type TextFont } from '../../lettering/font.ts';
import { polygonsOf } from './pen.ts';

/** Borders of a letter: outer ones and holes mixed, by the non-zero rule. */
export type Outline = Float64Array[];

/** A letter's outline in em, on the baseline. */
export interface Letter {
  char: string;
  outline: Outline;
  advance: number;
}

/**
 * The letters in a typeface; one that it lacks comes without its accents.
 * @throws EngineError `bad-options` for a letter that the typeface does not have at all
 */
export function lettersOf(font: TextFont, chars: readonly string[]): Letter[] {
  return chars.map((char) => {
    const marked = char.normalize('NFD').length > 1;
    const glyph = font.glyph(char) ?? font.glyph(baseLetter(char));
    if (!glyph || glyph.rings.length === 0) {
      throw new EngineError('bad-options', 'monogram', `${font.name} has no letter “${char}”`);
    }
    const outline = marked ? withLowMarks(glyph.rings, font.capHeight) : glyph.rings;
    return { char, outline, advance: glyph.advance };
  });
}

/** What stands above capitals or hangs below the baseline keeps this share of its height. */
const MARK_HEIGHT = 0.76;

/** A letter whose marks are lower: in a monogram they would push the letters apart. */
function withLowMarks(outline: Outline, capHeight: number): Outline {
  return outline.map((ring) =>
    ring.map((v, i) => {
      if (i % 2 === 0) return v;
      if (v > 0) return v * MARK_HEIGHT;
      return v < -capHeight ? -capHeight + (v + capHeight) * MARK_HEIGHT : v;
    }),
  );
}

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;

/** p → p·(sx, sy) + (x, y). */
export function place(outline: Outline, [sx, sy]: readonly [number, number], x = 0, y = 0) {
  return outline.map((ring) => ring.map((v, i) => (i % 2 === 0 ? v * sx + x : v * sy + y)));
}

/** Where letters may lie: a point of its border is not inside. */
export type Inside = (x: number, y: number) => boolean;

/** Steps towards the greatest scale: enough for a thousandth of it. */
const STEPS = 14;

/**
 * Scales outlines together so that they fill a box, and lie inside a form in it where one
 * is given. They stay in its middle.
 */
export function fitTo(outlines: readonly Outline[], to: Box, inside?: Inside): Outline[] {
  const from = linesBox(outlines.flat());
  const most = Math.min(widthOf(to) / widthOf(from), heightOf(to) / heightOf(from));
  const at = (scale: number): Outline[] => {
    const x = (to.left + to.right) / 2 - (scale * (from.left + from.right)) / 2;
    const y = (to.top + to.bottom) / 2 - (scale * (from.top + from.bottom)) / 2;
    return outlines.map((outline) => place(outline, [scale, scale], x, y));
  };
  if (!inside || liesInside(at(most), inside)) return at(most);
  let [low, high] = [0, most];
  for (let i = 0; i < STEPS; i++) {
    const scale = (low + high) / 2;
    if (liesInside(at(scale), inside)) low = scale;
    else high = scale;
  }
  return at(low);
}

function liesInside(outlines: readonly Outline[], inside: Inside): boolean {
  return outlines.every((outline) =>
    outline.every((ring) => {
      for (let i = 0; i < ring.length; i += 2) if (!inside(ring[i], ring[i + 1])) return false;
      return true;
    }),
  );
}

/** Area of borders turned against their holes, mm². */
export function areaOf(outline: Outline): number {
  return Math.abs(outline.reduce((sum, ring) => sum + ringArea(ring), 0));
}

/** What outlines cover together, as one outline. */
export function uniteOutlines(outlines: readonly Outline[]): Outline {
  return polygonsOf(outlines.flat()).flatMap(({ rings }) => rings);
}

/** Letters side by side on one baseline, in em, spaced as the typeface says and by `tracking` more. */
export function setInRow(font: TextFont, letters: readonly Letter[], tracking = 0): Outline[] {
  let x = 0;
  return letters.map(({ char, outline, advance }, i) => {
    if (i > 0) x += font.kerning(letters[i - 1].char, char) + tracking;
    const placed = place(outline, [1, 1], x, 0);
    x += advance;
    return placed;
  });
}
