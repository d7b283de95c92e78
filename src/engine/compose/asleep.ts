import { lchOfHex } from './recolor.ts';
import { coverOf, type AreaPiece, type Figure, figureBox } from './figure.ts';
import { heightOf, widthOf, type Box } from '../vector/geometry.ts';

/* Eyes that are open, closed: a sleeping animal of one that is awake. */

/** Of the figure's box, the least and the most that an eye covers. */
const EYE_SHARES = [0.0006, 0.03] as const;
/** The darkest colours, in which eyes are drawn. */
const MAX_EYE_LIGHTNESS = 0.36;

interface Eye {
  piece: AreaPiece;
  box: Box;
  cover: number;
}

/** The figure with lids for eyes; the same figure where no eyes are found. */
export function asleep(figure: Figure): Figure {
  const spots = onPatches(figure);
  const eyes = new Set(spots.length > 0 ? spots : pairOfEyes(figure));
  if (eyes.size === 0) return figure;
  return figure.map((piece) => {
    if (piece.kind !== 'area' || !eyes.has(piece)) return piece;
    const box = figureBox([piece]);
    const half = 0.8 * Math.max(widthOf(box), 0.7 * heightOf(box));
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const points = Float64Array.from({ length: 22 }, (_, i) => {
      const t = ((i >> 1) / 10) * 2 - 1;
      return i % 2 === 0 ? x + half * t : y + 0.55 * half * (1 - t * t) - 0.2 * half;
    });
    return { kind: 'line', points, closed: false, width: 0.5 * half, hex: piece.hex, of: piece.of };
  });
}

/** The pieces that are a creature's eyes, or its one eye; none where they are not found. */
export const pairOfEyes = (figure: Figure): AreaPiece[] => eyesOf(figure).map(({ piece }) => piece);

/** Light spots on dark patches: a panda's eyes. */
function onPatches(figure: Figure): AreaPiece[] {
  const whole = figureBox(figure);
  const area = widthOf(whole) * heightOf(whole);
  const spots = figure.flatMap((piece, k): Eye[] => {
    if (piece.kind !== 'area' || lchOfHex(piece.hex)[0] < 0.9) return [];
    const [box, cover] = [figureBox([piece]), coverOf(piece)];
    const isSmall = cover / area > 0.001 && cover / area < 0.012;
    const under = figure.slice(0, k).findLast((one) => holds(figureBox([one]), box));
    const isOnDark = under?.kind === 'area' && lchOfHex(under.hex)[0] < MAX_EYE_LIGHTNESS;
    return isSmall && isOnDark && coverOf(under) > 4 * cover ? [{ piece, box, cover }] : [];
  });
  for (const [k, one] of spots.entries()) {
    const other = spots.slice(k + 1).find((two) => isPair(one, two, whole));
    if (other) return [one.piece, other.piece];
  }
  return [];
}

const holds = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.top <= inner.top &&
  outer.bottom >= inner.bottom;

/** Two alike on one height, or a single one that is inside of the outline. */
function eyesOf(figure: Figure): Eye[] {
  const whole = figureBox(figure);
  const area = widthOf(whole) * heightOf(whole);
  const dark = figure.flatMap((piece): Eye[] => {
    if (piece.kind !== 'area' || lchOfHex(piece.hex)[0] > MAX_EYE_LIGHTNESS) return [];
    const [box, cover] = [figureBox([piece]), coverOf(piece)];
    const share = cover / area;
    const isSmall = share >= EYE_SHARES[0] && share <= EYE_SHARES[1];
    const isHigh = (box.top + box.bottom) / 2 < whole.top + 0.7 * heightOf(whole);
    return isSmall && isHigh ? [{ piece, box, cover }] : [];
  });
  for (const [k, one] of dark.entries()) {
    const other = dark.slice(k + 1).find((two) => isPair(one, two, whole));
    if (other) return [one, other];
  }
  const inside = dark.filter(
    ({ box }) =>
      box.left > whole.left + 0.02 * widthOf(whole) &&
      box.right < whole.right - 0.02 * widthOf(whole),
  );
  return inside.length === 1 ? inside : [];
}

function isPair(one: Eye, two: Eye, whole: Box): boolean {
  const level = Math.abs(one.box.top - two.box.top) < 0.03 * heightOf(whole);
  const alike = Math.min(one.cover, two.cover) > 0.75 * Math.max(one.cover, two.cover);
  return level && alike;
}
