import { EngineError } from '../../core/errors.ts';
import type { Mm } from '../../core/units.ts';
import { baseLetter, type TextFont } from '../../lettering/font.ts';
import {
  type Box,
  boxesMeet,
  linesBox,
  ringArea,
  heightOf,
  widthOf,
} from '../../vector/geometry.ts';
import { fromPaths, intersect, subtract, toPaths } from '../../vector/paths.ts';
import { groupRings, intersectRings, offsetRings } from '../../vector/rings.ts';
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

/** p → p·(sx, sy) + (x, y). */
export function place(outline: Outline, [sx, sy]: readonly [number, number], x = 0, y = 0) {
  return outline.map((ring) => ring.map((v, i) => (i % 2 === 0 ? v * sx + x : v * sy + y)));
}

/** Where letters may lie: a point of its border is not inside. */
export type Inside = (x: number, y: number) => boolean;

/** Steps towards the greatest scale: enough for a thousandth of it. */
const STEPS = 14;

/** The greatest number from 0 to `most` that fits, found by halving the range in each step. */
export function greatest(most: number, steps: number, fits: (value: number) => boolean): number {
  let [low, high] = [0, most];
  for (let i = 0; i < steps; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

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
  return at(greatest(most, STEPS, (scale) => liesInside(at(scale), inside)));
}

function liesInside(outlines: readonly Outline[], inside: Inside): boolean {
  return outlines
    .flat()
    .every((ring) => ring.every((x, i) => i % 2 === 1 || inside(x, ring[i + 1])));
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

/* Outlines cut with each other, by the non-zero rule. */

/** What of an outline lies outside another. */
export function subtractOutline(outline: Outline, other: Outline): Outline {
  return fromPaths(subtract(toPaths(outline), toPaths(other)));
}

/** What of an outline lies inside another. */
export function intersectOutline(outline: Outline, other: Outline): Outline {
  return fromPaths(intersect(toPaths(outline), toPaths(other)));
}

type Point = readonly [number, number];
/** A side of a form: from its start at 0 to its end at 1. */
export type Side = (t: number) => Point;

/** Four sides that enclose a form: top and bottom run to the right, the others down. */
export interface Envelope {
  top: Side;
  bottom: Side;
  left: Side;
  right: Side;
}

/** An outline's lines are divided into pieces of this share of its box before they are bent. */
const PIECE_SHARE = 1 / 40;

/**
 * Bends an outline so that its box takes the form of an envelope, by a bilinearly blended
 * Coons patch (Coons 1967): each side of the box lies on a side of the form.
 */
export function bendTo(outline: Outline, { top, bottom, left, right }: Envelope): Outline {
  const box = linesBox(outline);
  const [p00, p10, p01, p11] = [top(0), top(1), bottom(0), bottom(1)];
  const blend = (u: number, v: number, k: 0 | 1): number =>
    (1 - v) * top(u)[k] +
    v * bottom(u)[k] +
    (1 - u) * left(v)[k] +
    u * right(v)[k] -
    (1 - u) * (1 - v) * p00[k] -
    u * (1 - v) * p10[k] -
    (1 - u) * v * p01[k] -
    u * v * p11[k];
  return outline.map((ring) => {
    const bent: number[] = [];
    forEachPiece(ring, widthOf(box) * PIECE_SHARE, heightOf(box) * PIECE_SHARE, (x, y) => {
      const u = (x - box.left) / widthOf(box);
      const v = (y - box.top) / heightOf(box);
      bent.push(blend(u, v, 0), blend(u, v, 1));
    });
    return Float64Array.from(bent);
  });
}

/** Visits a ring's points, and others between them, none farther apart than dx and dy. */
function forEachPiece(
  ring: Float64Array,
  dx: number,
  dy: number,
  visit: (x: number, y: number) => void,
): void {
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
    const n = Math.ceil(Math.max(Math.abs(bx - ax) / dx, Math.abs(by - ay) / dy, 1e-9));
    for (let k = 0; k < n; k++) visit(ax + ((bx - ax) * k) / n, ay + ((by - ay) * k) / n);
  }
}

/** Crossings nearer to each other than this are one: between two that change, strokes would fall to bits. */
const NEAR_MM: Mm = 2.5;

/**
 * Weaves outlines: wherever two cross, one goes under the other and is cut there, with bare
 * fabric on both sides; from one crossing of a pair to the next they change places.
 */
export function weave(outlines: readonly Outline[], gap: Mm): Outline[] {
  const woven = [...outlines];
  for (let i = 0; i < outlines.length; i++) {
    for (let j = i + 1; j < outlines.length; j++) {
      const crossings = groupRings(intersectRings(outlines[i], outlines[j]))
        .map(({ rings }) => ({ rings, box: linesBox(rings) }))
        .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
      let turns = 0;
      crossings.forEach(({ rings, box }, k) => {
        if (k > 0 && !boxesMeet(crossings[k - 1].box, box, NEAR_MM)) turns++;
        const [under, over] = turns % 2 === 0 ? [i, j] : [j, i];
        const around = offsetRings(rings, gap * 2.2);
        const cut = intersectRings(around, offsetRings(outlines[over], gap));
        woven[under] = subtractOutline(woven[under], cut);
      });
    }
  }
  return woven;
}
