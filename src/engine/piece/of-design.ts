import { Command, type Design, type Drawing, type Initials, type Written } from '../core/design.ts';
import { DIGITIZE_DEFAULTS, type StitchStyle } from '../options.ts';
import { LETTERING_GROUP } from '../shapes.ts';
import { joinBoxes } from '../vector/geometry.ts';
import { asLettering } from './lettering.ts';
import { withMaking, type DrawnPart } from './as-made.ts';
import { plannedPiece, type PlannedPiece } from './from-shapes.ts';
import { objectBox } from './place-object.ts';
import { pageOf } from './page-of-design.ts';
import type { ObjectStitch, Piece, PieceObject, ShapesObject } from './types.ts';

/** The group of a monogram's objects. */
const MONOGRAM_GROUP = 'monogram';

const STITCHES: Partial<Record<StitchStyle, ObjectStitch>> = {
  satin: 'satin',
  fill: 'fill',
  running: 'running',
  outline: 'bean',
  applique: 'applique',
};

/**
 * Makes a piece of a design: of the shapes that it was sewn from, where it knows them; of a
 * photograph or a machine's file one object of fixed stitches a colour block.
 */
export function pieceOfDesign(design: Design): Piece {
  const { drawing, name } = design;
  if (!drawing) return fixedPiece(design);
  const parts = drawingsOf(drawing).map((one) => partOf(one, name));
  const objects = parts.flatMap(({ piece }) => piece.objects);
  const whole = {
    ...parts[0].piece,
    objects: objects.map((one, i) => ({ ...one, id: `o${i + 1}` })),
  };
  return withMaking(whole, parts);
}

/** A drawing, and those sewn over it. */
const drawingsOf = (drawing: Drawing): Drawing[] => [
  drawing,
  ...(drawing.over ? drawingsOf(drawing.over) : []),
];

function partOf(drawing: Drawing, name: string): DrawnPart & { piece: Piece } {
  const { density, fabric, threadWeight } = DIGITIZE_DEFAULTS;
  const { set, layering, options } = drawing;
  const settings = { fabric, threadWeight, ...options, density: options.density ?? density, name };
  // A text is joined below, with all its lines.
  const style = drawing.isText ? undefined : options.style;
  const { piece, plan, origins } = plannedPiece(set, layering, { ...settings, style });
  const objects = objectsOf(piece.objects, drawing);
  const written = letterOrigins(piece.objects, objects, origins);
  return { piece: { ...piece, objects }, drawing, plan, origins: written };
}

/** Which shape of a plan each shape is, where letters have become lettering: those stay in their order. */
function letterOrigins(
  before: readonly PieceObject[],
  after: readonly PieceObject[],
  origins: PlannedPiece['origins'],
): PlannedPiece['origins'] {
  const all = new Map(origins);
  const letters = (objects: readonly PieceObject[], is: (one: ShapesObject) => boolean) =>
    objects.flatMap((one) => (one.kind === 'shapes' && is(one) ? one.shapes : []));
  const written = letters(after, ({ lettering }) => lettering !== undefined);
  const kept = new Set(letters(after, ({ lettering }) => !lettering));
  const drawn = letters(before, () => true).filter((shape) => !kept.has(shape));
  if (drawn.length !== written.length) return all;
  written.forEach((shape, i) => all.set(shape, origins.get(drawn[i])!));
  return all;
}

/** The objects of a drawing, sewn in its style, with its words and initials. */
function objectsOf(all: readonly PieceObject[], drawing: Drawing): readonly PieceObject[] {
  const { options, written, initials } = drawing;
  const stitch = STITCHES[options.style];
  const styled = stitch ? all.map((one) => styledAs(one, stitch)) : all;
  const objects = drawing.isText ? withWords(styled) : styled;
  if (initials) return asMonogram(objects, initials);
  if (!written) return objects;
  const letters = drawing.isText ? objects.filter(isSewnAsLetters) : [];
  return letters.length > 1
    ? inStretches(objects, letters, written)
    : writable(objects, written, letters[0]);
}

/** The letters of a text in several threads as what can be written anew together: a stretch a thread. */
function inStretches(
  objects: readonly PieceObject[],
  letters: readonly ShapesObject[],
  written: Written,
): PieceObject[] {
  const threads = new Set(letters.map(({ thread }) => thread.hex));
  if (threads.size !== letters.length) return [...objects];
  const around = joinBoxes(letters.map(objectBox));
  return objects.map((one) => {
    const at = letters.findIndex(({ id }) => id === one.id);
    if (at < 0) return one;
    const stretch = [at, letters.length] as const;
    return { ...asLettering(letters[at], { ...written, stretch }, around), group: LETTERING_GROUP };
  });
}

