import type { Thread } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import type { TextFont } from '../lettering/font.ts';
import { stretches } from '../lettering/colors.ts';
import { letterParts, trackingOf } from '../lettering/set-text.ts';
import { layoutsOf, tracked, type TextLayout } from '../lettering/text-layout.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { toLetterGrid } from '../shapes.ts';
import { expectedOverhang } from '../sizing/sewn-size.ts';
import { linesBox, type Box, type Ring } from '../vector/geometry.ts';
import { objectBox } from './place-object.ts';
import {
  CAPITAL_LIMITS,
  MAX_BEND,
  type Lettering,
  type Piece,
  type PieceShape,
  type ShapesObject,
} from './types.ts';

/*
 * Lettering that stays lettering: an object keeps what was typed, and its shapes are drawn anew from
 * that whenever it is changed. They lie about 0, so that the object stays where it is.
 */

/** A text as it is to be set; how large is said apart. */
export type SetLettering = Omit<Lettering, 'heightMm'>;

/**
 * Draws lettering.
 * @param lettering what is written, and how
 * @param font its typeface, as `readFont` reads it
 * @returns the parts of its letters in reading order, about 0
 * @throws EngineError `bad-options` for a blank text, for letters that the font lacks, and for a text
 *   that has fewer letters than threads
 */
export function letteringShapes(lettering: Lettering, font: TextFont): PieceShape[] {
  const letters = setInEm(lettering, font);
  const own = lettering.stretch ? ofStretch(letters, lettering.stretch) : letters;
  return shapesAt(
    own.flatMap(({ parts }) => parts),
    lettering.heightMm / font.capHeight,
  );
}

/** The letters of one stretch of a text in several threads, as the engine divides it. */
function ofStretch(letters: readonly LetterInEm[], [at, of]: readonly [number, number]) {
  if (letters.length < of) {
    const message = `a text in ${of} threads wants at least ${of} letters`;
    throw new EngineError('bad-options', 'lettering', message);
  }
  const stretchOf = stretches(
    letters.map(({ word }) => word),
    of,
  );
  return letters.filter((_, i) => stretchOf[i] === at);
}

/**
 * How tall the capitals of a text are that is sewn so wide.
 * @param lettering what is written, and how
 * @param widthMm of all of it
 * @param font its typeface
 * @throws EngineError as `letteringShapes`
 */
export function capitalsOfWidth(lettering: SetLettering, widthMm: Mm, font: TextFont): Mm {
  const over = expectedOverhang({ ...DIGITIZE_DEFAULTS, style: 'satin' }).width;
  const wanted = Math.max(widthMm - over, widthMm / 2);
  const [least, most] = CAPITAL_LIMITS;
  const fits = (tall: Mm): Mm => {
    const letters = setInEm({ ...lettering, heightMm: tall }, font);
    const { left, right } = linesBox(letters.flatMap(({ parts }) => parts.flat()));
    return onMicrometre((wanted / Math.max(1e-6, right - left)) * font.capHeight);
  };
  // Small letters lie farther apart: those of the least size the most.
  let [low, high] = [fits(least), fits(most)];
  for (let round = 0; round < 16 && high > low; round++) {
    const tall = (low + high) / 2;
    if (fits(tall) > tall) low = tall;
    else high = tall;
  }
  const tall = onMicrometre(low);
  return Math.min(most, Math.max(least, tall));
}

/**
 * An object of lettering, called by its words.
 * @param lettering what is written, and how
 * @param shapes from `letteringShapes`
 * @param thread of all of it
 */
export const letteringObject = (
  lettering: Lettering,
  shapes: readonly PieceShape[],
  thread: Thread,
): ShapesObject => ({
  kind: 'shapes',
  id: 'n1',
  name: letteringName(lettering.text),
  thread,
  shapes,
  sewing: { stitch: 'letters' },
  lettering,
});

/** All objects of the text that one is of, itself too: a text in several threads has one for each. */
export const writtenWith = (piece: Piece, object: ShapesObject): ShapesObject[] =>
  piece.objects.filter((one): one is ShapesObject => {
    if (one.id === object.id) return true;
    const [a, b] = [one.kind === 'shapes' && one.lettering, object.lettering];
    if (!a || !b || one.group !== object.group) return false;
    return a.text === b.text && !!b.stretch && a.stretch?.[1] === b.stretch[1];
  });

/**
 * Writes other words, or the same in another way, where some are. What is called by its words is
 * called by the new ones.
 * @param id of an object that is lettering; others stay as they are
 * @param lettering what is written now, and how
 * @param shapes of what is written now, from `letteringShapes`
 */
export const setLettering = (
  piece: Piece,
  id: string,
  lettering: Lettering,
  shapes: readonly PieceShape[],
): Piece => ({
  ...piece,
  objects: piece.objects.map((object) => {
    if (object.id !== id || object.kind !== 'shapes' || !object.lettering) return object;
    const isCalledSo = object.name === letteringName(object.lettering.text);
    const name = isCalledSo ? letteringName(lettering.text) : object.name;
    return { ...object, name, lettering, shapes };
  }),
});

