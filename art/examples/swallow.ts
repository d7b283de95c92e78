import type { ShapeSet } from 'ilmek-engine';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import { beside, path, pointAt, slice, type Line, type Point } from '../lib/line.ts';
import { half, leaf, longAndShort, spot } from '../lib/stitches.ts';

/** The bird is drawn along this line, from a point on it; its lower wing mirrors the upper one. */
const AXIS = { at: [58, 45] as Point, direction: [-0.825, 0.565] as Point };

/** A swallow of satin feathers on a round patch. */
export function swallow(): ShapeSet {
  const d = createDrawing(100, 100);
  tail(d);
  wing(d, acrossAxis);
  body(d);
  wing(d, (line) => line);
  head(d);
  return d.set();
}

/** Mirrors a line at the bird's axis. */
function acrossAxis(line: Line): Line {
  const { at, direction } = AXIS;
  const out = new Float64Array(line.length);
  for (let i = 0; i < line.length; i += 2) {
    const x = line[i] - at[0];
    const y = line[i + 1] - at[1];
    const along = 2 * (x * direction[0] + y * direction[1]);
    out[i] = at[0] + along * direction[0] - x;
    out[i + 1] = at[1] + along * direction[1] - y;
  }
  return out;
}

/** Feathers hang on the leading edge, the hindmost first, and an arm of satin covers their quills. */
function wing(d: Drawing, put: (line: Line) => Line): void {
  const lead = path('M63 40 C58 25 44 13 21 9');
  const trail = path('M19 9.4 C25 24 31 38 43 52');
  feathers(d, put, { lead, trail, count: 9, from: 0.66, to: 0.12, width: 3.3 }, 'Cobalt');
  longAndShort(d, 'Cobalt', {
    from: put(slice(lead, 0.08, 0.8)),
    to: put(path('M53 47 C45 39 38 27 30 15')),
    uneven: [0, 0.8],
  });
  const near = path('M30 13.6 C36 28 43 39 51 48');
  feathers(d, put, { lead, trail: near, count: 7, from: 0.5, to: 0.06, width: 2.9 }, 'Cornflower');
  const arm = put(path('M62 46 C60 30 46 15.6 21 9'));
  d.column('Pale blue', put(lead), arm);
}

interface Feathers {
  lead: Line;
  trail: Line;
  count: number;
  /** Shares of the leading edge where the first and last feather start. */
  from: number;
  to: number;
  width: number;
}

function feathers(
  d: Drawing,
  put: (line: Line) => Line,
  { lead, trail, count, from, to, width }: Feathers,
  thread: string,
): void {
  for (let i = count - 1; i >= 0; i--) {
    const t = i / (count - 1);
    const a = pointAt(lead, from + (to - from) * t);
    const b = pointAt(trail, t);
    const mx = (a.x + b.x) / 2 + (b.y - a.y) * 0.1;
    const my = (a.y + b.y) / 2 - (b.x - a.x) * 0.1;
    const rib = put(path(`M${a.x} ${a.y} Q${mx} ${my} ${b.x} ${b.y}`));
    leaf(d, { rib, widths: [width, width], threads: [thread, thread], widest: 0.6 });
  }
}

function tail(d: Drawing): void {
  for (const [x, y, width] of [
    [26, 76, 2],
    [22, 72, 2],
    [30, 80, 2],
    [9, 76, 2],
    [22, 93, 2],
  ]) {
    const rib = path(`M41 57 Q${(41 + x) / 2 - 3} ${(57 + y) / 2 + 3} ${x} ${y}`);
    leaf(d, { rib, widths: [width, width], threads: ['Navy', 'Navy'], widest: 0.55 });
  }
}

function body(d: Drawing): void {
  const rib = path('M36 61.5 C46 57 60 48 71 36');
  half(d, 'Ivory', rib, path('M36 61.5 C52 64 70 56 71 36'), 0.02);
  half(
    d,
    'Cobalt',
    rib,
    beside(rib, (t) => -6.4 * Math.sin(Math.PI * t) ** 0.8),
    0.05,
  );
}

function head(d: Drawing): void {
  d.column('Poppy red', path('M69 40.4 L76.6 33.4'), path('M70.6 45.6 C75.6 45 79 40 78.6 34.4'));
  spot(d, 'Cobalt', [71.6, 34.8], 5.6, -30);
  half(d, 'Ochre', path('M76.2 31.6 L83.4 28'), path('M75.8 34.2 C79 33 81 31 83.4 28'), 0.1);
  half(
    d,
    'Marigold',
    path('M76.2 31.6 L83.4 28'),
    path('M74.8 29.6 C78 28.4 80.6 28 83.4 28'),
    0.1,
  );
  spot(d, 'Ivory', [73.2, 33.2], 1, 0);
}
