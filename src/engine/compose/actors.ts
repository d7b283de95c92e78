import type { ShapeSet } from '../shapes.ts';
import type { MotifKind } from '../prompt/motif-index.ts';
import type { PromptPlan, PromptSubject, SubjectPlace, SubjectSize } from '../prompt/plan.ts';
import {
  colorWeights,
  figureBox,
  figureOf,
  isWindow,
  massOf,
  outlinePoints,
  type Piece,
  place,
  silhouette,
  type Figure,
} from './figure.ts';
import { asleep } from './asleep.ts';
import { convexHull, enclosingCircle, thinHull } from './hull.ts';
import { dressed, looking, withKept, withSails, naturally, outlined, bared } from './natural.ts';
import {
  hueGap,
  isLeafGreen,
  recolor,
  accented,
  recolorCoat,
  lchOfHex,
  recolorFoliage,
  recolorLeaves,
  recolorTwice,
  withEyes,
} from './recolor.ts';
import { colorsByLikeness } from './colors-by-likeness.ts';
import { nearestOf } from './thread-colors.ts';
import { oklabFromHex } from '../color/oklab.ts';
import { withParts } from './part-colors.ts';
import { dozing } from './smiles.ts';
import { patterned } from './patterned.ts';
import { variedColors } from './varied.ts';
import { ringBox, type Box } from '../vector/geometry.ts';

/*
 * From the subjects of a plan to actors: each copy of a motif by itself, in
 * its colour, all of about the same visual size.
 */

/** One copy of a motif, its optical centre at 0, its visual size 1 unless asked otherwise. */
export interface Actor {
  id: string;
  kind: MotifKind | undefined;
  figure: Figure;
  hull: Float64Array;
  box: Box;
  /** Index of its subject in the plan. */
  subject: number;
  place: SubjectPlace;
  size: SubjectSize;
  /** Several things that became one: whether the one that they stand to has a body, not a face alone. */
  bodied?: boolean | undefined;
  /** The same: how large all of it is in nature, as `naturalSize` says of a single thing. */
  natural?: number | undefined;
  /** The same: whether that one is a person. */
  person?: boolean | undefined;
  /** Its leaves have the colour that was asked for them. */
  ownLeaves?: boolean | undefined;
}

const LIVING: ReadonlySet<MotifKind | undefined> = new Set([
  'animal',
  'bird',
  'face',
  'sea',
  'person',
  'insect',
]);

/** How large a subject is drawn beside a normal one. */
const SIZE_FACTOR: Record<SubjectSize, number> = { small: 0.62, normal: 1, large: 1.45 };

/** How large one of several that stand together is beside the largest of them. */
export const shareOf = (one: Pick<Actor, 'size'>, all: readonly Pick<Actor, 'size'>[]): number =>
  SIZE_FACTOR[one.size] / Math.max(...all.map(({ size }) => SIZE_FACTOR[size]));

/** Flowers and such, where nobody says what kind a motif is. */
const FLOWER_NAMES = /rose|tulip|flower|blossom|hibiscus|lotus|hyacinth|bouquet|daisy|lily|orchid/;
const PLANT_NAMES =
  /herb|leaf|clover|shamrock|seedling|cactus|tree|mountain|berry|lemon|cherries|apple/;
const PLANT_KINDS: ReadonlySet<MotifKind> = new Set(['flower', 'tree', 'leaf', 'food', 'nature']);

/** A picture that somebody gave. */
export const isGivenPicture = ({ figure }: Pick<Actor, 'figure'>): boolean => figure.some(isWindow);

export const isFlower = ({ kind, id }: Pick<Actor, 'kind' | 'id'>): boolean =>
  kind === 'flower' || (kind === undefined && FLOWER_NAMES.test(id));

/** Whether greens of a motif are leaves. */
export const isPlant = (actor: Pick<Actor, 'kind' | 'id'>): boolean =>
  isFlower(actor) || (actor.kind ? PLANT_KINDS.has(actor.kind) : PLANT_NAMES.test(actor.id));

