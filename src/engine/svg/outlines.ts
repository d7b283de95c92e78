import type { SvgElement } from './document.ts';
import type { Pen } from './pen.ts';
import {
  SVGPathData,
  SVGPathDataParser,
  SVGPathDataTransformer,
  type SVGCommand,
} from 'svg-pathdata';
import { parseLength, parseNumbers, type Viewport } from './coordinates.ts';

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

type Smooth = typeof SVGPathData.SMOOTH_CURVE_TO | typeof SVGPathData.SMOOTH_QUAD_TO;
/** A command that names all its control points. */
type Drawable = Exclude<SVGCommand, { type: Smooth }>;

/**
 * Draws path data.
 * @returns false where the data has a fault: it is drawn up to there, as SVG asks.
 */
function drawPathData(pen: Pen, data: string): boolean {
  const commands: SVGCommand[] = [];
  const drawn: Drawable[] = [];
  const toAbsolute: (command: SVGCommand) => SVGCommand = SVGPathDataTransformer.TO_ABS();
  const withControls: (command: SVGCommand) => Drawable = SVGPathDataTransformer.NORMALIZE_ST();
  let whole = true;
  try {
    const parser = new SVGPathDataParser();
    parser.parse(data, commands);
    parser.finish(commands);
  } catch {
    whole = false;
  }
  if (commands.length > 0 && commands[0].type !== SVGPathData.MOVE_TO) return false;
  for (const command of commands) {
    try {
      drawn.push(withControls(toAbsolute(command)));
    } catch {
      // After numbers that overflow there is no place to draw from until the next absolute move.
    }
  }
  for (const command of drawn) draw(pen, command);
  return whole;
}

/** Draws a command in absolute coordinates. */
function draw(pen: Pen, command: Drawable): void {
  switch (command.type) {
    case SVGPathData.MOVE_TO:
      pen.moveTo(command.x, command.y);
      break;
    case SVGPathData.LINE_TO:
      pen.lineTo(command.x, command.y);
      break;
    case SVGPathData.HORIZ_LINE_TO:
      pen.lineTo(command.x, pen.y);
      break;
    case SVGPathData.VERT_LINE_TO:
      pen.lineTo(pen.x, command.y);
      break;
    case SVGPathData.CLOSE_PATH:
      pen.close();
      break;
    case SVGPathData.CURVE_TO:
      pen.cubicTo(command.x1, command.y1, command.x2, command.y2, command.x, command.y);
      break;
    case SVGPathData.QUAD_TO:
      pen.quadTo(command.x1, command.y1, command.x, command.y);
      break;
    case SVGPathData.ARC:
      drawArc(pen, command);
      break;
  }
}

type Arc = Extract<SVGCommand, { type: typeof SVGPathData.ARC }>;

/** An arc from the pen to a point: centre and angles by SVG 1.1, appendix F.6.5 and F.6.6. */
function drawArc(pen: Pen, arc: Arc): void {
  const { x, y } = arc;
  let rx = Math.abs(arc.rX);
  let ry = Math.abs(arc.rY);
  if (rx < 1e-9 || ry < 1e-9 || (x === pen.x && y === pen.y)) {
    pen.lineTo(x, y);
    return;
  }
  const turn = (arc.xRot * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  // The half chord, in the ellipse's own directions.
  const hx = (cos * (pen.x - x) + sin * (pen.y - y)) / 2;
  const hy = (cos * (pen.y - y) - sin * (pen.x - x)) / 2;
  const reach = (hx / rx) ** 2 + (hy / ry) ** 2;
  if (reach > 1) {
    rx *= Math.sqrt(reach);
    ry *= Math.sqrt(reach);
  }
  const side = Boolean(arc.lArcFlag) === Boolean(arc.sweepFlag) ? -1 : 1;
  const away = side * Math.sqrt(Math.max(0, 1 / Math.min(reach, 1) - 1));
  const ux = (away * rx * hy) / ry;
  const uy = (-away * ry * hx) / rx;
  const from = Math.atan2((hy - uy) / ry, (hx - ux) / rx);
  let to = Math.atan2((-hy - uy) / ry, (-hx - ux) / rx);
  if (arc.sweepFlag && to < from) to += 2 * Math.PI;
  if (!arc.sweepFlag && to > from) to -= 2 * Math.PI;
  const cx = cos * ux - sin * uy + (pen.x + x) / 2;
  const cy = sin * ux + cos * uy + (pen.y + y) / 2;
  pen.ellipseTo([cx, cy], [rx, ry], turn, [from, to]);
  // Rounding must not move where the next command starts.
  pen.lineTo(x, y);
}
