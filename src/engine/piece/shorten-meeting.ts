import type { Mm } from '../core/units.ts';
import { THREAD_MM } from '../machine.ts';
import { SATIN_LINE_MM, type Shape } from '../shapes.ts';
import type { Chosen } from './edit.ts';
import { linesTogether } from './lines-together.ts';
import { shapesOnPage } from './place-object.ts';
import type { Piece, PieceObject, PieceShape, Position, ShapesObject } from './types.ts';

/*
 * Of lines and columns that lie upon each other where they meet, what was covered stays covered: nearer
 * in, the others lie side by side. Locked objects, lettering, areas and rings stay as they are.
 */

/** A line that comes so near to a place meets others there. */
const MEET_MM: Mm = 1;
/** The place where they meet is looked for so far away: where most lies of broad ones is not their middle. */
const LOOK_MM: Mm = 2;
/** Fewer do not crowd each other. */
const FEWEST_ARMS = 8;
/** Of no line more than this share goes. */
const MOST_SHARE = 0.5;
/** So many go on to the place itself; the next ones leave its hole free. */
const MOST_IN_HOLE = 2;
const HOLE_MM: Mm = 0.5;
/** Bean stitch has thrice the needle points, and wants more room than its thread. */
const BEAN_ROOM = 2;
/** Of lines that run side by side the mean direction, as a share of what it may be; of a star none. */
const MOST_ALIKE = 0.6;

/** A line from where it meets others to one of its ends. */
interface Arm {
  object: ShapesObject;
  /** The number of its shape. */
  shape: number;
  meeting: Meeting;
  /** Which way along its line it goes. */
  step: 1 | -1;
  /** Its direction, radians. */
  angle: number;
  lengthMm: Mm;
  /** How broad it is sewn. */
  widthMm: Mm;
  /** How far from the place it begins. */
  fromMm: Mm;
}

/** Where a line on the page comes nearest to a place: along it, in points of it; and its direction there. */
interface Meeting {
  line: Float64Array;
  at: number;
  angle: number;
}

/**
 * Shortens lines that meet in one place of the page: each begins where it has room.
 * @returns the very same piece where few do
 */
export function shortenMeeting(piece: Piece, ids: Chosen, at: Position): Piece {
  const chosen = new Set(ids);
  const lines = new Map(
    piece.objects
      .filter((object): object is ShapesObject => chosen.has(object.id) && isOfLines(object))
      .map((object) => [object, shapesOnPage(object).map(middleOf)]),
  );
  const middle = crossingOf(
    [...lines.values()].flatMap((all) =>
      all.flatMap((line) => (line && meetingOf(line, at, LOOK_MM)) ?? []),
    ),
  );
  if (!middle || Math.hypot(middle.x - at.x, middle.y - at.y) > LOOK_MM) return piece;
  const arms = [...lines].flatMap(([object, all]) => armsOf(object, all, middle));
  if (arms.length < FEWEST_ARMS) return piece;
  giveRoom(arms);
  const objects = piece.objects.map((object) => {
    const own = arms.filter((arm) => arm.object === object && arm.fromMm > 0);
    if (own.length === 0 || object.kind !== 'shapes') return object;
    const shapes = object.shapes.flatMap((shape, s) => {
      const cuts = own.filter((arm) => arm.shape === s);
      return cuts.length > 0 ? partsOf(shape, cuts, middle) : [shape];
    });
    return { ...object, shapes };
  });
  if (objects.every((one, i) => one === piece.objects[i])) return piece;
  // Parts of one lie between those of others: sewn by itself each would be cut off.
  const meeting = new Set(arms.map(({ object }) => object.id));
  return linesTogether({ ...piece, objects }, meeting);
}

const isOfLines = (object: PieceObject): object is ShapesObject =>
  object.kind === 'shapes' &&
  !object.locked &&
  !object.hidden &&
  !object.lettering &&
  !object.initials;