/** Where the baseline of a text in one line begins, seen from its middle, em. */
export function baselineOf(lettering: Lettering, font: TextFont): { x: number; y: number } {
  const { letters, left, top, width, height } = layoutOf(lettering, font);
  return { x: letters[0].x - left - width / 2, y: -top - height / 2 };
}

/** How far a text reaches along its line, its blanks too, em. */
export function lengthOf(text: string, font: TextFont): number {
  let length = 0;
  let before = '';
  for (const char of text) {
    const glyph = font.glyph(char);
    if (before !== '' && before !== ' ' && char !== ' ') length += font.kerning(before, char);
    length += glyph?.advance ?? 0.25;
    before = char;
  }
  return length;
}

/**
 * Letters that were drawn elsewhere, as lettering: where they are, about 0.
 * @param around all of the text, where the object is a stretch of it
 */
export function asLettering(
  object: ShapesObject,
  { text, fontStyle, heightMm, stretch }: Omit<Lettering, 'bend'>,
  around: Box = objectBox(object),
): ShapesObject {
  const { left, top, right, bottom } = around;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2].map(toLetterGrid);
  const shapes = object.shapes.flatMap((shape): PieceShape[] => {
    if (shape.kind !== 'area') return [];
    const rings = shape.polygon.rings.map((ring) =>
      ring.map((v, i) => toLetterGrid(v - (i % 2 === 0 ? x : y))),
    );
    return [{ kind: 'area', polygon: { rings } }];
  });
  const set = { text, fontStyle, heightMm: onMicrometre(heightMm), bend: 0 };
  const lettering = stretch ? { ...set, stretch } : set;
  const transform = [1, 0, 0, 1, x, y] as const;
  return { ...object, name: letteringName(text), shapes, transform, lettering };
}

/** The most characters of a text that are its object's name. */
const MOST_NAME = 60;

const letteringName = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_NAME);

/** A letter as the rings of each of its parts. */
interface LetterInEm {
  parts: Ring[][];
  /** Number of its word. */
  word: number;
}

/** A text in the lines that it brings, its letters as far apart as their size asks for. */
function layoutOf({ text, fontStyle, heightMm }: Lettering, font: TextFont): TextLayout {
  const [layout] = layoutsOf(text, font);
  const share = trackingOf(fontStyle, heightMm);
  return share > 0 ? tracked(layout, share) : layout;
}

/** Each letter of a text, about 0, 1 em large. */
function setInEm(lettering: Lettering, font: TextFont): LetterInEm[] {
  const { bend } = lettering;
  const layout = layoutOf(lettering, font);
  const { left, top, width, height } = layout;
  const [x, y] = [-left - width / 2, -top - height / 2];
  const letters = layout.letters.map((letter) => ({
    parts: letterParts(letter, 1, x, y).map(({ rings }): Ring[] => [...rings]),
    word: letter.word,
  }));
  if (bend === 0 || width === 0) return letters;
  const turn = (Math.min(MAX_BEND, Math.abs(bend)) * Math.PI) / 180;
  const radius = width / turn;
  const way = bend > 0 ? -1 : 1;
  // A roof rests on its lowest letters, a bowl holds its tallest: nothing is pressed together.
  const bent = ringsMapped(letters, (ring) =>
    mapped(refined(ring), (px, py) => {
      const reach = radius + height / 2 + way * py;
      return [reach * Math.sin(px / radius), way * reach * Math.cos(px / radius)];
    }),
  );
  const box = linesBox(bent.flatMap(({ parts }) => parts.flat()));
  const [dx, dy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return ringsMapped(bent, (ring) => mapped(ring, (px, py) => [px - dx, py - dy]));
}

const ringsMapped = (letters: readonly LetterInEm[], to: (ring: Ring) => Ring): LetterInEm[] =>
  letters.map(({ parts, word }) => ({ parts: parts.map((part) => part.map(to)), word }));

/** Straight strokes are bent at points so far apart, em. */
const BEND_STEP = 0.04;

/** A ring with points between those that lie far apart. */
function refined(ring: Ring): Ring {
  const out: number[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    const [dx, dy] = [ring[j] - ring[i], ring[j + 1] - ring[i + 1]];
    const steps = Math.max(1, Math.ceil(Math.abs(dx) / BEND_STEP));
    for (let k = 0; k < steps; k++)
      out.push(ring[i] + (dx * k) / steps, ring[i + 1] + (dy * k) / steps);
  }
  return Float64Array.from(out);
}

function mapped(ring: Ring, to: (x: number, y: number) => readonly [number, number]): Ring {
  const out = new Float64Array(ring.length);
  for (let i = 0; i < ring.length; i += 2) out.set(to(ring[i], ring[i + 1]), i);
  return out;
}

/** In whole micrometres, which a file says exactly. */
const shapesAt = (parts: readonly Ring[][], emMm: Mm): PieceShape[] =>
  parts.map((rings) => ({
    kind: 'area',
    polygon: { rings: rings.map((ring) => ring.map((v) => onMicrometre(v * emMm))) },
  }));

const onMicrometre = (mm: number): number => Math.round(mm * 1000) / 1000;
