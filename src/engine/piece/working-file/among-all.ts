import type { Mm } from '../../core/units.ts';
import { openArea, type Plan } from '../../digitize/plan.ts';
import { IDENTITY, invert, meanScale, type Matrix } from '../../svg/coordinates.ts';
import { createCoverMap } from '../../stitch/cover-map.ts';
import { placeObject, type PlacedObject } from '../place-object.ts';
import { lieFacts, nearAmong, planOf } from '../sew-object.ts';
import { shiningOver } from '../shining.ts';
import type { Ring } from '../../vector/geometry.ts';
import type { Piece, ShapesObject } from '../types.ts';

/*
 * An object among all of its piece. What it is sewn as depends on its size on the page, and the
 * spacing of satin on what lies under and beside it; what is drawn of it stands in its own
 * coordinates, in a group with its transformation.
 */

/** An object where it lies. */
export interface AmongAll {
  placed: PlacedObject;
  /** What is sewn where. */
  plan: Plan;
  /** The object's number in it. */
  index: number;
  /** 1 for each of the plan's objects through whose cover its thread is seen. */
  shines: Uint8Array;
  /** Where its fills may grow under what is sewn later; nowhere where that is nothing. */
  open: () => readonly Ring[];
  /** From the page back to the object's own coordinates. */
  toOwn: Matrix;
  /** How much longer a line of its own is on the page. */
  scale: number;
}

/** Nothing is sewn on a larger page: such an object is drawn as if it were not moved. */
const MAX_PAGE_MM: Mm = 2000;

/** @returns what lies around an object of a piece; around a hidden one nothing */
export function amongAll(piece: Piece): (object: ShapesObject) => AmongAll {
  const [widthMm, heightMm] = [piece.widthMm, piece.heightMm].map((mm) =>
    Math.min(MAX_PAGE_MM, mm || 0),
  );
  const planned = (all: readonly PlacedObject[]) => planOf(all, createCoverMap(widthMm, heightMm));
  const sewn = piece.objects.filter(({ hidden }) => !hidden).map(onPage);
  const plan = planned(sewn);
  const shining = shiningOver(sewn);
  const near = nearAmong(sewn);
  // Those far away are of no matter, and all of a large piece take long to unite.
  const openFor = (one: PlacedObject): Ring[] => {
    const later = near(one).slice(near(one).indexOf(one));
    return later.length > 1 ? openArea(later) : [];
  };
  const indexes = new Map(sewn.map(({ object }, i) => [object.id, i]));
  return (object) => {
    const index = indexes.get(object.id);
    const placed = index === undefined ? onPage(object) : sewn[index];
    const own = index === undefined ? planned([placed]) : plan;
    // Drawn where it lies, or as it is.
    const { transform = IDENTITY } = placed.object;
    return {
      placed,
      plan: { ...own, ...lieFacts(object) },
      index: index ?? 0,
      shines: index === undefined ? new Uint8Array(1) : shining(placed, sewn),
      open: () => (index === undefined ? [] : openFor(placed)),
      toOwn: invert(transform) ?? IDENTITY,
      scale: meanScale(transform),
    };
  };
}

/** An object on its page; one that nobody could sew there, as it is. */
function onPage(object: Piece['objects'][number]): PlacedObject {
  const placed = placeObject(object);
  const { left, top, right, bottom } = placed.box;
  const isPlain = object.transform === undefined || invert(object.transform) !== undefined;
  const isNear = Math.max(-left, -top, right, bottom) <= MAX_PAGE_MM;
  return isPlain && isNear ? placed : placeObject({ ...object, transform: undefined });
}
