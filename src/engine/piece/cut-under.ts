import type { Mm } from '../core/units.ts';
import { areaOf, fromPolygons, inflate, subtract, toPolygons, unite } from '../vector/paths.ts';
import { polygonArea } from '../vector/geometry.ts';
import type { Chosen } from './edit.ts';
import { placeObject, sewingOnPage } from './place-object.ts';
import type { Piece, PieceObject, PieceShape, ShapesObject } from './types.ts';

/** So far an area still reaches under what covers it: the fabric pulls both apart. */
const OVERLAP_MM: Mm = 1.5;
/** Smaller parts are no area. */
const MIN_PART_MM2 = 0.5;
/** An object of which a smaller share is seen is not seen at all: its edge and that over it are one. */
const SEEN = 0.02;
/** For less nothing is cut: of what lies side by side only the overlap goes. */
const MIN_CUT_MM2 = 4;

/**
 * Cuts out of areas what others cover that are sewn later, but for an overlap. What lies wholly under
 * others is hidden, and can be shown again.
 * @param ids of the objects that are cut
 * @returns the very same piece where nothing is covered
 */
export function cutUnder(piece: Piece, ids: Chosen): Piece {
  const chosen = new Set(ids);
  const objects = piece.objects.map((one, i) => {
    if (!chosen.has(one.id) || one.kind !== 'shapes' || one.locked || one.hidden) return one;
    return withoutCovered(one, piece.objects.slice(i + 1).filter(covers)) ?? one;
  });
  return objects.every((one, i) => one === piece.objects[i]) ? piece : { ...piece, objects };
}

/** Whether the cloth is not to be seen through an object's areas. */
const covers = (object: PieceObject): object is ShapesObject =>
  object.kind === 'shapes' &&
  !object.hidden &&
  [undefined, 'fill', 'satin'].includes(object.sewing.stitch);

const areasOf = (object: ShapesObject) =>
  placeObject({ ...object, sewing: {} }).shapes.flatMap((shape) =>
    shape.kind === 'area' ? [shape.polygon] : [],
  );

function withoutCovered(
  object: ShapesObject,
  later: readonly ShapesObject[],
): ShapesObject | undefined {
  const own = unite(fromPolygons(areasOf(object)));
  const above = unite(later.flatMap((one) => fromPolygons(areasOf(one))));
  const isAll = object.shapes.every(({ kind }) => kind === 'area');
  if (isAll && areaOf(subtract(own, above)) < SEEN * areaOf(own))
    return { ...object, hidden: true };
  const cover = inflate(above, -OVERLAP_MM);
  const left = subtract(own, cover);
  if (areaOf(own) - areaOf(left) < MIN_CUT_MM2) return undefined;
  const areas = toPolygons(left)
    .filter((polygon) => polygonArea(polygon) >= MIN_PART_MM2)
    .map((polygon): PieceShape => ({ kind: 'area', polygon }));
  if (areas.length === 0) return undefined;
  const lines = placeObject({ ...object, sewing: {} }).shapes.flatMap((shape): PieceShape[] => {
    if (shape.kind === 'area') return [];
    const { thread: _, ...line } = shape;
    return [line];
  });
  const shapes = [...areas, ...lines];
  return {
    ...object,
    sewing: sewingOnPage(object),
    transform: undefined,
    lettering: undefined,
    initials: undefined,
    shapes,
  };
}
