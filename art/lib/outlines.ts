import { map, type Line, type Point } from './line.ts';

/** A circle, clockwise on screen from its right end. */
export function circle([x, y]: Point, radius: number): Line {
  const count = Math.max(48, Math.ceil((radius * Math.PI * 2) / 0.25));
  return map(count, (t) => {
    const a = t * Math.PI * 2;
    return [x + Math.cos(a) * radius, y + Math.sin(a) * radius];
  });
}

export function box(left: number, top: number, right: number, bottom: number): Line {
  return Float64Array.of(left, top, right, top, right, bottom, left, bottom);
}

/** A slice of a disc, degrees clockwise from the x axis. */
export function sector([x, y]: Point, radius: number, from: number, to: number): Line {
  const arc = map(40, (t) => {
    const a = ((from + (to - from) * t) * Math.PI) / 180;
    return [x + Math.cos(a) * radius, y + Math.sin(a) * radius];
  });
  return Float64Array.of(x, y, ...arc);
}
