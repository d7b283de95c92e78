import { type Box, heightOf, widthOf } from '../../vector/geometry.ts';
import { type Actor, headsOf, isFlower } from '../actors.ts';
import { figureBox, outlinePoints, place, type Figure } from '../figure.ts';
import { foldedLeaf } from '../ornaments.ts';
import { type Body, type Stage, stand, interleave } from './body.ts';
import { isUpright } from './rows.ts';

/*
 * A ring about a picture that somebody gave: the picture is the main thing, and what is about it
 * follows its outline.
 */

/** The largest thing of the ring, beside the picture's shorter side. */
const LARGEST = 0.3;
/** Of the way around: what the things of the ring cover at most. */
const COVER = 0.86;
/** Bare cloth between the picture and the ring, beside the picture's shorter side. */
const CLEAR = 0.025;
/** Every other one of small things is so much smaller. */
const LESSER = 0.72;

/** An ellipse, in places by how far along it they are. */
interface Oval {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** The picture with a ring of the actors about it. @param picture whose figure has the window */
export function arrangePictureRing({ actors, inks, chance }: Stage, picture: Actor): Body {
  const heads = headsOf(interleave(actors));
  const inner = ovalAbout(picture.figure);
  const short = 2 * Math.min(inner.rx, inner.ry);
  const even = (COVER * lengthOf(inner)) / Math.max(1, heads.length);
  const size = Math.min(LARGEST * short, even);
  const reach = CLEAR * short + size / 2;
  const oval = { ...inner, rx: inner.rx + reach, ry: inner.ry + reach };
  const first = chance.variation % 2 === 1 ? 0.5 : 0;
  const turns = evenly(oval, heads.length, first);
  const isGarland =
    heads.length > 2 && heads.every((actor) => isFlower(actor) || actor.kind === 'leaf');
  const put = heads.map((actor, k): Figure => {
    const lesser = !isGarland && heads.length > 5 && k % 2 === 1 ? LESSER : 1;
    const largest = Math.max(widthOf(actor.box), heightOf(actor.box));
    const at = pointOf(oval, turns[k]);
    const angle = isUpright(actor) || !isGarland ? 0 : turns[k];
    return stand(actor, { ...at, scale: (lesser * size) / largest, angle, mirror: at.x > oval.x });
  });
  const leaves = isGarland ? leavesBetween(oval, turns, size, inks) : [];
  return { figure: [...picture.figure, ...leaves, ...put.flat()], form: 'round', ring: true };
}

/** The oval of a box's form in which all of a figure lies. */
function ovalAbout(figure: Figure): Oval {
  const box: Box = figureBox(figure);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [wide, high] = [widthOf(box) / 2, heightOf(box) / 2];
  const points = outlinePoints(figure);
  let far = 0;
  for (let i = 0; i < points.length; i += 2)
    far = Math.max(far, Math.hypot((points[i] - x) / wide, (points[i + 1] - y) / high));
  return { x, y, rx: far * wide, ry: far * high };
}

/** Where a turn, clockwise from the top, meets an oval. */
const pointOf = ({ x, y, rx, ry }: Oval, turn: number): { x: number; y: number } => ({
  x: x + rx * Math.sin(turn),
  y: y - ry * Math.cos(turn),
});

/** About how long an oval is (Ramanujan 1914). */
const lengthOf = ({ rx, ry }: Oval): number =>
  Math.PI * (3 * (rx + ry) - Math.sqrt((3 * rx + ry) * (rx + 3 * ry)));

const STEPS = 720;

/** Turns at even distances along an oval. */
function evenly(oval: Oval, count: number, first: number): number[] {
  const far = [0];
  for (let i = 1; i <= STEPS; i++) {
    const [a, b] = [i - 1, i].map((k) => pointOf(oval, (2 * Math.PI * k) / STEPS));
    far.push(far[i - 1] + Math.hypot(b.x - a.x, b.y - a.y));
  }
  return Array.from({ length: count }, (_, k) => {
    const wanted = ((k + first) / count) * far[STEPS];
    return (2 * Math.PI * far.findIndex((one) => one >= wanted)) / STEPS;
  });
}

/** A pair of leaves in each gap, along the ring. */
function leavesBetween(
  oval: Oval,
  turns: readonly number[],
  size: number,
  { leaf, leafDark }: Stage['inks'],
): Figure {
  return turns.flatMap((turn, k): Figure => {
    const next = turns[(k + 1) % turns.length] + (k === turns.length - 1 ? 2 * Math.PI : 0);
    const middle = (turn + next) / 2;
    const at = pointOf(oval, middle);
    const ahead = pointOf(oval, middle + 0.01);
    const along = Math.atan2(ahead.x - at.x, at.y - ahead.y);
    return [along, along + Math.PI].flatMap((angle) =>
      place(foldedLeaf(leaf, leafDark, 0), { ...at, scale: 0.85 * size, angle }),
    );
  });
}

/** Of a border's things, beside the picture's shorter side. */
const BORDER_SIZE = 0.2;
/** From the middle of one to that of the next, beside their size. */
const BORDER_STEP = 1.3;

/** A border of the actors along the sides of the picture's box, its corners held by the first. */
export function arrangePictureBorder({ actors, inks }: Stage, picture: Actor): Body {
  const heads = headsOf(interleave(actors));
  const { left, right, top, bottom } = figureBox(picture.figure);
  const short = Math.min(right - left, bottom - top);
  const size = BORDER_SIZE * short;
  const reach = CLEAR * short + 0.62 * size;
  const [wide, high] = [right - left + 2 * reach, bottom - top + 2 * reach];
  const [across, down] = [wide, high].map((side) => Math.round(side / (BORDER_STEP * size)));
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const spots = [
    ...along(across, (share) => [share * wide, -high / 2]),
    ...along(down, (share) => [wide / 2, share * high]),
    ...along(across, (share) => [-share * wide, high / 2]),
    ...along(down, (share) => [-wide / 2, -share * high]),
  ].map(([dx, dy]) => ({ x: x + dx, y: y + dy, dx, dy }));
  const isGarland = heads.every((actor) => isFlower(actor) || actor.kind === 'leaf');
  let nth = 0;
  const put = spots.map((spot): Figure => {
    const isCorner = Math.abs(spot.dx) > wide / 2 - 1e-6 && Math.abs(spot.dy) > high / 2 - 1e-6;
    const actor = isCorner ? heads[0] : heads[nth++ % heads.length];
    const largest = Math.max(widthOf(actor.box), heightOf(actor.box));
    const scale = ((isCorner ? 1.2 : 1) * size) / largest;
    return stand(actor, { x: spot.x, y: spot.y, scale, mirror: spot.dx > 0 });
  });
  const leaves = spots.flatMap((spot, k): Figure => {
    const next = spots[(k + 1) % spots.length];
    const angle = Math.atan2(next.x - spot.x, spot.y - next.y);
    const at = { x: (spot.x + next.x) / 2, y: (spot.y + next.y) / 2, scale: 0.62 * size };
    return [angle, angle + Math.PI].flatMap((turn) =>
      place(foldedLeaf(inks.leaf, inks.leafDark, 0), { ...at, angle: turn }),
    );
  });
  return { figure: [...picture.figure, ...(isGarland ? leaves : []), ...put.flat()], form: 'box' };
}

/** Places along a side, from its first corner to before its last one. */
const along = (count: number, at: (share: number) => [number, number]): [number, number][] =>
  Array.from({ length: count }, (_, k) => at(k / count - 0.5));
