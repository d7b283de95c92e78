import { type Actor, makeActor } from '../actors.ts';
import { place, type Figure, type Piece, type Placing } from '../figure.ts';
import { hullGap } from '../hull.ts';
import { mainColor } from '../recolor.ts';
import { oklabDistance, oklabFromHex } from '../../color/oklab.ts';
import { area, enclosed, leaf, sampleCubic } from '../ornaments.ts';
import { heightOf, widthOf } from '../../vector/geometry.ts';
import { isSea } from '../places.ts';
import { scaledActor } from '../sizes.ts';
import { isFlying } from './gathered.ts';
import { before, LITTLE, overhead, snug } from './scene-spots.ts';
import { lineUp, spotHull, stand, type Body, type Stage } from './body.ts';

/** Half the width of a scene, which is that of its ground. */
const HALF = 1.75;
/** Where the ground's edge lies; the sky is above. */
const GROUND = 0;

type Role = 'sky' | 'air' | 'back' | 'main' | 'small';

const SKY =
  /sun(?!flower)|moon(?!-phases)|(?<!crescent-)star(?!fish)|cloud|rainbow|comet|planet|lightning|snowflake|balloon/;
const AIR =
  /bird(?!house)|dove|eagle|butterfly|honeybee|bee$|parrot|airplane|helicopter|kite|(?<![a-z])owl|:bat$|swallow|:witch$/;
const BACK =
  /tree|mountain|(?<!bird|dog|green)house|greenhouse|cabin|barn|silo|school|water-mill|castle|church|mosque|palm|tent|hut|lighthouse|fuji|cactus/;
const WATER = /fish|whale|dolphin|shark|octopus|boat|ship|sail|duck|swan|turtle|crab|seal|anchor/;

/** How large each part of a scene is drawn. */
const ROLE_SIZE: Record<Role, number> = {
  sky: 0.68,
  air: 0.5,
  back: 1.1,
  main: 1.4,
  small: 0.66,
};

const isFar = ({ id }: Actor): boolean => /mountain|fuji/.test(id);

/** Rock that is no colour of who stands before it. */
const ROCK = '#737b84';
const ALIKE = 0.13;

/** Mountains whose brown is not that of an elk before them. */
function apart(mountains: Figure, { kind, figure }: Actor): Figure {
  const main = kind === 'animal' ? mainColor(figure, false) : undefined;
  if (!main) return mountains;
  const own = oklabFromHex(main);
  return mountains.map((piece) => {
    const lab = oklabFromHex(piece.hex);
    return oklabDistance(lab, own) < ALIKE && lab[2] > 0.02 ? { ...piece, hex: ROCK } : piece;
  });
}

/** Mountains behind all that is named: as wide as most of the ground. */
const isBackdrop = (actor: Actor): boolean => isFar(actor) && actor.place === 'background';

function behindAll(actor: Actor, { variation }: Stage['chance']): Placing {
  const scale = (1.5 * HALF) / widthOf(actor.box);
  const x = variation % 2 === 1 ? -0.3 : 0.3;
  return { x, y: standing(actor, scale, x), scale, mirror: variation % 2 === 1 };
}

