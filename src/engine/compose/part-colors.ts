import { COLORED_PARTS, EYED, EYES } from '../prompt/part-colors.table.ts';
import type { PartColor } from '../prompt/plan.ts';
import { heightOf, widthOf } from '../vector/geometry.ts';
import { pairOfEyes } from './asleep.ts';
import { type Figure, figureBox, place } from './figure.ts';
import { disc } from './ornaments.ts';
import { recolor } from './recolor.ts';
import { feetOf } from './feet.ts';

/* A door, a roof, a sail, eyes: parts in the colour that is said of them. */

/** Pupils are so large beside the eye, and left out where the eye is smaller than this share. */
const PUPIL = 0.5;
const MIN_EYE = 0.05;
const INK = '#1c1c1e';

/**
 * A drawing with its parts in other colours.
 * @param figure in the colours that it is to have else
 * @param drawn the same pieces as the package has them
 */
export function withParts(
  figure: Figure,
  drawn: Figure,
  { id, parts }: { id: string; parts: readonly PartColor[] },
): Figure {
  const eyes = parts.filter(({ called }) => EYES.test(called) || EYED.test(called));
  return parts.reduce((whole, { called, color }, n) => {
    const part = COLORED_PARTS.find((one) => one.of.test(id) && one.called.test(called));
    if (!part && (EYES.test(called) || EYED.test(called)))
      return eyed(whole, drawn, eyes.length === 2 ? eyes.map((eye) => eye.color) : [color]);
    if (!part) return whole;
    if (part.hexes.length === 0 && !part.pieces) return [...whole, ...paws(drawn, id, color)];
    const [least, most] = part.wide ?? [0, 1];
    const all = widthOf(figureBox(drawn));
    // Of two colours the first is of what is drawn in the first thread, the second of the rest.
    const alike = parts.filter((one) => one.called === called);
    // "Red and white stripes" on a white tower are red.
    const isGround = alike.length > 1 && part.hexes.length === 1 && !part.pieces;
    if (isGround && parts[n] !== (alike.find((one) => !isWhite(one.color)) ?? alike[0]))
      return whole;
    const turn = alike.length > 1 && part.hexes.length > 1 ? alike.indexOf(parts[n]) : -1;
    const hexesOf = turn < 0 ? part.hexes : turn > 0 ? part.hexes.slice(1) : part.hexes.slice(0, 1);
    const own = drawn.filter((piece) => {
      if (!piece.of) return false;
      if (part.pieces) return part.pieces.includes(piece.of.piece);
      if (!hexesOf.includes(piece.hex.toLowerCase())) return false;
      const share = part.wide ? widthOf(figureBox([piece])) / all : most;
      return share >= least && share <= most;
    });
    // Its lighter and darker pieces stay so.
    const dyed = hexesOf.length > 1 && own.length > 1 ? recolor(own, color, false) : own;
    const hexes = new Map(
      own.map(({ hex, of }, k) => [of!.piece, dyed[k].hex === hex ? color : dyed[k].hex]),
    );
    return whole.map((piece) => {
      const hex = piece.of && hexes.get(piece.of.piece);
      return hex ? { ...piece, hex } : piece;
    });
  }, figure);
}

const isWhite = (hex: string): boolean =>
  [1, 3, 5].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) > 225);

/** A paw's width and height, of the animal's. */
const PAW = { wide: 0.155, high: 0.075 };

/** Feet of another colour than the legs: one at the end of each. */
function paws(drawn: Figure, id: string, color: string): Figure {
  const box = figureBox(drawn);
  const [wide, high] = [PAW.wide * widthOf(box), PAW.high * heightOf(box)];
  return feetOf({ figure: drawn, box, id }).flatMap(({ x, y }): Figure => {
    const [of] = drawn.flatMap((piece) => (piece.of ? [piece.of] : []));
    const paw = rounded(wide, high, { x, y: y - high / 2 });
    return [{ kind: 'area', polygon: { rings: [paw] }, hex: color, of }];
  });
}

/** A rounded box about a place. */
function rounded(wide: number, high: number, { x, y }: { x: number; y: number }): Float64Array {
  const points = Array.from({ length: 28 }, (_, k) => {
    const turn = (2 * Math.PI * k) / 28;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const round = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.6;
    return [x + (wide / 2) * round(c), y + (high / 2) * round(s)];
  });
  return Float64Array.from(points.flat());
}

/** Eyes of a colour, each around its pupil; of two colours, from the left. */
function eyed(figure: Figure, drawn: Figure, colors: readonly string[]): Figure {
  const wide = widthOf(figureBox(figure));
  const pair = pairOfEyes(drawn).toSorted((a, b) => figureBox([a]).left - figureBox([b]).left);
  const dyes = new Map(pair.map(({ of }, k) => [of?.piece, colors[k % colors.length]]));
  return figure.flatMap((piece): Figure => {
    const color = piece.of && dyes.get(piece.of.piece);
    if (piece.kind !== 'area' || !color) return [piece];
    const box = figureBox([piece]);
    const size = Math.min(widthOf(box), heightOf(box));
    if (size < MIN_EYE * wide) return [{ ...piece, hex: color }];
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const pupil = place(disc(INK), { x, y, scale: PUPIL * size });
    return [{ ...piece, hex: color }, ...pupil.map((one) => ({ ...one, of: piece.of }))];
  });
}