const isSewnAsLetters = (one: PieceObject): one is ShapesObject =>
  one.kind === 'shapes' && one.sewing.stitch === 'letters';

/** The objects with those of a text as one that can be written anew: its letters, or all there is. */
function writable(
  objects: readonly PieceObject[],
  written: Written,
  framed?: ShapesObject,
): PieceObject[] {
  const isLetter = (one: PieceObject): one is ShapesObject =>
    one.kind === 'shapes' &&
    (one === framed || one.group === LETTERING_GROUP || objects.length === 1);
  const letters = objects.filter(isLetter);
  const [first] = letters;
  if (!first) return [...objects];
  const { group: _, ...alone } = first;
  const whole: ShapesObject = {
    ...alone,
    shapes: letters.flatMap(({ shapes }) => shapes),
    sewing: letters.find(({ sewing }) => sewing.stitch === 'letters')?.sewing ?? first.sewing,
  };
  return objects
    .filter((one) => one === first || !isLetter(one))
    .map((one) => (one === first ? asLettering(whole, written) : one));
}

/** All that a monogram is drawn of, chosen and moved as one. */
const asMonogram = (objects: readonly PieceObject[], initials: Initials): PieceObject[] =>
  objects.map((one) =>
    one.kind !== 'shapes'
      ? one
      : { ...one, initials, ...(objects.length > 1 && { group: MONOGRAM_GROUP }) },
  );

/** Areas are sewn in a style; lines only where it draws lines alone. */
function styledAs(object: PieceObject, stitch: ObjectStitch): PieceObject {
  if (object.kind !== 'shapes' || object.sewing.stitch === 'letters') return object;
  const isLine = object.shapes[0].kind !== 'area';
  if (isLine && stitch !== 'running' && stitch !== 'bean') return object;
  // Rows whose direction the drawing says.
  if (stitch === 'satin' && object.sewing.stitch === 'fill') return object;
  return { ...object, sewing: { ...object.sewing, stitch } };
}

/** Letters of one thread that follow each other are one object: a word is sewn in one go. */
function withWords(objects: readonly PieceObject[]): PieceObject[] {
  const joined: PieceObject[] = [];
  for (const object of objects) {
    if (object.kind !== 'shapes' || object.shapes[0].kind !== 'area') {
      joined.push(object);
      continue;
    }
    const before = joined.at(-1);
    if (
      before?.kind === 'shapes' &&
      before.sewing.stitch === 'letters' &&
      before.thread.hex === object.thread.hex
    ) {
      joined[joined.length - 1] = { ...before, shapes: [...before.shapes, ...object.shapes] };
    } else joined.push({ ...object, sewing: { stitch: 'letters' } });
  }
  return joined;
}

function fixedPiece(design: Design): Piece {
  const { x, y, commands, threads, name, threadWeight } = design;
  const { density, fabric } = DIGITIZE_DEFAULTS;
  const { left, top, right, bottom } = pageOf(design);
  // Of one thread what the machine waits between is several objects.
  const parts: { block: number; runs: number[][]; stopAfter?: boolean }[] = [];
  let [block, isNew] = [0, true];
  let run: number[] | undefined;
  commands.forEach((command, i) => {
    if (command === Command.Stitch) {
      if (isNew) parts.push({ block, runs: [] });
      if (isNew || !run) parts.at(-1)!.runs.push((run = []));
      run.push((x[i] - left) / 10, (y[i] - top) / 10);
      isNew = false;
      return;
    }
    run = undefined;
    if (command === Command.Stop && parts.length > 0) parts.at(-1)!.stopAfter = true;
    if (command === Command.ColorChange) block++;
    isNew ||= command === Command.Stop || command === Command.ColorChange;
  });
  const objects = parts.map(({ block: of, runs, stopAfter }, i): PieceObject => ({
    kind: 'stitches',
    id: `o${i + 1}`,
    name: '',
    thread: threads[of] ?? threads[threads.length - 1],
    ...(stopAfter && { stopAfter }),
    runs: runs.filter((one) => one.length >= 4).map((one) => Float64Array.from(one)),
  }));
  const sewn = objects.filter((object) => object.kind === 'stitches' && object.runs.length > 0);
  return {
    name,
    widthMm: (right - left) / 10,
    heightMm: (bottom - top) / 10,
    density,
    fabric,
    threadWeight: threadWeight ?? DIGITIZE_DEFAULTS.threadWeight,
    objects: asOneLayered(sewn),
  };
}

/**
 * Layers of fixed stitches that only together are a picture: chosen and moved as one, while each of
 * their threads can be exchanged or left out.
 */
export const asOneLayered = (objects: readonly PieceObject[]): readonly PieceObject[] =>
  objects.length < 2
    ? objects
    : objects.map((object) => ({ ...object, name: 'Photograph', group: 'photograph' }));
