import { heightOf, widthOf } from '../vector/geometry.ts';
import { fromPaths, subtract, toPaths } from '../vector/paths.ts';
import { groupRings } from '../vector/rings.ts';
import { coverOf, type Figure, figureBox, massOf, place, silhouette } from './figure.ts';

/* "E ve B harfleri iç içe", "letters H and T intertwined": a monogram of two letters, one over the other. */

/** How far the second letter begins within the first one, of its width: where it hides little, and leaves few slivers. */
const IN = [0.52, 0.44, 0.6, 0.36, 0.68];
/** And below its top, of its height. */
const DOWN = 0.26;
/** Thinner parts of the letter below are slivers, of its height. */
const SLIVER = 0.075;
/** What is hidden weighs so much beside what is left as slivers. */
const HIDDEN = 0.3;
/** Bare cloth along the letter above, of its height: both are read where they cross. */
const GAP = 0.045;
/** Clipping is done in whole numbers: so many to the unit. */
const FINE = 1e4;

/** Two letters, the second before the first. @param a any size, anywhere, as `b` */
export function interlaced(a: Figure, b: Figure): Figure {
  const tries = IN.map((share) => {
    const { cut, over } = crossed(a, b, share);
    const slivers = sliversOf(cut, SLIVER * heightOf(figureBox(a)));
    return { figure: [...cut, ...over], cost: slivers + HIDDEN * (areaOf(a) - areaOf(cut)) };
  });
  return tries.reduce((best, next) => (next.cost < best.cost ? next : best)).figure;
}

/** The letters at one place, the one below cut. */
function crossed(a: Figure, b: Figure, share: number): { cut: Figure; over: Figure } {
  const [under, own] = [figureBox(a), figureBox(b)];
  const over = place(b, {
    x: under.left + share * widthOf(under) - own.left,
    y: under.top + DOWN * heightOf(under) - own.top,
  });
  // Without its holes: scraps of the letter below in a B would read as parts of it.
  const rim = silhouette(over, GAP * heightOf(under)).map(({ rings: [outer] }) => outer);
  const cutter = toPaths(rim, FINE);
  const cut = a.flatMap((piece): Figure => {
    if (piece.kind !== 'area') return [piece];
    const left = fromPaths(subtract(toPaths(piece.polygon.rings, FINE), cutter), FINE);
    const whole = groupRings(left).map((polygon) => ({ ...piece, polygon }));
    // Crumbs are no parts of a letter.
    return whole.filter((one) => coverOf(one) > (SLIVER * heightOf(under)) ** 2);
  });
  return { cut, over };
}

/** Area of all that is thinner than this. */
function sliversOf(figure: Figure, thick: number): number {
  const core = silhouette(figure, -thick / 2).map((polygon): Figure[number] => ({
    kind: 'area',
    polygon,
    hex: '',
  }));
  return areaOf(figure) - massOf(silhouette(core, thick / 2)).area;
}

const areaOf = (figure: Figure): number => massOf(silhouette(figure, 0)).area;
