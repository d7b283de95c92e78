import { hash01 } from '../../core/hash.ts';
import type { RgbaImage } from '../../core/image.ts';

/*
 * Pictures that nobody would sew, each the worst of its kind for some part of the engine. Drawn
 * by formula from a size and a seed: the same on every machine.
 */

export interface HostilePicture {
  name: string;
  /** Sides at which it is hard, px. */
  width: number;
  height: number;
  draw: (width: number, height: number, seed: number) => RgbaImage;
}

/** What a pixel shows: grey, 0 to 255, or a colour; undefined is transparent. */
type Ink = number | readonly [number, number, number] | undefined;
type At = (x: number, y: number, size: number, seed: number) => Ink;

const BLACK_AND_WHITE = [0, 255] as const;
const bit = (on: boolean): number => BLACK_AND_WHITE[on ? 0 : 1];

const PICTURES: readonly [name: string, side: number, at: At][] = [
  ['checks of 1 px', 800, (x, y) => bit((x + y) % 2 === 0)],
  ['checks of 2 px', 1500, (x, y) => bit(((x >> 1) + (y >> 1)) % 2 === 0)],
  ['checks of 3 px', 1500, (x, y) => bit((Math.floor(x / 3) + Math.floor(y / 3)) % 2 === 0)],
  ['checks with holes', 1500, (x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? 40 : undefined)],
  ['stripes of 2 px', 1500, (x) => bit(x % 4 < 2)],
  ['white noise', 1200, (x, y, size, seed) => 255 * hash01(y * size + x, seed)],
  ['noise in colours', 900, (x, y, size, seed) => speckle(x, y, size, seed)],
  ['salt and pepper', 1500, (x, y, size, seed) => bit(hash01(y * size + x, seed) < 0.1)],
  ['smooth noise, cut', 1500, (x, y, _, seed) => bit(clouds(x / 9, y / 9, seed) < 0.5)],
  [
    'smooth noise in steps',
    1200,
    (x, y, _, seed) => 32 * Math.floor(8 * clouds(x / 25, y / 25, seed)),
  ],
  ['carpet (fractal)', 1458, (x, y) => bit(inCarpet(x, y))],
  [
    'Mandelbrot bands',
    1200,
    (x, y, size) => mandelbrot((3 * x) / size - 2.2, (3 * y) / size - 1.5),
  ],
  ['moire', 1500, (x, y, size) => moire(x - size / 2, y - size / 2, size)],
  ['bar code', 4000, (x, _, __, seed) => bit(hash01(x >> 3, seed) < 0.5)],
  ['code of squares', 4000, (x, y, __, seed) => bit(hash01((y >> 4) * 256 + (x >> 4), seed) < 0.5)],
  ['maze', 4000, (x, y, __, seed) => bit(inMaze(x, y, seed))],
  ['page of text', 2400, (x, y, __, seed) => bit(inText(x, y, seed))],
  ['gradient in steps', 1500, (x, y, size) => stepped(x / size, y / size)],
  ['10,000 dots', 1500, (x, y, size) => bit(dot(x, y, size / 100))],
  ['rings in rings', 1500, (x, y, size) => bit(Math.hypot(x - size / 2, y - size / 2) % 6 < 3)],
  ['thin spiral', 1500, (x, y, size) => bit(onSpiral(x - size / 2, y - size / 2, 5))],
  ['comb', 1500, (x, y, size) => bit(y < size / 10 || x % 3 === 0)],
  ['star of spikes', 1500, (x, y, size) => bit(inStar(x - size / 2, y - size / 2, size / 2))],
  ['patches of 6 px', 1500, (x, y, __, seed) => patch(x, y, seed)],
  [
    'transparent noise',
    900,
    (x, y, size, seed) => (hash01(y * size + x, seed) < 0.5 ? 0 : undefined),
  ],
];

/** Every kind of square picture drawn pixel by pixel, and those that need more than that. */
export const HOSTILE_PICTURES: readonly HostilePicture[] = [
  ...PICTURES.map(([name, side, at]) => ({ name, width: side, height: side, draw: painter(at) })),
  { name: 'hairlines', width: 1500, height: 1500, draw: hairlines },
  { name: 'dithered photograph', width: 1500, height: 1500, draw: dithered },
  { name: 'long strip', width: 20_000, height: 120, draw: painter((x, y) => bit((x ^ y) % 5 < 2)) },
];

function painter(at: At): HostilePicture['draw'] {
  return (width, height, seed) => {
    const data = new Uint8ClampedArray(width * height * 4);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) put(data, y * width + x, at(x, y, width, seed));
    }
    return { width, height, data };
  };
}

function put(data: Uint8ClampedArray, pixel: number, ink: Ink): void {
  if (ink === undefined) return;
  const [r, g, b] = typeof ink === 'number' ? [ink, ink, ink] : ink;
  data.set([r, g, b, 255], 4 * pixel);
}

function speckle(x: number, y: number, size: number, seed: number): Ink {
  const at = 3 * (y * size + x);
  return [255 * hash01(at, seed), 255 * hash01(at + 1, seed), 255 * hash01(at + 2, seed)];
}

