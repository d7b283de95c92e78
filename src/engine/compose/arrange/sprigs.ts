import type { Actor } from '../actors.ts';
import {
  type Figure,
  figureBox,
  type LinePiece,
  mapLines,
  mapPoints,
  outlinePoints,
  type Piece,
  polar,
} from '../figure.ts';
import { hoop } from '../ornaments.ts';
import { isLeafGreen } from '../recolor.ts';

/*
 * A wreath of branches: bent to the ring and laid along it, tip to foot, so that they are the wreath
 * themselves. They grow upward on both sides, as laurels do.
 */

/** What is bent: it has a foot and a tip. */
const SPRIG = /:(?:[a-z-]*branch|eucalyptus|fern|rosemary|sheaf-of-rice)$/;
/** As many on a side of the ring; of those without a stem of one line more, for they leave gaps. */
const ON_A_SIDE = 3;
const STIFF_ON_A_SIDE = 4;
/** Each is longer than its part of the ring: the foot of one lies under the tip of the other. */
const OVERLAP = 1.24;
/** A sprig is so much longer than wide. */
const MIN_SLENDER = 1.35;

/** Whether a wreath of them is laid of bent branches. */
export const areSprigs = (ring: readonly Actor[]): boolean =>
  ring.length > 0 &&
  ring.every(({ id, kind, figure }) => kind === 'leaf' && SPRIG.test(id) && slender(figure));

/** A direction through the middle of a figure, and how far it reaches along it and across. */
interface Axis {
  x: number;
  y: number;
  /** Clockwise from upward, toward the tip, radians. */
  angle: number;
  long: number;
  across: number;
}

/** The long axis of a figure's outline, by the second moments of its points; its tip is its upper end. */
function axisOf(figure: Figure): Axis {
  const points = outlinePoints(figure);
  const count = points.length / 2;
  const box = figureBox(figure);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  let [xx, xy, yy] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const [dx, dy] = [points[2 * i] - x, points[2 * i + 1] - y];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const along = 0.5 * Math.atan2(2 * xy, xx - yy);
  const sign = Math.sin(along) > 0 ? -1 : 1;
  const [ux, uy] = [sign * Math.cos(along), sign * Math.sin(along)];
  let [long, across] = [0, 0];
  for (let i = 0; i < count; i++) {
    const [dx, dy] = [points[2 * i] - x, points[2 * i + 1] - y];
    long = Math.max(long, Math.abs(dx * ux + dy * uy));
    across = Math.max(across, Math.abs(dy * ux - dx * uy));
  }
  return { x, y, angle: Math.atan2(ux, -uy), long: 2 * long, across: 2 * across };
}

function slender(figure: Figure): boolean {
  const { long, across } = axisOf(figure);
  return long > MIN_SLENDER * across;
}

/**
 * The whole wreath: leaves, on them one stem around it, and what hangs on it.
 * @param radius of the ring that the branches are bent to
 */
export function sprigRing(ring: readonly Actor[], radius: number): Figure {
  const stem = mainStem(ring[0].figure);
  const onSide = stem ? ON_A_SIDE : STIFF_ON_A_SIDE;
  const step = Math.PI / onSide;
  const laid = Array.from({ length: 2 * onSide }, (_, k): Figure => {
    const row = onSide - 1 - (k >> 1);
    const side = k % 2 === 0 ? 1 : -1;
    const { figure } = ring[row % ring.length];
    return bent(figure, { radius, turn: side * (Math.PI - (row + 0.5) * step), step, side });
  });
  if (!stem) return laid.flat();
  const width = stem.width * scaleOf(axisOf(ring[0].figure), step, radius);
  const isUnder = (piece: Piece): boolean => piece.kind === 'line' || isLeafGreen(piece.hex);
  const all = laid.flat();
  // The needle goes from leaf to leaf under the stem.
  return [
    ...all.filter(isUnder),
    hoop(radius, Math.max(LEAST_STEM * radius, width), stem.hex),
    ...all.filter((piece) => !isUnder(piece)),
  ];
}

interface Bend {
  radius: number;
  /** Of the middle, clockwise from the top. */
  turn: number;
  /** How much of the ring each has, radians. */
  step: number;
  /** 1 on the right, -1 on the left, where it is mirrored. */
  side: number;
}

const scaleOf = ({ long }: Axis, step: number, radius: number): number =>
  (step * radius * OVERLAP) / long;

/** How far a line lies aside where it has come so far; its ends hold beyond them. */
function asideAt(path: Float64Array, up: number): number {
  const count = path.length / 2;
  const forward = path[0] <= path[2 * count - 2];
  const at = (i: number): number => 2 * (forward ? i : count - 1 - i);
  if (up <= path[at(0)]) return path[at(0) + 1];
  for (let i = 1; i < count; i++) {
    const [from, to] = [at(i - 1), at(i)];
    if (up > path[to]) continue;
    const share = (up - path[from]) / Math.max(1e-9, path[to] - path[from]);
    return path[from + 1] + share * (path[to + 1] - path[from + 1]);
  }
  return path[at(count - 1) + 1];
}

/** Of the ring's radius. */
const LEAST_STEM = 0.028;

/** It goes from the foot to the tip: so much of the branch's length. */
const MIN_STEM_SHARE = 0.7;

/** The line that a branch's leaves sit on; undefined where it is drawn otherwise. */
function mainStem(figure: Figure): LinePiece | undefined {
  const lines = figure.filter((piece): piece is LinePiece => piece.kind === 'line');
  const long = ({ points }: LinePiece): number =>
    Math.hypot(points.at(-2)! - points[0], points.at(-1)! - points[1]);
  const [longest] = lines.toSorted((a, b) => long(b) - long(a));
  return longest && long(longest) > MIN_STEM_SHARE * axisOf(figure).long ? longest : undefined;
}

function bent(figure: Figure, { radius, turn, step, side }: Bend): Figure {
  const axis = axisOf(figure);
  const scale = scaleOf(axis, step, radius);
  const [cos, sin] = [Math.cos(axis.angle), Math.sin(axis.angle)];
  // Along the branch toward its tip, and to the right of that.
  const along = (px: number, py: number): [number, number] => {
    const [dx, dy] = [scale * (px - axis.x), scale * (py - axis.y)];
    return [dx * sin - dy * cos, dx * cos + dy * sin];
  };
  const stem = mainStem(figure);
  const path = stem ? mapPoints(stem.points, along) : undefined;
  return mapLines(
    figure.filter((piece) => piece !== stem),
    scale,
    (points) =>
      mapPoints(points, (px, py) => {
        const [up, right] = along(px, py);
        // Its own stem becomes the ring.
        const off = path ? right - asideAt(path, up) : right;
        const { x, y } = polar(radius + off, turn - (side * up) / radius);
        return [x, y];
      }),
  );
}
