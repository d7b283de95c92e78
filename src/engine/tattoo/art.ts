import type { Ground } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { RgbaImage } from '../core/image.ts';
import type { Mm } from '../core/units.ts';
import { isPhotograph } from '../photo/is-photograph.ts';
import { type Background, findBackground, checkSubject } from '../picture/background.ts';
import { type Raster, smallRaster } from '../picture/raster.ts';
import { findRegions } from '../picture/labels.ts';
import { blurred, depthOf, type Field, percentile } from './field.ts';
import type { TattooCategory, TattooOptions } from './options.ts';

/** How a subject wants to be read, whatever the style. */
interface Reading {
  /** Contours are rounded over this length; scaled with the design, given for 100 mm. */
  smoothMm: Mm;
  /** Contours become straight where they stray less than this; scaled too. 0: they stay curves. */
  straightMm: Mm;
  /** The left half is mirrored to the right. */
  mirror: boolean;
  /** Exponent of darkness: above 1 middle tones grow lighter. */
  gamma: number;
  /** What a tone's distance from its surroundings is multiplied by, less one. */
  local: number;
  /** How much line is drawn: 1 as usual. */
  detail: number;
  /** Direction of hatching and open lines, degrees clockwise from the x axis. */
  hatch: number;
}

/**
 * What each category changes, in a picture as in a motif:
 *
 * - animals: all detail is kept, and hatching falls as fur does;
 * - flowers: contours are rounded, tones are lifted so that petals stay open;
 * - skulls: hollows go dark against bone;
 * - geometric: contours are straightened, hatching stands upright;
 * - tribal: the figure is mirrored about its axis and flows;
 * - portrait: skin stays light, while eyes, mouth and hair stand out against it;
 * - abstract: only large, round forms are left;
 * - nature: hatching lies as the horizon does, contours keep a little roughness;
 * - typography: edges and tones stay exact; nothing is rounded.
 */
export const READINGS: Readonly<Record<TattooCategory, Reading>> = {
  // prettier-ignore
  animals: { smoothMm: 1, straightMm: 0, mirror: false, gamma: 1, local: 0.8, detail: 1.15, hatch: 63 },
  // prettier-ignore
  flowers: { smoothMm: 1.8, straightMm: 0, mirror: false, gamma: 1.25, local: 0.6, detail: 0.95, hatch: 34 },
  // prettier-ignore
  skulls: { smoothMm: 1.3, straightMm: 0, mirror: false, gamma: 0.9, local: 1.2, detail: 1, hatch: 117 },
  // prettier-ignore
  geometric: { smoothMm: 1.2, straightMm: 1.6, mirror: false, gamma: 1, local: 0.5, detail: 0.8, hatch: 90 },
  // prettier-ignore
  tribal: { smoothMm: 2.2, straightMm: 0, mirror: true, gamma: 0.85, local: 0.6, detail: 0.75, hatch: 146 },
  // prettier-ignore
  portrait: { smoothMm: 0.8, straightMm: 0, mirror: false, gamma: 1.35, local: 1.5, detail: 1.2, hatch: 45 },
  // prettier-ignore
  abstract: { smoothMm: 4, straightMm: 0, mirror: false, gamma: 1, local: 0.2, detail: 0.55, hatch: 18 },
  // prettier-ignore
  nature: { smoothMm: 0.7, straightMm: 0, mirror: false, gamma: 1.1, local: 0.9, detail: 1.1, hatch: 8 },
  // prettier-ignore
  typography: { smoothMm: 0, straightMm: 0, mirror: false, gamma: 1, local: 0, detail: 1, hatch: 27 },
};

/*
 * Line drawings: what their lines enclose is meant as an area, though its paper is bare.
 */

/** A drawing whose strokes are thinner than this (mm) at most places is a line drawing. */
const MAX_THIN_MM = 1.9;
/** The paper within a line drawing takes this lightness: a tone between ink and skin. */
const CELL_LIGHTNESS = 0.72;

/** Whether most of a drawing is thin strokes. */
function isThin(figure: Uint8Array, { width, height, pxPerMm }: Raster): boolean {
  return percentile(depthOf(figure, width, height), figure, 0.8) * 2 < MAX_THIN_MM * pxPerMm;
}

