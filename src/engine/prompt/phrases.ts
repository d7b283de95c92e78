import { withCrowns } from './crowns.ts';
import { withFamilies } from './families.ts';
import type { MotifIndex } from './motif-index.ts';
import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';
import { withRoles, withThingHats } from './roles.ts';
import { asSeas } from './settings.ts';
import { withShares } from './shares.ts';
import { squeeze } from './text.ts';
import { isVessel } from './thing-kinds.ts';

/*
 * Phrases whose words say together what none of them says: read before it is asked what belongs to
 * what.
 */

/** The prompt with such phrases as the things that they mean. */
export function readPhrases(
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): Segment[] {
  const whole = withoutOwners(
    withWholeCompounds(withThingHats(segments, index), index, language),
    index,
    language,
  );
  const said = withoutRepeats(whole, index);
  const shared = withShares(withRoles(said, index), index, language);
  const things = withPots(withoutGifts(withoutTrades(withoutPairs(shared))), index);
  const grown = withPoses(
    inFields(withOnes(tiedAtNecks(asSeas(withoutShapes(things, index), index), index)), index),
    index,
  );
  return withCrowns(withFamilies(grown, index, language), index, language);
}

const SHAPE = /:(?:red-heart|star|crescent-moon|blossom|cloud|fish|house)$/;
const IN_SHAPE = /^(?:shaped|şeklinde(?:ki)?|biçiminde(?:ki)?|şekilli|formunda)$/;

/** "Heart shaped pizza", "kalp şeklinde kurabiye": the shape is no second thing, and is told. */
function withoutShapes(segments: readonly Segment[], { motifs }: MotifIndex): Segment[] {
  const isShape = ({ motif, meaning }: Segment, at: number): boolean =>
    motif !== undefined &&
    !meaning &&
    !motif.plural &&
    SHAPE.test(motif.ids[0]) &&
    IN_SHAPE.test(segments[at + 1]?.lower ?? '') &&
    segments.some(
      (other, k) =>
        other.motif &&
        !other.meaning &&
        Math.abs(k - at) < 4 &&
        motifs.get(other.motif.ids[0])!.kind === 'food',
    );
  return segments.map((segment, at): Segment => {
    if (!isShape(segment, at)) return segment;
    const typed = `${segment.typed} ${segments[at + 1].typed}`;
    return { typed, lower: typed.toLowerCase(), meaning: { kind: 'skip' }, lost: true };
  });
}

/** "Hands on hips kilim motif", "kardelen çiçeği": one thing by two names. */
const withoutRepeats = (segments: readonly Segment[], index: MotifIndex): Segment[] =>
  segments.filter(({ motif, lower, meaning }, at) => {
    const before = segments[at - 1]?.motif?.ids[0];
    const isFlower = before !== undefined && index.motifs.get(before)!.kind === 'flower';
    if (isFlower && !meaning && /^çiçeği(?:n|nin|ni)?$/.test(lower)) return false;
    const next = segments[at + 1]?.motif;
    const id = motif?.ids[0];
    if (id === undefined || next?.ids[0] !== id) return true;
    return index.motifs.get(id)!.kind !== 'symbol';
  });

/** Nobody knows these: what is named before them is whose they are, and not what is asked for. */
const DEVICE =
  /(?:[dtklnpsg]ers?|houses?|bath|box|stand|rack|cases?|bed|cage|net|bowl|trap|toys?|treats?|tags?|leash|costume|suit|coop|kennel|hutch|perch|pen|cover|mat|wheel)$/;
const CLOTHES =
  /^(?:cape|cloak|robe|jacket|vest|uniform|outfit|jersey|hoodie|pajamas|pyjamas|overalls|apron|poncho)$/;
const POSSESSED =
  /l[ıiuü]ğ[ıiuü]$|^(?:kafesi|kabı|maması|standı|aparatı|makinesi|ipi|tozu|sabunu|kremi|şampuanı|tuzağı|tüneli|direği)$/u;

/** "A hummingbird feeder", "kuş yemliği": one thing that is not known, and no hummingbird. */
function withWholeCompounds(
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): Segment[] {
  const isHead = (at: number): boolean => {
    const [of, head] = [segments[at], segments[at + 1]];
    if (!of?.motif || of.meaning || of.motif.plural || !head?.unknown) return false;
    const isNoun = (language === 'en' ? DEVICE : POSSESSED).test(head.lower);
    // "In a superhero cape".
    const isClothed =
      CLOTHES.test(head.lower) && /^(?:in|with|wearing)$/.test(segments[at - 2]?.lower ?? '');
    if (/^\p{Lu}/u.test(head.typed) || !(isNoun || isClothed)) return false;
    // "Kedinin": whose it is has an ending.
    const isBare = language === 'en' || index.names.tr.exact.has(squeeze(of.lower));
    const after = segments[at + 2];
    return isBare && !(after?.motif && !after.meaning) && after?.unknown !== true;
  };
  return segments.flatMap((segment, at): Segment[] => {
    if (isHead(at)) return [];
    if (at === 0 || !isHead(at - 1)) return [segment];
    return [{ ...segment, typed: `${segments[at - 1].typed} ${segment.typed}` }];
  });
}

