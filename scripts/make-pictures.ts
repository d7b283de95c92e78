/*
 * Sews and photographs every piece of the site, and draws the converter's
 * samples. The same sources give the same files.
 * Run: node scripts/make-pictures.ts [KEY …]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import {
  PIECES,
  README_PICTURE,
  SAMPLE_MAX_BYTES,
  SAMPLE_PX,
  SAMPLES,
  STRIP_PIECE,
} from './pictures/catalogue.ts';
import type { Sharp } from 'sharp';
import type { Design } from 'ilmek-engine';
import { factsOf } from './pictures/facts.ts';
import type { PieceRecipe } from './pictures/recipe.ts';
import { drawn } from './pictures/sources.ts';
import { stripOf } from './pictures/strip.ts';
import { packStrip } from '../src/lib/strip/strip.ts';
import { joined, photograph, webpWithin } from './pictures/webp.ts';

const ROOT = new URL('../', import.meta.url);

async function put(path: string, bytes: Buffer | string): Promise<void> {
  const file = new URL(path, ROOT);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, bytes);
  console.log(`${path}: ${Buffer.byteLength(bytes).toLocaleString('en')} bytes`);
}

/** The picture of a piece, alone or of several panels. */
async function pictureOf({ main, panels, seen }: PieceRecipe, design: Design): Promise<Sharp> {
  if (!panels) return photograph(seen ? seen(design) : design, main.shot);
  const parts: { picture: Sharp; left: number; top: number }[] = [];
  for (const { sew, shot, at } of panels.of) {
    parts.push({ picture: await photograph(await sew(), shot), left: at[0], top: at[1] });
  }
  return joined(...panels.size, parts);
}

async function makePiece(recipe: PieceRecipe): Promise<void> {
  const { key, maxBytes, main } = recipe;
  const design = await main.sew();
  const picture = await pictureOf(recipe, design);
  await put(`src/assets/pieces/${key}.webp`, await webpWithin(picture, maxBytes));
  const json = JSON.stringify(factsOf(recipe, design));
  await put(`src/assets/pieces/${key}.json`, await format(json, { parser: 'json' }));
  if (key === STRIP_PIECE) {
    await put(`src/assets/pieces/${key}.strip`, Buffer.from(packStrip(stripOf(design, main.shot))));
  }
  if (key === README_PICTURE.key) {
    const onLinen = await photograph(design, { ...README_PICTURE, fabric: 'linen' });
    await put('docs/piece.webp', await webpWithin(onLinen.removeAlpha(), README_PICTURE.maxBytes));
  }
}

async function makeSample(name: string): Promise<void> {
  const picture = drawn(`${name}.svg`, SAMPLE_PX).removeAlpha();
  await put(`public/samples/${name}.webp`, await webpWithin(picture, SAMPLE_MAX_BYTES));
}

const wanted = process.argv.slice(2);
const isWanted = (key: string) => wanted.length === 0 || wanted.includes(key);
for (const recipe of PIECES.filter(({ key }) => isWanted(key))) await makePiece(recipe);
for (const name of SAMPLES.filter(isWanted)) await makeSample(name);
