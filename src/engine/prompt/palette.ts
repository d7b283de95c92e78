import type { PaletteName } from '../options.ts';
import { colorNames } from './colors.ts';

/** Palettes by the words that ask for them, of the whole. */
const PALETTES_SAID: readonly (readonly [RegExp, PaletteName])[] = [
  [
    /(?<!\p{L})(?:pastel (?:colou?rs?|tones?|shades?|palette)|in pastels?(?!\s+\p{L})|pastel (?:renk|ton)\p{L}*)/iu,
    'pastel',
  ],
  [/(?<!\p{L})(?:earthy? (?:tones?|colou?rs?)|toprak (?:ton|renk)\p{L}*)/iu, 'earth-tones'],
  [
    /(?<!\p{L})(?:(?:autumn|autumnal|fall) (?:colou?rs?|tones?|shades?|palette)|(?:sonbahar|güz) (?:ton|renk)\p{L}*)/iu,
    'earth-tones',
  ],
  [/(?<!\p{L})(?:jewel (?:tones?|colou?rs?)|mücevher (?:ton|renk)\p{L}*)/iu, 'jewel-tones'],
  [
    /(?<!\p{L})(?:monochrom\p{L}*|monokrom\p{L}*|(?:tek|in one|in a single|single|only one|just one|one(?= colou?r (?:only|please|thread|design|embroidery))) (?:renk|colou?r)\p{L}*)/iu,
    'monochrome',
  ],
  [/(?<!\p{L})neon (?:tones?|colou?rs?|renk\p{L}*)/iu, 'neon'],
];

/** A part of any of them, looked for first. */
const ANY_PALETTE =
  /pastel|earth|toprak|autumn|fall|sonbahar|güz|jewel|mücevher|mono|tek|one|single|neon/i;
const ANY_LINE = /line|contour|çizgi|kontur|hat|boyama|colou?ring/i;

/** The palette that a prompt asks for, if it does. */
export const paletteSaid = (prompt: string): PaletteName | undefined => {
  if (ANY_ONLY.test(prompt) && ONLY_ONE.test(prompt)) return 'monochrome';
  return ANY_PALETTE.test(prompt)
    ? PALETTES_SAID.find(([words]) => words.test(prompt))?.[1]
    : undefined;
};

const ANY_ONLY = /only|just|solely|all in|sadece|yaln|tamam|hepsi|komple/i;
const END = String.raw`(?=\s*(?:$|[,.;:!)\uE000]|please|lütfen|olsun|olacak|kullan))`;
const COLOR_NAMES = [...colorNames('en').keys(), ...colorNames('tr').keys()]
  .sort((a, b) => b.length - a.length)
  .join('|');
const OF_COLOR = String.raw`(?:colou?rs?|coloured|colored|threads?|renk\p{L}*|rengi\p{L}*|iplik\p{L}*|iple?)`;
const ONLY =
  '(?:only|just|solely)(?: (?:in|with|use|using))?|all in|sadece|yalnızca|yalnız|tamamı|tamamen|hepsi|komple';

/** "Only gold", "purple only", "sadece altın renk": of a single colour; "only navy and gold" is of two. */
const ONLY_ONE = new RegExp(
  String.raw`(?<!\p{L})(?:(?<!(?:not|değil) )(?:${ONLY}) (?:${COLOR_NAMES})(?: ${OF_COLOR})*${END}|(?<!(?:and|ve|or|&|\/) ?)(?<!\p{L})(?:${COLOR_NAMES}) (?:thread )?only${END})`,
  'iu',
);

const AND = String.raw`(?:,| and| ve| ile| &| \+)`;
const SEVERAL = String.raw`(?:${COLOR_NAMES})(?: ${OF_COLOR})?(?:${AND} (?:${COLOR_NAMES})(?: ${OF_COLOR})?)+`;
/** "Only navy and white", "sadece kırmızı ve yeşil", "red and green only". */
const ONLY_SOME = new RegExp(
  String.raw`(?<!\p{L})(?:(?<!(?:not|değil) )(?:${ONLY}) (?<after>${SEVERAL})${END}|(?<before>${SEVERAL}) (?:threads? )?only${END})`,
  'iu',
);

/** Of a sign the colours that close the sentence are all it has: "anchor patch for a cap, navy and white". */
const IS_SIGN = /(?<!\p{L})(?:patch|badge|logo|emblem|crest|amblem|arma|rozet)/iu;
const SIGN_COLORS = new RegExp(
  String.raw`(?:,|:|–| in| colou?rs:?| renkler:?) (?<list>${SEVERAL})\s*[.!]?\s*$`,
  'iu',
);

/**
 * The colours of which alone a prompt wants all to be, where it names several.
 * @returns two or more, '#rrggbb', as they are said
 */
export function onlyColors(prompt: string): string[] | undefined {
  const said = ANY_ONLY.test(prompt) ? ONLY_SOME.exec(prompt)?.groups : undefined;
  const ofSign = IS_SIGN.test(prompt) ? SIGN_COLORS.exec(prompt)?.groups?.list : undefined;
  const list = said?.after ?? said?.before ?? ofSign;
  if (list === undefined) return undefined;
  const names = new Map([...colorNames('en'), ...colorNames('tr')]);
  const found = list.matchAll(new RegExp(String.raw`(?<!\p{L})(?:${COLOR_NAMES})(?!\p{L})`, 'giu'));
  const hexes = new Set(
    Array.from(
      found,
      ([name]) => names.get(name.toLowerCase()) ?? names.get(name.toLocaleLowerCase('tr')),
    ),
  );
  hexes.delete(undefined);
  return hexes.size > 1 ? ([...hexes] as string[]) : undefined;
}

/** "Line art", "an outline drawing of", "tek çizgi": of a tattoo's kind, without fills. */
const LINES =
  /(?<!\p{L})(?:line ?art|line drawing|(?:one|single|continuous|fine|thin) line(?: art| drawing)?(?! of)|outline(?:s)? (?:drawing|only|style|design|art|of)|just (?:the |an )?outlines?|outlined|(?<=(?:^|\b(?:a|an|the|simple|minimal|minimalist|small|tiny|cute|basic) )\p{L}+(?: \p{L}+)? )(?<!(?<!\p{L})(?:with|in|and|of) (?:an? )?(?:\p{L}+ )?)outline(?=\s*(?:$|[,.;:]|for |on |design|with ))|(?<=[,;]\s*(?:(?:simple|thin|fine|clean|minimal|plain|basic|black) )*)outlines?(?=\s*(?:$|[,.;:]))|contour drawing|(?:tek|sade|ince|düz) çizgi(?:ler)?(?: ile|yle)?|çizgi (?:sanat|çizim|resim|çalışma)\p{L}*|çizgisel|(?:sadece )?çizgi halinde|(?:sadece|yalnızca) (?:kontur|dış hat)\p{L}*|kontur çizim\p{L}*|boyama kitab\p{L}*|colou?ring book|(?:(?:black|thin|fine|simple|clean) )*lines? only|(?:only|just) (?:in )?(?:(?:black|thin|fine|simple|clean) )+lines?|black lines?(?= ?(?:$|[,.;]|drawing|design))|(?:sadece|yalnızca|yalnız) (?:(?:siyah|ince|tek|düz|basit) )*çizgi\p{L}*|siyah çizgi(?:ler(?:le)?|yle)?(?= ?(?:$|[,.;]|ile(?!\p{L})|olsun)))(?!\p{L})/iu;

export const saysLines = (prompt: string): boolean => ANY_LINE.test(prompt) && LINES.test(prompt);
