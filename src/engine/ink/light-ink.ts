import { oklabFromHex, oklabFromRgb } from '../color/oklab.ts';
import type { RgbaImage } from '../core/image.ts';
import { clothHex } from '../fabrics/presets.ts';
import type { FabricName } from '../options.ts';
import type { GroundChoice } from '../picture/background.ts';
import { shrunk, toLookAt } from '../picture/raster.ts';
import { isInk, LOOK_PX, READ_PX, readInk, type InkPicture } from './read-ink.ts';

/*
 * Light lines on dark paper: a blueprint, chalk on a green board. Turned into its negative such a page is
 * read as any other: its paper is what is darkest nearby.
 */

/** The paper is no lighter than this (OKLab), and has so much colour: a picture taken at night has less. */
const MOST_LIGHT = 0.62;
const LEAST_CHROMA = 0.05;
/** So much of the page is such paper; looked at in so many pixels. */
const LEAST_DARK = 0.75;
const LOOKS = 4000;
/** What is drawn is lighter than its paper by so much. */
const LEAST_LIGHTER = 0.2;
/** Thread so near to the cloth's colour (OKLab) is not seen on it. */
const UNSEEN = 0.25;

/** A page of light ink. */
export interface LightInk extends InkPicture {
  /** Its lines have the colour of the paper: their own would not be seen on the cloth. */
  isTurned: boolean;
}

/**
 * Whether a picture is light ink on coloured dark paper that was photographed or scanned. One of an even
 * ground is not: that is meant, as a plate is.
 */
export function isLightInk(image: RgbaImage, choice: GroundChoice): boolean {
  if (darkShare(image) < LEAST_DARK) return false;
  // No even ground is its paper, whatever its colour.
  return isInk(negative(shrunk(toLookAt(image, LOOK_PX), LOOK_PX)), {
    ...choice,
    keepBackground: true,
  });
}

/** Reads a picture as light ink on dark paper; undefined where it is none. */
export function readLightInk(image: RgbaImage, fabric: FabricName): LightInk | undefined {
  const read = readInk(negative(shrunk(image, READ_PX)));
  // What lies around a dark sheet is not told from things on a dark floor.
  if (!read || read.isSheet) return undefined;
  const paper = turned(read.paper);
  const [light] = oklabFromRgb(...paper);
  if (!isDarkPaper(paper)) return undefined;
  const data = read.image.data.slice();
  for (let i = 0; i < data.length; i += 4)
    for (let c = 0; c < 3; c++) data[i + c] = 255 - data[i + c];
  const ink = meanColor(data);
  const [inkL, inkA, inkB] = oklabFromRgb(...ink);
  if (inkL - light < LEAST_LIGHTER) return undefined;
  const [clothL, clothA, clothB] = oklabFromHex(clothHex(fabric));
  const isTurned = Math.hypot(inkL - clothL, inkA - clothA, inkB - clothB) < UNSEEN;
  if (isTurned) for (let i = 0; i < data.length; i += 4) data.set(paper, i);
  return { image: { ...read.image, data }, paper, isSheet: false, isTurned };
}

function isDarkPaper(rgb: InkPicture['paper']): boolean {
  const [light, a, b] = oklabFromRgb(...rgb);
  return light <= MOST_LIGHT && Math.hypot(a, b) >= LEAST_CHROMA;
}

/** The share of a picture that may be dark paper. */
function darkShare({ width, height, data }: RgbaImage): number {
  const step = Math.max(1, Math.floor((width * height) / LOOKS));
  let [dark, all] = [0, 0];
  for (let i = 0; i < width * height; i += step) {
    all++;
    if (isDarkPaper([data[i * 4], data[i * 4 + 1], data[i * 4 + 2]])) dark++;
  }
  return dark / all;
}

const turned = ([r, g, b]: InkPicture['paper']): InkPicture['paper'] => [255 - r, 255 - g, 255 - b];

function negative({ width, height, data }: RgbaImage): RgbaImage {
  return {
    width,
    height,
    data: new Uint8ClampedArray(data).map((v, k) => (k % 4 === 3 ? v : 255 - v)),
  };
}

/** The mean colour of what is opaque, sRGB bytes. */
function meanColor(data: ArrayLike<number>): [number, number, number] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] < 128) continue;
    count++;
    for (let c = 0; c < 3; c++) sum[c] += data[i + c];
  }
  const [r, g, b] = sum.map((v) => Math.round(v / Math.max(1, count)));
  return [r, g, b];
}
