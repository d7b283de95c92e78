import { hash01 } from '../core/hash.ts';
import { blur } from './blur.ts';
import type { Canvas } from './canvas.ts';
import type { ClothRow } from './cloth.ts';
import { ENCODE_STEPS, encodeTable } from './colour.ts';
import type { Frame } from './frame.ts';
import type { Dirty } from './lay.ts';
import { LIGHT } from './light.ts';

/** Radii of the two soft scales, in millimetres: thread against thread, and part against part. */
const TIGHT_MM = 0.16;
const WIDE_MM = 0.55;
const RELIEF_MM = 0.5;
/** What a finished pixel can depend on, in millimetres: two box passes and the shadow's shift. */
const REACH_MM = 2 * WIDE_MM + 0.9 + 0.2;

const TIGHT_SHADOW = 0.55;
const WIDE_SHADOW = 0.34;
/** Slits between threads show thread in shade, not cloth. */
const SLIT = 0.34;
const GAIN = 1.08;
const SHOULDER = 0.62;

/** Fields of one tile at one cell a pixel, with a border on every side. */
interface Tile {
  width: number;
  height: number;
  /** Position of its corner in the picture, border included. */
  left: number;
  top: number;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  /** Share of the ground's light let through. */
  open: Float32Array;
  z: Float32Array;
  /** Blurred: heights, and the share covered. */
  zTight: Float32Array;
  zWide: Float32Array;
  coverTight: Float32Array;
  coverWide: Float32Array;
  /** Blurred light of the threads, for slits; red, green and blue. */
  nearRed: Float32Array;
  nearGreen: Float32Array;
  nearBlue: Float32Array;
  scratch: Float32Array;
}

/** Turns a canvas of threads into pixels on cloth. */
export interface Finisher {
  frame: Frame;
  cloth: ClothRow | undefined;
  encode: Float32Array;
  tile: Tile;
  /** Pixels of a tile's side without its border, and the border. */
  side: number;
  border: number;
}

export function createFinisher(frame: Frame, cloth: ClothRow | undefined): Finisher {
  const border = Math.ceil(REACH_MM * frame.pxPerMm) + 2;
  const side = Math.max(256, 4 * border);
  const width = Math.min(side, frame.width) + 2 * border;
  const height = Math.min(side, frame.height) + 2 * border;
  const field = () => new Float32Array(width * height);
  const tile: Tile = {
    ...{ width, height, left: 0, top: 0 },
    ...{ red: field(), green: field(), blue: field(), open: field(), z: field() },
    ...{ zTight: field(), zWide: field(), coverTight: field(), coverWide: field() },
    ...{ nearRed: field(), nearGreen: field(), nearBlue: field(), scratch: field() },
  };
  return { frame, cloth, encode: encodeTable(), tile, side, border };
}

/**
 * Finishes every pixel that a change of the canvas's cells `dirty` can reach:
 * shadows on the cloth, relief and shade between threads, tone.
 * The tiles lie on a fixed grid, so a picture finished bit by bit has the same
 * bytes as one finished at once.
 */
export function finish(
  finisher: Finisher,
  canvas: Canvas,
  dirty: Dirty,
  out: Uint8ClampedArray,
): void {
  const { frame, side, border, tile } = finisher;
  const { samples } = canvas;
  const left = Math.max(0, Math.floor(dirty.left / samples) - border);
  const top = Math.max(0, Math.floor(dirty.top / samples) - border);
  const right = Math.min(frame.width, Math.ceil(dirty.right / samples) + border);
  const bottom = Math.min(frame.height, Math.ceil(dirty.bottom / samples) + border);
  for (let y = top - (top % side); y < bottom; y += side) {
    for (let x = left - (left % side); x < right; x += side) {
      tile.left = x - border;
      tile.top = y - border;
      gather(tile, canvas);
      smooth(tile, frame.pxPerMm);
      const endX = Math.min(x + side, frame.width);
      const endY = Math.min(y + side, frame.height);
      for (let row = y; row < endY; row++) finishRow(finisher, row, x, endX, out);
    }
  }
}

/** Averages the canvas's cells into the tile's pixels; outside the canvas the cloth is bare. */
function gather(tile: Tile, canvas: Canvas): void {
  const { samples, light, z } = canvas;
  const share = 1 / (samples * samples);
  const wide = canvas.width / samples;
  const high = canvas.height / samples;
  for (let row = 0, at = 0; row < tile.height; row++) {
    const y = tile.top + row;
    for (let column = 0; column < tile.width; column++, at++) {
      const x = tile.left + column;
      let r = 0;
      let g = 0;
      let b = 0;
      let open = 0;
      let height = 0;
      if (x < 0 || y < 0 || x >= wide || y >= high) open = 1 / share;
      else {
        for (let sy = 0; sy < samples; sy++) {
          let cell = (y * samples + sy) * canvas.width + x * samples;
          for (let sx = 0; sx < samples; sx++, cell++) {
            r += light[4 * cell]!;
            g += light[4 * cell + 1]!;
            b += light[4 * cell + 2]!;
            open += light[4 * cell + 3]!;
            height += z[cell]!;
          }
        }
      }
      tile.red[at] = r * share;
      tile.green[at] = g * share;
      tile.blue[at] = b * share;
      tile.open[at] = open * share;
      tile.z[at] = height * share;
    }
  }
}