/** What lines enclose: bare, and not to be reached from the page's border. Nothing where that is little. */
function closedCells(figure: Uint8Array, { width, height }: Raster): Uint8Array | undefined {
  const { of } = findRegions({ width, height, data: figure });
  const isOutermost = (i: number): boolean =>
    i < width || i >= figure.length - width || i % width === 0 || i % width === width - 1;
  const open = new Set(of.filter((_, i) => isOutermost(i)));
  const cells = figure.map((on, i) => (on === 0 && !open.has(of[i]) ? 1 : 0));
  const inside = cells.reduce((sum, on) => sum + on, 0);
  const drawn = figure.reduce((sum, on) => sum + on, 0);
  return inside > 0.2 * drawn ? cells : undefined;
}

/** The picture with the paper of its cells as a pale tone. */
function inkedCells(lab: Float32Array, figure: Uint8Array, cells: Uint8Array): Float32Array {
  const out = lab.slice();
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] === 1 && figure[i] === 0) out.set([CELL_LIGHTNESS, 0, 0], i * 3);
  }
  return out;
}

/** A picture as a tattooist reads it: where the figure is, and how dark. */
export interface Art {
  widthMm: Mm;
  heightMm: Mm;
  /** Longer side over 100 mm: lengths that belong to the drawing grow with it. */
  scale: number;
  /** The picture's colours; its `widthMm` is the sewn one. */
  raster: Raster;
  /** 1 where the figure is, 0 on bare skin. */
  figure: Uint8Array;
  /** Darkness of the figure, 0 (skin) to 1, as drawn. */
  dark: Field;
  /** The same with light and shade on flat art, which has none of its own. */
  tone: Field;
  /** Darkness of a photograph up to its border, its local contrast raised: what parts are told by. */
  plain: Field;
  photograph: boolean;
  /** Thin lines are all it is drawn with. */
  thin: boolean;
  /** In a line drawing: 1 where lines enclose the paper. */
  cells: Uint8Array | undefined;
  reading: Reading;
  /** The one colour around the figure, be it skin or drawn. */
  ground?: Ground | undefined;
}

/** The most pixels along the longer side, and to a millimetre. */
const MAX_SIDE_PX = 600;
const MAX_PX_PER_MM = 7;
/** How far a pixel's colour lies from the ground's to be figure, in flat art. */
const MIN_OFF_GROUND = 0.1;
/** Darkness of the lightest ink of flat art. */
const LIGHTEST_INK = 0.3;

/**
 * Reads a picture.
 * @param image already mirrored, where the reading asks for that
 * @throws EngineError `nothing-to-sew` when all of it is bare, `one-colour`
 */
export function readArt(image: RgbaImage, widthMm: Mm, options: TattooOptions): Art {
  const heightMm = (widthMm * image.height) / image.width;
  const longest = Math.max(widthMm, heightMm);
  const small = smallRaster(image, Math.min(MAX_SIDE_PX, MAX_PX_PER_MM * longest), 2);
  const read = { ...small, widthMm, heightMm, pxPerMm: small.width / widthMm, grain: 1 };
  const reading = READINGS[options.category];
  const photograph = options.category !== 'typography' && isPhotograph(image);
  const background = findBackground(read, options);
  checkSubject(background, options, 'tattoo');
  const drawn = findFigure(read, background, photograph);
  if (!drawn.includes(1)) {
    throw new EngineError('nothing-to-sew', 'tattoo', 'the picture is bare all over');
  }
  const scale = longest / 100;
  const { ground } = background;
  const shared = { widthMm, heightMm, scale, photograph, reading, ground };
  if (photograph) {
    const plain = photoDarkness(read, drawn, reading);
    const dark = faded(plain);
    const whole = { raster: read, figure: drawn, thin: false, cells: undefined };
    return { ...shared, ...whole, dark, tone: dark, plain };
  }
  const thin = isThin(drawn, read);
  const cells = thin ? closedCells(drawn, read) : undefined;
  const raster = cells ? { ...read, lab: inkedCells(read.lab, drawn, cells) } : read;
  const figure = cells ? drawn.map((on, i) => on | cells[i]) : drawn;
  const dark = flatDarkness(raster, figure, reading);
  const tone = shaded(dark, cells ?? figure, reading);
  return { ...shared, thin, cells, raster, figure, dark, tone, plain: dark };
}

