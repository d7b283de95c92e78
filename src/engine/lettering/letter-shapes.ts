import { groupRings, offsetRings } from '../vector/rings.ts';
import { type Polygon, polygonArea, type Ring, ringBox } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import type { AreaShape, ShapeSet, StrokeShape } from '../shapes.ts';
import type { TextColors } from './colors.ts';
import type { FittedText } from './fit-text.ts';
import { withoutOverlap } from './overlap.ts';
import type { PlacedLetter } from './text-layout.ts';

/** The first echo line lies so far from the letters, each further one as far from the last. */
const ECHO_STEP_MM: Mm = 1.7;
/** Echo lines are sewn as bean stitch. */
const ECHO_WIDTH_MM: Mm = 0.7;

/** Of the design's longer side echo lines take no more than this share at each end. */
const ECHO_SHARE = 0.2;

/** How far echo lines reach beyond the letters. */
export const echoReach = (count: number): Mm => count * ECHO_STEP_MM;

/** How many echo lines a design has room for. */
export const mostEchoes = (longSideMm: Mm): number =>
  Math.floor((longSideMm * ECHO_SHARE) / ECHO_STEP_MM);

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
function letterParts(letter: PlacedLetter, emMm: Mm, x: Mm, y: Mm): Polygon[] {
  const dx = x + letter.x * emMm;
  const dy = y + letter.y * emMm;
  const rings = letter.glyph.rings.map((ring) =>
    ring.map((v, i) => v * emMm + (i % 2 === 0 ? dx : dy)),
  );
  const parts = groupRings(rings);
  const areas = new Map(parts.map((part) => [part, polygonArea(part)]));
  const body = parts.reduce((a, b) => (areas.get(b)! > areas.get(a)! ? b : a), parts[0]);
  const others = parts.filter((part) => part !== body);
  others.sort((a, b) => leftOf(a.rings[0]) - leftOf(b.rings[0]));
  return body ? [body, ...others] : [];
}

const leftOf = (ring: Ring): number => ringBox(ring).left;

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