/** A line, or the middle of a column. Undefined for what has no two ends. */
function middleOf(shape: Shape): Float64Array | undefined {
  if (shape.kind === 'area' || shape.closed) return undefined;
  if (shape.kind === 'stroke') return shape.points;
  const { left, right } = shape;
  return left.length === right.length ? left.map((v, i) => (v + right[i]) / 2) : undefined;
}

function meetingOf(line: Float64Array, { x, y }: Position, reachMm: Mm): Meeting | undefined {
  let nearest: Mm = Infinity;
  let found: Meeting | undefined;
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [dx, dy] = [line[i + 2] - line[i], line[i + 3] - line[i + 1]];
    const long = dx * dx + dy * dy;
    if (long === 0) continue;
    const t = Math.min(1, Math.max(0, ((x - line[i]) * dx + (y - line[i + 1]) * dy) / long));
    const away = Math.hypot(x - line[i] - t * dx, y - line[i + 1] - t * dy);
    if (away >= nearest) continue;
    nearest = away;
    found = { line, at: i / 2 + t, angle: Math.atan2(dy, dx) };
  }
  return nearest <= reachMm ? found : undefined;
}

/** The place that is nearest to all of some lines; undefined of such as run side by side, or cross as in a weave. */
function crossingOf(meetings: readonly Meeting[]): Position | undefined {
  if (meetings.length < 3 || isAlike(meetings, 2) || isAlike(meetings, 4)) return undefined;
  let [xx, xy, yy, x, y] = [0, 0, 0, 0, 0];
  for (const { line, at, angle } of meetings) {
    const [px, py] = placeAt(line, at);
    const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
    const away = nx * px + ny * py;
    xx += nx * nx;
    xy += nx * ny;
    yy += ny * ny;
    x += nx * away;
    y += ny * away;
  }
  const turn = xx * yy - xy * xy;
  return { x: (yy * x - xy * y) / turn, y: (xx * y - xy * x) / turn };
}

/** Whether most lines run one way, or, of `ways` 4, across as well. */
function isAlike(meetings: readonly Meeting[], ways: 2 | 4): boolean {
  let [cos, sin] = [0, 0];
  for (const { angle } of meetings) {
    cos += Math.cos(ways * angle);
    sin += Math.sin(ways * angle);
  }
  return Math.hypot(cos, sin) > MOST_ALIKE * meetings.length;
}

/** A place on a line. @param at in points of it */
function placeAt(line: Float64Array, at: number): [number, number] {
  const i = 2 * Math.min(Math.floor(at), line.length / 2 - 2);
  const t = at - i / 2;
  return [line[i] + t * (line[i + 2] - line[i]), line[i + 1] + t * (line[i + 3] - line[i + 1])];
}

/** The ways on from where an object's lines meet: both, or the one that leads away from it. */
function armsOf(
  object: ShapesObject,
  lines: readonly (Float64Array | undefined)[],
  middle: Position,
): Arm[] {
  return lines.flatMap((line, shape): Arm[] => {
    const meeting = line && meetingOf(line, middle, MEET_MM);
    if (!meeting) return [];
    const widthMm = sewnWidth(object, shape);
    return ([1, -1] as const).flatMap((step): Arm[] => {
      const [endX, endY] = placeAt(line, step > 0 ? line.length / 2 - 1 : 0);
      const lengthMm = Math.hypot(endX - middle.x, endY - middle.y);
      // Nearer by it is no arm: the line ends there.
      if (lengthMm <= 2 * MEET_MM) return [];
      const angle = Math.atan2(endY - middle.y, endX - middle.x);
      return [{ object, shape, meeting, step, angle, lengthMm, widthMm, fromMm: 0 }];
    });
  });
}

function sewnWidth(object: ShapesObject, shape: number): Mm {
  const one = shapesOnPage(object)[shape];
  const { stitch } = object.sewing;
  if (stitch === 'bean') return BEAN_ROOM * THREAD_MM;
  if (one.kind === 'stroke') {
    const isSatin = stitch === 'satin' || (stitch === undefined && one.widthMm >= SATIN_LINE_MM);
    return isSatin ? one.widthMm : THREAD_MM;
  }
  if (one.kind !== 'column' || stitch === 'running') return THREAD_MM;
  const { left, right } = one;
  let widest: Mm = THREAD_MM;
  for (let i = 0; i < left.length; i += 2) {
    widest = Math.max(widest, Math.hypot(left[i] - right[i], left[i + 1] - right[i + 1]));
  }
  return widest;
}

