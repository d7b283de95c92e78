import type { MotifIndex } from './motif-index.ts';
import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';

/*
 * "Avukat terazisi", "a teacher apple", "polis arabası": whose work a thing is of says which thing it is,
 * and nobody is drawn beside it.
 */

const OFFICE_EN =
  /^(?:lawyer|attorney|judge|teacher|doctor|nurse|dentist|vet|chef|cook|baker|butcher|barber|hairdresser|firefighter|fireman|police|policeman|soldier|sailor|farmer|gardener|carpenter|mechanic|plumber|electrician|painter|artist|scientist|astronaut|fisherman|beekeeper|tailor|seamstress|welder|midwife|barista|waiter|bartender)(?:'?s'?)?$/;
const OFFICE_TR =
  /^(?:avukat|hakim|hâkim|savcı|öğretmen|doktor|hemşire|diş hekimi|dişçi|veteriner|aşçı|şef|fırıncı|kasap|berber|kuaför|itfaiyeci|polis|asker|denizci|çiftçi|bahçıvan|marangoz|tamirci|tesisatçı|elektrikçi|ressam|bilim insanı|astronot|balıkçı|arıcı|terzi|kaynakçı|ebe|barista|garson|gelin|damat|kral|kraliçe|prenses|korsan|şövalye|cadı|palyaço|sihirbaz)$/;
/** The ending that makes one thing of two. */
const OWNED = /[ıiuü]$/u;
const THINGS: ReadonlySet<string> = new Set(['object', 'symbol', 'vehicle', 'food', 'building']);

const isBare = (one: Segment | undefined): one is Segment =>
  one?.motif !== undefined && !one.meaning && !one.lettering;

/** The prompt without those whose things are named right after them. */
export function withoutOffices(
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): Segment[] {
  const office = language === 'en' ? OFFICE_EN : OFFICE_TR;
  return segments.filter((segment, at) => {
    const head = segments[at + 1];
    if (!isBare(segment) || !isBare(head) || !office.test(segment.lower)) return true;
    if (segment.motif!.plural || head.role || segment.role) return true;
    if (!THINGS.has(index.motifs.get(head.motif!.ids[0])!.kind)) return true;
    // A list without commas has three or more.
    if (isBare(segments[at - 1]) || isBare(segments[at + 2])) return true;
    return language === 'tr' && (!OWNED.test(head.lower) || /l[ıiuü]$/u.test(head.lower));
  });
}
