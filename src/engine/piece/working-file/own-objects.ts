import { FormatError } from '../../core/errors.ts';
import { DENSITIES, FABRIC_NAMES, PULL_LIMITS } from '../../options.ts';
import { THREAD_WEIGHT_CHOICES } from '../../machine.ts';
import type { SvgElement } from '../../svg/document.ts';
import type { Matrix } from '../../svg/coordinates.ts';
import { IDENTITY } from '../../svg/coordinates.ts';
import { INITIAL } from '../../svg/style.ts';
import { parseColor } from '../../svg/css-color.ts';
import { nameThreads } from '../../threads/choose.ts';
import type { Piece, PieceObject, PieceShape, Transform } from '../types.ts';
import { commandsIn, type Command, type Names } from './commands.ts';
import { within, type Inherited, type Reading } from './drawn.ts';
import {
  isGuideLine,
  isOn,
  PIECE_VERSION,
  readPathData,
  sumOf,
  withoutEndings,
  type ReadNames,
  type SewnElement,
} from './names.ts';
import { readAsMade } from './own-making.ts';
import {
  choice,
  isRecord,
  number,
  parseJson,
  readInBlock,
  readInitials,
  readLettering,
  readSources,
  readSewing,
  readThread,
  text,
} from './own-data.ts';

/*
 * Groups that `writePiece` wrote. As long as nobody has changed what is in them they give the very
 * object; moved, hidden or in another colour it is that object moved, hidden or recoloured.
 */

/** @returns undefined for what is no such group, or was changed in another program */
export function readOwn(
  element: SvgElement,
  here: Inherited,
  reading: Reading,
  names: Names,
): PieceObject | undefined {
  const { object, sum } = names.own(element);
  const data = object === undefined ? undefined : parseJson(object);
  if (element.name !== 'g' || !isRecord(data)) return undefined;
  const children = element.children.map((child) => ({
    child,
    own: names.own(child),
    place: within(reading, child, here),
  }));
  const sewn = children.filter(
    ({ child, own, place }) =>
      own.shape === undefined && place.style.display !== 'none' && !isOfCommands(child, names),
  );
  const whole = sewn.map(({ child, place }) => sewnElement(child, place, names.inkstitch));
  const last = sewn.findLastIndex(({ child }) => !isGuideLine(child));
  const elements = whole.map((one, i) => (i === last ? withoutEndings(one, data.kind) : one));
  if (sumOf(elements) !== sum) return undefined;
  const drawn = sewn.map(({ child }) => child).filter((child) => !isGuideLine(child));
  const said = readCommands(element, drawn, reading, names);
  const base = {
    id: element.attributes.id ?? '',
    name: names.inkscape(element).label ?? '',
    thread: threadIn(
      sewn.filter(({ child }) => !isGuideLine(child)).map(({ place }) => place),
      data,
    ),
    transform: transformOf(here.matrix),
    group: text(data.group),
    hidden: here.style.display === 'none' || said.ignored ? true : undefined,
    locked: data.locked === true ? true : undefined,
    ...readEndings(whole[last], data),
    ...said.endings,
  };
  if (data.kind === 'stitches') {
    return { kind: 'stitches', ...base, runs: elements.flatMap((one) => readPathData(one.data)) };
  }
  const shapes = children.flatMap(({ child, own }) =>
    own.shape === undefined ? [] : [readShape(own.shape, child.attributes.d ?? '')],
  );
  const lettering = readLettering(data.lettering);
  const sewing = { ...readSewing(data.sewing), ...said.places };
  const initials = readInitials(data.initials);
  const inBlock = readInBlock(data.inBlock);
  const madeOf = {
    ...(lettering && { lettering }),
    ...(initials && { initials }),
    ...(inBlock && { inBlock }),
  };
  return { kind: 'shapes', ...base, shapes, sewing, ...madeOf };
}

/** Whether an element holds commands, and nothing else. */
const isOfCommands = (element: SvgElement, names: Names): boolean =>
  names.commands.isCommand(element) ||
  (element.name === 'g' &&
    element.children.length > 0 &&
    element.children.every((child) => isOfCommands(child, names)));

/**
 * What commands say of an object: where its first element begins and its last one ends, in its own
 * coordinates, what is done after that, and whether all of them are not sewn.
 */
