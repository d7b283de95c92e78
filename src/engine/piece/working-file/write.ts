import { escapeXml } from '../../formats/xml.ts';
import { THREAD_MM, THREAD_WEIGHTS } from '../../machine.ts';
import type { Mm } from '../../core/units.ts';
import { endings } from '../edit.ts';
import { objectBox, placeObject } from '../place-object.ts';
import type { Piece, PieceObject, PieceShape, ShapesObject, StitchesObject } from '../types.ts';
import { checkPiece, endingsOf } from '../types.ts';
import { guideLine } from '../guide.ts';
import {
  GUIDE_STYLE,
  GUIDE_SYMBOL,
  INKSCAPE,
  INKSTITCH,
  INKSTITCH_VERSION,
  pathData,
  PIECE,
  PIECE_VERSION,
  sumOf,
  type SewnElement,
} from './names.ts';
import { readInBlock, readInitials, readLettering, readSewing, readThread } from './own-data.ts';
import { elementsOf, type Element } from './parameters.ts';
import { meetings, partsThatPass, withoutLoops, type Edges } from './rails.ts';

/**
 * Writes a piece as a drawing in which it can go on: `readPiece` gives the very same piece, and
 * Inkscape with Ink/Stitch sews its fills, satin columns and lines by their own parameters.
 * @returns the text of an SVG document, in millimetres
 * @throws EngineError `bad-options` where two objects have one id
 */
export function writePiece(piece: Piece): string {
  checkPiece(piece);
  const { objects, widthMm, heightMm, ...rest } = piece;
  const about = JSON.stringify({ version: PIECE_VERSION, ...rest, widthMm, heightMm });
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="${INKSCAPE}" xmlns:inkstitch="${INKSTITCH}" xmlns:ilmek="${PIECE}" width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}" ilmek:piece="${escapeXml(about)}">`,
    ...(piece.name ? [`  <title>${escapeXml(piece.name)}</title>`] : []),
    `  <metadata><inkstitch:inkstitch_svg_version>${INKSTITCH_VERSION}</inkstitch:inkstitch_svg_version></metadata>`,
    ...(objects.some((one) => one.kind === 'shapes' && one.sewing.guide)
      ? [`  <defs>${GUIDE_SYMBOL}</defs>`]
      : []),
    ...objects.flatMap((object) => objectLines(object, piece)),
    '</svg>',
    '',
  ];
  return lines.join('\n');
}

/** A group an object: what Ink/Stitch sews of it, and the shapes that this was made of. */
function objectLines(object: PieceObject, piece: Piece): string[] {
  const guide = guideElement(object);
  const drawn = object.kind === 'stitches' ? stitchPaths(object) : shapePaths(object, piece);
  const sewn = guide ? [...drawn, guide] : drawn;
  const { id, name, transform, hidden, thread } = object;
  const attributes = {
    id,
    ...(name && { 'inkscape:label': name }),
    ...(transform && { transform: `matrix(${transform.join(' ')})` }),
    ...(hidden && { style: 'display:none' }),
    'ilmek:object': JSON.stringify(ownData(object)),
    'ilmek:sum': sumOf(sewn),
  };
  const shapes = object.kind === 'shapes' ? hiddenShapes(object) : [];
  const paths = sewn.map((element, i) => {
    const whole = i === drawn.length - 1 ? withEndings(element, object) : element;
    const mark = element === guide ? `;${GUIDE_STYLE}` : '';
    return pathElement(`${id}-${i + 1}`, whole, thread.hex, mark);
  });
  return [
    `  <g${attributeText(attributes)}>`,
    ...[...shapes, ...paths].map((line) => `    ${line}`),
    '  </g>',
  ];
}

/** The last element of an object says what is done after it; the sum does not know, so that it can be changed. */
function withEndings(element: SewnElement, object: PieceObject): SewnElement {
  const done = endingsOf(object).map((name) => [name, 'True'] as const);
  return { ...element, parameters: { ...element.parameters, ...Object.fromEntries(done) } };
}

/** The line that an object's rows follow: Ink/Stitch looks for it in the group of the fill. */
function guideElement(object: PieceObject): SewnElement | undefined {
  const guide = object.kind === 'shapes' ? object.sewing.guide : undefined;
  if (!guide) return undefined;
  // Ink/Stitch goes on along the chord: over the object itself the line says how.
  const { left, top, right, bottom } = objectBox(object);
  const line = guideLine(guide, Math.hypot(right - left, bottom - top)).map(round);
  return { data: pathData([line], false), width: String(GUIDE_MM), parameters: {} };
}

/** A guide line is drawn so broad. */
const GUIDE_MM: Mm = 0.3;

function pathElement(
  id: string,
  { data, width, parameters }: SewnElement,
  hex: string,
  mark: string,
): string {
  const style =
    width === 'none'
      ? `fill:${hex};fill-rule:evenodd;stroke:none`
      : `fill:none;stroke:${hex};stroke-width:${width}`;
  const named = Object.entries(parameters).map(([name, v]) => [`inkstitch:${name}`, v] as const);
  const own: Record<string, string> = Object.fromEntries(named);
  return `<path${attributeText({ id, style: style + mark, ...own, d: data })}/>`;
}

