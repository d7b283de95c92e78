/*
 * Lines for drawings: flat arrays x0, y0, x1, y1, … in millimetres, y downward,
 * sampled finely enough to be sewn as they are.
 */

export type Line = Float64Array;
export type Point = readonly [number, number];

/** Distance between samples of a curve, mm. */
const STEP_MM = 0.25;

/**
 * A line from an SVG path with absolute M, L, C, Q and Z.
 * @throws SyntaxError for any other command
 */
export function path(d: string): Line {
  const tokens = d.match(/[A-Za-z]|-?\d*\.?\d+/g) ?? [];
  const out: number[] = [];
  let command = '';
  let at = 0;
  const take = (count: number): number[] => {
    const numbers = tokens.slice(at, at + count).map(Number);
    at += count;
    return numbers;
  };
  while (at < tokens.length) {
    if (/[A-Za-z]/.test(tokens[at])) command = tokens[at++];
    if (command === 'M' || command === 'L') out.push(...straight(out, take(2)));
    else if (command === 'C') out.push(...cubic(out.slice(-2), take(6)));
    else if (command === 'Q') out.push(...quadratic(out.slice(-2), take(4)));
    else if (command === 'Z') out.push(...straight(out, out.slice(0, 2)));
    else throw new SyntaxError(`path: got command ${command}; wanted M, L, C, Q or Z`);
  }
  return Float64Array.from(out);
}

function straight(before: number[], [x, y]: number[]): number[] {
  if (before.length === 0) return [x, y];
  const [x0, y0] = before.slice(-2);
  const count = Math.max(1, Math.ceil(Math.hypot(x - x0, y - y0) / STEP_MM));
  return Array.from({ length: count }, (_, i) => (i + 1) / count).flatMap((t) => [
    x0 + (x - x0) * t,
    y0 + (y - y0) * t,
  ]);
}

function cubic([x0, y0]: number[], [x1, y1, x2, y2, x3, y3]: number[]): number[] {
  const hull =
    Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2);
  const count = Math.max(4, Math.ceil(hull / STEP_MM));
  const out: number[] = [];
  for (let i = 1; i <= count; i++) {
    const t = i / count;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    out.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
  }
  return out;
}

function quadratic([x0, y0]: number[], [x1, y1, x2, y2]: number[]): number[] {
  const lift = (a: number, b: number) => a + ((b - a) * 2) / 3;
  return cubic([x0, y0], [lift(x0, x1), lift(y0, y1), lift(x2, x1), lift(y2, y1), x2, y2]);
}

/** Length of a line, mm. */
export function lengthOf(line: Line): number {
  let sum = 0;
  for (let i = 2; i < line.length; i += 2) {
    sum += Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]);
  }
  return sum;
}

/** The point at a share of a line's length, with the unit vector onward. */
export function pointAt(
  line: Line,
  share: number,
): { x: number; y: number; dx: number; dy: number } {
  let rest = Math.max(0, Math.min(1, share)) * lengthOf(line);
  for (let i = 2; i < line.length; i += 2) {
    const dx = line[i] - line[i - 2];
    const dy = line[i + 1] - line[i - 1];
    const d = Math.hypot(dx, dy);
    if (d > 0 && (rest <= d || i === line.length - 2)) {
      const f = Math.min(1, rest / d);
      return { x: line[i - 2] + dx * f, y: line[i - 1] + dy * f, dx: dx / d, dy: dy / d };
    }
    rest -= d;
  }
  return { x: line[0], y: line[1], dx: 1, dy: 0 };
}

/** The line resampled evenly, a little under STEP_MM apart, from one share of its length to another. */
export function slice(line: Line, from = 0, to = 1): Line {
  const count = Math.max(2, Math.ceil((lengthOf(line) * Math.abs(to - from)) / STEP_MM));
  return map(count, (t) => {
    const { x, y } = pointAt(line, from + (to - from) * t);
    return [x, y];
  });
}

/**
 * A line beside another, on its right hand for distances above 0.
 * @param distance mm, by the share of the line's length
 */
export function beside(line: Line, distance: (share: number) => number): Line {
  const count = Math.max(2, Math.ceil(lengthOf(line) / STEP_MM));
  return map(count, (t) => {
    const { x, y, dx, dy } = pointAt(line, t);
    const d = distance(t);
    return [x - dy * d, y + dx * d];
  });
}

/** A line between two others: 0 is the first one, 1 the second. */
export function between(a: Line, b: Line, where: (share: number) => number): Line {
  const count = Math.max(2, Math.ceil(Math.max(lengthOf(a), lengthOf(b)) / STEP_MM));
  return map(count, (t) => {
    const p = pointAt(a, t);
    const q = pointAt(b, t);
    const f = where(t);
    return [p.x + (q.x - p.x) * f, p.y + (q.y - p.y) * f];
  });
}

/** A line of count + 1 points. */
export function map(count: number, point: (share: number) => Point): Line {
  const out = new Float64Array((count + 1) * 2);
  for (let i = 0; i <= count; i++) out.set(point(i / count), 2 * i);
  return out;
}

/** Turned about the origin (degrees, clockwise on screen), scaled, then moved. */
export function placed(line: Line, to: Point, degrees = 0, scale = 1): Line {
  const cos = Math.cos((degrees * Math.PI) / 180) * scale;
  const sin = Math.sin((degrees * Math.PI) / 180) * scale;
  const out = new Float64Array(line.length);
  for (let i = 0; i < line.length; i += 2) {
    out[i] = to[0] + line[i] * cos - line[i + 1] * sin;
    out[i + 1] = to[1] + line[i] * sin + line[i + 1] * cos;
  }
  return out;
}
