import { oklabDistance, oklabFromHex } from '../color/oklab.ts';
import type { Mm } from '../core/units.ts';
import { contains } from '../vector/rings.ts';
import { type Ring, ringLength } from '../vector/geometry.ts';
import { type Figure, type LinePiece, type Piece, silhouette } from './figure.ts';
import { copiesIn, EDGE_PIECE } from './labels.ts';
import { hexOfLch, lchOfHex } from './recolor.ts';
import type { Inks } from './style.ts';

/*
 * What is to be seen on its cloth: white daisies on white linen get an edge, letters on black are
 * light. Colours are compared in OKLab, where equal distances look alike (Ottosson 2020).
 */

/** Colours nearer to the cloth than this are lost on it. */
const LOST = 0.125;
/** Lines and letters are thinner, and want more. */
const MIN_LINE = 0.3;
/** Of a thing's outline, lost on the cloth, from which it gets an edge. */
const MIN_LOST = 0.5;
/** How far an edge's lightness is from the cloth's, and its least chroma. */
const EDGE_STEP = 0.26;
/** Edges are lines of this width on the thing's outline, mm: beside it cloth would open when its rows draw in. */
const EDGE_MM: Mm = 0.9;
/** Shorter edges are none, mm. */
const MIN_EDGE_MM: Mm = 5;

const far = (a: string, b: string): number => oklabDistance(oklabFromHex(a), oklabFromHex(b));

/** A colour that is seen on another: itself, or lighter or darker by as much as it takes. */
export function seenOn(hex: string, cloth: string, least = MIN_LINE): string {
  if (far(hex, cloth) >= least) return hex;
  const [L, C, h] = lchOfHex(hex);
  const [ground] = lchOfHex(cloth);
  const to = ground > 0.6 ? ground - least : ground + least;
  const way = ground > 0.6 ? Math.min(L, to) : Math.max(L, to);
  return hexOfLch([way, C, h]);
}

/** Ornaments and letters that are seen on the cloth. */
export const inksOn = (inks: Inks, cloth: string): Inks => ({
  ...inks,
  leaf: seenOn(inks.leaf, cloth, LOST),
  leafDark: seenOn(inks.leafDark, cloth, LOST),
  line: seenOn(inks.line, cloth),
  accent: seenOn(inks.accent, cloth, LOST),
  soft: seenOn(inks.soft, cloth, LOST),
});

/** The figure with an edge around each thing that would be lost on the cloth. @param figure in mm */
export function edgedOn(figure: Figure, cloth: string): Figure {
  const edges = new Map<number, Figure>();
  for (const { subject, at } of copiesIn(figure)) {
    const pieces = at.map((i) => figure[i]);
    const lost = lostColor(pieces, cloth);
    if (lost === undefined) continue;
    const hex = edgeColor(lost, cloth);
    const lines = silhouette(pieces, 0, 0.3)
      .map(({ rings: [ring] }) => ring)
      .filter((ring) => ringLength(ring) >= MIN_EDGE_MM)
      .map((points): LinePiece => ({
        kind: 'line',
        points,
        closed: true,
        width: EDGE_MM,
        hex,
        of: { subject, piece: EDGE_PIECE },
      }));
    edges.set(at[0], lines);
  }
  return figure.flatMap((piece, i) => [...(edges.get(i) ?? []), piece]);
}

/** Places along an outline at which is looked what colour it has. */
const LOOKS = 72;

/** The commonest colour of an outline that is lost on the cloth; undefined where enough of it is seen. */
function lostColor(pieces: Figure, cloth: string): string | undefined {
  const outlines = silhouette(pieces, 0).map(({ rings: [ring] }) => ring);
  const whole = outlines.reduce((sum, ring) => sum + ringLength(ring), 0);
  const met = new Map<string, number>();
  let looked = 0;
  for (const ring of outlines) {
    const step = Math.max(1, Math.floor((ring.length / 2) * (whole / (LOOKS * ringLength(ring)))));
    for (let i = 0; i < ring.length; i += 2 * step) {
      looked++;
      const hex = colorAt(pieces, ring, i);
      if (hex && far(hex, cloth) < LOST) met.set(hex, (met.get(hex) ?? 0) + 1);
    }
  }
  const lost = [...met.values()].reduce((sum, count) => sum + count, 0);
  if (lost === 0 || lost < MIN_LOST * looked) return undefined;
  return [...met].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

/** The colour just inside an outline. */
function colorAt(pieces: Figure, ring: Ring, i: number): string | undefined {
  const count = ring.length;
  const [ax, ay] = [ring[(i - 2 + count) % count], ring[(i - 1 + count) % count]];
  const [bx, by] = [ring[(i + 2) % count], ring[(i + 3) % count]];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  // Rings of areas run so that their inside is on one side: both are tried.
  for (const side of [0.15, -0.15]) {
    const x = ring[i] - (side * (by - ay)) / length;
    const y = ring[i + 1] + (side * (bx - ax)) / length;
    const top = pieces.findLast((piece) => covers(piece, x, y));
    if (top) return top.hex;
  }
  return undefined;
}

const covers = (piece: Piece, x: number, y: number): boolean =>
  piece.kind === 'area' &&
  piece.polygon.rings.filter((ring) => contains(ring, x, y)).length % 2 === 1;

/** Of what is lost, deeper on light cloth and lighter on dark; greys a little warm. */
function edgeColor(hex: string, cloth: string): string {
  const [, C, h] = lchOfHex(hex);
  const [ground] = lchOfHex(cloth);
  const L = ground > 0.6 ? ground - EDGE_STEP : ground + EDGE_STEP;
  return C < 0.03 ? hexOfLch([L, 0.02, 75]) : hexOfLch([L, Math.min(0.12, C * 1.5), h]);
}