/** Value noise of two octaves, 0 to 1. */
function clouds(x: number, y: number, seed: number): number {
  return (2 * lattice(x, y, seed) + lattice(2 * x, 2 * y, seed + 1)) / 3;
}

function lattice(x: number, y: number, seed: number): number {
  const [cx, cy] = [Math.floor(x), Math.floor(y)];
  const corner = (dx: number, dy: number) => hash01((cy + dy) * 4096 + cx + dx, seed);
  const [fx, fy] = [x - cx, y - cy].map((f) => f * f * (3 - 2 * f));
  const top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * fx;
  const bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * fx;
  return top + (bottom - top) * fy;
}

function inCarpet(x: number, y: number): boolean {
  for (let [u, v] = [x, y]; u > 0 || v > 0; u = Math.floor(u / 3), v = Math.floor(v / 3)) {
    if (u % 3 === 1 && v % 3 === 1) return false;
  }
  return true;
}

function mandelbrot(re: number, im: number): Ink {
  let [x, y, n] = [0, 0, 0];
  while (x * x + y * y < 4 && n < 60) [x, y, n] = [x * x - y * y + re, 2 * x * y + im, n + 1];
  return [(n * 37) % 256, (n * 91) % 256, (n * 13) % 256];
}

function moire(x: number, y: number, size: number): number {
  return bit(Math.sin((x * x + y * y) / (0.7 * size)) > 0);
}

/** A path of 12 px between walls of 4 px, each cell open to one side. */
function inMaze(x: number, y: number, seed: number): boolean {
  const [cx, cy, px, py] = [x >> 4, y >> 4, x & 15, y & 15];
  const opensRight = hash01(cy * 512 + cx, seed) < 0.5;
  return (px >= 12 && (py >= 12 || !opensRight)) || (py >= 12 && opensRight);
}

/** Lines of words of strokes 2 px wide. */
function inText(x: number, y: number, seed: number): boolean {
  const [line, row, letter, column] = [Math.floor(y / 24), y % 24, Math.floor(x / 12), x % 12];
  if (row > 15 || column > 8 || hash01(line * 512 + letter, seed) < 0.15) return false;
  const strokes = Math.floor(256 * hash01(line * 512 + letter, seed + 1));
  const bars = [row < 2, row > 13, column < 2, column > 6, row === 7 || row === 8];
  return bars.some((on, i) => on && ((strokes >> i) & 1) === 1);
}

const stepped = (x: number, y: number): Ink =>
  [x, y, 1 - x].map((v) => 16 * Math.floor(16 * v)) as [number, number, number];

function dot(x: number, y: number, cell: number): boolean {
  return Math.hypot((x % cell) - cell / 2, (y % cell) - cell / 2) < cell * 0.32;
}

function onSpiral(x: number, y: number, pitch: number): boolean {
  const turn = Math.atan2(y, x) / (2 * Math.PI);
  return (((Math.hypot(x, y) / pitch - turn) % 1) + 1) % 1 < 0.4;
}

function inStar(x: number, y: number, radius: number): boolean {
  const spike = Math.abs((((Math.atan2(y, x) / Math.PI) * 200 + 1000) % 1) - 0.5) * 2;
  return Math.hypot(x, y) < radius * (0.2 + 0.78 * spike);
}

function patch(x: number, y: number, seed: number): Ink {
  const at = Math.floor(y / 6) * 1024 + Math.floor(x / 6);
  const ink = Math.floor(12 * hash01(at, seed));
  return [(ink * 97) % 256, (ink * 57) % 256, (ink * 151) % 256];
}

/** Straight lines a pixel or two wide, from border to border. */
function hairlines(width: number, height: number, seed: number): RgbaImage {
  const image = painter(() => 255)(width, height, seed);
  const lines = Math.ceil(width / 5);
  for (let i = 0; i < lines; i++) {
    const at = (n: number) => hash01(4 * i + n, seed);
    const steps = 2 * Math.max(width, height);
    for (let s = 0; s <= steps; s++) {
      const x = Math.floor(width * (at(0) + ((at(1) - at(0)) * s) / steps));
      const y = Math.floor(height * (at(2) + ((at(3) - at(2)) * s) / steps));
      put(image.data as Uint8ClampedArray, Math.min(y, height - 1) * width + x, 0);
    }
  }
  return image;
}

/** A landscape in black and white, its error carried on (Floyd and Steinberg 1976). */
function dithered(width: number, height: number, seed: number): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4);
  const error = new Float64Array(width * height + width + 2);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const light = 255 * clouds((6 * x) / width, (6 * y) / height, seed) + error[i];
    const ink = light < 128 ? 0 : 255;
    put(data, i, ink);
    const rest = (light - ink) / 16;
    error[i + 1] += 7 * rest;
    error[i + width - 1] += 3 * rest;
    error[i + width] += 5 * rest;
    error[i + width + 1] += rest;
  }
  return { width, height, data };
}
