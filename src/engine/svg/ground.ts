import { colorWord } from '../color/color-word.ts';
import { oklabFromHex } from '../color/oklab.ts';
import type { Ground } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import { areaOf, boxPath, intersect, type Paths } from '../vector/paths.ts';
import { coverWith, createCoverTree } from '../vector/cover-tree.ts';
import type { Painted } from './scene.ts';
import type { Box } from '../vector/geometry.ts';
import { leavesGround, type GroundChoice } from '../picture/background.ts';

/*
 * The ground of a drawing: a shape that covers the whole page under all others, and shows around
 * them. One that shows elsewhere, such as a flag's white stripe, belongs to the drawing.
 */

/** How much of the page such a shape covers at least. */
const BASE_SHARE = 0.98;
/** How much of the border shows it, and on how many sides it rules: as in pictures of pixels. */
const BORDER_SHARE = 0.6;
const SIDES = 3;
/** What counts for the border, in parts of the page. */
const BORDER = 0.005;

/** A drawing's shapes that are sewn, and what they stand on. */
export interface Grounded {
  painted: readonly Painted[];
  ground?: Ground | undefined;
  /** There is nothing but the ground. */
  even?: boolean | undefined;
}

/**
 * Finds the ground, and takes it away where it is left to the cloth.
 * @param painted from the bottom to the top
 */
export function takeGround(
  painted: readonly Painted[],
  [widthMm, heightMm]: readonly [Mm, Mm],
  choice: GroundChoice,
): Grounded {
  const page = { left: 0, top: 0, right: 1000 * widthMm, bottom: 1000 * heightMm };
  const area = widthMm * heightMm;
  const isBase = (shape: Painted) =>
    shape.kind === 'area' && areaOf(shape.paths) >= BASE_SHARE * area;
  const bases = painted.findIndex((shape) => !isBase(shape));
  const above = bases < 0 ? [] : painted.slice(bases);
  // Of several bases the topmost is seen.
  const base = painted[painted.length - above.length - 1];
  if (base?.kind !== 'area') return { painted };
  const shown = shownPart(base.paths, above, page);
  if (!runsAround(shown, page)) return { painted };
  const { hex } = base;
  const sewn = !leavesGround(oklabFromHex(hex), choice);
  return {
    painted: sewn ? painted : above,
    ground: { hex, name: colorWord(hex), share: Math.min(1, areaOf(shown) / area), sewn },
    even: above.every((shape) => shape.hex === hex),
  };
}

/** What is seen of an area under others. Lines hide next to nothing. */
function shownPart(paths: Paths, above: readonly Painted[], page: Box): Paths {
  const tree = createCoverTree(page);
  for (const shape of above) if (shape.kind === 'area') coverWith(tree, shape.paths);
  return coverWith(tree, paths).paths;
}

function runsAround(shown: Paths, { left, top, right, bottom }: Box): boolean {
  const x = BORDER * (right - left);
  const y = BORDER * (bottom - top);
  const strips = [
    { left, top, right, bottom: top + y },
    { left, top: bottom - y, right, bottom },
    { left, top, right: left + x, bottom },
    { left: right - x, top, right, bottom },
  ].map((strip) => {
    const side = [boxPath(strip)];
    return { all: areaOf(side), seen: areaOf(intersect(shown, side)) };
  });
  const sum = (of: 'all' | 'seen') => strips.reduce((total, strip) => total + strip[of], 0);
  const ruled = strips.filter(({ all, seen }) => seen > all / 2).length;
  return sum('seen') >= BORDER_SHARE * sum('all') && ruled >= SIDES;
}
