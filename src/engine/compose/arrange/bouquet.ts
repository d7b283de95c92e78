import { copiesOf, headsOf, isFlower, type Actor } from '../actors.ts';
import { place, polar, type Figure, type Piece, type Placing } from '../figure.ts';
import { area, blossom, disc, enclosed, foldedLeaf, sampleCubic, stalk } from '../ornaments.ts';
import { leastGap, spotHull, stand, type Body, type Stage, interleave } from './body.ts';

/** Length of the stems below the knot, which is at 0. */
const TAIL = 0.62;
/** Bare cloth between heads. */
const GAP = 0.02;

/** Heads fanned above, stems gathered and tied, leaves filled in. */
export function arrangeBouquet({
  actors,
  inks,
  chance,
  detail,
  ornate,
  leafless,
  tieless,
}: Stage): Body {
  const order = headsOf(rareFirst(interleave(actors)));
  const rows = headRows(order, chance.variation);
  const spots = rows.flatMap((row) => fan(row, chance));
  const all = rows.flatMap(({ row }) => row);
  const stems = all.map((actor, i) => stemTo(actor, spots[i]));
  const figure: Figure[] = [
    stems.map((stem, i) => tailOf(stem, i, all.length, inks.leafDark)),
    leafless ? [] : leafFan(rows, { inks, detail }),
    stems.map((stem) => stalk(stem, 0.055, inks.leafDark)),
    leafless ? [] : collar(inks, all.length),
    ...all.map((actor, i) => stand(actor, spots[i])),
    ornate && !tieless ? bow(inks) : [],
  ];
  return { figure: figure.flat(), form: 'round' };
}

/** Subjects with few copies first: they stand in front. */
const rareFirst = (actors: readonly Actor[]): Actor[] =>
  actors.toSorted((a, b) => copiesOf(a, actors) - copiesOf(b, actors));

interface HeadRow {
  row: readonly Actor[];
  radius: number;
  spread: number;
}

/** Back rows first: each further one in front holds one head less. */
function headRows(actors: readonly Actor[], variation: number): HeadRow[] {
  let to = actors.length;
  // The first subjects are the front.
  const rows = rowCounts(actors, variation).map((count) => {
    to -= count;
    return palindrome(actors.slice(to, to + count));
  });
  let from = 1.15;
  const fromFront = rows.toReversed().map((row) => {
    const fan = openFan(row, from);
    from = fan.radius + 0.74;
    return { row, ...fan };
  });
  return fromFront.reverse();
}

/** Heads a row from the back to the front. */
function rowCounts(actors: readonly Actor[], variation: number): number[] {
  const count = actors.length;
  if (count <= 2) return [count];
  if (count === 3) return variation % 2 === 0 ? [3] : [1, 2];
  const rare = Math.min(...actors.map((actor) => copiesOf(actor, actors)));
  const usual = count <= 6 ? Math.floor((count - 1) / 2) : Math.max(2, Math.round(count / 3) - 1);
  // The fewest of a kind are the front, where they are seen.
  const front = rare < count && rare <= 3 && variation % 2 === 0 ? rare : usual + (variation % 2);
  const rest = count - front;
  if (rest <= 4) return [rest, front];
  const middle = Math.floor((rest - 1) / 2);
  return [rest - middle, middle, front];
}

/** The same on both sides as far as can be: pairs of a kind outside, what is single in the middle. */
function palindrome(row: readonly Actor[]): Actor[] {
  const left: Actor[] = [];
  const right: Actor[] = [];
  const single: Actor[] = [];
  for (const subject of new Set(row.map((a) => a.subject))) {
    const copies = row.filter((a) => a.subject === subject);
    if (copies.length % 2 === 1) single.push(copies.pop()!);
    copies.forEach((actor, i) => (i % 2 === 0 ? left.push(actor) : right.unshift(actor)));
  }
  return [...left, ...single, ...right];
}

/** The widest fan that a bouquet opens to, each side, radians. */
const MAX_SPREAD_RAD = 0.82;

/** Opens a row until its heads are clear of each other; a row too full moves out. */
function openFan(row: readonly Actor[], from: number): { radius: number; spread: number } {
  for (let radius = from; radius < from + 6; radius += 0.06) {
    for (let spread = 0.2; spread <= MAX_SPREAD_RAD; spread += 0.04) {
      const hulls = row.map((actor, i) => spotHull(actor, fanSpot(i, row.length, radius, spread)));
      if (leastGap(hulls) >= GAP) return { radius, spread };
    }
  }
  return { radius: from, spread: MAX_SPREAD_RAD };
}

function fanSpot(i: number, count: number, radius: number, spread: number): Placing {
  const turn = count > 1 ? spread * ((2 * i) / (count - 1) - 1) : 0;
  return {
    x: radius * Math.sin(turn),
    y: -radius * Math.cos(turn) * (1 - 0.02 * Math.abs(turn)),
    scale: 1,
    angle: turn * 0.85,
    mirror: turn > 0.01,
  };
}