/** Verbs of what is done with a thing, whose ending looks like a possessor's. */
const IS_DONE = /(?:yor|[ae]n|m[ıiuü]ş)$/u;
const MADE: ReadonlySet<string> = new Set(['object', 'building', 'vehicle']);
const SAID_OF_IT: ReadonlySet<string> = new Set([...MADE, 'food', 'nature', 'symbol']);

/** With whatever is named before it: "elma sepeti". */
const FILLED = /basket|:jar|bowl|crate|barrel|vase|plant-pot|plate|tray/;

/** "Çay demliği": a teapot, and no tea beside it. */
function withoutOwners(
  segments: readonly Segment[],
  { motifs, names }: MotifIndex,
  language: PromptLanguage,
): Segment[] {
  if (language === 'en') return [...segments];
  return segments.map((segment, at): Segment => {
    const [head, after] = segments.slice(at + 1, at + 3);
    if (!segment.motif || !head?.motif || segment.meaning || head.meaning) return segment;
    const { typed, lower } = segment;
    const [of, kind] = [segment, head].map(({ motif }) => motifs.get(motif!.ids[0])!.kind);
    const isHad =
      names.tr.exact.has(squeeze(lower)) &&
      !names.tr.exact.has(squeeze(head.lower)) &&
      /[ıiuü]$/u.test(head.lower);
    const isMade = MADE.has(kind) || isVessel(head.motif.ids[0]);
    const isOne = SAID_OF_IT.has(of) && isMade && !FILLED.test(head.motif.ids[0]);
    return isHad && isOne && !IS_DONE.test(after?.lower ?? '')
      ? { typed, lower, meaning: { kind: 'skip' }, lost: true }
      : segment;
  });
}

/** "A pair of ballet shoes": the drawing shows both. */
const withoutPairs = (segments: readonly Segment[]): Segment[] =>
  segments.filter(({ lower, meaning }, at) => {
    if (meaning?.kind !== 'count' || !/pair|çift/.test(lower)) return true;
    let thing = at + 1;
    while (['skip', 'color', 'size'].includes(segments[thing]?.meaning?.kind ?? '')) thing++;
    return !SHOWN_IN_PAIRS.test(segments[thing]?.motif?.ids[0] ?? '');
  });

const SHOWN_IN_PAIRS =
  /:(?:ballet-shoes|pointe-shoes|ballerina-shoes|gloves|socks|shorts|jeans|glasses|sunglasses|goggles|scissors|footprints|eyes|linked-rings|cherries|bells|baby-shoes|booties|maracas|chopsticks|mittens|rain-boots|slippers)$/;

/** "A yellow tulip and two purple ones": the last thing again. */
function withOnes(segments: readonly Segment[]): Segment[] {
  let last: Segment | undefined;
  return segments.map((segment) => {
    if (segment.lower === 'ones' && last?.motif) {
      const { motif, typed } = last;
      return { typed, lower: segment.lower, motif: { ...motif, plural: true } };
    }
    if (segment.motif) last = segment;
    return segment;
  });
}

/** "A ribbon around its neck", "boynunda kurdele": a bow that is tied there, not on the head. */
const tiedAtNecks = (segments: readonly Segment[], index: MotifIndex): Segment[] =>
  segments.map((segment, at) => {
    const isBow = segment.motif?.ids[0] === 'fluent:ribbon' && index.motifs.has(BOW_TIE);
    const near = [at - 2, at - 1, at + 1, at + 2].some((k) =>
      AT_NECK.test(segments[k]?.lower ?? ''),
    );
    return isBow && near ? { ...segment, motif: { ...segment.motif!, ids: [BOW_TIE] } } : segment;
  });
const BOW_TIE = 'ilmek:bow-tie';
const AT_NECK = /^(?:boyn\p{L}*|(?:on|around|round|at) (?:its|his|her|their|the) neck)$/u;

/** "Gelincik tarlası", "a lavender field": many of it. */
function inFields(segments: readonly Segment[], index: MotifIndex): Segment[] {
  const isField = ({ motif }: Segment, next: Segment | undefined): boolean =>
    motif !== undefined &&
    ((FIELD.test(next?.lower ?? '') && GROWN.has(index.motifs.get(motif.ids[0])!.kind)) ||
      (GARDEN.test(next?.lower ?? '') && index.motifs.get(motif.ids[0])!.kind === 'flower'));
  const isGrown = (at: number): boolean =>
    segments[at] !== undefined && isField(segments[at], segments[at + 1]);
  // "A lavender field": the article is the field's.
  const wanted = segments.filter(
    ({ meaning }, at) => !(meaning?.kind === 'count' && meaning.count === 1 && isGrown(at + 1)),
  );
  return wanted.map((segment, at) => {
    if (!segment.motif || !isField(segment, wanted[at + 1])) return segment;
    return { ...segment, motif: { ...segment.motif, plural: true } };
  });
}

