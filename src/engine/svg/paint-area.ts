import { cutLines, fromPath, intersect, toPath, type Paths } from '../vector/paths.ts';
import { spend, sweepCost } from '../vector/sweep.ts';
import { clipArea, clipCost, outlineBox } from './clip-path.ts';
import type { SvgElement } from './document.ts';
import { gradientBands, type GradientBand } from './gradient.ts';
import { isGradient } from './gradient-stops.ts';
import { NEARLY_OPAQUE, paintArea, paintStroke } from './layers.ts';
import type { Paint } from './paint.ts';
import { paintPattern } from './pattern.ts';
import type { PaintedStroke, Place, Scene } from './scene.ts';

/* Areas and lines in what they are painted with: a colour, bands of a gradient, tiles of a pattern. */

/** A paint on its element, and how opaque it is. */
export interface Inked {
  paint: Paint;
  alpha: number;
  element: SvgElement;
}

/** Paints what a clip shows of an area. */
export function paintClipped(scene: Scene, place: Place, whole: Paths, inked: Inked): void {
  if (place.clip) spend(scene.work, clipCost(whole, place.clip));
  const area = clipArea(whole, place.clip);
  if (area.length === 0) return;
  const { paint, alpha, element } = inked;
  if (!('server' in paint)) {
    paintArea(scene, { hex: paint.hex, alpha: alpha * paint.alpha }, area);
    return;
  }
  const box = outlineBox(scene, place, element);
  if (!isGradient(paint.server)) {
    paintPattern(scene, paint.server, place, box, { area, alpha });
    return;
  }
  const at = { matrix: place.matrix, viewport: place.viewport, box };
  for (const band of gradientBands(paint.server, scene, at, area, alpha < NEARLY_OPAQUE)) {
    const shown = shownPart(scene, area, band);
    paintArea(scene, { hex: band.tint.hex, alpha: alpha * band.tint.alpha }, shown);
  }
}

function shownPart(scene: Scene, area: Paths, { region }: GradientBand): Paths {
  if (!region) return area;
  spend(scene.work, sweepCost(area, region));
  return intersect(area, region);
}

/** Paints a thin line; one in a gradient is cut where its bands meet. */
export function paintThin(
  scene: Scene,
  place: Place,
  line: Omit<PaintedStroke, 'hex' | 'alpha'>,
  { paint, alpha, element }: Inked,
): void {
  if (!('server' in paint)) {
    paintStroke(scene, { ...line, hex: paint.hex, alpha: alpha * paint.alpha });
    return;
  }
  if (!isGradient(paint.server)) return;
  const path = toPath(line.points);
  const at = {
    matrix: place.matrix,
    viewport: place.viewport,
    box: outlineBox(scene, place, element),
  };
  const bands = gradientBands(paint.server, scene, at, [path], true);
  for (const { tint, region } of bands) {
    const ink = { hex: tint.hex, alpha: alpha * tint.alpha };
    if (!region) paintStroke(scene, { ...line, ...ink });
    else {
      spend(scene.work, sweepCost([path], region));
      const open = line.closed ? [...path, path[0]] : path;
      for (const part of cutLines([open], region, 'inside')) {
        if (part.length < 2) continue;
        paintStroke(scene, { ...line, ...ink, points: fromPath(part), closed: false });
      }
    }
  }
}
