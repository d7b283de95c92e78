import type { MotifIndex, MotifKind } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { PromptLanguage, RelationKind } from './plan.ts';
import { isPose } from './poses.ts';
import type { Segment } from './segments.ts';
import { CREATURES } from './thing-kinds.ts';

/*
 * What somebody does, and where: a drawing shows little of it. What is done with another thing is shown by
 * how the two stand; of the rest it is told that it is not drawn.
 */

/** English words in -ing that tell of no act, of one that any drawing shows, or of the piece itself. */
const NO_ACT =
  /^(?:sitting|standing|growing|blooming|blossoming|flowering|hanging|floating|resting|facing|perching|landing|shining|glowing|sparkling|twinkling|smoking|steaming|falling|rising|setting|flowing|waiting|posing|lounging|roaming|spring|string|during|nothing|something|everything|(?:in|ex)cluding|containing|featuring|show(?:ing)?|saying|writing|wording|lettering|drawing|painting|stitching|quilting|sewing|embroidering|surrounding|framing|forming|matching|looking|using|making|creating|having|wanting|being|breathing|going|coming|getting|wedding|wearing|dangling|trailing|climbing|winding|swirling|spiralling|charming|amazing|stunning|loving|relaxing|interesting|darling|living|king|ring|wing|thing|morning|evening|outing|striking|repeating|overlapping|interlocking|intertwining|crossing|touching|guarding|lying|laying|leaning|peeking|peeping|curling|burning|blazing|laughing|working|welcoming|missing|beginning|building|clothing|ceiling|engraving|embracing|encircling|circling|orbiting|wreathing|edging|bunting|coloring|colouring|shading|filling|lining|padding|outlining|running stitch)$/;
const ACT_EN = /^[a-z]{2,12}ing(?: at| over| with)?$/;
/** What is done, in Turkish: stems that take the endings of who does it. */
const ACT_TR =
  /^(?:uç|koş|yüz|zıpla|oyna|iç|ye|yi|oku|çal|söyle|sür|tırman|kaz|yala|kovala|dans ed|it|çek|at|fırlat|yakala|avla|ulu|miyavla|havla|sula|topla|pişir|boya|örüy?|kay|yürü|atla|izle|dinle|götür|getir|üfle|uçur|kemir|kokla|besle|yıka|temizle|ısır|tekmele|el sallı?a?)(?:y?[ae]n|[ıiuü]yor|m[ıiuü]ş|[ae]rken|rken)$/;
const PLAYS = /^(?:playing|oyna|çal)/;
const NOOK = /^(?:corner|nook|room|time|glasses|club|chair|lamp)$/;
const SWIMS = /^(?:swimming|diving|yüz)/;
const FLIES = /^(?:flying|soaring|gliding|hovering|uç(?!ur))/;
const IN_WATER = /duck|swan|goose|turtle|otter|penguin|frog|seal|mermaid|swim/;
const IN_AIR =
  /plane|balloon|dragon|fairy|:bat$|rocket|hero|witch|unicorn|angel|kite|stork|helicopter|saucer|pegasus|phoenix|seed|superman|bat$/;
/** Birds that are drawn with their wings folded. */
const FOLDED =
  /^fluent:(?:duck|goose|chicken|rooster|turkey|flamingo|swan|penguin|peacock|parrot|owl|bird|baby-chick)$/;
/** What a face would show, and no drawing does: all that have a mouth smile, or look on. */
const MOOD =
  /^(?:sad|unhappy|grumpy|angry|furious|frowning|pouting|sulking|sulky|gloomy|tearful|surprised|scared|frightened|worried|üzgün|somurtan|somurtkan|suratsız|asık suratlı|küskün|kızgın|öfkeli|sinirli|mutsuz|hüzünlü|şaşkın|korkmuş|ürkmüş)$/;
/** People who are nobody in particular. */
const ANYBODY = /:(?:girl|boy|man|woman|baby|child|person|old-\w+|grand\w+|princess|prince)$/;

/** Whether the drawing of somebody shows an act. */
function isShown(act: string, { motif }: ReadSubject, index: MotifIndex): boolean {
  const kind: MotifKind = index.motifs.get(motif)!.kind;
  if (SWIMS.test(act) && (kind === 'sea' || IN_WATER.test(motif))) return true;
  if (FLIES.test(act) && FOLDED.test(motif)) return false;
  if (FLIES.test(act) && (kind === 'bird' || kind === 'insect' || IN_AIR.test(motif))) return true;
  if (kind === 'person' && !ANYBODY.test(motif)) return true;
  const stem = act.replace(/ .*$/, '').replace(/(?:(.)\1)?ing$/, '$1');
  return stem.length > 2 && motif.includes(stem);
}

