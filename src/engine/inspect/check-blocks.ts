import { Command, type Design, type DesignObject, type Thread } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import { type Polygon, polygonArea, ringLength } from '../vector/geometry.ts';
import {
  addFinding,
  createTally,
  type Inspected,
  LIMITS,
  type Problem,
  problemOf,
  type Tally,
} from './problems.ts';

/** So many times the limit is more than a nuisance. */
const FAR_OVER = 2;

/** So many trims are a storm, wherever they lead. */
const STORM = 60;

/**
 * Too many trims for the stitches between them. Letters have a trim each: that is a nuisance only
 * where most lead no farther than thread may lie uncut, or where they are a storm.
 */
export function checkTrims({ design, needle }: Inspected): Problem | undefined {
  const trims = tallyOf(design, Command.Trim);
  const rate = (1000 * trims.count) / Math.max(1, needle.count);
  if (trims.count <= LIMITS.fewTrims || rate <= LIMITS.trimsPerThousand) return undefined;
  const isMuch = trims.count > STORM || 2 * needlessTrims(design) > trims.count;
  const severity = rate > LIMITS.trimsNuisance && isMuch ? 'warning' : 'note';
  const problem = problemOf('many-trims', 'join-areas', trims, severity);
  return problem && { ...problem, worst: rate };
}

/** Trims after which the needle goes down again within reach of a float. */
function needlessTrims({ x, y, commands }: Design): number {
  let count = 0;
  let from = -1;
  for (let i = 0; i < commands.length; i++) {
    if (commands[i] === Command.Trim) from = i;
    else if (commands[i] === Command.ColorChange) from = -1;
    else if (commands[i] === Command.Stitch && from >= 0) {
      if (Math.hypot(x[i] - x[from], y[i] - y[from]) <= 10 * LIMITS.floatMm) count++;
      from = -1;
    }
  }
  return count;
}

/** Too many colour changes, and changes to the thread that is in the needle already. */
export function checkColors({ design }: Inspected): (Problem | undefined)[] {
  const { threads } = design;
  const changes = tallyOf(design, Command.ColorChange);
  const repeated = tallyOf(design, Command.ColorChange, (i) => isSame(threads[i], threads[i + 1]));
  const isFar = changes.count > FAR_OVER * LIMITS.colorChanges;
  const severity = changes.count > LIMITS.colorChangesMost ? 'error' : isFar ? 'warning' : 'note';
  const many =
    changes.count > LIMITS.colorChanges
      ? problemOf('many-colors', 'fewer-colors', changes, severity)
      : undefined;
  return [
    many && { ...many, worst: changes.count },
    problemOf('repeated-thread', 'merge-blocks', repeated, 'note'),
  ];
}

function isSame(a: Thread | undefined, b: Thread | undefined): boolean {
  return !!a && !!b && a.hex === b.hex && a.code === b.code && a.chart === b.chart;
}

/**
 * Where a command stands; none is worse than another.
 * @param counts whether the command of a number, in sewing order, is meant
 */
function tallyOf(
  { x, y, commands }: Design,
  wanted: Command,
  counts: (index: number) => boolean = () => true,
): Tally {
  const found = createTally();
  let index = 0;
  for (let i = 0; i < commands.length; i++) {
    if (commands[i] !== wanted) continue;
    if (counts(index)) addFinding(found, { xMm: x[i] / 10, yMm: y[i] / 10, value: 1 });
    index++;
  }
  return found;
}

/**
 * Columns and areas too small to read, as far as the design's objects tell: one
 * read from a file without objects passes.
 */
export function checkDetails({ design, detailMm }: Inspected): Problem | undefined {
  const found = createTally();
  const seen = new Set<Polygon>();
  for (const object of design.objects) {
    const source = object.source && 'rings' in object.source ? object.source : undefined;
    // An area is sewn as several objects: it is told once.
    if (source && seen.has(source)) continue;
    if (source) seen.add(source);
    const width = source ? areaWidth(source) : columnWidth(design, object);
    if (width !== undefined && width < detailMm) {
      addFinding(found, { ...middleOf(design, object), value: -width });
    }
  }
  return problemOf('tiny-detail', 'enlarge', found, 'note');
}

/** Width of the strip of an area's size and border: about twice its area by its border. */
function areaWidth(polygon: Polygon): Mm {
  const border = polygon.rings.reduce((sum, ring) => sum + ringLength(ring), 0);
  return border > 0 ? (2 * polygonArea(polygon)) / border : 0;
}

/** Middle length of a column's stitches; undefined for what is no column. */
function columnWidth({ x, y, commands }: Design, object: DesignObject): Mm | undefined {
  if (object.kind !== 'satin') return undefined;
  const lengths: number[] = [];
  for (let i = Math.max(1, object.start + 1); i < object.end; i++) {
    if (commands[i] !== Command.Stitch) continue;
    lengths.push(Math.hypot(x[i] - x[i - 1], y[i] - y[i - 1]) / 10);
  }
  lengths.sort((a, b) => a - b);
  return lengths[lengths.length >> 1];
}

function middleOf({ x, y }: Design, { start, end }: DesignObject): { xMm: Mm; yMm: Mm } {
  let [sumX, sumY] = [0, 0];
  for (let i = start; i < end; i++) {
    sumX += x[i];
    sumY += y[i];
  }
  const count = 10 * Math.max(1, end - start);
  return { xMm: sumX / count, yMm: sumY / count };
}
