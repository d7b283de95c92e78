import { groupRings, offsetRings } from '../vector/rings.ts';
import { polygonArea, ringBox, type Polygon } from '../vector/geometry.ts';
import type { AreaShape, ShapeSet, StrokeShape } from '../shapes.ts';
import { withoutOverlap } from './overlap.ts';
import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import { layoutFrame } from '../frames/layout.ts';
import type { FrameName } from '../options.ts';
import { colorText, type TextColors } from './colors.ts';
import type { TextFont } from './font.ts';
import type { FontStyle, LetteringOptions } from './options.ts';
import { tracked, type PlacedLetter, type TextLayout } from './text-layout.ts';

/** Any frame can be laid out on a page of this side. */
const MIN_FRAMED_MM: Mm = 18;
/** Bare fabric between the letters and the page's edge, where no frame is. */
const EDGE_MM: Mm = 0.2;
/** With lower-case letters this tall a text needs no further line. */
const COMFORTABLE_MM: Mm = 6;

/**
 * Capitals lower than this have their letters farther apart, by this share of their advances: thread
 * spreads, and small letters run into each other. From there on it is less and less, so that no size
 * of a text is left out; none is added where capitals are this tall.
 */
const TRACKED_BELOW_MM: Mm = 6;
const TRACKING = 0.12;
const UNTRACKED_FROM_MM: Mm = 6.8;

/** What of the options says how a text is set. */
export type SetOptions = Pick<
  LetteringOptions,
  'text' | 'frame' | 'longSideMm' | 'palette' | 'colors' | 'keepLines' | 'fontStyle'
>;

/**
 * Chooses lines, size and threads of a text.
 * @param layouts of the text, from `layoutsOf`
 * @throws EngineError `bad-options` where a frame leaves no room
 */
export function setText(
  layouts: readonly TextLayout[],
  font: TextFont,
  { frame, palette, colors, fontStyle }: SetOptions,
  longSideMm: Mm,
): { fitted: FittedText; colors: TextColors } {
  const words = layouts[0].letters.map((letter) => letter.word);
  const chosen = colorText(words, palette, colors, maxEchoes(longSideMm));
  const reachMm = echoReach(chosen.ofEcho.length);
  const fitted = fitText(layouts, font, frame, longSideMm, reachMm);
  const wider = (share: number): FittedText =>
    fitLayout(tracked(fitted.layout, share), frame, longSideMm, reachMm);
  const wanted = ({ emMm }: FittedText) => trackingOf(fontStyle, emMm * font.capHeight);
  return { fitted: withTracking(fitted, wider, wanted), colors: chosen };
}

/**
 * How much farther apart the letters of capitals so tall are, as a share of their advances; not those
 * of scripts, which hang together.
 */
export function trackingOf(fontStyle: FontStyle, capitalMm: Mm): number {
  if (fontStyle.startsWith('script-')) return 0;
  const below = (UNTRACKED_FROM_MM - capitalMm) / (UNTRACKED_FROM_MM - TRACKED_BELOW_MM);
  return TRACKING * Math.max(0, Math.min(1, below));
}

/** The text with the tracking that its size asks for, as it becomes smaller by that. */
function withTracking(
  fitted: FittedText,
  wider: (share: number) => FittedText,
  wanted: (fitted: FittedText) => number,
): FittedText {
  let [low, high] = [0, TRACKING];
  if (wanted(fitted) === 0) return fitted;
  let best = wider(high);
  if (wanted(best) === high) return best;
  for (let round = 0; round < 24; round++) {
    const share = (low + high) / 2;
    best = wider(share);
    if (wanted(best) > share) low = share;
    else high = share;
  }
  return best;
}

/** A way to set a text, and how large. */
interface FittedText {
  layout: TextLayout;
  emMm: Mm;
  /** The page, with the frame where there is one. */
  widthMm: Mm;
  heightMm: Mm;
}

/**
 * Chooses how a text is set: in the fewest lines whose letters are comfortable to sew, and where
 * there are none, in those that make the letters largest.
 * @param longSideMm longer side of the page
 * @param reachMm what is sewn around the letters, on each side
 * @throws EngineError `bad-options` where a frame leaves no room
 */
function fitText(
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
    short = Math.max(short, MIN_FRAMED_MM);
    inset = layoutFrame(frame, longSideMm, short).insetMm;
  }
  return width >= height
    ? { layout, emMm, widthMm: longSideMm, heightMm: short }
    : { layout, emMm, widthMm: short, heightMm: longSideMm };
}

/** From the letters to the first echo line, and from each to the next. */
const ECHO_STEP_MM: Mm = 1.7;
/** Echo lines are sewn as bean stitch. */
const ECHO_WIDTH_MM: Mm = 0.7;

/** Of the design's longer side echo lines take no more than this share at each end. */
const ECHO_SHARE = 0.2;

/** How far echo lines reach beyond the letters. */
const echoReach = (count: number): Mm => count * ECHO_STEP_MM;

/** How many echo lines a design has room for. */
const maxEchoes = (longSideMm: Mm): number => Math.floor((longSideMm * ECHO_SHARE) / ECHO_STEP_MM);

/**
 * A set text as shapes: its letters in reading order, each with its largest part first and its
 * dots and accents right after; then the echo lines.
 */
export function shapesOfText(fitted: FittedText, colors: TextColors): ShapeSet {
  const { layout, emMm, widthMm, heightMm } = fitted;
  const x = widthMm / 2 - emMm * (layout.left + layout.width / 2);
  const y = heightMm / 2 - emMm * (layout.top + layout.height / 2);
  const letters = layout.letters.flatMap((letter, i) =>
    letterParts(letter, emMm, x, y).map((polygon): AreaShape => ({
      kind: 'area',
      polygon,
      thread: colors.ofLetter[i],
    })),
  );
  return {
    widthMm,
    heightMm,
    threads: colors.threads,
    shapes: [...letters, ...echoLines(letters, colors.ofEcho)],
  };
}

/** Parts of a letter in millimetres: the largest first, the others from left to right. */
export function letterParts(letter: PlacedLetter, emMm: Mm, x: Mm, y: Mm): Polygon[] {
  const dx = x + letter.x * emMm;
  const dy = y + letter.y * emMm;
  const rings = letter.glyph.rings.map((ring) =>
    ring.map((v, i) => v * emMm + (i % 2 === 0 ? dx : dy)),
  );
  const parts = groupRings(rings);
  const areas = new Map(parts.map((part) => [part, polygonArea(part)]));
  const body = parts.reduce((a, b) => (areas.get(b)! > areas.get(a)! ? b : a), parts[0]);
  const others = parts.filter((part) => part !== body);
  others.sort((a, b) => ringBox(a.rings[0]).left - ringBox(b.rings[0]).left);
  return body ? [body, ...others] : [];
}

/** Lines around all letters together, outer borders only. */
function echoLines(letters: readonly AreaShape[], threads: readonly number[]): StrokeShape[] {
  if (threads.length === 0) return [];
  const text = withoutOverlap(letters.flatMap(({ polygon }) => polygon.rings));
  return threads.flatMap((thread, i) =>
    groupRings(offsetRings(text, ECHO_STEP_MM * (i + 1))).map(({ rings }): StrokeShape => ({
      kind: 'stroke',
      points: rings[0],
      closed: true,
      widthMm: ECHO_WIDTH_MM,
      thread,
    })),
  );
}
