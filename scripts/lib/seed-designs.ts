import { readFile } from 'node:fs/promises';
import type { Design, DigitizeOptions } from 'ilmek-engine';
import { encode } from 'ilmek-engine/formats';
import { pieceOfDesign, writePiece } from 'ilmek-engine/piece';
import { designExtents } from 'ilmek-engine/tables';
import type { ImageType } from '../../src/lib/gallery/image.ts';
import type { NewImage } from '../../src/services/gallery/own.ts';
import { PIECES } from '../pictures/catalogue.ts';
import { converted, type PieceRecipe } from '../pictures/recipe.ts';
import { drawn, rasterOf } from '../pictures/sources.ts';
import { photograph } from '../pictures/webp.ts';
import type { SharedDesign } from './seed-gallery.ts';

const ASSETS = new URL('../../src/assets/pieces/', import.meta.url);

/** Pieces that are no embroidery in the gallery's sense. */
const TYPES: Record<string, ImageType> = {
  'letter-g-breve': 'font',
  'letter-sizes': 'font',
  'rose-fineline': 'tattoo',
  fashion: 'tattoo',
  business: 'logo',
  'bakery-badge': 'logo',
};

interface Conversion {
  file: string;
  name: string;
  prompt: string;
  type: ImageType;
}

/** Drawings that are converted once for each look. */
const DRAWINGS: readonly Conversion[] = [
  { file: 'tulip.svg', name: 'Tulip', prompt: 'A tulip with two leaves', type: 'embroidery' },
  {
    file: 'fox.svg',
    name: 'Fox',
    prompt: 'The head of a fox above two sprigs',
    type: 'embroidery',
  },
  { file: 'badge.svg', name: 'Lighthouse', prompt: 'A lighthouse between waves', type: 'logo' },
  { file: 'city.svg', name: 'Harbour', prompt: 'A boat before a town at dusk', type: 'embroidery' },
];

type Look = Pick<DigitizeOptions, 'palette' | 'colors' | 'style' | 'density'>;

const LOOKS: readonly Look[] = [
  { palette: 'classic', colors: 6, style: 'mixed', density: 'medium' },
  { palette: 'vintage', colors: 5, style: 'fill', density: 'medium' },
  { palette: 'jewel-tones', colors: 6, style: 'satin', density: 'high' },
  { palette: 'monochrome', colors: 3, style: 'mixed', density: 'low' },
];

const PICTURE_PX = 900;
const WIDTH_MM = 90;

const webp = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)], { type: 'image/webp' });

const stitchesOf = (design: Design) => encode(design, 'json');

/** The designs of the demo gallery, made one after the other. */
export async function* seedDesigns(): AsyncGenerator<NewImage> {
  for (const look of LOOKS) for (const drawing of DRAWINGS) yield convert(drawing, look);
  for (const recipe of PIECES)
    if (!recipe.panels) yield pieceDesign(recipe, await recipe.main.sew());
}

/** Pieces of the wall of a first start: the last one hangs first. */
export const HOUSE = [
  'bakery-badge',
  'web',
  'rose-fineline',
  'events',
  'business',
  'letter-g-breve',
  'quince-mixed',
  'fashion',
  'first-daisy',
  'social',
  'personal',
  'bouquet',
] as const;

/** The dozen pieces of the house, marked as such, for everyone to go on with. @param wanted whether one is, by its name */
export async function* houseDesigns(
  wanted: (name: string) => boolean,
): AsyncGenerator<SharedDesign> {
  for (const key of HOUSE) {
    const recipe = PIECES.find((piece) => piece.key === key);
    if (!recipe) throw new Error(`there is no piece “${key}” for the wall`);
    if (!wanted(recipe.name)) continue;
    const design = await recipe.main.sew();
    const piece = new TextEncoder().encode(
      writePiece(pieceOfDesign({ ...design, name: recipe.name })),
    );
    const settings = { madeBy: 'Ilmek', source: recipe.source };
    yield { ...(await pieceDesign(recipe, design)), settings, piece };
  }
}

/** A piece of the site: its picture is there already. @param design its stitches, sewn again */
async function pieceDesign(
  { key, name, alt, main }: PieceRecipe,
  design: Design,
): Promise<NewImage> {
  const picture = await readFile(new URL(`${key}.webp`, ASSETS));
  const [, , widthMm, heightMm] = main.shot.frame;
  return {
    name,
    prompt: alt,
    type: TYPES[key] ?? 'embroidery',
    settings: { stitchStyle: 'mixed', density: 'medium', colorPalette: 'classic' },
    picture: webp(picture),
    stitches: stitchesOf(design),
    width: main.shot.widthPx,
    height: Math.round((main.shot.widthPx * heightMm) / widthMm),
  };
}

/** A drawing as the converter makes it, with its original. */
async function convert(drawing: Conversion, look: Look): Promise<NewImage> {
  const { file, name, prompt, type } = drawing;
  const { palette, colors, style, density } = look;
  const design = converted(await rasterOf(file, PICTURE_PX), { widthMm: WIDTH_MM, ...look });
  const { left, top, right, bottom } = design.page ?? designExtents(design);
  const frame = [0, 0, (right - left) / 10, (bottom - top) / 10] as const;
  const picture = await photograph(design, { frame, widthPx: PICTURE_PX, fabric: 'linen' });
  const { data, info } = await picture.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  const original = await drawn(file, PICTURE_PX).flatten({ background: '#fff' }).webp().toBuffer();
  return {
    name: palette === 'classic' ? name : `${name}, ${palette.replace('-', ' ')}`,
    prompt,
    type,
    settings: { style, density, size: 'm', colorPalette: palette, colors },
    picture: webp(data),
    original: webp(original),
    stitches: stitchesOf(design),
    width: info.width,
    height: info.height,
  };
}
