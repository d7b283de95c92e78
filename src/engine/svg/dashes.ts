import type { Mm } from '../core/units.ts';
import { meanScale, parseLength } from './coordinates.ts';
import type { SubPath } from './pen.ts';
import type { Place } from './scene.ts';
import type { Style } from './style.ts';

/* Dashed lines. Dashes of thread that lie close are one line: each gap would be a cut. */

/** Lengths on the fabric of dashes and gaps in turn, from `offset` into the first on. */
export interface Dashes {
  lengths: readonly Mm[];
  offset: Mm;
}

/** Dashes and gaps shorter than this are sewn through. */
const MIN_DASH_MM: Mm = 1.2;
/** The most dashes of one element. */
const MAX_DASHES = 2000;

const NONE: Dashes = { lengths: [], offset: 0 };

/** The dashes of a stroke: no lengths where it has none. */
export function dashesOf(style: Style, { matrix, viewport }: Place): Dashes {
  const text = style['stroke-dasharray'];
  if (text === 'none') return NONE;
  const diagonal = Math.hypot(viewport.width, viewport.height) / Math.SQRT2;
  const scale = meanScale(matrix);
  const own = text
    .slice(0, 400)
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((part) => parseLength(part, diagonal));
  const lengths = own.map((length) => (length ?? -1) * scale);
  if (lengths.some((length) => !(length >= 0)) || !lengths.some((length) => length > 0))
    return NONE;
  const offset = (parseLength(style['stroke-dashoffset'], diagonal) ?? 0) * scale;
  // An odd row is said twice, so that dashes and gaps take turns.
  const row = lengths.length % 2 === 0 ? lengths : [...lengths, ...lengths];
  return { lengths: row, offset };
}

/** Whether a needle can leave the gaps open. */
export const isSewable = ({ lengths }: Dashes): boolean =>
  lengths.every((length) => length >= MIN_DASH_MM);

/** The dashes of some lines as lines; the lines themselves where those are too many. */
export function cutDashes(lines: readonly SubPath[], dashes: Dashes): readonly SubPath[] {
  const whole = dashes.lengths.reduce((sum, length) => sum + length, 0);
  if (!(whole > 0)) return lines;
  const parts: SubPath[] = [];
  for (const line of lines) {
    for (const part of dashesAlong(line, dashes, whole)) {
      if (parts.push(part) > MAX_DASHES) return lines;
    }
  }
  return parts;
}

function* dashesAlong({ points, closed }: SubPath, { lengths, offset }: Dashes, whole: Mm) {
  const way = closed ? [...points, points[0], points[1]] : points;
  let at = 0;
  let left = offset - Math.floor(offset / whole) * whole;
  while (left >= lengths[at]) {
    left -= lengths[at];
    at = (at + 1) % lengths.length;
  }
  // What is left of the dash or gap.
  left = lengths[at] - left;
  let current: number[] = at % 2 === 0 ? [way[0], way[1]] : [];
  for (let i = 2; i < way.length; i += 2) {
    let [x, y] = [way[i - 2], way[i - 1]];
    let rest = Math.hypot(way[i] - x, way[i + 1] - y);
    while (rest > left) {
      const share = left / rest;
      [x, y] = [x + (way[i] - x) * share, y + (way[i + 1] - y) * share];
      rest -= left;
      if (at % 2 === 0) yield { points: [...current, x, y], closed: false };
      at = (at + 1) % lengths.length;
      left = lengths[at];
      current = at % 2 === 0 ? [x, y] : [];
    }
    left -= rest;
    if (at % 2 === 0) current.push(way[i], way[i + 1]);
  }
  if (at % 2 === 0 && current.length >= 4) yield { points: current, closed: false };
}
