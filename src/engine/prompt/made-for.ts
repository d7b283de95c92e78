import type { MotifIndex } from './motif-index.ts';
import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';
import { squeeze } from './text.ts';

/** Turkish for my: annem, anneme, annemin. */
const MINE = /[aeıioöuü]m(?:[ae]|[ıiuü]n)?$/;

/** "For my son", "my mom's", "anneme", "annemin": the one it is made for is no part of it. */
export function madeFor(
  { motif, lower }: Segment,
  before: Segment | undefined,
  { purpose, index, language }: { purpose: boolean; index: MotifIndex; language: PromptLanguage },
): { isFor: boolean; purpose: boolean } {
  const { kind } = index.motifs.get(motif!.ids[0])!;
  if (kind !== 'person') {
    const isGift = purpose && motif!.ids[0] === 'fluent:wrapped-gift';
    return { isFor: isGift, purpose: isGift };
  }
  // "Ressam" and "adam" end like "annem".
  const isName = index.names.tr.exact.has(squeeze(lower));
  const isMade = language === 'tr' ? MINE.test(lower) && !isName : purpose;
  // "Grandma's garden".
  const owns = language === 'en' && /['’]s$/.test(lower);
  return { isFor: isMade || owns || before?.lower === 'my', purpose: isMade };
}
