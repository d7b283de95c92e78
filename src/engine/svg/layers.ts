import { hexFromRgb, oklabDistance, oklabFromHex, rgbFromHex } from '../color/oklab.ts';
import { boxesMeet } from '../vector/geometry.ts';
import {
  areaOf,
  fromPaths,
  intersect,
  pathsBox,
  subtract,
  unite,
  type Paths,
} from '../vector/paths.ts';
import { insideIndex } from '../vector/inside-index.ts';
import { coverWith, createCoverTree } from '../vector/cover-tree.ts';
import { spend, sweepCost } from '../vector/sweep.ts';
import { clipLine } from './clip-path.ts';
import { tooComplex } from './notes.ts';
import type { Painted, PaintedArea, PaintedStroke, Scene } from './scene.ts';

/*
 * What shines through. A thread hides what lies under it, so a clear colour over another becomes a
 * third, which is sewn where the two lie over each other: as on the screen, but of three threads.
 * What shines through onto bare cloth keeps how clear it is until all is painted.
 */

/** What hides less than this of what is under it is not sewn. */
export const MIN_OPACITY = 0.05;
/** What hides so much hides all. */
export const NEARLY_OPAQUE = 0.95;
/** The most layers, masks and patterns within each other. */
const MAX_NESTED = 24;

/** A colour with how much it hides. */
interface Tint {
  hex: string;
  alpha: number;
}

const isOpaque = ({ alpha = 1 }: Pick<PaintedArea, 'alpha'>): boolean => alpha >= NEARLY_OPAQUE;

/** Paints an area of one colour over what there is. */
export function paintArea(scene: Scene, { hex, alpha }: Tint, paths: Paths): void {
  if (paths.length === 0 || alpha < MIN_OPACITY) return;
  if (alpha >= NEARLY_OPAQUE) {
    scene.painted.push({ kind: 'area', hex, paths, bounds: pathsBox(paths) });
    return;
  }
  const mixed: PaintedArea[] = [];
  let rest = paths;
  for (let i = scene.painted.length - 1; i >= 0 && rest.length > 0; i--) {
    const under = scene.painted[i];
    if (under.kind !== 'area' || !boxesMeet(pathsBox(rest), under.bounds)) continue;
    spend(scene.work, 2 * sweepCost(rest, under.paths));
    const both = intersect(rest, under.paths);
    if (both.length === 0) continue;
    const tint = over({ hex, alpha }, { hex: under.hex, alpha: under.alpha ?? 1 });
    mixed.push({ kind: 'area', ...tint, paths: both, bounds: pathsBox(both) });
    rest = subtract(rest, under.paths);
  }
  if (rest.length > 0) {
    mixed.push({ kind: 'area', hex, alpha, paths: rest, bounds: pathsBox(rest) });
  }
  scene.painted.push(...mixed.reverse());
}

/** Paints a line over what there is: in one colour, that of what lies under most of it. */
export function paintStroke(scene: Scene, stroke: PaintedStroke): void {
  const { hex, alpha = 1, points } = stroke;
  if (alpha < MIN_OPACITY) return;
  if (alpha >= NEARLY_OPAQUE) {
    scene.painted.push({ ...stroke, alpha: undefined });
    return;
  }
  const under = areaUnder(scene.painted, points);
  const tint = under ? over({ hex, alpha }, { hex: under.hex, alpha: under.alpha ?? 1 }) : {};
  scene.painted.push({ ...stroke, ...tint });
}

function areaUnder(painted: readonly Painted[], points: Float64Array): PaintedArea | undefined {
  const at = 2 * (points.length >> 2);
  const [x, y] = [points[at], points[at + 1]];
  for (let i = painted.length - 1; i >= 0; i--) {
    const one = painted[i];
    if (one.kind !== 'area') continue;
    const { left, top, right, bottom } = one.bounds;
    if (1000 * x < left || 1000 * x > right || 1000 * y < top || 1000 * y > bottom) continue;
    if (insideIndex([fromPaths(one.paths)])(x, y).length > 0) return one;
  }
  return undefined;
}

/** One colour over another (Porter and Duff 1984), mixed as browsers do: in sRGB. */
function over(top: Tint, under: Tint): Tint {
  const alpha = top.alpha + under.alpha * (1 - top.alpha);
  const share = top.alpha / alpha;
  const below = rgbFromHex(under.hex);
  const [r, g, b] = rgbFromHex(top.hex).map((v, c) =>
    Math.round(v * share + below[c] * (1 - share)),
  );
  return { hex: hexFromRgb(r, g, b), alpha };
}

