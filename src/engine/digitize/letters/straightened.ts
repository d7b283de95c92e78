import { median } from '../../core/median.ts';
import { rootOf } from '../../core/union-find.ts';
import type { Mm } from '../../core/units.ts';
import {
  boxesMeet,
  heightOf,
  linesBox,
  widthOf,
  type Box,
  type Ring,
} from '../../vector/geometry.ts';

/*
 * Text on an arc or on a slanted line, laid straight: a circle through its letters is unrolled, a
 * slanted line turned. What then stands in a row is told by the same rules as any line of text.
 */

/** Where a place of the page lies once a line of text is laid straight. */
export type Straighten = (x: Mm, y: Mm) => readonly [x: Mm, y: Mm];

/** What may be a letter. */
interface Placed {
  box: Box;
  /** How wide its strokes are. */
  strokeMm: Mm;
  rings: readonly Ring[];
}

/** Letters of one line lie so near to each other, by the larger one's size, and are no more unlike than this. */
const MAX_GAP = 1.3;
const SIZES_APART = 6;
const STROKES_APART = 3;
/** Fewer are no line, more no line either. */
const MIN_GROUP = 5;
const MAX_GROUP = 80;

const sizeOf = ({ box }: Pick<Placed, 'box'>): Mm => Math.sqrt(widthOf(box) * heightOf(box));

/** Puts together what may be the letters of one line, by nearness: their places among those given. */
export function groupsNear(letters: readonly Placed[]): number[][] {
  const order = [...letters.keys()].sort((a, b) => letters[a].box.left - letters[b].box.left);
  const widest = Math.max(0, ...letters.map(sizeOf));
  const parent = Int32Array.from(letters, (_, k) => k);
  order.forEach((a, i) => {
    for (let j = i + 1; j < order.length; j++) {
      const b = order[j];
      if (letters[b].box.left > letters[a].box.right + MAX_GAP * widest) break;
      if (mayBeBeside(letters[a], letters[b])) parent[rootOf(parent, b)] = rootOf(parent, a);
    }
  });
  const groups = new Map<number, number[]>();
  for (const k of order) {
    const root = rootOf(parent, k);
    groups.set(root, [...(groups.get(root) ?? []), k]);
  }
  return [...groups.values()].filter(({ length }) => length >= MIN_GROUP && length <= MAX_GROUP);
}

function mayBeBeside(a: Placed, b: Placed): boolean {
  const [small, large] = [sizeOf(a), sizeOf(b)].sort((p, q) => p - q);
  const [thin, thick] = [a.strokeMm, b.strokeMm].sort((p, q) => p - q);
  return (
    large <= SIZES_APART * small &&
    thick <= STROKES_APART * thin &&
    boxesMeet(a.box, b.box, MAX_GAP * large)
  );
}

/** A place or a way on the page. */
type Point = readonly [x: Mm, y: Mm];

/** Arcs that are flatter are straight, and tighter ones no line of text, by the size of their letters. */
const MAX_RADIUS = 60;
const MIN_RADIUS = 1.2;
/** A line that slants by less stands straight enough; its sine. */
const LEAST_SLANT = 0.03;

/** Ways to lay letters straight, those first that leave their upper side up. */
export function waysToStraighten(letters: readonly Placed[]): Straighten[] {
  const size = median(letters.map(sizeOf));
  const bodies = letters.filter((one) => sizeOf(one) > size / 2);
  const centers = bodies.map(({ box }): Point => [
    (box.left + box.right) / 2,
    (box.top + box.bottom) / 2,
  ]);
  return [...turnings(centers), ...unrollings(bodies, centers, size)];
}

/** Turns the longest direction of some places flat (principal axis). */
function turnings(centers: readonly Point[]): Straighten[] {
  const [mx, my] = meanOf(centers);
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of centers) {
    xx += (x - mx) ** 2;
    xy += (x - mx) * (y - my);
    yy += (y - my) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  if (Math.abs(sin) < LEAST_SLANT) return [];
  const turn =
    (sign: number): Straighten =>
    (x, y) => [sign * (cos * (x - mx) + sin * (y - my)), sign * (cos * (y - my) - sin * (x - mx))];
  return [turn(1), turn(-1)];
}

interface Circle {
  x: Mm;
  y: Mm;
  radius: Mm;
}

