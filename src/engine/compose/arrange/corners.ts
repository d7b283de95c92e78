import type { SubjectPlace } from '../../prompt/plan.ts';
import { type Actor, headsOf, isFlower, isPlant } from '../actors.ts';
import { type Figure, figureBox, place } from '../figure.ts';
import { foldedLeaf, sampleCubic, stalk } from '../ornaments.ts';
import { type Body, lineUp, type Stage, stand } from './body.ts';
import { isUpright } from './rows.ts';
import { heightOf, widthOf } from '../../vector/geometry.ts';

/* What lies in one corner of the whole, and pieces that are a corner themselves. */

const CORNERS: Partial<Record<SubjectPlace, readonly [number, number]>> = {
  'top-left': [-1, -1],
  'top-right': [1, -1],
  'bottom-left': [-1, 1],
  'bottom-right': [1, 1],
};

export const isInCorner = ({ place: where }: Pick<Actor, 'place'>): boolean => where in CORNERS;

/** Of what lies in a corner, beside the shorter side of the rest. */
const SHARE = 0.34;

/** A composition with what is asked for its corners: just outside of it there, as small as it suits. */
export function withCorners(body: Body, actors: readonly Actor[]): Body {
  const box = figureBox(body.figure);
  const side = SHARE * Math.min(Math.max(widthOf(box), heightOf(box)), 1.8 * heightOf(box));
  const put = Object.entries(CORNERS).flatMap(([where, [sx, sy]]): Figure => {
    const here = actors.filter((actor) => actor.place === where);
    if (here.length === 0) return [];
    const group = lineUp(
      here.map(({ figure }) => figure),
      0.08,
    );
    const own = figureBox(group);
    const scale = side / Math.max(widthOf(own), heightOf(own));
    // Two thirds of it are beside the rest: corners of a box are mostly bare.
    const reach = body.form === 'box' ? 0.5 : -0.12;
    const x = (sx < 0 ? box.left : box.right) + sx * reach * side;
    const y = (sy < 0 ? box.top : box.bottom) + sy * reach * side;
    const middle = { x: (own.left + own.right) / 2, y: (own.top + own.bottom) / 2 };
    return place(group, { x: x - scale * middle.x, y: y - scale * middle.y, scale });
  });
  return { ...body, figure: [...body.figure, ...put], form: 'box', ring: false };
}

/** How far along an arm each further bloom is, how large, and how far it swings off the stem. */
const STATIONS = [
  { at: 1.28, scale: 0.86, aside: 0.1 },
  { at: 2.18, scale: 0.66, aside: -0.12 },
  { at: 2.9, scale: 0.5, aside: 0.08 },
  { at: 3.5, scale: 0.4, aside: -0.06 },
] as const;

/** A corner of a cloth, its lower left: the largest bloom in it, a spray up and one to the right. */
export function arrangeCorner({ actors, inks, chance }: Stage): Body | undefined {
  const grown = headsOf(actors.filter((actor) => isPlant(actor)));
  if (grown.length === 0) return undefined;
  const [first, ...rest] = grown;
  const arms = [rest.filter((_, k) => k % 2 === 0), rest.filter((_, k) => k % 2 === 1)];
  const count = Math.min(STATIONS.length, Math.max(1, arms[0].length));
  const figure: Figure[] = [
    spray(arms[0], count, inks, false),
    spray(arms[1], count, inks, true),
    stand(first, {
      x: 0.14,
      y: -0.14,
      scale: LEADERS[chance.variation % 3],
      angle: isFlower(first) ? Math.PI / 4 : 0,
    }),
  ];
  actors
    .filter((actor) => !isPlant(actor))
    .forEach((actor, k) => {
      const angle = isUpright(actor) ? 0 : 0.2;
      figure.push(stand(actor, { x: 1.5 + 0.8 * k, y: -1.45, scale: 0.8, angle }));
    });
  // Every second one is for the other side.
  const mirror = chance.variation % 2 === 1;
  return { figure: place(figure.flat(), { mirror }), form: 'box' };
}

/** Size of the bloom in the corner, one a variation. */
const LEADERS = [1.2, 1.2, 1.5] as const;

/** A stem with leaves and blooms that get smaller: to the right, or up. */
function spray(
  blooms: readonly Actor[],
  count: number,
  { leaf, leafDark }: Stage['inks'],
  upward: boolean,
): Figure {
  const long = STATIONS[count - 1].at;
  const to = (x: number, y: number) => (upward ? { x: -y, y: -x } : { x, y });
  const wave = sampleCubic([0, 0, 0.4 * long, -0.22, 0.6 * long, 0.2, long, -0.04]);
  const points = Float64Array.from({ length: wave.length }, (_, i) => {
    const { x, y } = to(wave[i - (i % 2)], wave[i - (i % 2) + 1]);
    return i % 2 === 0 ? x : y;
  });
  const leaves = Array.from({ length: count + 1 }, (_, k): Figure => {
    const at = 0.74 + (k * (long - 0.36)) / (count + 0.3);
    return [-1, 1].flatMap((side) => {
      const turn = Math.PI / 2 - side * 0.72;
      return place(foldedLeaf(leaf, leafDark), {
        ...to(at, -0.04 * side),
        scale: 0.52 - 0.07 * k,
        angle: upward ? Math.PI / 2 - turn : turn,
        mirror: side > 0 === upward,
      });
    });
  });
  const put = blooms.slice(0, count).map((actor, k): Figure => {
    const { at, scale, aside } = STATIONS[k];
    const lean = upward ? 0.3 : Math.PI / 2 - 0.5;
    return stand(actor, { ...to(at, -aside), scale, angle: isFlower(actor) ? lean : 0 });
  });
  return [stalk(points, 0.055, leafDark), ...leaves.flat(), ...put.flat()];
}
