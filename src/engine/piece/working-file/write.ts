import { escapeXml } from '../../formats/xml.ts';
import { THREAD_MM, THREAD_WEIGHTS } from '../../machine.ts';
import type { Mm } from '../../core/units.ts';
import { endings } from '../edit.ts';
import { objectBox } from '../place-object.ts';
import { IDENTITY, type Matrix } from '../../svg/coordinates.ts';
import type { Piece, PieceObject, PieceShape, ShapesObject, StitchesObject } from '../types.ts';
import { checkPiece, endingsOf } from '../types.ts';
import { guideLine } from '../guide.ts';
import { amongAll } from './among-all.ts';
import { linesOfElement, roundLine } from './element-lines.ts';
import {
  endsItself,
  GUIDE_STYLE,
  GUIDE_SYMBOL,
  INKSCAPE,
  INKSTITCH,
  INKSTITCH_VERSION,
  pathData,
  PIECE,
  PIECE_VERSION,
  sumOf,
  withoutEndings,
  type SewnElement,
} from './names.ts';
import { readInBlock, readInitials, readLettering, readSewing, readThread } from './own-data.ts';
import { elementsOf, type Element } from './parameters.ts';
import { commandsFor, commandSymbols } from './write-commands.ts';

/**
 * Writes a piece as a drawing in which it can go on: `readPiece` gives the very same piece, and
 * Inkscape with Ink/Stitch sews its fills, satin columns and lines by their own parameters.
 * @returns the text of an SVG document, in millimetres
 * @throws EngineError `bad-options` where two objects have one id
 */
export function writePiece(piece: Piece): string {
  checkPiece(piece);
  const { objects, widthMm, heightMm, ...rest } = piece;
  const among = amongAll(piece);
  const about = JSON.stringify({ version: PIECE_VERSION, ...rest, widthMm, heightMm });
  const drawn = objects.flatMap((object) => objectLines(object, piece, among));
  const symbols = commandSymbols(drawn);
  const isGuided = objects.some((one) => one.kind === 'shapes' && one.sewing.guide);
  const marks = [...(isGuided ? [GUIDE_SYMBOL] : []), ...symbols];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="${INKSCAPE}" xmlns:inkstitch="${INKSTITCH}" xmlns:ilmek="${PIECE}"${symbols.length > 0 ? XLINK : ''} width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}" ilmek:piece="${escapeXml(about)}">`,
    ...(piece.name ? [`  <title>${escapeXml(piece.name)}</title>`] : []),
    `  <metadata><inkstitch:inkstitch_svg_version>${INKSTITCH_VERSION}</inkstitch:inkstitch_svg_version></metadata>`,
    ...(marks.length > 0 ? [`  <defs>${marks.join('')}</defs>`] : []),
    ...drawn,
    '</svg>',
    '',
  ];
  return lines.join('\n');
}

/** What symbols are referred to by. */
const XLINK = ' xmlns:xlink="http://www.w3.org/1999/xlink"';

type Among = ReturnType<typeof amongAll>;

/** A group an object: what Ink/Stitch sews of it, and the shapes that this was made of. */
function objectLines(object: PieceObject, piece: Piece, among: Among): string[] {
  const guide = guideElement(object);
  const drawn = object.kind === 'stitches' ? stitchPaths(object) : shapePaths(object, piece, among);
  const sewn = guide ? [...drawn, guide] : drawn;
  const { id, name, transform, hidden, thread } = object;
  const { lines: commands, places } = commandsFor(object, drawn);
  const attributes = {
    id,
    ...(name && { 'inkscape:label': name }),
    ...(transform && { transform: `matrix(${transform.join(' ')})` }),
    ...(hidden && { style: 'display:none' }),
    'ilmek:object': JSON.stringify({ ...ownData(object, places), ...ownEndings(object, drawn) }),
    'ilmek:sum': sumOf(
      sewn.map((one) => (one === drawn.at(-1) ? withoutEndings(one, object.kind) : one)),
    ),
  };
  const shapes = object.kind === 'shapes' ? hiddenShapes(object) : [];
  const paths = sewn.map((element, i) => {
    const whole = i === drawn.length - 1 ? withEndings(element, object) : element;
    const mark = element === guide ? `;${GUIDE_STYLE}` : '';
    return pathElement(`${id}-${i + 1}`, whole, thread.hex, mark);
  });
  return [
    `  <g${attributeText(attributes)}>`,
    ...[...shapes, ...paths, ...commands].map((line) => `    ${line}`),
    '  </g>',
  ];
}

/** Says that the last element of an object ends its thread for itself, and not for the object. */
const ownEndings = ({ kind }: PieceObject, drawn: readonly SewnElement[]) =>
  kind === 'shapes' && drawn.slice(-1).some(endsItself) && { ends: true };

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
  const line = roundLine(guideLine(guide, Math.hypot(right - left, bottom - top)));
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

/**
 * What of an object is said nowhere else, as it will be read: the same object gives the same bytes.
 * @param places its entry and exit, where commands say them
 */
function ownData(object: PieceObject, places: object): Record<string, unknown> {
  const { kind, group, locked } = object;
  const base = { kind, thread: readThread(object.thread), group, locked, ...endings(object) };
  if (object.kind !== 'shapes') return base;
  const lettering = readLettering(object.lettering);
  const initials = readInitials(object.initials);
  const inBlock = readInBlock(object.inBlock);
  const sewing = Object.fromEntries(
    Object.entries(readSewing(object.sewing)).filter(([name]) => !(name in places)),
  );
  return { ...base, sewing, lettering, initials, inBlock };
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

function shapePaths(object: ShapesObject, piece: Piece, among: Among): SewnElement[] {
  const threadMm = THREAD_WEIGHTS[piece.threadWeight].widthMm;
  const where = among(object);
  const { toOwn, scale } = where;
  return elementsOf(where, object, piece).flatMap((element) =>
    linesOfElement(element).map(({ lines, closed }) => ({
      data: pathData(
        lines.map((line) => roundLine(mapped(line, toOwn))),
        closed,
      ),
      width: strokeWidth(element, threadMm, scale),
      parameters: element.parameters,
    })),
  );
}

/** A line in other coordinates; the very same in its own. */
function mapped(line: Float64Array, matrix: Matrix): Float64Array {
  if (matrix === IDENTITY) return line;
  const [a, b, c, d, e, f] = matrix;
  return line.map((v, i) =>
    i % 2 === 0 ? a * v + c * line[i + 1] + e : b * line[i - 1] + d * v + f,
  );
}

/** Its group makes it as much broader as it makes lines longer. */
function strokeWidth(element: Element, threadMm: Mm, scale: number): string {
  if (element.kind === 'fill') return 'none';
  const mm = element.kind === 'line' ? element.widthMm : threadMm;
  return String(scale === 1 ? mm : Math.round((mm / scale) * 1e4) / 1e4);
}

/** Ink/Stitch's manual stitch puts a needle point at each point of the line. */
const FIXED = { stroke_method: 'manual_stitch', trim_after: 'True' };

function stitchPaths({ runs }: StitchesObject): SewnElement[] {
  return runs.map((points) => ({
    data: pathData([points], false),
    width: String(THREAD_MM),
    parameters: FIXED,
  }));
}
