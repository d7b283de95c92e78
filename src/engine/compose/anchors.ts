import { distanceToSegment, heightOf, widthOf, type Box, type Ring } from '../vector/geometry.ts';
import { contains } from '../vector/rings.ts';
import type { Actor } from './actors.ts';
import { figureBox, outlinePoints, silhouette, type Figure } from './figure.ts';
import { headAside } from './heads.ts';
import { lchOfHex } from './recolor.ts';

/*
 * Where other things have their place on a motif: its head, its seat, its hollow. Drawings carry no
 * such points, so they are found by rule in the outline.
 */

/** How something sits: how much of it is sunk in, and what a low place and one aside cost. */
export interface Seat {
  sunk: number;
  high: number;
  aside: number;
  /** How large it is drawn beside what it would be, if not alike: a rider is no giant. */
  scale?: number;
  /** Where one alone sits, of the width; its middle if not told. */
  at?: number | undefined;
  /** Behind what it sits on, which hides what is sunk of it. */
  beyond?: boolean;
  /** How many sit side by side: each keeps to its part. */
  among: number;
}

/** A level place on the upper outline, near to where one would like to stand. */
export function seatNear(
  points: Float64Array,
  wanted: number,
  feet: number,
  box: Box,
  { high: highPrice, aside, among }: Seat,
): { x: number; y: number } {
  let best = { x: wanted, y: box.top, price: Infinity };
  const reach = (0.3 * widthOf(box)) / among ** 1.7;
  for (let step = -6; step <= 6; step++) {
    const x = wanted + (step / 6) * reach;
    const tops = [-1, -0.5, 0, 0.5, 1].map((k) =>
      topAt(points, x + k * feet, feet / 2, box.bottom),
    );
    const [high, low] = [Math.min(...tops), Math.max(...tops)];
    const price = low - high + highPrice * (high - box.top) + aside * Math.abs(x - wanted);
    if (price < best.price) best = { x, y: (2 * high + low) / 3, price };
  }
  return best;
}

/** The highest point of an outline about a place. */
function topAt(points: Float64Array, x: number, within: number, none: number): number {
  let top = none;
  for (let i = 0; i < points.length; i += 2)
    if (Math.abs(points[i] - x) <= within) top = Math.min(top, points[i + 1]);
  return top;
}

/** Points of outlines, none farther from the next than a twentieth of the figure. */
export function denseOutline(figure: Figure): Float64Array {
  const step = widthOf(figureBox(figure)) / 20;
  const out: number[] = [...outlinePoints(figure)];
  for (const piece of figure) {
    if (piece.kind !== 'area') continue;
    const [ring] = piece.polygon.rings;
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [dx, dy] = [ring[i] - ring[j], ring[i + 1] - ring[j + 1]];
      const parts = Math.floor(Math.hypot(dx, dy) / step);
      for (let k = 1; k <= parts; k++)
        out.push(ring[j] + (dx * k) / (parts + 1), ring[j + 1] + (dy * k) / (parts + 1));
    }
  }
  return Float64Array.from(out);
}

/** Places across a figure where its hollow is looked for. */
const LOOKS = 24;
/** A hollow is at least so wide, beside the figure's shorter side. */
const MIN_HOLLOW = 0.2;

/** The middle of a drawing is kept where it has at least this share of the widest room in it. */
const MIDDLE_SHARE = 0.72;

/** The hollow of a crescent, a horseshoe, a ring; else the middle, or the widest part of a paw. */
export function roomIn({ figure, box, hull }: Actor): { x: number; y: number; r: number } {
  const shorter = Math.min(widthOf(box), heightOf(box));
  const solid = silhouette(figure, 1e-3).flatMap(({ rings }) => rings);
  const points = denseOutline(figure);
  let best = { x: 0, y: 0, r: 0 };
  for (let i = 1; i < LOOKS; i++) {
    for (let j = 1; j < LOOKS; j++) {
      const x = box.left + (i / LOOKS) * widthOf(box);
      const y = box.top + (j / LOOKS) * heightOf(box);
      if (!contains(hull, x, y)) continue;
      if (solid.filter((ring) => contains(ring, x, y)).length % 2 === 1) continue;
      const r = nearestTo(points, x, y);
      if (r > best.r) best = { x, y, r };
    }
  }
  if (best.r > MIN_HOLLOW * shorter) return { ...best, r: Math.min(best.r, 0.45 * shorter) };
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const widest = widestOf(solid, box);
  if (roomAt(solid, x, y) >= MIDDLE_SHARE * widest.r) return { x, y, r: 0.32 * shorter };
  return { ...widest, r: Math.min(0.32 * shorter, 0.8 * widest.r) };
}

