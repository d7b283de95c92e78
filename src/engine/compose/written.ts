import type { Written } from '../core/design.ts';
import type { TextFont } from '../lettering/font.ts';
import type { FontStyle } from '../lettering/options.ts';
import { trackingOf } from '../lettering/set-text.ts';
import { layoutsOf, linesOf, tracked } from '../lettering/text-layout.ts';
import { LETTERING_GROUP, type ShapeSet } from '../shapes.ts';
import { linesBox } from '../vector/geometry.ts';

/** Letters set straight are as wide beside their height as the font sets them, to this share. */
const STRAIGHT = 0.02;

/**
 * The words of a composition, where they are one text in one thread, set straight: whoever edits
 * the piece can write them anew.
 * @param set the drawing as it was sewn, its letters labelled as such
 */
export function writtenIn(
  { shapes }: ShapeSet,
  words: readonly string[],
  font: TextFont,
  fontStyle: FontStyle,
): Written | undefined {
  const [text, other] = words;
  const letters = shapes.filter(
    (shape) => shape.kind === 'area' && shape.label?.group === LETTERING_GROUP,
  );
  if (!text || other !== undefined || letters.length === 0) return undefined;
  if (letters.some(({ thread }) => thread !== letters[0].thread)) return undefined;
  const rings = letters.flatMap((shape) => (shape.kind === 'area' ? shape.polygon.rings : []));
  const { left, top, right, bottom } = linesBox(rings);
  const aspect = (right - left) / (bottom - top);
  const layout = layoutsOf(text, font)
    .map((one) =>
      tracked(one, trackingOf(fontStyle, (font.capHeight * (bottom - top)) / one.height)),
    )
    .find(({ width, height }) => Math.abs((aspect * height) / width - 1) < STRAIGHT);
  if (!layout) return undefined;
  const heightMm = (font.capHeight * (right - left)) / layout.width;
  return { text: linesOf(text, layout), fontStyle, heightMm };
}
