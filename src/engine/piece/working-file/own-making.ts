import { STITCH_STYLES } from '../../options.ts';
import type { AsMade, MadeDrawing } from '../types.ts';
import { choice, isRecord, number, text } from './own-data.ts';

/** More threads than any drawing has. */
const THREADS = [0, 9999] as const;
/** More shapes, and more squares of a page, than any piece has. */
const NUMBERS = [0, 1e8] as const;

/** How the drawings were sewn that a piece was made of; undefined where not all of it can be read. */
export function readAsMade(value: unknown): AsMade | undefined {
  if (!isRecord(value)) return undefined;
  const [sum, drawings] = [text(value.sum), list(value.drawings, readDrawing)];
  return sum === undefined || !drawings?.length ? undefined : { sum, drawings };
}

function readDrawing(value: unknown): MadeDrawing | undefined {
  if (!isRecord(value)) return undefined;
  const style = choice(value.style, STITCH_STYLES);
  const layering = choice(value.layering, ['tiles', 'painted'] as const);
  const [widthMm, heightMm] = [value.widthMm, value.heightMm].map((v) => number(v, [0, 1e5]));
  const narrow = list(value.narrow, (one) => whole(one));
  const blocks = list(value.blocks, readBlock);
  const angles = list(value.angles, readAngle);
  if (!style || !layering || !narrow || !blocks || !angles) return undefined;
  if (widthMm === undefined || heightMm === undefined) return undefined;
  const [flat, isTexture, grows] = [value.flat, value.isTexture, value.grows].map(
    (v) => v === true,
  );
  const about = { layering, flat, isTexture, grows, narrow, widthMm, heightMm };
  return { style, ...(value.isText === true && { isText: true }), ...about, blocks, angles };
}

function readBlock(value: unknown): MadeDrawing['blocks'][number] | undefined {
  if (!isRecord(value)) return undefined;
  const thread = whole(value.thread, THREADS);
  const shapes = list(value.shapes, (one) => whole(one));
  return thread === undefined || !shapes?.length ? undefined : { thread, shapes };
}

function readAngle(value: unknown): MadeDrawing['angles'][number] | undefined {
  if (!Array.isArray(value)) return undefined;
  const [shape, angle] = [whole(value[0]), number(value[1], [-360, 360])];
  return shape === undefined || angle === undefined ? undefined : [shape, angle];
}

/** A list of which each can be read; else undefined. */
function list<T>(value: unknown, read: (one: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const all = value.map(read);
  return all.every((one) => one !== undefined) ? all : undefined;
}

function whole(value: unknown, limits: readonly [number, number] = NUMBERS): number | undefined {
  const found = number(value, limits);
  return Number.isInteger(found) ? found : undefined;
}
