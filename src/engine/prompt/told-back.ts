import type { MotifIndex, MotifKind } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';

/*
 * What a drawing fixes, told where the prompt says it otherwise: the candles on a cake. What is
 * drawn just so is not told.
 */

/** Parts of which drawings have a number of their own. */
const FIXED: readonly {
  of: RegExp;
  part: RegExp;
  has: number;
  told: Record<PromptLanguage, string>;
}[] = [
  {
    of: /:birthday-cake$/,
    part: /:candle$/,
    has: 3,
    told: { en: 'the cake has three candles', tr: 'pastada üç mum var' },
  },
];

/** Counts of parts that their drawing has otherwise: 'five candles: the cake has three candles'. */
const countsTold = (
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  language: PromptLanguage,
): string[] =>
  subjects.flatMap(({ motif, count, counted, from }) => {
    const fixed = FIXED.find(
      ({ of, part }) => part.test(motif) && subjects.some((s) => of.test(s.motif)),
    );
    if (!fixed || !counted || count === fixed.has) return [];
    const at = segments.indexOf(from);
    const number = segments.slice(0, at).findLast(({ meaning }) => meaning?.kind === 'count');
    return [`${number ? `${number.typed} ` : ''}${from.typed}: ${fixed.told[language]}`];
  });

const PILLOW = /^(?:yastık|yastik|kırlent|pillow|cushion)$/;
const SEWN_ON =
  /^(?:için|üzerine|üstüne|üzerinde|üstünde|kılıf\p{L}*|yüz\p{L}*|kenar\p{L}*|logo|design|case|cover)$/u;
const FOR = /^(?:for|on|onto|için)(?: (?:a|an|my|the|our))?$/;

/** A pillow that is the thing itself, which no motif shows: "çiçekli bir yastık". */
const clothsTold = (segments: readonly Segment[]): string[] =>
  segments.flatMap(({ lower, typed }, at) => {
    if (isWoven(segments, at)) return [`${segments[at - 1].typed} ${typed}`];
    if (!PILLOW.test(lower) || SEWN_ON.test(segments[at + 1]?.lower ?? '')) return [];
    let before = at - 1;
    while (segments[before] && isAside(segments[before])) before--;
    const last = segments[before];
    if (last && FOR.test(last.lower)) return [];
    const isHad =
      last?.motif !== undefined && (/l[ıiuü]$/u.test(last.lower) || last.lower === 'floral');
    return isHad || /^with/.test(segments[at + 1]?.lower ?? '') ? [typed] : [];
  });

/** "Under a blanket", "battaniye altında": what covers others is what the piece is for elsewhere. */
const coversTold = (segments: readonly Segment[]): string[] =>
  segments.flatMap(({ lower, typed }, at) => {
    if (!/^(?:blankets?|quilt|battaniye(?:nin)?|yorgan(?:ın)?)$/.test(lower)) return [];
    const before = segments.slice(Math.max(0, at - 3), at).map((one) => one.lower);
    const isCover = before.some((word) =>
      /^(?:under|beneath|underneath)(?: an?| the)?$/.test(word),
    );
    return isCover || /^altında/.test(segments[at + 1]?.lower ?? '') ? [typed] : [];
  });

/** "Kareli örtü", "a checkered tablecloth": a cloth that others are on, which no motif shows. */
const CLOTH = /^(?:örtü|örtüsü|masa örtüsü|tablecloth|blanket)$/;
const WOVEN = /^(?:kareli|çizgili|ekose|pötikareli|checkered|checked|gingham|plaid|striped)$/;
const isWoven = (segments: readonly Segment[], at: number): boolean =>
  CLOTH.test(segments[at].lower) && WOVEN.test(segments[at - 1]?.lower ?? '');

const isAside = ({ lower, meaning }: Segment): boolean =>
  !FOR.test(lower) &&
  ['skip', 'count', 'color', 'size', 'arrangement'].includes(meaning?.kind ?? '');

/** Years and dates that are not lettered. */
const yearsTold = (segments: readonly Segment[]): string[] =>
  segments.flatMap(({ typed, motif }) =>
    !motif && /^(?:(?:19|20)\p{N}\p{N}|\p{N}{1,2}[./]\p{N}{1,2}[./]\p{N}{2,4})$/u.test(typed)
      ? [typed]
      : [],
  );

const STEM = /^(?:stems?|gövdesi|gövdeli|sapı|saplı)(?: |$)/i;
const HAS_STEM: ReadonlySet<MotifKind> = new Set<MotifKind>(['flower', 'leaf', 'food']);

/** What drawings have otherwise than it is said, in words for the page. */
export const toldBack = (
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  language: PromptLanguage,
): string[] =>
  subjects.length === 0
    ? []
    : [
        ...countsTold(subjects, segments, language),
        ...clothsTold(segments),
        ...coversTold(segments),
        ...yearsTold(segments),
      ];

/**
 * Whether a part is drawn in such a colour anyway, or takes it: "papatya, gövdesi yeşil", a tree's
 * brown trunk.
 */
export function isDrawnSo(
  part: string,
  color: string,
  subjects: readonly ReadSubject[],
  after: readonly Segment[],
  index: MotifIndex,
): boolean {
  const owner = subjects.at(-1);
  const motif = owner?.motif ?? after.find((one) => one.motif)?.motif?.ids[0];
  if (motif === undefined || !STEM.test(part)) return false;
  const { kind } = index.motifs.get(motif)!;
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  if (kind === 'tree') return r > g && g > b && r < 180;
  const isGreen = (HAS_STEM.has(kind) || /:cactus$/.test(motif)) && g > r && g > b;
  if (isGreen && owner && kind === 'flower') owner.leaves ??= color;
  return isGreen;
}
