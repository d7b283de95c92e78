import type { FontStyle } from '../options.ts';
import { colorNames } from './colors.ts';
import type { WordsForm, WordsStyle } from './plan.ts';
import { LETTERING_MARK as MARK, lowerCase } from './text.ts';

/*
 * How a prompt wants its lettering: in which typeface, and on a ribbon, along an arc, around the
 * rest. English and Turkish in one list: prompts mix them, and none means another thing in the
 * other language.
 */

/** Typefaces by their own names, and by what kinds of them are called; the first that fits is taken. */
const FONTS: readonly (readonly [FontStyle, string])[] = [
  ['script-elegant', 'allura'],
  ['script-decorative', 'great vibes'],
  ['script-modern', 'kaushan(?: script)?'],
  ['script-playful', 'pacifico'],
  ['handwritten', 'caveat'],
  ['serif-classic', '(?:libre )?baskerville'],
  ['block-bold', 'archivo(?: black)?'],
  ['sans-modern', 'outfit (?:font|typeface)|outfit yazı tipi\\p{L}*'],
  ['decorative-vintage', 'berkshire(?: swash)?'],
  [
    'decorative-vintage',
    'gothic|goth|old english|black ?letter|western (?:font|letters|lettering)|vintage (?:font|letters|lettering)|gotik(?= (?:harf|yaz|font|stil))|gotik harf\\p{L}*|nostaljik yazı\\p{L}*',
  ],
  [
    'script-decorative',
    '(?:fancy|ornate|decorative|swirly) (?:script|cursive|font|letters|lettering)|süslü (?:el )?(?:yazı|harf)\\p{L}*',
  ],
  [
    'script-modern',
    'brush (?:script|font|letters|lettering)|modern script|fırça (?:yazı|harf)\\p{L}*',
  ],
  [
    'script-playful',
    '(?:playful|fun|bubbly|retro) (?:script|font|letters|lettering)|eğlenceli (?:yazı|harf)\\p{L}*',
  ],
  ['handwritten', 'hand ?writ(?:ten|ing)|el yazısı\\p{L}*|elyazısı\\p{L}*|el yazisi\\p{L}*'],
  ['script-elegant', 'cursive|calligraph\\p{L}*|script|italic|kaligrafi\\p{L}*|italik|hat yazısı'],
  [
    'sans-modern',
    'sans(?:[- ]serif)?|(?:modern|clean|plain|simple) (?:font|letters|lettering)|(?:düz|sade|modern) (?:yazı|harf)\\p{L}*',
  ],
  [
    'block-bold',
    '(?:bold |big )?(?:block|varsity|college|athletic|chunky)(?: capitals?)? ?(?:font|letters?|lettering|text|capitals|print)|bold (?:font|letters|lettering|text)|(?:blok|kalın|kolej) (?:yazı|harf)\\p{L}*',
  ],
  [
    'serif-classic',
    'serif|roman (?:font|letters)|(?:classic|elegant) (?:font|letters|lettering)|(?:klasik|tırnaklı|serifli) (?:yazı|harf)\\p{L}*',
  ],
];
/** What may stand around a typeface's name and says nothing else. */
const BEFORE_FONT = '(?:(?:in|with|using) (?:an? )?(?:\\p{L}+ )??)?';
const AFTER_FONT =
  '(?: (?:fonts?|typeface|style|letters|lettering|text|script)| (?:yazı tipi|font|harf|yazı)\\p{L}*| stilinde)*';

const word = (body: string): RegExp => new RegExp(`(?<!\\p{L})(?:${body})(?!\\p{L})`, 'giu');
const OPENED_FONTS = FONTS.map(
  ([style, names]) => [style, word(`${BEFORE_FONT}(?:${names})${AFTER_FONT}`)] as const,
);

const IT = '(?:it|them|her|him|this|that)';
const SAYING = '(?:with|saying|reading|that says|that reads|which says|with the)?';
const WHAT = '(?:names?|words?|texts?|date|initials|letters|yazısı|ismi|adı)?';
const SMALL = '(?:small|little|tiny|mini|küçük|küçücük|minik|ufak)';
const TR_BAND = '(?:kurdele|kurdela|flama|bant|şerit)';

