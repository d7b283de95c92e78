import { checkColors, checkTrims } from './check-blocks.ts';
import { checkDense, checkHoles, checkThick } from './check-density.ts';
import { checkDetails } from './check-details.ts';
import { checkEnds } from './check-ends.ts';
import { checkBareCrossings, checkFloats, checkLong, checkShort } from './check-stitches.ts';
import type { Inspected } from './inspected.ts';
import { SEVERITIES, type Problem } from './problems.ts';

/** All that would sew badly, the gravest first. */
export function findProblems(inspected: Inspected): Problem[] {
  const problems = [
    checkHoop(inspected),
    ...checkLong(inspected),
    checkFloats(inspected),
    checkBareCrossings(inspected),
    checkEnds(inspected),
    checkDense(inspected),
    checkThick(inspected),
    checkHoles(inspected),
    checkShort(inspected),
    checkDetails(inspected),
    checkTrims(inspected),
    ...checkColors(inspected),
  ].filter((p) => p !== undefined);
  const rank = (p: Problem) => SEVERITIES.indexOf(p.severity);
  return problems.sort((a, b) => rank(b) - rank(a));
}

/** An error in the hoop that was asked for; a warning where no common hoop takes the design. */
function checkHoop({ needle, hoops }: Inspected): Problem | undefined {
  const { asked, smallest } = hoops;
  if (needle.count === 0 || (asked ? asked.fits : smallest)) return undefined;
  const at = { xMm: 0, yMm: 0 };
  return {
    code: 'hoop-too-small',
    severity: asked ? 'error' : 'warning',
    count: 1,
    worst: asked ? -2 * asked.marginMm : 0,
    at,
    places: [at],
    mend: 'resize',
  };
}
