import { Command, type Design, type Thread } from '../core/design.ts';
import type { Inspected } from './inspected.ts';
import {
  addFinding,
  createTally,
  LIMITS,
  problemOf,
  type Problem,
  type Tally,
} from './problems.ts';

/** So many times the limit is more than a nuisance. */
const FAR_OVER = 2;

/** Too many trims for the stitches between them. */
export function checkTrims({ design, needle }: Inspected): Problem | undefined {
  const trims = tallyOf(design, Command.Trim);
  const rate = (1000 * trims.count) / Math.max(1, needle.count);
  if (trims.count <= LIMITS.fewTrims || rate <= LIMITS.trimsPerThousand) return undefined;
  const severity = rate > LIMITS.trimsNuisance ? 'warning' : 'note';
  const problem = problemOf('many-trims', 'join-areas', trims, severity);
  return problem && { ...problem, worst: rate };
}

/** Too many colour changes, and changes to the thread that is in the needle already. */
export function checkColors({ design }: Inspected): (Problem | undefined)[] {
  const { threads } = design;
  const changes = tallyOf(design, Command.ColorChange);
  const repeated = tallyOf(design, Command.ColorChange, (i) => isSame(threads[i], threads[i + 1]));
  const severity = changes.count > FAR_OVER * LIMITS.colorChanges ? 'warning' : 'note';
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
