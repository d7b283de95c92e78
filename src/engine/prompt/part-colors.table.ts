import type { MotifKind } from './motif-index.ts';

/* Parts whose colour a prompt may say, and the threads that they are drawn in. */

/** A part of some drawings. */
export interface ColoredPart {
  /** Of which motifs. */
  of: RegExp;
  /** What it is called, without the endings of Turkish. */
  called: RegExp;
  /** Its colours in the drawing; of eyes none, which are found by their place. */
  hexes: readonly string[];
  /** Its pieces by their number in the drawing, where others have their colour. */
  pieces?: readonly number[];
  /** Least and largest width of its pieces, of the drawing's: a mane is no eye of the same black. */
  wide?: readonly [least: number, most: number];
}

const ENDING = '(?:s|l[ae]r)?(?:s?[ıiuü]|l[ıiuü]|n[ıiuü]n|l[ae]r[ıi])?(?:yla|yle|la|le)?';
const words = (list: string): RegExp => new RegExp(`^(?:${list})${ENDING}$`, 'u');
const DOOR = words('door|front door|kapı');
const ROOF = words('roof|çatı|dam');
const WINDOW = words('window|pencere');
const WHEEL = words('wheel|tyre|tire|tekerle[kğ]|tekerlek|jant');
const SAIL = words('sail|yelken');
const MANE = words('mane|yele');
const TAIL = words('tail|kuyru[kğ]|kuyruk|fin');
const WINGS = words('wing|kana[td]');
const ANTLERS = words('antler|horn|boynuz');
const BEAK = words('beak|bill|gaga');
const BREAST = words('breast|belly|chest|tummy|göğü?s|karn|karın');
const COMB = words('comb|crest|ibi[kğ]|wattle');
const FINS = words('fin|tail|yüzge[cç]|kuyru[kğ]');
const SADDLE = words('saddle|eyer|eğer|seat');
const DRESS = words('dress|tutu|skirt|gown|elbise|etek|ete[kğ]');
const MIDDLE = words('cent(?:er|re)|middle|heart|orta|göbe[kğ]|göbek|iç');
const PETALS = words('petal|taç ?yapra[kğ]|ta[cç] yaprak');
const BOW = words('bow|ribbon|kurdele|kurdel|fiyonk|fiyon[gk]');
const HAT = words('hat|cap|şapka|külah|başlı[kğ]|başlık');
const COAT = words('coat|jacket|shirt|tunic|clothes|ceket|gömle[kğ]|gömlek|giysi');
const ICING = words('icing|frosting|cream|glaze|krema|kremal|krem|şanti');
const HAIR_AND_TAIL = words('mane|yele|tail|kuyru[kğ]');
const EARS = words('ear|eared|kula[kğ]|kulak|kulaklı');
const NOSE = words('nose|nosed|burun|burn|burunlu');
const PAWS = words('paw|pawed|foot|feet|sock|pati|patili|aya[kğ]|ayak');
const MUZZLE = words('muzzle|snout|face|yüz|ağız|ağz');
const SHELL = words('shell|shelled|kabu[kğ]|kabuk|kabuklu');
const STRIPES = words('stripe|çizgi|tekir çizgi');
/** Not so small as an eye. */
const NO_EYE = [0.08, 1] as const;

/** Animals from their side whose feet are dyed by their place. */
export const FOOTED = /^ilmek:(?:cat|dog)$|^fluent:(?:black-cat|horse|cat|dog|cow|goat)$/;

