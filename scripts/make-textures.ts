/*
 * Weaves the cloth: a plain weave of 4 px threads in light and shade of alpha
 * alone, so that one tile lies on any ground.
 * Run: node scripts/make-textures.ts
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { hash01 } from 'ilmek-engine/tables';

const THREAD_PX = 4;
const THREADS = 36;
const TILE_PX = THREAD_PX * THREADS;

/** Flax shades warm; black would turn the ground grey. */
const SHADE_RGB = [64, 52, 30];

/* Over 3 % of contrast the ground fights the text; where cloth lies nearer, the styles lay it twice. */
const FILE = 'weave.webp';
const SEED = 11;

/** How light a thread lies at a place along it, -1 to 1: its own tone, and now and then a slub. */
function threadTone(thread: number, along: number, seed = SEED): number {
  const own = hash01(thread, seed) * 2 - 1;
  const slubAt = Math.floor(hash01(thread, seed + 1) * THREADS);
  const slubLength = 4 + Math.floor(hash01(thread, seed + 2) * 7);
  const inSlub = (along - slubAt + THREADS) % THREADS < slubLength;
  const slub = hash01(thread, seed + 3) < 0.3 && inSlub ? 0.7 : 0;
  return Math.max(-1, Math.min(1, own * 0.85 + slub));
}

/** Few shades, which the eye does not tell from many: the tile is on every page, and half as large. */
const SHADE_STEP = 0.014;
const inSteps = (light: number): number => Math.round(light / SHADE_STEP) * SHADE_STEP;

/** Signed light at a pixel: above 0 white, below 0 shade, as a fraction of full alpha. */
function lightAt(x: number, y: number): number {
  const column = Math.floor(x / THREAD_PX);
  const row = Math.floor(y / THREAD_PX);
  const warpOver = (column + row) % 2 === 0;
  const tone = warpOver ? threadTone(column, row) : threadTone(row, column, SEED + 7);
  const grain = (hash01(column * THREADS + row, SEED + 13) - 0.5) * 0.034;
  const lift = warpOver ? 0.008 : -0.008;
  const atEdge = warpOver ? x % THREAD_PX === THREAD_PX - 1 : y % THREAD_PX === THREAD_PX - 1;
  const atCrown = warpOver ? x % THREAD_PX === 1 : y % THREAD_PX === 1;
  return inSteps(tone * 0.03 + grain) + lift - (atEdge ? 0.046 : 0) + (atCrown ? 0.014 : 0);
}

/** The tile as RGBA bytes. */
function weave(): Uint8Array {
  const pixels = new Uint8Array(TILE_PX * TILE_PX * 4);
  for (let y = 0; y < TILE_PX; y++) {
    for (let x = 0; x < TILE_PX; x++) {
      const light = lightAt(x, y);
      const at = (y * TILE_PX + x) * 4;
      if (light > 0) pixels.fill(255, at, at + 3);
      else pixels.set(SHADE_RGB, at);
      pixels[at + 3] = Math.round(Math.min(1, Math.abs(light)) * 255);
    }
  }
  return pixels;
}

const target = fileURLToPath(new URL(`../src/assets/fabric/${FILE}`, import.meta.url));
const raw = { width: TILE_PX, height: TILE_PX, channels: 4 as const };
const { size } = await sharp(weave(), { raw }).webp({ lossless: true, effort: 6 }).toFile(target);
console.log(`${FILE}: ${size} bytes`);
