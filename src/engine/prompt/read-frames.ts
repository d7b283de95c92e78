import { colorNames } from './colors.ts';
import type { FormedShape, FrameShape, FrameSaid } from './plan.ts';
import { LETTERING_MARK as MARK, lowerCase } from './text.ts';

/*
 * A frame whose shape the words say: "in an oval frame", "inside a circle", "kalp içinde kedi". It
 * is a line around all, and no subject. What is made of things ("a frame of leaves") is a border.
 */

const SHAPES: readonly (readonly [FrameShape, string])[] = [
  ['circle', 'circle|circular|round|ring|daire|çember|halka|yuvarlak'],
  ['oval', 'oval|ellipse|elliptical|elips'],
  ['heart', 'heart|kalp|kalb'],
  ['square', 'square|kare'],
  ['rectangle', 'rectangle|rectangular|dikdörtgen'],
  ['hexagon', 'hexagon|hexagonal|altıgen'],
  ['diamond', 'diamond|rhombus|baklava(?: dilimi)?|eşkenar dörtgen'],
  ['triangle', 'triangle|triangular|üçgen'],
];
const ANY = SHAPES.map(([, words]) => words).join('|');
const NOUN = 'circle|ring|oval|ellipse|heart|square|rectangle|hexagon|diamond|rhombus|triangle';
const NOUN_TR =
  'daire|çember|halka|yuvarlak|oval|elips|kalp|kalb|kare|dikdörtgen|altıgen|baklava dilimi|baklava|üçgen';
const COLOR = '(?<color>\\p{L}+ )??';
const OF = '(?! (?:of|made|formed)(?!\\p{L}))';
/** What a frame may be made of is a border of things. */
const MADE =
  '(?<!(?:floral|flower|leaf|leafy|rose|daisy|ivy|laurel|çiçek|çiçekli|yaprak|yapraklı|gül|güllü) )';
const TO =
  '(?:in(?:side)?(?: of)?|within|framed (?:by|in)|enclosed (?:by|in)|surrounded by|set in|with|and|on)';

const PATTERNS: readonly string[] = [
  `${MADE}(?:${TO} )?(?:an? |the )?${COLOR}(?<shape>${ANY})(?:[- ]?shaped)? (?:frame|border|outline|badge|emblem)${OF}`,
  `(?:inside(?: of)?|within|framed (?:by|in)|enclosed (?:by|in)|set in) (?:an? |the )${COLOR}(?<shape>${NOUN})${OF}(?! (?:of|wreath|shape))`,
  // "Flowers in a circle" make one: several are not framed by it.
  `(?<!s )in an? ${COLOR}(?<shape>${NOUN})${OF}(?! (?:wreath|shape|balloon|cut|box))`,
  // A scene whose last things are several: "a balloon over mountains in a circle".
  `(?<=(?<!\\p{L})(?:over|above|behind|under|beside|near|in front of|riding|before) [^,.;${MARK}]{0,40})in an? ${COLOR}(?<shape>${NOUN})${OF}(?! (?:wreath|shape|balloon|cut|box))`,
  `${MADE}(?:in(?:side)?|within|with) (?:an? |the )(?:simple |thin |plain |nice )?${COLOR}frame${OF}`,
  `${MADE}(?:bir )?${COLOR}(?<shape>${ANY})(?: (?:şeklinde|biçiminde)(?:ki)?)?(?: bir)? (?:çerçeve|arma|rozet)\\p{L}*(?: (?:içinde(?:ki)?|içine|içerisinde(?:ki)?))?`,
  `${MADE}(?:bir )?${COLOR}çerçeve(?:li| içinde(?:ki)?| içine)`,
  `(?:bir )?${COLOR}(?<shape>${NOUN_TR})(?:n?[ıiuü]n)? (?:içinde(?:ki)?|içine|içerisinde(?:ki)?)(?! ?${MARK})`,
];
const OPENED = PATTERNS.map(
  (body) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])${body.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+')}(?!\\p{L})`,
      'iu',
    ),
);

const COLORS = { en: colorNames('en'), tr: colorNames('tr') };
const colorOf = (name: string): string | undefined =>
  COLORS.en.get(lowerCase(name, 'en')) ?? COLORS.tr.get(lowerCase(name, 'tr'));

function shapeCalled(word = 'oval'): FrameShape {
  const lower = lowerCase(word, 'tr');
  return SHAPES.find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(lower))?.[0] ?? 'oval';
}

/** What a frame is like that nothing grows on. */
const PLAIN_FRAME =
  /^(?:gold|golden|silver|black|white|red|blue|green|navy|pink|brown|purple|picture|photo|rope|wooden|simple|plain|thin|thick|double|dotted|ornate|decorative|name|text|vintage|antique|fancy|lace|beaded|yellow|orange|gr[ae]y|teal|beige|cream|bronze|copper|dashed|stitched|scalloped|line|altın|gümüş|siyah|beyaz|kırmızı|mavi|lacivert|yeşil|sarı|pembe|mor|turuncu|gri|kahverengi|ince|kalın|sade|düz|çift|ahşap|halat|resim|fotoğraf|isim|dantel|noktalı|kesikli)$/iu;

