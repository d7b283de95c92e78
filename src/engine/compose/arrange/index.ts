import type { Arrangement, PromptPlan } from '../../prompt/plan.ts';
import { isFlower, isPlant, isGivenPicture, makeActor, type Actor } from '../actors.ts';
import { holding } from '../body-places.ts';
import { naturalSize, sizedByNature } from '../sizes.ts';
import type { Preset, PromptOptions } from '../options.ts';
import { lineUp, stand, type Body, type Stage } from './body.ts';
import { figureBox, place, type Figure } from '../figure.ts';
import { arrangeBorder, arrangeWreath } from './rings.ts';
import { arrangeCorner, isInCorner, withCorners } from './corners.ts';
import { arrangeFormed, canForm } from './formed.ts';
import { arrangeGathered, isGathered } from './gathered.ts';
import { arrangeBouquet } from './bouquet.ts';
import { arrangeMedallion } from './medallion.ts';
import { arrangeRepeat, arrangeScatter } from './patterns.ts';
import {
  arrangeFew,
  arrangeRow,
  arrangeSlots,
  arrangeSymmetry,
  inCorners,
  isUpright,
} from './rows.ts';
import { arrangeScene, isScenery } from './scene.ts';
import { arrangeStrewn, isStrewn } from './strewn.ts';
import { arrangeSpray, arrangeTableau, isLight, isPlanted, isSpray, isTableau } from './tableau.ts';

const MAKERS: Record<Arrangement, Maker> = {
  single: arrangeRow,
  row: arrangeRow,
  bouquet: arrangeBouquet,
  wreath: arrangeWreath,
  repeat: arrangeRepeat,
  border: arrangeBorder,
  corner: (stage) => arrangeCorner(stage) ?? arrangeRow(stage),
  medallion: arrangeMedallion,
  symmetry: arrangeSymmetry,
  scatter: arrangeScatter,
  scene: arrangeScene,
};

/** Lays the actors out as the plan says, or as suits them and the style. */
export function arrange(plan: PromptPlan, options: PromptOptions, stage: Stage): Body {
  const cornered = stage.actors.filter(isInCorner);
  const rest = stage.actors.filter((actor) => !isInCorner(actor));
  if (cornered.length > 0 && rest.length > 0)
    return withCorners(arrange(plan, options, { ...stage, actors: rest }), cornered);
  if (plan.formed && canForm(stage.actors)) return arrangeFormed(stage, plan.formed);
  const around = stage.actors.filter(({ place }) => place === 'around');
  if (plan.arrangement === 'bouquet' && around.length > 0 && around.length < stage.actors.length)
    return aroundBouquet(stage, around);
  const ends = stage.actors.filter(({ place }) => place === 'corners');
  if (plan.arrangement === 'bouquet' && ends.length > 0 && ends.length < stage.actors.length) {
    const bunch = stage.actors.filter((actor) => !ends.includes(actor));
    const { figure } = arrange(plan, options, { ...stage, actors: bunch });
    return { figure: [...figure, ...inCorners(figure, ends, false)], form: 'box' };
  }
  const objects = stage.actors.filter(isNoBloom);
  if (plan.arrangement === 'bouquet' && objects.length > 0 && stage.actors.some(isFlower))
    return overObjects(stage, objects);
  const bearer = plan.arrangement === 'bouquet' && stage.actors.find(bears);
  if (bearer && stage.actors.length > 1) return withBouquet(stage, bearer);
  if (plan.arrangement === undefined && isFlownAbout(stage.actors, around))
    return flownAbout(stage, around);
  if (plan.arrangement === 'symmetry' && stage.words && stage.actors.length === 2)
    if (stage.actors.every(isPlant)) return aboutWords(stage, stage.words);
  const maker = makerFor(plan, options, stage);
  // A view of a place has sizes of its own, and a pattern lives from even weights.
  if (maker === arrangeScene || maker === arrangeRepeat) return maker(stage);
  return maker({ ...stage, actors: sizedByNature(stage.actors) });
}

/** Letters between two plants are so tall beside these, and no longer than so many of them. */
const BETWEEN = { tall: 0.5, long: 2.6 };

/** "The name Emma, lavender on both sides". */
function aboutWords({ actors: [left, right] }: Stage, words: Figure): Body {
  const { box } = left;
  const own = figureBox(words);
  const tall = box.bottom - box.top;
  const scale = Math.min(
    (BETWEEN.tall * tall) / (own.bottom - own.top),
    (BETWEEN.long * tall) / (own.right - own.left),
  );
  const row = [place(left.figure, { mirror: true }), place(words, { scale }), right.figure];
  return { figure: lineUp(row, 0.08 * tall), form: 'round', hasWords: true };
}

