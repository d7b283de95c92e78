import type { MotifIndex } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { Segment } from './segments.ts';

/* "A smiling tooth", "gülen avokado": what has no face of its own gets one. */

const SMILES = /^(?:smiling|happy|gülümseyen|gülen|mutlu)$/;
const SMILE = 'fluent:smiling-face';
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

/** The things of a prompt with the faces that are said of them. */
export function withSmiles(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  index: MotifIndex,
): ReadSubject[] {
  if (!index.motifs.has(SMILE)) return [...subjects];
  const faces = segments.flatMap((segment, at): ReadSubject[] => {
    if (!SMILES.test(segment.lower)) return [];
    const other = subjects.find(({ from }) => from === segments[at + 1]);
    if (!other || other.count > 1) return [];
    const { kind } = index.motifs.get(other.motif)!;
    if (kind !== 'food' && !(FACELESS.has(kind) && TAKES_FACE.test(other.motif))) return [];
    const stands = { kind: 'wearing', other } as const;
    return [
      {
        motif: SMILE,
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