/** A ground with the main subject on it, lesser ones beside and behind, the sky's things above. */
export function arrangeScene(stage: Stage): Body {
  const { inks, chance, detail, ornate } = stage;
  const lakes = stage.actors.filter((actor) => isSea(actor) && actor.kind !== 'face');
  const actors = together(stage.actors.filter((actor) => !lakes.includes(actor)));
  const roles = assignRoles(actors);
  const cast = besideLeader(actors, actors[roles.indexOf('main')]);
  const wet = actors.some((a, i) => WATER.test(a.id) && roles[i] !== 'air');
  const stood: { actor: Actor; spot: Placing; hull: Float64Array; role: Role }[] = [];
  for (const role of ['main', 'back', 'small', 'air', 'sky'] as const) {
    cast.forEach((actor, i) => {
      if (roles[i] !== role) return;
      if (isBackdrop(actor)) {
        const spot = behindAll(actor, chance);
        stood.push({ actor, spot, hull: spotHull(actor, spot), role });
        return;
      }
      // Trees stand before mountains, not only between them.
      const [leader] = stood;
      // A house is larger than who is at it.
      const isHouse = role === 'back' && actor.kind === 'building' && isLesser(leader?.actor);
      const others = stood.filter(
        (one) => !(isBackdrop(one.actor) || (actor.kind === 'tree' && isFar(one.actor))),
      );
      const bed = cast.filter((one, k) => one.kind === 'flower' && roles[k] === 'small');
      const isBed = leader?.actor.kind === 'building' && bed.includes(actor) && bed.length < 6;
      if (isBed) {
        const spot = before(actor, leader, bed.indexOf(actor), bed.length);
        stood.push({ actor, spot, hull: spotHull(actor, spot), role });
        return;
      }
      const shown = isHouse ? scaledActor(actor, BEHIND) : actor;
      const isAlone = role === 'sky' && cast.length === 2 && leader?.role === 'main';
      const spot = isAlone
        ? overhead(actor, leader, chance)
        : isHouse
          ? besideWhom(shown, stood, chance)
          : findSpot(actor, role, others, chance);
      stood.push({ actor: shown, spot, hull: spotHull(shown, spot), role });
    });
  }
  const layer = (...wanted: Role[]): Figure =>
    stood
      .filter(({ actor, role }) => wanted.includes(role) && !isFar(actor))
      .flatMap(({ actor, spot }): Figure => stand(actor, spot));
  const ground = groundOf();
  // Mountains are behind all that stands before them, the leading ones too.
  const far = stood
    .filter(({ actor }) => isFar(actor))
    .flatMap(({ actor, spot }): Figure => apart(stand(actor, spot), stood[0].actor));
  const figure = [
    ...layer('sky', 'air'),
    ...far,
    ...layer('back'),
    ...ground,
    ...layer('small', 'main'),
    ...lakes.slice(0, 1).flatMap(shoreOf),
  ];
  return { figure, form: 'round' };

  /** Trees and houses grow out of something; a boat or a cat by itself does not need it. */
  function groundOf(): Figure {
    if (wet) return ornate ? waves(detail) : [];
    const rooted = actors.filter(({ id, kind }) => kind === 'building' || ROOTED.test(id)).length;
    return ornate || rooted > 1 ? hill(inks, detail) : [];
  }
}

/** How much larger a house is than one in the distance. */
const BEHIND = 1.45;

/** Beside those who stand there already, however much room they take. */
function besideWhom(
  house: Actor,
  stood: readonly { hull: Float64Array }[],
  { variation }: Stage['chance'],
): Placing {
  const side = (variation + stood.length) % 2 === 1 ? -1 : 1;
  const scale = ROLE_SIZE.back;
  const y = standing(house, scale, 1);
  return snug(house, { x: 3 * side, y, scale, mirror: side > 0 }, stood);
}

const isLesser = (leader: Actor | undefined): boolean =>
  leader !== undefined && (LIVES.has(leader.kind) || /cycle|scooter|:cart/.test(leader.id));

/** A lake or the sea lies before all, as wide as the ground. */
function shoreOf({ figure, box }: Actor): Figure {
  const [wide, high] = [(1.7 * HALF) / widthOf(box), 0.5 / heightOf(box)];
  const scale = Math.min(wide, 1.6 * high);
  const x = (-scale * (box.left + box.right)) / 2;
  return place(figure, { x, y: GROUND + 0.02 - box.top * scale, scale });
}

const ROOTED =
  /house|castle|church|mosque|hut|lighthouse|tree|tent|cabin|barn|silo|school|water-mill|:oak$/;

const LED: ReadonlySet<Actor['kind']> = new Set([
  'object',
  'bird',
  'food',
  'flower',
  'leaf',
  'symbol',
] as const);

const LIVES: ReadonlySet<Actor['kind']> = new Set(['animal', 'person', 'face'] as const);

/** The most that stand together as one group. */
const MOST_TOGETHER = 4;

/** A few alike who live lead as one group: "two cats in the snow" are of one size. */
function together(actors: readonly Actor[]): Actor[] {
  // Ducks and hens stand together, too, but no gulls.
  const stands = (actor: Actor): boolean =>
    LIVES.has(actor.kind) || (actor.kind === 'bird' && !isFlying(actor) && !AIR.test(actor.id));
  const lead = actors.find((actor) => stands(actor) && actor.place === 'any');
  const alike = actors.filter((actor) => lead && actor.subject === lead.subject);
  if (!lead || alike.length < 2 || alike.length > MOST_TOGETHER) return [...actors];
  // Drawings look to the left: the left one turns to the other.
  const row = alike.map(({ figure }, k) => (k === 0 ? place(figure, { mirror: true }) : figure));
  const group = makeActor(lineUp(row, 0.06), { ...lead, size: 'normal' });
  return actors.flatMap((actor) =>
    actor === lead ? [{ ...group, size: lead.size }] : alike.includes(actor) ? [] : [actor],
  );
}

const HUGE: ReadonlySet<Actor['kind']> = new Set(['building', 'vehicle', 'nature'] as const);
/** Larger than a house: a lighthouse on its rock. */
const VAST_LEADER = 1.7;