/** What is in no bunch: "a bouquet of roses and pearls". */
const isNoBloom = ({ kind, id }: Actor): boolean =>
  (kind === 'object' || kind === 'symbol') && !/ribbon|bow$|hand/.test(id);

function overObjects(stage: Stage, objects: readonly Actor[]): Body {
  const bunch = stage.actors.filter((actor) => !objects.includes(actor));
  const { figure } = arrangeBouquet({ ...stage, actors: bunch });
  const box = figureBox(figure);
  const each = ((box.right - box.left) * 0.9) / objects.length;
  const row = objects.map((actor) => {
    const scale = Math.min(0.9, each / (actor.box.right - actor.box.left));
    return place(actor.figure, { scale });
  });
  return { figure: lineUp([figure, lineUp(row, 0.08)], 0.04, true), form: 'round' };
}

/** Whoever holds the bouquet. */
const bears = ({ kind, id }: Actor): boolean =>
  kind === 'animal' || kind === 'person' || kind === 'face' || /hand/.test(id);

function withBouquet(stage: Stage, bearer: Actor): Body {
  const flowers = stage.actors.filter((actor) => actor !== bearer);
  const { figure } = arrangeBouquet({ ...stage, actors: flowers });
  const { subject, place, size } = flowers[0];
  const bunch = makeActor(figure, { id: 'bouquet', kind: 'face', subject, place, size });
  return { figure: holding([bunch], bearer), form: 'round' };
}

const FLIES: ReadonlySet<Actor['kind']> = new Set(['bird', 'insect', 'sky'] as const);
/** What others fly about. */
const HUB: ReadonlySet<Actor['kind']> = new Set([
  'building',
  'tree',
  'animal',
  'person',
  'face',
  'nature',
  'vehicle',
  'object',
  'food',
] as const);

/** "A lighthouse, seagulls flying around": what flies is about and above it, not under its feet. */
function isFlownAbout(actors: readonly Actor[], around: readonly Actor[]): boolean {
  const others = actors.filter((actor) => !around.includes(actor));
  return (
    around.length > 0 &&
    others.length === 1 &&
    (HUB.has(others[0].kind) || around.length === 1) &&
    around.every(({ kind }) => FLIES.has(kind))
  );
}

function flownAbout({ actors }: Stage, around: readonly Actor[]): Body {
  const [actor] = sizedByNature(actors.filter((one) => !around.includes(one)));
  const { left, right, top, bottom } = actor.box;
  const [x, y] = [(left + right) / 2, top + 0.4 * (bottom - top)];
  const step = Math.PI / around.length;
  // Gulls are no larger than a lighthouse's lamp where it stands on its rock.
  const far = Math.min(1, naturalSize(actor) ** -0.5);
  const scale = Math.max(0.3, far * Math.max(0.34, Math.min(0.5, 1.6 / around.length)));
  // Far enough out for all to keep off each other and off what they fly about.
  const least = (1.12 * scale) / step;
  const rx = Math.max(least, (right - left) / 2 + 0.7 * scale + 0.1);
  const ry = Math.max(least, 0.4 * (bottom - top) + 0.6 * scale + 0.05);
  const put = around.map((flier, k): Figure => {
    const turn = Math.PI + step * (k + 0.5);
    const at = { x: x + rx * Math.cos(turn), y: y + ry * Math.sin(turn), scale };
    return stand(flier, { ...at, mirror: at.x > x });
  });
  return { figure: [...actor.figure, ...put.flat()], form: 'round' };
}

/** "Butterflies around a lavender bouquet": the bunch is one thing, with the others about it. */
function aroundBouquet(stage: Stage, around: readonly Actor[]): Body {
  const bunch = stage.actors.filter((actor) => !around.includes(actor));
  const { figure } = arrangeBouquet({ ...stage, actors: bunch });
  const { left, right, top, bottom } = figureBox(figure);
  const [x, y] = [(left + right) / 2, top + 0.42 * (bottom - top)];
  const put = around.map((actor, k): Figure => {
    // From the left over the top to the right; nothing hangs below the bow.
    const turn = Math.PI * (1.06 + (0.88 * (k + 0.5)) / around.length);
    const [rx, ry] = [(right - left) / 2 + 0.5, 0.42 * (bottom - top) + 0.45];
    const at = { x: x + rx * Math.cos(turn), y: y + ry * Math.sin(turn), scale: 0.72 };
    return stand(actor, { ...at, mirror: at.x > x });
  });
  return { figure: [...figure, ...put.flat()], form: 'round' };
}

