import type { Mm } from '../core/units.ts';
import { clipArea, clipCost, clipLine } from './clip-path.ts';
import type { CssColor } from './css-color.ts';
import type { SvgElement } from './document.ts';
import { addNote } from './notes.ts';
import { drawOutline } from './outlines.ts';
import { resolvePaint } from './paint.ts';
import { Pen, thinOut, type SubPath } from './pen.ts';
import type { Place, Scene } from './scene.ts';
import type { Style } from './style.ts';
import {
  areaOf,
  EndType,
  fillPaths,
  inflate,
  JoinType,
  toPath,
  unite,
  type Paths,
} from '../vector/paths.ts';
import { crossingCost, spend, sweepCost } from '../vector/sweep.ts';
import { meanScale, parseLength, parseShare, type Matrix, type Viewport } from './coordinates.ts';

/** What hides less than this of what is under it is not sewn. */
const MIN_OPACITY = 0.05;
/** What hides less than this is said to be sewn solid. */
const NEARLY_OPAQUE = 0.95;

/**
 * Paints a shape: its fill, then its stroke.
 * @returns whether the element is a shape.
 */
export function drawShape(scene: Scene, place: Place, element: SvgElement): boolean {
  const { style } = place;
  const pen = new Pen(place.matrix, scene.budget);
  const drawn = drawOutline(pen, element, place.viewport);
  if (drawn === 'no-shape') return false;
  if (drawn === 'nothing') addNote(scene.notes, 'shape');
  if (drawn === 'faulty') addNote(scene.notes, 'path');
  const lines = thinOut(pen.subPaths.filter((line) => line.points.length > 0));
  if (style.visibility !== 'visible' || lines.length === 0) return true;
  const fill = element.name === 'line' ? undefined : opaque(scene, place, 'fill');
  const widthMm = strokeWidth(style, place.matrix, place.viewport, scene.page);
  const stroke = widthMm > 0 ? opaque(scene, place, 'stroke') : undefined;
  if (fill) fillLines(scene, place, lines, fill);
  if (stroke && scene.drawn) {
    scene.drawn.push({ hex: stroke, lines, rule: 'nonzero', widthMm, clip: place.clip });
  } else if (stroke) {
    // In the colour of its own fill a stroke is a wider shape, not a line.
    const widest = fill === stroke ? 0 : scene.widestStrokeMm;
    if (style['stroke-dasharray'] !== 'none') addNote(scene.notes, 'dash');
    noteMarkers(scene, place);
    if (widthMm > widest) {
      spend(scene.work, strokeCost(lines));
      addArea(scene, place, strokeArea(lines, widthMm, style), stroke);
    } else addStrokes(scene, place, lines, stroke, widthMm);
  }
  return true;
}

/** The colour of a fill or stroke that is seen; undefined where nothing is. */
function opaque(scene: Scene, place: Place, kind: 'fill' | 'stroke'): string | undefined {
  const { style } = place;
  const color: CssColor | undefined = resolvePaint(style[kind], style, scene);
  if (!color) return undefined;
  const alpha = color.alpha * place.opacity * parseShare(style[`${kind}-opacity`], 1);
  if (alpha < MIN_OPACITY) return undefined;
  if (alpha < NEARLY_OPAQUE) addNote(scene.notes, 'opacity');
  return color.hex;
}

function fillLines(scene: Scene, place: Place, lines: readonly SubPath[], hex: string): void {
  const rule = place.style['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero';
  if (scene.drawn) {
    scene.drawn.push({ hex, lines, rule, clip: place.clip });
    return;
  }
  const rings = lines.map((line) => toPath(line.points)).filter((path) => path.length > 2);
  if (rings.length === 0) return;
  spend(scene.work, sweepCost(rings) + crossingCost(rings));
  addArea(scene, place, fillPaths(rings, rule), hex);
}

function addArea(scene: Scene, place: Place, area: ReturnType<typeof fillPaths>, hex: string) {
  if (place.clip) spend(scene.work, clipCost(area, place.clip));
  const paths = clipArea(area, place.clip);
  if (areaOf(paths) > 0) scene.painted.push({ kind: 'area', hex, paths });
}

function addStrokes(
  scene: Scene,
  place: Place,
  lines: readonly SubPath[],
  hex: string,
  widthMm: number,
): void {
  const { clip } = place;
  const pathsOf = () => lines.map(({ points }) => toPath(points));
  if (clip) spend(scene.work, clipCost(pathsOf(), clip));
  for (const line of lines.flatMap((whole) => clipLine(whole, clip))) {
    const points = Float64Array.from(withoutRepeat(line));
    if (points.length < 4) continue;
    const closed = line.closed && points.length >= 6;
    scene.painted.push({ kind: 'stroke', hex, points, closed, widthMm });
  }
}

/** The points of a line; of a closed one without the first said again at its end. */
function withoutRepeat({ points, closed }: SubPath): number[] {
  const end = points.length - 2;
  const apart = Math.abs(points[0] - points[end]) + Math.abs(points[1] - points[end + 1]);
  return closed && end >= 4 && apart < 0.01 ? points.slice(0, end) : points;
}

function noteMarkers(scene: Scene, { style }: Place): void {
  const ends = [style['marker-start'], style['marker-mid'], style['marker-end']];
  if (ends.some((value) => value !== 'none')) addNote(scene.notes, 'marker');
}

/** Width of an element's stroke on the fabric; 0 where there is none. */
export function strokeWidth(style: Style, matrix: Matrix, viewport: Viewport, page: Matrix): Mm {
  const diagonal = Math.hypot(viewport.width, viewport.height) / Math.SQRT2;
  const width = parseLength(style['stroke-width'], diagonal) ?? 1;
  // A stroke that does not scale is measured on the page itself.
  const scale = meanScale(style['vector-effect'] === 'non-scaling-stroke' ? page : matrix);
  return Math.max(0, width * scale);
}

const JOINS = new Map([
  ['round', JoinType.Round],
  ['bevel', JoinType.Bevel],
]);
const CAPS = new Map([
  ['round', EndType.Round],
  ['square', EndType.Square],
]);

/** What finding that area costs: each side of a line has its own, and they are joined. */
function strokeCost(lines: readonly SubPath[]): number {
  const paths = lines.map(({ points }) => toPath(points));
  return SIDES * (sweepCost(paths) + crossingCost(paths));
}

const SIDES = 4;

/** The area that a stroke covers, with its joins and caps. */
function strokeArea(lines: readonly SubPath[], widthMm: Mm, style: Style): Paths {
  const join = JOINS.get(style['stroke-linejoin']) ?? JoinType.Miter;
  const cap = CAPS.get(style['stroke-linecap']) ?? EndType.Butt;
  const miterLimit = Number.parseFloat(style['stroke-miterlimit']) || 4;
  const outline = (paths: Paths, end: EndType): Paths =>
    paths.length === 0 ? [] : inflate(paths, widthMm / 2, { join, end, miterLimit });
  const open: Paths = [];
  const closed: Paths = [];
  // A line without length shows only its caps.
  const least = cap === EndType.Butt ? 2 : 1;
  for (const line of lines) {
    const path = toPath(line.points);
    if (line.closed && path.length > 2) closed.push(path);
    else if (path.length >= least) open.push(path);
  }
  return unite([...outline(open, cap), ...outline(closed, EndType.Joined)]);
}
