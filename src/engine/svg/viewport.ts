import { multiply, type Matrix } from './matrix.ts';
import { parseLength, parseNumbers } from './numbers.ts';
import type { Viewport } from './outlines.ts';

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
  return multiply([sx, 0, 0, sy, x, y], [1, 0, 0, 1, -box.x, -box.y]);
}
