import type { Body } from './arrange/body.ts';
import { figureBox, place } from './figure.ts';
import type { Inks } from './inks.ts';
import type { Preset, PromptOptions } from './options.ts';
import { ribbon } from './ornament/sprigs.ts';
import { hexOfLch } from './recolor.ts';
import { oklabFromHex, oklchFromOklab } from '../color/oklab.ts';
import { bendWords, type SetWords } from './words.ts';

/*
 * Words beside a composition that has no room for them inside: straight under
 * it, bent like a smile, or on a ribbon.
 */

/** How each style carries words. */
const CARRIERS: Record<Preset, 'line' | 'smile' | 'ribbon'> = {
  vintage: 'ribbon',
  modern: 'line',
  geometric: 'line',
  floral: 'smile',
  decorative: 'ribbon',
  tribal: 'line',
};

/** The tallest that a line may be, beside the composition's height. */
const TALLEST = 0.26;
/** Letters are no smaller than this share of it: the words reach beyond its sides instead. */
const SMALLEST = 0.24;
/** Bare cloth above the words, beside the composition's height. */
const GAP = 0.07;

/** A composition with its words below it. @param words about 0, 1 wide. */
export function addWords(
  body: Body,
  words: SetWords | undefined,
  { preset }: PromptOptions,
  inks: Inks,
): Body {
  if (!words) return body;
  const box = figureBox(body.figure);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const own = figureBox(words.figure);
  const tall = own.bottom - own.top;
  // A ribbon holds one line.
  const carrier = words.lines > 1 ? 'line' : CARRIERS[preset];
  const across = Math.max(width, 0.85 * height) * (carrier === 'ribbon' ? 1.12 : 0.98);
  const line = height * words.lines;
  const least = (SMALLEST * line) / tall;
  const scale = Math.min(Math.max(across, least), (TALLEST * line) / tall);
  let carried = place(words.figure, { x: 0, y: 0, scale });
  if (carrier === 'smile') carried = bendWords(carried, Math.max(1.15 * scale, 0.75 * width));
  if (carrier === 'ribbon') {
    const band = ribbon(
      Math.max(scale * 1.12, tall * scale * 2.6),
      tall * scale * 1.55,
      paleOf(inks.soft),
      inks.soft,
    );
    carried = [...band, ...carried.map((piece) => ({ ...piece, onTop: true }))];
  }
  const top = figureBox(carried).top;
  const moved = place(carried, {
    x: (box.left + box.right) / 2,
    y: box.bottom + GAP * height - top,
    scale: 1,
  });
  return { ...body, figure: [...body.figure, ...moved], hasWords: true };
}

/** The face of a ribbon: a colour so pale that letters stand out on it. */
function paleOf(hex: string): string {
  const [, C, h] = oklchFromOklab(...oklabFromHex(hex));
  return hexOfLch([0.95, Math.min(0.05, C * 0.35), h]);
}
