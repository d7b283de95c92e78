import { isFlower, type Actor } from '../actors.ts';
import { figureBox, outlinePoints, type Figure } from '../figure.ts';
import { stand, type Body, type Stage } from './body.ts';
import { arrangeRow } from './rows.ts';
import { heightOf, widthOf } from '../../vector/geometry.ts';
import { naturalSize, scaledActor } from '../sizes.ts';

/* What flies over what stands: birds and butterflies above flowers, with nothing drawn between. */

const FLYING =
  /butterfly|bee$|honeybee|dragonfly|dove|seagull|hummingbird|balloon|kite|airplane|rocket|bat$|swallow|parrot|eagle/;
const WALKING =
  /chick|hen$|rooster|duck|goose|swan|penguin|ostrich|flamingo|turkey|ant$|snail|beetle$|peacock|owl|spider/;

/** What is no ground to fly over. */
const LIGHT = /heart|star(?!fish)|snowflake|note/;

/** What is in the air as a rule. */
export const isFlying = ({ id, kind }: Pick<Actor, 'id' | 'kind'>): boolean =>
  FLYING.test(id) || ((kind === 'insect' || kind === 'bird') && !WALKING.test(id));

/** Whether some fly and others, of another sort, stand. */
export function isGathered(actors: readonly Actor[]): boolean {
  const flying = actors.filter(isFlying);
  const isLow = (actor: Actor): boolean => !isFlying(actor) && !LIGHT.test(actor.id);
  return flying.length > 0 && actors.some(isLow) && flying.length <= 4;
}

/** The largest insect beside what it flies over. */
const INSECT = 0.5;
/** The largest bird beside a ship or a house. */
const GULL = 0.32;
/** Larger than a house: a lighthouse on its rock. */
const VAST = 1.7;
/** Bare cloth under what flies, in sizes of a subject. */
const CLEAR = 0.07;
/** How far every other one is higher. */
const STEP = 0.2;

/** A row, with what flies above it as low as there is room. */
export function arrangeGathered(stage: Stage): Body {
  const { actors, chance } = stage;
  const standing = actors.filter((actor) => !isFlying(actor));
  const tallest = Math.max(...standing.map(({ box }) => heightOf(box)));
  const isVast = standing.some(
    (actor) => actor.kind === 'vehicle' || actor.kind === 'building' || naturalSize(actor) > VAST,
  );
  const flying = actors.filter(isFlying).map((actor) => {
    const size = Math.max(widthOf(actor.box), heightOf(actor.box));
    const most = (actor.kind === 'insect' ? INSECT : isVast ? GULL : Infinity) * tallest;
    return size > most ? scaledActor(actor, most / size) : actor;
  });
  const row = arrangeRow({ ...stage, actors: standing });
  const points = outlinePoints(row.figure);
  const box = figureBox(row.figure);
  const flip = chance.variation % 2 === 1;
  const middle = (box.left + box.right) / 2;
  const each = flying.reduce((sum, actor) => sum + widthOf(actor.box) + CLEAR, 0);
  const wide = Math.max(box.right - box.left, flying.length > 1 ? each : 0);
  const above = flying.map((actor, k): Figure => {
    const share = shareOf(k, flying.length, standing.length);
    const x = middle + ((flip ? 1 - share : share) - 0.5) * wide;
    const half = widthOf(actor.box) / 2;
    const floor = topWithin(points, x - half, x + half, box.bottom - 0.5 * (box.bottom - box.top));
    const y = floor - CLEAR - (k % 2) * STEP - actor.box.bottom;
    // Drawings look to the left: those on the left side are turned towards the middle.
    const mirror = x < middle;
    const lean = isFlower(actor) || actor.kind !== 'insect' ? 0 : mirror ? 0.3 : -0.3;
    return stand(actor, { x, y, scale: 1, mirror, angle: lean });
  });
  return { figure: [...row.figure, ...above.flat()], form: row.form };
}

/** Where along the row one flies: a single one to the right of the middle. */
function shareOf(k: number, count: number, below: number): number {
  if (count > 1) return (k + 0.5) / count;
  return below === 1 ? 0.92 : 0.72;
}

function topWithin(points: Float64Array, from: number, to: number, none: number): number {
  let top = none;
  for (let i = 0; i < points.length; i += 2)
    if (points[i] >= from && points[i] <= to) top = Math.min(top, points[i + 1]);
  return top;
}
