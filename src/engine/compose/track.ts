import { around } from './ornaments.ts';

/*
 * Closed convex tracks around a composition: ovals, boxes and polygons, with
 * what runs along them placed by arc length.
 */

/** A point of a track with the direction that leads out of it. */
export interface Station {
  x: number;
  y: number;
  /** Unit vector along the track, clockwise on screen. */
  tx: number;
  ty: number;
}

/** A closed track, clockwise on screen from the middle of its top. */
export interface Track {
  points: Float64Array;
  length: number;
  /** @param s arc length; any number, wrapped. */
  at: (s: number) => Station;
  /** Arc lengths of its corners; empty where it is round. */
  corners: readonly number[];
}

/** The outward direction of a station: left of the way, as the track runs clockwise. */
export const outward = ({ tx, ty }: Station): [number, number] => [ty, -tx];

/** A closed line as a track. @param corners numbers of the points at which it turns */
export function trackOf(points: Float64Array, corners: readonly number[] = []): Track {
  const count = points.length / 2;
  const starts = new Float64Array(count + 1);
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    starts[i + 1] =
      starts[i] + Math.hypot(points[2 * j] - points[2 * i], points[2 * j + 1] - points[2 * i + 1]);
  }
  const length = starts[count];
  const at = (s: number): Station => {
    const wrapped = ((s % length) + length) % length;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle] <= wrapped) low = middle;
      else high = middle - 1;
    }
    const j = (low + 1) % count;
    const span = starts[low + 1] - starts[low] || 1;
    const share = (wrapped - starts[low]) / span;
    const dx = points[2 * j] - points[2 * low];
    const dy = points[2 * j + 1] - points[2 * low + 1];
    return {
      x: points[2 * low] + dx * share,
      y: points[2 * low + 1] + dy * share,
      tx: dx / span,
      ty: dy / span,
    };
  };
  return { points, length, at, corners: corners.map((i) => starts[i]) };
}

/** Points of an oval; enough that no chord shows. */
export function ovalTrack(rx: number, ry: number): Track {
  const round = around(240, () => 1);
  return trackOf(round.map((v, i) => v * (i % 2 === 0 ? rx : ry)));
}

/** A box with round corners. */
export function boxTrack(halfWidth: number, halfHeight: number, radius: number): Track {
  const r = Math.max(0.01, Math.min(radius, halfWidth, halfHeight));
  const out: number[] = [0, -halfHeight];
  const corners: number[] = [];
  const steps = 10;
  for (let c = 0; c < 4; c++) {
    const sx = c === 0 || c === 1 ? 1 : -1;
    const sy = c === 1 || c === 2 ? 1 : -1;
    for (let i = 0; i <= steps; i++) {
      const turn = -Math.PI / 2 + (c * Math.PI) / 2 + ((i / steps) * Math.PI) / 2;
      if (i === steps / 2) corners.push(out.length / 2);
      out.push(sx * (halfWidth - r) + r * Math.cos(turn));
      out.push(sy * (halfHeight - r) + r * Math.sin(turn));
    }
  }
  return trackOf(Float64Array.from(out), corners);
}

/** A regular polygon stretched to a box, one of its sides on top. */
export function polygonTrack(sides: number, rx: number, ry: number): Track {
  const corner = (i: number): [x: number, y: number] => {
    const turn = Math.PI / sides + (2 * Math.PI * i) / sides;
    return [rx * Math.sin(turn), -ry * Math.cos(turn)];
  };
  const [[x1, y1], [x2, y2]] = [corner(-1), corner(0)];
  const corners = Array.from({ length: sides }, (_, i) => i);
  const points = [(x1 + x2) / 2, (y1 + y2) / 2, ...corners.flatMap(corner)];
  return trackOf(
    Float64Array.from(points),
    corners.map((i) => i + 1),
  );
}
