import type { MotifIndex } from './motif-index.ts';
import { isPartOf } from './part-names.ts';
import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';
import { squeeze } from './text.ts';

/*
 * Names that were read one by one, and are one thing together.
 */

/** Whose names stand before a thing and say which: a trade, an age. */
const SAYS_WHICH: ReadonlySet<string> = new Set(['person', 'face']);
/** Where something is from is no part of it: a village's house, a mountain's flower. */
const PLACES: ReadonlySet<string> = new Set(['nature', 'sky', 'building']);
/** What holds others: a basket of flowers has them in it. */
const VESSEL =
  /:(?:basket|bowl|vase|plate|jar|plant-pot|wheelbarrow|picnic-basket|bowl-with-spoon|deciduous-tree)$/;
const PLACE_HEAD = /:(?:road|houses|sea|shore|evergreen-tree|mountain|family)$/;
const HELD: ReadonlySet<string> = new Set(['flower', 'food', 'leaf']);
/** The ending that makes one thing of two in Turkish: "flamingo simidi". */
const OWNED = /[ıiuü]$/u;

/**
 * Pairs of known names that are one thing. Of Turkish ones of which the second has the ending of a
 * compound the second is drawn, and told as read.
 */
export function joinedNames(
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): Segment[] {
  if (language !== 'tr')
    return withoutRainbows(named(withShared(segments, index, language), index));
  const dropped = new Set<Segment>();
  const whole = withShared(segments, index, language);
  const read = whole.map((head, at) => {
    const first = whole[at - 1];
    if (!first || !isPair(first, head, index)) return head;
    // A list without commas has three or more.
    if (isBare(whole[at - 2]) || isBare(whole[at + 1])) return head;
    dropped.add(first);
    const isFrom = PLACES.has(index.motifs.get(first.motif!.ids[0])!.kind);
    const name = index.motifs.get(head.motif!.ids[0])!.names.tr[0];
    return { ...head, typed: `${first.typed} ${head.typed}`, read: isFrom ? head.read : name };
  });
  return read.filter((_, at) => !dropped.has(whole[at]));
}

const isBare = (segment: Segment | undefined): segment is Segment =>
  segment?.motif !== undefined && !segment.meaning;

function isPair(first: Segment, head: Segment, index: MotifIndex): boolean {
  if (!isBare(first) || !isBare(head) || first.read || head.read) return false;
  if (!OWNED.test(head.lower) || OWNED.test(first.lower) || /l[ıiuü]$/u.test(head.lower))
    return false;
  const names = index.names.tr.exact;
  // "Kedi kuzu": the ending is the name's own.
  if (names.has(squeeze(head.lower)) || !names.has(squeeze(first.lower))) return false;
  const [a, b] = [first, head].map(({ motif }) => index.motifs.get(motif!.ids[0])!);
  if (a.id === b.id || SAYS_WHICH.has(a.kind) || PLACE_HEAD.test(b.id)) return false;
  return !(VESSEL.test(b.id) && HELD.has(a.kind));
}

/** "A rainbow shell": no rainbow, and a part in more colours than are dyed. */
function withoutRainbows(segments: readonly Segment[]): Segment[] {
  const isRainbow = (at: number): boolean =>
    segments[at]?.motif?.ids[0]?.endsWith(':rainbow') === true &&
    isPartOf(segments[at + 1]?.lower ?? '');
  return segments.flatMap((segment, at) => {
    if (isRainbow(at - 1)) return [];
    if (!isRainbow(at)) return [segment];
    const next = segments[at + 1];
    const whole = {
      typed: `${segment.typed} ${next.typed}`,
      lower: `${segment.lower} ${next.lower}`,
    };
    return [{ ...whole, meaning: { kind: 'skip' as const }, lost: true as const }];
  });
}

const SETS: ReadonlySet<string> = new Set(['nature', 'sky']);

/** "Sea glass", "moon gate": no sea and no moon, where nobody knows what it is said of. */
function named(segments: readonly Segment[], index: MotifIndex): Segment[] {
  const isOf = (at: number): boolean => {
    const [first, head] = [segments[at], segments[at + 1]];
    if (!first || !head?.unknown || !isBare(first) || first.motif!.plural) return false;
    return SETS.has(index.motifs.get(first.motif!.ids[0])!.kind) && !/'s?$/.test(first.lower);
  };
  return segments.flatMap((segment, at) => {
    if (isOf(at - 1)) return [];
    if (!isOf(at)) return [segment];
    const { typed, lower } = segments[at + 1];
    const whole = { typed: `${segment.typed} ${typed}`, lower: `${segment.lower} ${lower}` };
    return [{ ...whole, unknown: true as const }];
  });
}

/** Articles and counts say nothing of what follows them. */
const isAside = ({ meaning }: Segment): boolean =>
  meaning?.kind === 'count' || meaning?.kind === 'skip';

/** "A tennis racket and ball", "tenis raketi ve topu": the ball is a tennis ball, too. */
function withShared(
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): Segment[] {
  return segments.map((segment, at) => {
    if (!isBare(segment) || (language === 'tr' && !OWNED.test(segment.lower))) return segment;
    let join = at - 1;
    while (segments[join] && isAside(segments[join])) join--;
    const before = segments[join - 1];
    const [of, ...others] = before?.lower.split(' ') ?? [];
    if (segments[join]?.meaning?.kind !== 'join' || !isBare(before) || others.length === 0)
      return segment;
    const ids = index.names[language].exact.get(squeeze(of + segment.lower));
    return ids ? { ...segment, motif: { ids, plural: segment.motif!.plural } } : segment;
  });
}
