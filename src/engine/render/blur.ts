/**
 * Smooths a field by two passes of a box each way, which comes near a Gaussian.
 * The box's half width may be a fraction of a pixel; the border's value goes on
 * outside. `scratch` is as large as `field`.
 * @param radius half width of the box in pixels.
 */
export function blur(
  field: Float32Array,
  width: number,
  height: number,
  radius: number,
  scratch: Float32Array,
): void {
  const sums = new Float64Array(width);
  for (let pass = 0; pass < 2; pass++) {
    boxRows(field, scratch, width, height, radius);
    boxColumns(scratch, field, width, height, radius, sums);
  }
}

function boxRows(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const r = Math.floor(radius);
  const part = radius - r;
  const scale = 1 / (2 * radius + 1);
  const last = width - 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let k = -r; k <= r; k++) sum += from[row + Math.min(last, Math.max(0, k))];
    for (let x = 0; x < width; x++) {
      const before = from[row + (x - r - 1 > 0 ? x - r - 1 : 0)];
      const after = from[row + (x + r + 1 < last ? x + r + 1 : last)];
      to[row + x] = (sum + part * (before + after)) * scale;
      sum += after - from[row + (x - r > 0 ? x - r : 0)];
    }
  }
}

function boxColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
  sums: Float64Array,
): void {
  const r = Math.floor(radius);
  const part = radius - r;
  const scale = 1 / (2 * radius + 1);
  const last = height - 1;
  sums.fill(0);
  for (let k = -r; k <= r; k++) {
    const row = Math.min(last, Math.max(0, k)) * width;
    for (let x = 0; x < width; x++) sums[x] += from[row + x];
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const before = Math.max(0, y - r - 1) * width;
    const after = Math.min(last, y + r + 1) * width;
    const leaving = Math.max(0, y - r) * width;
    for (let x = 0; x < width; x++) {
      const next = from[after + x];
      to[row + x] = (sums[x] + part * (from[before + x] + next)) * scale;
      sums[x] += next - from[leaving + x];
    }
  }
}
