import type { ShapeSet } from '../../src/engine/shapes.ts';
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
  for (const [x, thread] of [
    [18, 'Crimson'],
    [50, 'Ochre'],
    [82, 'Crimson'],
  ] as const) {
    medallion(d, [x, 39], thread);
  }
  for (const x of [2, 34, 66, 98]) {
    hook(d, [x, 20], 1);
    hook(d, [x, 58], -1);
  }
  return d.set();
}

/** Three stepped diamonds in each other, quartered. */
function medallion(d: Drawing, at: Point, thread: string): void {
  const heart = thread === 'Ochre' ? 'Crimson' : 'Ochre';
  const layers: [string, number][] = [
    ['Ivory', 8],
    [thread, 7],
    ['Fern', 5],
    ['Ivory', 3],
    [heart, 2],
  ];
  for (const [colour, steps] of layers) {
    for (const [sx, sy] of [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ]) {
      d.area(colour, [quarter(at, steps, sx, sy)], sx * sy * 45);
    }
  }
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

/** A stepped half diamond between medallions, pointing inward. */
function hook(d: Drawing, [x, y]: Point, way: 1 | -1): void {
  for (const [thread, steps, angle] of [
    ['Ochre', 5, 30],
    ['Crimson', 3, -30],
  ] as const) {
    for (const side of [1, -1]) {
      d.area(thread, [quarter([x, y], steps, side, way)], angle * side * way);
    }
  }
}

/** A strip of triangles between two lines. */
function border(d: Drawing, y: number): void {
  const height = 12;
  d.area('Ivory', [box(0, y, WIDTH_MM, y + 1.6)], 90);
  d.area('Ivory', [box(0, y + height - 1.6, WIDTH_MM, y + height)], 90);
  for (let i = 0; i < 10; i++) {
    const x = i * 10;
    const [top, bottom] = [y + 2.2, y + height - 2.2];
    d.area('Crimson', [Float64Array.of(x, bottom, x + 10, bottom, x + 5, top)], 60);
    d.area('Fern', [Float64Array.of(x + 5, top, x + 10, bottom, x + 15, top)], -60);
  }
  d.area('Fern', [Float64Array.of(0, y + 2.2, 0, y + height - 2.2, 5, y + 2.2)], -60);
}

function box(left: number, top: number, right: number, bottom: number): Line {
  return Float64Array.of(left, top, right, top, right, bottom, left, bottom);
}
