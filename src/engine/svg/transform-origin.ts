import {
  multiply,
  parseLength,
  parseTransform,
  translation,
  type Matrix,
  type Viewport,
} from './coordinates.ts';
import type { Style } from './style.ts';

const KEYWORDS: Record<string, [x: string | undefined, y: string | undefined]> = {
  left: ['0%', undefined],
  right: ['100%', undefined],
  top: [undefined, '0%'],
  bottom: [undefined, '100%'],
  center: [undefined, undefined],
};

/** What an element's own `transform` does, around its `transform-origin`: a place of the viewport. */
export function ownTransform(
  { transform, 'transform-origin': origin }: Style,
  viewport: Viewport & { x?: number; y?: number },
): Matrix {
  const matrix = parseTransform(transform);
  if (origin === '' || transform === '') return matrix;
  const [x, y] = originOf(origin, viewport);
  return multiply(multiply(translation(x, y), matrix), translation(-x, -y));
}

function originOf(
  text: string,
  { x = 0, y = 0, width, height }: Viewport & { x?: number; y?: number },
): [x: number, y: number] {
  const words = text.trim().toLowerCase().split(/\s+/).slice(0, 2);
  let [across, down]: (string | undefined)[] = [];
  words.forEach((word, k) => {
    const known = KEYWORDS[word];
    // A keyword may stand before or after the other one; a length is first across, then down.
    if (known) [across, down] = [known[0] ?? across, known[1] ?? down];
    else if (k === 0) across = word;
    else down = word;
  });
  return [place(across, x, width), place(down, y, height)];
}

/** A percentage is of the viewport, a length from its own zero; the middle where nothing is said. */
function place(value: string | undefined, from: number, size: number): number {
  if (value === undefined) return from + size / 2;
  const length = parseLength(value, size) ?? 0;
  return value.endsWith('%') ? from + length : length;
}
