import { copiesOf, type Actor } from '../actors.ts';
import { place, polar, type Figure, type Placing } from '../figure.ts';
import { disc, foldedLeaf } from '../ornaments.ts';
import { arrangeRow } from './rows.ts';
import { fitCircle, leastGap, spotHull, stand, type Body, type Stage, interleave } from './body.ts';

/** Bare cloth between neighbours on the ring. */
const GAP = 0.06;

/** Radial: one subject in the middle where it stands alone, the others around it, tops out. */
export function arrangeMedallion(stage: Stage): Body {
  const { actors, words, inks, chance, detail, ornate, leafless } = stage;
  // A mandala is radial as it is drawn.
  if (actors.length === 1 && /:mandala$/.test(actors[0].id)) return arrangeRow(stage);
  const { middle, ring } = splitMedallion(actors, chance.variation);
  const turn = ([0, 1, 0.5][chance.variation % 3] * Math.PI) / ring.length;
  const inner = middle || words ? 0.62 : 0;
  const radius = ringRadius(ring, inner, turn);
  const spots = spotsOf(ring, radius, turn);
  const figure: Figure[] = [];
  if (ornate && !leafless && detail > 0 && ring.length <= 12) {
    figure.push(leavesBetween(ring, radius, turn, inks));
  }
  figure.push(...ring.map((actor, i) => stand(actor, spots[i])));
  const r = clearRadius(ring, spots);
  const inside = middle?.figure ?? words;
  if (inside) figure.push(fitCircle(inside, { x: 0, y: 0, r }));
  else if (ornate && ring.length > 2) {
    const scale = Math.min(0.5, r * 1.3);
    figure.push(place(disc(inks.accent), { scale }));
    if (scale > 0.24) figure.push(place(disc(inks.soft), { scale: scale * 0.52 }));
  }
  return { figure: figure.flat(), form: 'round', hasWords: !middle && words !== undefined };
}

/** A single thing by itself is repeated around; beside others it takes the middle. */
function splitMedallion(
  actors: readonly Actor[],
  variation: number,
): { middle: Actor | undefined; ring: Actor[] } {
  if (actors.length === 1) {
    const copies = [6, 8, 5][variation % 3];
    return { middle: undefined, ring: Array.from({ length: copies }, () => actors[0]) };
  }
  const lone = actors.find(
    (a) => a.place === 'middle' || (actors.length > 2 && copiesOf(a, actors) === 1),
  );
  const ring = actors.filter((a) => a !== lone);
  return { middle: lone, ring: interleave(ring) };
}

function spotsOf(ring: readonly Actor[], radius: number, turn: number): Placing[] {
  return ring.map((_, i) => {
    const angle = turn + (2 * Math.PI * i) / ring.length;
    return { ...polar(radius, angle), scale: 1, angle };
  });
}

/** The least radius at which neighbours are clear of each other and of the middle. */
function ringRadius(ring: readonly Actor[], inner: number, turn: number): number {
  for (let radius = 0.35; radius < 12; radius *= 1.05) {
    const spots = spotsOf(ring, radius, turn);
    const hulls = ring.map((actor, i) => spotHull(actor, spots[i]));
    if (leastGap(hulls) >= GAP && clearRadius(ring, spots) >= inner) return radius;
  }
  return 12;
}

/** Radius of the bare disc in the middle. */
function clearRadius(ring: readonly Actor[], spots: readonly Placing[]): number {
  let least = Infinity;
  ring.forEach((actor, i) => {
    const hull = spotHull(actor, spots[i]);
    for (let k = 0, j = hull.length - 2; k < hull.length; j = k, k += 2) {
      for (let f = 0; f < 1; f += 0.25) {
        const x = hull[j] + (hull[k] - hull[j]) * f;
        const y = hull[j + 1] + (hull[k + 1] - hull[j + 1]) * f;
        least = Math.min(least, Math.hypot(x, y));
      }
    }
  });
  return Math.max(0.02, least - 0.05);
}

/** A leaf in each gap of the ring. */
function leavesBetween(
  ring: readonly Actor[],
  radius: number,
  turn: number,
  { leaf, leafDark }: Stage['inks'],
): Figure {
  return ring.flatMap((_, i) => {
    const angle = turn + (2 * Math.PI * (i + 0.5)) / ring.length;
    const scale = Math.min(0.75, 2.4 / ring.length + 0.25);
    // Few leave wide gaps, whose leaves grow from further inside.
    const from = ring.length <= 4 ? Math.max(0.22, radius - 0.6) : radius - 0.05;
    return place(foldedLeaf(leaf, leafDark, 0), { ...polar(from, angle), scale, angle });
  });
}
