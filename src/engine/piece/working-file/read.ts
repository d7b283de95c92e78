import { FormatError } from '../../core/errors.ts';
import type { Mm } from '../../core/units.ts';
import { DIGITIZE_DEFAULTS, WIDTH_LIMITS } from '../../options.ts';
import {
  MM_PER_PX,
  fitViewBox,
  multiply,
  pageSize,
  parseViewBox,
  type Matrix,
  type Viewport,
} from '../../svg/coordinates.ts';
import { indexIds, parseDocument, type SvgElement } from '../../svg/document.ts';
import { addNote, noteSentences, type NoteKind } from '../../svg/notes.ts';
import { collectStyles } from '../../svg/style.ts';
import { checkPiece, isId, type Piece, type PieceObject, type PieceSettings } from '../types.ts';
import { atRoot, within, type Inherited, type Reading } from './drawn.ts';
import { commandsOf, type Names } from './commands.ts';
import { objectsOf } from './foreign-objects.ts';
import { guideIn } from './guides.ts';
import { refuseAllHidden } from './hidden.ts';
import { INKSCAPE, INKSTITCH, isGuideLine, nameIn, namesOf, PIECE } from './names.ts';
import { hasOldNames, withOldNames } from './old-names.ts';
import { readOwn, readOwnSettings } from './own-objects.ts';
import { textObjects, type GiveFont } from './texts.ts';

/** A working file that was read. */
export interface ReadPiece {
  piece: Piece;
  /** What was left out or changed, in sentences for people. */
  notes: string[];
}

/** What other programs may hold in a drawing, and a needle does not sew. */
const LEFT_OUT = new Map<string, NoteKind>([
  ['text', 'text'],
  ['image', 'image'],
  ['foreignObject', 'foreign'],
  ['use', 'use'],
]);

/** Elements that hold others which are drawn. */
const GROUPS = new Set(['g', 'a', 'svg', 'switch']);

/**
 * Reads a working file: what `writePiece` wrote, also after Inkscape saved it, or a drawing made for
 * Ink/Stitch, with its parameters.
 * @param text an SVG document
 * @param giveFont gives typefaces for its texts, which become lettering; without, texts are left out
 * @throws FormatError for what is no SVG, or was written by a later version; EngineError
 *   `bad-options` where its page is too small or too large, `too-complex`, `nothing-to-sew` where all
 *   is hidden
 */
export function readPiece(text: string, giveFont?: GiveFont): ReadPiece {
  const root = parseDocument(text);
  const { reading, widthMm, heightMm } = open(root);
  const isOld = hasOldNames(root);
  const inkstitch = namesOf(root, INKSTITCH);
  const names: Names = {
    inkstitch: isOld ? withOldNames(inkstitch) : inkstitch,
    inkscape: namesOf(root, INKSCAPE),
    own: namesOf(root, PIECE),
    commands: commandsOf(root, namesOf(root, INKSCAPE), reading),
    giveFont,
    isPlain:
      !isOld && ![INKSTITCH, PIECE].some((one) => Object.values(root.attributes).includes(one)),
    isOld,
  };
  const objects: PieceObject[] = [];
  const start = within(reading, { ...root, name: 'g' }, atRoot(reading));
  for (const child of root.children) readElement(child, start, objects, reading, names);
  if (objects.length === 0) refuseAllHidden(root, start, reading, names);
  if (isOld || isForInkstitch(root)) leaveTexts(objects, reading);
  const settings = settingsOf(root, names, widthMm, heightMm);
  const piece: Piece = { ...settings, objects: withOwnIds(objects) };
  checkPiece(piece);
  return { piece, notes: noteSentences(reading.notes) };
}

/** Whether a drawing was made for Ink/Stitch, and never written by us. */
const isForInkstitch = ({ attributes }: SvgElement): boolean => {
  const namespaces = Object.values(attributes);
  return namespaces.includes(INKSTITCH) && !namespaces.includes(PIECE);
};

/**
 * Leaves texts unsewn beside what is sewn: Ink/Stitch sews none, and its drawings have notes in them.
 * They are there to be shown.
 */
function leaveTexts(objects: PieceObject[], reading: Reading): void {
  const isText = (one: PieceObject): boolean =>
    one.kind === 'shapes' && one.lettering !== undefined && !one.hidden;
  const texts = objects.filter(isText);
  if (texts.length === 0 || !objects.some((one) => !one.hidden && !isText(one))) return;
  for (const [i, one] of objects.entries()) if (isText(one)) objects[i] = { ...one, hidden: true };
  reading.notes.delete('typeface');
  addNote(reading.notes, 'unsewnText', texts.length);
}