/** How somebody stands to what the act has nothing to do with. */
const APART: ReadonlySet<RelationKind> = new Set(['wearing', 'under', 'behind', 'beside']);

/** Acts that no drawing shows, as typed, with who does it. */
export function actsTold(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  index: MotifIndex,
  language: PromptLanguage,
): string[] {
  const isAlive = ({ motif }: ReadSubject): boolean =>
    CREATURES.has(index.motifs.get(motif)!.kind) || /:teddy-bear$/.test(motif);
  const isRelated = (one: ReadSubject): boolean =>
    [one, ...subjects.filter(({ stands }) => stands?.other === one)].some(
      ({ stands }) => stands !== undefined && !APART.has(stands.kind),
    );
  return segments.flatMap(({ lower, typed, motif, meaning, unknown }, at) => {
    if (motif || unknown || (meaning && meaning.kind !== 'skip') || isPose(lower)) return [];
    const isMood = MOOD.test(lower);
    const isDone =
      language === 'en' ? ACT_EN.test(lower) && !NO_ACT.test(lower) : ACT_TR.test(lower);
    const isAct = isDone || isMood;
    // With whatever else is there.
    const next = segments[at + 1];
    const isWritten =
      lower === 'reading' &&
      (segments.some(({ lettering }) => lettering) || NOOK.test(next?.lower ?? ''));
    // "Flying a kite": it is there.
    const other = (/^(?:an?|the)$/.test(next?.lower ?? '') ? segments[at + 2] : next)?.motif;
    const isDoneTo = other && !(FLIES.test(lower) && FOLDED.test(other.ids[0]));
    const hasWings = FLIES.test(lower) && subjects.some(({ motif: id }) => /wings/.test(id));
    if (
      !isAct ||
      isWritten ||
      hasWings ||
      (language === 'en' && !isMood && isDoneTo) ||
      (PLAYS.test(lower) && subjects.length > 1)
    )
      return [];
    const living = subjects.filter(isAlive);
    const place = ({ from }: ReadSubject): number => segments.indexOf(from);
    const before = living.findLast((one) => place(one) < at);
    const after = living.find((one) => place(one) > at);
    const isSaidBefore = isMood || (language === 'tr' && !/yor$/.test(lower));
    const who = isSaidBefore ? (after ?? before) : (before ?? after);
    if (!who || (!isMood && (isRelated(who) || isShown(lower, who, index)))) return [];
    return [`${typed} (${who.word})`];
  });
}

const SCENES_EN =
  /^(?:kitchen|garden|park|balcony|terrace|street|meadow|night|nighttime|city|village|classroom|school|bakery|restaurant|studio|gym|library|office|backyard|farm)$/;
const AT = /^(?:in|at|on|through|across)(?: an?| the)?$/;
const WHOLE_EN = /^(?:on|in) (?:the|a) (?:balcony|terrace|park|kitchen|street|meadow)$/;
const SCENES_TR =
  /^(?:mutfak|bahçe|park|balkon|teras|sokak|köy|şehir|çayır|yayla|okul|sınıf|gece|tarla)(?:s[ıi]n)?[dt][ae](?:ki)?$/;

/** Of what there is a field or a garden. */
const GROWS: ReadonlySet<MotifKind> = new Set(['flower', 'leaf', 'food', 'tree']);

/** Places and hours that are said and not drawn. */
export function scenesTold(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  index: MotifIndex,
  language: PromptLanguage,
): string[] {
  if (subjects.length === 0) return [];
  return segments.flatMap(({ lower, typed, meaning, motif }, at) => {
    if (motif && !meaning) return [];
    if (meaning?.kind !== 'skip' && meaning?.kind !== 'theme') return [];
    // "Lale bahçesinde": there are many.
    const before = segments[at - 1]?.motif;
    const isGrown = before !== undefined && GROWS.has(index.motifs.get(before.ids[0])!.kind);
    // "Kamp yapan ayı".
    const isDone =
      meaning.kind === 'theme' && /^yap(?:an|ıyor|arken)$/.test(segments[at + 1]?.lower ?? '');
    if (isDone) return [`${typed} ${segments[at + 1].typed}`];
    if (language === 'tr') return SCENES_TR.test(lower) && !isGrown ? [typed] : [];
    if (WHOLE_EN.test(lower)) return [typed];
    let said = at - 1;
    while (/^(?:an?|the)$/.test(segments[said]?.lower ?? '')) said--;
    return SCENES_EN.test(lower) && AT.test(segments[said]?.lower ?? '') ? [typed] : [];
  });
}
