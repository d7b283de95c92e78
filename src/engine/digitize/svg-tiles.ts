import { oklabFromHex } from '../color/oklab.ts';
import { limitColors } from '../color/palette.ts';
import { checkpoint, type Context } from '../core/context.ts';
import { polygonArea } from '../vector/geometry.ts';
import type { DigitizeOptions } from '../options.ts';
import { chooseThreads } from '../threads/choose.ts';
import type { ShapeSet } from '../shapes.ts';
import { flattenShapes } from '../vector/flatten.ts';
import { reduceColors } from '../vector/reduce-colors.ts';

type ColorOptions = Pick<DigitizeOptions, 'palette' | 'colors'>;

/** A drawing's shapes in as few threads as wanted, none over another. */
export function tilesOf(set: ShapeSet, options: ColorOptions, context: Context): ShapeSet {
  const reduced = restyled(
    reduceColors(set, limitColors(options.palette, options.colors)),
    options,
  );
  checkpoint(context, 'colours', reduced.threads.length, reduced.threads.length);
  const tiles = flattenShapes(reduced, context);
  checkpoint(context, 'shapes', tiles.shapes.length, tiles.shapes.length);
  return tiles;
}

/** The drawing in the colours that a palette makes of its own. */
function restyled(set: ShapeSet, { palette }: ColorOptions): ShapeSet {
  if (palette === 'classic' || palette === 'minimal') return set;
  const weights = set.threads.map(() => 0);
  for (const shape of set.shapes) {
    weights[shape.thread] += shape.kind === 'area' ? polygonArea(shape.polygon) : 1;
  }
  const colors = set.threads.map(({ hex }) => oklabFromHex(hex));
  return { ...set, threads: chooseThreads(palette, colors, weights) };
}