function fan({ row, radius, spread }: HeadRow, chance: Stage['chance']): Placing[] {
  return row.map((actor, i) => {
    const spot = fanSpot(i, row.length, radius, spread);
    // Every third bouquet is looser: its heads nod.
    const loose = chance.variation % 3 === 2 ? 0.2 : 0.05;
    const sway = isFlower(actor) ? chance.between(300 + i, -loose, loose) : 0;
    return { ...spot, angle: isFlower(actor) ? spot.angle! + sway : spot.angle! * 0.4 };
  });
}

/** A stem from a head down to the knot, first along the head's axis. */
function stemTo(actor: Actor, spot: Placing): Float64Array {
  const angle = spot.angle ?? 0;
  const from = actor.box.bottom * 0.55;
  const x = spot.x - Math.sin(angle) * from;
  const y = spot.y + Math.cos(angle) * from;
  const [downX, downY] = [x - Math.sin(angle) * 0.35, y + Math.cos(angle) * 0.35];
  const end = Math.max(-0.08, Math.min(0.08, spot.x * 0.06));
  return sampleCubic([x, y, downX, downY, spot.x * 0.1, -0.5, end, 0]);
}

/** The stem below the knot, on the other side of where it came from. */
function tailOf(stem: Float64Array, i: number, count: number, hex: string): Piece {
  const [x, y] = [stem.at(-2)!, stem.at(-1)!];
  const out = count > 1 ? -(i / (count - 1) - 0.5) * 0.44 : 0.06;
  const down = TAIL * (1 - 0.14 * Math.abs(out) - 0.05 * (i % 2));
  const way = sampleCubic([x, y, x, y + 0.2, x + out * 0.5, y + 0.3, x + out, y + down]);
  return stalk(way, 0.055, hex);
}

/** Leaves that look out between and beside the heads, and small blooms where much is drawn. */
function leafFan(
  rows: readonly HeadRow[],
  { inks, detail }: Pick<Stage, 'inks' | 'detail'>,
): Figure {
  const back = rows[0];
  const reach = back.radius;
  const gaps = Math.max(2, back.row.length + 1);
  const open = Math.max(back.spread, 0.3) + 0.36;
  const leaves = Array.from({ length: gaps }, (_, i): Figure => {
    const turn = open * ((2 * i) / (gaps - 1) - 1);
    const outer = Math.abs(turn) / open > 0.9;
    const at = polar(reach * (outer ? 0.36 : 0.42), turn);
    const scale = outer ? 0.72 : reach * 0.66;
    const grown = foldedLeaf(inks.leaf, inks.leafDark);
    return place(grown, { ...at, scale, angle: turn * 1.1, mirror: turn < 0 });
  }).flat();
  return detail > 1 ? [...leaves, ...fillerBlooms(rows, inks, detail)] : leaves;
}

/** Small blossoms on thin stems that look over the back row. */
function fillerBlooms(rows: readonly HeadRow[], inks: Stage['inks'], detail: number): Figure {
  const [back] = rows;
  const count = Math.max(2, back.row.length + (detail > 2 ? 1 : -1));
  return Array.from({ length: count }, (_, i): Figure => {
    const turn = (back.spread + 0.12) * (count > 1 ? (2 * i) / (count - 1) - 1 : 0);
    const { x, y } = polar(back.radius + 0.56, turn);
    return [
      stalk(sampleCubic([x, y, x * 0.8, y * 0.7, x * 0.2, y * 0.3, 0, 0]), 0.035, inks.leafDark),
      ...place(blossom(inks.soft, inks.accent), { x, y, scale: 0.27, angle: turn }),
    ];
  }).flat();
}

/** Two leaves in front, where the stems meet, under the lowest heads. */
function collar({ leaf, leafDark }: Stage['inks'], count: number): Figure {
  return [-1, 1].flatMap((side) =>
    place(foldedLeaf(leaf, leafDark), {
      x: side * 0.03,
      y: -0.08,
      scale: count === 1 ? 0.5 : 0.46,
      angle: side * 1.12,
      mirror: side < 0,
    }),
  );
}

/** The band that ties the stems, with two loops and two ends. */
function bow({ accent: own, tie }: Stage['inks']): Figure {
  const accent = tie ?? own;
  const loop = (side: number): Piece => {
    const out = sampleCubic([0, 0, side * 0.12, -0.3, side * 0.46, -0.26, side * 0.44, -0.02], 14);
    const back = sampleCubic([side * 0.44, -0.02, side * 0.42, 0.18, side * 0.14, 0.14, 0, 0], 14);
    return enclosed(accent, out, back);
  };
  const end = (side: number): Piece => {
    const right = [0, 0, 0.1, -0.02, 0.5, 0.3, 0.39, 0.31, 0.36, 0.42];
    const ring = right.map((v, i) => (i % 2 === 0 ? side * v : v));
    return area(ring, accent);
  };
  return [end(-1), end(1), loop(-1), loop(1), ...place(disc(accent), { scale: 0.17 })];
}
