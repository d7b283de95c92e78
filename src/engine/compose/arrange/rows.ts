import type { SubjectPlace } from '../../prompt/plan.ts';
import { heightOf, widthOf, type Box } from '../../vector/geometry.ts';
import { type Actor, copiesOf, headsOf, isFlower } from '../actors.ts';
import { type Figure, figureBox, place, type Placing } from '../figure.ts';
import { hullGap } from '../hull.ts';
import { type Body, fromMiddle, lineUp, spotHull, type Stage, stand, interleave } from './body.ts';

/** Between neighbours of a row, beside their size. */
const ROW_GAP = 0.1;
/** Each animal of a file is smaller than the one before it, the last by no more than so much. */
const SHRINK = 0.11;
const MOST_SHRUNK = 0.35;
/** No row is longer; what is left over stands in another one. A row that is asked for may be. */
const MAX_ROW = 6;
const MAX_ASKED = 9;
const FEW = 4;

/** One subject, or several side by side; long rows in two or three. */
export const arrangeRow = (stage: Stage): Body => rowsOf(stage, MAX_ASKED, true);

/** The same where nobody asks for a row: five or six are no thin line over an empty cloth. */
export const arrangeFew = (stage: Stage): Body => rowsOf(stage, FEW, false);

function rowsOf({ actors, chance }: Stage, most: number, isAsked: boolean): Body {
  if (actors.length === 1) return single(actors[0], chance.variation);
  if (isAsked && isFollowed(actors))
    return { figure: oneRow(motherFirst(actors), 0), form: actors.length > 3 ? 'box' : 'round' };
  const rows = intoRows(isAsked && inTurn(actors) ? interleave(actors) : centred(actors), most);
  // Flowers fan out like a bunch, other things and a row that is asked for stand level: at first.
  const first = !isAsked && actors.every(isFlower) && actors.length > 2 ? 1 : 0;
  const figures = rows.map((row) => oneRow(row, (chance.variation + first) % 3));
  const gap = !isAsked && actors.every(isOnStem) ? -BED * heightOf(actors[0].box) : ROW_GAP;
  const figure = figures.length === 1 ? figures[0] : lineUp(figures, gap, true);
  return { figure, form: rows[0].length - rows.length > 2 ? 'box' : 'round' };
}

/** Of a flower's height: rows of a bed stand so far before each other. */
const BED = 0.34;

/** Taller than wide: what has a stem, which the row before it may hide. */
const isOnStem = (actor: Actor): boolean =>
  isFlower(actor) && heightOf(actor.box) > 1.15 * widthOf(actor.box);

/**
 * A row on one baseline. In the second arrangement it is a hill whose flowers fan out, in the
 * third a valley.
 */
function oneRow(row: readonly Actor[], lean: number): Figure {
  const alike = row.every(
    ({ subject, size }) => subject === row[0].subject && size === row[0].size,
  );
  const walks =
    alike && row.length > 2 && row.every(({ kind }) => kind === 'animal' || kind === 'bird');
  const widest = Math.max(...row.map(({ box }) => box.right - box.left));
  const shrink = Math.min(SHRINK, MOST_SHRUNK / (row.length - 1));
  const isFile = isFollowed(row);
  let pen = 0;
  const placed = row.map((actor, i): Figure => {
    const { box } = actor;
    const reach = row.length > 1 ? (2 * i) / (row.length - 1) - 1 : 0;
    // Drawings look to the left: those on that side turn to the middle; many alike walk one way.
    const mirror = reach < 0 && !isFlower(actor) && !(alike && row.length > 2) && !isFile;
    const bend = lean === 0 ? 0 : lean === 1 ? 1 : -1;
    // Three alike in file are a mother and her young, not one stamp thrice.
    const scale = walks ? 1 - shrink * i : 1;
    const width = scale * (alike ? widest : box.right - box.left);
    const x = pen + width / 2 + ((mirror ? 1 : -1) * scale * (box.left + box.right)) / 2;
    pen += width + ROW_GAP;
    const angle = isFlower(actor) ? 0.2 * reach * bend : 0;
    const y = 0.24 * reach * reach * bend - scale * box.bottom;
    return stand(actor, { x, y, scale, angle, mirror });
  });
  return placed.flat();
}