/** The largest circle inside closed rings, of those about the crossings of a grid. */
function widestOf(rings: readonly Ring[], box: Box): { x: number; y: number; r: number } {
  let best = { x: 0, y: 0, r: 0 };
  for (let i = 1; i < LOOKS; i++) {
    for (let j = 1; j < LOOKS; j++) {
      const x = box.left + (i / LOOKS) * widthOf(box);
      const y = box.top + (j / LOOKS) * heightOf(box);
      const r = roomAt(rings, x, y);
      if (r > best.r) best = { x, y, r };
    }
  }
  return best;
}

/** How far a place inside closed rings is from their edges; 0 outside of them. */
function roomAt(rings: readonly Ring[], x: number, y: number): number {
  if (rings.filter((ring) => contains(ring, x, y)).length % 2 === 0) return 0;
  let near = Infinity;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
      near = Math.min(
        near,
        distanceToSegment(x, y, [ring[j], ring[j + 1]], [ring[i], ring[i + 1]]),
      );
  return near;
}

function nearestTo(points: Float64Array, x: number, y: number): number {
  let near = Infinity;
  for (let i = 0; i < points.length; i += 2)
    near = Math.min(near, Math.hypot(points[i] - x, points[i + 1] - y));
  return near;
}

/** Where the head is: the top third of a body, all of a face. */
export function headBox(other: Actor): Box {
  const { box, figure } = other;
  if (isFace(other)) return box;
  const aside = headAside(other.id, box);
  if (aside) return aside;
  const floor = box.top + HEAD_SHARE * heightOf(box);
  const solid = silhouette(figure, 1e-3).flatMap(({ rings }) => rings);
  // What stands so high, run by run: a head, a tail, a wing, an arm.
  const runs: { from: number; to: number; top: number; area: number }[] = [];
  for (let i = 0; i < COLUMNS; i++) {
    const x = box.left + ((i + 0.5) / COLUMNS) * widthOf(box);
    let [top, filled] = [floor, 0];
    for (let j = 0; j < COLUMNS; j++) {
      const y = box.top + ((j + 0.5) / COLUMNS) * (floor - box.top);
      if (solid.filter((ring) => contains(ring, x, y)).length % 2 === 0) continue;
      top = Math.min(top, y);
      filled++;
    }
    const last = runs.at(-1);
    if (filled === 0) continue;
    if (last?.to === i)
      Object.assign(last, { to: i + 1, top: Math.min(last.top, top), area: last.area + filled });
    else runs.push({ from: i, to: i + 1, top, area: filled });
  }
  // Icons of animals look to the left: a tail may stand as high at the right.
  const largest = Math.max(...runs.map(({ area }) => area));
  const head = runs.find(({ area }) => area >= 0.4 * largest);
  if (!head) return box;
  const at = (column: number): number => box.left + (column / COLUMNS) * widthOf(box);
  return { left: at(head.from), right: at(head.to), top: head.top, bottom: floor };
}

/** Eyes look alike within this share of the figure's height and of their own size. */
const LEVEL = 0.05;
const ALIKE = 1.35;
/** Of the figure's width: eyes are no farther apart nor nearer, and no larger. */
const EYES_APART = [0.14, 0.62] as const;
const MAX_EYE = 0.3;
/** Their middle is the figure's, but for so much of its width. */
const CENTRED = 0.03;

