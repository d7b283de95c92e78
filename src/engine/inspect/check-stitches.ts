import type { Design } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import { SHORT_STITCH_MM } from '../machine.ts';
import { type DensityMap, threadAround } from './density-map.ts';
import { isSewn, Link, type NeedlePoints } from './needle-points.ts';
import {
  addFinding,
  createTally,
  type Inspected,
  LIMITS,
  type Problem,
  problemOf,
  type Tally,
} from './problems.ts';

/** Lengths are whole tenths: what is over a limit by less is not over it. */
const EPSILON = 1e-6;

/**
 * Rounding both ends of a stitch to the machine's grid may lengthen it by so much: rows across it
 * have a point of the grid every 0.22 mm.
 */
const ROUNDING_MM: Mm = 0.23;

/** Stitches that a machine cannot make, and those that lie loose. */
export function checkLong({ needle }: Inspected): (Problem | undefined)[] {
  const { link, length } = needle;
  const tooLong = (i: number) => link[i] === Link.Stitch && length[i] > LIMITS.stitchMm + EPSILON;
  const looseMm = LIMITS.looseMm + ROUNDING_MM + EPSILON;
  const isLoose = (i: number) => isSewn(link[i]) && length[i] > looseMm && !tooLong(i);
  return [
    problemOf('stitch-too-long', 'split-stitches', between(needle, tooLong), 'error'),
    problemOf('loose-stitch', 'split-stitches', between(needle, isLoose), (_, n) =>
      n > needle.count * LIMITS.looseShare ? 'warning' : 'note',
    ),
  ];
}

/** Lock stitches stand so near to a cut, in stitches: they are short on purpose. */
const TIE_STITCHES = 4;

/** Stitches too short to sew cleanly, lock stitches apart. */
export function checkShort({ needle }: Inspected): Problem | undefined {
  const { count, link, length } = needle;
  const tie = new Uint8Array(count + 1);
  for (let i = 0; i <= count; i++) {
    if (i < count && link[i] !== Link.Cut) continue;
    tie.fill(1, Math.max(0, i - TIE_STITCHES), Math.min(count, i + TIE_STITCHES + 1));
  }
  const under = (limit: Mm) =>
    between(
      needle,
      (i) => tie[i] === 0 && link[i] === Link.Stitch && length[i] < limit - EPSILON,
      // The shortest is the worst.
      (mm) => -mm,
    );
  const half = under(SHORT_STITCH_MM);
  return half.count > count * LIMITS.shortShare
    ? problemOf('stitch-too-short', 'merge-stitches', half, 'warning')
    : problemOf('stitch-too-short', 'merge-stitches', under(LIMITS.shortMm), 'note');
}

/** Thread that lies loose between two places, uncut: where the machine cuts none, that is planned. */
export function checkFloats({ needle, cutter }: Inspected): Problem | undefined {
  const found = between(
    needle,
    (i) => needle.link[i] === Link.Float && needle.length[i] > LIMITS.floatMm + EPSILON,
  );
  return cutter
    ? problemOf('untrimmed-float', 'trim-floats', found, 'warning')
    : problemOf('snip-by-hand', 'trim-floats', found, 'note');
}

/** Less thread than this in a square millimetre is bare fabric, mm: one running stitch is 1 mm. */
const BARE_THREAD_MM: Mm = 0.6;
/** Length of a way's own thread in the squares along it, mm. */
const OWN_THREAD_MM: Mm = 1.1;
/** Places along a way are looked at this far apart; farther where it would take more than so many looks. */
const LOOK_MM: Mm = 0.25;
const MAX_LOOKS = 4_000_000;

/** Thread that only leads elsewhere and runs over fabric which nothing covers. */
export function checkBareCrossings({
  design,
  needle,
  density,
  cutter,
}: Inspected): Problem | undefined {
  if (!density) return undefined;
  const travel = travelRecords(design);
  const isWay = (i: number) =>
    (cutter && needle.link[i] === Link.Float) ||
    (needle.link[i] === Link.Stitch && travel[needle.record[i]] === 1);
  let all = 0;
  for (let i = 1; i < needle.count; i++) if (isWay(i)) all += needle.length[i];
  const lookMm = Math.max(LOOK_MM, all / MAX_LOOKS);
  const found = createTally();
  for (let i = 1; i < needle.count; i++) {
    if (!isWay(i)) continue;
    const own = needle.link[i] === Link.Float ? 0 : OWN_THREAD_MM;
    const bare = bareLength(density, needle, i, own, lookMm);
    if (bare > LIMITS.bareMm) addFinding(found, { ...middle(needle, i), value: bare });
  }
  return problemOf('bare-crossing', 'join-areas', found, 'warning');
}

/** 1 for each record that belongs to a way between two objects. */
function travelRecords({ commands, objects }: Design): Uint8Array {
  const travel = new Uint8Array(commands.length);
  for (const { kind, start, end } of objects) {
    if (kind === 'run') travel.fill(1, start, end);
  }
  return travel;
}

/** Longest stretch of the thread to a needle point that lies on bare fabric. */
function bareLength(
  map: DensityMap,
  { x, y, length }: NeedlePoints,
  i: number,
  own: Mm,
  lookMm: Mm,
): Mm {
  const steps = Math.ceil(length[i] / lookMm);
  let longest = 0;
  let stretch = 0;
  for (let s = 0; s <= steps; s++) {
    const f = steps > 0 ? s / steps : 0;
    const thread = threadAround(
      map,
      x[i - 1] + (x[i] - x[i - 1]) * f,
      y[i - 1] + (y[i] - y[i - 1]) * f,
    );
    stretch = thread - own < BARE_THREAD_MM ? stretch + 1 : 0;
    if (stretch > longest) longest = stretch;
  }
  return Math.max(0, longest - 1) * (length[i] / Math.max(1, steps));
}

/** Findings of each needle point with a property, by its stitch's length. */
function between(
  needle: NeedlePoints,
  has: (i: number) => boolean,
  valueOf: (mm: Mm) => number = (mm) => mm,
): Tally {
  const found = createTally();
  for (let i = 1; i < needle.count; i++) {
    if (has(i)) addFinding(found, { ...middle(needle, i), value: valueOf(needle.length[i]) });
  }
  return found;
}

/** The middle of the thread that leads to a needle point. */
function middle({ x, y }: NeedlePoints, i: number): { xMm: Mm; yMm: Mm } {
  return { xMm: (x[i - 1] + x[i]) / 2, yMm: (y[i - 1] + y[i]) / 2 };
}
