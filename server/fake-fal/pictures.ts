import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

/* The pictures of the stand-in: no model, but real pictures of the size that a model gives. */

export interface MadePicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** px */
  width: number;
  height: number;
}

/** Pieces by the engine, which stand for what a model would draw. */
const PIECES = ['bouquet', 'bakery-badge', 'business', 'first-daisy'];
const FOLDER = path.join(import.meta.dirname, '..', '..', 'src', 'assets', 'pieces');

/** The longer side of what the models give, px. */
const SIDE = 1024;

async function finish(picture: Sharp): Promise<MadePicture> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { bytes: new Uint8Array(data), type: 'image/jpeg', width, height };
}

/** Squares of the pieces, once they were asked for. */
const squares = new Map<string, Promise<MadePicture>>();

async function square(piece: string): Promise<MadePicture> {
  const bytes = await readFile(path.join(FOLDER, `${piece}.webp`));
  return finish(sharp(bytes).resize(SIDE, SIDE, { fit: 'cover' }));
}

/** What flux-pro would draw: a square. The same words, the same picture. */
export function drawn(prompt: string): Promise<MadePicture> {
  let sum = 0;
  for (const letter of prompt) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  const piece = PIECES[sum % PIECES.length];
  const known = squares.get(piece) ?? square(piece);
  squares.set(piece, known);
  return known;
}

/** A red dot on white, small and quick to sew. */
export function dot(): Promise<MadePicture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="10" fill="#b3262e"/></svg>`;
  return finish(sharp(Buffer.from(svg)));
}

/** What kontext would make of a picture: calmer areas, fuller colours. @throws where it is none */
export async function restyled(bytes: Uint8Array): Promise<MadePicture> {
  const picture = sharp(bytes, { limitInputPixels: 50_000_000 }).rotate();
  return finish(
    picture
      .resize(SIDE, SIDE, { fit: 'inside' })
      .median(5)
      .modulate({ saturation: 1.35 })
      .sharpen({ sigma: 2 }),
  );
}
