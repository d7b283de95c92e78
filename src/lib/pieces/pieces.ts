import type { ImageMetadata } from 'astro';
import { parsePiece } from './facts.ts';
import type { PieceFacts } from './facts.ts';

/** A picture by the engine, with what is true of it. */
export interface Piece extends PieceFacts {
  key: string;
  image: ImageMetadata;
}

const FOLDER = '../../assets/pieces/';
const images = import.meta.glob<ImageMetadata>('../../assets/pieces/*.webp', {
  eager: true,
  import: 'default',
});
const facts = import.meta.glob<unknown>('../../assets/pieces/*.json', {
  eager: true,
  import: 'default',
});

/**
 * The piece of that name from src/assets/pieces: KEY.webp and KEY.json.
 * @throws Error where one of the two files is missing, TypeError where a field is wrong
 */
export function piece(key: string): Piece {
  const image = images[`${FOLDER}${key}.webp`];
  const data = facts[`${FOLDER}${key}.json`];
  if (!image) throw missing(`${key}.webp`);
  if (data === undefined) throw missing(`${key}.json`);
  return { ...parsePiece(`src/assets/pieces/${key}.json`, data), key, image };
}

function missing(file: string): Error {
  return new Error(`src/assets/pieces/${file} is missing: make it with the engine`);
}
