import { heightOf, widthOf, type Box } from '../vector/geometry.ts';
import { silhouette, type Figure } from './figure.ts';

/* Feet of an animal that is seen from its side. */

/** An animal as it is drawn. */
interface Animal {
  id: string;
  figure: Figure;
  box: Box;
}

/** Where the legs of an animal that is seen from its side end: on the ground, and those that are lifted. */
export function feetOf({ figure, box, id }: Animal): Low[] {
  const tall = heightOf(box);
  const lows = lowestPoints(figure, box);
  const ground = runsBelow(lows, box.bottom - GROUND * tall);
  const wide = (run: readonly Low[]): number => run.at(-1)!.x - run[0].x;
  const standing = ground.flatMap((run) => {
    // Two legs side by side touch.
    const count = wide(run) > TWO_LEGS * widthOf(box) ? 2 : 1;
    return Array.from({ length: count }, (_, k) => ({
      x: run[0].x + ((k + 0.5) / count) * wide(run),
      y: Math.max(...run.map(({ y }) => y)),
    }));
  });
  // Of who goes on two legs, what hangs higher is a hand, or a tail's tip.
  if (/t-rex|kangaroo/.test(id)) return standing;
  // What leads over into a leg that stands is a chin or a belly.
  const lifted = runsBelow(lows, box.bottom - LIFTED * tall)
    .filter((run) => !run.some((low) => low.y > box.bottom - GROUND * tall))
    .filter((run) => wide(run) < ONE_LEG * widthOf(box))
    .map((run) => run.toSorted((a, b) => b.y - a.y)[0]);
  return [...standing, ...lifted].toSorted((a, b) => a.x - b.x);
}

type Low = Readonly<{ x: number; y: number }>;

/** The lowest point of a figure in each of its columns. */
function lowestPoints(figure: Figure, box: Box): Low[] {
  const rings = silhouette(figure, 1e-3).map(({ rings: [ring] }) => ring);
  return Array.from({ length: COLUMNS }, (_, i): Low => {
    const x = box.left + ((i + 0.5) / COLUMNS) * widthOf(box);
    let y = box.top;
    for (const ring of rings)
      for (let k = 0, j = ring.length - 2; k < ring.length; j = k, k += 2) {
        const [ax, bx] = [ring[j], ring[k]];
        if (ax <= x === bx <= x) continue;
        y = Math.max(y, ring[j + 1] + ((x - ax) / (bx - ax)) * (ring[k + 1] - ring[j + 1]));
      }
    return { x, y };
  });
}

/** Neighbouring columns that reach below a level. */
function runsBelow(lows: readonly Low[], level: number): Low[][] {
  const runs: Low[][] = [];
  lows.forEach((low, i) => {
    if (low.y <= level) return;
    if (i > 0 && lows[i - 1].y > level) runs.at(-1)!.push(low);
    else runs.push([low]);
  });
  return runs;
}

const COLUMNS = 80;
/** Feet on the ground end in the lowest part of the height, lifted ones in this. */
const GROUND = 0.1;
const LIFTED = 0.3;
/** Of the width: a lifted leg is no wider, and two that stand together are no narrower. */
const ONE_LEG = 0.2;
const TWO_LEGS = 0.24;
