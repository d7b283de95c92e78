import type { MotifIndex } from './motif-index.ts';
import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';

/*
 * Families of animals: "a penguin family" is two large ones and a small one, "a bear and her cubs"
 * small ones beside a large one.
 */

const FAMILY = /^(?:famil(?:y|ies)|aile|ailesi)$/;
/** Who is named of a family that is there already. */
const MEMBER =
  /^(?:mom|mum|mommy|mummy|mama|mother|dad|daddy|papa|father|parents?|bab(?:y|ies)|kids?|child|children|cubs?|chicks?|sons?|daughters?|anne|baba|yavru|yavrular|yavrusu|bebek|bebeği|çocuk|çocuklar)$/;
/** The young of whoever was named before, in words that say nothing of who it is. */
const YOUNG =
  /^(?:bab(?:y|ies)|cubs?|cal(?:f|ves)|foals?|fawns?|joeys?|pups?|young|little ones?|hatchlings?|yavrusu|yavruları|yavrusunu|yavrularını|bebeğini|bebeklerini|yavrusuyla|yavrularıyla|bebeği|bebekleri)$/;
const BARE_YOUNG = /^(?:cubs?|calves|foals?|fawns?|joeys?|pups?|hatchlings?|goslings?)$/;
const OWNER = /^(?:her|his|its|their)$/;
/** Said before an animal: the young one of a pair. */
const KIN = /^(?:baby|bebek|yavru|little)$/;
/** Who is large where the young have a drawing of their own. */
const PARENT_OF: Readonly<Record<string, string>> = {
  'ilmek:duckling': 'fluent:duck',
  'fluent:baby-chick': 'ilmek:hen',
};
const PARENT = /^(?:mother|mama|mum|mom|father|papa|dad|daddy|anne|baba)$/;

const SMALL: Segment = { typed: '', lower: '', meaning: { kind: 'size', size: 'small' } };
const JOIN: Segment = { typed: '', lower: '', meaning: { kind: 'join' } };
const counted = (count: number): Segment => ({
  typed: '',
  lower: '',
  meaning: { kind: 'count', count },
});

/** The prompt with families as so many large ones and small ones. */
export function withFamilies(
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): Segment[] {
  const out: Segment[] = [];
  for (let at = 0; at < segments.length; at++) {
    const here = segments[at];
    const next = segments[at + 1];
    if (isAnimal(here, index) && FAMILY.test(next?.lower ?? '')) {
      const end = afterMembers(segments, at + 2);
      out.push(...familyOf(here, next.typed, youngAmong(segments.slice(at + 2, end))));
      at = end - 1;
      continue;
    }
    // "Avocado couple", "kedi çifti".
    const isCouple = /^(?:couple|pair|çift|çifti)$/.test(next?.lower ?? '');
    const kind = here.motif && index.motifs.get(here.motif.ids[0])?.kind;
    if (isCouple && kind && kind !== 'person' && !here.meaning) {
      out.push(counted(2), here);
      at++;
      continue;
    }
    const pair = pairAt(segments, at, index);
    if (pair) {
      out.push(...pair.said);
      at += pair.taken - 1;
      continue;
    }
    // "İki kedi yavrusu": two kittens.
    if (areYoung(segments, at, index)) {
      out.splice(out.length - 1, 0, SMALL);
      continue;
    }
    const young = youngAt(segments, at, index, language) ?? babyAt(segments, at, index, language);
    if (young) {
      out.push(...young.said);
      at += young.taken - 1;
      continue;
    }
    const mother = motherAt(segments, at, index);
    if (mother) {
      // Whoever follows her is in a row with her.
      if (/^(?:behind|after|following)$/.test(out.at(-1)?.lower ?? '')) out.pop();
      out.push(...mother);
      at++;
      continue;
    }
    if (language === 'tr' && THEIR_PARENT.test(here.lower)) {
      const parent = grownOf(segments, at, here, index);
      if (parent) {
        out.push(...parent);
        if (FOLLOWS.test(next?.lower ?? '')) at++;
        continue;
      }
    }
    if (PARENT.test(here.lower) && next && isAnimal(next, index) && hasCubs(segments, at)) {
      out.push(counted(1));
      continue;
    }
    // "A polar bear mom": the bear herself.
    const last = segments[at - 1];
    if (
      PARENT.test(here.lower) &&
      here.motif &&
      last &&
      isAnimal(last, index) &&
      !last.motif?.plural
    )
      continue;
    // "Mama bear and baby bear": two of them.
    const isPair = next && isAnimal(next, index) && isNamedTwice(segments, next);
    const isKin = KIN.test(here.lower.split(' ')[0]) && here.lower.includes(' ');
    const isYoung = isKin && isAnimal(here, index) && isNamedTwice(segments, here);
    // "Yavru beagle", where no name has the word.
    if (here.unknown && KIN.test(here.lower) && next && isAnimal(next, index)) out.push(SMALL);
    else if (isYoung) out.push(SMALL, here);
    else if (isPair && KIN.test(here.lower))
      out.push(...(last?.meaning?.kind === 'count' ? [] : [counted(1)]), SMALL);
    else if (isPair && PARENT.test(here.lower)) out.push(counted(1));
    else out.push(here);
  }
  return out;
}