/** Forms by what asks for them; what is found is taken out of the prompt. `(?<color>…)` is the band's. */
const FORMS: readonly (readonly [WordsForm, readonly string[]])[] = [
  [
    'ribbon',
    [
      `(?:written )?(?:on|in|inside|across|over) (?:an? |the |its? )?(?<color>\\p{L}+ )?(?:ribbon|banner|scroll)(?: banner)?`,
      `(?:and |with )?(?:an? |the )?(?<color>\\p{L}+ )?(?:ribbon|banner|scroll)(?: banner)?(?: below| underneath| above)? ${SAYING} ?(?:the )?${WHAT} ?(?=${MARK})`,
      `(?:bir )?(?<color>\\p{L}+ )?${TR_BAND}\\p{L}* (?:üzer|üst|iç)\\p{L}*`,
      `(?:bir )?(?<color>\\p{L}+ )?${TR_BAND}[dy]\\p{L}+ ?(?=${MARK})`,
      `(?<=${MARK} ?)(?:yaz\\p{L}+ )?(?:bir )?(?<color>\\p{L}+ )?${TR_BAND}\\p{L}*`,
    ],
  ],
  [
    'arc',
    [
      `(?:written |set )?(?:on|in|along|as|into) (?:an? |the )?(?:arc|arch|curve|semi-?circle|half circle)(?: shape)?`,
      `(?:arched|arching|arcing|curved|curving) (?:text|words|letters|lettering|name)`,
      `(?<=${MARK} ?,?)(?:is |and )?(?:arched|arching|arcing|curved|curving)`,
      `(?:arched|arching|arcing|curved|curving)(?= ?(?:text|words|name)? ?${MARK})`,
      `(?:yay|kavis|kemer|yarım daire|yarım ay) (?:şeklinde|biçiminde|halinde|gibi|şeklindeki)`,
      `kavisli(?: yazı\\p{L}*)?`,
    ],
  ],
  [
    'around',
    [
      `(?<=${MARK} ?,?)(?:is |are |going |written |wrapped |curved |text |in a circle |all )*(?:around|encircling|circling)(?: ${IT}| the (?:outside|edge|rim|border|circle|logo|badge))?`,
      `(?:all )?around (?:${IT}|the (?:outside|edge|rim|border|circle|badge)) ?:? ?(?:the )?(?:words?|text|name)? ?(?=${MARK})`,
      `(?:etraf|çevre)\\p{L}*[ae] ?(?=${MARK})`,
      `(?<=${MARK} ?)(?:yaz\\p{L}+ )?(?:daire|çember|halka) (?:şeklinde|biçiminde)`,
    ],
  ],
  [
    'beside',
    [
      `(?<=${MARK} ?,?)(?:is |written )?(?:beside|next to|to the right of|alongside)(?: ${IT})?`,
      `(?:beside|next to) ${IT} ?:? ?(?:the )?${WHAT} ?(?=${MARK})`,
      `yanın[ad]\\p{L}* ?(?=${MARK})`,
      // What lies beside the words: "with a small flower beside it", "yanında küçük bir çiçek".
      `(?<=${MARK} ?,? ?(?:with |and )?(?:an? |the )?(?<small>${SMALL} )?(?:\\p{L}+ ){1,2}?)(?:beside|next to|alongside) (?:it|the (?:name|word|text|letters|lettering))`,
      `(?<=${MARK} ?,? ?)(?:yaz\\p{L}+ ?,? ?)?(?:ve )?yanın[ad]\\p{L}*(?= ?(?<small>${SMALL})?)`,
    ],
  ],
  ['badge', ['(?:badge|crest|roundel|emblem|amblem|amblemi|arma|arması|armalı|rozet|rozeti)']],
];
const OPENED_FORMS = FORMS.map(
  ([form, bodies]) =>
    [
      form,
      bodies.map((body) => word(body.replace(/ \?/g, '\\s*').replaceAll(' ', '\\s+'))),
    ] as const,
);

/** A side that is named with the form: "on an arc above it". */
const AFTER_FORM = new RegExp(
  `^\\s*(?:(?<above>over|above|on top(?: of)?|at the top(?: of)?)|under|underneath|below|beneath|at the bottom(?: of)?)(?:\\s+${IT})?(?=\\s*(?:[,.;:!?]|$|${MARK}))`,
  'iu',
);

/** The side before it: "altında kavisli". */
const BEFORE_FORM =
  /(?<!\p{L})(?:alt(?:ta|ına|ında)|(?<above>üst(?:te|üne|ünde)|üzerin[de]e?))\s*$/iu;

/** A prompt's lettering, and the prompt without what says how it is set. */
export interface StyledWords {
  style: WordsStyle | undefined;
  rest: string;
}

/**
 * Finds how lettering is to be set, and takes it out.
 * @param prompt as it was typed
 * @param quoted without what stands in quotes: a typeface is not named there
 * @param rest with a mark where each piece of lettering was
 */
export function readWordsStyle(quoted: string, rest: string): StyledWords {
  if (!rest.includes(MARK)) return { style: undefined, rest };
  const style: WordsStyle = {};
  let left = rest;
  for (const [font, names] of OPENED_FONTS) {
    if (quoted.search(names) < 0) continue;
    style.font = font;
    // "In navy script".
    const [said = ''] = left.match(names) ?? [];
    const ink = said.split(' ').map(colorOf).find(Boolean);
    if (ink) style.ink = ink;
    left = left.replace(names, ' ');
    break;
  }
  for (const [form, bodies] of OPENED_FORMS) {
    // Its patterns are dear in a long prompt.
    if (form === 'around' && !AROUND.test(left)) continue;
    const found = firstOf(bodies, left);
    if (!found) continue;
    const tail = left.slice(found.index + found[0].length);
    const after = AFTER_FORM.exec(tail);
    const before = form === 'arc' && !after ? BEFORE_FORM.exec(left.slice(0, found.index)) : null;
    const said = found.groups?.color?.trim() ?? '';
    style.form = form;
    style.color = colorOf(said);
    if (found.groups?.small) style.large = true;
    const side = after ?? before;
    if (side) style.side = side.groups?.above ? 'above' : 'below';
    const kept = style.color || FILLS.test(said) ? ' ' : ` ${said} `;
    left = left.slice(0, found.index) + kept + tail.slice(after?.[0].length ?? 0);
    break;
  }
  return { style: style.form || style.font ? style : undefined, rest: left };
}

const AROUND = /around|circling|etraf|çevre|daire|çember|halka/iu;

/** What the first of some patterns finds that finds anything; a copy of each for `matchAll` is dear. */
function firstOf(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    pattern.lastIndex = 0;
    const found = pattern.exec(text);
    if (found) return found;
  }
  return undefined;
}

/** Words before a ribbon that say nothing of it. */
const FILLS =
  /^(?:and|with|vintage|little|small|nice|pretty|long|curved|wavy|name|decorative|güzel|küçük|bir|süslü|altta|altında|altındaki)$/iu;

const COLORS = { en: colorNames('en'), tr: colorNames('tr') };
const colorOf = (name: string): string | undefined =>
  COLORS.en.get(lowerCase(name, 'en')) ?? COLORS.tr.get(lowerCase(name, 'tr'));