function readCommands(
  element: SvgElement,
  drawn: readonly SvgElement[],
  reading: Reading,
  names: Names,
) {
  if (!element.children.some((child) => isOfCommands(child, names))) return {};
  // Without the group's own transformation.
  const inside = { ...element, attributes: {} };
  const said = commandsIn(inside, { style: INITIAL, matrix: IDENTITY }, names.inkscape, reading);
  const of = drawn.map(({ attributes: { id = '' } }): Command => said.get(id) ?? {});
  const { start } = of[0] ?? {};
  const { end, trim, stop } = of.at(-1) ?? {};
  return {
    places: { ...(start && { entry: start }), ...(end && { exit: end }) },
    endings: { ...(trim && { trimAfter: true }), ...(stop && { stopAfter: true }) },
    ignored: of.length > 0 && of.every(({ ignored }) => ignored),
  };
}

/** What is done after an object: its last element says it, where it has one that can. */
function readEndings(last: SewnElement | undefined, data: Record<string, unknown>) {
  const { stop_after, trim_after } = last?.parameters ?? {};
  const isSaid = last && data.ends !== true;
  const isTrimmed = isSaid && data.kind !== 'stitches' ? isOn(trim_after) : data.trimAfter === true;
  const isStopped = isSaid ? isOn(stop_after) : data.stopAfter === true;
  return { ...(isTrimmed && { trimAfter: true }), ...(isStopped && { stopAfter: true }) };
}

function sewnElement(
  { attributes }: SvgElement,
  { style }: Inherited,
  inkstitch: ReadNames,
): SewnElement {
  return {
    data: attributes.d ?? '',
    width: style.stroke === 'none' ? 'none' : style['stroke-width'],
    parameters: inkstitch({ name: '', attributes, children: [], text: '' }),
  };
}

/** The thread that was written, or the one of the colour that its elements have now. */
function threadIn(places: readonly Inherited[], data: Record<string, unknown>) {
  const written = readThread(data.thread);
  const paints = places.map(({ style }) => (style.stroke === 'none' ? style.fill : style.stroke));
  const colors = new Set(paints.map((paint) => parseColor(paint)?.hex));
  const [hex] = colors.size === 1 ? colors : [];
  return hex === undefined || hex === written.hex ? written : nameThreads([hex])[0];
}

function transformOf(matrix: Matrix): Transform | undefined {
  return matrix.every((v, i) => v === IDENTITY[i]) ? undefined : matrix;
}

function readShape(about: string, data: string): PieceShape {
  const lines = readPathData(data);
  if (!lines.every((line) => line.length >= 4 && line.every(Number.isFinite))) {
    throw new FormatError('working file', 'a shape of it cannot be read');
  }
  if (about === 'area') return { kind: 'area', polygon: { rings: lines } };
  const shape = parseJson(about);
  if (isRecord(shape) && shape.kind === 'stroke' && lines.length === 1) {
    const widthMm = number(shape.widthMm, [0, 1000]) ?? 0;
    return { kind: 'stroke', points: lines[0], closed: shape.closed === true, widthMm };
  }
  if (isRecord(shape) && shape.kind === 'column' && lines.length === 2) {
    const [left, right] = lines;
    const how = {
      ...(shape.closed === true && { closed: true }),
      ...(shape.paired === true && { paired: true }),
    };
    return { kind: 'column', left, right, ...how };
  }
  throw new FormatError('working file', 'it has a shape of an unknown kind');
}

/** The name of a file format, as people call it. */
function formatName(value: unknown): string | undefined {
  const name = text(value);
  return name !== undefined && /^[A-Z\d]{2,6}$/.test(name) ? name : undefined;
}

/** What a piece's file says of the whole piece; undefined for other programs' files. */
export function readOwnSettings(written: string | undefined): Partial<Piece> | undefined {
  const data = written === undefined ? undefined : parseJson(written);
  if (!isRecord(data)) return undefined;
  if (data.version !== PIECE_VERSION) {
    const message = `is of version ${String(data.version)}, known is ${PIECE_VERSION}`;
    throw new FormatError('working file', message);
  }
  const found = {
    name: text(data.name),
    density: choice(data.density, DENSITIES),
    fabric: choice(data.fabric, FABRIC_NAMES),
    threadWeight: choice(data.threadWeight, THREAD_WEIGHT_CHOICES),
    pullMm: number(data.pullMm, PULL_LIMITS),
    widthMm: number(data.widthMm, [0, Infinity]),
    heightMm: number(data.heightMm, [0, Infinity]),
    sources: readSources(data.sources),
    openedFrom: formatName(data.openedFrom),
    asMade: readAsMade(data.asMade),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
