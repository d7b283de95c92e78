import type { Canvas, Dirty, Frame, Rows } from './canvas.ts';
import type { ClothRow } from './cloth.ts';
import { LIGHT } from './light.ts';
import { createTile, gather, level, smooth, WIDE_MM, type Tile } from './tile.ts';

/** How dark the two shadows on the cloth are, and how far they fall from the lamp, in millimetres. */
const TIGHT_SHADOW = 0.55;
const WIDE_SHADOW = 0.34;
const TIGHT_SHIFT_MM = 0.45;
const WIDE_SHIFT_MM = 0.9;
/** What a finished pixel can depend on, in millimetres: two box passes and the shadow's shift. */
export const REACH_MM = 2 * WIDE_MM + WIDE_SHIFT_MM + 0.2;

/** Slits hardly wider than a pixel, amid so much thread, show thread in shade, not cloth. */
const SLIT_FROM = 0.72;
const SLIT = 0.34;
const GAIN = 1.16;

/** Entries of the tone table for each unit of light, and how much light it holds. */
const TONE_STEPS = 8192;
const MAX_TONE = 2;

/** Where highlights begin to be held back, instead of being clipped. */
const SHOULDER = 0.76;

/** Turns a canvas of threads into pixels on cloth. */
export interface Finisher {
  frame: Frame;
  /** Of the picture, those that are finished: what is written begins at the first. */
  rows: Rows;
  cloth: ClothRow | undefined;
  tone: Float32Array;
  /** Light of one row of cloth; of one pixel. */
  ground: Float32Array;
  light: Float64Array;
  /** Where to look for thread around a slit. */
  ring: Int32Array;
  tile: Tile;
  /** Pixels of a tile's side without its border, and the border. */
  side: number;
  border: number;
}

/**
 * Tiles are so large that what they share with their neighbours, done twice, is half as much again;
 * but at the finest scales, where they would take hundreds of megabytes.
 */
const BORDERS_A_SIDE = 8;
const SIDES = { least: 256, most: 1024 };

/** Pixels that a finished pixel can depend on, each way. */
export const borderOf = ({ pxPerMm }: Frame): number => Math.ceil(REACH_MM * pxPerMm) + 2;

export function createFinisher(frame: Frame, cloth: ClothRow | undefined, rows: Rows): Finisher {
  const border = borderOf(frame);
  const side = Math.min(SIDES.most, Math.max(SIDES.least, BORDERS_A_SIDE * border));
  const tile = createTile(
    Math.min(side, frame.width) + 2 * border,
    Math.min(side, frame.height) + 2 * border,
  );
  return {
    frame,
    rows,
    cloth,
    tone: toneTable(),
    ground: new Float32Array(3 * side),
    light: new Float64Array(3),
    ring: ringOf(0.25 * frame.pxPerMm),
    tile,
    side,
    border,
  };
}

/**
 * Finishes every pixel that a change of the canvas's cells `dirty` can reach:
 * shadows on the cloth, relief and shade between threads, tone.
 */
export function finish(
  finisher: Finisher,
  canvas: Canvas,
  dirty: Dirty,
  out: Uint8ClampedArray,
): void {
  const { frame, rows, side, border, tile } = finisher;
  const { samples, pad } = canvas;
  const left = Math.max(0, Math.floor(dirty.left / samples) - pad - border);
  const top = Math.max(rows.from, Math.floor(dirty.top / samples) - pad - border);
  const right = Math.min(frame.width, Math.ceil(dirty.right / samples) - pad + border);
  const bottom = Math.min(rows.to, Math.ceil(dirty.bottom / samples) - pad + border);
  for (let y = top; y < bottom; y += side) {
    for (let x = left; x < right; x += side) {
      const endX = Math.min(x + side, right);
      const endY = Math.min(y + side, bottom);
      tile.left = x - border;
      tile.top = y - border;
      tile.width = endX - x + 2 * border;
      tile.height = endY - y + 2 * border;
      if (gather(tile, canvas)) smooth(tile, frame.pxPerMm);
      else level(tile);
      for (let row = y; row < endY; row++) finishRow(finisher, row, x, endX, out);
    }
  }
}

const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

