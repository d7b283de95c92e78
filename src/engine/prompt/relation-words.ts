import type { RelationKind } from './plan.ts';

/* The words of relations, in both languages. */

/** What the words between two things say: of the first to the second, or the other way. */
export interface Said {
  kind: RelationKind;
  /** The second thing stands so to the first: "a bear holding a kite". */
  back?: true;
  /** Among many of it, where it grows. */
  among?: true;
  /** At somebody's head: what can be worn is worn there. */
  head?: true;
}

/** Words by what they say of the thing before them to the thing after them. */
const ENGLISH: readonly (readonly [words: string, said: Said])[] = [
  ['on|upon|onto|atop|on top of|on the top of|on top|perched|along', { kind: 'on' }],
  ['in|inside|inside of|within|into|out|from|through', { kind: 'in' }],
  ['among|amongst|amid', { kind: 'in', among: true }],
  ['under|underneath|beneath|below', { kind: 'under' }],
  ['over|above|flying over|flying above', { kind: 'over' }],
  ['behind', { kind: 'behind' }],
  ['in front of|coiled around|twisted around|entwined around', { kind: 'behind', back: true }],
  ['next to|beside|near|by|alongside|against', { kind: 'beside' }],
  [
    'holding|carrying|eating|playing|reading|hugging|drinking|stealing|grabbing|clutching|offering|giving|bringing|delivering|nibbling|munching|licking|chewing|biting|juggling|sipping|sniffing|smelling',
    { kind: 'holding', back: true },
  ],
  ['wearing', { kind: 'wearing', back: true }],
  ['riding|rides|driving', { kind: 'riding' }],
];

/** Turkish says it after the thing that the other one stands to, before the other one. */
const TURKISH: readonly (readonly [words: string, said: Said])[] = [
  [
    'üstünde|üstündeki|üstüne|üzerinde|üzerindeki|üzerine|tepesinde|tepesindeki|konmuş|konan',
    { kind: 'on', back: true },
  ],
  [
    'ortasında|ortasındaki|göbeğinde|içinde|içindeki|içine|içerisinde|içinden|çıkan|fışkıran|taşan',
    { kind: 'in', back: true },
  ],
  [
    'arasında|arasındaki|arasından|tarlasında|tarlasındaki',
    { kind: 'in', back: true, among: true },
  ],
  ['altında|altındaki|altına', { kind: 'under', back: true }],
  ['üstünden|üzerinden|üzerinden geçen', { kind: 'over', back: true }],
  ['arkasında|arkasındaki|ardında|ardındaki', { kind: 'behind', back: true }],
  ['önünde|önündeki|önüne', { kind: 'behind' }],
  ['yanında|yanındaki|yanına|kenarında|kenarındaki|dibinde', { kind: 'beside', back: true }],
  ['başında', { kind: 'beside', back: true, head: true }],
  [
    'elinde|elindeki|ellerinde|ağzında|ağzındaki|gagasında|pençesinde|pençelerinde|kucağında',
    { kind: 'holding', back: true },
  ],
  [
    'tutan|taşıyan|yiyen|okuyan|içen|çalan|üfleyen|uçuran|toplayan|getiren|kemiren|koklayan|yalayan|sunan',
    { kind: 'holding' },
  ],
  ['takan|takmış|takılı|giyen|giymiş|giyinmiş', { kind: 'wearing' }],
  ['binen|binmiş|süren|sırtında|sırtındaki', { kind: 'riding', back: true }],
];

/** English words after the second thing, of it to the first one. */
export const SAID_AFTER: readonly (readonly [RegExp, RelationKind])[] = [
  [/^(?:underneath|below|beneath)(?: it)?$|^under it$/, 'under'],
  [/^behind it$/, 'behind'],
  [/^(?:on top|on it|on top of it)$/, 'on'],
  [/^(?:inside|inside it|in it|out of (?:it|them))$/, 'in'],
  [/^(?:above|overhead|above it|over it)$/, 'over'],
];
/** Turkish before the first of two things, which the second one has: "elinde uçurtma olan ayı". */
export const HAS: readonly (readonly [RegExp, RelationKind])[] = [
  [/^(?:el|ağz|gaga|pençe|kuca|pati)\p{L}*[dt][ae]$/u, 'holding'],
  [/^(?:baş|kafa|boyn|saç|kula|göz)\p{L}*[dt][ae]$/u, 'wearing'],
  [/^(?!üstte$)(?:sırt|üst|üzer|tepe)\p{L}*[dt][ae]$/u, 'on'],
  [/^içinde$/, 'in'],
  [/^(?!altta$)(?:alt|dib)\p{L}*[dt][ae]$/u, 'under'],
];
/** The same of where one is near the other, which needs a word that says "has": "önünde ağaç olan ev". */
export const HAS_NEAR: readonly (readonly [RegExp, Said])[] = [
  [/^(?:arkası|ardı)nda$/, { kind: 'behind' }],
  [/^önünde$/, { kind: 'behind', back: true }],
  [/^(?:yan|kenar|yanıbaş)ında$/, { kind: 'beside' }],
];
export const HAVING_WORDS = ['olan', 'bulunan', 'duran', 'taşıyan', 'takılı'];
export const HAVING = new RegExp(`^(?:${HAVING_WORDS.join('|')})$`);
/** After what is carried, where: "carrying an apple on its back". */
export const ON_BODY = /^on (?:its|his|her|their) (?:back|head|nose|shoulders?|tail)$/;
/** What whoever comes with it has in the hand. */
export const IN_HAND =
  /umbrella|:(?:heart-|star-)?balloon$|kite|flag|guitar|violin|lollipop|wand|sword$|bouquet|lantern|fishing-pole|:book|open-book|basket$|scepter|candle$|:wrench|:hammer$|:whisk|rolling-pin|paintbrush|:shovel|wooden-spoon|:broom|:saw$|:axe$|:microphone$|walking-cane|:trophy$|racket|:trumpet$|:saxophone$|flute|:camera$|:torch$/;
/** What is said of who is in a thing, and never of who wears it. */
export const INSIDE = /^(?:inside|out|from|into)/;
/** After what is about somebody, and not on him. */
export const NOT_HAD =
  /^(?:all )?around(?! (?:its|his|her|their|the) neck)|^(?:falling|flying|watching|looking|staring|waiting|nearby|beside|next to)(?!\p{L})/u;
/** Where flowers are stuck in. */
export const ON_HORNS =
  /^(?:(?:on|in|around|between) (?:its|his|her|their|the) (?:antlers|horns|hair)|on antlers)$/;
export const ON_NECK = /^(?:on|around|round|at) (?:its|his|her|their|the) neck$/;
/** With what a vessel is. */
export const FILLED = /^(?:süslü|süslenmiş|dolu|doldurulmuş|bezeli)$/;
/** At a flower, by what flies. */
export const DRINKS =
  /^(?:drinking|sipping|feeding|feeds|drinks|visiting|pollinating|emen|içen|konan|konmuş)(?: from| on)?$/;
export const AWAY = /^(?:back to back|sırt sırta)$/;
export const CROSSED = /^(?:crossed|crossing|çapraz|çaprazlanmış|capraz)$/;

const opened = (list: typeof ENGLISH): ReadonlyMap<string, Said> =>
  new Map(list.flatMap(([words, said]) => words.split('|').map((word) => [word, said] as const)));
export const SAID = { en: opened(ENGLISH), tr: opened(TURKISH) };
/** Where all stand that a Turkish list joins: "ağacın altında kız ve sepet". */
export const SPREADS: ReadonlySet<RelationKind> = new Set<RelationKind>(['beside', 'under']);
