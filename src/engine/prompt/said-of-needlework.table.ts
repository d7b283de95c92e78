import type { Plainly } from './said-of-people.table.ts';

/*
 * Kinds of needlework by their names: what is sewn as lines of one thread, and edges of cloth, which
 * are straight.
 */

/** What is said after the name of a kind of needlework, and says no more. */
const AFTER =
  '(?: (?:style|embroidery|stitch(?:ed|es)?|design|pattern|outlines?|stili|tarzı|nakış))*';
/** What has an edge that is sewn along. */
const EDGED = 'towel|pillow ?case|curtain|sleeve|cuff|skirt|sheet|scarf|shelf|apron';
const KENARLI = 'havlu|yastık kılıfı|perde|etek|eşarp|yazma|çarşaf|raf|kol|önlük';

export const NEEDLEWORK: readonly Plainly[] = [
  [/red ?work/i, new RegExp(`(?<!\\p{L})red ?work${AFTER}(?!\\p{L})`, 'giu'), 'red line art'],
  [/blue ?work/i, new RegExp(`(?<!\\p{L})blue ?work${AFTER}(?!\\p{L})`, 'giu'), 'blue line art'],
  [
    /black ?work/i,
    new RegExp(`(?<!\\p{L})black ?work${AFTER}(?!\\p{L}| tattoo)`, 'giu'),
    'black line art',
  ],
  // Of a thing it is a way of drawing; alone it is a pattern.
  [
    /sashiko/i,
    new RegExp(
      `(?<=^\\s*(?:(?:an? |the |traditional |japanese |geometric |japon |geleneksel ))*)sashiko${AFTER}(?: motif[iı]?)?(?=\\s*(?:$|[,.]| (?:in|on|with) \\p{L}+(?: thread| ink)?(?:,? (?:and|on|in) |\\s*$)))`,
      'giu',
    ),
    'asanoha',
  ],
  [/sashiko/i, new RegExp(`(?<!\\p{L})sashiko${AFTER}(?!\\p{L})`, 'giu'), 'line art'],
  [
    /line/i,
    /(?<!\p{L})(?<=^|[\s,])(?:simple |thin |fine )?line (?:design|pattern|embroidery|style)(?!\p{L}| of)/giu,
    'line art',
  ],
  [
    /çizgi/i,
    /(?<!\p{L})(?:ince |tek )?çizgi(?:sel)? (?:desen|nakış|işleme)\p{L}*/giu,
    'çizgi çizim',
  ],
  // A technique before what is worked in it.
  [
    /tel kırma|işi|iğnesi/i,
    /(?<!\p{L})(?:tel kırma|maraş işi|antep işi|hesap işi|dival işi|çin iğnesi|buldan işi) (?=\p{L}+(?: \p{L}+)? (?:motif|desen|nakış|işleme))/giu,
    '',
  ],
  // A strip along an edge; the hem of a tablecloth goes round.
  [
    /edg|border|trim|hem/i,
    new RegExp(
      `(?<!\\p{L})(?:(?:along|on|for|around) )?(?:an? |the |my )?(?:\\p{L}+ )?(?:${EDGED})s?['’]?s? (?:edg(?:e|ing)|borders?|trim|hem)(?: (?:design|pattern|motif))?(?!\\p{L})`,
      'giu',
    ),
    'in a row',
  ],
  // Two things take turns along it.
  [
    /border/i,
    new RegExp(
      `(?<!\\p{L})(?:an? |the )?(\\p{L}+) and (\\p{L}+) borders?(?: design| pattern)?(?= (?:for|on|along) (?:an? |the |my )?(?:\\p{L}+ )?(?:${EDGED}))`,
      'giu',
    ),
    'three $1 and three $2 in a row',
  ],
  [
    /border/i,
    new RegExp(
      `(?<=\\p{L} )borders?(?: design| pattern)?(?= (?:for|on|along) (?:an? |the |my )?(?:\\p{L}+ )?(?:${EDGED}))`,
      'giu',
    ),
    'in a row',
  ],
  [
    /border of/i,
    new RegExp(
      `(?<!\\p{L})borders? of(?= (?:\\p{L}+ ){1,3}(?:for|on|along) (?:an? |the |my )?(?:\\p{L}+ )?(?:${EDGED}))`,
      'giu',
    ),
    'row of',
  ],
  [
    /edge|hem/i,
    new RegExp(
      `(?<!\\p{L})(?:along|on|for|to) (?:the |an? )?(?:edge|hem) of (?:an? |the |my )?(?:\\p{L}+ )?(?:${EDGED})s?(?!\\p{L})`,
      'giu',
    ),
    'in a row',
  ],
  // A towel's border is a strip: "havlu kenarına menekşe bordürü".
  [
    /bordür/i,
    new RegExp(
      `(?<!\\p{L})(?:${KENARLI})(?:nun|nın|lar|ler|s[ıi])?(?: (?:kenar|uc|ağz)(?:[ıiu])?(?:n[ae]|nda|nde)?)?(?: için)? ((?:\\p{L}+ )?\\p{L}+) ve ((?:\\p{L}+ )?\\p{L}+) bordür(?:ü|lü)?(?!\\p{L})`,
      'giu',
    ),
    'yan yana üç $1 ve üç $2',
  ],
  [
    /bordür/i,
    new RegExp(
      `(?<!\\p{L})(?:${KENARLI})(?:nun|nın|lar|ler|s[ıi])?(?: (?:kenar|uc|ağz)(?:[ıiu])?(?:n[ae]|nda|nde)?)?(?: için)? ((?:\\p{L}+ ){1,3})bordür(?:ü|lü)?(?!\\p{L})`,
      'giu',
    ),
    'yan yana $1',
  ],
  [
    /kenar|uc[uı]|bordür|ağz/i,
    new RegExp(
      `(?<!\\p{L})(?:${KENARLI})(?:nun|nın|lar|ler)? (?:kenar[ıi]|uçlar[ıi]|ucu|bordürü|ağzı)(?:n[ae]|nda|nde|ndaki|ndeki)?(?: (?:için|süsü|deseni|motifi))*(?!\\p{L})(?![^.;\\n]*bordür)`,
      'giu',
    ),
    'yan yana',
  ],
];