/** "A duck and two little ducklings in a row": the young go after her, all one way. */
const isFollowed = (actors: readonly Actor[]): boolean =>
  actors.length > 2 &&
  actors.length <= MAX_ROW + 1 &&
  actors.every(({ kind }) => kind === 'animal' || kind === 'bird') &&
  actors.filter(({ size }) => size !== 'small').length === 1;

/** Drawings look to the left: the first one there is the mother. */
const motherFirst = (actors: readonly Actor[]): Actor[] =>
  actors.toSorted((a, b) => Number(a.size === 'small') - Number(b.size === 'small'));

/** "A row of tulips and hearts": several of each, one after the other. */
const inTurn = (actors: readonly Actor[]): boolean =>
  actors.some(({ subject }) => subject !== actors[0].subject) &&
  actors.every((actor) => copiesOf(actor, actors) > 1);

function single(actor: Actor, variation: number): Body {
  const tilts = [0, 0, -0.16, 0.16] as const;
  const angle = isUpright(actor) ? 0 : tilts[variation % 4];
  const figure = stand(actor, { x: 0, y: 0, scale: 1, angle, mirror: variation % 2 === 1 });
  return { figure, form: 'round' };
}

/** What looks wrong when it leans. */
export const isUpright = ({ kind, id }: Actor): boolean =>
  /:(?:candle|lantern|lamp)$/.test(id) ||
  kind === 'building' ||
  kind === 'vehicle' ||
  kind === 'face' ||
  kind === 'person';

/** The largest in the middle; copies of one subject stay on both sides of it. */
function centred(actors: readonly Actor[]): Actor[] {
  const bySize = { large: -100, normal: 0, small: 100 };
  const rank = (actor: Actor): number => bySize[actor.size] + copiesOf(actor, actors);
  const order = actors.toSorted((a, b) => rank(a) - rank(b) || a.subject - b.subject);
  return fromMiddle(order);
}

/** Rows whose lengths differ by one at most: the shorter ones below. */
function intoRows<T>(items: readonly T[], most: number): T[][] {
  const count = Math.ceil(items.length / most) + (items.length > MAX_ROW * 2 ? 1 : 0);
  const rows: T[][] = [];
  let from = 0;
  for (let r = 0; r < count; r++) {
    const length = Math.ceil((items.length - from) / (count - r));
    rows.push(items.slice(from, from + length));
    from += length;
  }
  return rows;
}

/** Size of the one on the axis, by that of those beside it; one a variation. */
const LEADERS = [1.4, 1.4, 1.15] as const;
/** Bare cloth between a pair and what it stands beside. */
const PAIR_GAP = 0.07;

/** Mirrored about the middle: one on the axis where the count is odd, the others in pairs. */
export function arrangeSymmetry({ actors, chance }: Stage): Body {
  const { axis, pairs: all } = split(actors);
  // Flowers stand on the ground, and birds over them.
  const grow = ([one]: [Actor, Actor]): boolean => isFlower(one) || one.kind === 'leaf';
  const isMixed = axis.length === 0 && all.length === 2 && all.some(grow) && !all.every(grow);
  const pairs = isMixed ? all.toSorted((a, b) => Number(grow(b)) - Number(grow(a))) : all;
  const placed: { actor: Actor; spot: Placing; hull: Float64Array }[] = [];
  const put = (actor: Actor, spot: Placing): void => {
    placed.push({ actor, spot, hull: spotHull(actor, spot) });
  };
  axis.forEach((actor, i) => {
    const scale = i === 0 && pairs.length > 0 ? LEADERS[chance.variation % 3] : 1;
    const spot = { x: 0, y: 0, scale };
    if (i > 0) spot.y = slide(actor, spot, placed, [0, i % 2 === 1 ? 1 : -1]).y;
    put(actor, spot);
  });
  const raised = chance.variation % 2 === 1;
  pairs.forEach(([right, left], k) => {
    const fan = pairDirection(k, pairs.length, raised);
    const angle = isUpright(right) ? 0 : fan.lean;
    const from = { x: 0.001, y: axis.length > 0 ? 0.06 : 0, scale: 1, angle };
    const spot = slide(right, from, [...placed, axisWall], fan.way);
    put(right, { ...spot, mirror: false });
    put(left, { ...spot, x: -spot.x, angle: -angle, mirror: true });
  });
  return { figure: placed.flatMap(({ actor, spot }): Figure => stand(actor, spot)), form: 'round' };
}

