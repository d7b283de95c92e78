import type { Drawing } from '../lib/drawing.ts';
import { map, path, placed, type Line, type Point } from '../lib/line.ts';
import { half, longAndShort } from '../lib/stitches.ts';

/** A petal of the fan: its middle, half its breadth (degrees from the axis) and its length (mm). */
interface Petal {
  middle: number;
  breadth: number;
  length: number;
}

const fan = (middles: number[], breadth: number, length: (middle: number) => number): Petal[] =>
  middles.map((middle) => ({ middle, breadth, length: length(middle) }));

/** Side petals first: the middle one lies on top. */
const BACK = fan([-63, 63, -42, 42, -21, 21, 0], 11, (m) => 22 - (m / 63) ** 2 * 2.6);
const FRONT = fan([-50, 50, -30, 30, -10, 10], 10.4, (m) => 14.4 - (m / 50) ** 2 * 1.4);

/** Degrees from one tooth of a petal's edge to the next. */
const TOOTH = 5.4;

/**
 * A carnation as a half fan, long-and-short stitch: every thread runs to the
 * calyx at `at`, the shades pale toward the toothed edge.
 */
export function carnation(d: Drawing, at: Point, degrees: number): void {
  /** An arc about the calyx, from one side of a petal to the other. */
  const arc = ({ middle, breadth }: Petal, radius: (share: number) => number): Line =>
    placed(
      map(48, (t) => {
        const a = ((middle + (2 * t - 1) * breadth) * Math.PI) / 180;
        const r = radius(t);
        return [Math.sin(a) * r, -Math.cos(a) * r];
      }),
      at,
      degrees,
    );
  const band = (
    thread: string,
    petals: Petal[],
    from: number,
    to: number,
    uneven: [number, number],
  ) =>
    petals.forEach((petal, i) => {
      const { length } = petal;
      const edge = to >= 1 ? (t: number) => length * dome(t) - teeth(t, petal) : () => length * to;
      longAndShort(d, thread, {
        from: arc(petal, () => length * from),
        to: arc(petal, edge),
        uneven,
        seed: 17 * i + Math.round(100 * to),
      });
    });
  band('Pale blue', BACK, 0.66, 1, [1.4, 0.15]);
  band('Cornflower', BACK, 0.38, 0.8, [1.2, 1.6]);
  band('Pale blue', FRONT, 0.7, 1, [0.8, 0.15]);
  band('Cobalt', FRONT, 0.4, 0.8, [0.6, 1]);
  band('Navy', FRONT, 0.2, 0.52, [0.5, 1.2]);
  calyx(d, at, degrees);
}

/** A petal's outline as a share of its length: round at the shoulders. */
function dome(t: number): number {
  const x = Math.abs(2 * t - 1);
  return 1 - 0.2 * x ** 3;
}

function teeth(t: number, { breadth }: Petal): number {
  const phase = (t * 2 * breadth) / TOOTH;
  return 1.3 * Math.abs(2 * (phase - Math.floor(phase)) - 1);
}

function calyx(d: Drawing, at: Point, degrees: number): void {
  const put = (line: Line) => placed(line, at, degrees);
  const rib = path('M0 8 L0 -3.4');
  half(d, 'Fern', put(rib), put(path('M0 8 C-3.4 6.4 -3.8 1 -3.2 -2.6 L0 -3.4')), 0.05);
  half(d, 'Fern', put(rib), put(path('M0 8 C3.4 6.4 3.8 1 3.2 -2.6 L0 -3.4')), 0.05);
  for (const way of [-1, 1]) {
    const side = (line: Line) => put(line.map((v, i) => (i % 2 === 0 ? v * way : v)));
    const inner = path('M0.2 8 C0.8 4 2.6 0.6 6 -3.4');
    const outer = path('M0.2 8 C4.6 6.6 5.8 2 6 -3.4');
    half(d, 'Moss green', side(inner), side(outer), 0.1);
  }
}
