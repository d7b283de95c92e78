import type { PromptPlan } from '../prompt/plan.ts';
import { contains } from '../vector/rings.ts';
import type { Ring } from '../vector/geometry.ts';
import { makeActor, type Actor } from './actors.ts';
import { isFace } from './anchors.ts';
import { heightOf, widthOf } from '../vector/geometry.ts';
import { seenOn } from './contrast.ts';
import { figureBox, place, silhouette, type Figure } from './figure.ts';
import { lchOfHex, mainColor } from './recolor.ts';
import type { Inks } from './style.ts';

/*
 * Letters in a thing: in the hollow of a horseshoe, on the face of a heart, as large as they can be.
 */

/** The look for room: columns and rows tried, and steps from the largest size down. */
const LOOKS = 16;
const SIZES = 22;
/** Smaller letters than this share of the thing's width are left for below. */
const LEAST = 0.3;
/** What is darker than this carries light letters. */
const DARK = 0.68;
/** On a face some of it stays bare all around. */
const ON_FACE = 0.84;
/** Of a body's width. */
const ON_CHEST = 0.5;
const LEAST_ON_CHEST = 0.4;
/** Where it begins, of a body's height: of who sits or stands up, and of who goes on four legs. */
const CHEST = 0.56;
const FLANK = 0.36;
const TEDDY = /:teddy-bear$/;
const LIVES: ReadonlySet<Actor['kind']> = new Set(['animal', 'bird', 'person'] as const);
const IVORY = '#f9f1e2';

/**
 * The actors with the plan's words in the one that is to hold them; undefined where none is, or
 * where it has no room.
 * @param words about 0, 1 wide
 */
export function lettered(
  actors: readonly Actor[],
  { wordsAt, wordsStyle }: PromptPlan,
  words: Figure,
  inks: Inks,
): Actor[] | undefined {
  if (wordsAt?.place !== 'in') return undefined;
  const holders = actors.filter(({ subject }) => subject === wordsAt.to);
  const [holder] = holders;
  if (holders.length !== 1) return undefined;
  const own = figureBox(words);
  const room = roomFor(holder, heightOf(own) / widthOf(own));
  if (!room) return undefined;
  const face = (room.solid && colorAt(holder.figure, room)) || mainColor(holder.figure, false);
  const light = room.solid && face !== undefined && lchOfHex(face)[0] < DARK;
  const hex = wordsStyle?.ink
    ? letterColor(wordsStyle.ink, face, room.solid)
    : light
      ? IVORY
      : room.solid && face
        ? seenOn(inks.line, face)
        : inks.line;
  const { x, y, wide } = room;
  const scale = room.solid ? ON_FACE * wide : wide;
  const set = place(words, { x, y, scale }).map((piece) => ({
    ...piece,
    hex,
    ...(room.solid && piece.kind === 'area' && { onTop: true }),
  }));
  const { id, subject, place: where, size } = holder;
  const whole = makeActor([...holder.figure, ...set], {
    id,
    kind: 'face',
    subject,
    place: where,
    size,
  });
  return actors.map((actor) => (actor === holder ? whole : actor));
}

/** The colour that is seen at a place: of what lies on top there. */
const colorAt = (figure: Figure, { x, y }: Room): string | undefined =>
  figure.findLast(
    (piece) =>
      piece.kind === 'area' &&
      piece.polygon.rings.filter((ring) => contains(ring, x, y)).length % 2 === 1,
  )?.hex;

/** The thread that is said, moved away from a face that would swallow it. */
const letterColor = (ink: string, face: string | undefined, solid: boolean): string =>
  solid && face ? seenOn(ink, face) : ink;

interface Room {
  x: number;
  y: number;
  wide: number;
  /** On the thing itself, not in its hollow. */
  solid: boolean;
}

/** The widest box of a form that lies wholly on a thing, or wholly in its hollow. */
function roomFor(holder: Actor, aspect: number): Room | undefined {
  const { figure, box, hull } = holder;
  const rings = silhouette(figure, 1e-3, 0.02).flatMap((polygon) => polygon.rings);
  // Who has a face keeps it: below it is the chest.
  const isOne = (holder.bodied ?? holder.person ?? false) || TEDDY.test(holder.id);
  const isBody = isOne || (LIVES.has(holder.kind) && !isFace(holder));
  const own = figureBox(
    figure.filter(({ of }) => of === undefined || of.subject === holder.subject),
  );
  const isOnFours = widthOf(own) > 0.9 * heightOf(own) && !TEDDY.test(holder.id);
  const high = isOnFours ? FLANK : CHEST;
  const chin = isBody ? own.top + high * heightOf(own) : -Infinity;
  const most = isBody ? ON_CHEST : 0.94;
  const isSolid = (x: number, y: number): boolean =>
    rings.filter((ring) => contains(ring, x, y)).length % 2 === 1;
  for (let size = SIZES; size > SIZES * (isBody ? LEAST_ON_CHEST : LEAST); size--) {
    const wide = (most * widthOf(box) * size) / SIZES;
    const spots: Room[] = [];
    for (let i = 1; i < LOOKS; i++) {
      for (let j = 1; j < LOOKS; j++) {
        const x = box.left + (i / LOOKS) * widthOf(box);
        const y = box.top + (j / LOOKS) * heightOf(box);
        const solid = isSolid(x, y);
        if (isBody && (!solid || y - (wide * aspect) / 2 < chin)) continue;
        if (fits(x, y, wide, wide * aspect, (px, py) => isSolid(px, py) === solid, hull))
          spots.push({ x, y, wide, solid });
      }
    }
    if (spots.length > 0) return centred(spots, box);
  }
  return undefined;
}

/** Of equal places the one nearest to the middle. */
function centred(spots: readonly Room[], box: Actor['box']): Room {
  const [mx, my] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const off = ({ x, y }: Room): number => Math.hypot(2 * (x - mx), y - my);
  return spots.reduce((best, spot) => (off(spot) < off(best) ? spot : best));
}

/** Letters keep off the edge by this share of their height. */
const CLEAR = 1.24;

function fits(
  x: number,
  y: number,
  wide: number,
  tall: number,
  free: (x: number, y: number) => boolean,
  hull: Ring,
): boolean {
  const [w, h] = [(wide + 0.24 * tall) / 2, (CLEAR * tall) / 2];
  for (let k = -4; k <= 4; k++)
    for (const [px, py] of [
      [x + (k / 4) * w, y - h],
      [x + (k / 4) * w, y + h],
      [x - w, y + (k / 4) * h],
      [x + w, y + (k / 4) * h],
      [x + (k / 4) * w, y],
    ])
      if (!free(px, py) || !contains(hull, px, py)) return false;
  return true;
}