/** The actors of a plan, in its order; subjects whose motif is missing are left out. */
export function castActors(
  plan: PromptPlan,
  motifs: ReadonlyMap<string, ShapeSet>,
  kinds: ReadonlyMap<string, MotifKind>,
): Actor[] {
  const turns = turnsOf(plan, motifs);
  return plan.subjects.flatMap((subject, index) => {
    const set = motifs.get(subject.motif);
    if (!set || set.shapes.length === 0) return [];
    const kind = kinds.get(subject.motif);
    const id = subject.motif;
    const drawn = figureOf(set).map((piece, n) => ({ ...piece, of: { subject: index, piece: n } }));
    const whole = subject.look ? looking(drawn, id, subject.look) : drawn;
    const awake = naturally(subject.bare ? bared(whole, id, kind) : whole, id);
    const lids = subject.asleep ? asleep(awake) : awake;
    // What has no eyes to close gets a face that sleeps.
    const own = subject.asleep && lids === awake && !LIVING.has(kind) ? dozing(awake) : lids;
    const { place: where, size, count } = subject;
    // Copies of one colour are one actor: what is worked out for it holds for all.
    const known = new Map<string | undefined, Actor>();
    return Array.from({ length: count }, (_, copy) => {
      const hex = colorOf(plan, subject, { figure: own, turn: turns.get(index) ?? index, copy });
      const grown = subject.leaves ? recolorLeaves(own, subject.leaves) : own;
      const dyed = hex ? inHex(grown, hex, plan, subject, { kind, id }) : grown;
      const parted = subject.parts ? withParts(dyed, drawn, { id, parts: subject.parts }) : dyed;
      const printed = subject.pattern ? patterned(parted, subject.pattern, id) : parted;
      const solid = subject.solid ? inOneThread(printed, hex ?? SILHOUETTE) : printed;
      const figure = subject.outline ? outlined(solid, subject.outline) : solid;
      const actor = known.get(hex) ?? {
        ...makeActor(subject.upsideDown ? place(figure, { angle: Math.PI }) : figure, {
          id,
          kind,
          subject: index,
          place: where,
          size,
        }),
        // "Sage green eucalyptus": leaves alone have the colour that is said.
        ownLeaves: subject.leaves !== undefined || (kind === 'leaf' && hex !== undefined),
      };
      known.set(hex, actor);
      return { ...actor };
    });
  });
}

/** Of silhouettes, where no colour is said. */
const SILHOUETTE = '#2a2d2f';
/** Slits narrower than this, beside the larger side, are closed: they lie between two parts. */
const SLIT = 0.006;

/** Its silhouette: all areas as one; lines that reach out of it stay lines. */
function inOneThread(figure: Figure, hex: string): Figure {
  const box = figureBox(figure);
  const closing = SLIT * Math.max(box.right - box.left, box.bottom - box.top);
  const of = figure.find((piece) => piece.of)?.of;
  const areas = silhouette(figure, 0, closing).map((polygon): Piece => ({
    kind: 'area',
    polygon,
    hex,
    ...(of ? { of } : {}),
  }));
  const lines = figure.flatMap((piece) => (piece.kind === 'line' ? [{ ...piece, hex }] : []));
  return [...lines, ...areas];
}

/** A drawing in the colours that are said of it: of a person what is worn, and of all else all but what stays. */
function inHex(
  drawn: Figure,
  hex: string,
  plan: PromptPlan,
  subject: PromptSubject,
  motif: Pick<Actor, 'kind' | 'id'>,
): Figure {
  const dye = (part: Figure) => inColors(part, hex, plan, subject, motif);
  const dyed = motif.kind === 'person' ? dressed(drawn, motif.id, dye) : dye(drawn);
  return withSails(withKept(dyed, drawn, motif.id), drawn, motif.id, hex);
}

