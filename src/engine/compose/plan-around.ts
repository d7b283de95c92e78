import type { Arrangement, PromptPlan, SubjectPlace } from '../prompt/plan.ts';

/** Places beside something else. */
const AROUND: ReadonlySet<SubjectPlace> = new Set([
  'around',
  'left',
  'right',
  'top',
  'bottom',
  'corners',
  'border',
] as const);

/** Arrangements that have a middle for the picture. */
const RINGS: ReadonlySet<Arrangement | undefined> = new Set(['wreath', 'border', 'medallion']);

/**
 * The part of a plan that is sewn around a picture: what has a place beside something, and what
 * makes a ring. Other subjects name what the picture shows.
 */
export function planAround(plan: PromptPlan): PromptPlan {
  const ring = RINGS.has(plan.arrangement);
  const subjects = plan.subjects.filter(
    ({ place }) => AROUND.has(place) || (ring && place === 'any'),
  );
  const beside = subjects.some(({ place }) => place === 'border')
    ? 'border'
    : subjects.some(({ place }) => place === 'around' || place === 'any')
      ? 'wreath'
      : undefined;
  return { ...plan, subjects, arrangement: ring ? plan.arrangement : beside };
}