/** The first that fits holds. */
export const COLORED_PARTS: readonly ColoredPart[] = [
  { of: /^ilmek:cat$/, called: TAIL, hexes: [], pieces: [0] },
  { of: /^ilmek:cat$/, called: EARS, hexes: [], pieces: [5, 6] },
  { of: /^ilmek:cat$/, called: STRIPES, hexes: [], pieces: [9, 10, 11] },
  { of: /^ilmek:cat$/, called: MUZZLE, hexes: [], pieces: [12] },
  { of: /^ilmek:cat$/, called: NOSE, hexes: [], pieces: [15] },
  { of: /^ilmek:dog$/, called: TAIL, hexes: [], pieces: [0] },
  { of: /^ilmek:dog$/, called: EARS, hexes: [], pieces: [5, 6] },
  { of: /^ilmek:dog$/, called: MUZZLE, hexes: [], pieces: [7] },
  { of: /^ilmek:dog$/, called: NOSE, hexes: [], pieces: [10] },
  { of: /^ilmek:dog$/, called: words('tongue|dil'), hexes: [], pieces: [11] },
  { of: /^ilmek:rabbit$/, called: TAIL, hexes: [], pieces: [0] },
  { of: /^ilmek:rabbit$/, called: EARS, hexes: [], pieces: [5, 9] },
  { of: /^ilmek:rabbit$/, called: BREAST, hexes: [], pieces: [2] },
  { of: /^ilmek:rabbit$/, called: PAWS, hexes: [], pieces: [3, 4, 7, 8] },
  { of: /^ilmek:rabbit$/, called: NOSE, hexes: [], pieces: [17] },
  { of: /^ilmek:bear$/, called: BREAST, hexes: [], pieces: [1] },
  { of: /^ilmek:bear$/, called: PAWS, hexes: [], pieces: [2, 3, 4, 5] },
  { of: /^ilmek:bear$/, called: EARS, hexes: [], pieces: [6, 8] },
  { of: /^ilmek:bear$/, called: MUZZLE, hexes: [], pieces: [13] },
  { of: /^ilmek:bear$/, called: NOSE, hexes: [], pieces: [14] },
  { of: /^ilmek:fox$/, called: TAIL, hexes: [], pieces: [0] },
  { of: /^ilmek:fox$/, called: BREAST, hexes: [], pieces: [3] },
  { of: /^ilmek:fox$/, called: PAWS, hexes: [], pieces: [4, 5] },
  { of: /^ilmek:fox$/, called: EARS, hexes: [], pieces: [6, 8] },
  { of: /^ilmek:fox$/, called: NOSE, hexes: [], pieces: [14] },
  { of: /^fluent:snail$/, called: SHELL, hexes: [], pieces: [4, 6] },
  { of: /^fluent:turtle$/, called: SHELL, hexes: [], pieces: [2, 4] },
  // Feet that have no piece of their own are put on.
  { of: FOOTED, called: PAWS, hexes: [] },
  { of: /^fluent:house/, called: DOOR, hexes: ['#8c5543'] },
  { of: /^fluent:house/, called: ROOF, hexes: ['#f8312f'] },
  { of: /^fluent:house/, called: WINDOW, hexes: ['#83cbff'] },
  { of: /^ilmek:cabin$/, called: DOOR, hexes: ['#6c311e'] },
  { of: /^ilmek:cabin$/, called: ROOF, hexes: ['#185727'] },
  { of: /^ilmek:barn$/, called: DOOR, hexes: ['#d01121'] },
  { of: /^ilmek:barn$/, called: ROOF, hexes: ['#566575'] },
  { of: /^fluent:hut$/, called: ROOF, hexes: ['#f3ad61'] },
  { of: /^fluent:sailboat$/, called: SAIL, hexes: ['#fcd53f'] },
  {
    of: /^fluent:sailboat$/,
    called: words('hull|boat|gövde|tekne'),
    hexes: ['#ff8257', '#ff9f2e'],
  },
  { of: /^fluent:tractor$/, called: WHEEL, hexes: ['#d3d3d3'] },
  { of: /^fluent:automobile$/, called: WHEEL, hexes: ['#e6e6e6'] },
  { of: /^ilmek:unicorn$/, called: MANE, hexes: ['#ec8bb0', '#35c9c2', '#fecf16', '#b8aeea'] },
  { of: /^fluent:owl$/, called: words('eye|göz|eyed|gözlü'), hexes: ['#fcd53f'] },
  {
    of: /^fluent:unicorn$/,
    called: MANE,
    hexes: ['#8d65c5', '#5092ff', '#468cfb', '#ff6dc6', '#c790f1'],
  },
  { of: /^fluent:unicorn$/, called: words('horn|boynuz'), hexes: ['#f9c23c'] },
  { of: /^ilmek:karateka$/, called: words('belt|kemer|kuşak|kuşa[kğ]'), hexes: ['#f8a810'] },
  { of: /^ilmek:mushroom-house$/, called: DOOR, hexes: ['#9b5923'] },
  { of: /^ilmek:hummingbird$/, called: WINGS, hexes: ['#35c9c2'] },
  { of: /^ilmek:mermaid$/, called: TAIL, hexes: ['#08908c', '#35c9c2'] },
  { of: /^fluent:umbrella$/, called: words('handle|sap|stick'), hexes: ['#8c5543'] },
  { of: /^fluent:mosque$/, called: words('dome|kubbe'), hexes: ['#ffb02e'] },
  { of: /^fluent:parrot$/, called: words('beak|gaga'), hexes: ['#ffb02e', '#ff822d'] },
  { of: /^fluent:parrot$/, called: words('wing|kana[td]'), hexes: ['#00a6ed'] },
  { of: /^ilmek:moose$/, called: ANTLERS, hexes: ['#b6712b'] },
  { of: /^fluent:deer$/, called: ANTLERS, hexes: ['#7d4533'] },
  { of: /^ilmek:deer-head$/, called: ANTLERS, hexes: ['#9b5923'] },
  { of: /^ilmek:(?:bull|highland-cow)$/, called: ANTLERS, hexes: ['#d6d4d0', '#f9f1e2'] },
  { of: /^fluent:goat$/, called: ANTLERS, hexes: ['#9b9b9b'] },
  { of: /^fluent:ram$/, called: ANTLERS, hexes: ['#e19747'] },
  { of: /^fluent:(?:ox|cow)$/, called: ANTLERS, hexes: ['#f9c23c'] },
  { of: /^fluent:cow$/, called: words('spot|patch|benek|bene[kğ]'), hexes: ['#636363'] },
  { of: /^fluent:rooster$/, called: COMB, hexes: ['#f8312f'] },
  { of: /^fluent:rooster$/, called: TAIL, hexes: ['#44911b'] },
  { of: /^fluent:rooster$/, called: WINGS, hexes: ['#a56953'] },
  { of: /^ilmek:hen$/, called: COMB, hexes: ['#d01121'] },
  { of: /^ilmek:hen$/, called: WINGS, hexes: ['#b6712b'] },
  { of: /^fluent:peacock$/, called: TAIL, hexes: ['#00d26a', '#c3ef3c'] },
  { of: /^ilmek:bluebird$/, called: WINGS, hexes: ['#102252'] },
  { of: /^ilmek:bird$/, called: WINGS, hexes: ['#066a68'] },
  { of: /^ilmek:robin$/, called: WINGS, hexes: ['#6c311e'], wide: NO_EYE },
  { of: /^ilmek:(?:blue)?bird$/, called: BREAST, hexes: ['#d5a372'] },
  { of: /^ilmek:robin$/, called: BREAST, hexes: ['#d4542a'] },
  { of: /^ilmek:(?:(?:blue)?bird|robin|hen)$/, called: BEAK, hexes: ['#f8a810'] },
  { of: /^fluent:(?:bird|eagle)$/, called: BEAK, hexes: ['#f9c23c'] },
  { of: /^fluent:(?:penguin|owl)$/, called: BEAK, hexes: ['#ff822d'] },
  { of: /^fluent:owl$/, called: WINGS, hexes: ['#6d4534'] },
  { of: /^fluent:owl$/, called: BREAST, hexes: ['#ffdea7'] },
  { of: /^fluent:eagle$/, called: WINGS, hexes: ['#6d4534'] },
  { of: /^ilmek:soaring-eagle$/, called: WINGS, hexes: ['#5d3a1e'] },
  { of: /^fluent:horse$/, called: HAIR_AND_TAIL, hexes: ['#1c1c1c'], wide: NO_EYE },
  { of: /^ilmek:rocking-horse$/, called: HAIR_AND_TAIL, hexes: ['#6c311e'] },
  { of: /^ilmek:rocking-horse$/, called: SADDLE, hexes: ['#b30e35'] },
  { of: /^fluent:carousel-horse$/, called: HAIR_AND_TAIL, hexes: ['#6d4534'] },
  { of: /^fluent:carousel-horse$/, called: SADDLE, hexes: ['#f8312f'] },
  { of: /^ilmek:lion$/, called: MANE, hexes: ['#6c311e'], wide: NO_EYE },
  { of: /^ilmek:butterfly$/, called: WINGS, hexes: ['#1f74c4', '#5aa0dc'] },
  { of: /^ilmek:bee$/, called: WINGS, hexes: ['#96ccef'] },
  { of: /^ilmek:dragonfly$/, called: WINGS, hexes: ['#96ccef', '#35c9c2'] },
  { of: /^ilmek:fish$/, called: FINS, hexes: ['#0f3f80'] },
  { of: /^ilmek:goldfish$/, called: FINS, hexes: ['#f8a810'] },
  { of: /^fluent:tropical-fish$/, called: FINS, hexes: ['#f9c23c'] },
  { of: /^fluent:dragon$/, called: BREAST, hexes: ['#fcd53f'] },
  {
    of: /^fluent:clown-face$/,
    called: words('nose|burun|burn|nosed'),
    hexes: ['#f8312f'],
    wide: [0, 0.2],
  },
  { of: /^fluent:clown-face$/, called: words('hair|saç'), hexes: ['#f8312f'], wide: [0.2, 1] },
  { of: /^fluent:woman-fairy$/, called: WINGS, hexes: ['#75e0fc'] },
  { of: /^fluent:woman-fairy$/, called: DRESS, hexes: ['#8b62bf'] },
  { of: /^ilmek:angel$/, called: WINGS, hexes: ['#ffffff'] },
  { of: /^ilmek:angel$/, called: DRESS, hexes: ['#96ccef'] },
  { of: /^ilmek:ballerina$/, called: DRESS, hexes: ['#ec8bb0', '#fcd6e0'] },
  { of: /^ilmek:daisy$/, called: MIDDLE, hexes: ['#f8a810'] },
  { of: /^ilmek:daisy$/, called: PETALS, hexes: ['#ffffff'] },
  { of: /^ilmek:sunflower$/, called: MIDDLE, hexes: ['#6c311e', '#8a4a22'] },
  { of: /^ilmek:sunflower$/, called: PETALS, hexes: ['#f8a810', '#fecf16'] },
  { of: /^ilmek:poppy$/, called: MIDDLE, hexes: ['#2a2d2f', '#677b29'] },
  { of: /^fluent:wrapped-gift$/, called: BOW, hexes: ['#f8312f', '#ca0b4a'] },
  { of: /^ilmek:nutcracker$/, called: COAT, hexes: ['#d01121'] },
  { of: /^ilmek:gnome$/, called: HAT, hexes: ['#d01121'] },
  { of: /^ilmek:gnome$/, called: words('beard|sakal'), hexes: ['#ffffff'] },
  { of: /^ilmek:gnome$/, called: COAT, hexes: ['#3c7145'] },
  { of: /^ilmek:scarecrow$/, called: HAT, hexes: ['#6c311e'], wide: NO_EYE },
  { of: /^ilmek:scarecrow$/, called: COAT, hexes: ['#1654a9'] },
  { of: /^fluent:birthday-cake$/, called: words('candle|mum'), hexes: ['#26eafc'] },
  { of: /^fluent:birthday-cake$/, called: ICING, hexes: ['#ffdea7'] },
  { of: /^fluent:cupcake$/, called: ICING, hexes: ['#ff6dc6'] },
  { of: /^fluent:mushroom$/, called: words('spot|dot|benek|bene[kğ]'), hexes: ['#fbb8ab'] },
  { of: /^fluent:mushroom$/, called: words('cap|top|şapka'), hexes: ['#f8312f'] },
  { of: /^ilmek:mushrooms?$/, called: words('cap|top|şapka'), hexes: ['#d01121'] },
  { of: /^fluent:brown-mushroom$/, called: words('cap|top|şapka'), hexes: ['#a74d4d'] },
  {
    of: /^ilmek:mushrooms?$/,
    called: words('spot|dot|benek|bene[kğ]|nokta'),
    hexes: ['#f9f1e2'],
    wide: [0.04, 0.18],
  },
  {
    of: /^ilmek:lighthouse$/,
    called: words('stripe|band|şerit|şeri[td]|çizgi'),
    hexes: ['#d01121'],
  },
  { of: /^ilmek:windmill$/, called: words('sail|blade|vane|kana[td]|kol'), hexes: ['#d6d4d0'] },
  { of: /^fluent:roller-skate$/, called: WHEEL, hexes: ['#ca0b4a'] },
  { of: /^fluent:castle$/, called: ROOF, hexes: ['#f8312f'] },
  { of: /^fluent:castle$/, called: words('flag|bayra[kğ]|bayrak'), hexes: ['#26c9fc'] },
  { of: /^ilmek:elephant$/, called: words('ear|kula[kğ]|kulak'), hexes: ['#fcd6e0'] },
  {
    of: /^ilmek:angler$/,
    called: words('boat|rowboat|kayı[kğ]|kayık|sandal|tekne'),
    hexes: ['#9b5923', '#b6712b'],
  },
  { of: /^fluent:christmas-tree$/, called: words('star|gold star|yıldız'), hexes: ['#f9c23c'] },
  {
    of: /^fluent:christmas-tree$/,
    called: words('bauble|ball|ornament|süs'),
    hexes: ['#f8312f', '#fcd53f'],
  },
  { of: /^ilmek:pointe-shoes$/, called: words('ribbon|lace|kurdele'), hexes: ['#fcd6e0'] },
  { of: /^ilmek:henna-hand$/, called: words('henna|kına'), hexes: ['#6c311e', '#d01121'] },
  {
    of: /^fluent:(?:duck|goose|swan)$/,
    called: words('beak|bill|gaga'),
    hexes: ['#ffb02e', '#ff822d', '#f9c23c'],
  },
];

/** Drawings whose colour is that of a part: a golden hennaed hand has golden henna. */
export const DYED_BY_PART: readonly (readonly [motif: RegExp, called: string])[] = [
  [/^ilmek:henna-hand$/, 'henna'],
];

/** Who has eyes that can be dyed. */
export const HAS_EYES: ReadonlySet<MotifKind> = new Set<MotifKind>([
  'animal',
  'bird',
  'face',
  'sea',
]);
export const EYES = words('eye|göz');
/** 'green-eyed': the same. */
export const EYED = /^(?:eyed|gözlü)$/;
