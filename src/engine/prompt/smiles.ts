import type { MotifIndex } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { Segment } from './segments.ts';

/* "A smiling tooth", "somurtan bulut", "kızgın güneş": what has no face of its own gets one. */

const SMILE = 'fluent:smiling-face';
/** What a word puts on a face. */
const FACES: readonly (readonly [words: RegExp, face: string])[] = [
  [/^(?:smiling|happy|cheerful|gülümseyen|gülen|güleç|mutlu|neşeli)$/, SMILE],
  [
    /^(?:sad|unhappy|frowning|pouting|sulking|sulky|gloomy|grumpy|moody|disappointed|somurtan|somurtkan|suratsız|asık suratlı|küskün|üzgün|mutsuz|hüzünlü)$/,
    'fluent:slightly-frowning-face',
  ],
  [/^(?:angry|mad|furious|cross|kızgın|öfkeli|sinirli)$/, 'fluent:angry-face'],
];
/** The face that a word says. */
const faceOf = (lower: string): string | undefined =>
  FACES.find(([words]) => words.test(lower))?.[1];
/** Kinds that are drawn without a face. */
const FACELESS: ReadonlySet<string> = new Set([
  'food',
  'object',
  'symbol',
  'leaf',
  'nature',
  'sky',
]);
/** Hearts are happy anyway, and a face does not go on everything. */
const TAKES_FACE =
  /:sun$|:full-moon$|tooth|cactus|cloud|egg|mushroom|cup|star$|pot|book|pencil|bulb|bell|yarn|gift/;

/** So many alike get one each; on more they would be specks. */
const MAX_FACES = 3;

/** The things of a prompt with the faces that are said of them. */
export function withSmiles(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  index: MotifIndex,
): ReadSubject[] {
  if (!index.motifs.has(SMILE)) return [...subjects];
  const faces = segments.flatMap((segment, at): ReadSubject[] => {
    const face = faceOf(segment.lower);
    if (face === undefined || !index.motifs.has(face)) return [];
    const other = subjects.find(({ from }) => from === segments[at + 1]);
    if (!other || other.count > MAX_FACES) return [];
    const { kind } = index.motifs.get(other.motif)!;
    if (kind !== 'food' && !(FACELESS.has(kind) && TAKES_FACE.test(other.motif))) return [];
    const stands = { kind: 'wearing', other } as const;
    return [
      {
        motif: face,
        word: segment.typed,
        count: 1,
        counted: true,
        colors: [],
        size: 'normal',
        place: 'any',
        from: segment,
        stands,
      },
    ];
  });
  return [...subjects, ...faces];
}
