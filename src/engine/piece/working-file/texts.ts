import { EngineError } from '../../core/errors.ts';
import type { TextFont } from '../../lettering/font.ts';
import type { FontStyle } from '../../options.ts';
import { meanScale, multiply, parseLength, translation } from '../../svg/coordinates.ts';
import type { SvgElement } from '../../svg/document.ts';
import { addNote } from '../../svg/notes.ts';
import { plainColor } from '../../svg/paint.ts';
import { nameThreads } from '../../threads/choose.ts';
import { baselineOf, lengthOf, letteringObject, letteringShapes } from '../lettering.ts';
import { CAPITAL_LIMITS, LETTERING_MAX, type PieceObject, type Transform } from '../types.ts';
import { within, type Inherited, type Reading } from './drawn.ts';
import { nearestTypeface } from './typefaces.ts';

/*
 * Texts of a drawing, as lettering: each line in the nearest of our typefaces, as large as it is drawn
 * and where it is. Words along a path are left out, and said.
 */

/** Gives a typeface; undefined where it is not at hand, and then texts in it are left out. */
export type GiveFont = (style: FontStyle) => TextFont | undefined;

/** Words in one style. */
interface Run {
  text: string;
  place: Inherited;
}

/** What stands in one line from a place on: what is written there, and where. User units. */
interface Line {
  x: number;
  y: number;
  runs: Run[];
}

/** The most characters of a line; more is no embroidery. */
const MOST_CHARS = 1000;

/** The objects of a text element, a group where there are several. */
export function textObjects(
  element: SvgElement,
  place: Inherited,
  reading: Reading,
  giveFont: GiveFont,
): PieceObject[] {
  const objects = linesOf(element, place, reading).flatMap((line) =>
    writeLine(line, reading, giveFont),
  );
  const id = element.attributes.id ?? '';
  const group = objects.length > 1 && { group: id || 'text' };
  return objects.map((object) => ({ ...object, id, ...group }));
}

/** Lines begin where a place is told. */
function linesOf(element: SvgElement, place: Inherited, reading: Reading): Line[] {
  const lines: Line[] = [{ x: 0, y: 0, runs: [] }];
  const visit = (part: SvgElement, here: Inherited): void => {
    const { attributes } = part;
    const at = (name: string, whole: number) =>
      parseLength(attributes[name]?.trim().split(/[\s,]+/)[0], whole);
    const [x, y, dx, dy] = [
      at('x', reading.viewport.width),
      at('y', reading.viewport.height),
      at('dx', reading.viewport.width) ?? 0,
      at('dy', reading.viewport.height) ?? 0,
    ];
    const last = lines.at(-1)!;
    if (x !== undefined || y !== undefined || dy !== 0) {
      lines.push({ x: (x ?? last.x) + dx, y: (y ?? last.y) + dy, runs: [] });
    } else if (dx !== 0 && last.runs.length === 0) last.x += dx;
    for (const run of part.runs ?? []) {
      if (typeof run === 'string') lines.at(-1)!.runs.push({ text: run, place: here });
      else if (run.name === 'textPath') addNote(reading.notes, 'text');
      else if (run.name === 'tspan' || run.name === 'a') visitStyled(run, here);
    }
  };
  const visitStyled = (part: SvgElement, parent: Inherited): void => {
    const here = within(reading, part, parent);
    if (here.style.display !== 'none') visit(part, here);
  };
  visit(element, place);
  return lines.map(withoutBlanks).filter(({ runs }) => runs.length > 0);
}

/** Blanks in a row are one, and none stands at an end. */
function withoutBlanks({ runs, ...line }: Line): Line {
  let before = ' ';
  const kept = runs.map(({ text, place }) => {
    let plain = '';
    for (const char of text.slice(0, MOST_CHARS).replaceAll(/\s/g, ' ')) {
      if (char !== ' ' || before !== ' ') plain += char;
      before = char;
    }
    return { text: plain, place };
  });
  while (kept.length > 0) {
    const last = kept[kept.length - 1];
    last.text = last.text.trimEnd();
    if (last.text !== '') break;
    kept.pop();
  }
  return { ...line, runs: kept.filter(({ text }) => text !== '') };
}