function finishRow(
  finisher: Finisher,
  row: number,
  from: number,
  to: number,
  out: Uint8ClampedArray,
): void {
  const { frame, cloth, ground, light, ring, tile } = finisher;
  const { pxPerMm } = frame;
  if (cloth) layGround(finisher, cloth, row, from, to);
  const shiftBy = (mm: number): number =>
    Math.round(-LIGHT.y * mm * pxPerMm) * tile.width + Math.round(-LIGHT.x * mm * pxPerMm);
  const tightShift = shiftBy(TIGHT_SHIFT_MM);
  const wideShift = shiftBy(WIDE_SHIFT_MM);
  // Height per pixel to height per millimetre, over two pixels.
  const perMm = pxPerMm / 2;
  for (let x = from; x < to; x++) {
    const at = (row - tile.top) * tile.width + (x - tile.left);
    const open = tile.open[at];
    const { zWide } = tile;
    const gradient =
      (zWide[at + 1] - zWide[at - 1]) * LIGHT.x +
      (zWide[at + tile.width] - zWide[at - tile.width]) * LIGHT.y;
    const relief = 1 - 0.36 * clamp(gradient * perMm, -1, 1);
    const height = tile.z[at];
    const crowded =
      clamp(1.1 * (tile.zTight[at] - height), -0.12, 0.35) +
      clamp(0.5 * (zWide[at] - height), -0.08, 0.25);
    const gain = relief * (1 - crowded) * GAIN;

    const shadow =
      (1 - TIGHT_SHADOW * tile.coverTight[at - tightShift]) *
      (1 - WIDE_SHADOW * tile.coverWide[at - wideShift]);
    const near = tile.coverTight[at];
    const slit = near > SLIT_FROM ? open * Math.min(1, (near - SLIT_FROM) / 0.2) : 0;
    const bare = (open - slit) * shadow;
    const g = (x - from) * 3;
    light[0] = tile.red[at] * gain + bare * ground[g];
    light[1] = tile.green[at] * gain + bare * ground[g + 1];
    light[2] = tile.blue[at] * gain + bare * ground[g + 2];
    if (slit > 0.01) addSlit(light, tile, at, slit * SLIT, ring);
    // A page blends sRGB values, not light: there a shadow's share is its root.
    const alpha = cloth ? 1 : 1 - (open - slit) * Math.sqrt(shadow);
    writePixel(finisher, x, row, alpha, out);
  }
}

/** Weaves a row's cloth where anything of it is seen: under a fill, which is most of a piece, nothing is. */
function layGround(
  { tile, ground }: Finisher,
  cloth: ClothRow,
  row: number,
  from: number,
  to: number,
): void {
  const { open } = tile;
  const first = (row - tile.top) * tile.width - tile.left;
  for (let x = from; x < to; x++) {
    if (open[first + x] === 0) continue;
    const start = x;
    while (x < to && open[first + x] !== 0) x++;
    cloth(row, start, x, ground, 3 * (start - from));
  }
}

/** Adds the mean light of the threads around a slit, in shade. */
function addSlit(
  light: Float64Array,
  tile: Tile,
  at: number,
  share: number,
  ring: Int32Array,
): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let cover = 1e-3;
  for (let i = 0; i < ring.length; i += 2) {
    const cell = at + ring[i + 1] * tile.width + ring[i];
    red += tile.red[cell];
    green += tile.green[cell];
    blue += tile.blue[cell];
    cover += 1 - tile.open[cell];
  }
  light[0] += (share * red) / cover;
  light[1] += (share * green) / cover;
  light[2] += (share * blue) / cover;
}

/** Eight places around a pixel as pairs of x and y, in pixels. */
function ringOf(radius: number): Int32Array {
  const ring = new Int32Array(16);
  for (let i = 0; i < 8; i++) {
    ring[2 * i] = Math.round(radius * Math.cos((i * Math.PI) / 4));
    ring[2 * i + 1] = Math.round(radius * Math.sin((i * Math.PI) / 4));
  }
  return ring;
}

/** Tone and grain of one pixel, from the premultiplied light in `finisher.light`. */
function writePixel(
  finisher: Finisher,
  x: number,
  y: number,
  alpha: number,
  out: Uint8ClampedArray,
): void {
  const { cloth, frame, rows, light, tone } = finisher;
  const at = 4 * ((y - rows.from) * frame.width + x);
  if (alpha < 1 / 512) {
    out[at] = out[at + 1] = out[at + 2] = out[at + 3] = 0;
    return;
  }
  // The lamp is nearer to the upper left corner.
  const fall = cloth ? 1.03 - 0.035 * (x / frame.width + y / frame.height) : 1;
  const scale = (fall / alpha) * TONE_STEPS;
  const max = TONE_STEPS * MAX_TONE;
  const mixed = Math.imul(Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b), 0x21f0aaad);
  const grain = ((mixed >>> 16) / 65536 - 0.5) * 3;
  out[at] = tone[Math.min(max, (light[0] * scale + 0.5) | 0)] + grain;
  out[at + 1] = tone[Math.min(max, (light[1] * scale + 0.5) | 0)] + grain;
  out[at + 2] = tone[Math.min(max, (light[2] * scale + 0.5) | 0)] + grain;
  out[at + 3] = alpha * 255;
}

/** sRGB values, 0 to 255 with fractions, by linear light from 0 to `MAX_TONE`. */
function toneTable(): Float32Array {
  const table = new Float32Array(TONE_STEPS * MAX_TONE + 1);
  const room = 1 - SHOULDER;
  for (let i = 0; i < table.length; i++) {
    const light = i / TONE_STEPS;
    const v = light < SHOULDER ? light : 1 - room * Math.exp((SHOULDER - light) / room);
    table[i] = 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
  }
  return table;
}
