import type { Design } from 'ilmek-engine';
import { inspectDesign } from 'ilmek-engine/inspect';
import type { PieceFacts } from '../../src/lib/pieces/facts.ts';
import type { PieceRecipe } from './recipe.ts';

const tenths = (value: number) => Math.round(value * 10) / 10;

/** What the caption of a piece says: words from the catalogue, figures from the engine. */
export function factsOf(recipe: PieceRecipe, design: Design): PieceFacts {
  const { widthMm, heightMm, stitches, minutes } = inspectDesign(design);
  const { name, source, alt, edge } = recipe;
  return {
    name,
    source,
    alt,
    widthMm: tenths(widthMm),
    heightMm: tenths(heightMm),
    stitches,
    threads: new Set(design.threads.map(({ chart, code, hex }) => chart + code + hex)).size,
    minutes: tenths(minutes),
    edge,
  };
}