/** "Two foxes sleeping", "kedi uyuyor": as a name of its own has it. */
function withPoses(segments: readonly Segment[], index: MotifIndex): Segment[] {
  return segments.map((segment, at) => {
    if (!segment.motif || !ASLEEP.test(segments[at + 1]?.lower ?? '')) return segment;
    const asleep = segment.motif.ids
      .map((id) => `ilmek:sleeping-${id.split(':')[1].replace(/-face$/, '')}`)
      .find((id) => index.motifs.has(id));
    return asleep ? { ...segment, motif: { ...segment.motif, ids: [asleep] } } : segment;
  });
}

const ASLEEP = /^(?:sleeping|asleep|napping|curled up|uyuyor|uyuyan|uyurken)$/;

/** Of a tractor in a field there is one. */
const GROWN: ReadonlySet<string> = new Set(['flower', 'food', 'leaf', 'tree']);
const FIELD = /^(?:tarla\p{L}*|fields?|meadow)$/u;
const GARDEN = /^(?:bahçesi\p{L}*|gardens?)$/u;

/** "A football team badge with a lion", "barber shop logo, scissors": what they do is no part of it. */
const TRADE =
  /^(?:team|club|shop|store|salon|squad|school|company|takım|takımı|kulübü|kulüp|dükkanı|dükkânı|salonu|mağazası|okulu|fırını|kuaförü)$/;

/** "Plumber patch with a faucet", "kuaför logosu": who works there, and not what is on the patch. */
const WORKER =
  /^(?:hair ?dresser|barber|plumber|electrician|carpenter|mechanic|firefighter|police|chef|baker|butcher|tailor|farmer|gardener|realtor|beekeeper|dentist|teacher|coach|nurse|barista|bartender|fisherman|golfer|photographer|lawyer|pharmacist|welder|veterinarian|vet|doctor|surgeon|pilot|tailor|veteriner|doktor|diş hekimi|dişçi|kuaför|berber|tesisatçı|elektrikçi|marangoz|tamirci|itfaiyeci|polis|aşçı|fırıncı|kasap|terzi|çiftçi|bahçıvan|fotoğrafçı|avukat|eczacı|kaynakçı)$/;
const ITS_SIGN =
  /^(?:logo|patch|badge|sign|emblem|logosu|logosuna|arması|rozeti|tabelası|amblemi)$/;

function withoutTrades(segments: readonly Segment[]): Segment[] {
  const isTrade = (at: number): boolean => {
    const next = segments[at + 1]?.lower ?? '';
    const isWorker = WORKER.test(segments[at].lower) && ITS_SIGN.test(next);
    return segments[at].motif !== undefined && (TRADE.test(next) || isWorker);
  };
  const others = segments.filter(({ motif }, at) => motif && !isTrade(at));
  return others.length === 0 ? [...segments] : segments.filter((_, at) => !isTrade(at));
}

/** "Two swans, wedding gift": what it is for, where anything else is named. */
function withoutGifts(segments: readonly Segment[]): Segment[] {
  const isGift = (at: number): boolean => {
    const { motif, lower } = segments[at];
    const before = segments[at - 1];
    const told = before?.meaning?.kind === 'theme' || OCCASION.test(before?.lower ?? '');
    return motif?.ids[0] === 'fluent:wrapped-gift' && /^(?:gift|present)$/.test(lower) && told;
  };
  const others = segments.filter(({ motif, lettering }, at) => (motif && !isGift(at)) || lettering);
  return others.length === 0 ? [...segments] : segments.filter((_, at) => !isGift(at));
}

const OCCASION =
  /^(?:wedding|birthday|anniversary|christmas|baby|shower|housewarming|graduation|retirement|farewell|mother's day|father's day|day)$/;

/** "A cactus in a pot": no pot of food. */
function withPots(segments: readonly Segment[], index: MotifIndex): Segment[] {
  const grows = segments.some(({ motif }) => {
    const kind = motif && index.motifs.get(motif.ids[0])?.kind;
    return (
      kind === 'flower' || kind === 'leaf' || kind === 'tree' || /cactus/.test(motif?.ids[0] ?? '')
    );
  });
  const pot = 'ilmek:plant-pot';
  if (!grows || !index.motifs.has(pot)) return [...segments];
  return segments.map((segment) =>
    segment.motif?.ids[0] === 'fluent:pot-of-food' && /pots?$/.test(segment.lower)
      ? { ...segment, motif: { ...segment.motif, ids: [pot] } }
      : segment,
  );
}
