import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { parsePiece } from '../../src/lib/pieces/facts.ts';
import { HOUSE } from '../lib/seed-designs.ts';
import { PIECES, SAMPLE_MAX_BYTES, SAMPLES } from './catalogue.ts';
import { factsOf } from './facts.ts';

const file = (path: string) => new URL(`../../${path}`, import.meta.url);
const stored = (key: string) => {
  const path = `src/assets/pieces/${key}.json`;
  return parsePiece(path, JSON.parse(readFileSync(file(path), 'utf8')));
};

describe('the pieces of the site', () => {
  it.each(PIECES)('$key has its picture, within its size, and its facts', async (recipe) => {
    const { key, name, source, alt, edge, main, panels, maxBytes } = recipe;
    const bytes = readFileSync(file(`src/assets/pieces/${key}.webp`));
    const { width, height, hasAlpha } = await sharp(bytes).metadata();
    const { frame, widthPx, fabric } = main.shot;
    expect(bytes.length).toBeLessThanOrEqual(maxBytes);
    if (panels) expect([width, height]).toEqual(panels.size);
    else {
      expect(width).toBe(widthPx);
      expect(height / width).toBeCloseTo(frame[3] / frame[2], 2);
    }
    expect(hasAlpha).toBe(fabric === 'none');
    expect(stored(key)).toMatchObject({ name, source, alt, edge });
  });

  // If this fails, the engine sews them otherwise now: run node scripts/make-pictures.ts
  // The gallery sews the pieces of the house when it hangs them: its figures are those of the captions.
  it.each([...HOUSE, 'guide-first-patch'])(
    'the caption of %s says what the engine sews',
    async (key) => {
      const recipe = PIECES.find((p) => p.key === key)!;
      expect(stored(key)).toEqual(factsOf(recipe, await recipe.main.sew()));
    },
  );
});

describe('the converter’s samples', () => {
  it.each(SAMPLES)('%s is there and small', async (name) => {
    const bytes = readFileSync(file(`public/samples/${name}.webp`));
    const { width, height } = await sharp(bytes).metadata();
    expect(bytes.length).toBeLessThanOrEqual(SAMPLE_MAX_BYTES);
    expect(Math.max(width, height)).toBe(900);
  });
});
