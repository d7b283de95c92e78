/* The cloth that a picture of a piece shows at its edge. */

/** How wide the edge is that is looked at, as a share of the shorter side. */
const EDGE = 0.04;
/** Of this share of the edge at least it is said that it is cloth. */
const MOST = 0.6;
/** As far as a weave goes from its own colour, levels of 255 in a channel. */
const WEAVE = 40;

/**
 * The colour of the ground at a picture's edge.
 * @param pixels RGBA, row by row
 * @returns '#rrggbb'; null where the ground is clear; undefined where the edge has no one colour
 */
export function groundOf(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
): string | null | undefined {
  const edge = edgeOf(width, height);
  const clear = edge.filter((at) => pixels[4 * at + 3] < 128);
  if (clear.length > MOST * edge.length) return null;
  const middle = [0, 1, 2].map((c) => median(edge.map((at) => pixels[4 * at + c])));
  const near = edge.filter(
    (at) =>
      pixels[4 * at + 3] >= 128 &&
      middle.every((value, c) => Math.abs(pixels[4 * at + c] - value) <= WEAVE),
  );
  if (near.length < MOST * edge.length) return undefined;
  const mean = [0, 1, 2].map(
    (c) => near.reduce((sum, at) => sum + pixels[4 * at + c], 0) / near.length,
  );
  return `#${mean.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Places of the pixels within the edge. */
function edgeOf(width: number, height: number): number[] {
  const deep = Math.max(1, Math.round(EDGE * Math.min(width, height)));
  const isEdge = (x: number, y: number) => Math.min(x, y, width - 1 - x, height - 1 - y) < deep;
  return Array.from({ length: width * height }, (_, at) => at).filter((at) =>
    isEdge(at % width, Math.floor(at / width)),
  );
}

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[values.length >> 1];
}
