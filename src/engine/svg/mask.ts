import { rgbFromHex } from '../color/oklab.ts';
import { pathsBox, toPath } from '../vector/paths.ts';
import { narrowClip, rectangleArea } from './clip-path.ts';
import { parseLength, type Matrix, type ViewBox } from './coordinates.ts';
import type { SvgElement } from './document.ts';
import { MIN_OPACITY, paintApart, seenParts } from './layers.ts';
import { styleOf } from './style.ts';
import type { Painted, PaintedArea, Place, Scene } from './scene.ts';

/**
 * What of a layer a mask shows.
 * @param place of the masked element
 * @param layer what is masked: it gives the box that the mask may be measured in
 * @returns areas apart from each other, each with how much it lets through
 */
export function maskAreas(
  scene: Scene,
  mask: SvgElement,
  place: Place,
  layer: readonly Painted[],
): PaintedArea[] {
  const { attributes } = mask;
  const page = boxOf(layer);
  const byBox = attributes.maskUnits !== 'userSpaceOnUse';
  const { width, height } = byBox ? { width: 1, height: 1 } : place.viewport;
  const length = (name: string, fallback: string, whole: number): number =>
    parseLength(attributes[name], whole) ?? parseLength(fallback, whole)!;
  const region: ViewBox = {
    x: length('x', '-10%', width),
    y: length('y', '-10%', height),
    width: length('width', '120%', width),
    height: length('height', '120%', height),
  };
  if (!page || !(region.width > 0 && region.height > 0)) return [];
  const style = styleOf(mask, place.style, scene.sheet);
  const inBox = attributes.maskContentUnits === 'objectBoundingBox';
  const inner: Place = {
    ...place,
    style,
    matrix: inBox ? page : place.matrix,
    clip: narrowClip(undefined, rectangleArea(region, byBox ? page : place.matrix)),
    opacity: 1,
    references: [...place.references, mask],
  };
  // A thin line shows as much as it covers.
  const { widestStrokeMm } = scene;
  scene.widestStrokeMm = 0;
  const painted = paintApart(scene, () => {
    for (const child of mask.children) scene.paint(child, inner);
  });
  scene.widestStrokeMm = widestStrokeMm;
  const byAlpha = style['mask-type'] === 'alpha';
  return seenParts(scene, painted).flatMap((one): PaintedArea[] => {
    if (one.kind !== 'area') return [];
    const alpha = (one.alpha ?? 1) * (byAlpha ? 1 : luminance(one.hex));
    return alpha < MIN_OPACITY ? [] : [{ ...one, alpha }];
  });
}

/** How bright a colour is, as masks count it. */
function luminance(hex: string): number {
  const [r, g, b] = rgbFromHex(hex);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}

/** The map from the unit square to the box around a layer. */
function boxOf(layer: readonly Painted[]): Matrix | undefined {
  const paths = layer.flatMap((one) => (one.kind === 'area' ? one.paths : [toPath(one.points)]));
  const { left, top, right, bottom } = pathsBox(paths);
  if (!(left < right && top < bottom)) return undefined;
  const [a, d, e, f] = [right - left, bottom - top, left, top].map((um) => um / 1000);
  return [a, 0, 0, d, e, f];
}