/** Keeps pairs on their own side of the axis. */
const axisWall = { hull: Float64Array.from([0, -99, 0, 99, -1, 99, -1, -99]) };

/** Subjects of an odd count give one to the axis; the rest go in pairs of a kind. */
function split(actors: readonly Actor[]): { axis: Actor[]; pairs: [Actor, Actor][] } {
  const axis: Actor[] = [];
  const pairs: [Actor, Actor][] = [];
  const subjects = [...new Set(actors.map(({ subject }) => subject))];
  for (const subject of subjects) {
    const copies = actors.filter((a) => a.subject === subject);
    if (copies.length % 2 === 1) axis.push(copies.shift()!);
    for (let i = 0; i < copies.length; i += 2) pairs.push([copies[i], copies[i + 1]]);
  }
  // A single animal leads its flowers, not the other way round.
  return { axis: axis.toSorted((a, b) => Number(isFlower(a)) - Number(isFlower(b))), pairs };
}

/** Where pair `k` of `count` goes, to the right: level, then up and down in turns. */
function pairDirection(
  k: number,
  count: number,
  raised: boolean,
): { way: [number, number]; lean: number } {
  const steps = [0, -0.85, 0.75, -0.4, 0.4, -1.25];
  const turn = count === 1 ? (raised ? -0.35 : 0.12) : (steps[k % steps.length] ?? 0);
  return { way: [Math.cos(turn), Math.sin(turn)], lean: count === 1 ? 0.3 : 0.35 + turn * 0.25 };
}

/** Moves an actor along a direction until it is clear of all that stands there. */
function slide(
  actor: Actor,
  spot: Placing,
  others: readonly { hull: Float64Array }[],
  [dx, dy]: readonly [number, number],
): Placing {
  for (let far = 0; far < 12; far += 0.04) {
    const at = { ...spot, x: spot.x + dx * far, y: spot.y + dy * far };
    const hull = spotHull(actor, at);
    if (others.every((other) => hullGap(hull, other.hull) >= PAIR_GAP)) return at;
  }
  return spot;
}

/** Bare cloth between a group and the middle. */
const GROUP_GAP = 0.2;

/** Each subject where the prompt puts it: beside, above, below or in the corners of the middle. */
export function arrangeSlots(stage: Stage): Body {
  const { actors, words } = stage;
  const at = (...places: SubjectPlace[]): Actor[] => actors.filter((a) => places.includes(a.place));
  const core = at('middle', 'any', 'around', 'border', 'background');
  // Between corners the words are the middle, where nothing else is.
  const isEmpty = core.length === 0 && words !== undefined;
  const isBetween = at('left').length > 0 && at('right').length > 0;
  const hasWords = isEmpty && (at('corners').length > 0 || isBetween);
  const lettered = hasWords ? place(words, { scale: isBetween ? 1.3 : 2.6 }) : [];
  const middle = core.length > 0 ? coreFigure({ ...stage, actors: core }) : lettered;
  const flip = stage.chance.variation % 2 === 1;
  const isThere = (group: Figure): boolean => group.length > 0;
  const [left, right] = [at('left'), at('right')];
  // Drawings look to the left: two who live look at what is between them.
  const isPair = [...left, ...right].every(({ kind }) => LIVES.has(kind)) && right.length > 0;
  const across = [column(left, isPair !== flip), middle, column(right, isPair === flip)];
  const whole = lineUp(across.filter(isThere), GROUP_GAP);
  const over = (actors: readonly Actor[]): Figure => asWide(row(actors, flip), actors, whole);
  const tops = at('top');
  const top = over(tops);
  const sheltered = tops.length === 1 && /umbrella/.test(tops[0].id) && under(top, whole);
  const rows = sheltered ? [sheltered, over(at('bottom'))] : [top, whole, over(at('bottom'))];
  const figure = lineUp(rows.filter(isThere), GROUP_GAP, true);
  const corners = headsOf(at('corners'));
  const all = corners.length > 0 ? [...figure, ...inCorners(figure, corners, flip)] : figure;
  return { figure: all, form: corners.length > 0 ? 'box' : 'round', hasWords };
}

