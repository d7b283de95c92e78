import type { Circle } from '../hull.ts';
import { type Actor, copiesOf, headsOf, isFlower, isPlant } from '../actors.ts';
import { contains } from '../../vector/rings.ts';
import {
  type Figure,
  figureBox,
  outlinePoints,
  type Piece,
  place,
  placeLine,
  type Placing,
  polar,
} from '../figure.ts';
import { blossom, disc, foldedLeaf, hoop, leaf } from '../ornaments.ts';
import { isLeafGreen, lchOfHex } from '../recolor.ts';
import { boxTrack, type Track } from '../track.ts';
import {
  type Body,
  fitCircle,
  isIntricate,
  lineUp,
  spotHull,
  type Stage,
  stand,
  interleave,
} from './body.ts';
import { isUpright } from './rows.ts';
import { areSprigs, sprigRing } from './sprigs.ts';

/** Radius of the ring in its own unit. */
const RING = 1;
/** The most that subjects cover of the ring, the rest is leaves. */
const MAX_COVER = 0.82;
/** The largest head, beside the ring's radius; about what it is around, smaller. */
const MAX_HEAD = 0.62;
const MAX_AROUND = 0.44;

/** Subjects and leaves on a ring; words, or what was asked for the middle, inside. */
export function arrangeWreath({
  actors,
  words,
  inks,
  chance,
  detail,
  ornate,
  leafless,
}: Stage): Body {
  const { middle, others, stacked } = splitWreath(actors, words !== undefined);
  const ring = headsOf(interleave(others));
  const across = ring.map(widthOf);
  const whole = across.reduce((sum, w) => sum + w, 0);
  const scale = Math.min(
    (2 * Math.PI * RING * (chance.variation % 3 === 2 ? 0.54 : MAX_COVER)) / Math.max(whole, 0.001),
    (middle.length > 0 && !ornate ? MAX_AROUND : MAX_HEAD) / Math.max(0.001, ...across),
  );
  const start = startTurn(ring.length, chance.variation);
  const turns = gathered(stations(across, start), chance.variation);
  const leaves = ring.filter(({ kind }) => kind === 'leaf').length;
  const leafy = leaves === 0 ? 'none' : leaves === ring.length ? 'all' : 'some';
  const spots = ring.map((actor, i): Placing => {
    // One or two are seen by themselves, more as a ring.
    const upright = ring.length < 3 || isUpright(actor) || STANDS.has(actor.kind);
    const angle = upright ? 0 : turns[i];
    const { x, y } = polar(RING, turns[i]);
    return { x, y, scale, angle, mirror: angle === 0 && x > 0 };
  });
  const hulls = ring.map((actor, i) => spotHull(actor, spots[i]));
  const isLaid = areSprigs(ring);
  const figure: Figure[] = isLaid
    ? [sprigRing(ring, RING)]
    : ornate
      ? [greenery({ turns, across, scale, hulls }, { inks, chance, detail, leafy, leafless })]
      : [];
  if (!isLaid) ring.forEach((actor, i) => figure.push(stand(actor, spots[i])));
  const largest = Math.max(0.3, ...across.map((w) => w * scale));
  const least = RING - Math.max(largest * 0.56, 0.3) - 0.06;
  const bare = figure.length > 0 ? innerReach(figure.flat()) - RING_CLEAR : least;
  const room = { x: 0, y: 0, r: Math.max(least, words && middle.length === 0 ? bare : least) };
  figure.push(
    stacked.length > 0
      ? fitCircle(withWords(stacked, words!), room)
      : inside(middle, words, 0.15, room),
  );
  const hasWords = middle.length === 0 && words !== undefined;
  return { figure: figure.flat(), form: 'round', ring: ornate, hasWords };
}

/** Between a ring and the lettering in it. */
const RING_CLEAR = 0.1;

/** How far from the middle the nearest point of a ring is. */
function innerReach(figure: Figure): number {
  const points = outlinePoints(figure);
  let near = Infinity;
  for (let i = 0; i < points.length; i += 2)
    near = Math.min(near, Math.hypot(points[i], points[i + 1]));
  return Number.isFinite(near) ? near : 0;
}

/** Nobody walks, flies or swims head down. */
const STANDS: ReadonlySet<Actor['kind']> = new Set(['animal', 'bird', 'sea'] as const);

/** What fills a ring or a border: subjects in a line, else the words. @param gap between subjects */
function inside(
  middle: readonly Actor[],
  words: Figure | undefined,
  gap: number,
  room: Circle,
): Figure {
  if (middle.length === 0) return words ? fitCircle(words, room) : [];
  const figures = middle.map((actor) => actor.figure);
  return fitCircle(lineUp(figures, gap), room);
}

