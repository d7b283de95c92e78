import type { Mm } from '../../core/units.ts';
import { lineLength } from '../../vector/geometry.ts';
import type { Part, Pen } from './pen.ts';
import {
  type Bend,
  brush,
  flourish,
  type Path,
  pointAt,
  resample,
  turn,
  type Turn,
  type Width,
} from './paths.ts';
import { setFilled } from './set-letters.ts';

/*
 * Ornaments, drawn about their own origin and put where they belong by a turn.
 */

type Spot = readonly [number, number];

/** A leaf from its stalk at the origin along the x axis: two arcs that meet in a point. */
export function leaf(pen: Pen, part: Part, length: Mm, width: Mm, at: Turn): void {
  const steps = Math.max(6, Math.ceil(length / 0.5));
  const sides = [-1, 1].map((side) => {
    const path: number[] = [];
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      // Widest before its middle, as leaves are.
      const half = (width / 2) * Math.sin(Math.PI * t ** 0.82) ** 0.9;
      path.push(length * t, side * (half + 0.15 * (1 - t)));
    }
    return Float64Array.from(turn(path, at));
  });
  pen.column(part, { left: sides[0], right: sides[1] });
}

/** A square on its corner. */
export function lozenge(pen: Pen, part: Part, [x, y]: Spot, width: Mm, height: Mm): void {
  const [w, h] = [width / 2, height / 2];
  // Two edges from tip to tip: satin across it.
  pen.column(part, {
    left: Float64Array.of(x, y - h, x + w, y, x, y + h),
    right: Float64Array.of(x, y - h, x - w, y, x, y + h),
  });
}

/** A star of five points. */
export function star(pen: Pen, part: Part, [x, y]: Spot, r: Mm): void {
  const path: number[] = [];
  for (let i = 0; i < 10; i++) {
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    const reach = i % 2 === 0 ? r : r * 0.42;
    path.push(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  pen.area(part, [path]);
}

/** A heart, its lower tip at the origin plus (x, y). */
export function heart(pen: Pen, part: Part, [x, y]: Spot, size: Mm): void {
  const half: number[] = [];
  const steps = 22;
  for (let i = 0; i <= steps; i++) {
    const t = (Math.PI * i) / steps;
    const s = size / 30;
    half.push(
      s * 16 * Math.sin(t) ** 3,
      -s * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t) + 17),
    );
  }
  const right = turn(half, { x, y });
  const left = turn(half, { x, y, flip: true });
  pen.column(part, { left: Float64Array.from(right), right: Float64Array.from(left) });
}

/** A line that ends in a volute to its right (1) or left (-1), the first coil of a radius. */
export function scroll(
  from: Spot,
  heading: number,
  lead: readonly Bend[],
  radius: Mm,
  side: 1 | -1,
  turns: number,
): number[] {
  const bend = side / radius;
  const volute: Bend[] = [
    [radius * 1.5, 0, bend],
    [radius * 3.5 * turns, bend, bend * 2.1],
  ];
  return flourish(from, heading, [...lead, ...volute]);
}

/** What a branch is made of. */
interface Branch {
  leaves: number;
  length: Mm;
  width: Mm;
  /** Between leaf and stem, radians. */
  angle: number;
  /** Parts of the leaves on the left and on the right. */
  parts: readonly [Part, Part];
}

/** From the middle of a stem to where a leaf begins: under the stem's edge, not under all of it. */
const OFF_STEM_MM: Mm = 0.45;

/** Leaves in pairs along a stem, smaller towards its tip, and one at the tip itself. */
export function leafyBranch(pen: Pen, stem: Path, branch: Branch): void {
  const { leaves, length, width, angle, parts } = branch;
  for (let i = 0; i < leaves; i++) {
    const share = (i + 0.7) / (leaves + 0.35);
    const size = 1 - 0.35 * share;
    const at = pointAt(stem, share);
    for (const side of [-1, 1] as const) {
      const rotate = at.angle + side * angle;
      leaf(pen, parts[side < 0 ? 0 : 1], length * size, width * size, {
        x: at.x + OFF_STEM_MM * Math.cos(rotate),
        y: at.y + OFF_STEM_MM * Math.sin(rotate),
        rotate,
      });
    }
  }
  const tip = pointAt(stem, 1);
  const ends = resample(stem, 1);
  leaf(pen, parts[0], length * 0.7, width * 0.65, {
    x: ends[ends.length - 2],
    y: ends[ends.length - 1],
    rotate: tip.angle,
  });
}

/** A straight rule. */
export function rule(pen: Pen, part: Part, from: Spot, to: Spot, width: Mm | Width): void {
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  pen.stroke(part, [...from, ...middle, ...to], width);
}

/** A string of pearls, sewn as one column: no thread is cut between them. */
export function pearls(pen: Pen, part: Part, path: Path, size: Mm): void {
  const count = Math.max(3, Math.round(lineLength(path) / (size * 1.12)));
  const neck = Math.min(0.8, size * 0.35);
  const width: Width = (t) => neck + (size - neck) * Math.abs(Math.sin(Math.PI * t * count)) ** 0.7;
  pen.column(part, brush(path, width, size / 8));
}

/** A crown wider than this has a satin edge. */
const EDGED_CROWN_MM: Mm = 18;

/** Reach of a crown's points to the side and upward, and of the notches between them. */
const CROWN_POINTS = [
  [-1.14, 0.8],
  [-0.62, 0.42],
  [-0.6, 0.9],
  [-0.3, 0.42],
  [0, 1],
  [0.3, 0.42],
  [0.6, 0.9],
  [0.62, 0.42],
  [1.14, 0.8],
] as const;

/** A crown of five points with balls on them, over a band; its foot in the middle at (x, y). */
export function crown(
  pen: Pen,
  [x, y]: Spot,
  width: Mm,
  parts: Record<'body' | 'band' | 'ball', Part>,
): void {
  const w = (width / 2) * 0.88;
  const band = Math.max(1.3, width * 0.1);
  const foot = y - band - Math.max(0.7, width * 0.035);
  const h = width * 0.5;
  const points = CROWN_POINTS.flatMap(([px, py]) => [x + px * w, foot - py * h]);
  const body = Float64Array.of(...points, x + w, foot, x - w, foot);
  if (width > EDGED_CROWN_MM) setFilled(pen, parts.body, [body]);
  else pen.area(parts.body, [body]);
  rule(pen, parts.band, [x - w, y - band / 2], [x + w, y - band / 2], band);
  const r = Math.max(0.85, width * 0.055);
  for (let i = 0; i < points.length; i += 4)
    pen.dot(parts.ball, points[i], points[i + 1] - r * 0.5, r);
}
