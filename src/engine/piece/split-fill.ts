import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import { isBroad } from '../digitize/pieces.ts';
import { intersectRings, groupRings } from '../vector/rings.ts';
import { polygonArea } from '../vector/geometry.ts';
import { boxOf, freeId, goingOn } from './edit.ts';
import { placeObject, sewingOnPage } from './place-object.ts';
import type { Piece, PieceObject, PieceShape, Position, ShapesObject } from './types.ts';

/** Smaller parts are no area. */
const MIN_PART_MM2 = 0.5;

/**
 * Cuts an object's areas by a straight line into two objects, so that each can have rows of its own.
 * What was too wide for satin stays a fill on both sides.
 * @param id the object's
 * @param a a place on the line, on the page
 * @param b another one
 * @throws EngineError `bad-options` where the line does not cut an area in two
 */
export function splitFill(piece: Piece, id: string, a: Position, b: Position): Piece {
  const object = piece.objects.find((one) => one.id === id);
  if (object?.kind !== 'shapes') throw noCut();
  const sides = halfPlanes(object, a, b).map((side) => partIn(object, side));
  if (sides.some((shapes) => shapes.length === 0)) throw noCut();
  const other = freeId(new Set(piece.objects.map((one) => one.id)), id);
  const { entry, exit, ...sewing } = sewingOnPage(object);
  // Sewn one after the other: the first begins where both did, the second ends there.
  const ends = [entry && { entry }, exit && { exit }];
  const filled = !sewing.stitch && isFilled(object) && { stitch: 'fill' as const };
  const parts = sides.map((shapes, i): PieceObject => ({
    ...(i === 0 ? goingOn(object) : object),
    sewing: { ...sewing, ...filled, ...ends[i] },
    transform: undefined,
    lettering: undefined,
    initials: undefined,
    id: i === 0 ? id : other,
    shapes,
  }));
  return { ...piece, objects: piece.objects.flatMap((one) => (one === object ? parts : [one])) };
}

/** Whether all areas of an object that tells no stitch, and it has some, are far too wide for satin. */
function isFilled(object: ShapesObject): boolean {
  const areas = placeObject(object).shapes.filter((shape) => shape.kind === 'area');
  return areas.length > 0 && areas.every((area) => isBroad(area));
}

const noCut = () => new EngineError('bad-options', 'split', 'the line cuts no area in two');

/** The two sides of a line, as rectangles that hold all of an object. */
function halfPlanes(object: ShapesObject, a: Position, b: Position): Float64Array[] {
  const { left, top, right, bottom } = boxOf([object]);
  const reach: Mm = 4 * (right - left + bottom - top) + 4 * Math.hypot(a.x - left, a.y - top);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (!(length > 1e-6)) throw noCut();
  const [ux, uy] = [((b.x - a.x) / length) * reach, ((b.y - a.y) / length) * reach];
  return [1, -1].map((side) =>
    Float64Array.of(
      ...[a.x - ux, a.y - uy],
      ...[a.x + ux, a.y + uy],
      ...[a.x + ux - side * uy, a.y + uy + side * ux],
      ...[a.x - ux - side * uy, a.y - uy + side * ux],
    ),
  );
}

/** What of an object's areas lies on one side; lines and columns go where their beginning lies. */
function partIn(object: ShapesObject, side: Float64Array): PieceShape[] {
  const { shapes } = placeObject({ ...object, sewing: {} });
  return shapes.flatMap((shape): PieceShape[] => {
    if (shape.kind !== 'area') {
      const { thread: _, ...line } = shape;
      const [x, y] = shape.kind === 'stroke' ? shape.points : shape.left;
      return isInside(side, x, y) ? [line] : [];
    }
    return groupRings(intersectRings(shape.polygon.rings, [side]))
      .filter((polygon) => polygonArea(polygon) >= MIN_PART_MM2)
      .map((polygon) => ({ kind: 'area', polygon }));
  });
}

/** Whether a place is on the side of a rectangle's first edge on which the others are. */
function isInside([ax, ay, bx, by, cx, cy]: Float64Array, x: number, y: number): boolean {
  const turn = (px: number, py: number) => (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  return turn(x, y) * turn(cx, cy) >= 0;
}
