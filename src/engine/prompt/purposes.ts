import { isCarrierMotif, isCloth } from './carriers.ts';
import type { MotifIndex } from './motif-index.ts';
import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';
import { squeeze } from './text.ts';

/*
 * What something is for is no part of it: "a daisy for my coworker", "for the church bazaar, two
 * doves", "okul kermesi için kelebek". All that is named between "for" and the next comma or "with"
 * goes, where anything else is named.
 */

/** Who waits for something, and does not make it for it. */
const SEEKS =
  /^(?:waiting|waits|looking|looks|searching|begging|asking|reaching|hoping|fishing|digging|listening|hunting|foraging|shopping|ready|dressed)$/;
/** What ends the words of a purpose. */
const ENDS =
  /^(?:who|that|which|named|called|saying|says|holding|wearing|riding|carrying|playing|eating|sitting|standing|flying|sleeping|of|from|showing|featuring|made|where|but|using|please)$/;
const KEPT: ReadonlySet<string> = new Set([
  'skip',
  'count',
  'color',
  'size',
  'theme',
  'tones',
  'part',
  'unit',
]);
const FOR_TR = /^(?:için|içinse|icin)$/;

const isThing = ({ motif, meaning }: Segment): boolean =>
  motif !== undefined && (!meaning || meaning.kind === 'color');
/** Whoever has a name is lettered. */
const isNamed = (one: Segment): boolean =>
  isThing(one) || (one.unknown === true && !/^\p{Lu}/u.test(one.typed));

/** Whether a segment may stand among the words of a purpose. */
const isWithin = ({ mark, lettering, meaning }: Segment): boolean =>
  !mark && !lettering && (!meaning || KEPT.has(meaning.kind));

/** The prompt without what it is for, if anything else is named. */
export function withoutPurposes(
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): Segment[] {
  const gone = new Set<Segment>();
  segments.forEach(({ meaning, lower }, at) => {
    if (meaning?.kind !== 'purpose') return;
    if (language === 'en') takeAfter(segments, at, index, gone);
    else if (FOR_TR.test(lower)) takeBefore(segments, at, index, gone);
  });
  return gone.size === 0 ? [...segments] : segments.filter((one) => !gone.has(one));
}

function takeAfter(
  segments: readonly Segment[],
  at: number,
  index: MotifIndex,
  gone: Set<Segment>,
): void {
  // "…, For your happy tears": it is lettered.
  if (/^you/.test(segments[at + 1]?.lower ?? '') || SEEKS.test(segments[at - 1]?.lower ?? ''))
    return;
  let end = at + 1;
  while (end < segments.length && (isWithin(segments[end]) || joinsOwners(segments, end, index))) {
    if (ENDS.test(segments[end].lower)) break;
    end++;
  }
  const within = segments.slice(at + 1, end);
  const named = within.filter(isNamed);
  if (named.length === 0) return;
  const before = segments.slice(0, at);
  const hasBefore = before.some((one) => isThing(one) && !gone.has(one));
  const hasAfter = segments.slice(end).some(isThing);
  const isApart = segments[end]?.mark === true;
  const head = named.at(-1)!;
  const things = within.filter(isThing);
  const isPlace =
    head.motif !== undefined &&
    (isCarrierMotif(head.motif.ids[0]) || index.motifs.get(head.motif.ids[0])!.kind === 'building');
  if (hasBefore || (hasAfter && (isApart || isPlace))) take(within, gone);
  // Words are for somebody: nothing is drawn for whom nobody knows.
  else if (things.length === 0 && (hasAfter || segments.some(({ lettering }) => lettering)))
    for (const one of named) gone.add(one);
}

/** "For mom and dad", "for bibs and blankets": another whom it is for. */
function joinsOwners(segments: readonly Segment[], at: number, index: MotifIndex): boolean {
  if (segments[at].meaning?.kind !== 'join') return false;
  const next = segments
    .slice(at + 1)
    .find(({ meaning }) => meaning?.kind !== 'skip' && meaning?.kind !== 'count');
  return (
    /^(?:my|our|his|her|their)$/.test(segments[at + 1]?.lower ?? '') ||
    (next?.motif !== undefined &&
      (isCarrierMotif(next.motif.ids[0]) || index.motifs.get(next.motif.ids[0])!.kind === 'person'))
  );
}

/** Takes out what is named, with what is said of it; a cloth's colour is the ground's. */
function take(within: readonly Segment[], gone: Set<Segment>): void {
  const hasCloth = within.some(({ lower }) => isCloth(lower));
  for (const one of within) {
    const isSaid = ['color', 'count', 'size'].includes(one.meaning?.kind ?? '');
    if (isNamed(one) || (isSaid && !hasCloth)) gone.add(one);
  }
}

function takeBefore(
  segments: readonly Segment[],
  at: number,
  index: MotifIndex,
  gone: Set<Segment>,
): void {
  let from = at;
  while (from > 0 && isWithin(segments[from - 1])) from--;
  const within = segments.slice(from, at);
  // "Fesleğen ve kekik mutfak için": it is for the kitchen.
  if (within.at(-1)?.meaning?.kind === 'theme' && !within.at(-1)?.motif) return;
  const named = within.filter(isNamed);
  if (named.length === 0) return;
  const others = [...segments.slice(0, from), ...segments.slice(at + 1)].filter(isThing);
  const next = segments[at + 1];
  const leads = next !== undefined && !next.mark && segments.slice(at + 1).some(isThing);
  if (leads) return take(within, gone);
  const last = within.lastIndexOf(named.at(-1)!);
  const head = headOf(within, last, index);
  const left = named.filter((one) => !head.includes(one));
  if (left.some(isThing) || others.length > 0) take(within.slice(within.indexOf(head[0])), gone);
  else if (segments.some(({ lettering }) => lettering))
    for (const one of head) if (one.unknown) gone.add(one);
}

/** The last noun of them, with the bare one before it that says of what kind it is: "köpek tasması". */
function headOf(within: readonly Segment[], last: number, index: MotifIndex): Segment[] {
  const [before, head] = [within[last - 1], within[last]];
  const isOwned = /[ıiuü](?:m|mız|miz|muz|müz)?$/u.test(head.lower);
  const isBare = before !== undefined && index.names.tr.exact.has(squeeze(before.lower));
  return isOwned && isBare && isNamed(before) ? [before, head] : [head];
}