/** One copy of which two colours are said has both; several take turns. */
function inColors(
  whole: Figure,
  hex: string,
  { colors: ofAll, subjects, arrangement }: PromptPlan,
  { colors, count }: PromptSubject,
  motif: Pick<Actor, 'kind' | 'id'>,
): Figure {
  const water = motif.kind === 'vehicle' ? waterOf(whole) : [];
  const figure = whole.filter((piece) => !water.includes(piece));
  const plant = isPlant(motif);
  const said = colors.length > 0 ? colors : subjects.length === 1 ? ofAll : [];
  const isCoated = COATED.has(motif.kind);
  // "Two black and white cats" are alike, "two red and blue balloons" take turns.
  const isAlike = arrangement === 'symmetry' && count === 2;
  const isTwo = said.length === 2 && (count === 1 || isAlike || (isCoated && said.some(isWhite)));
  if (motif.kind === 'leaf' && !isTwo) return recolorFoliage(figure, hex);
  // "A red and green carnation": the green is that of its leaves.
  const green = said.length === 2 && isFlower(motif) ? said.find(isLeafGreen) : undefined;
  const petals = said.find((other) => other !== green);
  if (green && petals && figure.some((piece) => isLeafGreen(piece.hex)))
    return recolorLeaves(recolor(figure, petals, plant), green);
  // "Roses, dusty pink and sage green": none of several is green that has no leaves of its own.
  if (green && petals && count > 1) return recolor(figure, petals, plant);
  const one = isTwo ? undefined : recolor(figure, hex, plant, motif.kind === 'vehicle');
  const coat = isTwo && isCoated ? recolorCoat(figure, said[0], said[1]) : undefined;
  const dyed =
    (one && motif.kind === 'symbol' ? accented(one, hex) : one) ??
    coat ??
    recolorTwice(figure, said[0], said[1], plant);
  const put = isCoated ? withEyes(dyed, figure) : dyed;
  if (water.length === 0) return put;
  let next = 0;
  return whole.map((piece) => (water.includes(piece) ? piece : put[next++]));
}

/** What a boat floats on: a thing as wide as the drawing, at its foot, of water's hue. */
function waterOf(figure: Figure): Figure {
  const { left, right, bottom } = figureBox(figure);
  return figure.filter((piece) => {
    const box = figureBox([piece]);
    const isFoot = box.right - box.left > 0.9 * (right - left) && bottom - box.bottom < 1e-6;
    return isFoot && hueGap(lchOfHex(piece.hex)[2], WATER_HUE_DEG) < 40;
  });
}

const WATER_HUE_DEG = 240;

const isWhite = (hex: string): boolean => lchOfHex(hex)[0] > 0.9;

/** Kinds whose two colours are those of a coat, not of a body and a beak. */
const COATED: ReadonlySet<MotifKind | undefined> = new Set(['animal', 'face', 'bird', 'sea']);

/** Does something with each actor; once for all copies that share a figure. */
export function mapAlike(actors: readonly Actor[], change: (actor: Actor) => Actor): Actor[] {
  const known = new Map<Figure, Actor>();
  return actors.map((actor) => {
    const changed = known.get(actor.figure) ?? change(actor);
    known.set(actor.figure, changed);
    return { ...changed };
  });
}

/** Its subject's colours in turn; else those of the whole. */
function colorOf(
  plan: PromptPlan,
  { colors, count, motif }: PromptSubject,
  { figure, turn, copy }: { figure: Figure; turn: number; copy: number },
): string | undefined {
  if (colors.length > 0) return colors[copy % colors.length];
  if (plan.only && hasSeveralOf(plan.only, figure)) return undefined;
  const varied = count > 1 && plan.colors.length === 0 && variedColors(motif);
  if (varied) return varied[copy % varied.length];
  // Two that mirror each other are alike.
  const own = plan.arrangement === 'symmetry' && count === 2 ? turn : turn + copy;
  return plan.colors.length > 0 ? plan.colors[own % plan.colors.length] : undefined;
}

/** With which of the colours of the whole each subject begins that has none of its own, by its index. */
function turnsOf(
  { subjects, colors }: PromptPlan,
  motifs: ReadonlyMap<string, ShapeSet>,
): Map<number, number> {
  const plain = [...subjects.entries()].flatMap(([index, subject]) => {
    const set = motifs.get(subject.motif);
    const isPlain = subject.colors.length === 0 && set && set.shapes.length > 0;
    return isPlain ? [{ index, figure: figureOf(set) }] : [];
  });
  // Several of one thing take turns, and who has all colours has each.
  if (colors.length < 2 || plain.length < 2) return new Map();
  const turns = colorsByLikeness(
    plain.map(({ figure }) => figure),
    colors,
  );
  return new Map(turns?.map((turn, k) => [plain[k].index, turn]));
}

/** Where all is to be of a few colours: each of two covers at least this share of a motif as it is. */
const MIN_OWN_SHARE = 0.12;

/** Whether a motif's own colours are shades of more than one of these. */
function hasSeveralOf(only: readonly string[], figure: Figure): boolean {
  const shares = only.map(() => 0);
  for (const [hex, weight] of colorWeights(figure))
    shares[nearestOf(only, oklabFromHex(hex))] += weight;
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.filter((share) => share > MIN_OWN_SHARE * total).length > 1;
}