/** What of an object is said nowhere else, as it will be read: the same object gives the same bytes. */
function ownData(object: PieceObject): Record<string, unknown> {
  const { kind, group, locked } = object;
  const base = { kind, thread: readThread(object.thread), group, locked, ...endings(object) };
  if (object.kind !== 'shapes') return base;
  const lettering = readLettering(object.lettering);
  const initials = readInitials(object.initials);
  const inBlock = readInBlock(object.inBlock);
  return { ...base, sewing: readSewing(object.sewing), lettering, initials, inBlock };
}

const attributeText = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');

/** The shapes themselves, not shown and so not sewn by Ink/Stitch. */
function hiddenShapes({ id, shapes }: ShapesObject): string[] {
  return shapes.map((shape, i) => {
    const attributes = {
      id: `${id}-shape${i + 1}`,
      style: 'display:none',
      'ilmek:shape': shapeKind(shape),
      d: shapeData(shape),
    };
    return `<path${attributeText(attributes)}/>`;
  });
}

/** A shape without its lines. */
function shapeKind(shape: PieceShape): string {
  const { kind } = shape;
  if (shape.kind === 'area') return kind;
  if (shape.kind === 'stroke')
    return JSON.stringify({ kind, closed: shape.closed, widthMm: shape.widthMm });
  return JSON.stringify({ kind, closed: shape.closed, paired: shape.paired });
}

function shapeData(shape: PieceShape): string {
  if (shape.kind === 'area') return pathData(shape.polygon.rings, true);
  if (shape.kind === 'stroke') return pathData([shape.points], false);
  return pathData([shape.left, shape.right], false);
}

function shapePaths(object: ShapesObject, piece: Piece): SewnElement[] {
  const placed = placeObject({ ...object, transform: undefined });
  const threadMm = THREAD_WEIGHTS[piece.threadWeight].widthMm;
  return elementsOf(placed, object, piece).flatMap((element) =>
    elementData(element).map((data) => ({
      data,
      width: strokeWidth(element, threadMm),
      parameters: element.parameters,
    })),
  );
}

function strokeWidth(element: Element, threadMm: Mm): string {
  if (element.kind === 'fill') return 'none';
  return String(element.kind === 'line' ? element.widthMm : threadMm);
}

function elementData(element: Element): string[] {
  // The shapes themselves are kept beside it: micrometres are enough for what is drawn of them.
  const rounded = (line: Float64Array) => line.map(round);
  if (element.kind === 'fill') return [pathData(element.rings.map(rounded), true)];
  if (element.kind === 'line') return [pathData([rounded(element.points)], element.closed)];
  const { column } = element;
  const { closed } = column;
  const parts = closed ? [column] : partsThatPass(column);
  return parts.map((part) => pathData(railsAndRungs({ ...part, closed }), false));
}

/** Rungs are drawn so far apart: enough to say which points of the two rails belong together. */
const RUNG_MM: Mm = 4;
/** A rung reaches so far over both rails: Ink/Stitch wants it to cross them. */
const OVER_MM: Mm = 0.2;

function railsAndRungs(column: Edges & { closed: boolean }): Float64Array[] {
  const { left, right } = column;
  const rails = [left, right].map((rail) =>
    withoutLoops(Float64Array.from(column.closed ? [...rail, rail[0], rail[1]] : rail, round)).map(
      round,
    ),
  );
  const count = left.length / 2;
  const wanted = Math.max(2, Math.round(middleLength(column) / RUNG_MM));
  const rungs: Float64Array[] = [];
  for (let k = 1; k < wanted; k++) {
    const rung = rungAt(column, 2 * Math.round((k * (count - 1)) / wanted));
    if (rung && rails.every((rail) => meetings(rail, rung) === 1)) rungs.push(rung);
  }
  // Two rungs on two rails look alike from either side: Ink/Stitch would have to guess.
  if (rungs.length === 2) rungs.pop();
  return [...rails, ...rungs];
}

/** A line over both rails at a pair of their points; none where they meet. */
function rungAt({ left, right }: Edges, i: number): Float64Array | undefined {
  const [dx, dy] = [right[i] - left[i], right[i + 1] - left[i + 1]];
  const over = OVER_MM / (Math.hypot(dx, dy) || 1);
  if (!(over < 1)) return undefined;
  return Float64Array.of(
    round(left[i] - dx * over),
    round(left[i + 1] - dy * over),
    round(right[i] + dx * over),
    round(right[i + 1] + dy * over),
  );
}

function middleLength({ left, right }: Edges): Mm {
  let length = 0;
  for (let i = 2; i < left.length; i += 2) {
    const dx = left[i] + right[i] - left[i - 2] - right[i - 2];
    const dy = left[i + 1] + right[i + 1] - left[i - 1] - right[i - 1];
    length += Math.hypot(dx, dy) / 2;
  }
  return length;
}

const round = (v: number): number => Math.round(v * 1000) / 1000;

/** Ink/Stitch's manual stitch puts a needle point at each point of the line. */
const FIXED = { stroke_method: 'manual_stitch', trim_after: 'True' };

function stitchPaths({ runs }: StitchesObject): SewnElement[] {
  return runs.map((points) => ({
    data: pathData([points], false),
    width: String(THREAD_MM),
    parameters: FIXED,
  }));
}
