import type { Mm } from '../core/units.ts';
import { EngineError } from '../core/errors.ts';
import { THREAD_WEIGHT, THREAD_WEIGHTS, type ThreadWeight } from '../machine.ts';
import type { TextFont } from './font.ts';
import { LETTERING_SIZE_LIMITS, type LetteringOptions } from './options.ts';
import { setText, type SetOptions } from './set-text.ts';
import { layoutsOf, type TextLayout } from './text-layout.ts';

/*
 * What a needle can write with 40 weight thread; with another, as much smaller or larger as its rows
 * lie closer or wider. A line of satin is at least 0.8 mm wide, and
 * fabric shows between two of them from 0.4 mm on: the three strokes and two openings of an e
 * are 3.2 mm tall. Capitals and figures are held to the trade's 5 mm.
 */
const MIN_X_MM: Mm = 3.2;
const MIN_CAPITAL_MM: Mm = 5;

/** The drawing of a text sewn to an exact size is smaller than that by no more than this. */
const SEWN_SHORTER_MM: Mm = 1;

/** Whether a text can be read when sewn. */
export interface Readable {
  /** Whether every letter is tall enough: 3.2 mm for small ones, 5 mm for capitals and figures. */
  readable: boolean;
  /** Where it cannot: the least longer side at which it can, in whole mm; undefined where none within limits does. */
  smallestMm?: Mm | undefined;
}

/**
 * Looks whether the letters of a text are tall enough to be read, and if not, how large the
 * design must be. A text that is too small is sewn all the same.
 * @param options what of them says how large letters become
 * @param font its letters, as `readFont` reads them
 * @throws EngineError `bad-options` for a blank text, and for a letter that the font lacks
 */
export function checkReadable(
  options: SetOptions & { threadWeight?: ThreadWeight },
  font: TextFont,
): Readable {
  const layouts = layoutsOf(options.text, font);
  const { spacing } = THREAD_WEIGHTS[options.threadWeight ?? THREAD_WEIGHT];
  const leastEm = leastEmMm(layouts[0], font) * spacing;
  const fits = (sizeMm: Mm): boolean => {
    try {
      return setText(layouts, font, options, sizeMm).fitted.emMm >= leastEm;
    } catch (error) {
      // A frame that leaves no room.
      if (error instanceof EngineError) return false;
      throw error;
    }
  };
  if (fits(options.longSideMm)) return { readable: true };
  let size = Math.max(LETTERING_SIZE_LIMITS[0], Math.ceil(options.longSideMm));
  while (size <= LETTERING_SIZE_LIMITS[1] && !fits(size)) size++;
  return { readable: false, smallestMm: size <= LETTERING_SIZE_LIMITS[1] ? size : undefined };
}

/**
 * Refuses a script whose letters are too small to be read: its loops close up, and no stroke of it
 * stands alone. Letters that are not joined keep more of their form, and are only advised against.
 * @param options as for `checkReadable`, with its typeface
 * @throws EngineError `small-script`: its message has the least longer side that would do
 */
export function refuseSmallScript(
  options: Parameters<typeof checkReadable>[0] & Pick<LetteringOptions, 'fontStyle'>,
  font: TextFont,
): void {
  if (!options.fontStyle.startsWith('script-')) return;
  const { readable, smallestMm } = checkReadable(options, font);
  if (readable) return;
  const longSideMm = options.longSideMm + SEWN_SHORTER_MM;
  if (checkReadable({ ...options, longSideMm }, font).readable) return;
  const better = smallestMm
    ? `${smallestMm} mm on its longer side would do`
    : 'fewer words would do';
  const mm = options.longSideMm.toFixed(0);
  throw new EngineError(
    'small-script',
    'lettering',
    `a script of ${mm} mm is too small to be read: ${better}`,
  );
}

/** The em at which the text's smallest kind of letter is tall enough. */
function leastEmMm({ letters }: TextLayout, { xHeight, capHeight }: TextFont): Mm {
  const lower = letters.some(({ char }) => char !== char.toUpperCase());
  const upper = letters.some(
    ({ char }) => char === char.toUpperCase() && /[\p{L}\p{N}]/u.test(char),
  );
  const least = [
    ...(lower ? [MIN_X_MM / xHeight] : []),
    ...(upper ? [MIN_CAPITAL_MM / capHeight] : []),
  ];
  return least.length > 0 ? Math.max(...least) : MIN_X_MM / xHeight;
}
