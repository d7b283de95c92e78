import type { Mm } from '../core/units.ts';
import { EndType, inflate, JoinType, toPath, unite, type Paths } from '../vector/paths.ts';
import { meanScale, type Matrix } from './matrix.ts';
import { parseLength } from './numbers.ts';
import type { Viewport } from './outlines.ts';
import type { SubPath } from './pen.ts';
import type { Style } from './style.ts';
import { crossingCost, sweepCost } from '../vector/sweep.ts';

/** Width of an element's stroke on the fabric; 0 where there is none. */
export function strokeWidth(style: Style, matrix: Matrix, viewport: Viewport, page: Matrix): Mm {
  const diagonal = Math.hypot(viewport.width, viewport.height) / Math.SQRT2;
  const width = parseLength(style['stroke-width'], diagonal) ?? 1;
  // A stroke that does not scale is measured on the page itself.
  const scale = meanScale(style['vector-effect'] === 'non-scaling-stroke' ? page : matrix);
  return Math.max(0, width * scale);
}

const JOINS: Record<string, JoinType> = {
  round: JoinType.Round,
  bevel: JoinType.Bevel,
};

const CAPS: Record<string, EndType> = {
  round: EndType.Round,
  square: EndType.Square,
};

/** What finding that area costs: each side of a line has its own, and they are joined. */
export function strokeCost(lines: readonly SubPath[]): number {
  const paths = lines.map(({ points }) => toPath(points));
  return SIDES * (sweepCost(paths) + crossingCost(paths));
}

const SIDES = 4;

/** The area that a stroke covers, with its joins and caps. */
export function strokeArea(lines: readonly SubPath[], widthMm: Mm, style: Style): Paths {
  const join = JOINS[style['stroke-linejoin']] ?? JoinType.Miter;
  const cap = CAPS[style['stroke-linecap']] ?? EndType.Butt;
  const miterLimit = Number.parseFloat(style['stroke-miterlimit']) || 4;
  const outline = (paths: Paths, end: EndType): Paths =>
    paths.length === 0 ? [] : inflate(paths, widthMm / 2, { join, end, miterLimit });
  const open: Paths = [];
  const closed: Paths = [];
  for (const line of lines) {
    const path = toPath(line.points);
    // A line without length shows only its caps.
    if (path.length === 1) {
      if (cap !== EndType.Butt) open.push(path);
    } else if (line.closed && path.length > 2) closed.push(path);
    else if (path.length > 1) open.push(path);
  }
  return unite([...outline(open, cap), ...outline(closed, EndType.Joined)]);
}
