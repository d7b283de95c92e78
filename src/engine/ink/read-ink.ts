import type { RgbaImage } from '../core/image.ts';
import type { Px } from '../core/units.ts';
import { findsCloth, groundColor, UNEVEN, type GroundChoice } from '../picture/background.ts';
import { shrunk, smallRaster, toLookAt } from '../picture/raster.ts';
import { hasTintedArea } from '../picture/tinted-area.ts';
import { findPens } from './inks.ts';
import { evenMottled } from './mottle.ts';
import { flattenPage, type Page } from './paper.ts';
import { clearRim } from './rim.ts';
import { dropMargin, dropRuling } from './ruling.ts';
import { surveyInk, type Survey } from './survey.ts';
import { findInk, type Ink, measureInk } from './threshold.ts';
import { dropSpecks } from './specks.ts';

/** A page with nothing left of it but its ink. */
export interface InkPicture {
  /** Ink in the even colours of its pens, the paper clear. */
  image: RgbaImage;
  /** The paper's colour, sRGB bytes. */
  paper: [number, number, number];
  /** Only a sheet of it is paper: what lies around that was left out. */
  isSheet: boolean;
}

/** Longer side at which a page is told from other pictures, and at which it is read. */
export const LOOK_PX: Px = 640;
export const READ_PX: Px = 1600;
/** Longer side at which its ground's colour is told. */
const GROUND_PX: Px = 320;

/** More of a picture is clear than this: it was cut out, and lies on no paper. */
const CLEAR_SHARE = 0.01;
/** Bare paper takes no more of the light than this by its grain. */
const MOST_GRAIN = 0.06;
/** Shares of the page: what is neither ink nor paper, and the ink. */
const MOST_TONES = 0.02;
const LEAST_INK = 0.0005;
const MOST_INK = 0.36;
/** The least depth of ink: paler is a stain. */
const LEAST_FULL = 0.16;
/** Strokes are so many times as long as they are wide, taken together: less is a blot, or a lone shape. */
const LEAST_LONG = 4;
/** Share of the ink that may be areas. */
const MOST_THICK = 0.12;
/** Children colour in more of it; a photographed page without any tones is drawn by hand. */
const MOST_THICK_SHOT = 0.35;
const NO_TONES = 0.001;
/** A photographed sheet's paper takes so much of the light by its grain. */
const LEAST_GRAIN = 0.008;

/**
 * Whether a picture is ink on paper: a scan or a photograph of a drawing or of writing, or line art.
 * @param choice what decides whether an even ground is paper
 */
export function isInk(image: RgbaImage, choice: GroundChoice): boolean {
  const small = shrunk(toLookAt(image, LOOK_PX), LOOK_PX);
  if (clearShare(small) > CLEAR_SHARE) return false;
  const page = flattenPage(small);
  // Most photographs are told by this alone.
  const { grain, full } = measureInk(page.depth);
  if (grain > MOST_GRAIN || full < LEAST_FULL) return false;
  const ink = findInk(page);
  const survey = surveyInk(page, ink);
  const isShot = ink.grain >= LEAST_GRAIN && survey.tones <= NO_TONES;
  if (!isDrawn(survey, isShot ? MOST_THICK_SHOT : MOST_THICK) && !isDrawnOnSheet(page, ink)) {
    return false;
  }
  // An even ground of some colour is not paper but meant: an app's icon, a flag. So is what is
  // coloured in evenly on even white.
  const raster = smallRaster(image, GROUND_PX, 1);
  const ground = groundColor(raster);
  if (ground === undefined || ground.spread > UNEVEN) return true;
  return findsCloth(raster, choice) && !hasTintedArea(raster, ground.rgb);
}

const isDrawn = ({ inked, tones, thick, long }: Survey, mostThick: number): boolean =>
  inked >= LEAST_INK &&
  inked <= MOST_INK &&
  tones <= MOST_TONES &&
  thick <= mostThick &&
  long >= LEAST_LONG;

/** Whether a sheet of paper that lies before something else is drawn upon; a camera leaves grain. */
function isDrawnOnSheet(page: Page, ink: Ink): boolean {
  const sheet = ink.grain >= LEAST_GRAIN ? clearRim(page, ink) : undefined;
  return sheet !== undefined && isDrawn(surveyInk(sheet.page, sheet.ink), MOST_THICK_SHOT);
}

function clearShare({ data }: RgbaImage): number {
  let clear = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i] < 128) clear++;
  return clear / (data.length / 4);
}

/**
 * Reads a picture as ink on paper: light and shadow of the paper are divided out, and its ink is
 * told from it. Undefined where nothing is drawn on it.
 */
export function readInk(image: RgbaImage): InkPicture | undefined {
  const small = shrunk(onWhite(image), READ_PX);
  const flat = flattenPage(small);
  const { page: whole, ink: found } = evenMottled(flat, findInk(flat, true));
  const sheet = found.grain >= LEAST_GRAIN ? clearRim(whole, found) : undefined;
  const { page, ink: told } = sheet ?? { page: whole, ink: found };
  const ink = dropSpecks(page, dropMargin(page, dropRuling(page, told)));
  if (ink.full < LEAST_FULL || !ink.mask.includes(1)) return undefined;
  const { pen, colors } = findPens(page, ink);
  const { width, height } = page;
  return {
    image: { width, height, data: drawInk(ink, pen, colors) },
    paper: page.paper,
    isSheet: sheet !== undefined,
  };
}

/** A picture on white paper where it is clear. */
function onWhite({ width, height, data }: RgbaImage): RgbaImage {
  let clear = false;
  for (let i = 3; i < data.length && !clear; i += 4) clear = data[i] < 255;
  if (!clear) return { width, height, data };
  const out = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] / 255;
    for (let c = 0; c < 3; c++) out[i + c] = 255 + alpha * (data[i + c] - 255);
    out[i + 3] = 255;
  }
  return { width, height, data: out };
}

function drawInk({ cover }: Ink, pen: Uint8Array, colors: readonly number[][]): Uint8ClampedArray {
  const data = new Uint8ClampedArray(cover.length * 4);
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] === 0) continue;
    data.set(colors[pen[i]], i * 4);
    data[i * 4 + 3] = cover[i];
  }
  return data;
}