/** What is not fabric; in flat art also what shows the ground's colour inside it is bare. */
function findFigure({ lab }: Raster, { mask, color }: Background, photograph: boolean): Uint8Array {
  return Uint8Array.from(mask, (bare, i) => {
    if (bare === 1) return 0;
    if (photograph || !color) return 1;
    const p = i * 3;
    const off = Math.hypot(lab[p] - color[0], lab[p + 1] - color[1], lab[p + 2] - color[2]);
    return off > MIN_OFF_GROUND ? 1 : 0;
  });
}

/** Darkness between the picture's own darkest and lightest, its local contrast raised. */
function photoDarkness(raster: Raster, figure: Uint8Array, reading: Reading): Field {
  const { width, height, lab, pxPerMm } = raster;
  const data = Float32Array.from(figure, (_, i) => lab[i * 3]);
  const low = percentile(data, figure, 0.02);
  const high = percentile(data, figure, 0.98);
  const span = Math.max(0.08, high - low);
  const field: Field = { width, height, pxPerMm, data };
  for (let i = 0; i < data.length; i++) data[i] = clamp((high - data[i]) / span);
  const around = blurred(field, Math.max(width, height) * 0.06).data;
  for (let i = 0; i < data.length; i++) {
    data[i] = figure[i] * clamp(data[i] + reading.local * (data[i] - around[i])) ** reading.gamma;
  }
  return field;
}

/** Where a photograph fades, from its middle (0) to its sides (1); a tattoo has no straight border. */
const FADE_FROM = 0.78;

function faded(field: Field): Field {
  const { width, height } = field;
  const data = field.data.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data[y * width + x] *= vignette((2 * x + 1) / width - 1, (2 * y + 1) / height - 1);
    }
  }
  return { ...field, data };
}

function vignette(x: number, y: number): number {
  const r = (Math.abs(x) ** 3 + Math.abs(y) ** 3) ** (1 / 3);
  const t = clamp((1.02 - r) / (1.02 - FADE_FROM));
  return t * t * (3 - 2 * t);
}

/** Darkness of flat art: its inks from the lightest to the darkest, whatever those are; edges stay soft by a pixel. */
function flatDarkness(raster: Raster, figure: Uint8Array, { gamma }: Reading): Field {
  const { width, height, lab, pxPerMm, alpha } = raster;
  const light = Float32Array.from(figure, (_, i) => lab[i * 3]);
  const low = percentile(light, figure, 0.03);
  const high = percentile(light, figure, 0.97);
  const span = high - low;
  const data = Float32Array.from(light, (l, i) => {
    const dark = span < 0.08 ? 1 : clamp((high - l) / span) ** gamma;
    return figure[i] * (alpha[i] / 255) * (LIGHTEST_INK + (1 - LIGHTEST_INK) * dark);
  });
  return { width, height, pxPerMm, data };
}

/** How strong the shade on flat art is. */
const SHADE = 0.75;

/** Light from the upper left on the figure, as if it were raised: bright where it faces the light. */
function shaded(dark: Field, figure: Uint8Array, { gamma }: Reading): Field {
  const { width, height } = dark;
  const reach = 0.09 * Math.max(width, height);
  const depth = depthOf(figure, width, height);
  const raised = depth.map((d) => Math.sqrt(1 - (1 - Math.min(1, d / reach)) ** 2) * reach);
  const form = blurred({ ...dark, data: raised }, reach * 0.22).data;
  const data = new Float32Array(dark.data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (figure[i] === 0) {
        data[i] = dark.data[i]!;
        continue;
      }
      const dx =
        form[y * width + Math.min(width - 1, x + 1)] - form[y * width + Math.max(0, x - 1)];
      const dy =
        form[Math.min(height - 1, y + 1) * width + x] - form[Math.max(0, y - 1) * width + x];
      const facing = (0.5 * dx + 0.62 * dy) / 2;
      const shade = clamp(0.5 - facing * 0.9 - 0.12) ** gamma;
      data[i] = clamp(dark.data[i] * (1 - SHADE + 2 * SHADE * shade));
    }
  }
  return { ...dark, data };
}

/** A value for each pixel of an art's raster, blurred. */
export const blurredPlane = (
  { dark, figure }: Pick<Art, 'dark' | 'figure'>,
  sigmaPx: number,
  of: (i: number) => number,
): Float32Array =>
  blurred({ ...dark, data: Float32Array.from(figure, (_, i) => of(i)) }, sigmaPx).data;

export const clamp = (v: number): number => (v < 0 ? 0 : v > 1 ? 1 : v);
