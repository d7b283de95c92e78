import type { MotifIndex } from './motif-index.ts';
import { SAID } from './relation-words.ts';
import type { Segment } from './segments.ts';

/*
 * "A cowboy cat", "doktor ayıcık": somebody's work before an animal is what the animal wears, not
 * another one beside it.
 */

/** What somebody of a trade wears; with a relation, what is held, or stood or ridden on. */
type Role = readonly [words: RegExp, thing: string, kind?: 'holding' | 'on' | 'riding'];

const ROLES: readonly Role[] = [
  [/^(?:doctor|nurse|vet|dentist|doktor|hemşire|veteriner|dişçi|diş hekimi)$/, 'ilmek:stethoscope'],
  [/^(?:chef|cook|baker|aşçı|şef|fırıncı)$/, 'ilmek:chef-hat'],
  [/^(?:firefighter|fireman|itfaiyeci)$/, 'ilmek:firefighter-helmet'],
  [/^(?:king|queen|prince|princess|royal|kral|kraliçe|prens|prenses|şehzade)$/, 'fluent:crown'],
  [/^(?:witch|wizard|sorcerer|halloween|cadı|büyücü)$/, 'ilmek:witch-hat'],
  [/^(?:cowboy|cowgirl|sheriff|kovboy|şerif)$/, 'ilmek:cowboy-hat'],
  [/^(?:santa|santa claus|christmas|noel baba|noel|yılbaşı)$/, 'ilmek:santa-hat'],
  [/^(?:birthday|doğum günü)$/, 'ilmek:party-hat'],
  [/^(?:graduate|graduation|student|mezun|mezuniyet|öğrenci)$/, 'fluent:graduation-cap'],
  [/^(?:teacher|professor|öğretmen|profesör)$/, 'fluent:glasses'],
  [/^(?:gentleman|dapper|beyefendi)$/, 'fluent:top-hat'],
  [/^(?:mexican|mariachi|meksikalı)$/, 'ilmek:sombrero'],
  [/^(?:artist|painter|french|ressam|fransız)$/, 'ilmek:beret'],
  [/^(?:diver|scuba diver|dalgıç)$/, 'fluent:goggles'],
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
  [/^(?:bride|gelin)$/, 'ilmek:flower-crown'],
  [/^(?:angel|melek)$/, 'fluent:smiling-face-with-halo'],
  [/^(?:footballer|soccer player|football player|futbolcu)$/, 'fluent:soccer-ball', 'holding'],
  [/^(?:basketball player|basketballer|basketbolcu)$/, 'fluent:basketball', 'holding'],
  [/^(?:volleyball player|voleybolcu)$/, 'fluent:volleyball', 'holding'],
  [/^(?:tennis player|tenisçi)$/, 'fluent:tennis', 'holding'],
  [/^(?:boxer|boxing|boksör)$/, 'fluent:boxing-glove', 'holding'],
  [/^(?:singer|singing|şarkıcı)$/, 'fluent:microphone', 'holding'],
  [/^(?:detective|dedektif)$/, 'fluent:magnifying-glass-tilted-left', 'holding'],
  [/^(?:fisherman|angler|balıkçı)$/, 'ilmek:fishing-pole', 'holding'],
  [/^(?:photographer|fotoğrafçı)$/, 'fluent:camera', 'holding'],
  [/^(?:surfer|surfing|sörfçü|sörf yapan)$/, 'ilmek:surfboard', 'on'],
  [/^(?:skateboarder|skateboarding|skater|kaykaycı|kaykay yapan)$/, 'fluent:skateboard', 'on'],
  [/^(?:cyclist|cycling|biker|bisikletçi)$/, 'fluent:bicycle', 'riding'],
];
/** Said after whoever does it as well: "a penguin surfing". */
const DOING = /^(?:surfing|skateboarding|cycling|boxing|singing)$/;
/** Of these "a girl dog" says no more than what it is. */
const ANYBODY = /:(?:girl|boy|man|woman|baby|child|person|family)$/;
const WEARERS: ReadonlySet<string> = new Set(['animal', 'bird', 'sea', 'face']);

