import { ringBetween } from '../../digitize/lines.ts';
import { type Box, linesBox, type Ring } from '../../vector/geometry.ts';
import { depthAt } from '../../vector/inner-disc.ts';
import { contains } from '../../vector/rings.ts';
import type { Chance } from '../arrange/body.ts';
import { type Figure, place } from '../figure.ts';
import type { Preset } from '../options.ts';
import {
  blossom,
  diamond,
  disc,
  drop,
  facetStar,
  foldedLeaf,
  leaf,
  triangle,
} from '../ornaments.ts';
import type { Inks } from '../style.ts';
import type { Style } from './bands.ts';
import { decorative, floral, vintage } from './garlands.ts';
import { geometric, modern, tribal } from './lines.ts';

/** The six styles. */
export const STYLES: Record<Preset, Style> = {
  vintage,
  modern,
  geometric,
  floral,
  decorative,
  tribal,
};

/** What each style strews over bare cloth; of unit size about 0. */
export function fillersOf(preset: Preset, inks: Inks): Figure[] {
  // Leaves and triangles stand on their base.
  const centred = (figure: Figure): Figure => place(figure, { y: 0.5 });
  const sets: Record<Preset, Figure[]> = {
    vintage: [centred(foldedLeaf(inks.leaf, inks.leafDark, 0.05)), disc(inks.soft)],
    modern: [disc(inks.soft), disc(inks.line)],
    geometric: [diamond(inks.accent), facetStar(inks.soft, 4, 0.45), centred(triangle(inks.leaf))],
    floral: [blossom(inks.soft, inks.accent), centred(leaf(inks.leaf)), disc(inks.accent)],
    decorative: [disc(inks.soft), drop(inks.accent), disc(inks.line)],
    tribal: [centred(triangle(inks.line)), diamond(inks.accent)],
  };
  return sets[preset];
}

/** Places tried. */
const MAX_TRIES = 900;
/** Bare cloth around a filler's middle, mm on a page of 100. */
const CLEAR_MM = 3.4;

/**
 * Small ornaments on the bare cloth between a composition and its frame, each as far from
 * all the others as it can be, mirrored about the vertical axis where there is room.
 * @param inside border of the room; `u` millimetres to one of a page of 100
 */
export function strewFillers(
  figure: Figure,
  inside: Ring,
  fillers: readonly Figure[],
  { chance, u, most }: { chance: Chance; u: number; most: number },
): Figure {
  const obstacles = obstaclesOf(figure, CLEAR_MM * u);
  const free = (x: number, y: number): boolean =>
    contains(inside, x, y) && !obstacles.some((obstacle) => hits(obstacle, x, y, CLEAR_MM * u));
  const reach = inside.reduce((far, value) => Math.max(far, Math.abs(value)), 0);
  const spots: { x: number; y: number }[] = [];
  for (let t = 0; t < MAX_TRIES && spots.length < most; t++) {
    const x = chance.at(5000 + 2 * t) * reach;
    const y = (2 * chance.at(5001 + 2 * t) - 1) * reach;
    const apart = (px: number): boolean =>
      spots.every((s) => Math.hypot(s.x - px, s.y - y) > 10 * u);
    if (x < 3 * u) {
      if (free(0, y) && apart(0)) spots.push({ x: 0, y });
      continue;
    }
    if (2 * x < 10 * u) continue;
    for (const px of [x, -x]) if (free(px, y) && apart(px)) spots.push({ x: px, y });
  }
  return spots.flatMap(({ x, y }, i): Figure => {
    const kind = fillers[Math.floor(Math.abs(y * 7 + Math.abs(x) * 3)) % fillers.length];
    const scale = (3 + 0.8 * chance.at(7000 + (i >> 1))) * u;
    return place(kind, { x, y, scale, angle: x === 0 ? 0 : Math.atan2(x, -y), mirror: x < 0 });
  });
}

/** What must be kept clear of: its border, and the box of that with the clearance around. */
interface Obstacle {
  border: Ring;
  box: Box;
}

function obstaclesOf(figure: Figure, by: number): Obstacle[] {
  return figure.map((piece) => {
    // A line is an area without width, there and back again.
    const border =
      piece.kind === 'area' ? piece.polygon.rings[0] : ringBetween(piece.points, piece.points);
    return { border, box: linesBox([border], by) };
  });
}

function hits({ border, box }: Obstacle, x: number, y: number, by: number): boolean {
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  return depthAt([border], x, y) > -by;
}
