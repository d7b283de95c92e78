import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import { layoutFrame } from '../frames/index.ts';
import type { FrameName } from '../options.ts';
import type { TextFont } from './font.ts';
import type { TextLayout } from './text-layout.ts';

/** A way to set a text, and how large. */
export interface FittedText {
  layout: TextLayout;
  emMm: Mm;
  /** The page, with the frame where there is one. */
  widthMm: Mm;
  heightMm: Mm;
}

/** With lower-case letters this tall a text needs no further line. */
const COMFORTABLE_MM: Mm = 6;

/**
 * Chooses how a text is set: in the fewest lines whose letters are comfortable to sew, and where
 * there are none, in those that make the letters largest.
 * @param longSideMm longer side of the page
 * @param reachMm what is sewn around the letters, on each side
 * @throws EngineError `bad-options` where a frame leaves no room
 */
export function fitText(
  layouts: readonly TextLayout[],
  font: TextFont,
  frame: FrameName,
  longSideMm: Mm,
  reachMm: Mm,
): FittedText {
  let best: FittedText | undefined;
  for (const layout of layouts) {
    const fitted = fitLayout(layout, frame, longSideMm, reachMm);
    if (best && fitted.emMm <= best.emMm) continue;
    best = fitted;
    if (fitted.emMm * font.xHeight >= COMFORTABLE_MM) break;
  }
  if (!best || best.emMm <= 0) {
    throw new EngineError('bad-options', 'lettering', `no room for letters in ${longSideMm} mm`);
  }
  return best;
}

function fitLayout(layout: TextLayout, frame: FrameName, longSideMm: Mm, reachMm: Mm): FittedText {
  const { width, height } = layout;
  const long = Math.max(width, height, 1e-6);
  if (frame === 'square' || frame === 'circle') {
    const { insetMm } = layoutFrame(frame, longSideMm, longSideMm);
    const room = longSideMm - 2 * (insetMm + reachMm);
    const emMm = room / (frame === 'circle' ? Math.hypot(width, height) : long);
    return { layout, emMm, widthMm: longSideMm, heightMm: longSideMm };
  }
  // The border of a rectangle grows with its shorter side, which hangs on the border: two rounds do.
  let inset = EDGE_MM;
  let short = Infinity;
  let emMm = 0;
  for (let round = 0; round < 3; round++) {
    const around = 2 * (inset + reachMm);
    emMm = (longSideMm - around) / long;
    short = emMm * Math.min(width, height) + around;
    if (frame === 'none' || emMm <= 0) break;
    short = Math.max(short, LEAST_FRAMED_MM);
    inset = layoutFrame(frame, longSideMm, short).insetMm;
  }
  return width >= height
    ? { layout, emMm, widthMm: longSideMm, heightMm: short }
    : { layout, emMm, widthMm: short, heightMm: longSideMm };
}

/** Any frame can be laid out on a page of this side. */
const LEAST_FRAMED_MM: Mm = 18;
/** Bare fabric between the letters and the page's edge, where no frame is. */
const EDGE_MM: Mm = 0.2;
