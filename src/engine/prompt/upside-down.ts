import type { ReadSubject } from './parse-state.ts';
import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';

/* Who hangs head down: "a bat hanging upside down", "baş aşağı duran yarasa". */

const UPSIDE_DOWN =
  /(?<!\p{L})(?:upside[- ]down|head[- ]down|baş ?aşağı|tepetaklak|ters (?:duran|dönmüş|asılı))(?!\p{L})/u;
/** What whoever hangs so hangs from. */
const HUNG_FROM = /branch|tree|bough|twig/;

/** Turns whoever is named beside the words, after them in Turkish and before them in English. */
export function turnUpsideDown(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  language: PromptLanguage,
): void {
  const at = segments.findIndex(({ lower }) => UPSIDE_DOWN.test(lower));
  if (at < 0 || subjects.length === 0) return;
  const placeOf = ({ from }: ReadSubject): number => segments.indexOf(from);
  const before = subjects.findLast((one) => placeOf(one) < at && !HUNG_FROM.test(one.motif));
  const after = subjects.find((one) => placeOf(one) > at);
  const who = (language === 'tr' ? (after ?? before) : (before ?? after)) ?? subjects[0];
  // A sloth is drawn so.
  if (!/sloth$/.test(who.motif)) who.upsideDown = true;
  const { stands } = who;
  if (stands && HUNG_FROM.test(stands.other.motif)) who.stands = { ...stands, kind: 'under' };
}