function open(root: SvgElement): { reading: Reading; widthMm: Mm; heightMm: Mm } {
  const size = pageSize(root.attributes) ?? squareOf(root.attributes);
  if (!size) throw new FormatError('working file', 'the drawing has no size');
  const [widthMm, heightMm] = [size.width * MM_PER_PX, size.height * MM_PER_PX];
  const [, most] = WIDTH_LIMITS;
  if (!(widthMm <= 2 * most && heightMm <= 2 * most)) {
    throw new FormatError('working file', `its page is over ${2 * most} mm`);
  }
  const mm: Matrix = [MM_PER_PX, 0, 0, MM_PER_PX, 0, 0];
  const box = parseViewBox(root.attributes.viewBox);
  const port = { x: 0, y: 0, ...size };
  const page = box ? multiply(mm, fitViewBox(box, port, root.attributes.preserveAspectRatio)) : mm;
  const reading: Reading = {
    byId: indexIds(root),
    sheet: collectStyles(root),
    notes: new Map(),
    budget: { used: 0 },
    viewport: box ?? port,
    page: snapped(page),
  };
  return { reading, widthMm, heightMm };
}

/** The page of a drawing that says one of its sides alone: objects may lie beyond it. */
function squareOf({ width, height }: Record<string, string>): Viewport | undefined {
  const side = width ?? height;
  return side === undefined ? undefined : pageSize({ width: side, height: side });
}

/** A unit of our own files is a millimetre: what differs from that by rounding does not differ. */
const snapped = (matrix: Matrix): Matrix => {
  const [a, b, c, d, e, f] = matrix.map((v) =>
    Math.abs(v - Math.round(v)) < 1e-9 ? Math.round(v) : v,
  );
  return [a, b, c, d, e, f];
};

function readElement(
  element: SvgElement,
  parent: Inherited,
  objects: PieceObject[],
  reading: Reading,
  names: Names,
): void {
  const here = {
    ...within(reading, element, parent),
    guide: parent.guide,
    name: nameIn(element, names) ?? parent.name,
  };
  const own = readOwn(element, here, reading, names);
  if (own) {
    objects.push(own);
    return;
  }
  const { isCommand, isIgnored } = names.commands;
  if (here.style.display === 'none' || isCommand(element) || isIgnored(element)) return;
  const leftOut = LEFT_OUT.get(element.name);
  if (element.name === 'text' && names.giveFont) {
    objects.push(...textObjects(element, here, reading, names.giveFont));
  } else if (leftOut) addNote(reading.notes, leftOut);
  else if (GROUPS.has(element.name)) {
    const inside = { ...here, guide: guideIn(element, here, reading) };
    for (const child of element.children) readElement(child, inside, objects, reading, names);
  } else if (!isGuideLine(element)) objects.push(...objectsOf(element, here, reading, names));
}

function settingsOf(
  root: SvgElement,
  names: Names,
  widthMm: Mm,
  heightMm: Mm,
): Omit<Piece, 'objects'> {
  const own = readOwnSettings(names.own(root).piece);
  const { density, fabric, threadWeight } = DIGITIZE_DEFAULTS;
  const settings: PieceSettings = { density, fabric, threadWeight, ...own };
  const near = (a: Mm | undefined, b: Mm): Mm =>
    a !== undefined && Math.abs(a - b) < 0.001 ? a : b;
  return {
    name: '',
    ...settings,
    widthMm: near(own?.widthMm, widthMm),
    heightMm: near(own?.heightMm, heightMm),
  };
}

/** Objects each with an id of its own: a fill and a stroke of one element have the same, and programs write any. */
function withOwnIds(objects: readonly PieceObject[]): PieceObject[] {
  const taken = new Set(objects.map(({ id }) => id));
  const used = new Set<string>();
  return objects.map((object) => {
    const own = isId(object.id) ? object.id : '';
    let id = own;
    for (let n = 2; id === '' || used.has(id); n++) {
      const next = `${own || 'object'}-${n}`;
      if (!taken.has(next)) id = next;
    }
    used.add(id);
    taken.add(id);
    return id === object.id ? object : { ...object, id };
  });
}