/** "A round frame of wildflowers", "yuvarlak çiçek çerçevesi": a wreath. */
export const withRings = (prompt: string): string =>
  !/round|circular|oval|yuvarlak/i.test(prompt)
    ? prompt
    : prompt
        .replace(
          /\b(?:round|circular) (?:frame|border)(?= (?:of|made|with) (?!["“'«]|(?:the |a )?(?:name|text|word|initial|date|letter)))/giu,
          'wreath',
        )
        .replace(
          /\b(?:oval|round|circular) (\p{L}+) (?:frame|border)(?!\p{L})/giu,
          (whole, of: string) => (PLAIN_FRAME.test(of) ? whole : `${of} wreath`),
        )
        .replace(
          /(?<!\p{L})(?:yuvarlak|oval) (\p{L}+) çerçeve(?:si)?(?:nin)?(?!\p{L})/giu,
          (whole, of: string) => (PLAIN_FRAME.test(of) ? whole : `${of} çelengi`),
        );

/** What asks for whole words is dear to make: a part of one is looked for first. */
const ANY_SHAPE = new RegExp(`${ANY}|frame|çerçeve`, 'i');

/** What a frame is made of, in place of its colour. */
const ROPE = /^(?:rope|halat)$/i;

/** The frame that a prompt asks for, and the prompt without it. */
export function readFrame(prompt: string): { frame: FrameSaid | undefined; rest: string } {
  if (!ANY_SHAPE.test(prompt)) return { frame: undefined, rest: prompt };
  for (const pattern of OPENED) {
    const found = pattern.exec(prompt);
    if (!found) continue;
    const said = found.groups?.color?.trim();
    const color = said && colorOf(said);
    const rope = said !== undefined && ROPE.test(said);
    const shape = rope && !found.groups?.shape ? 'circle' : shapeCalled(found.groups?.shape);
    const kept = said && !color && !rope ? said : '';
    const rest = `${prompt.slice(0, found.index)} ${kept} ${prompt.slice(found.index + found[0].length)}`;
    if (!/\p{L}{2}/u.test(rest) && !rest.includes(MARK)) continue;
    return { frame: { shape, color: color || undefined, ...(rope && { rope }) }, rest };
  }
  return { frame: undefined, rest: prompt };
}

const FORMED_EN =
  'heart|circle|ring|square|diamond|triangle|oval|star|crescent moon|half moon|crescent|moon';
const FORMED_TR = 'kalp|kalb|daire|çember|kare|üçgen|baklava|oval|yıldız|hilal|yarım ay|ay';
const MADE_OF =
  '(?:that is |which is )?(?:made|formed|composed|built|created|shaped)(?: up)? (?:of|from|out of|with|by)';
const FORMED = [
  `(?:an? )?(?<shape>${FORMED_EN}) ${MADE_OF}`,
  `(?:an? )?(?<shape>${FORMED_EN}) of(?= (?:\\p{L}+ ){0,2}\\p{L}{3,}s(?!\\p{L}))`,
  `(?:arranged|placed|laid out) (?:in|into) an? (?<shape>heart|diamond|triangle|square)(?: shape)?`,
  `(?:forming|making) an? (?<shape>heart|diamond|triangle|square)(?: shape)?`,
  `in an? (?<shape>heart|diamond|triangle|square) shape`,
  `(?:in|forming) (?:the )?shape of an? (?<shape>${FORMED_EN})`,
  `(?<shape>${FORMED_TR}) (?:şeklinde|biçiminde|formunda)(?: dizilmiş| duran| sıralanmış)?(?= (?:\\p{L}+ ){0,3}\\p{L}+l[ae]r)`,
  `(?<=l[ae]r)(?<from>[dt][ae]n) (?:oluşan|oluşmuş|yapılmış|yapılan|yapılma|meydana gelen) (?:bir )?(?<shape>${FORMED_TR})`,
  `(?<=l[ae]r|çi),? (?<shape>${FORMED_TR}) (?:şeklinde|biçiminde|formunda)(?: dizilmiş| duran)?(?= ?$|,)`,
].map(
  (body) =>
    new RegExp(
      `${body.startsWith('(?<=') ? '' : '(?<!\\p{L})'}${body.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+')}(?!\\p{L})`,
      'iu',
    ),
);

/** A moon that is made of things is a crescent: a round one is a circle. */
const formedCalled = (word: string): FormedShape => {
  if (/moon|crescent|hilal|ay$/iu.test(word)) return 'crescent';
  return /^(?:star|yıldız)$/iu.test(word) ? 'star' : shapeCalled(word);
};

/** The shape that things form, "a heart made of daisies", "papatyalardan oluşan kalp", and the prompt without it. */
export function readFormed(prompt: string): { formed: FormedShape | undefined; rest: string } {
  if (!ANY_SHAPE.test(prompt) && !/star|moon|crescent|yıldız|hilal|ay(?!\p{L})/iu.test(prompt))
    return { formed: undefined, rest: prompt };
  for (const pattern of FORMED) {
    const found = pattern.exec(prompt);
    if (!found) continue;
    const rest = `${prompt.slice(0, found.index)} ${prompt.slice(found.index + found[0].length)}`;
    if (/\p{L}{2}/u.test(rest)) return { formed: formedCalled(found.groups!.shape), rest };
  }
  return { formed: undefined, rest: prompt };
}