/** Beside its name's width, one that all the rest is around. */
const LEADS = 1.1;

/** Words with small things above and below them. */
function withWords(stacked: readonly Actor[], words: Figure): Figure {
  const rowAt = (where: Actor['place']): Figure =>
    lineUp(
      stacked
        .filter((actor) => actor.place === where)
        .map(({ figure, size }) => place(figure, { scale: size === 'large' ? LEADS : 0.3 })),
      0.04,
    );
  const rows = [rowAt('top'), words, rowAt('bottom')].filter((row) => row.length > 0);
  return lineUp(rows, 0.1, true);
}

/** How wide an actor lies along the ring. */
function widthOf({ box, place: where }: Actor): number {
  return Math.max(box.right - box.left, (box.bottom - box.top) * 0.8) + (where ? 0.05 : 0);
}

/** What is asked for the middle, or stands alone beside many, goes inside. */
function splitWreath(
  actors: readonly Actor[],
  wordsInside: boolean,
): { middle: Actor[]; others: Actor[]; stacked: Actor[] } {
  const middle = actors.filter((a) => a.place === 'middle');
  const isStacked = (a: Actor): boolean =>
    wordsInside && middle.length === 0 && (a.place === 'top' || a.place === 'bottom');
  const stacked = actors.filter(isStacked);
  const others = actors.filter((a) => a.place !== 'middle' && !isStacked(a));
  if (middle.length > 0 || stacked.length > 0) return { middle, others, stacked };
  const onRing = (a: Actor): boolean => a.place === 'around' || a.place === 'border';
  const isLone = others.some(onRing)
    ? (a: Actor): boolean => !onRing(a)
    : (a: Actor): boolean => !isFlower(a) && copiesOf(a, others) === 1;
  const lone = others.filter(isLone);
  // "A fox, flowers around, name Leo": the fox is over its name, and not one of the ring.
  if (wordsInside && lone.length === 1 && others.some(onRing))
    return {
      middle: [],
      others: others.filter((a) => a !== lone[0]),
      stacked: [{ ...lone[0], place: 'top', size: 'large' }],
    };
  if (wordsInside || lone.length === 0 || lone.length === others.length || lone.length > 2) {
    return { middle: [], others, stacked };
  }
  return { middle: lone, others: others.filter((a) => !lone.includes(a)), stacked };
}

/** Where the first one sits: three on a ring look settled with two below. */
function startTurn(count: number, variation: number): number {
  const half = count > 0 ? Math.PI / count : 0;
  const first = count === 1 ? Math.PI : 0;
  return first + (variation % 2 === 1 ? half : 0);
}

/** In every third arrangement the subjects are gathered in the lower part, leaves above. */
function gathered(turns: readonly number[], variation: number): number[] {
  if (variation % 3 !== 2 || turns.length < 2) return [...turns];
  const share = turns.length > 5 ? 0.8 : 0.66;
  return turns.map((_, i) => {
    const even = (i + 0.5) / turns.length - 0.5;
    return Math.PI + even * 2 * Math.PI * share;
  });
}

/** Turns of the subjects on the ring: even gaps, whatever their widths. */
function stations(across: readonly number[], start: number): number[] {
  const whole = across.reduce((sum, w) => sum + w, 0) || 1;
  // Half by their number and half by their widths: wide ones get more room.
  let at = start - (across[0] ?? 0) * (Math.PI / whole);
  return across.map((w, i) => {
    const even = start + (2 * Math.PI * i) / across.length;
    const wide = at + (w * Math.PI) / whole;
    at += (w * 2 * Math.PI) / whole;
    return (even + wide) / 2;
  });
}

/** What sits on the ring: where, how wide, and what of the cloth it covers. */
interface Seated {
  turns: readonly number[];
  across: readonly number[];
  scale: number;
  hulls: readonly Float64Array[];
}

