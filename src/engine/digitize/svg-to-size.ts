import type { Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import { WIDTH_LIMITS, type DigitizeOptions, type SewnSize } from '../options.ts';
import { cutOut, drawnBox, putOnPage, scaleSet } from '../sizing/scale-set.ts';
import { neverBack, placeContent } from '../sizing/sew-to-size.ts';
import { readSvg } from '../svg/index.ts';
import { tilesOf } from './svg-tiles.ts';
import { tilesToSize } from './tiles-to-size.ts';
import { expectedOverhang } from '../sizing/sewn-size.ts';

/** Longer side of the page at which a drawing is first read. */
const FIRST_MM: Mm = 100;

/**
 * Sews a drawing so large that what is sewn of it, its frame included, has the size asked for. It
 * is read twice: how much of its page is drawn upon is known only then.
 * @throws FormatError and EngineError as `digitizeSvg`
 */
export function svgToSize(
  text: string,
  options: Omit<DigitizeOptions, 'widthMm'>,
  sewn: SewnSize,
  context: Context,
): { design: Design; notes: string[] } {
  const { keepBackground, fabric, frame } = options;
  const first = readSvg(text, { longSideMm: FIRST_MM, keepBackground, fabric }).set;
  const whole = { width: first.widthMm, height: first.heightMm };
  const content = drawnBox(first.shapes)!;
  const over = expectedOverhang(options);
  const { scale, page } = placeContent(whole, content, frame, sewn, over);
  const wantedMm = FIRST_MM * scale;
  const longSideMm = Math.min(WIDTH_LIMITS[1], wantedMm);
  const { set, notes, ground } = readSvg(text, { longSideMm, keepBackground, fabric });
  const cut = cutOut(scaleSet(set, wantedMm / longSideMm));
  const forward = neverBack(context);
  const tiles = tilesOf(cut.set, options, forward);
  const design = tilesToSize(tiles, page, { ...options, sewn }, forward);
  if (!page) putOnPage(design, tiles.widthMm, cut.page);
  return { design: { ...design, ground }, notes };
}