function smooth(tile: Tile, pxPerMm: number): void {
  const { width, height, scratch } = tile;
  const tight = TIGHT_MM * pxPerMm;
  const blurred = (field: Float32Array, radius: number) =>
    blur(field, width, height, radius, scratch);
  tile.zTight.set(tile.z);
  blurred(tile.zTight, tight);
  tile.zWide.set(tile.z);
  blurred(tile.zWide, RELIEF_MM * pxPerMm);
  for (let i = 0; i < tile.open.length; i++) tile.coverTight[i] = 1 - tile.open[i]!;
  tile.coverWide.set(tile.coverTight);
  blurred(tile.coverTight, tight);
  blurred(tile.coverWide, WIDE_MM * pxPerMm);
  tile.nearRed.set(tile.red);
  tile.nearGreen.set(tile.green);
  tile.nearBlue.set(tile.blue);
  for (const field of [tile.nearRed, tile.nearGreen, tile.nearBlue]) blurred(field, tight);
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
  const { frame, cloth, encode, tile } = finisher;
  const { pxPerMm } = frame;
  const ground = new Float32Array((to - from) * 3);
  cloth?.(row, from, to, ground);
  const tightShift =
    Math.round(-LIGHT.y * 0.45 * pxPerMm) * tile.width + Math.round(-LIGHT.x * 0.45 * pxPerMm);
  const wideShift =
    Math.round(-LIGHT.y * 0.9 * pxPerMm) * tile.width + Math.round(-LIGHT.x * 0.9 * pxPerMm);
  // Height per pixel to height per millimetre, over two pixels.
  const perMm = pxPerMm / 2;
  for (let x = from; x < to; x++) {
    const at = (row - tile.top) * tile.width + (x - tile.left);
    const open = tile.open[at]!;
    const { zWide } = tile;
    const gradient =
      (zWide[at + 1]! - zWide[at - 1]!) * LIGHT.x +
      (zWide[at + tile.width]! - zWide[at - tile.width]!) * LIGHT.y;
    const relief = 1 - 0.36 * clamp(gradient * perMm, -1, 1);
    const height = tile.z[at]!;
    const crowded =
      clamp(1.1 * (tile.zTight[at]! - height), -0.12, 0.35) +
      clamp(0.5 * (zWide[at]! - height), -0.08, 0.25);
    const gain = relief * (1 - crowded) * GAIN;

    const shadow =
      (1 - TIGHT_SHADOW * tile.coverTight[at - tightShift]!) *
      (1 - WIDE_SHADOW * tile.coverWide[at - wideShift]!);
    const near = tile.coverTight[at]!;
    const slit = open * clamp((near - 0.35) / 0.2, 0, 1);
    const bare = (open - slit) * shadow;
    const shade = near > 0 ? (slit * SLIT) / near : 0;
    const g = (x - from) * 3;
    const r = tile.red[at]! * gain + shade * tile.nearRed[at]! + bare * ground[g]!;
    const gr = tile.green[at]! * gain + shade * tile.nearGreen[at]! + bare * ground[g + 1]!;
    const b = tile.blue[at]! * gain + shade * tile.nearBlue[at]! + bare * ground[g + 2]!;
    const alpha = cloth ? 1 : 1 - bare;
    writePixel(finisher, 4 * (row * frame.width + x), x, row, r, gr, b, alpha, encode, out);
  }
}

/** Tone and grain of one pixel, from premultiplied linear light. */
function writePixel(
  finisher: Finisher,
  at: number,
  x: number,
  y: number,
  red: number,
  green: number,
  blue: number,
  alpha: number,
  encode: Float32Array,
  out: Uint8ClampedArray,
): void {
  if (alpha < 1 / 512) {
    out[at] = out[at + 1] = out[at + 2] = out[at + 3] = 0;
    return;
  }
  const { width, height } = finisher.frame;
  const fall = finisher.cloth ? 1.03 - (0.07 * (x / width + y / height)) / 2 : 1;
  const scale = fall / alpha;
  const grain = 3 * hash01(Math.imul(x, 73856093) ^ Math.imul(y, 19349663), 5) - 1.5;
  out[at] = encoded(red * scale, encode) + grain;
  out[at + 1] = encoded(green * scale, encode) + grain;
  out[at + 2] = encoded(blue * scale, encode) + grain;
  out[at + 3] = alpha * 255;
}

/** sRGB with a soft shoulder in place of clipped highlights. */
function encoded(value: number, encode: Float32Array): number {
  const soft =
    value < SHOULDER
      ? value
      : SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(value - SHOULDER) / (1 - SHOULDER)));
  return encode[(soft * ENCODE_STEPS + 0.5) | 0]!;
}