/** How many of `among` show the same subject as an actor. */
export const copiesOf = ({ subject }: Actor, among: readonly Actor[]): number =>
  among.filter((other) => other.subject === subject).length;

type Role = Pick<Actor, 'id' | 'kind' | 'subject' | 'place' | 'size'>;

/** How much the reach of a motif counts in its visual size; the rest is what it covers. */
const REACH_SHARE = 0.65;
/** The side of a square beside its visual size. */
const AREA_WEIGHT = 1.3;

/** Brings a figure to its visual size, its optical centre to 0. */
export function makeActor(figure: Figure, role: Role): Actor {
  const points = outlinePoints(figure);
  const circle = enclosingCircle(convexHull(points));
  const mass = massOf(silhouette(figure, circle.r * 1e-3));
  const area = Math.max(mass.area, (circle.r * 0.4) ** 2);
  const size = (2 * circle.r) ** REACH_SHARE * (AREA_WEIGHT * Math.sqrt(area)) ** (1 - REACH_SHARE);
  const scale = SIZE_FACTOR[role.size] / size;
  const box = ringBox(points);
  // Between the middle of the box and the centre of gravity is where the eye sees the middle.
  const heavy = mass.area > 0 ? mass : circle;
  const x = 0.65 * ((box.left + box.right) / 2) + 0.35 * heavy.x;
  const y = 0.65 * ((box.top + box.bottom) / 2) + 0.35 * heavy.y;
  const placed = place(figure, { x: -x * scale, y: -y * scale, scale });
  const hull = thinHull(convexHull(outlinePoints(placed)));
  return { ...role, figure: placed, hull, box: ringBox(hull) };
}

/** What is left of a flower without its leaves has to be at least this share of it. */
const MIN_HEAD_SHARE = 0.25;

/** Flowers by their heads, for places where stems are drawn anew; other things whole. */
export const headsOf = (actors: readonly Actor[]): Actor[] => mapAlike(actors, headOf);

function headOf(actor: Actor): Actor {
  if (!isFlower(actor)) return actor;
  const petals = actor.figure.filter(({ hex }) => !isLeafGreen(hex));
  const share = massOf(silhouette(petals, 1e-3)).area / massOf(silhouette(actor.figure, 1e-3)).area;
  if (petals.length === 0 || !(share >= MIN_HEAD_SHARE) || petals.length === actor.figure.length) {
    return actor;
  }
  // Bells along a stem would hang in the air without it.
  const isSpike = silhouette(petals, 1e-3).length >= SPIKE;
  return makeActor(
    isSpike ? [...stemWithin(actor.figure, figureBox(petals)), ...petals] : petals,
    actor,
  );
}

/** So many blossoms apart from each other are held by their stem. */
const SPIKE = 3;

/** Leaf green lines and strokes as far down as blossoms reach. */
function stemWithin(figure: Figure, { bottom }: Box): Figure {
  return figure.flatMap((piece): Figure => {
    if (!isLeafGreen(piece.hex)) return [];
    if (piece.kind === 'line') {
      const points = above(piece.points, bottom, false);
      return points.length >= 4 ? [{ ...piece, points }] : [];
    }
    // Leaves grow at the foot; what goes up between the blossoms is the stem.
    const { left, right, top } = figureBox([piece]);
    if (right - left > SLENDER * (bottom - top)) return [];
    const rings = piece.polygon.rings.map((ring) => above(ring, bottom, true));
    return rings[0].length >= 6 ? [{ ...piece, polygon: { ...piece.polygon, rings } }] : [];
  });
}

/** A stem is narrower than this beside its height. */
const SLENDER = 0.3;

/** The part of a line or ring that is not below a level. */
function above(points: Float64Array, level: number, closed: boolean): Float64Array {
  const out: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i], points[i + 1]];
    const before = i > 0 ? i - 2 : points.length - 2;
    const [px, py] = i > 0 || closed ? [points[before], points[before + 1]] : [x, y];
    if (y <= level !== py <= level) out.push(px + ((level - py) / (y - py)) * (x - px), level);
    if (y <= level) out.push(x, y);
  }
  return Float64Array.from(out);
}