/** "Nurse stethoscope", "öğretmen elması": whose thing it is is not drawn. */
const WORKS =
  /^(?:nurse|doctor|teacher|barber|hairdresser|chef|cook|dentist|vet|farmer|plumber|carpenter|electrician|gardener|tailor|baker|beekeeper|fisherman|sailor|welder|builder|mechanic|firefighter|police|pilot|hemşire|doktor|öğretmen|berber|kuaför|aşçı|şef|diş hekimi|veteriner|çiftçi|tesisatçı|marangoz|elektrikçi|bahçıvan|fırıncı|arıcı|balıkçı|denizci|kaynakçı|tamirci|itfaiyeci|polis|ressam|terzi)(?:['’]?s|n?[ıiuü]n)?$/;
const OWNED: ReadonlySet<string> = new Set(['object', 'food', 'symbol', 'building', 'vehicle']);

/** The prompt with such words as what is worn; `role` says so. */
export function withRoles(segments: readonly Segment[], index: MotifIndex): Segment[] {
  const isWearer = (segment: Segment | undefined): boolean => {
    const id = segment?.motif?.ids[0];
    if (id === undefined || segment?.meaning) return false;
    return WEARERS.has(index.motifs.get(id)!.kind) || DOLL.test(id);
  };
  const read = segments.map((segment, at): Segment => {
    const next = segments[at + 1];
    const { typed, lower } = segment;
    const kind = next?.motif && index.motifs.get(next.motif.ids[0])?.kind;
    const isDoll = DOLL.test(next?.motif?.ids[0] ?? '');
    if (segment.motif && WORKS.test(lower) && OWNED.has(kind ?? '') && !isDoll)
      return { typed, lower, meaning: { kind: 'skip' } };
    const after = DOING.test(lower) && isWearer(segments[at - 1]) && !isWearer(next);
    if (!after && !isWearer(next)) return segment;
    const role = ROLES.find(([words, thing]) => words.test(lower) && index.motifs.has(thing));
    if (role) {
      const [, thing, said = 'wearing'] = role;
      // A gnome has his hat.
      if (HATTED.test(next?.motif?.ids[0] ?? '') && /hat|cap|helmet|beret/.test(thing))
        return { typed, lower, meaning: { kind: 'skip' } };
      return { typed, lower, motif: { ids: [thing], plural: false }, role: { kind: said, after } };
    }
    // "An astronaut cat": no astronaut beside a cat, but a cat, and that is told.
    const who = segment.motif?.ids[0];
    // "Sünnet çocuğu at üstünde": he is on it.
    const isThere = SAID.tr.has(segments[at + 2]?.lower ?? '');
    const isTrade = who !== undefined && !segment.meaning && !ANYBODY.test(who) && !isThere;
    return isTrade && index.motifs.get(who)!.kind === 'person'
      ? { typed, lower, meaning: { kind: 'skip' }, lost: true }
      : segment;
  });
  // Who dances or has something in the hands stands upright.
  return read.map((segment, at) => {
    const upright = UPRIGHT[segment.motif?.ids[0] ?? ''];
    const before = read[at - 1];
    const isUpright = before?.motif?.ids[0] === TUTU || before?.role?.kind === 'holding';
    if (!isUpright || !segment.motif || !index.motifs.has(upright ?? '')) return segment;
    return { ...segment, motif: { ...segment.motif, ids: [upright] } };
  });
}

/** Whose drawing has a hat. */
const HATTED = /:(?:gnome|snowman|snowman-without-snow)$/;
const DOLL = /teddy|snowman|gnome/;
const TUTU = 'ilmek:tutu';
const UPRIGHT: Readonly<Record<string, string>> = {
  'ilmek:cat': 'ilmek:sitting-cat',
  'ilmek:dog': 'ilmek:sitting-dog',
  'ilmek:bear': 'fluent:teddy-bear',
  'fluent:cat': 'ilmek:sitting-cat',
  'fluent:dog': 'ilmek:sitting-dog',
  'fluent:bear': 'fluent:teddy-bear',
};

const HAT = /^(?:hat|cap|şapkalı)$/;
/** What may be a hat. */
const HATS: ReadonlySet<string> = new Set(['food', 'nature', 'flower', 'leaf', 'symbol']);

/** "A hedgehog with a mushroom hat": the mushroom is on his head, and no hat beside him. */
export function withThingHats(segments: readonly Segment[], index: MotifIndex): Segment[] {
  const kindAt = (at: number): string | undefined => {
    const { motif, meaning } = segments[at] ?? {};
    return motif && !meaning ? index.motifs.get(motif.ids[0])!.kind : undefined;
  };
  if (!segments.some((_, at) => WEARERS.has(kindAt(at) ?? ''))) return [...segments];
  const isHat = (at: number): boolean =>
    HAT.test(segments[at]?.lower ?? '') && HATS.has(kindAt(at - 1) ?? '');
  return segments.flatMap((segment, at): Segment[] => {
    if (isHat(at)) return [];
    if (!isHat(at + 1)) return [segment];
    const { typed, lower } = segments[at + 1];
    const role = { kind: 'wearing' as const, after: lower !== 'şapkalı' };
    return [{ ...segment, typed: `${segment.typed} ${typed}`, role }];
  });
}