/** The ring's stem with leaves on both sides, berries and blossoms where no subject sits. */
function greenery(
  { turns, across, scale, hulls }: Seated,
  stage: Pick<Stage, 'inks' | 'chance' | 'detail' | 'leafless'> & {
    leafy: 'none' | 'some' | 'all';
  },
): Figure {
  const { inks, chance, detail, leafy, leafless } = stage;
  const pieces: Piece[] = [];
  const between = turns.length < 3 ? [] : freeGaps(turns, across, scale);
  const tight = between.filter(({ room }) => room < LEAFY_GAP);
  const isTight = (turn: number): boolean =>
    tight.some(({ at, room }) => Math.abs(Math.sin((turn - at) / 2)) < (room / RING) * 0.35);
  const pairs = leafless ? 0 : 16 + 2 * detail;
  for (let i = 0; i < pairs; i++) {
    const turn = (2 * Math.PI * (i + 0.5)) / pairs;
    // Leaves grow upward on both halves, from the bottom to the top.
    const rising = Math.sin(turn) > 0 ? -1 : 1;
    for (const side of [-1, 1]) {
      const bite = chance.between(200 + 2 * i + side, -0.03, 0.03);
      const at = turn + (side * rising * 0.4) / pairs + bite;
      const spot = {
        ...polar(RING, at),
        scale: 0.34 * (side > 0 ? 1 : 0.86),
        angle: at + rising * (Math.PI / 2) - side * rising * 0.72,
        mirror: side * rising > 0,
      };
      // Of a leaf under a flower a crumb would show, for a cut of the thread.
      if (isTight(turn) || hulls.some((hull) => hides(hull, spot))) continue;
      pieces.push(...place(foldedLeaf(inks.leaf, inks.leafDark), spot));
    }
  }
  for (const { at } of leafless ? [] : tight) {
    for (const side of [-1, 1]) {
      const spot = { ...polar(RING, at), scale: 0.32, angle: at + side * 0.62, mirror: side < 0 };
      // Little of them is seen: in the stem's thread they cost no cut.
      pieces.push(...place(leaf(inks.leafDark), spot));
    }
  }
  // On its leaves, whole: the needle goes along it from leaf to leaf, and under it in their light thread.
  pieces.push(hoop(RING, 0.028, inks.leafDark));
  // Blossoms that nobody asked for come with more detail alone, and beside leaves hardly then.
  const isPlain = turns.length > 0 && detail < 2;
  const isBare = isPlain || leafy === 'some' || (leafy === 'all' && detail < 3);
  const gaps = isBare ? [] : freeGaps(turns, across, scale);
  gaps.forEach(({ at, room }, k) => {
    if (room < 0.16) return;
    pieces.push(...cluster(at, Math.min(room, 0.5), { inks, detail, odd: k % 2 === 1 }));
  });
  return pieces;
}

/** Gaps shorter than this have a pair of leaves that look out of them. */
const LEAFY_GAP = 0.5;

/** Whether the middle or the tip of a leaf lies under a thing. */
function hides(hull: Float64Array, spot: Placing): boolean {
  const [mx, my, tx, ty] = placeLine(Float64Array.of(0, -0.5, 0, -0.94), spot);
  return contains(hull, mx, my) || contains(hull, tx, ty);
}

/** Middles of the stretches between subjects, and how long they are. */
function freeGaps(
  turns: readonly number[],
  across: readonly number[],
  scale: number,
): { at: number; room: number }[] {
  if (turns.length === 0) {
    return Array.from({ length: 6 }, (_, i) => ({ at: (i * Math.PI) / 3, room: 0.4 }));
  }
  if (turns.length === 1) {
    return [0.5, 1, 1.5].map((f) => ({ at: turns[0] + f * Math.PI, room: 0.4 }));
  }
  return turns.map((turn, i) => {
    const last = i === turns.length - 1;
    const next = turns[(i + 1) % turns.length] + (last ? 2 * Math.PI : 0);
    const half = ((across[i] + across[(i + 1) % across.length]) / 2) * scale;
    return { at: (turn + next) / 2, room: (next - turn) * RING - half };
  });
}

/** Chroma of petals that make grey berries. */
const PALE = 0.04;

/** Berries, and from medium detail on small blossoms, around a point of the ring. */
function cluster(
  at: number,
  room: number,
  { inks, detail, odd }: { inks: Stage['inks']; detail: number; odd: boolean },
): Figure {
  if (detail >= 1 && room > 0.24) {
    const [petal, heart] = odd ? [inks.soft, inks.accent] : [inks.accent, inks.soft];
    const bloom = place(blossom(petal, heart), { ...polar(RING, at), scale: 0.26, angle: at });
    if (detail < 2 || room < 0.4) return bloom;
    const berries = [-0.24, 0.24].flatMap((d) =>
      place(disc(inks.accent), { ...polar(RING + 0.13, at + d), scale: 0.1 }),
    );
    return [...bloom, ...berries];
  }
  const berry = lchOfHex(inks.accent)[1] < PALE ? inks.soft : inks.accent;
  // They touch: the needle goes from one to the next.
  return [
    [-0.052, 0.05],
    [0.052, 0.05],
    [0, -0.04],
  ].flatMap(([d, r]) => place(disc(berry), { ...polar(RING + r, at + d), scale: 0.115 }));
}

/** The frame's half side, in sizes of its motifs: how many stand along a side. */
const HALF_SIDE = [2, 2, 2.5, 3] as const;

/** The same for motifs of many parts: each of them costs several cuts. */
const FEW_HALF_SIDE = 1.5;

