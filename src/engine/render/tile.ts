import { blur } from './blur.ts';
import type { Canvas } from './canvas.ts';

/** Radii of the two soft scales, in millimetres: thread against thread, and part against part. */
const TIGHT_MM = 0.16;
export const WIDE_MM = 0.55;
const RELIEF_MM = 0.5;
/**
 * Fields of one tile at one cell a pixel, with a border on every side. Their
 * room is kept from tile to tile; only width × height of it is in use.
 */
export interface Tile {
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
  scratch: Float32Array;
}

/** Room for tiles up to a size in pixels, border included. */
export function createTile(width: number, height: number): Tile {
  const field = () => new Float32Array(width * height);
  return {
    ...{ width, height, left: 0, top: 0 },
    ...{ red: field(), green: field(), blue: field(), open: field(), z: field() },
    ...{ zTight: field(), zWide: field(), coverTight: field(), coverWide: field() },
    scratch: field(),
  };
}

/** Averages the canvas's cells into the tile's pixels; outside the canvas the cloth is bare. */
export function gather(tile: Tile, canvas: Canvas): void {
  const { samples, pad, light, z } = canvas;
  const share = 1 / (samples * samples);
  const wide = canvas.width / samples;
  const high = canvas.height / samples;
  for (let row = 0, at = 0; row < tile.height; row++) {
    const y = tile.top + row + pad;
    for (let column = 0; column < tile.width; column++, at++) {
      const x = tile.left + column + pad;
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
            r += light[4 * cell];
            g += light[4 * cell + 1];
            b += light[4 * cell + 2];
            open += light[4 * cell + 3];
            height += z[cell];
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

/** Blurs the tile's heights and cover at both scales. */
export function smooth(tile: Tile, pxPerMm: number): void {
  const { width, height, scratch } = tile;
  const tight = TIGHT_MM * pxPerMm;
  const blurred = (field: Float32Array, radius: number) =>
    blur(field, width, height, radius, scratch);
  const used = width * height;
  for (let i = 0; i < used; i++) {
    tile.zTight[i] = tile.zWide[i] = tile.z[i]!;
    tile.coverTight[i] = tile.coverWide[i] = 1 - tile.open[i];
  }
  blurred(tile.zTight, tight);
  blurred(tile.zWide, RELIEF_MM * pxPerMm);
  blurred(tile.coverTight, tight);
  blurred(tile.coverWide, WIDE_MM * pxPerMm);
}