/** Lets arms begin where they have room: around the place, those that reach farther in by turns. */
function giveRoom(arms: Arm[]): void {
  const around = arms.toSorted((a, b) => a.angle - b.angle);
  let taken = 0;
  byTurns(around.length).forEach((i, turn) => {
    const arm = around[i];
    const fromMm = turn < MOST_IN_HOLE ? 0 : Math.max(HOLE_MM, taken / (2 * Math.PI));
    arm.fromMm = Math.min(fromMm, MOST_SHARE * arm.lengthMm);
    taken += arm.widthMm;
  });
}

/** Numbers so that those that come first are spread evenly: halves, quarters, eighths … */
function byTurns(count: number): number[] {
  let bits = 0;
  while (2 ** bits < count) bits++;
  return Array.from({ length: 2 ** bits }, (_, i) => {
    let turned = 0;
    for (let bit = 0; bit < bits; bit++) if (i & (1 << bit)) turned |= 1 << (bits - 1 - bit);
    return turned;
  }).filter((i) => i < count);
}

/** What is left of a shape on either side of the place. */
function partsOf(shape: PieceShape, cuts: readonly Arm[], place: Position): PieceShape[] {
  const { line, at } = cuts[0].meeting;
  const last = line.length / 2 - 1;
  const after = cuts.find(({ step }) => step > 0);
  const before = cuts.find(({ step }) => step < 0);
  const from = after ? awayFrom(line, at, 1, place, after.fromMm) : at;
  const to = before ? awayFrom(line, at, -1, place, before.fromMm) : at;
  const parts = [
    ...(to > 0 ? [between(shape, 0, to)] : []),
    ...(from < last ? [between(shape, from, last)] : []),
  ];
  // One side may have been no more than where the line ended.
  const lengths = parts.map((part) => lengthOf(middleOf(part as Shape)!));
  const longest = Math.max(...lengths);
  return parts.filter((_, i) => lengths[i] > 2 * MEET_MM || lengths[i] === longest);
}

/** Where a line is so far from a place, going on from its meeting; in points of it. */
function awayFrom(line: Float64Array, at: number, step: 1 | -1, place: Position, mm: Mm): number {
  const end = step > 0 ? line.length / 2 - 1 : 0;
  const away = (t: number) => {
    const [x, y] = placeAt(line, t);
    return Math.hypot(x - place.x, y - place.y);
  };
  let from = at;
  while (from !== end) {
    const next =
      step > 0 ? Math.min(end, Math.floor(from) + 1) : Math.max(end, Math.ceil(from) - 1);
    if (away(next) >= mm) {
      let [near, far] = [from, next];
      for (let i = 0; i < 30; i++) {
        const middle = (near + far) / 2;
        if (away(middle) < mm) near = middle;
        else far = middle;
      }
      return far;
    }
    from = next;
  }
  return end;
}

/** A stretch of a line, or of both edges of a column. */
function between(shape: PieceShape, from: number, to: number): PieceShape {
  if (shape.kind === 'stroke') return { ...shape, points: stretch(shape.points, from, to) };
  if (shape.kind === 'area') return shape;
  return {
    ...shape,
    left: stretch(shape.left, from, to),
    right: stretch(shape.right, from, to),
  };
}

function stretch(line: Float64Array, from: number, to: number): Float64Array {
  const points = placeAt(line, from);
  const inside: number[] = points;
  for (let i = Math.floor(from) + 1; i < to; i++) inside.push(line[2 * i], line[2 * i + 1]);
  inside.push(...placeAt(line, to));
  return Float64Array.from(inside);
}

function lengthOf(line: Float64Array): Mm {
  let length = 0;
  for (let i = 2; i < line.length; i += 2) {
    length += Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]);
  }
  return length;
}
