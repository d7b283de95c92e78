import type { MotifIndex } from './motif-index.ts';
import type { Segment } from './segments.ts';

/*
 * "A cowboy cat", "doktor ayıcık": somebody's work before an animal is what the animal wears, not
 * another one beside it.
 */

const ROLES: readonly (readonly [words: RegExp, wears: string])[] = [
  [/^(?:doctor|nurse|vet|dentist|doktor|hemşire|veteriner|dişçi|diş hekimi)$/, 'ilmek:stethoscope'],
  [/^(?:chef|cook|baker|aşçı|şef|fırıncı)$/, 'ilmek:chef-hat'],
  [/^(?:firefighter|fireman|itfaiyeci)$/, 'ilmek:firefighter-helmet'],
  [/^(?:king|queen|prince|princess|royal|kral|kraliçe|prens|prenses|şehzade)$/, 'fluent:crown'],
  [/^(?:witch|wizard|sorcerer|halloween|cadı|büyücü)$/, 'ilmek:witch-hat'],
  [/^(?:cowboy|cowgirl|sheriff|kovboy|şerif)$/, 'ilmek:cowboy-hat'],
  [/^(?:santa|santa claus|noel baba)$/, 'ilmek:santa-hat'],
  [/^(?:graduate|student|mezun|öğrenci)$/, 'fluent:graduation-cap'],
  [/^(?:teacher|professor|öğretmen|profesör)$/, 'fluent:glasses'],
  [/^(?:gentleman|dapper|beyefendi)$/, 'fluent:top-hat'],
  [/^(?:mexican|mariachi|meksikalı)$/, 'ilmek:sombrero'],
  [/^(?:artist|painter|french|ressam|fransız)$/, 'ilmek:beret'],
  [/^(?:pilot|aviator)$/, 'fluent:sunglasses'],
  [
    /^(?:builder|construction worker|engineer|inşaatçı|inşaat işçisi|mühendis|usta)$/,
    'ilmek:hard-hat',
  ],
  [/^(?:soldier|asker)$/, 'fluent:military-helmet'],
  [/^(?:gardener|farmer|bahçıvan|çiftçi)$/, 'fluent:womans-hat'],
  [/^(?:magician|sihirbaz)$/, 'fluent:top-hat'],
  [/^(?:captain|sailor|kaptan|denizci)$/, 'ilmek:captain-hat-profile'],
  [/^(?:ballerina|ballet dancer|balerin)$/, 'ilmek:tutu'],
];
const WEARERS: ReadonlySet<string> = new Set(['animal', 'bird', 'sea', 'face']);

/** "Nurse stethoscope", "öğretmen elması": whose thing it is is not drawn. */
const WORKS =
  /^(?:nurse|doctor|teacher|barber|hairdresser|chef|cook|dentist|vet|farmer|plumber|carpenter|electrician|gardener|tailor|baker|beekeeper|fisherman|sailor|welder|builder|mechanic|firefighter|police|pilot|hemşire|doktor|öğretmen|berber|kuaför|aşçı|şef|diş hekimi|veteriner|çiftçi|tesisatçı|marangoz|elektrikçi|bahçıvan|fırıncı|arıcı|balıkçı|denizci|kaynakçı|tamirci|itfaiyeci|polis|ressam|terzi)(?:['’]?s|n?[ıiuü]n)?$/;
const OWNED: ReadonlySet<string> = new Set(['object', 'food', 'symbol', 'building', 'vehicle']);

/** The prompt with such words as what is worn; `role` says so. */
export function withRoles(segments: readonly Segment[], index: MotifIndex): Segment[] {
  const read = segments.map((segment, at): Segment => {
    const next = segments[at + 1]?.motif?.ids[0];
    const kind = next && index.motifs.get(next)?.kind;
    const isDoll = /teddy|snowman|gnome/.test(next ?? '');
    if (segment.motif && WORKS.test(segment.lower) && OWNED.has(kind ?? '') && !isDoll) {
      const { typed, lower } = segment;
      return { typed, lower, meaning: { kind: 'skip' } };
    }
    if (!next || (!WEARERS.has(kind ?? '') && !isDoll)) return segment;
    const wears = ROLES.find(([words]) => words.test(segment.lower))?.[1];
    if (wears === undefined || !index.motifs.has(wears)) return segment;
    const { typed, lower } = segment;
    return { typed, lower, motif: { ids: [wears], plural: false }, role: true };
  });
  // Who dances stands upright.
  return read.map((segment, at) => {
    const upright = UPRIGHT[segment.motif?.ids[0] ?? ''];
    if (read[at - 1]?.motif?.ids[0] !== TUTU || !segment.motif || !index.motifs.has(upright ?? ''))
      return segment;
    return { ...segment, motif: { ...segment.motif, ids: [upright] } };
  });
}

const TUTU = 'ilmek:tutu';
const UPRIGHT: Readonly<Record<string, string>> = {
  'ilmek:cat': 'ilmek:sitting-cat',
  'ilmek:dog': 'ilmek:sitting-dog',
  'ilmek:bear': 'fluent:teddy-bear',
  'fluent:cat': 'ilmek:sitting-cat',
  'fluent:dog': 'ilmek:sitting-dog',
  'fluent:bear': 'fluent:teddy-bear',
};
