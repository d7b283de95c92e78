import { heightOf, widthOf } from '../../vector/geometry.ts';
import { copiesOf, isFlower, type Actor } from '../actors.ts';
import { isFace } from '../anchors.ts';
import { hiddenShare } from '../hidden.ts';
import { figureBox, place, type Figure } from '../figure.ts';
import { naturalSize, scaledActor } from '../sizes.ts';
import { mainColor } from '../recolor.ts';
import { oklabDistance, oklabFromHex } from '../../color/oklab.ts';
import { type Body, fromMiddle, lineUp, type Stage, stand } from './body.ts';
import { fanned, isBalloon } from './balloons.ts';
import { inAir } from './in-air.ts';
import { inTurns, isFlatAndWide } from './in-turns.ts';
import { arrangeRow } from './rows.ts';

/*
 * Things as one would lay them for a picture: the largest in the middle and behind, lesser ones
 * before it at both sides, flowers at its feet, and what is light in the air about it.
 */

/** How much of the lesser one's width two neighbours overlap. */
const OVERLAP = 0.16;
/** Bare cloth between things that would melt into each other. */
const APART = 0.06;
/** Main colours nearer than this melt, in OKLab. */
const MIN_CONTRAST = 0.16;
/** The most of one that another hides of two that lie side by side. */
const MAX_HIDDEN = 0.06;
/** The most of what stands behind that is hidden by what is before it. */
const MAX_HIDDEN_BEHIND = 0.22;
/** How much lower what is in front stands, of its height. */
const STEP = 0.1;
/** Of the height of what they stand about: the tallest flowers. */
const FLOWERS_HIGH = 0.52;
/** The same about a house or a tower. */
const FLOWERS_AT_HOUSES = 0.26;
/** The same of shells, eggs or apples. */
const LESSER_HIGH = 0.26;

/** What hangs in the air as an ornament does. */
const LIGHT =
  /heart|star(?!fish)|snowflake|sparkles|droplet|musical|note|paw|bubble|confetti|feather|crescent|cloud|z-z/;

const NO_ORNAMENT: ReadonlySet<Actor['kind']> = new Set(['face', 'animal', 'sea'] as const);

/** Whether a thing hangs in the air as an ornament does: a heartbeat is a line, not a heart. */
export const isLight = ({ id, kind }: Pick<Actor, 'id' | 'kind'>): boolean =>
  LIGHT.test(id) && !NO_ORNAMENT.has(kind) && !/rhythm/.test(id);
/** Flowers and leaves, which grow at the feet of the rest. */
export const isPlanted = (actor: Actor): boolean =>
  (isFlower(actor) && !/:bouquet$/.test(actor.id)) || actor.kind === 'leaf';

/** Who leads, and of what several are laid at the feet as flowers are. */
const LEADS: ReadonlySet<Actor['kind']> = new Set([
  'animal',
  'person',
  'building',
  'bird',
  'vehicle',
] as const);
const LESSER: ReadonlySet<Actor['kind']> = new Set([
  'food',
  'sea',
  'object',
  'nature',
  'bird',
] as const);

/** Tools are laid in a row of their own: buttons under a sewing machine. */
const isLaid = ({ kind }: Actor): boolean => LESSER.has(kind) && kind !== 'object';

const LOOKS: ReadonlySet<Actor['kind']> = new Set(['animal', 'bird', 'insect'] as const);

const YOUNG = /chick$/;
/** In nature, of what leads beside what lies at its feet. */
const MUCH_LARGER = 1.6;

/** The most things that are laid so; more are rows. */
const MOST = 6;

/** What is in the air, what is at the feet, and what leads. */
function partsOf(actors: readonly Actor[]): Record<'light' | 'planted' | 'mains', Actor[]> {
  const single = actors.filter((actor) => copiesOf(actor, actors) === 1);
  const led = single.some(({ kind, person, bodied }) => LEADS.has(kind) || person || bodied);
  // A cake leads its strawberries, a samovar its glasses.
  const isSmaller = (actor: Actor): boolean =>
    single.some((one) => naturalSize(one) >= MUCH_LARGER * naturalSize(actor));
  // One branch beside a bottle is as much as the bottle.
  const isAtFeet = (actor: Actor): boolean =>
    isPlanted(actor) && (isFlower(actor) || led || copiesOf(actor, actors) > 1);
  const isMinor = (actor: Actor): boolean =>
    isAtFeet(actor) ||
    (copiesOf(actor, actors) > 1 && isLaid(actor) && isSmaller(actor)) ||
    (led && (LESSER.has(actor.kind) || YOUNG.test(actor.id)) && copiesOf(actor, actors) > 1);
  // Over leaves alone the moon is no ornament.
  const isMoon = ({ id }: Actor): boolean => /moon$/.test(id);
  const isNight = actors.some(isMoon) && actors.every((actor) => isMoon(actor) || isPlanted(actor));
  const light = actors.filter((actor) => isLight(actor) && !(isNight && isMoon(actor)));
  const planted = actors.filter((actor) => isMinor(actor) && !isLight(actor));
  const mains = actors.filter((actor) => !light.includes(actor) && !planted.includes(actor));
  return { light, planted, mains };
}

