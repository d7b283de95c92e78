import type { SvgElement } from './document.ts';
import { parseLength, parseNumbers } from './numbers.ts';
import { drawPathData } from './path-data.ts';
import type { Pen } from './pen.ts';

/** What percentages of lengths are taken of: the viewport in user units. */
export interface Viewport {
  width: number;
  height: number;
}

/** What came of drawing an element. */
export type Drawn = 'drawn' | 'faulty' | 'nothing' | 'no-shape';

/**
 * Draws the outline of a basic shape or a path with a pen.
 * @returns `no-shape` for other elements, `nothing` where a size is missing or not positive,
 * `faulty` where path data breaks off.
 */
export function drawOutline(pen: Pen, { name, attributes }: SvgElement, viewport: Viewport): Drawn {
  const { width, height } = viewport;
  const h = (key: string): number | undefined => parseLength(attributes[key], width);
  const v = (key: string): number | undefined => parseLength(attributes[key], height);
  switch (name) {
    case 'path':
      if (!attributes.d?.trim() || attributes.d.trim() === 'none') return 'nothing';
      return drawPathData(pen, attributes.d) ? 'drawn' : 'faulty';
    case 'rect':
      return drawRect(
        pen,
        [h('x') ?? 0, v('y') ?? 0, h('width') ?? 0, v('height') ?? 0],
        [h('rx'), v('ry')],
      );
    case 'circle': {
      const r = parseLength(attributes.r, Math.hypot(width, height) / Math.SQRT2) ?? 0;
      return drawEllipse(pen, h('cx') ?? 0, v('cy') ?? 0, r, r);
    }
    case 'ellipse': {
      const [rx, ry] = [h('rx'), v('ry')];
      return drawEllipse(pen, h('cx') ?? 0, v('cy') ?? 0, rx ?? ry ?? 0, ry ?? rx ?? 0);
    }
    case 'line':
      pen.moveTo(h('x1') ?? 0, v('y1') ?? 0);
      pen.lineTo(h('x2') ?? 0, v('y2') ?? 0);
      return 'drawn';
    case 'polyline':
    case 'polygon':
      return drawPoints(pen, parseNumbers(attributes.points ?? ''), name === 'polygon');
    default:
      return 'no-shape';
  }
}

function drawRect(
  pen: Pen,
  [x, y, width, height]: readonly number[],
  [rx, ry]: readonly (number | undefined)[],
): Drawn {
  if (!(width > 0 && height > 0)) return 'nothing';
  const a = Math.min(Math.max(0, rx ?? ry ?? 0), width / 2);
  const b = Math.min(Math.max(0, ry ?? rx ?? 0), height / 2);
  const right = x + width;
  const bottom = y + height;
  const round = a > 0 && b > 0;
  const corner = (cx: number, cy: number, quarter: number): void => {
    if (round) pen.ellipseTo([cx, cy], [a, b], 0, [quarter, quarter + Math.PI / 2]);
  };
  const [left, top] = round ? [x + a, y + b] : [x, y];
  const [inRight, inBottom] = round ? [right - a, bottom - b] : [right, bottom];
  pen.moveTo(left, y);
  pen.lineTo(inRight, y);
  corner(inRight, top, -Math.PI / 2);
  pen.lineTo(right, inBottom);
  corner(inRight, inBottom, 0);
  pen.lineTo(left, bottom);
  corner(left, inBottom, Math.PI / 2);
  pen.lineTo(x, top);
  corner(left, top, Math.PI);
  pen.close();
  return 'drawn';
}

function drawEllipse(pen: Pen, cx: number, cy: number, rx: number, ry: number): Drawn {
  if (!(rx > 0 && ry > 0)) return 'nothing';
  pen.moveTo(cx + rx, cy);
  pen.ellipseTo([cx, cy], [rx, ry], 0, [0, 2 * Math.PI]);
  pen.close();
  return 'drawn';
}

function drawPoints(pen: Pen, points: number[], closed: boolean): Drawn {
  if (points.length < 4) return 'nothing';
  pen.moveTo(points[0], points[1]);
  for (let i = 2; i + 1 < points.length; i += 2) pen.lineTo(points[i], points[i + 1]);
  if (closed) pen.close();
  return 'drawn';
}