type Maker = (stage: Stage) => Body;

function makerFor(plan: PromptPlan, options: PromptOptions, stage: Stage): Maker {
  const { actors } = stage;
  const has = (place: Actor['place']): boolean => actors.some((a) => a.place === place);
  // "A dog and a cat side by side, an umbrella over them".
  const isTopped = plan.arrangement === 'row' && has('top') && has('any');
  if (plan.arrangement && !isTopped) return MAKERS[plan.arrangement];
  if (has('border')) return arrangeBorder;
  if (has('around')) return arrangeWreath;
  if (has('background')) return arrangeScene;
  if (isStrewn(actors)) return arrangeStrewn;
  const landscape = isLandscape(actors);
  const sided = (['left', 'right', 'top', 'bottom', 'corners'] as const).some(has);
  // A side for each is more than a view says.
  const isPlaced = isTopped || (has('left') && has('right'));
  if (sided) return landscape && !has('corners') && !isPlaced ? arrangeScene : arrangeSlots;
  // "An astronaut next to a rocket": it stands, where it would fly over him.
  const isBeside = plan.subjects.some(({ relation }) => relation?.kind === 'beside');
  if (isGathered(actors) && !landscape && !isBeside && !actors.some(isGivenPicture))
    return arrangeGathered;
  const layout = usual(plan, options, stage);
  if (layout === 'row' && isSpray(actors)) return arrangeSpray;
  if (layout !== 'row') return MAKERS[layout];
  return isTableau(actors) ? arrangeTableau : arrangeFew;
}

const LIGHT_HEART = /heart(?:-suit)?$|musical-note/;
const SKY = /:(?:cloud|sun|rainbow|full-moon|crescent-moon)$/;

/** Sky or ground with something else: a view of a place. Beside a given picture none is drawn. */
function isLandscape(actors: readonly Actor[]): boolean {
  const kinds = new Set(actors.map(({ subject }) => subject));
  // A cloud that smiles is still one.
  const isSky = actors.every(({ id, kind }) => kind === 'sky' || SKY.test(id));
  // A tower among hearts and a moon over leaves are ornaments.
  const isOrnament =
    actors.every((actor) => isLight(actor) || isPlanted(actor)) ||
    actors.every((actor) => LIGHT_HEART.test(actor.id) || actor.kind === 'building');
  return (
    kinds.size > 1 &&
    actors.some(isScenery) &&
    !isSky &&
    !isOrnament &&
    !actors.some(isGivenPicture)
  );
}

/** The layout of a prompt that asks for none: those that suit it take turns. */
function usual(
  { words }: PromptPlan,
  { preset, variation }: PromptOptions,
  stage: Stage,
): Arrangement {
  const { actors } = stage;
  if (actors.length === 1) return 'single';
  if (isLandscape(actors)) return 'scene';
  const choices = suited(preset, actors, words.length > 0);
  return choices[variation % choices.length];
}

/** Animals and the like, beside what always stands upright. */
const FEET: ReadonlySet<Actor['kind']> = new Set(['animal', 'bird', 'tree'] as const);
const hasFeet = (actor: Actor): boolean => isUpright(actor) || FEET.has(actor.kind);

function suited(preset: Preset, actors: readonly Actor[], hasWords: boolean): Arrangement[] {
  const count = actors.length;
  const onlyFlowers = actors.every(isFlower);
  if (count === 2 && actors[0].subject !== actors[1].subject) return ['row', 'symmetry', 'scatter'];
  if (count > 12) return ['scatter', 'wreath', 'medallion'];
  // What has a top and a bottom should not stand on its head.
  const turns = actors.every((a) => isFlower(a) || !hasFeet(a));
  const few: Arrangement[] = count > 2 && turns ? ['medallion'] : [];
  switch (preset) {
    case 'vintage':
      return onlyFlowers ? ['bouquet', 'wreath', 'symmetry'] : ['symmetry', 'wreath', 'row'];
    case 'floral':
      if (onlyFlowers && !hasWords) return ['bouquet', 'wreath', 'symmetry'];
      return actors.some(isFlower) || hasWords
        ? ['wreath', 'symmetry', ...few]
        : ['symmetry', 'wreath', ...few];
    case 'geometric':
      return [...few, 'symmetry', 'row'];
    case 'decorative':
    case 'tribal':
      return ['symmetry', ...few, 'row'];
    case 'modern':
      return count > 7 ? ['scatter', 'row', ...few] : ['row', 'symmetry', 'scatter'];
  }
}