/** The middle between two eyes and how far they are apart; undefined for a profile. */
export function eyesOf({
  box,
  figure,
}: Actor): { x: number; y: number; apart: number } | undefined {
  const [wide, tall] = [widthOf(box), heightOf(box)];
  const spots = figure
    .filter((piece) => piece.kind === 'area')
    .map((piece) => figureBox([piece]))
    .filter((own) => widthOf(own) < MAX_EYE * wide && own.top < box.top + 0.62 * tall);
  let best: { x: number; y: number; apart: number; size: number } | undefined;
  spots.forEach((a, i) => {
    for (const b of spots.slice(i + 1)) {
      const [ax, bx] = [(a.left + a.right) / 2, (b.left + b.right) / 2];
      const [ay, by] = [(a.top + a.bottom) / 2, (b.top + b.bottom) / 2];
      const apart = Math.abs(ax - bx);
      const ratio = widthOf(a) / widthOf(b);
      const isPair =
        Math.abs(ay - by) < LEVEL * tall &&
        ratio < ALIKE &&
        ratio > 1 / ALIKE &&
        apart > EYES_APART[0] * wide &&
        apart < EYES_APART[1] * wide &&
        apart > 1.1 * widthOf(a) &&
        Math.abs(ax + bx - box.left - box.right) < 2 * CENTRED * wide;
      // Ears are pairs as well, and stand higher.
      if (isPair && ay > box.top + 0.14 * tall && (!best || ay > best.y + LEVEL * tall))
        best = { x: (ax + bx) / 2, y: (ay + by) / 2, apart, size: widthOf(a) };
    }
  });
  return best;
}

/** The rim of a vessel is where it is at least so wide, beside its widest place. */
const RIM_SHARE = 0.6;

/** The height of a vessel's rim: below the handle of a basket. */
export function rimOf({ box, figure }: Actor): number {
  const solid = silhouette(figure, 1e-3, 0.03 * widthOf(box)).flatMap(({ rings }) => rings);
  const rows = Array.from({ length: COLUMNS }, (_, j) => {
    const y = box.top + ((j + 0.5) / COLUMNS) * heightOf(box);
    let filled = 0;
    for (let i = 0; i < COLUMNS; i++) {
      const x = box.left + ((i + 0.5) / COLUMNS) * widthOf(box);
      if (solid.filter((ring) => contains(ring, x, y)).length % 2 === 1) filled++;
    }
    return { y, filled };
  });
  const most = Math.max(...rows.map(({ filled }) => filled));
  const rim = rows.find(({ filled }) => filled >= RIM_SHARE * most);
  return rim && rim.y > box.top + 0.2 * heightOf(box) ? rim.y : box.top;
}

/** Hues of beaks, degrees, and the most of a bird that one covers. */
const BEAK_HUES = [40, 105] as const;
const MAX_BEAK_SHARE = 0.07;

/** The tip of a bird's beak; undefined where its drawing has none of a colour of its own. */
export function beakOf({ box, figure }: Actor): { x: number; y: number } | undefined {
  const middle = (box.left + box.right) / 2;
  const total = widthOf(box) * heightOf(box);
  const beaks = figure.flatMap((piece) => {
    const [, chroma, hue] = lchOfHex(piece.hex);
    const own = figureBox([piece]);
    const isHigh = (own.top + own.bottom) / 2 < box.top + 0.72 * heightOf(box);
    const isSmall = widthOf(own) * heightOf(own) < MAX_BEAK_SHARE * total;
    const isBeak = chroma > 0.09 && hue > BEAK_HUES[0] && hue < BEAK_HUES[1] && isHigh && isSmall;
    return isBeak ? [own] : [];
  });
  // Birds look to one side: the beak is farthest from the middle.
  const far = (own: Box): number => Math.max(middle - own.left, own.right - middle);
  const [beak] = beaks.sort((a, b) => far(b) - far(a));
  if (!beak) return undefined;
  const toRight = beak.left + beak.right > 2 * middle;
  return { x: toRight ? beak.right : beak.left, y: (beak.top + beak.bottom) / 2 };
}

