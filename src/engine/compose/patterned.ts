import type { Pattern } from '../prompt/plan.ts';
import { type Box, heightOf, widthOf } from '../vector/geometry.ts';
import { contains, groupRings, intersectRings } from '../vector/rings.ts';
import { coverOf, type AreaPiece, type Figure, figureBox, place } from './figure.ts';
import { blossom } from './ornaments.ts';
import { lchOfHex } from './recolor.ts';

/* Stripes, dots and checks on the largest part of a drawing, cut out of that part's own outline. */

/** Rings are cut in this many units of the drawing's size: the clipper's grid is too coarse for one. */
const CUT_SIZE = 100;
/** Stripes, and rows of dots or checks, on the height of the part. */
const BANDS = 4;
/** What lies on it covers less, and what is as large is patterned as well. */
const ALIKE = 0.45;

/** The drawing with a pattern on what is largest of it. @param id of the motif */
export function patterned(figure: Figure, { kind, color }: Pattern, id: string): Figure {
  const areas = figure.filter((piece) => piece.kind === 'area');
  const covers = areas.map(coverOf);
  const most = Math.max(0, ...covers);
  const large = areas.filter((_, k) => covers[k] > ALIKE * most);
  // Of a boat the sail is striped.
  const [main] = /boat|ship/.test(id)
    ? large.toSorted((a, b) => figureBox([a]).top - figureBox([b]).top)
    : areas.toSorted((a, b) => coverOf(b) - coverOf(a));
  if (!main) return figure;
  const marked = new Set(large.filter(({ hex }) => hex === main.hex).concat(main));
  if (kind === 'flowers') {
    const whole = figureBox([main]);
    // Stripes of the drawing would lie over the blossoms.
    const isStripe = (piece: Figure[number]): boolean =>
      piece.kind === 'line' && !piece.closed && isSmallOn(figureBox([piece]), whole);
    // Nobody has a flower before the eye.
    const small = areas
      .map((piece) => figureBox([piece]))
      .filter(
        (box) => widthOf(box) < 0.2 * widthOf(whole) && heightOf(box) < 0.2 * heightOf(whole),
      );
    return figure
      .filter((piece) => !isStripe(piece))
      .flatMap((piece): Figure =>
        piece === main ? [piece, ...strewn(piece, color, small)] : [piece],
      );
  }
  const ink = color ?? (lchOfHex(main.hex)[0] > 0.8 ? '#1654a9' : '#ffffff');
  return figure.flatMap((piece): Figure =>
    piece.kind === 'area' && marked.has(piece) ? [piece, ...within(piece, kind, ink)] : [piece],
  );
}

/** Rows of blossoms on a part, and how large one is beside its row. */
const ROWS = 6;
const BLOOM = 0.84;
const PETALS = ['#ec8bb0', '#ffffff', '#fecf16', '#b8aeea'] as const;

/** On what it lies on, and small beside it, as its stripes are. */
const isSmallOn = (box: Box, of: Box): boolean =>
  box.left > of.left &&
  box.right < of.right &&
  box.top > of.top &&
  box.bottom < of.bottom &&
  widthOf(box) < 0.5 * widthOf(of) &&
  heightOf(box) < 0.2 * heightOf(of);

const isNear = ({ left, right, top, bottom }: Box, x: number, y: number, r: number): boolean =>
  x > left - r && x < right + r && y > top - r && y < bottom + r;

/** Blossoms wherever one has room. */
function strewn(piece: AreaPiece, color: string | undefined, kept: readonly Box[]): Figure {
  const box = figureBox([piece]);
  const side = Math.min(widthOf(box), heightOf(box)) / ROWS;
  const isIn = (x: number, y: number): boolean =>
    piece.polygon.rings.filter((ring) => contains(ring, x, y)).length % 2 === 1;
  const out: Figure[number][] = [];
  let k = 0;
  for (let row = 0; (row + 0.5) * side < heightOf(box); row++) {
    const y = box.top + (row + 0.5) * side;
    for (let x = box.left + (row % 2 === 0 ? 0.5 : 1) * side; x < box.right; x += side) {
      const r = 0.5 * side;
      const ring = [0, 1, 2, 3, 4, 5].map((n) => (n * Math.PI) / 3);
      if (kept.some((one) => isNear(one, x, y, r))) continue;
      if (!ring.every((turn) => isIn(x + r * Math.cos(turn), y + r * Math.sin(turn)))) continue;
      const petals = color ?? PETALS[(k++ + row) % PETALS.length];
      const heart = petals === '#fecf16' ? '#9b5923' : '#f8a810';
      const bloom = place(blossom(petals, heart), { x, y, scale: BLOOM * side });
      out.push(...bloom.map((one) => ({ ...one, of: piece.of })));
    }
  }
  return out;
}

function within(piece: AreaPiece, kind: Pattern['kind'], hex: string): AreaPiece[] {
  const box = figureBox([piece]);
  const [wide, tall] = [widthOf(box), heightOf(box)];
  const side = tall / (2 * BANDS + 1);
  const rows = Array.from({ length: BANDS }, (_, k) => box.top + (2 * k + 1) * side);
  const columns = Array.from(
    { length: Math.ceil(wide / (2 * side)) + 1 },
    (_, k) => box.left + 2 * k * side,
  );
  const cuts = rows.flatMap((y, row): number[][] => {
    if (kind === 'stripes') return [rectangle(box.left, y, wide, side)];
    const shift = row % 2 === 0 ? 0.5 * side : -0.5 * side;
    return columns.map((x) =>
      kind === 'dots'
        ? circle(x + shift, y + 0.5 * side, 0.46 * side)
        : rectangle(x + shift, y, side, side),
    );
  });
  const grown = (ring: ArrayLike<number>) => Float64Array.from(ring, (v) => v * CUT_SIZE);
  const rings = intersectRings(piece.polygon.rings.map(grown), cuts.map(grown));
  const least = 0.3 * side * side;
  return groupRings(rings.map((ring) => ring.map((v) => v / CUT_SIZE)))
    .map((polygon): AreaPiece => ({ kind: 'area', polygon, hex, of: piece.of }))
    .filter((cut) => coverOf(cut) > least);
}

const rectangle = (x: number, y: number, wide: number, tall: number): number[] => [
  ...[x, y, x + wide, y],
  ...[x + wide, y + tall, x, y + tall],
];

const circle = (x: number, y: number, r: number): number[] =>
  Array.from({ length: 24 }, (_, k) => {
    const turn = ((k >> 1) * Math.PI) / 6;
    return k % 2 === 0 ? x + r * Math.cos(turn) : y + r * Math.sin(turn);
  });