/** Whether some things make a picture: something leads, and there are not too many. */
export function isTableau(actors: readonly Actor[]): boolean {
  const { mains, planted } = partsOf(actors);
  // A ladybird among daisies does not lead them.
  const isTiny = mains.every(({ kind }) => kind === 'insect') && planted.some(isFlower);
  return actors.length > 1 && mains.length > 0 && mains.length <= MOST && !isTiny;
}

/** Whether there are flowers and leaves, and nothing else. */
export const isSpray = (actors: readonly Actor[]): boolean =>
  actors.every(isPlanted) && actors.some(isFlower) && !actors.every(isFlower) && actors.length <= 9;

/** Of the flowers' height: a leaf behind the middle one. */
const MIDDLE_LEAF = 1.1;

/** Flowers in a fan, leaves behind them at both sides and between. */
export function arrangeSpray(stage: Stage): Body {
  const flowers = stage.actors.filter(isFlower);
  const leaves = stage.actors.filter((actor) => !isFlower(actor));
  const { figure } = arrangeRow({ ...stage, actors: flowers });
  const box = figureBox(figure);
  const x = (box.left + box.right) / 2;
  const high = heightOf(box);
  const put = leaves.map((actor, k): Figure => {
    const share = leaves.length === 1 ? 0.5 : k / (leaves.length - 1) - 0.5;
    // In the middle it is behind flowers, and looks out over them.
    const isMiddle = share === 0;
    const tall = isMiddle ? MIDDLE_LEAF : 0.92;
    const own = place(actor.figure, { scale: (tall * high) / heightOf(actor.box) });
    const foot = figureBox(own);
    const up = place(own, { x: -(foot.left + foot.right) / 2, y: -foot.bottom });
    const away = share * (widthOf(box) + 0.2 * high);
    return place(up, {
      x: x + away,
      y: box.bottom - (isMiddle ? 0.3 * high : 0),
      angle: 1.5 * share,
    });
  });
  return { figure: [...put.flat(), ...figure], form: 'round' };
}

/** Lays things out as a picture. @param stage whose actors `isTableau` holds for */
export function arrangeTableau({ actors, chance }: Stage): Body {
  const { light, planted, mains: cast } = partsOf(actors);
  const mains = peopled(cast);
  const flip = chance.variation % 2 === 1;
  const group = mains.every(isBalloon) && mains.length > 1 ? fanned(mains) : grouped(mains, flip);
  const melts = planted.length > 0 && mains.some((a) => !contrasts(a, planted[0]));
  const isHead = mains.length === 1 && isFace(mains[0]);
  const isSmall = mains.every((actor) => naturalSize(actor) < 0.7);
  const tall = mains.every(({ kind }) => kind === 'building') ? FLOWERS_AT_HOUSES : FLOWERS_HIGH;
  // Drawings look to the left: at the one flower that is beside them.
  const toLeft = mains.length === 1 && LOOKS.has(mains[0].kind) && !flip;
  const how = { clear: melts || isHead, isSmall, tall, toLeft };
  const { behind, before } = atFeet(planted, group, how);
  const low = [...behind, ...group, ...before];
  return { figure: [...low, ...inAir(light, low, mains)], form: 'round' };
}

/** Of grown-ups, of children, and of a ball or the like beside them. */
const TALL = { grown: 1.5, child: 1.15 } as const;
const CHILD = /girl|boy|baby|child|doll/;
const TOYS = /ball$|football|basketball/;

/** People by their heights, not by what they cover: a bride's gown makes her no giant. */
function peopled(mains: readonly Actor[]): Actor[] {
  if (!mains.some(({ kind, id }) => kind === 'person' && /^ilmek:/.test(id))) return [...mains];
  return mains.map((actor) => {
    const { id, kind, box } = actor;
    const isPerson = kind === 'person' && /^ilmek:/.test(id);
    if (!isPerson) return TOYS.test(id) ? scaledActor(actor, 0.36 / heightOf(box)) : actor;
    const tall = CHILD.test(id) ? TALL.child : TALL.grown;
    return scaledActor(actor, tall / heightOf(box));
  });
}

