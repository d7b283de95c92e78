import type { MotifKind } from '../prompt/motif-index.ts';
import type { PromptPlan } from '../prompt/plan.ts';
import {
  type AreaShape,
  LETTERING_GROUP,
  linesOf,
  type Shape,
  type ShapeLabel,
  type ShapeSet,
} from '../shapes.ts';
import { type Box, boxesMeet, type Polygon, ringBox } from '../vector/geometry.ts';
import { contains } from '../vector/rings.ts';
import type { Figure, Piece } from './figure.ts';
import { hueGap, isLeafGreen, lchOfHex, mainColor } from './recolor.ts';

/*
 * What the shapes of a composition are called, for whoever edits it: "Tulip 2: petal". English, as
 * the names of threads and stitches are.
 */

/** One copy of a subject: its pieces among all pieces of a figure. */
export interface Copy {
  /** Index of its subject in the plan. */
  subject: number;
  /** Places of its pieces, from the bottom to the top. */
  at: number[];
}

/** Number of the pieces that are edges around a copy: before all its own. */
export const EDGE_PIECE = -1;

/** The copies in a figure: each begins where the numbers of a subject's pieces begin anew. */
export function copiesIn(figure: Figure): Copy[] {
  const copies: Copy[] = [];
  const open = new Map<number, { last: number; copy: Copy }>();
  figure.forEach(({ of }, i) => {
    if (!of) return;
    const now = open.get(of.subject);
    // A thing in several parts has an edge around each of them.
    const isEdge = of.piece === EDGE_PIECE && now?.last === EDGE_PIECE;
    if (now && (isEdge || of.piece > now.last)) {
      now.copy.at.push(i);
      now.last = of.piece;
      return;
    }
    const copy = { subject: of.subject, at: [i] };
    open.set(of.subject, { last: of.piece, copy });
    copies.push(copy);
  });
  return copies;
}

const LETTERING: ShapeLabel = { name: 'Lettering', group: LETTERING_GROUP };
/** All of it is one group: a rope has a strand for each of its turns. */
const FRAME: ShapeLabel = { name: 'Frame', group: 'frame' };

/** Names for the pieces of a figure, in its order. */
export function labelsOf(
  figure: Figure,
  { subjects }: PromptPlan,
  kinds: ReadonlyMap<string, MotifKind>,
): ShapeLabel[] {
  const labels = figure.map((piece): ShapeLabel => {
    if (piece.kind === 'area' && piece.fine) return LETTERING;
    if (piece.framing) return FRAME;
    return { name: isLeafGreen(piece.hex) ? 'Leaf' : 'Ornament' };
  });
  const copies = copiesIn(figure);
  const idOf = ({ subject }: Copy): string => subjects[subject]?.motif ?? '';
  const met = new Map<string, number>();
  for (const copy of copies) {
    const id = idOf(copy);
    const number = (met.get(id) ?? 0) + 1;
    met.set(id, number);
    const isLone = copies.filter((other) => idOf(other) === id).length === 1;
    const thing = isLone ? titleOf(id) : `${titleOf(id)} ${number}`;
    const group = `${nameOf(id)}-${number}`;
    const pieces = copy.at.map((i) => figure[i]);
    const main = mainColor(pieces, true);
    for (const i of copy.at) {
      const part = partName(figure[i], kinds.get(id), main);
      labels[i] = { name: part ? `${thing}: ${part}` : thing, group };
    }
  }
  return labels;
}

const nameOf = (id: string): string => id.replace(/^\w+:/, '');

function titleOf(id: string): string {
  const words = nameOf(id).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Hues this near to a flower's own are its petals, degrees. */
const PETAL_REACH_DEG = 30;

/** What a piece of a plant is; '' of anything else, whose thread says enough. */
function partName(
  { hex, kind: form, of }: Piece,
  kind: MotifKind | undefined,
  main: string | undefined,
): string {
  if (of && of.piece < 0) return 'edge';
  if (kind !== 'flower' && kind !== 'leaf' && kind !== 'tree') return '';
  if (isLeafGreen(hex)) return form === 'line' ? 'stem' : 'leaf';
  if (kind === 'tree') return 'trunk';
  if (kind === 'leaf' || !main) return '';
  const [[L, C, h], own] = [lchOfHex(hex), lchOfHex(main)];
  const alike = Math.min(C, own[1]) < 0.04 ? Math.abs(L - own[0]) < 0.3 && C < 0.06 : true;
  return alike && (C < 0.04 || hueGap(h, own[2]) < PETAL_REACH_DEG) ? 'petal' : 'centre';
}

/** Points across a tile, in which is looked whose it is. */
const LOOKS = 6;

/**
 * Tiles with the names of what they were cut from.
 * @param tiles as `flattenShapes` makes them of a drawing
 * @param painted the drawing; its shapes have names
 */
export function relabelled(tiles: ShapeSet, painted: ShapeSet): ShapeSet {
  const areas = painted.shapes
    .filter((shape): shape is AreaShape => shape.kind === 'area')
    .map((shape) => ({ shape, box: ringBox(shape.polygon.rings[0]) }))
    .reverse();
  const shapes = tiles.shapes.map((tile): Shape => {
    if (tile.kind !== 'area') return tile;
    const box = ringBox(tile.polygon.rings[0]);
    const near = areas.filter((one) => one.shape.thread === tile.thread && boxesMeet(one.box, box));
    const label = near.length > 0 ? labelAmong(near, tile, box) : undefined;
    return label ? { ...tile, label } : tile;
  });
  return { ...tiles, shapes };
}

function labelAmong(
  near: readonly { shape: AreaShape; box: Box }[],
  tile: AreaShape,
  box: Box,
): ShapeLabel | undefined {
  const votes = new Map<AreaShape, number>();
  const points = pointsIn(tile.polygon, box);
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i], points[i + 1]];
    const top = near.find(({ shape }) => isIn(shape.polygon, x, y))?.shape;
    if (top) votes.set(top, (votes.get(top) ?? 0) + 1);
  }
  const [most] = [...votes].sort((a, b) => b[1] - a[1]);
  return (most?.[0] ?? near[0].shape).label;
}

/** Points within a polygon; those of its border where it is thin. */
function pointsIn(polygon: Polygon, { left, top, right, bottom }: Box): number[] {
  const out: number[] = [];
  for (let i = 0; i < LOOKS; i++) {
    for (let j = 0; j < LOOKS; j++) {
      const x = left + ((i + 0.5) / LOOKS) * (right - left);
      const y = top + ((j + 0.5) / LOOKS) * (bottom - top);
      if (isIn(polygon, x, y)) out.push(x, y);
    }
  }
  return out.length > 0 ? out : [...linesOf({ kind: 'area', polygon, thread: 0 })[0]];
}

/** By the even-odd rule. */
const isIn = ({ rings }: Polygon, x: number, y: number): boolean =>
  rings.filter((ring) => contains(ring, x, y)).length % 2 === 1;
