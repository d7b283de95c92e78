import { Command, type Design, type Thread } from '../core/design.ts';
import type { Inspected } from './inspected.ts';
import { LIMITS, problemOf, type Finding, type Problem } from './problems.ts';

/** So many times the limit is more than a nuisance. */
const FAR_OVER = 2;

/** Too many trims for the stitches between them. */
export function checkTrims({ design, needle }: Inspected): Problem | undefined {
  const trims = placesOf(design, Command.Trim);
  const rate = (1000 * trims.length) / Math.max(1, needle.count);
  if (trims.length <= LIMITS.fewTrims || rate <= LIMITS.trimsPerThousand) return undefined;
  const problem = problemOf(
    'many-trims',
    'join-areas',
    trims,
    rate > FAR_OVER * LIMITS.trimsPerThousand ? 'warning' : 'note',
  );
  return problem && { ...problem, worst: rate };
}

/** Too many colour changes, and changes to the thread that is in the needle already. */
export function checkColors({ design }: Inspected): (Problem | undefined)[] {
  const changes = placesOf(design, Command.ColorChange);
  const count = changes.length;
  const many = problemOf(
    'many-colors',
    'fewer-colors',
    count > LIMITS.colorChanges ? changes : [],
    count > FAR_OVER * LIMITS.colorChanges ? 'warning' : 'note',
  );
  const { threads } = design;
  const repeated = changes.filter((_, i) => isSame(threads[i], threads[i + 1]));
  return [
    many && { ...many, worst: count },
    problemOf('repeated-thread', 'merge-blocks', repeated, 'note'),
  ];
}

function isSame(a: Thread | undefined, b: Thread | undefined): boolean {
  return !!a && !!b && a.hex === b.hex && a.code === b.code && a.chart === b.chart;
}

/** Where a command stands, in sewing order; none is worse than another. */
function placesOf({ x, y, commands }: Design, wanted: Command): Finding[] {
  const found: Finding[] = [];
  commands.forEach((command, i) => {
    if (command === wanted) found.push({ xMm: x[i] / 10, yMm: y[i] / 10, value: 1 });
  });
  return found;
}