const areYoung = (segments: readonly Segment[], at: number, index: MotifIndex): boolean =>
  /^(?:yavrusu|yavruları)$/.test(segments[at].lower) && at > 0 && isAnimal(segments[at - 1], index);

const hasCubs = (segments: readonly Segment[], at: number): boolean =>
  segments.slice(at + 2).some(({ lower }) => BARE_YOUNG.test(lower));

/** "Ducklings following their mother": a large one of their kind. */
function motherAt(
  segments: readonly Segment[],
  at: number,
  index: MotifIndex,
): Segment[] | undefined {
  const [owner, who] = segments.slice(at, at + 2);
  if (!OWNER.test(owner.lower) || !who || !PARENT.test(who.lower)) return undefined;
  return grownOf(segments, at, who, index);
}

/** "Annelerinin arkasında": in a row with her. */
const THEIR_PARENT = /^(?:anne|baba)(?:s[ıi]|ler[i]|lar[ı])(?:n[ıi]n|yle|yla|n[ae])?$/;
const FOLLOWS = /^(?:arkasında|peşinde|ardında|peşinden|arkasından|ardından)$/;

function grownOf(
  segments: readonly Segment[],
  at: number,
  who: Segment,
  index: MotifIndex,
): Segment[] | undefined {
  const young = segments.slice(0, at).findLast((segment) => isAnimal(segment, index));
  if (!young?.motif) return undefined;
  const grown = PARENT_OF[young.motif.ids[0]] ?? young.motif.ids[0];
  const large: Segment = { typed: '', lower: '', meaning: { kind: 'size', size: 'large' } };
  const { typed, lower } = who;
  return [JOIN, counted(1), large, { typed, lower, motif: { ids: [grown], plural: false } }];
}

/** What has arms and a face, as those who live have. */
const DOLL = /:(?:snowman|teddy-bear|gnome|robot|ghost|gingerbread-man|cactus|mushroom)$/;

function isAnimal({ motif }: Segment, index: MotifIndex): boolean {
  const kind = motif && index.motifs.get(motif.ids[0])?.kind;
  return kind === 'animal' || kind === 'bird' || kind === 'sea' || DOLL.test(motif?.ids[0] ?? '');
}

/** "…, mom, dad and two cubs": how many young ones, if it is said. */
function youngAmong(members: readonly Segment[]): number {
  const at = members.findLastIndex(({ lower }) => IS_YOUNG.test(lower));
  const said = members
    .slice(Math.max(0, at - 2), at)
    .findLast(({ meaning }) => meaning?.kind === 'count');
  return said?.meaning?.kind === 'count' ? Math.min(6, said.meaning.count) : 1;
}
const IS_YOUNG =
  /^(?:bab(?:y|ies)|kids?|child|children|cubs?|chicks?|yavru\p{L}*|bebek\p{L}*|bebeği|çocuk\p{L}*)$/u;

function familyOf(animal: Segment, family: string, young: number): Segment[] {
  const typed = `${animal.typed} ${family}`;
  const one = { ...animal, typed, motif: { ...animal.motif!, plural: false } };
  return [counted(2), one, JOIN, counted(young), SMALL, { ...one }];
}

/** Past "mom, dad and baby", "(two parents and a chick)". */
function afterMembers(segments: readonly Segment[], from: number): number {
  let end = from;
  for (let at = from; at < segments.length; at++) {
    const { mark, typed, meaning, lower } = segments[at];
    const passes = ['skip', 'count', 'join', 'break'].includes(meaning?.kind ?? '');
    if (MEMBER.test(lower)) end = at + 1;
    else if (!(mark && /[,:()&-]/.test(typed)) && !passes) break;
  }
  return end;
}