/** As large in nature as no single thing but a mountain. */
const VAST = 2.5;

/** Flowers at a house are no bushes, and a tree about an animal is no shrub. */
const besideLeader = (actors: readonly Actor[], leader: Actor | undefined): Actor[] =>
  actors.map((actor) => {
    if (leader?.kind === 'building' && actor.kind === 'flower') return scaledActor(actor, 0.7);
    // Gulls are no larger than a lighthouse's lamp.
    const isVast = leader && (HUGE.has(leader.kind) || (leader.natural ?? 0) > VAST_LEADER);
    if (isVast && (actor.kind === 'bird' || actor.kind === 'insect'))
      return scaledActor(actor, 0.6);
    if (leader?.kind === 'building' && /:fence$/.test(actor.id)) return scaledActor(actor, 2.4);
    const isTree = actor.kind === 'tree' || (actor.kind === 'face' && /tree$/.test(actor.id));
    return isTree && SMALL.has(leader?.kind) ? scaledActor(actor, 1.4) : actor;
  });
const SMALL: ReadonlySet<Actor['kind']> = new Set(['animal', 'bird'] as const);

/** The first thing that stands on the ground leads; copies of it stand beside. */
function assignRoles(actors: readonly Actor[]): Role[] {
  const role = (actor: Actor): Role => {
    const { id, kind, place: where } = actor;
    // Somebody on a planet or the moon is no light in the sky.
    if (kind === 'face' && /planet|-moon$/.test(id)) return 'small';
    if (where === 'top' && kind !== 'building') return SKY.test(id) ? 'sky' : 'air';
    if (kind === 'sky' || SKY.test(id)) return 'sky';
    // Hens are on the ground.
    if (isFlying(actor) || AIR.test(id)) return 'air';
    if (where === 'background' || kind === 'tree' || kind === 'building' || BACK.test(id)) {
      return 'back';
    }
    return 'small';
  };
  const roles = actors.map(role);
  const asked = actors.findIndex(
    (a, i) => a.place === 'middle' || (a.size === 'large' && roles[i] !== 'sky'),
  );
  // A mosque leads its lanterns; a cat leads her house.
  const isLed = actors.every((a, i) => roles[i] !== 'small' || LED.has(a.kind) || FIRE.test(a.id));
  const isHome = ({ kind, id }: Actor): boolean => kind === 'building' || /:tent$/.test(id);
  const house = isLed ? actors.findIndex(isHome) : -1;
  // What stands before mountains leads with them.
  const vast = actors.findIndex(({ kind, natural = 0 }) => kind === 'face' && natural > VAST);
  const leads = (r: Role) => actors.findIndex(({ id }, i) => roles[i] === r && !FIRE.test(id));
  const leading = [...(['small', 'back', 'air'] as const).map(leads), roles.indexOf('small')];
  const main = [asked, vast, house, ...leading].find((i) => i >= 0);
  if (main !== undefined) roles[main] = 'main';
  return roles;
}

/** A tent leads its fire. */
const FIRE = /:(?:camp)?fire$/;

/** Places along the ground or in the sky, tried from the best one on. */
function findSpot(
  actor: Actor,
  role: Role,
  stood: readonly { hull: Float64Array; role: Role }[],
  chance: Stage['chance'],
): Placing {
  const scale = ROLE_SIZE[role] * ownSize(actor);
  const flip = chance.variation % 2 === 1 ? -1 : 1;
  if (role === 'main') {
    const x = chance.variation % 3 === 2 ? 0.5 : 0;
    return { x, y: standing(actor, scale, x), scale, mirror: flip < 0 };
  }
  let best: Placing | undefined;
  let bestGap = -Infinity;
  for (const [k, { x, y, shrink }] of candidates(role).entries()) {
    const size = scale * shrink;
    const at = x * flip;
    // What there are several of in the sky is no row.
    const stagger = role === 'sky' && LITTLE.test(actor.id) ? STAGGER[stood.length % 3] : 0;
    const high = role === 'sky' || role === 'air' ? y + stagger : standing(actor, size, at) + y;
    const spot: Placing = { x: at, y: high, scale: size, mirror: at > 0 };
    const hull = spotHull(actor, spot);
    const gap = Math.min(99, ...stood.map((other) => hullGap(hull, other.hull)));
    if (gap >= 0.05) return role === 'small' || role === 'back' ? snug(actor, spot, stood) : spot;
    if (gap - k * 1e-4 > bestGap) [best, bestGap] = [spot, gap];
  }
  return best!;
}

const STAGGER = [0, 0.3, -0.18] as const;