/** What is painted in some steps, apart from the rest. @throws EngineError `too-complex` */
export function paintApart(scene: Scene, paint: () => void): Painted[] {
  if (scene.layers >= MAX_NESTED) {
    throw tooComplex(`more than ${MAX_NESTED} of its layers lie within each other`);
  }
  const before = scene.painted;
  scene.painted = [];
  scene.layers++;
  try {
    paint();
    return scene.painted;
  } finally {
    scene.layers--;
    scene.painted = before;
  }
}

/** Lays a layer over what there is. @param mask where it is seen, and how well; all where absent */
export function layOver(
  scene: Scene,
  layer: readonly Painted[],
  alpha: number,
  mask?: readonly PaintedArea[],
): void {
  if (!mask && alpha >= NEARLY_OPAQUE && layer.every(isOpaque)) {
    scene.painted.push(...layer);
    return;
  }
  for (const one of seenParts(scene, layer)) {
    const own = alpha * (one.alpha ?? 1);
    for (const seen of mask ?? [undefined]) {
      const shown = own * (seen?.alpha ?? 1);
      if (one.kind === 'area') {
        if (seen) spend(scene.work, sweepCost(one.paths, seen.paths));
        const paths = seen ? intersect(one.paths, seen.paths) : one.paths;
        paintArea(scene, { hex: one.hex, alpha: shown }, paths);
      } else {
        const { paths, bounds } = seen ?? {};
        const line = { points: [...one.points], closed: one.closed };
        const clip = paths && { paths, bounds: bounds!, rectangle: false };
        for (const { points, closed } of clipLine(line, clip)) {
          if (points.length < 4) continue;
          const part = { points: Float64Array.from(points), closed };
          paintStroke(scene, { ...one, ...part, alpha: shown });
        }
      }
    }
  }
}

/** The parts of a layer that its own upper ones do not hide, from the bottom to the top. */
export function seenParts(scene: Scene, layer: readonly Painted[]): Painted[] {
  const all = pathsBox(layer.flatMap((one) => (one.kind === 'area' ? one.paths : [])));
  const tree = createCoverTree(all);
  const parts: Painted[] = [];
  for (const one of [...layer].reverse()) {
    if (one.kind === 'stroke') {
      parts.push(one);
      continue;
    }
    const { paths, seams } = coverWith(tree, one.paths, scene.work);
    if (paths.length === 0) continue;
    const whole = seams ? unite(paths) : paths;
    parts.push({ ...one, paths: whole, bounds: pathsBox(whole) });
  }
  return parts.reverse();
}

/** Nearer to the cloth's colour (OKLab) than this nothing is seen of what shines through onto it. */
const UNSEEN = 0.045;

/** Dark, without a hue, and no clearer than this: on bare cloth it is a shadow that something casts. */
const SHADOW_ALPHA = 0.5;
const SHADOW_LIGHTNESS = 0.4;
const SHADOW_CHROMA = 0.04;
/** Beside what is solid: else it is the drawing itself, in a clear black. */
const MOST_SHADOW = 0.5;

/**
 * What is sewn of what was painted: where bare cloth shines through, in the colour of both. Shadows
 * on the cloth are left out, and counted: the piece casts its own.
 */
export function laidOnCloth(
  painted: readonly Painted[],
  cloth: string,
  onShadow: (count: number) => void,
): Painted[] {
  const shadows = new Set(painted.filter(isShadow));
  const sizeOf = (parts: readonly Painted[]): number =>
    parts.reduce((sum, one) => sum + (one.kind === 'area' ? areaOf(one.paths) : 0), 0);
  if (sizeOf([...shadows]) > MOST_SHADOW * sizeOf(painted.filter(isOpaque))) shadows.clear();
  onShadow(shadows.size);
  return painted.flatMap((one) => {
    if (isOpaque(one)) return [one];
    const { hex } = over({ hex: one.hex, alpha: one.alpha! }, { hex: cloth, alpha: 1 });
    if (oklabDistance(oklabFromHex(hex), oklabFromHex(cloth)) < UNSEEN) return [];
    return shadows.has(one) ? [] : [{ ...one, hex, alpha: undefined }];
  });
}

function isShadow({ hex, alpha = 1 }: Painted): boolean {
  if (alpha > SHADOW_ALPHA) return false;
  const [lightness, a, b] = oklabFromHex(hex);
  return lightness < SHADOW_LIGHTNESS && Math.hypot(a, b) < SHADOW_CHROMA;
}