/** Of several things those in the second row, and how much of the first they hide. */
function grouped(mains: readonly Actor[], flip: boolean): Figure {
  if (mains.length === 1) return mains[0].figure;
  const order = mains.toSorted((a, b) => heightOf(b.box) - heightOf(a.box));
  const onFeet = mains.every(
    ({ kind }) =>
      kind === 'animal' ||
      kind === 'person' ||
      (kind === 'bird' && mains.some((other) => other.kind === 'animal')) ||
      (mains.length === 2 && (kind === 'bird' || kind === 'sea')),
  );
  const alike = mains.every(
    ({ subject, size }) => subject === mains[0].subject && size === mains[0].size,
  );
  if (mains.length === 2 && mains.every(isFlatAndWide))
    return lineUp(
      order.toReversed().map(({ figure }) => figure),
      0.12,
      true,
    );
  const turns = inTurns(mains);
  if (turns && !onFeet) return turns;
  if (mains.length === 2 || onFeet) return level(fromMiddle(order), onFeet, alike, flip);
  const pair = pairAbout(mains);
  if (pair) return level(pair, true, false, flip);
  const led = ledRow(mains);
  if (led) return led;
  const back = order.slice(0, Math.floor(mains.length / 2));
  const front = order.slice(back.length);
  const rear = level(fromMiddle(back), false, true, flip);
  const box = figureBox(rear);
  const row = level(fromMiddle(front), false, true, flip, spaceFor(front, widthOf(box)));
  const at = figureBox(row);
  const tallest = Math.max(...front.map((actor) => heightOf(actor.box)));
  const melts = back.some((a) => front.some((b) => !contrasts(a, b)));
  // Before it, as far down as lets the ones behind be seen.
  const seen = melts
    ? heightOf(box) + APART
    : Math.max(0.5 * heightOf(box), heightOf(box) - 0.45 * tallest);
  const x = (box.left + box.right - at.left - at.right) / 2;
  for (let y = box.top + seen - at.top; ; y += 0.08 * heightOf(box)) {
    const put = place(row, { x, y });
    const isClear = y >= box.bottom + APART - at.top;
    const isSeen = (actor: Actor): boolean => {
      const own = rear.filter(({ of }) => of?.subject === actor.subject);
      return own.length === 0 || hiddenShare(own, put) <= MAX_HIDDEN_BEHIND;
    };
    if (isClear || back.every(isSeen)) return [...rear, ...put];
  }
}

/** Two alike who live and one thing: it is between them, and they look at it. */
function pairAbout(mains: readonly Actor[]): Actor[] | undefined {
  const twins = mains.filter((actor) => copiesOf(actor, mains) === 2);
  const [one] = twins;
  const thing = mains.find((actor) => !twins.includes(actor));
  const lives = ({ kind }: Actor): boolean =>
    kind === 'animal' || kind === 'person' || kind === 'bird';
  if (mains.length !== 3 || twins.length !== 2 || !thing || !lives(one) || lives(thing)) return;
  return [twins[0], thing, twins[1]];
}

/** Of the one that leads several alike, and of those. */
const LEADER = 1.3;
const FOLLOWER = 0.68;

/** One thing and three or more of another, as a sewing machine and spools: it stands over a row of them. */
function ledRow(mains: readonly Actor[]): Figure | undefined {
  const [leader, ...others] = mains.toSorted((a, b) => copiesOf(a, mains) - copiesOf(b, mains));
  const isLed = others.length > 2 && others.every(({ subject }) => subject === others[0].subject);
  if (!isLed || copiesOf(leader, mains) !== 1) return undefined;
  // Buttons are small already.
  const follower = naturalSize(leader) > MUCH_LARGER * naturalSize(others[0]) ? 1 : FOLLOWER;
  const row = level(
    others.map((actor) => scaledActor(actor, follower)),
    false,
    true,
    false,
    0.08,
  );
  return lineUp([scaledActor(leader, LEADER).figure, row], 0.1, true);
}

/** A gap in the front row through which what is behind looks out. */
function spaceFor(front: readonly Actor[], wide: number): number {
  const all = front.reduce((sum, { box }) => sum + widthOf(box), 0);
  return front.length === 2 ? Math.max(APART, Math.min(0.3, (wide * 1.25 - all) / 2)) : APART;
}

