import { Command, type Design, designExtents, type Thread } from '../core/design.ts';
import { finish } from '../core/steps.ts';
import type { Mm } from '../core/units.ts';
import { FABRIC_PRESETS } from '../fabrics/presets.ts';
import { SEWING_SPEED } from '../machine.ts';
import type { FabricName } from '../options.ts';
import { readAreas } from './areas.ts';
import { checkColors, checkDetails, checkTrims } from './check-blocks.ts';
import { checkColumns, checkUnderlay } from './check-columns.ts';
import { checkCounters } from './check-counters.ts';
import { checkDense, checkHoles, checkThick } from './check-density.ts';
import { checkEnds } from './check-ends.ts';
import { checkFills } from './check-fills.ts';
import { checkJoins } from './check-joins.ts';
import { checkPull } from './check-pull.ts';
import { checkOpenRows } from './check-rows.ts';
import { checkBareCrossings, checkFloats, checkLong, checkShort } from './check-stitches.ts';
import { checkDarkTravel } from './check-travel.ts';
import { type DensityFigures, densityMap, densityOf } from './density-map.ts';
import { type Hoop, hoopReport, type HoopReport } from './hoops.ts';
import {
  type NeedlePoints,
  needlePoints,
  stitchLengths,
  type StitchLengths,
} from './needle-points.ts';
import { type Inspected, LIMITS, type Place, type Problem, SEVERITIES } from './problems.ts';

/** What one colour block needs. */
export interface ThreadUse {
  /** What it is sewn with. */
  thread: Thread;
  /** Needle points. */
  stitches: number;
  /** Thread on the needle's side. */
  metres: number;
}

/** What a design is, counted and measured from its records, and what of it would sew badly. */
export interface DesignReport {
  /** Needle points. */
  stitches: number;
  /** Times that the machine cuts the thread, changes of colour not counted. */
  trims: number;
  /** Moves with the needle up, however many records a format needs for one. */
  jumps: number;
  /** One fewer than there are colour blocks. */
  colorChanges: number;
  /** From the leftmost needle point to the rightmost. */
  widthMm: Mm;
  /** From the uppermost needle point to the lowest. */
  heightMm: Mm;
  /** Thread on the needle's side, in metres; the bobbin needs about a third of it. */
  threadMetres: number;
  /** Estimated time on a machine: 700 stitches a minute, 6 s for a trim, 8 s for a change of colour. */
  minutes: number;
  /** One a colour block, in sewing order. */
  threads: ThreadUse[];
  /** How long its stitches are. */
  lengths: StitchLengths;
  /** How crowded it is. */
  density: DensityFigures;
  /** Which hoops take it. */
  hoops: HoopReport;
  /** The gravest first; empty for a design that sews well. */
  problems: Problem[];
}

/** What a design is held against. */
export interface InspectOptions {
  /** The hoop to sew in; without one, the common hoops. */
  hoop?: Hoop | undefined;
  /** The fabric to sew on: a coarse one swallows finer details. */
  fabric?: FabricName | undefined;
  /** False of a machine that does not cut: threads between two places are snipped by hand. */
  cutter?: boolean | undefined;
  /** In the order of a cap each element is finished: colours come back for the next. */
  cap?: boolean | undefined;
}

/**
 * Counts and measures a design, and finds what would sew badly.
 * @param design made by this engine or read from any file
 * @param options hoop, fabric and machine, where they are known
 */
export const inspectDesign = (design: Design, options: InspectOptions = {}): DesignReport =>
  finish(inspectInSteps(design, options));

/**
 * As `inspectDesign`, in steps between which other work may be done, or this be given up.
 * @param design made by this engine or read from any file
 * @param options hoop, fabric and machine, where they are known
 */
export function* inspectInSteps(
  design: Design,
  options: InspectOptions = {},
): Generator<void, DesignReport> {
  const counts = countDesign(design);
  const needle = needlePoints(design);
  yield;
  const density = densityMap(needle);
  yield;
  const figures = densityOf(density);
  const hoops = hoopReport(counts.widthMm, counts.heightMm, options.hoop);
  const fabric = options.fabric && FABRIC_PRESETS[options.fabric];
  const detailMm = fabric?.detailMm ?? LIMITS.detailMm;
  const wantsUnderlay = fabric?.underlay !== 'light';
  const areas = readAreas(needle);
  yield;
  const { cutter = true, cap = false } = options;
  const inspected = {
    design,
    needle,
    density,
    areas,
    figures,
    hoops,
    detailMm,
    cutter,
    cap,
    wantsUnderlay,
  };
  const problems = yield* problemsInSteps(inspected);
  return { ...counts, lengths: stitchLengths(needle), density: figures, hoops, problems };
}

/** What is counted in one pass over the records. */
export type DesignCounts = Omit<DesignReport, 'lengths' | 'density' | 'hoops' | 'problems'>;