/** How a run is written, found by its style. */
interface Written extends Run {
  font: TextFont;
  fontStyle: FontStyle;
  /** User units. */
  size: number;
  /** How far it reaches along the line, user units. */
  length: number;
}

function writeLine(line: Line, reading: Reading, giveFont: GiveFont): PieceObject[] {
  const runs = line.runs.map((run) => writtenAs(run, reading, giveFont));
  if (runs.some((run) => run === undefined)) {
    addNote(reading.notes, 'text');
    return [];
  }
  const all = runs as Written[];
  const length = all.reduce((sum, run) => sum + run.length, 0);
  const anchor = line.runs[0].place.style['text-anchor'];
  let x = line.x - length * (anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0);
  return all.flatMap((run) => {
    const at = x;
    x += run.length;
    return objectOf(run, at, line.y, reading) ?? [];
  });
}

function writtenAs(run: Run, { viewport }: Reading, giveFont: GiveFont): Written | undefined {
  const { style } = run.place;
  const short = shorthand(style.font);
  const family = style['font-family'] || short.family;
  const weight = style['font-weight'] === 'normal' ? short.weight : style['font-weight'];
  const size = parseLength(style['font-size'] || short.size, viewport.height) ?? USUAL_SIZE;
  const fontStyle = nearestTypeface(family, weight);
  const font = size > 0 ? giveFont(fontStyle) : undefined;
  const isKnown = font && [...run.text].every((char) => char === ' ' || font.glyph(char));
  if (!font || !isKnown) return undefined;
  return { ...run, font, fontStyle, size, length: lengthOf(run.text, font) * size };
}

/** What browsers write in where no size is told, px. */
const USUAL_SIZE = 16;

/** 'italic 700 13px/1.2 Georgia, serif' by its parts. */
function shorthand(font: string): { size: string; family: string; weight: string } {
  const [, before = '', size = '', family = ''] =
    /^(.*?)([\d.]+[a-z%]+)(?:\/\S+)?\s+(.*)$/i.exec(font.slice(0, 200)) ?? [];
  return { size, family, weight: /\b\d00\b/.exec(before)?.[0] ?? 'normal' };
}

/** @returns undefined for blanks, and for what is not seen */
function objectOf(run: Written, x: number, y: number, reading: Reading): PieceObject | undefined {
  const { style, matrix } = run.place;
  const text = run.text.trim();
  const paint = [style.fill, style.stroke].find((one) => one !== 'none') ?? 'none';
  const hex = plainColor(paint, style, reading)?.hex;
  const scale = meanScale(matrix);
  if (text === '' || hex === undefined || style.visibility !== 'visible' || !(scale > 0)) {
    return undefined;
  }
  const heightMm = run.size * run.font.capHeight * scale;
  const lettering = { text, fontStyle: run.fontStyle, heightMm, bend: 0 };
  try {
    const shapes = letteringShapes(lettering, run.font);
    const { name = '' } = run.place;
    const [least, most] = CAPITAL_LIMITS;
    const canChange = text.length <= LETTERING_MAX && heightMm >= least && heightMm <= most;
    const object = letteringObject(lettering, shapes, nameThreads([hex])[0]);
    const indent = run.text.length - run.text.trimStart().length;
    const before = indent > 0 ? lengthOf(' ', run.font) * run.size : 0;
    const middle = baselineOf(lettering, run.font);
    addNote(reading.notes, 'typeface');
    return {
      ...object,
      name: object.name || name,
      lettering: canChange ? lettering : undefined,
      transform: placedAt(matrix, x + before - middle.x * run.size, y - middle.y * run.size, scale),
    };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    addNote(reading.notes, 'text');
    return undefined;
  }
}

/** From millimetres about 0 to a place in user units, and from there to the page. */
const placedAt = (matrix: Inherited['matrix'], x: number, y: number, scale: number): Transform =>
  multiply(multiply(matrix, translation(x, y)), [1 / scale, 0, 0, 1 / scale, 0, 0]);
