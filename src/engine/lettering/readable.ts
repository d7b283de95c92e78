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

/** At the least size, capitals taller by so much than wanted are no answer. */
const SMALLER_BY_MM: Mm = 0.2;

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
  const layouts = layoutsOf(options.text, font, options.keepLines);
  const { spacing } = THREAD_WEIGHTS[options.threadWeight ?? THREAD_WEIGHT];
  const leastEm = leastEmMm(layouts[0], font) * spacing;
  const fits = holdsLetters(layouts, font, options, leastEm);
  if (fits(options.longSideMm)) return { readable: true };
  return { readable: false, smallestMm: leastSide(fits, Math.ceil(options.longSideMm)) };
}

/**
 * How large a text is to be for capitals of a height, with `keepLines`: in its own lines.
 * @param options what of them says how a text is set; its longer side does not matter
 * @param font its letters, as `readFont` reads them
 * @param capitalMm height of capitals, mm
 * @returns the least longer side, to a tenth of a millimetre
 * @throws EngineError `bad-options` for a blank text, for a letter that the font lacks, and where no
 *   size within `LETTERING_SIZE_LIMITS` has such capitals
 */
export function sizeForCapitals(
  options: Omit<SetOptions, 'longSideMm'>,
  font: TextFont,
  capitalMm: Mm,
): Mm {
  const layouts = layoutsOf(options.text, font, true);
  const fits = (mm: Mm) => holdsLetters(layouts, font, options, mm / font.capHeight);
  const [least, most] = LETTERING_SIZE_LIMITS;
  const size = leastSide(fits(capitalMm), least);
  const isSmaller = size === least && fits(capitalMm + SMALLER_BY_MM)(least);
  if (size === undefined || isSmaller) {
    const said = isSmaller
      ? `less than ${least} mm long: make them taller, or write more`
      : `more than ${most} mm long: make them smaller, or write it in several lines`;
    const message = `capitals of ${capitalMm} mm make this text ${said}`;
    throw new EngineError('bad-options', 'lettering', message);
  }
  const tenths = Array.from({ length: 10 }, (_, i) => Math.round(10 * size - 9 + i) / 10);
  return tenths.find((mm) => mm >= least && fits(capitalMm)(mm)) ?? size;
}

/** @returns tells whether the letters of a text of a size have at least some em */
function holdsLetters(
  layouts: readonly TextLayout[],
  font: TextFont,
  options: Omit<SetOptions, 'longSideMm'>,
  leastEm: Mm,
): (sizeMm: Mm) => boolean {
  return (sizeMm) => {
    try {
      const set = { ...options, longSideMm: sizeMm };
      return setText(layouts, font, set, sizeMm).fitted.emMm >= leastEm;
    } catch (error) {
      // A frame that leaves no room.
      if (error instanceof EngineError) return false;
      throw error;
    }
  };
}

/** The least whole size from one on that will do; undefined where none within limits does. */
function leastSide(fits: (sizeMm: Mm) => boolean, from: Mm): Mm | undefined {
  const [least, most] = LETTERING_SIZE_LIMITS;
  for (let size = Math.max(least, from); size <= most; size++) if (fits(size)) return size;
  return undefined;
}

/**
 * Refuses a script whose letters are too small to be read: its loops close up, and no stroke of it
 * stands alone. Letters that are not joined keep more of their form, and are only advised against.
 * @param options as for `checkReadable`, with its typeface
 * @throws EngineError `small-script`: its message has the least longer side that would do, and the
 *   height of its capitals then
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
    ? `${smallestMm} mm on its longer side would do, which makes its capitals ${capitalsOf(options, font, smallestMm).toFixed(1)} mm tall`
    : 'fewer words would do';
  const mm = options.longSideMm.toFixed(0);
  throw new EngineError(
    'small-script',
    'lettering',
    `a script of ${mm} mm is too small to be read: ${better}`,
  );
}

/** How tall capitals of a text of a size are, or would be, to a tenth of a millimetre upward. */
function capitalsOf(options: SetOptions, font: TextFont, sizeMm: Mm): Mm {
  const layouts = layoutsOf(options.text, font, options.keepLines);
  const { emMm } = setText(layouts, font, { ...options, longSideMm: sizeMm }, sizeMm).fitted;
  return Math.ceil(10 * emMm * font.capHeight) / 10;
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
