/* Numbers, lengths, transforms and viewports, as SVG writes them. */

/** Millimetres in a CSS pixel: 96 to the inch. */
export const MM_PER_PX = 25.4 / 96;

const PX_PER_UNIT: Record<string, number> = {
  '': 1,
  px: 1,
  mm: 1 / MM_PER_PX,
  cm: 10 / MM_PER_PX,
  q: 0.25 / MM_PER_PX,
  in: 96,
  pt: 96 / 72,
  pc: 16,
  // Without text there is no font: the usual one's size stands for it.
  em: 16,
  rem: 16,
  ex: 8,
};

const LENGTH = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(%|[a-z]*)\s*$/i;

/**
 * A length in user units (CSS pixels).
 * @param whole what 100 % is.
 * @returns undefined for what is no length.
 */
export function parseLength(text: string | undefined, whole: number): number | undefined {
  // Cut short: a length of thousands of digits would only take time.
  const match = LENGTH.exec(text?.slice(0, 64) ?? '');
  if (!match) return undefined;
  const value = Number(match[1]);
  const unit = match[2].toLowerCase();
  const length = unit === '%' ? (value / 100) * whole : value * PX_PER_UNIT[unit];
  return Number.isFinite(length) ? length : undefined;
}

/** All numbers of a list, however they are separated. */
export function parseNumbers(text: string): number[] {
  const found = text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
  return found.map(Number);
}

/** A share from 0 to 1, as a number or in per cent; `fallback` where it is neither. */
export function parseShare(text: string | undefined, fallback: number): number {
  const value = parseLength(text, 1);
  return value === undefined ? fallback : Math.min(1, Math.max(0, value));
}

/** x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that moves by x and y. */
export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** The map that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ];
}

/** The map back; nothing where it flattens all to a line. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const det = a * d - b * c;
  if (!(Math.abs(det) > 1e-12)) return undefined;
  const [p, q, r, s] = [d / det, -b / det, -c / det, a / det];
  return [p, q, r, s, -(p * e + r * f), -(q * e + s * f)];
}

/** How much a map lengthens a line, on the mean of all directions. */
export function meanScale([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** How much a map lengthens a line at most: no less than its true norm. */
export function mostScale([a, b, c, d]: Matrix): number {
  return Math.hypot(a, b, c, d);
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function rotation(degrees: number, x = 0, y = 0): Matrix {
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  return multiply(translation(x, y), multiply([cos, sin, -sin, cos, 0, 0], translation(-x, -y)));
}

function step(kind: string, n: readonly number[]): Matrix | undefined {
  if (n.length === 0) return undefined;
  if (kind === 'matrix' && n.length === 6) return [n[0], n[1], n[2], n[3], n[4], n[5]];
  if (kind === 'translate') return translation(n[0], n[1] ?? 0);
  if (kind === 'translatex') return translation(n[0], 0);
  if (kind === 'translatey') return translation(0, n[0]);
  if (kind === 'scale') return [n[0], 0, 0, n[1] ?? n[0], 0, 0];
  if (kind === 'skewx') return [1, 0, Math.tan(radians(n[0])), 1, 0, 0];
  if (kind === 'skewy') return [1, Math.tan(radians(n[0])), 0, 1, 0, 0];
  return kind === 'rotate' ? rotation(n[0], n[1], n[2]) : undefined;
}

/** Characters of the longest list that is read. */
const MAX_TEXT = 4000;

/** The map of a `transform` list; what cannot be read is the identity, as browsers have it. */
export function parseTransform(text: string | undefined): Matrix {
  if (!text || text === 'none' || text.length > MAX_TEXT) return IDENTITY;
  let matrix = IDENTITY;
  for (const [, kind, list] of text.matchAll(/([a-z]+)\s*\(([^)]*)\)/gi)) {
    const next = step(kind.toLowerCase(), parseNumbers(list));
    if (!next?.every(Number.isFinite)) return IDENTITY;
    matrix = multiply(matrix, next);
  }
  return matrix;
}

/** What percentages of lengths are taken of: the viewport in user units. */
export interface Viewport {
  width: number;
  height: number;
}

/** A rectangle in user units. */
export interface ViewBox extends Viewport {
  x: number;
  y: number;
}

/** `viewBox`, where there is a usable one. */
export function parseViewBox(text: string | undefined): ViewBox | undefined {
  const [x, y, width, height] = parseNumbers(text ?? '');
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/**
 * The size of the outermost svg in CSS pixels: what is missing follows from the viewBox.
 * @returns undefined where nothing says how large the drawing is.
 */
export function pageSize(attributes: Record<string, string>): Viewport | undefined {
  const box = parseViewBox(attributes.viewBox);
  // A percentage is of the window, which there is none of.
  const side = (name: 'width' | 'height'): number | undefined => {
    const text = attributes[name];
    const length = text?.includes('%') ? undefined : parseLength(text, 0);
    return length !== undefined && length > 0 ? length : undefined;
  };
  const width = side('width');
  const height = side('height');
  if (width && height) return { width, height };
  if (!box) return undefined;
  if (width) return { width, height: (width * box.height) / box.width };
  if (height) return { width: (height * box.width) / box.height, height };
  return { width: box.width, height: box.height };
}

/** The map from a viewBox into a viewport, by `preserveAspectRatio`. */
export function fitViewBox(box: ViewBox, port: ViewBox, aspect: string | undefined): Matrix {
  let sx = port.width / box.width;
  let sy = port.height / box.height;
  const mode = aspect?.trim() ?? '';
  const align = /x(Min|Mid|Max)Y(Min|Mid|Max)/.exec(mode);
  if (!mode.startsWith('none')) {
    sx = sy = mode.endsWith('slice') ? Math.max(sx, sy) : Math.min(sx, sy);
  }
  const place = { Min: 0, Mid: 0.5, Max: 1 };
  const ax = place[(align?.[1] ?? 'Mid') as keyof typeof place];
  const ay = place[(align?.[2] ?? 'Mid') as keyof typeof place];
  const x = port.x + (port.width - box.width * sx) * ax;
  const y = port.y + (port.height - box.height * sy) * ay;
  return multiply([sx, 0, 0, sy, x, y], translation(-box.x, -box.y));
}