/** "Her cubs", "yavrularıyla": small ones of the animal that was named last, or comes next. */
function youngAt(
  segments: readonly Segment[],
  at: number,
  index: MotifIndex,
  language: PromptLanguage,
): { said: Segment[]; taken: number } | undefined {
  // "Mama bear and two cubs": hers, though nobody says so.
  const isBare = segments[at].unknown && BARE_YOUNG.test(segments[at].lower);
  const owned =
    isBare || (language === 'en' ? OWNER.test(segments[at].lower) : YOUNG.test(segments[at].lower));
  if (!owned) return undefined;
  let word = at;
  if (language === 'en')
    while (['skip', 'size', 'count'].includes(segments[word]?.meaning?.kind ?? '')) word++;
  const young = segments[word];
  if (!young || !YOUNG.test(young.lower)) return undefined;
  const isOne = (segment: Segment): boolean => isAnimal(segment, index);
  const parent = segments.slice(0, at).findLast(isOne) ?? segments.slice(word).find(isOne);
  if (!parent || /:mother-/.test(parent.motif!.ids[0])) return undefined;
  const count = segments.slice(at, word).find(({ meaning }) => meaning?.kind === 'count');
  const many = /(?:ies|s|ves|ları|leri)(?:yla|yle)?$/.test(young.lower);
  const one = {
    ...parent,
    typed: young.typed,
    lower: young.lower,
    motif: { ...parent.motif!, plural: many },
  };
  const isCounted = count ?? segments[at - 1]?.meaning?.kind === 'count';
  const said = [SMALL, one];
  return {
    said: isCounted ? said : [counted(many ? 2 : 1), ...said],
    taken: word - at + 1,
  };
}

/** "Mother and baby elephant", "anne ve bebek fil": two of one kind, of which one is small. */
function pairAt(
  segments: readonly Segment[],
  at: number,
  index: MotifIndex,
): { said: Segment[]; taken: number } | undefined {
  const [parent, join, kin, own] = segments.slice(at, at + 4);
  if (!PARENT.test(parent.lower) || join?.meaning?.kind !== 'join' || !kin) return undefined;
  // "Baby elephant" may be a name of its own.
  const isOneName = isAnimal(kin, index) && KIN.test(kin.lower.split(' ')[0]);
  const animal = isOneName ? kin : own;
  if (!animal || !isAnimal(animal, index) || !(isOneName || KIN.test(kin.lower))) return undefined;
  const one = { ...animal, motif: { ...animal.motif!, plural: false } };
  const typed = `${parent.typed} ${animal.typed}`;
  return {
    said: [counted(1), { ...one, typed }, JOIN, counted(1), SMALL, { ...one }],
    taken: isOneName ? 3 : 4,
  };
}

const CARRIES = /^(?:with|and|carrying|holding|hugging|feeding|kissing|plus)$/;

/** "A koala with a baby on its back": none of ours. */
function babyAt(
  segments: readonly Segment[],
  at: number,
  index: MotifIndex,
  language: PromptLanguage,
): { said: Segment[]; taken: number } | undefined {
  const { motif, lower, typed } = segments[at];
  const next = segments[at + 1];
  if (language !== 'en' || motif?.ids[0] !== 'fluent:baby' || (next && isAnimal(next, index)))
    return undefined;
  let link = at - 1;
  while (['skip', 'size', 'count'].includes(segments[link]?.meaning?.kind ?? '')) link--;
  const parent = segments[link - 1];
  if (!CARRIES.test(segments[link]?.lower ?? '') || !parent || !isAnimal(parent, index))
    return undefined;
  if (/:mother-/.test(parent.motif!.ids[0])) return undefined;
  const plural = lower === 'babies';
  return {
    said: [SMALL, { ...parent, typed, lower, motif: { ...parent.motif!, plural } }],
    taken: 1,
  };
}

/** Whether an animal is named again elsewhere. */
const isNamedTwice = (segments: readonly Segment[], { motif }: Segment): boolean =>
  segments.filter((other) => other.motif?.ids[0] === motif!.ids[0]).length > 1;

/** "Baby giraffe", "bebek fil", "anne kuş": the young or the parent of what follows. */
export function isKinOf(
  { motif, lower }: Segment,
  next: Segment | undefined,
  index: MotifIndex,
): boolean {
  const isKin =
    motif?.ids[0] === 'fluent:baby' ||
    /^(?:anne|baba|mother|mama|mum|papa|daddy|father)$/.test(lower);
  return isKin && next !== undefined && !next.meaning && isAnimal(next, index);
}
