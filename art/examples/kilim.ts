import type { ShapeSet } from 'ilmek-engine';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import type { Line, Point } from '../lib/line.ts';

const WIDTH_MM = 100;
const HEIGHT_MM = 78;
/** All steps of the pattern are whole numbers of this. */
const UNIT = 2;

/** A kilim: stepped medallions between two borders; each quarter of a medallion turns its stitches. */
export function kilim(): ShapeSet {
  const d = createDrawing(WIDTH_MM, HEIGHT_MM);
  d.area('Navy', [box(0, 0, WIDTH_MM, HEIGHT_MM)], 0);
  for (const y of [2, 64]) border(d, y);
  medallions(d);
  hooks(d);
  return d.set();
}

const MEDALLIONS = [
  { at: [18, 39], bright: 'Crimson', heart: 'Ochre' },
  { at: [50, 39], bright: 'Ochre', heart: 'Crimson' },
  { at: [82, 39], bright: 'Crimson', heart: 'Ochre' },
] as const;
const QUARTERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/** Stepped diamonds in each other, quartered; layer by layer, so that few threads are changed. */
function medallions(d: Drawing): void {
  const layer = (steps: number, thread: (m: (typeof MEDALLIONS)[number]) => string) => {
    for (const medallion of MEDALLIONS) {
      for (const [sx, sy] of QUARTERS) {
        d.area(thread(medallion), [quarter(medallion.at, steps, sx, sy)], sx * sy * 45);
      }
    }
  };
  layer(8, () => 'Ivory');
  layer(7, (m) => m.bright);
  layer(5, () => 'Fern');
  layer(3, () => 'Ivory');
  layer(2, (m) => m.heart);
}

/** A quarter of a stepped diamond. */
function quarter([x, y]: Point, steps: number, sx: number, sy: number): Line {
  const points: number[] = [x, y, x + sx * steps * UNIT, y];
  for (let i = 1; i <= steps; i++) {
    const across = x + sx * (steps - i + 1) * UNIT;
    const down = y + sy * i * UNIT * 1.25;
    points.push(across, down, x + sx * (steps - i) * UNIT, down);
  }
  return Float64Array.from(points);
}

/** Stepped half diamonds between the medallions, pointing inward; half of one at each end. */
function hooks(d: Drawing): void {
  for (const [thread, steps, angle] of [
    ['Ochre', 5, 30],
    ['Crimson', 3, -30],
  ] as const) {
    for (const x of [2, 34, 66, 98]) {
      for (const side of [1, -1].filter((s) => x + s * 10 > 0 && x + s * 10 < WIDTH_MM)) {
        d.area(thread, [quarter([x, 20], steps, side, 1)], angle * side);
        d.area(thread, [quarter([x, 58], steps, side, -1)], -angle * side);
      }
    }
  }
}

/** A strip of triangles between two lines. */
function border(d: Drawing, y: number): void {
  const height = 12;
  d.area('Ivory', [box(0, y, WIDTH_MM, y + 1.6)], 90);
  d.area('Ivory', [box(0, y + height - 1.6, WIDTH_MM, y + height)], 90);
  const [top, bottom] = [y + 2.2, y + height - 2.2];
  for (let x = 0; x < WIDTH_MM; x += 10) {
    d.area('Crimson', [Float64Array.of(x, bottom, x + 10, bottom, x + 5, top)], 60);
    if (x > 0) d.area('Fern', [Float64Array.of(x - 5, top, x, bottom, x + 5, top)], -60);
  }
  d.area('Fern', [Float64Array.of(0, top, 0, bottom, 5, top)], -60);
  d.area('Fern', [Float64Array.of(WIDTH_MM, top, WIDTH_MM, bottom, WIDTH_MM - 5, top)], -60);
}

function box(left: number, top: number, right: number, bottom: number): Line {
  return Float64Array.of(left, top, right, top, right, bottom, left, bottom);
}
