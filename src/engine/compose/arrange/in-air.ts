import { heightOf, widthOf } from '../../vector/geometry.ts';
import type { Actor } from '../actors.ts';
import { figureBox, outlinePoints, type Figure, type Placing } from '../figure.ts';
import { stand } from './body.ts';

/* What is light in the air about a picture: hearts, stars, notes. */

/** Bare cloth between it and what is below. */
const APART = 0.06;
/** Of the height of what is below: the largest of what is in the air. */
const LIGHT_HIGH = 0.3;
const SIZES = [1, 0.72, 0.86] as const;

/** In an arch over the rest, higher and lower, larger and smaller in turns. */
export function inAir(light: readonly Actor[], low: Figure, mains: readonly Actor[]): Figure {
  if (light.length === 0) return [];
  const box = figureBox(low);
  const points = outlinePoints(low);
  const [wide, high] = [widthOf(box), heightOf(box)];
  const count = light.length;
  const most = Math.min(LIGHT_HIGH * high, (1.15 * wide) / count);
  return light.flatMap((actor, k): Figure => {
    const share = count > 1 ? k / (count - 1) - 0.5 : aside(mains);
    const size = (count > 1 ? SIZES[k % 3] : 1) * (actor.size === 'large' ? 1.5 : 1) * most;
    const scale = size / Math.max(widthOf(actor.box), heightOf(actor.box));
    const x = (box.left + box.right) / 2 + share * wide * 0.96;
    const [left, right] = [x - size / 2, x + size / 2];
    let floor = box.top + 0.55 * high;
    for (let i = 0; i < points.length; i += 2)
      if (points[i] > left - APART && points[i] < right + APART)
        floor = Math.min(floor, points[i + 1]);
    const y = floor - APART - (k % 2) * 0.16 * size - actor.box.bottom * scale;
    const to: Placing = { x: x - ((actor.box.left + actor.box.right) / 2) * scale, y, scale };
    return stand(actor, { ...to, angle: UPRIGHT.test(actor.id) ? 0 : 0.3 * share });
  });
}

const UPRIGHT = /moon|crescent|cloud|note|musical/;

/** One by itself: over a pair in the middle, also one that is joined, else at the right. */
function aside(mains: readonly Actor[]): number {
  const [one] = mains;
  const isPair = one.kind === 'face' && widthOf(one.box) > 1.4 * heightOf(one.box);
  return mains.length === 2 || isPair ? 0 : 0.4;
}
