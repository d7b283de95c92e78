import type { Mm } from '../core/units.ts';
import { clipCost, clipLine } from './clip-path.ts';
import { cutDashes, dashesOf, isSewable } from './dashes.ts';
import type { SvgElement } from './document.ts';
import { isGradient } from './gradient-stops.ts';
import { MIN_OPACITY, NEARLY_OPAQUE } from './layers.ts';
import { addNote } from './notes.ts';
import { drawOutline } from './outlines.ts';
import { paintClipped, paintThin, type Inked } from './paint-area.ts';
import { gradientColor, resolvePaint, type Paint } from './paint.ts';
import { Pen, thinOut, type SubPath } from './pen.ts';
import type { Place, Scene } from './scene.ts';
import { strokeArea, strokeCost } from './stroke-area.ts';
import type { Style } from './style.ts';
import { fillPaths, toPath } from '../vector/paths.ts';
import { crossingCost, spend, sweepCost } from '../vector/sweep.ts';
import { meanScale, parseLength, parseShare, type Matrix, type Viewport } from './coordinates.ts';

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
  const fill = element.name === 'line' ? undefined : inkOf(scene, place, 'fill', element);
  const widthMm = strokeWidth(style, place.matrix, place.viewport, scene.page);
  const stroke = widthMm > 0 ? inkOf(scene, place, 'stroke', element) : undefined;
  const steps = [
    () => fill && fillLines(scene, place, lines, fill),
    () => stroke && strokeLines(scene, place, { lines, widthMm, fill }, stroke),
  ];
  if (style['paint-order'].trim().startsWith('stroke')) steps.reverse();
  for (const step of steps) step();
  return true;
}

/** What a fill or stroke is painted with; undefined where nothing is seen of it. */
function inkOf(
  scene: Scene,
  place: Place,
  kind: 'fill' | 'stroke',
  element: SvgElement,
): Inked | undefined {
  const { style } = place;
  const paint = resolvePaint(style[kind], style, scene);
  if (!paint) return undefined;
  const alpha = place.opacity * parseShare(style[`${kind}-opacity`], 1);
  const own = 'server' in paint ? alpha : alpha * paint.alpha;
  return own < MIN_OPACITY ? undefined : { paint, alpha, element };
}

/** The one colour of a paint, for pixels. */
function plainHex(scene: Scene, { paint, alpha }: Inked): string | undefined {
  if ('server' in paint && !isGradient(paint.server)) {
    addNote(scene.notes, 'pattern');
    return undefined;
  }
  if ('server' in paint) addNote(scene.notes, 'gradient');
  const color = 'server' in paint ? gradientColor(paint.server, scene) : paint;
  if (!color || color.alpha * alpha < MIN_OPACITY) return undefined;
  if (color.alpha * alpha < NEARLY_OPAQUE) addNote(scene.notes, 'opacity');
  return color.hex;
}

function fillLines(scene: Scene, place: Place, lines: readonly SubPath[], inked: Inked): void {
  const rule = place.style['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero';
  if (scene.drawn) {
    const hex = plainHex(scene, inked);
    if (hex) scene.drawn.push({ hex, lines, rule, clip: place.clip });
    return;
  }
  const rings = lines.map((line) => toPath(line.points)).filter((path) => path.length > 2);
  if (rings.length === 0) return;
  spend(scene.work, sweepCost(rings) + crossingCost(rings));
  paintClipped(scene, place, fillPaths(rings, rule), inked);
}

interface Stroked {
  lines: readonly SubPath[];
  widthMm: Mm;
  fill: Inked | undefined;
}

function strokeLines(scene: Scene, place: Place, stroked: Stroked, inked: Inked): void {
  const { lines, widthMm, fill } = stroked;
  const { style, clip } = place;
  if (scene.drawn) {
    const hex = plainHex(scene, inked);
    if (hex) scene.drawn.push({ hex, lines, rule: 'nonzero', widthMm, clip });
    return;
  }
  // In the colour of its own fill a stroke is a wider shape, not a line.
  const widest = isSame(fill?.paint, inked.paint) ? 0 : scene.widestStrokeMm;
  noteMarkers(scene, place);
  const isLine = widthMm <= widest;
  const dashes = dashesOf(style, place);
  const isDashed = dashes.lengths.length > 0 && (!isLine || isSewable(dashes));
  if (dashes.lengths.length > 0 && !isDashed) addNote(scene.notes, 'dash');
  const parts = isDashed ? cutDashes(lines, dashes) : lines;
  if (isLine) paintLines(scene, place, parts, widthMm, inked);
  else {
    spend(scene.work, strokeCost(parts));
    const least = widest > 0 ? scene.leastAreaStrokeMm : 0;
    paintClipped(scene, place, strokeArea(parts, Math.max(widthMm, least), style), inked);
  }
}

const isSame = (a: Paint | undefined, b: Paint): boolean =>
  a !== undefined && !('server' in a) && !('server' in b) && a.hex === b.hex;

function paintLines(
  scene: Scene,
  place: Place,
  lines: readonly SubPath[],
  widthMm: Mm,
  inked: Inked,
): void {
  const { clip } = place;
  const pathsOf = () => lines.map(({ points }) => toPath(points));
  if (clip) spend(scene.work, clipCost(pathsOf(), clip));
  for (const line of lines.flatMap((whole) => clipLine(whole, clip))) {
    const points = Float64Array.from(withoutRepeat(line));
    if (points.length < 4) continue;
    const closed = line.closed && points.length >= 6;
    paintThin(scene, place, { kind: 'stroke', points, closed, widthMm }, inked);
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