/** Heights and sides where each part is tried, the best ones first. */
const TRIED: Record<Role, { ys: readonly number[]; xs: readonly number[] }> = {
  main: { ys: [0], xs: [0] },
  back: { ys: [-0.02], xs: [-1.15, 1.15, -0.8, 0.8, -1.5, 1.5, -0.4, 0.4] },
  small: { ys: [0.14, 0.32, 0], xs: [-0.95, 0.95, -1.35, 1.35, -0.6, 0.6, -0.2, 0.2] },
  air: { ys: [-1.25, -0.9, -1.55, -1.85, -0.65], xs: [1.05, -1.05, 0.6, -0.6, 1.4, -1.4, 0] },
  sky: { ys: [-1.62, -1.35, -1.9, -2.15], xs: [-1.05, 1.05, 0, -0.55, 0.55, -1.45, 1.45] },
};

function candidates(role: Role): { x: number; y: number; shrink: number }[] {
  const { xs, ys } = TRIED[role];
  return [1, 0.8, 0.64, 0.5, 0.4].flatMap((shrink) =>
    ys.flatMap((y) => xs.map((x) => ({ x, y, shrink }))),
  );
}

/** Stars are smaller than the moon, mountains larger than trees. */
const OWN_SIZE: readonly (readonly [RegExp, number])[] = [
  [/star|snowflake/, 0.55],
  [/mountain|fuji/, 1.35],
  [/castle|mosque|church/, 1.1],
  [/butterfly|bee|beetle/, 0.8],
  [/fence|bench|:(?:camp)?fire$/, 0.55],
  [/:hen$|rooster|chick|duck|goose/, 0.6],
];

const ownSize = ({ id }: Actor): number => OWN_SIZE.find(([name]) => name.test(id))?.[1] ?? 1;

/** The height at which a thing stands on the ground. */
function standing({ box }: Actor, scale: number, x: number): number {
  return GROUND + hillTop(x) + 0.1 - box.bottom * scale;
}

/** The ground's edge bulges up in the middle. */
const hillTop = (x: number): number => 0.16 * (x / HALF) ** 2;

/** Meadow: two swells, the nearer one darker, with tufts where there is room for detail. */
function hill({ leaf: green, leafDark }: Stage['inks'], detail: number): Figure {
  const far = swell(GROUND, 0.62, green);
  const near: Piece[] = detail > 0 ? [nearSwell(leafDark)] : [];
  const tufts = (detail > 1 ? [-1.62, -0.7, 0.84, 1.56] : []).flatMap((x) =>
    [-0.5, 0, 0.5].flatMap((angle) =>
      place(leaf(leafDark, 0), { x, y: GROUND + hillTop(x) + 0.08, scale: 0.24, angle }),
    ),
  );
  return [...tufts, far, ...near];
}

function swell(y: number, depth: number, hex: string): Piece {
  const top = sampleCubic([-HALF, y + 0.2, -0.7, y - 0.06, 0.7, y - 0.06, HALF, y + 0.2], 40);
  const [low, half] = [y + depth, HALF * 0.7];
  return enclosed(
    hex,
    top,
    sampleCubic([HALF, y + 0.2, half, low, -half, low, -HALF, y + 0.2], 40),
  );
}

/** A lens of darker green on the lower right. */
function nearSwell(hex: string): Piece {
  const top = sampleCubic([-1.5, 0.36, -0.3, 0.42, 0.5, 0.2, 1.72, 0.27], 32);
  return enclosed(hex, top, sampleCubic([1.72, 0.27, 1.1, 0.56, -0.8, 0.6, -1.5, 0.36], 32));
}

/** Water: rows of crests, each lower one wider apart. */
function waves(detail: number): Figure {
  const blues = ['#b4dbe8', '#7fbbd3', '#4a8fb3'];
  return Array.from({ length: 2 + Number(detail > 1) }, (_, r): Piece => {
    const y = 0.12 + r * 0.2;
    const half = HALF * (1 - 0.1 * r);
    const crests = 6;
    const out: number[] = [];
    for (let i = 0; i <= crests * 12; i++) {
      const x = -half + (2 * half * i) / (crests * 12);
      out.push(x, y - 0.09 * Math.abs(Math.sin((Math.PI * i) / 12 + (r * Math.PI) / 2)));
    }
    const low = y + 0.4 - r * 0.06;
    const under = sampleCubic([half, y, half * 0.8, low, -half * 0.8, low, -half, y], 24);
    return area([...out, ...under.subarray(2)], blues[r]);
  });
}

/** What makes a place out of a few things: sky, trees, mountains, houses. */
export const isScenery = ({ id, kind }: Actor): boolean =>
  kind === 'sky' || kind === 'tree' || kind === 'building' || SKY.test(id) || BACK.test(id);
