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
    return withoutRainbows(
      named(withShared(withoutGeneric(segments, index), index, language), index),
    );
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

/** What a name of a sort may be followed by: "robin bird", "rose flower". */
const GENERIC: Readonly<Record<string, ReadonlySet<string>>> = {
  bird: new Set(['bird']),
  fish: new Set(['sea']),
  flower: new Set(['flower']),
  tree: new Set(['tree']),
  bug: new Set(['insect']),
  insect: new Set(['insect']),
};
/** Sorts of dogs and cats have the drawing of one, and of it all are drawn. */
const DOG =
  /:(?:dog|sitting-dog|sleeping-dog|running-dog|dog-face|poodle|dachshund|dalmatian|corgi|pug|french-bulldog|bulldog|boxer|rottweiler|border-collie|collie|beagle|husky|german-shepherd|chihuahua)$/;
const CAT = /:(?:cat|sitting-cat|sleeping-cat|cat-face|black-cat)$/;

/** Of a sort and its kind the sort is drawn; of a breed whatever its kind does: "spaniel dog sitting". */
function withoutGeneric(segments: readonly Segment[], index: MotifIndex): Segment[] {
  return segments.filter((segment, at) => {
    const [before, next] = [segments[at - 1], segments[at + 1]];
    if (!isBare(segment) || isBare(segments[at - 2]) || isBare(segments[at + 2])) return true;
    const sorts = GENERIC[segment.lower.replace(/e?s$/, '')];
    if (sorts && isBare(before) && !before.motif!.plural)
      return (
        !sorts.has(index.motifs.get(before.motif!.ids[0])!.kind) || before.lower === segment.lower
      );
    const isBreed = (one: RegExp): boolean =>
      isBare(next) && one.test(segment.motif!.ids[0]) && one.test(next.motif!.ids[0]);
    // "Dog sitting" is a name of its own, and a kitten is none of a sort.
    const isKind =
      /^(?:dog|cat)(?: |$)/.test(next?.lower ?? '') && !/^(?:dog|cat)/.test(segment.lower);
    return !(isKind && !segment.motif!.plural && (isBreed(DOG) || isBreed(CAT)));
  });
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
