import {
  boxPath,
  cutLines,
  fillPaths,
  intersect,
  pathsBox,
  toPath,
  unite,
  type Paths,
} from '../vector/paths.ts';
import type { SvgElement } from './document.ts';
import { addNote } from './notes.ts';
import { drawOutline } from './outlines.ts';
import { hrefOf, referredId } from './references.ts';
import { Pen, type SubPath } from './pen.ts';
import type { Clip, Place, Scene } from './scene.ts';
import { styleOf } from './style.ts';
import { MAX_WORK, sweepCost } from '../vector/sweep.ts';
import { boxInside, linesBox, type Box } from '../vector/geometry.ts';
import {
  IDENTITY,
  multiply,
  parseTransform,
  translation,
  type Matrix,
  type ViewBox,
} from './coordinates.ts';

/** The most clip paths that clip each other. */
const MAX_NESTED = 4;
/** The most work for one clip path. */
const MAX_CLIP = MAX_WORK / 8;

/** What shows through both an area and the clip so far. */
export function narrowClip(clip: Clip | undefined, paths: Paths): Clip {
  const both = clip ? intersect(paths, clip.paths) : paths;
  const bounds = pathsBox(both);
  return { paths: both, bounds, rectangle: isRectangle(both, bounds) };
}

function isRectangle(paths: Paths, { left, right, top, bottom }: Box): boolean {
  if (paths.length !== 1 || paths[0].length !== 4) return false;
  return paths[0].every(({ x, y }) => (x === left || x === right) && (y === top || y === bottom));
}

/** Whether a clip shows all of some paths without being cut. */
const showsAll = (paths: Paths, { rectangle, bounds }: Clip): boolean =>
  rectangle && boxInside(pathsBox(paths), bounds);

/** What showing paths through a clip costs. */
export const clipCost = (paths: Paths, clip: Clip): number =>
  showsAll(paths, clip) ? 0 : sweepCost(paths, clip.paths);

/** The part of an area that a clip shows. */
export const clipArea = (paths: Paths, clip: Clip | undefined): Paths =>
  !clip || showsAll(paths, clip) ? paths : intersect(paths, clip.paths);

/** The parts of a line that a clip shows. A closed line that is cut becomes open ones. */
export function clipLine(line: SubPath, clip: Clip | undefined): SubPath[] {
  if (!clip) return [line];
  const path = toPath(line.points);
  if (showsAll([path], clip)) return [line];
  if (line.closed && path.length > 1) path.push({ ...path[0] });
  return cutLines([path], clip.paths, 'inside').map((part) => ({
    points: part.flatMap(({ x, y }) => [x / 1000, y / 1000]),
    closed: false,
  }));
}

/**
 * Narrows the clip by an element's `clip-path`.
 * @param element what is clipped: `objectBoundingBox` units are those of its outline.
 */
export function applyClipPath(scene: Scene, place: Place, element: SvgElement): Clip | undefined {
  const value = place.style['clip-path'];
  if (value === 'none') return place.clip;
  const server = scene.byId.get(referredId(value) ?? '');
  if (server?.name !== 'clipPath') {
    // A reference to nothing clips nothing; shapes written in CSS are not read.
    if (referredId(value) === undefined) addNote(scene.notes, 'clip');
    return place.clip;
  }
  const area = clipPathArea(scene, place, server, element, 0);
  if (!area || !isWorthIt(scene, sweepCost(area, place.clip?.paths ?? []))) return place.clip;
  return narrowClip(place.clip, area);
}

/** A clip of very much work is told and left away, so that a drawing cannot hide work in one. */
function isWorthIt(scene: Scene, cost: number): boolean {
  const worth = cost <= Math.min(MAX_CLIP, scene.work.left);
  if (worth) scene.work.left -= cost;
  else addNote(scene.notes, 'clip');
  return worth;
}

function clipPathArea(
  scene: Scene,
  place: Place,
  server: SvgElement,
  element: SvgElement,
  nested: number,
): Paths | undefined {
  let { matrix } = place;
  if (server.attributes.clipPathUnits === 'objectBoundingBox') {
    const box = outlineBox(scene, place, element);
    if (!box) {
      addNote(scene.notes, 'clip');
      return undefined;
    }
    matrix = multiply(matrix, box);
  }
  const style = styleOf(server, place.style, scene.sheet);
  const inner: Place = {
    ...place,
    style,
    matrix: multiply(matrix, parseTransform(style.transform)),
  };
  const paths = server.children.flatMap((child) => childArea(scene, inner, child, 0));
  if (!isWorthIt(scene, sweepCost(paths))) return undefined;
  const own = scene.byId.get(referredId(style['clip-path']) ?? '');
  if (own?.name !== 'clipPath') return unite(paths);
  if (nested >= MAX_NESTED) {
    addNote(scene.notes, 'clip');
    return unite(paths);
  }
  const outer = clipPathArea(scene, place, own, element, nested + 1);
  return outer ? intersect(unite(paths), outer) : unite(paths);
}

/** The area of a child of a clip path: a shape, or a `use` of one. */
function childArea(scene: Scene, place: Place, element: SvgElement, uses: number): Paths {
  scene.visited++;
  const style = styleOf(element, place.style, scene.sheet);
  if (style.display === 'none' || style.visibility !== 'visible') return [];
  const matrix = multiply(place.matrix, parseTransform(style.transform));
  if (element.name === 'use') {
    const target = scene.byId.get(referredId(hrefOf(element)) ?? '');
    if (!target || uses >= MAX_NESTED) {
      addNote(scene.notes, 'use');
      return [];
    }
    const { x = '0', y = '0' } = element.attributes;
    const move = translation(Number.parseFloat(x) || 0, Number.parseFloat(y) || 0);
    const inner = { ...place, style, matrix: multiply(matrix, move) };
    return childArea(scene, inner, target, uses + 1);
  }
  const pen = new Pen(matrix, scene.budget);
  if (drawOutline(pen, element, place.viewport) === 'no-shape') {
    if (element.name === 'text') addNote(scene.notes, 'text');
    return [];
  }
  const rings = pen.subPaths.map((s) => toPath(s.points)).filter((path) => path.length > 2);
  if (!isWorthIt(scene, sweepCost(rings))) return [];
  return fillPaths(rings, style['clip-rule'] === 'evenodd' ? 'evenodd' : 'nonzero');
}

/** The map from the unit square to the box around an element's outline, in its own units. */
export function outlineBox(scene: Scene, place: Place, element: SvgElement): Matrix | undefined {
  const pen = new Pen(IDENTITY, scene.budget);
  drawOutline(pen, element, place.viewport);
  const { left, top, right, bottom } = linesBox(pen.subPaths.map(({ points }) => points));
  return left < right && top < bottom ? [right - left, 0, 0, bottom - top, left, top] : undefined;
}

/** A viewport's rectangle as an area, turned as its coordinates are. */
export function rectangleArea({ x, y, width, height }: ViewBox, matrix: Matrix): Paths {
  const [a, b, c, d, e, f] = matrix;
  const corners = boxPath({ left: x, top: y, right: x + width, bottom: y + height });
  const points = corners.flatMap(({ x: u, y: v }) => [a * u + c * v + e, b * u + d * v + f]);
  return fillPaths([toPath(points)], 'nonzero');
}
