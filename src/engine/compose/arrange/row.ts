import { isFlower, type Actor } from '../actors.ts';
import type { Figure } from '../figure.ts';
import { fromMiddle, lineUp, stand, type Body, type Stage } from './body.ts';

/** Between neighbours of a row, beside their size. */
const GAP = 0.1;
/** No row is longer; what is left over stands in another one. */
const LONGEST_ROW = 6;

/** One subject, or several side by side; long rows in two or three. */
export function arrangeRow({ actors, chance }: Stage): Body {
  if (actors.length === 1) return single(actors[0], chance.variation);
  const rows = intoRows(centred(actors));
  const figures = rows.map((row) => oneRow(row, chance.variation % 3));
  const figure = figures.length === 1 ? figures[0] : lineUp(figures, GAP, true);
  return { figure, form: rows[0].length - rows.length > 2 ? 'box' : 'round' };
}

/**
 * A row on one baseline. In the second arrangement it is a hill whose flowers fan out, in the
 * third a valley.
 */
function oneRow(row: readonly Actor[], lean: number): Figure {
  const alike = row.every(
    ({ subject, size }) => subject === row[0].subject && size === row[0].size,
  );
  const widest = Math.max(...row.map(({ box }) => box.right - box.left));
  let pen = 0;
  const placed = row.map((actor, i): Figure => {
    const { box } = actor;
    const reach = row.length > 1 ? (2 * i) / (row.length - 1) - 1 : 0;
    // Animals look towards the middle; a flower has no such side.
    const mirror = reach > 0 && !isFlower(actor);
    const bend = lean === 0 ? 0 : lean === 1 ? 1 : -1;
    const width = alike ? widest : box.right - box.left;
    const x = pen + width / 2 + ((mirror ? 1 : -1) * (box.left + box.right)) / 2;
    pen += width + GAP;
    const angle = isFlower(actor) ? 0.2 * reach * bend : 0;
    return stand(actor, {
      x,
      y: 0.24 * reach * reach * bend - box.bottom,
      scale: 1,
      angle,
      mirror,
    });
  });
  return placed.flat();
}

function single(actor: Actor, variation: number): Body {
  const tilts = [0, 0, -0.16, 0.16] as const;
  const angle = isUpright(actor) ? 0 : tilts[variation % 4];
  const figure = stand(actor, { x: 0, y: 0, scale: 1, angle, mirror: variation % 2 === 1 });
  return { figure, form: 'round' };
}

/** What looks wrong when it leans. */
export const isUpright = ({ kind }: Actor): boolean =>
  kind === 'building' || kind === 'vehicle' || kind === 'face' || kind === 'person';

/** The largest in the middle; copies of one subject stay on both sides of it. */
function centred(actors: readonly Actor[]): Actor[] {
  const counts = new Map<number, number>();
  for (const { subject } of actors) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const rank = ({ subject, size }: Actor): number =>
    (size === 'large' ? -100 : size === 'small' ? 100 : 0) + counts.get(subject)!;
  const order = actors.toSorted((a, b) => rank(a) - rank(b) || a.subject - b.subject);
  return fromMiddle(order);
}

/** Rows whose lengths differ by one at most: the shorter ones below. */
function intoRows<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / LONGEST_ROW) + (items.length > LONGEST_ROW * 2 ? 1 : 0);
  const rows: T[][] = [];
  let from = 0;
  for (let r = 0; r < count; r++) {
    const length = Math.ceil((items.length - from) / (count - r));
    rows.push(items.slice(from, from + length));
    from += length;
  }
  return rows;
}
