import type { Thread } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import { IDENTITY, multiply, translation } from '../svg/coordinates.ts';
import { boxesMeet, joinBoxes, type Box } from '../vector/geometry.ts';
import { checkGuide } from './guide.ts';
import { objectBox, placeObject, sewingOnPage } from './place-object.ts';
import { rowAngle } from './row-angle.ts';
import { mayOverlap } from './tiles.ts';
import type {
  ObjectSewing,
  Piece,
  PieceObject,
  Position,
  ShapesObject,
  Transform,
} from './types.ts';

/*
 * Edits of a piece. Each gives a new piece in which the objects that it does not touch are the very
 * same, so that a cache sews only the others again, and the piece before is the way back.
 */

/** Ids of the objects that an edit is for. */
export type Chosen = readonly string[];

/** Objects changed one by one; the others stay the same. */
function changed(piece: Piece, ids: Chosen, change: (object: PieceObject) => PieceObject): Piece {
  const chosen = new Set(ids);
  return {
    ...piece,
    objects: piece.objects.map((one) => (chosen.has(one.id) ? change(one) : one)),
  };
}

/** What is chosen of a piece, in sewing order. */
export const chosenOf = ({ objects }: Piece, ids: Chosen): PieceObject[] => {
  const chosen = new Set(ids);
  return objects.filter(({ id }) => chosen.has(id));
};

/** Gives objects another thread. Their stitches stay as they are: rows keep the direction that they have. */
export const recolor = (piece: Piece, ids: Chosen, thread: Thread): Piece =>
  changed(piece, ids, (object) => {
    const next = { ...object, thread };
    if (object.kind !== 'shapes' || next.kind !== 'shapes') return next;
    const angle = rowAngle(object);
    const hasRows = object.shapes.some(({ kind }) => kind === 'area');
    if (!hasRows || angle === rowAngle(next)) return next;
    return { ...next, sewing: { ...object.sewing, angle } };
  });

/** Exchanges a thread wherever it is sewn. @param hex the colour that goes */
export const exchangeThread = (piece: Piece, hex: string, thread: Thread): Piece =>
  recolor(
    piece,
    piece.objects.filter((one) => one.thread.hex === hex).map(({ id }) => id),
    thread,
  );

/**
 * Sets how objects are sewn; what is undefined the engine chooses again. Fixed stitches stay as
 * they are.
 * @throws EngineError `bad-options` for a guide line that rows cannot follow
 */
export const setSewing = (piece: Piece, ids: Chosen, sewing: ObjectSewing): Piece => {
  if (sewing.guide) checkGuide(sewing.guide);
  return changed(piece, ids, (object) =>
    object.kind === 'shapes' ? { ...object, sewing: { ...object.sewing, ...sewing } } : object,
  );
};

/**
 * Lets the rows of one fill follow a line.
 * @param id of the fill
 * @param line places on the page
 * @throws EngineError `bad-options` where rows cannot follow it, or the object is no shape
 */
export function guideRows(piece: Piece, id: string, line: readonly Position[]): Piece {
  const object = piece.objects.find((one) => one.id === id);
  if (object?.kind !== 'shapes') {
    throw new EngineError('bad-options', 'guide line', 'fixed stitches stay as they are');
  }
  const [a, b, c, d, e, f] = object.transform ?? IDENTITY;
  const turn = a * d - b * c;
  const guide = line.map(({ x, y }) => ({
    x: (d * (x - e) - c * (y - f)) / turn,
    y: (a * (y - f) - b * (x - e)) / turn,
  }));
  checkGuide(line);
  return setSewing(piece, [id], { guide });
}

/** Names, hides, locks or groups objects. @param marks what is set; the rest stays */
export const setMarks = (
  piece: Piece,
  ids: Chosen,
  marks: Partial<Omit<PieceObject, 'id' | 'kind' | 'thread' | 'transform'>>,
): Piece => changed(piece, ids, (object) => ({ ...object, ...marks }));

/** Takes objects out. */
export function remove(piece: Piece, ids: Chosen): Piece {
  const chosen = new Set(ids);
  return { ...piece, objects: piece.objects.filter(({ id }) => !chosen.has(id)) };
}

/**
 * Puts objects elsewhere in the sewing order, their own order kept.
 * @param before id of the object that comes after them; undefined: they are sewn last
 */
export function reorder(piece: Piece, ids: Chosen, before: string | undefined): Piece {
  const moved = chosenOf(piece, ids);
  const rest = remove(piece, ids).objects;
  const at = before === undefined ? -1 : rest.findIndex(({ id }) => id === before);
  const place = at < 0 ? rest.length : at;
  return { ...piece, objects: [...rest.slice(0, place), ...moved, ...rest.slice(place)] };
}

