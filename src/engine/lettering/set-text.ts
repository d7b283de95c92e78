import type { Mm } from '../core/units.ts';
import { colorText, type TextColors } from './colors.ts';
import { fitText, type FittedText } from './fit-text.ts';
import type { TextFont } from './font.ts';
import { echoReach, mostEchoes } from './letter-shapes.ts';
import type { LetteringOptions } from './options.ts';
import type { TextLayout } from './text-layout.ts';

/** What of the options says how a text is set. */
export type SetOptions = Pick<
  LetteringOptions,
  'text' | 'frame' | 'longSideMm' | 'palette' | 'colors'
>;

/**
 * Chooses lines, size and threads of a text.
 * @param layouts of the text, from `layoutsOf`
 * @throws EngineError `bad-options` where a frame leaves no room
 */
export function setText(
  layouts: readonly TextLayout[],
  font: TextFont,
  { frame, palette, colors }: SetOptions,
  longSideMm: Mm,
): { fitted: FittedText; colors: TextColors } {
  const words = layouts[0].letters.map((letter) => letter.word);
  const chosen = colorText(words, palette, colors, mostEchoes(longSideMm));
  const reachMm = echoReach(chosen.ofEcho.length);
  return { fitted: fitText(layouts, font, frame, longSideMm, reachMm), colors: chosen };
}