/** Counts and measures a design, without looking for problems: in a tenth of the time. */
export function countDesign(design: Design): DesignCounts {
  const { x, y, commands, threads } = design;
  const uses: ThreadUse[] = threads.map((thread) => ({ thread, stitches: 0, metres: 0 }));
  let trims = 0;
  let jumps = 0;
  let block = 0;
  let jumping = false;
  let px = 0;
  let py = 0;
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.Stitch) {
      const use = uses[block];
      if (use) {
        use.stitches++;
        use.metres += Math.hypot(x[i] - px, y[i] - py) / 10_000;
      }
    } else if (command === Command.Trim) trims++;
    else if (command === Command.ColorChange) block++;
    else if (command === Command.Jump && !jumping) jumps++;
    jumping = command === Command.Jump;
    px = x[i]!;
    py = y[i]!;
  }
  const { left, right, top, bottom } = designExtents(design);
  const stitches = uses.reduce((sum, u) => sum + u.stitches, 0);
  const { stitchesPerMinute, trimSeconds, colorSeconds } = SEWING_SPEED;
  return {
    stitches,
    trims,
    jumps,
    colorChanges: block,
    widthMm: (right - left) / 10,
    heightMm: (bottom - top) / 10,
    threadMetres: uses.reduce((sum, u) => sum + u.metres, 0),
    minutes: stitches / stitchesPerMinute + (trims * trimSeconds + block * colorSeconds) / 60,
    threads: uses,
  };
}

type Found = Problem | undefined;

/** What is looked for, one after the other. */
const CHECKS: readonly ((inspected: Inspected) => Found | Found[])[] = [
  checkWhole,
  checkHoop,
  checkLong,
  checkFloats,
  checkBareCrossings,
  checkEnds,
  checkDense,
  checkThick,
  checkHoles,
  checkShort,
  checkDetails,
  checkTrims,
  checkColors,
  checkColumns,
  checkCounters,
  checkUnderlay,
  checkFills,
  checkOpenRows,
  checkPull,
  checkDarkTravel,
  checkJoins,
];

/** All that would sew badly, the gravest first. */
function* problemsInSteps(inspected: Inspected): Generator<void, Problem[]> {
  const problems: Problem[] = [];
  for (const check of CHECKS) {
    problems.push(...[check(inspected)].flat().filter((problem) => problem !== undefined));
    yield;
  }
  return byGravity(withOneCause(problems));
}

/** In so many places of 2 mm a design is crowded all over. */
const CROWDED_PLACES = 100;

/**
 * Where needle points crowd all over, thread lies thick and holes are shared for the same reason: as
 * long as neither breaks anything, that is told once.
 */
function withOneCause(problems: Problem[]): Problem[] {
  const dense = problems.find(({ code }) => code === 'too-dense');
  if (!dense || dense.count < CROWDED_PLACES) return problems;
  const isPart = ({ code, severity }: Problem) =>
    (code === 'too-thick' || code === 'one-hole') && severity !== 'error';
  return problems.filter((problem) => !isPart(problem));
}

function byGravity(problems: Problem[]): Problem[] {
  const rank = (p: Problem) => SEVERITIES.indexOf(p.severity);
  return problems.sort((a, b) => rank(b) - rank(a));
}

/** An error in the hoop that was asked for; a warning where no common hoop takes the design. */
function checkHoop({ needle, hoops }: Inspected): Problem | undefined {
  const { asked, smallest } = hoops;
  if (needle.count === 0 || (asked ? asked.fits : smallest)) return undefined;
  const places = outermost(needle);
  return {
    code: 'hoop-too-small',
    severity: asked ? 'error' : 'warning',
    count: 1,
    worst: asked ? -2 * asked.marginMm : 0,
    at: places[0],
    places,
    mend: 'resize',
  };
}

/** A file that ends before its design does, where its last stitch is. */
function checkWhole({ design, needle }: Inspected): Problem | undefined {
  const { cutShort } = design;
  if (!cutShort || needle.count === 0) return undefined;
  const { records, told, isShort } = cutShort;
  const last = needle.count - 1;
  const at = { xMm: needle.x[last], yMm: needle.y[last] };
  const missing = isShort ? told! - records : 0;
  return {
    code: 'ends-early',
    severity: isShort ? 'warning' : 'note',
    count: 1,
    worst: missing,
    at,
    places: [at],
    mend: 'copy-again',
  };
}

/** The needle points farthest left, right, up and down: what the hoop does not hold. */
function outermost({ count, x, y }: NeedlePoints): Place[] {
  const ends = [0, 0, 0, 0];
  for (let i = 1; i < count; i++) {
    if (x[i] < x[ends[0]]) ends[0] = i;
    if (x[i] > x[ends[1]]) ends[1] = i;
    if (y[i] < y[ends[2]]) ends[2] = i;
    if (y[i] > y[ends[3]]) ends[3] = i;
  }
  return ends.map((i) => ({ xMm: x[i], yMm: y[i] }));
}