/** An id that no object of a piece has. */
export function freeId(taken: Set<string>, wanted: string): string {
  const stem = wanted.replace(/-\d+$/, '');
  for (let n = 2; ; n++) {
    const id = `${stem}-${n}`;
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

/**
 * Copies objects, each sewn right after the last of them. Copies of a whole group are a group of their
 * own; copies of some of its objects belong to it.
 * @param transforms where each set of copies lies, beside the objects themselves
 */
export function repeat(piece: Piece, ids: Chosen, transforms: readonly Transform[]): Piece {
  const chosen = chosenOf(piece, ids);
  const last = piece.objects.findLastIndex((object) => chosen.includes(object));
  if (last < 0) return piece;
  const taken = new Set(piece.objects.map(({ id }) => id));
  const groups = new Set(piece.objects.flatMap(({ group }) => group ?? []));
  const whole = wholeGroups(piece, chosen);
  const copies = transforms.flatMap((transform) => {
    const own = new Map(whole.map((group) => [group, freeId(groups, group)]));
    return chosen.map((object) => ({
      ...withRowsTurned(transformed(object, transform), transform),
      id: freeId(taken, object.id),
      ...(object.group && { group: own.get(object.group) ?? object.group }),
    }));
  });
  const { objects } = piece;
  return {
    ...piece,
    objects: [...objects.slice(0, last + 1), ...copies, ...objects.slice(last + 1)],
  };
}

/** Groups all of whose objects are chosen. */
function wholeGroups({ objects }: Piece, chosen: readonly PieceObject[]): string[] {
  const rest = new Set(objects.flatMap((one) => (chosen.includes(one) ? [] : (one.group ?? []))));
  return [...new Set(chosen.flatMap(({ group }) => group ?? []))].filter((one) => !rest.has(one));
}

/** Rows whose direction was set turn along with their object. */
function withRowsTurned(object: PieceObject, [a, b, c, d]: Transform): PieceObject {
  if (object.kind !== 'shapes' || object.sewing.angle === undefined) return object;
  const mirrors = a * d - b * c < 0;
  const turned = (Math.atan2(b, a) * 180) / Math.PI;
  const angle = turned + (mirrors ? -object.sewing.angle : object.sewing.angle);
  return { ...object, sewing: { ...object.sewing, angle: ((angle % 180) + 180) % 180 } };
}

/** Copies objects beside themselves. */
export const duplicate = (piece: Piece, ids: Chosen, offset: Position): Piece =>
  repeat(piece, ids, [translation(offset.x, offset.y)]);

/**
 * Places for copies along a line.
 * @param count of objects in all, the first one among them
 * @param step from each to the next, mm
 */
export const alongLine = (count: number, step: Position): Transform[] =>
  Array.from({ length: count - 1 }, (_, i) => translation((i + 1) * step.x, (i + 1) * step.y));

/**
 * Places for copies round a centre, each turned to look outward.
 * @param count of objects in all, the first one among them
 * @param centre on the page, mm
 */
export const alongCircle = (count: number, centre: Position): Transform[] =>
  Array.from({ length: count - 1 }, (_, i) => rotation((360 * (i + 1)) / count, centre));

/**
 * The map that turns about a centre.
 * @param degrees clockwise on screen
 * @param centre on the page, mm
 */
export function rotation(degrees: number, centre: Position): Transform {
  const { x, y } = centre;
  const [sin, cos] = sinCos(degrees);
  return multiply(multiply(translation(x, y), [cos, sin, -sin, cos, 0, 0]), translation(-x, -y));
}

/** Exact at quarter turns: four of them are none. */
function sinCos(degrees: number): [number, number] {
  const turn = ((degrees % 360) + 360) % 360;
  if (turn % 90 === 0)
    return [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ][turn / 90] as [number, number];
  return [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
}

/**
 * The map that scales about a centre.
 * @param x times as wide; a negative number mirrors
 * @param y times as tall
 * @param centre on the page, mm
 */
export const scaling = (x: number, y: number, centre: Position): Transform => [
  x,
  0,
  0,
  y,
  centre.x - x * centre.x,
  centre.y - y * centre.y,
];

/** An object with one more transformation. */
export function transformed<T extends PieceObject>(object: T, transform: Transform): T {
  return { ...object, transform: multiply(transform, object.transform ?? IDENTITY) };
}

/** Moves, turns, scales or mirrors objects. @throws EngineError `bad-options` where nothing would be left */
export function transformObjects(piece: Piece, ids: Chosen, transform: Transform): Piece {
  const [a, b, c, d] = transform;
  if (!(Math.abs(a * d - b * c) > 1e-6) || !transform.every(Number.isFinite)) {
    throw new EngineError('bad-options', 'edit', 'nothing would be left of the objects');
  }
  return changed(piece, ids, (object) => transformed(object, transform));
}

/** What objects reach on the page, mm; from ∞ to −∞ without any. */
export const boxOf = (objects: readonly PieceObject[]): Box =>
  joinBoxes(objects.map((object) => objectBox(object)));

/** The sides and middles on which objects can be brought. */
export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/**
 * Ids of what is brought to a place as one: a group of which nothing else could be moved keeps its
 * form, every other object is on its own.
 */
export function alignedAsOne(piece: Piece, ids: Chosen): Chosen[] {
  const { objects } = piece;
  const chosen = new Set(ids);
  const left = new Set(
    objects.flatMap(({ id, group, locked }) => (group && !locked && !chosen.has(id) ? group : [])),
  );
  const units = new Map<unknown, string[]>();
  for (const object of objects) {
    if (!chosen.has(object.id)) continue;
    const key = object.group && !left.has(object.group) ? object.group : object;
    units.set(key, [...(units.get(key) ?? []), object.id]);
  }
  return [...units.values()];
}

/** Brings objects, and whole groups as they are, to one side, or to one middle, of what they reach together. */
export function align(piece: Piece, ids: Chosen, to: Alignment): Piece {
  const all = boxOf(chosenOf(piece, ids));
  const across = to === 'left' || to === 'center' || to === 'right';
  return alignedAsOne(piece, ids).reduce((now, unit) => {
    const by = placeIn(all, to) - placeIn(boxOf(chosenOf(now, unit)), to);
    const shift = translation(across ? by : 0, across ? 0 : by);
    return changed(now, unit, (object) => transformed(object, shift));
  }, piece);
}

function placeIn({ left, top, right, bottom }: Box, to: Alignment): Mm {
  switch (to) {
    case 'left':
      return left;
    case 'center':
      return (left + right) / 2;
    case 'right':
      return right;
    case 'top':
      return top;
    case 'middle':
      return (top + bottom) / 2;
    case 'bottom':
      return bottom;
  }
}

/**
 * Sews objects as one: shapes of one thread, in the order in which they were. It has the place of the
 * first, or that of the last where there alone what covers what stays.
 * @throws EngineError `bad-options`
 */
export function join(piece: Piece, ids: Chosen): Piece {
  const chosen = chosenOf(piece, ids);
  const [first] = chosen;
  const isAlike = chosen.every(
    (one) => one.kind === 'shapes' && one.thread.hex === first.thread.hex,
  );
  if (chosen.length < 2 || !isAlike || first.kind !== 'shapes') {
    throw new EngineError('bad-options', 'join', 'it wants two or more shapes of one thread');
  }
  const shapes = (chosen as ShapesObject[]).flatMap((object) => flatShapes(object));
  const { transform: _, lettering: ___, initials: ____, ...rest } = first;
  const last = chosen[chosen.length - 1] as ShapesObject;
  const { exit: __, ...sewing } = sewingOnPage(first);
  const { exit } = sewingOnPage(last);
  const one: PieceObject = {
    ...goingOn(rest),
    ...endings(last),
    sewing: { ...sewing, ...(exit && { exit }) },
    shapes,
  };
  const kept = passesOver(piece, chosen, -1) && !passesOver(piece, chosen, 1) ? last : first;
  const joined = changed(piece, [kept.id], () => one);
  return remove(
    joined,
    chosen.flatMap((object) => (object === kept ? [] : [object.id])),
  );
}

/** Whether one of some objects meets what lies between it and the first of them, or the last. @param way -1, to the first */
function passesOver({ objects }: Piece, chosen: readonly PieceObject[], way: 1 | -1): boolean {
  const to = objects.indexOf(way < 0 ? chosen[0] : chosen[chosen.length - 1]);
  return chosen.some((object) => {
    const at = objects.indexOf(object);
    const between = way < 0 ? objects.slice(to, at) : objects.slice(at + 1, to);
    const placed = placeObject(object);
    return between.some((other) => {
      if (other.hidden || chosen.includes(other)) return false;
      const under = placeObject(other);
      return boxesMeet(placed.box, under.box) && mayOverlap(placed, under);
    });
  });
}

/** An object's shapes on the page. */
function flatShapes({ transform, ...object }: ShapesObject): ShapesObject['shapes'] {
  // As drawn: what they are sewn as is their object's to say.
  const placed = placeObject({ ...object, transform, sewing: {} }).shapes;
  return placed.map((shape) => {
    const { thread: _, ...rest } = shape;
    return rest;
  });
}

/** An object, or what there is of one, after which nothing is done: it is not the last part of it. */
export function goingOn<T extends Partial<PieceObject>>(
  object: T,
): Omit<T, 'trimAfter' | 'stopAfter'> {
  const { trimAfter: _, stopAfter: __, ...rest } = object;
  return rest;
}

/** What is done after an object. */
export const endings = ({ trimAfter, stopAfter }: PieceObject) => ({
  ...(trimAfter && { trimAfter }),
  ...(stopAfter && { stopAfter }),
});

/** Takes an object of several shapes apart into one object each. @param id the object's */
export function separate(piece: Piece, id: string): Piece {
  const object = piece.objects.find((one) => one.id === id);
  if (object?.kind !== 'shapes' || object.shapes.length < 2) return piece;
  const taken = new Set(piece.objects.map((one) => one.id));
  const { lettering: _, initials: __, ...rest } = object;
  const parts = object.shapes.map((shape, i): ShapesObject => ({
    ...(i < object.shapes.length - 1 ? goingOn(rest) : rest),
    id: i === 0 ? id : freeId(taken, id),
    shapes: [shape],
  }));
  const objects = piece.objects.flatMap((one) => (one === object ? parts : [one]));
  return { ...piece, objects };
}
