import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { parsePiece } from '../../src/lib/piece-facts.ts';
import { PIECES, SAMPLE_MAX_BYTES, SAMPLES } from './catalogue.ts';
import { factsOf } from './facts.ts';

const file = (path: string) => new URL(`../../${path}`, import.meta.url);
const stored = (key: string) => {
  const path = `src/assets/pieces/${key}.json`;
  return parsePiece(path, JSON.parse(readFileSync(file(path), 'utf8')));
};

describe('the pieces of the site', () => {
  it.each(PIECES)('$key has its picture, within its size, and its facts', async (recipe) => {
    const { key, name, source, alt, edge, picture } = recipe;
    const bytes = readFileSync(file(`src/assets/pieces/${key}.webp`));
    const { width, height, hasAlpha } = await sharp(bytes).metadata();
    const [, , widthMm, heightMm] = picture.frame;
    expect(bytes.length).toBeLessThanOrEqual(picture.maxBytes);
    expect(width).toBe(picture.widthPx);
    expect(height / width).toBeCloseTo(heightMm / widthMm, 2);
    expect(hasAlpha).toBe(picture.fabric === 'none');
    expect(stored(key)).toMatchObject({ name, source, alt, edge });
  });

  // If this fails, the engine sews them otherwise now: run node scripts/make-pictures.ts
  it.each(['bouquet', 'fashion'])('the caption of %s says what the engine sews', async (key) => {
    const recipe = PIECES.find((p) => p.key === key)!;
    expect(stored(key)).toEqual(factsOf(recipe, await recipe.sew()));
  });
});

describe('the converter’s samples', () => {
  it.each(SAMPLES)('%s is there and small', async (name) => {
    const bytes = readFileSync(file(`public/samples/${name}.webp`));
    const { width, height } = await sharp(bytes).metadata();
    expect(bytes.length).toBeLessThanOrEqual(SAMPLE_MAX_BYTES);
    expect(Math.max(width, height)).toBe(900);
  });
});
