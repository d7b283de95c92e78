/*
 * Clean curves for ornaments: cubic arcs sampled evenly, and bands of changing
 * width around them.
 */

/** Control points x0, y0, … x3, y3. */
export type Cubic = readonly [number, number, number, number, number, number, number, number];

/** A cubic Bézier curve as points. */
export function sampleCubic([x0, y0, x1, y1, x2, y2, x3, y3]: Cubic, steps = 24): Float64Array {
  const out = new Float64Array(2 * (steps + 1));
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    out[2 * i] = a * x0 + b * x1 + c * x2 + d * x3;
    out[2 * i + 1] = a * y0 + b * y1 + c * y2 + d * y3;
  }
  return out;
}

/** Curves one after the other; each begins where the last one ended. */
export function joinCurves(...parts: readonly Float64Array[]): Float64Array {
  return Float64Array.from(parts.flatMap((part, i) => [...(i === 0 ? part : part.subarray(2))]));
}

/**
 * The border of a band around a line.
 * @param width of the band at a share of the way, 0 to 1
 */
export function bandAround(line: Float64Array, width: (share: number) => number): Float64Array {
  const count = line.length / 2;
  const left: number[] = [];
  const right: number[] = [];
  for (let i = 0; i < count; i++) {
    const before = Math.max(0, i - 1);
    const after = Math.min(count - 1, i + 1);
    const dx = line[2 * after] - line[2 * before];
    const dy = line[2 * after + 1] - line[2 * before + 1];
    const length = Math.hypot(dx, dy) || 1;
    const half = width(i / (count - 1)) / 2;
    left.push(line[2 * i] - (dy / length) * half, line[2 * i + 1] + (dx / length) * half);
    right.push(line[2 * i] + (dy / length) * half, line[2 * i + 1] - (dx / length) * half);
  }
  const back: number[] = [];
  for (let i = count - 1; i >= 0; i--) back.push(right[2 * i], right[2 * i + 1]);
  return Float64Array.from([...left, ...back]);
}

/**
 * A spiral that ends in a curl, from its outer end inward.
 * @param turns how often it goes round, its sign the sense
 */
export function spiral(
  x: number,
  y: number,
  radius: number,
  from: number,
  turns: number,
): Float64Array {
  const steps = Math.ceil(Math.abs(turns) * 28);
  const out = new Float64Array(2 * (steps + 1));
  for (let i = 0; i <= steps; i++) {
    const share = i / steps;
    const r = radius * (1 - 0.72 * share);
    const turn = from + 2 * Math.PI * turns * share;
    out[2 * i] = x + r * Math.cos(turn);
    out[2 * i + 1] = y + r * Math.sin(turn);
  }
  return out;
}