/** Flowers and fruit: between hearts or snowflakes nobody expects leaves. */
const isLeafy = (actor: Actor): boolean =>
  isFlower(actor) ||
  actor.kind === 'leaf' ||
  (isPlant(actor) && actor.figure.some(({ hex }) => isLeafGreen(hex)));

/** A frame of motifs with its corners; words or another subject inside. */
export function arrangeBorder({ actors, words, inks, chance, detail }: Stage): Body {
  // "A sewing machine and scissors, flowers along the border".
  const isRim = (a: Actor): boolean => a.place === 'border';
  // "A knot border with ravens in the corners".
  const isHeld = (a: Actor): boolean => a.place === 'corners' && actors.some(isRim);
  const held = actors.filter(isHeld);
  const asked = actors.filter(
    (a) => a.place === 'middle' || (actors.some(isRim) && !isRim(a) && !isHeld(a)),
  );
  const lone = asked.length > 0 || words ? undefined : loneInside(actors);
  const others = headsOf(
    interleave(actors.filter((a) => a !== lone && !asked.includes(a) && !isHeld(a))),
  );
  const cast = others.length > 0 ? others : actors;
  const few = detail < 2 && cast.some(isIntricate) ? FEW_HALF_SIDE : HALF_SIDE[detail];
  // Each of several kinds has its turn before the middle of a side.
  const kinds = new Set(cast.map(({ subject }) => subject)).size;
  const half = Math.max(few, Math.min(3, kinds - 1));
  const track = boxTrack(half, half, 0.01);
  // A step is as long as a motif: the corners lie half a side's steps from the middles of the sides.
  const [count, shift, side] = [8 * half, half % 1, 2 * half];
  const figure: Figure[] = cast.some(isLeafy) ? [sprigs(track, count, shift, inks.leaf)] : [];
  const alternate = chance.variation % 3 === 1;
  const inward = chance.variation % 3 === 2 && cast.every(isFlower);
  for (let i = 0; i < count; i++) {
    const at = track.at(((i + shift) * track.length) / count);
    const step = (i + count - Math.floor(half)) % side;
    const corner = step === 0;
    // Corners hold the first subject; along the sides they take turns, the same from both ends.
    const along = cast[Math.min(step, side - step) % cast.length];
    const actor = corner && held.length > 0 ? held[Math.floor(i / side) % held.length] : along;
    const angle =
      isHeld(actor) && STANDS.has(actor.kind) ? 0 : outAngle(actor, at.x, at.y, corner, half);
    const scale = corner ? 0.92 : alternate && i % 2 === 1 ? 0.6 : 0.82;
    figure.push(stand(actor, { x: at.x, y: at.y, scale, angle: inward ? angle + Math.PI : angle }));
  }
  const room = { x: 0, y: 0, r: half - 0.6 };
  const middle = lone ? [lone] : asked;
  const hasWords = middle.length === 0 && words !== undefined;
  figure.push(hasWords ? fitSquare(words, half - 0.52) : inside(middle, words, 0.2, room));
  return { figure: figure.flat(), form: 'box', hasWords };
}

/** As large as it can be in a square about 0: what is wide reaches farther there than in a circle. */
function fitSquare(figure: Figure, half: number): Figure {
  const { left, right, top, bottom } = figureBox(figure);
  const scale = (2 * half) / Math.max(right - left, bottom - top);
  return place(figure, {
    x: (-scale * (left + right)) / 2,
    y: (-scale * (top + bottom)) / 2,
    scale,
  });
}

/** A subject that stands alone beside others. */
function loneInside(actors: readonly Actor[]): Actor | undefined {
  return actors.find((a) => a.place === 'any' && actors.length > 1 && copiesOf(a, actors) === 1);
}

/** Tops outward, corners along the diagonal. */
function outAngle(actor: Actor, x: number, y: number, corner: boolean, half: number): number {
  if (isUpright(actor) || actor.kind === 'animal') return 0;
  if (corner) return Math.atan2(x, -y);
  if (Math.abs(y) > half - 0.01) return y < 0 ? 0 : Math.PI;
  return x > 0 ? Math.PI / 2 : -Math.PI / 2;
}

/** A pair of leaves between neighbours: of one thread, for one cut. */
function sprigs(track: Track, count: number, shift: number, hex: string): Figure {
  return Array.from({ length: count }, (_, i): Figure => {
    const at = track.at(((i + shift + 0.5) * track.length) / count);
    const angle = Math.atan2(at.tx, -at.ty);
    return [0, Math.PI].flatMap((turn) =>
      place(leaf(hex, 0), { x: at.x, y: at.y, scale: 0.36, angle: angle + turn }),
    );
  }).flat();
}