/** Unrolls a circle through letters, read from outside and from inside. */
function unrollings(letters: readonly Placed[], centers: readonly Point[], size: Mm): Straighten[] {
  const around = circleThrough(centers, size / 2);
  if (!around || isOutOfUse(around, size)) return [];
  const [mx, my] = meanOf(centers);
  const isAbove = my < around.y;
  const sides = isAbove ? ([1, -1] as const) : ([-1, 1] as const);
  return sides.flatMap((side) => {
    let circle: Circle | undefined = around;
    // The letters' feet lie on a circle, their middles only nearly; which are the feet is told by that.
    for (let k = 0; k < FOOT_FITS && circle; k++) {
      const straighten = unroll(circle, side, [mx, my]);
      circle = circleThrough(
        letters.map(({ rings }) => footOf(rings, straighten)),
        size / 5,
      );
    }
    return circle && !isOutOfUse(circle, size) ? [unroll(circle, side, [mx, my])] : [];
  });
}

const isOutOfUse = ({ radius }: Circle, size: Mm): boolean =>
  radius < MIN_RADIUS * size || radius > MAX_RADIUS * size;

/** @param side 1 for letters whose feet are towards the centre, -1 for those whose heads are */
function unroll({ x: cx, y: cy, radius }: Circle, side: 1 | -1, [mx, my]: Point): Straighten {
  const middle = Math.atan2(my - cy, mx - cx);
  return (x, y) => {
    const angle = Math.atan2(y - cy, x - cx) - middle;
    const turned = angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
    return [side * radius * turned, side * (radius - Math.hypot(x - cx, y - cy))];
  };
}

/** The place of some rings that is lowest once they are laid straight. */
function footOf(rings: readonly Ring[], straighten: Straighten): Point {
  let [best, lowest]: [Point, Mm] = [[0, 0], -Infinity];
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const [, y] = straighten(ring[i], ring[i + 1]);
      if (y > lowest) [best, lowest] = [[ring[i], ring[i + 1]], y];
    }
  }
  return best;
}

const FITS = 4;
const FOOT_FITS = 3;
const MIN_ON_CIRCLE = 4;

/**
 * A circle through most of some places, by least squares (Kåsa 1976); those farther from it than `apart`
 * are left out, and it is sought again. Undefined where they lie on a line, or hardly any is left.
 */
function circleThrough(places: readonly Point[], apart: Mm): Circle | undefined {
  let circle = fitCircle(places);
  for (let k = 1; k < FITS && circle; k++) {
    const { x: cx, y: cy, radius } = circle;
    const off = (p: Point): Mm => Math.abs(Math.hypot(p[0] - cx, p[1] - cy) - radius);
    const limit = Math.max(apart, 1.5 * median(places.map(off)));
    const kept = places.filter((place) => off(place) <= limit);
    if (kept.length < MIN_ON_CIRCLE || 2 * kept.length < places.length) return undefined;
    circle = fitCircle(kept);
  }
  return circle;
}

function fitCircle(places: readonly Point[]): Circle | undefined {
  const [mx, my] = meanOf(places);
  let [uu, uv, vv, uz, vz] = [0, 0, 0, 0, 0];
  for (const [x, y] of places) {
    const [u, v] = [x - mx, y - my];
    const z = u * u + v * v;
    uu += u * u;
    uv += u * v;
    vv += v * v;
    uz += u * z;
    vz += v * z;
  }
  const det = 2 * (uu * vv - uv * uv);
  if (Math.abs(det) < 1e-6) return undefined;
  const [a, b] = [(uz * vv - vz * uv) / det, (vz * uu - uz * uv) / det];
  const radius = Math.sqrt(a * a + b * b + (uu + vv) / places.length);
  return { x: mx + a, y: my + b, radius };
}

function meanOf(places: readonly Point[]): Point {
  const sum = (of: 0 | 1) => places.reduce((all, place) => all + place[of], 0);
  return [sum(0) / places.length, sum(1) / places.length];
}

/** The box of some rings once they are laid straight. */
export function straightBox(rings: readonly Ring[], straighten: Straighten): Box {
  return linesBox(
    rings.map((ring) => {
      const straight = new Float64Array(ring.length);
      for (let i = 0; i < ring.length; i += 2) {
        straight.set(straighten(ring[i], ring[i + 1]), i);
      }
      return straight;
    }),
  );
}
