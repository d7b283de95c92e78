import { polygonArea } from '../../vector/geometry.ts';
import type { Mm } from '../../core/units.ts';
import { BEAN_LINE_MM } from '../../machine.ts';
import type { Shape } from '../../shapes.ts';
import {
  fromPath,
  inflate,
  intersect,
  subtract,
  toPath,
  toPolygons,
  type Paths,
} from '../../vector/paths.ts';
import type { Art } from '../art.ts';
import type { Field } from '../field.ts';
import { deepInks, threadsOf } from '../inks.ts';
import { stroke } from '../pen.ts';
import { darkArea, levelOf, softTone } from '../tones.ts';
import { shapeSheet, type ByDensity, type DrawStyle } from '../sheet.ts';

/*
 * Blackwork: dense black, opened by patterns of bare skin. From dark to light: solid, black with
 * round dots left open, black with open stripes; what is lighter stays bare.
 */

/** Shares of the figure, counted from its darkest part: solid up to the first, dotted up to the second, striped up to the third. */
const SOLID = 0.2;
const DOTTED = 0.42;
const STRIPED = 0.74;
/** Bars and the open lines between them at 100 mm; neither narrower than this. */
const BAR_MM = 2.1;
const OPEN_MM = 1.5;
const MIN_BAR_MM: Mm = 1.15;
const MIN_OPEN_MM: Mm = 1;
/** Fineness of the pattern: closer at a higher density. */
const PITCH: ByDensity<number> = { low: 1.3, medium: 1, high: 0.8 };
/** Crumbs under this go, mm². */
const MIN_AREA_MM2 = 3;

export const drawBlackwork: DrawStyle = (art, options) => {
  const { scale, reading } = art;
  const field = softTone(art, (art.photograph ? 1.1 : 0.6) * scale);
  const least = Math.max(4, 16 * scale * scale);
  const levels = [SOLID, DOTTED, STRIPED].map((share) => levelOf(field, art, share));
  const [, dotted, striped] = levels.map((level) => darkArea(field, art, level, least));
  const pitch = PITCH[options.density] * scale;
  const bar = Math.max(MIN_BAR_MM, BAR_MM * pitch);
  const gap = Math.max(MIN_OPEN_MM, OPEN_MM * pitch);
  const [radius, apart] = [Math.max(0.8, 1.05 * pitch), Math.max(2.8, 3.7 * pitch)];
  const dots = dotsIn(field, [levels[1], levels[0]], radius, apart);
  const black = subtract(dotted, dots);
  const stripes = intersect(barsOver(art, bar, gap, reading.hatch), subtract(striped, dotted));
  const inks = deepInks(art, options.colors);
  const shapes: Shape[] = [
    ...areas(cleaned(black), MIN_AREA_MM2, () => 0),
    ...areas(cleaned(stripes), Math.max(MIN_AREA_MM2, 2.4 * bar * bar), (k) =>
      inks.length > 1 ? 1 + (k % (inks.length - 1)) : 0,
    ),
  ];
  // An outline holds flat art together where its light side is left bare.
  if (!art.photograph) {
    const edge = darkArea(art.dark, art, 0.15, least);
    for (const path of edge) shapes.push(stroke(fromPath(path), BEAN_LINE_MM, 0, true));
  }
  return shapeSheet(art, threadsOf(inks, options), shapes, {
    layering: 'tiles',
    style: options.stitchStyle,
  });
};

function areas(paths: Paths, least: number, thread: (k: number) => number): Shape[] {
  return toPolygons(paths)
    .filter((polygon) => polygonArea(polygon) >= least)
    .map((polygon, k) => ({ kind: 'area', polygon, thread: thread(k) }));
}

/** Without slivers that no needle can sew. */
function cleaned(paths: Paths): Paths {
  return inflate(inflate(paths, -0.38), 0.38);
}

/** Parallel bars over the whole page. */
function barsOver({ widthMm, heightMm }: Art, bar: Mm, gap: Mm, angle: number): Paths {
  const reach = Math.hypot(widthMm, heightMm) / 2 + 1;
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const place = (u: number, v: number): [number, number] => [
    widthMm / 2 + u * cos - v * sin,
    heightMm / 2 + u * sin + v * cos,
  ];
  const bars: Paths = [];
  for (let v = -reach; v < reach; v += bar + gap) {
    const ring = [place(-reach, v), place(reach, v), place(reach, v + bar), place(-reach, v + bar)];
    bars.push(toPath(ring.flat()));
  }
  return bars;
}

/** Dots that lie wholly in a range of tone, in rows set off against each other. */
function dotsIn(field: Field, [from, to]: readonly number[], radius: Mm, pitch: Mm): Paths {
  const { width, height, pxPerMm, data } = field;
  const inRange = (x: Mm, y: Mm, below: number): boolean => {
    const [px, py] = [Math.floor(x * pxPerMm), Math.floor(y * pxPerMm)];
    if (px < 0 || py < 0 || px >= width || py >= height) return false;
    const v = data[py * width + px];
    return v > from && v < below;
  };
  const dots: Paths = [];
  let row = 0;
  for (let y = 0; y < height / pxPerMm; y += pitch * 0.87, row++) {
    for (let x = row % 2 === 0 ? 0 : pitch / 2; x < width / pxPerMm; x += pitch) {
      const rim = (k: number, r: Mm): [number, number] => [
        x + r * Math.cos((k * Math.PI) / 6),
        y + r * Math.sin((k * Math.PI) / 6),
      ];
      const around = [0, 2, 4, 6, 8, 10].map((k) => rim(k, radius + 0.5));
      // A dot may bite into the solid black, but not into the edge of the skin.
      if (!inRange(x, y, to) || !around.every(([u, v]) => inRange(u, v, Infinity))) continue;
      dots.push(toPath(Array.from({ length: 12 }, (_, k) => rim(k, radius)).flat()));
    }
  }
  return dots;
}
