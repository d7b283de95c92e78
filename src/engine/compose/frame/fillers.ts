import { contains } from '../../vector/rings.ts';
import { type Ring, ringBox, type Box } from '../../vector/geometry.ts';
import type { Chance } from '../chance.ts';
import { type Figure, place } from '../figure.ts';

/** Places tried. */
const TRIES = 900;
/** Bare cloth around a filler's middle, mm on a page of 100. */
const CLEAR = 3.4;

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
  const obstacles = obstaclesOf(figure, CLEAR * u);
  const free = (x: number, y: number): boolean =>
    contains(inside, x, y) && !obstacles.some((obstacle) => hits(obstacle, x, y, CLEAR * u));
  const reach = inside.reduce((far, value) => Math.max(far, Math.abs(value)), 0);
  const spots: { x: number; y: number }[] = [];
  for (let t = 0; t < TRIES && spots.length < most; t++) {
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

/** What must be kept clear of: a border or a line, and its box with the clearance around. */
interface Obstacle {
  points: Float64Array;
  solid: boolean;
  box: Box;
}

function obstaclesOf(figure: Figure, by: number): Obstacle[] {
  return figure.map((piece) => {
    const points = piece.kind === 'area' ? piece.polygon.rings[0] : piece.points;
    const { left, top, right, bottom } = ringBox(points);
    const box = { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
    return { points, solid: piece.kind === 'area', box };
  });
}

function hits({ points, solid, box }: Obstacle, x: number, y: number, by: number): boolean {
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  if (solid && contains(points, x, y)) return true;
  for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
    if (i === 0 && !solid) continue;
    const [dx, dy] = [points[i] - points[j], points[i + 1] - points[j + 1]];
    const length = dx * dx + dy * dy || 1;
    const along = ((x - points[j]) * dx + (y - points[j + 1]) * dy) / length;
    const t = Math.min(1, Math.max(0, along));
    if (Math.hypot(points[j] + dx * t - x, points[j + 1] + dy * t - y) < by) return true;
  }
  return false;
}