const LIVES: ReadonlySet<Actor['kind']> = new Set(['animal', 'bird', 'person'] as const);
/** What is over or under all the rest is as wide: water, a rainbow, one umbrella over two. */
const WIDE = /:(?:sea|pond)$|wave|rainbow|umbrella|road$|:shore$/;

/** How far down the others an umbrella's handle reaches. */
const HANDLE = 0.7;

/** Under one umbrella, whose handle is behind and between them. */
function under(umbrella: Figure, whole: Figure): Figure | undefined {
  if (whole.length === 0) return undefined;
  const [own, all] = [figureBox(umbrella), figureBox(whole)];
  const x = (all.left + all.right - own.left - own.right) / 2;
  const y = all.top + HANDLE * (all.bottom - all.top) - own.bottom;
  return [...place(umbrella, { x, y }), ...whole];
}

function asWide(figure: Figure, actors: readonly Actor[], whole: Figure): Figure {
  const isWide = actors.length === 1 && WIDE.test(actors[0].id);
  if (!isWide || whole.length === 0) return figure;
  const [own, all] = [figureBox(figure), figureBox(whole)];
  return place(figure, { scale: (1.06 * (all.right - all.left)) / (own.right - own.left) });
}

/** The middle is the main thing: larger than what is put beside it, by arrangement. */
const CORE_SCALES = [1.5, 1.25, 1.8] as const;

function coreFigure(stage: Stage): Figure {
  const body = stage.actors.length > 2 ? arrangeSymmetry(stage) : arrangeRow(stage);
  return place(body.figure, { scale: CORE_SCALES[stage.chance.variation % 3] });
}

const column = (actors: readonly Actor[], mirror: boolean): Figure =>
  lineUp(
    actors.map((actor) => stand(actor, { x: 0, y: 0, scale: 1, mirror })),
    0.12,
    true,
  );

const row = (actors: readonly Actor[], flip: boolean): Figure =>
  lineUp(
    actors.map((actor, i) =>
      stand(actor, { x: 0, y: 0, scale: 1, mirror: i >= actors.length / 2 !== flip }),
    ),
    0.14,
  );

/** Of a thing in a corner, beside the longer side of what lies between, at least. */
const CORNER_SHARE = 0.2;

/** Four corners around a figure; a single one asked for stands in each of them. */
export function inCorners(figure: Figure, actors: readonly Actor[], flip: boolean): Figure {
  const box: Box =
    figure.length > 0 ? figureBox(figure) : { left: -0.8, top: -0.8, right: 0.8, bottom: 0.8 };
  const reach = Math.max(box.right - box.left, box.bottom - box.top) / 2;
  const cx = (box.left + box.right) / 2;
  const cy = (box.top + box.bottom) / 2;
  const count = actors.length === 1 ? 4 : actors.length;
  return Array.from({ length: count }, (_, i): Figure => {
    const actor = actors[i % actors.length];
    // Top left, bottom right, top right, bottom left: two lie on a diagonal.
    const sx = i % 4 === 0 || i % 4 === 3 ? -1 : 1;
    const sy = i % 4 === 0 || i % 4 === 2 ? -1 : 1;
    const step = Math.floor(i / 4) * 0.7;
    const lean = isUpright(actor) ? 0 : sx * (flip ? -0.3 : 0.3);
    const angle = isFlower(actor) ? Math.atan2(sx, -sy) : lean;
    const x = cx + sx * (reach + 0.12 - step);
    // What is small is still to be seen beside the rest.
    const least = (CORNER_SHARE * 2 * reach) / Math.max(widthOf(actor.box), heightOf(actor.box));
    const scale = Math.max(0.7, least);
    return stand(actor, { x, y: cy + sy * (reach + 0.12), scale, angle, mirror: sx > 0 });
  }).flat();
}
