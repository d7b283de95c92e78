import type { Actor } from '../actors.ts';
import { figureBox, polar, type Figure, type Placing } from '../figure.ts';
import { hullGap } from '../hull.ts';
import { spotHull, stand, type Body, type Stage } from './body.ts';

/* One thing with little ones about it: a cat on the moon and its stars. */

const LITTLE =
  /:(?:star|sparkles|glowing-star|snowflake|red-heart|two-hearts|musical-note|bubbles|droplet)$/;

/** Beside the sun, the moon or a balloon that flies clouds are little, too. */
const CLOUD = /:cloud$/;
const LIGHT = /sun|moon(?!-phases)|rainbow|hot-air-balloon/;

/** The one thing that is not little. */
function mainOf(actors: readonly Actor[]): Actor | undefined {
  const large = actors.filter(({ id }) => !LITTLE.test(id));
  const light = large.filter(({ id }) => !CLOUD.test(id));
  const main = light.length === 1 && LIGHT.test(light[0].id) ? light : large;
  // Beside an animal the moon is one of the little ones.
  const alive = large.filter(
    ({ kind }) => kind === 'animal' || kind === 'person' || kind === 'face',
  );
  if (alive.length === 1 && large.every((one) => one === alive[0] || /moon$/.test(one.id)))
    return alive[0];
  return main.length === 1 ? main[0] : undefined;
}

/** Whether all but one thing are stars, hearts or the like, of which nobody says where they are. */
export function isStrewn(actors: readonly Actor[]): boolean {
  const main = mainOf(actors);
  return (
    main !== undefined &&
    actors.length > 2 &&
    actors.length < 12 &&
    main.kind !== 'building' &&
    actors.every(({ place: where }) => where === 'any' || where === 'middle' || where === 'top')
  );
}

/** Of a little one beside the main thing; a second round is smaller. */
const SIZES = [0.27, 0.2] as const;
/** How far around the main thing they lie, from straight up to both sides. */
const REACH = 1.45;
/** Bare cloth about each. */
const CLEAR = 0.09;

/** The main thing, the others in an arc above and beside it, large and small in turns. */
export function arrangeStrewn({ actors, chance }: Stage): Body {
  const main = mainOf(actors)!;
  const little = actors.filter((actor) => actor !== main);
  const whole = { x: 0, y: 0, scale: 1, mirror: chance.variation % 2 === 1 };
  const core = spotHull(main, whole);
  const figure: Figure[] = [stand(main, whole)];
  const box = figureBox(figure[0]);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  little.forEach((actor, k) => {
    const share = little.length > 1 ? k / (little.length - 1) - 0.5 : 0.25;
    const turn = 2 * REACH * share + chance.between(k, -0.06, 0.06);
    const scale =
      (CLOUD.test(actor.id) || /moon$/.test(actor.id) ? 2 : 1) *
      SIZES[k % 2] *
      (actor.size === 'large' ? 1.4 : 1);
    figure.push(
      stand(
        actor,
        clearOf(core, actor, { turn, scale, middle, tilt: CLOUD.test(actor.id) ? 0 : share }),
      ),
    );
  });
  return { figure: figure.flat(), form: 'round' };
}

/** The nearest place in a direction at which it is clear of the main thing. */
function clearOf(
  core: Float64Array,
  actor: Actor,
  wish: { turn: number; scale: number; middle: { x: number; y: number }; tilt: number },
): Placing {
  let spot: Placing = { x: 0, y: 0, scale: wish.scale };
  for (let far = 0.2; far < 4; far += 0.04) {
    const { x, y } = polar(far, wish.turn);
    spot = {
      x: wish.middle.x + x,
      y: wish.middle.y + y,
      scale: wish.scale,
      angle: 0.5 * wish.tilt,
    };
    if (hullGap(core, spotHull(actor, spot)) >= CLEAR) return spot;
  }
  return spot;
}