/** Where the throat of an animal seen from its left side is: under the chin, before the chest. */
export function throatOf({ box, figure, id }: Actor): { x: number; y: number } {
  const solid = silhouette(figure, 1e-3).flatMap(({ rings }) => rings);
  const [wide, tall] = [widthOf(box), heightOf(box)];
  // A head alone: its neck is cut off at the lower right.
  if (/fluent:moose$/.test(id)) return { x: box.left + 0.72 * wide, y: box.top + 0.88 * tall };
  // His ruff hides the chin.
  if (/:corgi$/.test(id)) return { x: box.left + 0.26 * wide, y: box.top + 0.55 * tall };
  // Antlers are over its head.
  if (/fluent:deer$/.test(id)) return { x: box.left + 0.25 * wide, y: box.top + 0.4 * tall };
  // Her curls hang over her brow.
  if (/:(?:ewe|ram)$/.test(id)) return { x: box.left + 0.16 * wide, y: box.top + 0.42 * tall };
  let chin: number | undefined;
  for (let i = 0; i < COLUMNS; i++) {
    const x = box.left + ((i + 0.5) / COLUMNS) * wide;
    const bottom = firstRun(solid, x, box);
    if (bottom === undefined || bottom > box.top + 0.66 * tall) {
      if (chin !== undefined) return { x, y: chin };
      continue;
    }
    if (chin !== undefined && bottom > chin + 0.14 * tall) return { x, y: chin };
    chin = bottom;
  }
  return { x: box.left + 0.3 * wide, y: box.top + 0.4 * tall };
}

/** The lower end of the topmost stretch of a column that is filled; none where it begins low. */
function firstRun(solid: readonly Ring[], x: number, box: Box): number | undefined {
  let end: number | undefined;
  for (let j = 0; j < 2 * COLUMNS; j++) {
    const y = box.top + ((j + 0.5) / (2 * COLUMNS)) * heightOf(box);
    const filled = solid.filter((ring) => contains(ring, x, y)).length % 2 === 1;
    if (filled) end = y;
    else if (end !== undefined) return end;
    else if (j > COLUMNS) return undefined;
  }
  return end;
}

/** The head's share of a body's height, and columns in which it is looked for. */
const HEAD_SHARE = 0.3;
const COLUMNS = 28;
/** A face looks straight on: its upper outline is the same on both sides, and no body is below. */
const MAX_FACE_HEIGHT = 1.14;
const MAX_FACE_SKEW = 0.06;

export function isFace({ box, id, kind, figure, bodied, person }: Actor): boolean {
  if (bodied) return false;
  // Somebody whole, with what he wears.
  if (person && kind === 'face' && heightOf(box) > MAX_FACE_HEIGHT * widthOf(box)) return false;
  if (/-face$/.test(id) || kind === 'face') return true;
  // Our own animals have bodies, those that sit and face us too.
  if (kind === 'animal' && /^ilmek:(?!deer-head)/.test(id)) return false;
  if ((kind !== 'animal' && kind !== 'person') || /:(?:penguin|turtle|mammoth|crocodile)$/.test(id))
    return false;
  if (heightOf(box) > MAX_FACE_HEIGHT * widthOf(box)) return false;
  const points = denseOutline(figure);
  const column = widthOf(box) / COLUMNS;
  const tops = Array.from({ length: COLUMNS }, (_, i) =>
    topAt(points, box.left + (i + 0.5) * column, column / 2, box.bottom),
  );
  const skew = tops.reduce((sum, top, i) => sum + Math.abs(top - tops[COLUMNS - 1 - i]), 0);
  return skew / COLUMNS < MAX_FACE_SKEW * heightOf(box);
}

/** How far a figure's long axis leans from upright, clockwise: by its second moments. */
export function longAxis(figure: Figure): number {
  const points = denseOutline(figure);
  const count = points.length / 2;
  let [mx, my] = [0, 0];
  for (let i = 0; i < points.length; i += 2) {
    mx += points[i] / count;
    my += points[i + 1] / count;
  }
  let [xx, xy, yy] = [0, 0, 0];
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] - mx, points[i + 1] - my];
    xx += x * x;
    xy += x * y;
    yy += y * y;
  }
  // Of the two directions of the axis the one that points up.
  const axis = 0.5 * Math.atan2(2 * xy, xx - yy);
  const up = Math.atan2(Math.cos(axis), -Math.sin(axis));
  return Math.abs(up) <= Math.PI / 2 ? up : up - Math.sign(up) * Math.PI;
}