/** Side by side on one ground; the lesser of two overlaps the other one, and stands lower. */
function level(
  actors: readonly Actor[],
  onFeet: boolean,
  alike: boolean,
  flip: boolean,
  gap?: number,
): Figure {
  const list = flip ? actors.toReversed() : actors;
  let pen = 0;
  const put = list.map((actor, k): { figure: Figure; size: number } => {
    const last = list[k - 1];
    const wide = widthOf(actor.box);
    if (last) {
      pen += gap ?? (onFeet ? APART : gapBetween(last, actor));
    }
    // Drawings look to the left: those on that side turn to the others, unless all walk one way.
    const walks = alike && list.length > 2;
    const mirror = k < (list.length - 1) / 2 && onFeet && !walks;
    const { left, right, bottom } = actor.box;
    const x = pen + wide / 2 + ((mirror ? 1 : -1) * (left + right)) / 2;
    pen += wide;
    const size = heightOf(actor.box);
    const tallest = Math.max(...list.map(({ box }) => heightOf(box)));
    const y = -bottom + (onFeet || alike ? 0 : STEP * Math.min(0.5, tallest - size));
    return { figure: stand(actor, { x, y, scale: 1, mirror }), size };
  });
  return put.toSorted((a, b) => b.size - a.size).flatMap(({ figure }) => figure);
}

/**
 * Two that contrast overlap a little where both are still read: what is slim beside what is wide, as
 * a knife beside a loaf, is lost behind it, and lies clear of it.
 */
function gapBetween(a: Actor, b: Actor): number {
  if (!contrasts(a, b) || [a, b].some(isEmblem)) return APART;
  const lap = OVERLAP * Math.min(widthOf(a.box), widthOf(b.box));
  const beside = place(b.figure, {
    x: a.box.right - lap - b.box.left,
    y: a.box.bottom - b.box.bottom,
  });
  const [one, other] = [hiddenShare(a.figure, beside), hiddenShare(beside, a.figure)];
  return Math.max(one, other) > MAX_HIDDEN ? APART : -lap;
}

/** What is flat lies on nothing: signs and what is worn. */
const isEmblem = ({ kind, id }: Actor): boolean =>
  kind === 'symbol' ||
  kind === 'sea' ||
  /mustache|tie$|glasses|:hook|rings?$|fan$|racket|scissors|mirror/.test(id);

function contrasts(a: Actor, b: Actor): boolean {
  const [one, other] = [a, b].map(({ figure }) => mainColor(figure, false));
  if (one === undefined || other === undefined) return false;
  return oklabDistance(oklabFromHex(one), oklabFromHex(other)) > MIN_CONTRAST;
}

/** Flowers about what stands: the outer ones taller and behind, the others before its feet. */
function atFeet(
  planted: readonly Actor[],
  group: Figure,
  how: { clear: boolean; isSmall: boolean; tall: number; toLeft: boolean },
): { behind: Figure; before: Figure } {
  const { clear, isSmall, tall: tallest, toLeft } = how;
  const box = figureBox(group);
  const count = planted.length;

  const put = planted.map((actor, k): { figure: Figure; outer: boolean } => {
    const share = count === 1 ? (toLeft ? -0.42 : 0.42) : k / (count - 1) - 0.5;
    const outer = Math.abs(share) > 0.3;
    // Biscuits beside a cup are no crumbs.
    const lesser = isSmall ? 1.6 * LESSER_HIGH : LESSER_HIGH;
    const high = (isPlanted(actor) ? tallest : lesser) * heightOf(box);
    const tall = Math.max(heightOf(actor.box), isPlanted(actor) ? 0 : widthOf(actor.box));
    const scale = ((outer ? 1 : 0.72) * high) / tall;
    const own = place(actor.figure, { scale, angle: isPlanted(actor) ? 0.36 * share : 0 });
    const at = figureBox(own);
    const x =
      (box.left + box.right) / 2 + share * (widthOf(box) + (clear ? 1.15 : 0.5) * widthOf(at));
    const y = box.bottom + (outer ? 0.03 : clear ? 0.9 * heightOf(at) : 0.1);
    const put = place(own, { x: x - (at.left + at.right) / 2, y: y - at.bottom });
    return { figure: outer ? seenBeside(put, group, Math.sign(share)) : put, outer };
  });
  const some = (outer: boolean): Figure =>
    put.filter((one) => one.outer === outer).flatMap(({ figure }) => figure);
  return { behind: some(true), before: some(false) };
}

/** The most of a flower that what it stands behind hides. */
const MAX_HIDDEN_FLOWER = 0.12;

/** Moved aside until it is seen. @param way to the left, or to the right */
function seenBeside(flower: Figure, group: Figure, way: number): Figure {
  const step = 0.12 * widthOf(figureBox(flower));
  for (let k = 0; k < 8; k++) {
    const at = place(flower, { x: way * k * step });
    if (hiddenShare(at, group) <= MAX_HIDDEN_FLOWER) return at;
  }
  return place(flower, { x: way * 8 * step });
}
