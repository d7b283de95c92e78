import { rewordedBetweenQuotes } from './lettering.ts';

/*
 * Lettering that is announced by how it is set: "text in two lines NORTHSIDE and BEARS", "iki satır:
 * Fatma ve Hasan", "üstünde kemer şeklinde YILDIZLAR". It is put between quotes, and read as those are.
 */

/** A word with a capital, a short one with its full stop ("Dt.", "St."), or one all in capitals. */
const WORD = String.raw`(?:\p{Lu}\p{Ll}{0,3}\.(?=\s\p{Lu})|\p{Lu}[\p{L}\p{N}'’-]*)`;
const SMALL = '(?:of|the|and|&|in|to|a|is|we|my|at|by|ve|ile|de|da|ya)';
const FIGURES = String.raw`['’]?\p{N}{1,4}(?![\p{L}\p{N}.])`;
/** Words with capitals, and the small ones between them: "Home Is Where We Park", "Lake Days 2019". */
export const RUN = `${WORD}(?: (?:${SMALL} )*(?:${WORD}|${FIGURES}))*`;
const LINES_EN = String.raw`(?:two|three|2|3) (?:separate )?(?:lines|rows)`;
const LINES_TR = String.raw`(?:iki|üç|2|3) satır(?:da|dan|lı(?: olarak)?| halinde| hâlinde| olarak| yazı(?:sı)?| şeklinde)?`;
const CAPITALS = String.raw`\p{Lu}{3,}(?:['’-]?\p{Lu}+)*`;
/** "KARTALLAR SPOR", in a prompt that has small letters as well. */
const ALL_CAPITALS = String.raw`${CAPITALS}(?: (?:&|VE|AND|\p{N}{1,4}|\p{Lu}{2,}))*`;
/** What is shouted and not lettered: "NO leaves", "IN RED". */
const SHOUTED =
  /^(?:NOT|NO|ONLY|AND|THE|WITH|WITHOUT|RED|BLUE|GREEN|BLACK|WHITE|PINK|GOLD|ALL|BIG|SMALL|VERY|DEĞİL|YOK|OLMASIN|LÜTFEN|BÜYÜK|KÜÇÜK|KIRMIZI|MAVİ|SİYAH|BEYAZ|SADECE|PLEASE|PES|DST|JEF|SVG|PNG)\b/u;
const FORM_TR =
  '(?:(?:bir )?(?:kemer|yay|kavis|yarım daire) (?:şeklinde|biçiminde|olarak)|kavisli(?: olarak)?|büyük harflerle)';

const rule = (said: string): RegExp => new RegExp(said, 'gu');
/** In several lines: what stands on each is joined by "and", or is as long as the other. */
const IN_LINES = [
  // "Two lines: Ali / Veli", "iki satır: Hatice Usta / 1987'den beri".
  rule(
    String.raw`(?<!\p{L})(?:(?:in|on|as) )?(?:${LINES_EN}|${LINES_TR})(?: of text| text)?\s*:\s*(?<run>[^,;:"“\n/|]+(?:\s+[/|]\s+[^,;:"“\n/|]+)+)`,
  ),
  rule(
    String.raw`(?<!\p{L})(?:the )?(?:(?:[Tt]ext|[Ww]ords?|[Ll]ettering|[Nn]ames?|[Ww]ritten) )?(?:in |on )?${LINES_EN}(?: of text)?[:,]? (?:the )?(?:(?:text|words?|names?|lettering) )?(?<run>${RUN})`,
  ),
  rule(
    String.raw`(?<=(?:[Tt]ext|[Ww]ords?|[Ll]ettering|[Nn]ames?|with|and|,|:) )(?<run>${RUN}) (?:in|on|over|across) ${LINES_EN}(?!\p{L})`,
  ),
  rule(
    String.raw`(?<!\p{L})${LINES_TR}[:,]? (?:(?:yazı|metin|isim|isimler)[:,]? )?(?<run>${RUN})(?: yaz(?:sın|ısı|ılsın|ılı|an)(?!\p{L}))?`,
  ),
];
/** In one line, as many words as have capitals. */
const AS_A_TITLE = [
  rule(
    String.raw`(?<!\p{L})(?<!\b(?:[Nn]o|[Nn]ot|[Ww]ithout|any) )(?:the )?(?:[Ww]ords|[Ww]ording|[Ll]ettering|[Tt]ext|[Pp]hrase|[Ss]logan|[Tt]itle)[:,]? (?<run>${WORD}(?: (?:${SMALL} )*(?:${WORD}|${FIGURES}))+)`,
  ),
  // "Lake Days 2019 below", "Class of '87 Open underneath".
  rule(
    String.raw`(?<=(?:^|[,;:]|(?<!\p{L})(?:and|with)) ?)(?<run>${WORD} (?:(?:${SMALL} )*(?:${WORD}|${FIGURES}) )*(?:(?:${SMALL} )*${FIGURES})(?: ${WORD})*)(?= (?:below|above|underneath|beneath|under (?:it|them)|over (?:it|them)|at the (?:bottom|top)|on top)(?!\p{L}))`,
  ),
  // "MARINA CREW above", "THE WILLOW HOUSE on a ribbon".
  rule(
    String.raw`(?<=(?:[,;:]|(?<!\p{L})(?:and|with|text|words?|saying)) ?)(?<run>${ALL_CAPITALS})(?=(?: written)? (?:below|above|underneath|beneath|under|over|across|around|along|curved|arched|on (?:an? |the )?(?:arc|arch|curve|ribbon|banner|top)|in (?:an? |the )?(?:arc|arch|curve|middle|cent(?:er|re)))(?!\p{L}))`,
  ),
  rule(
    String.raw`(?<=(?<!\p{L})(?:[Üü]st(?:ünde|üne|te|e|lerinde)|[Aa]lt(?:ında|ına|ta|a|larında)|[Oo]rta(?:sında|sına|da|ya)|[Yy]anında|[Ee]trafında|[İi]çinde)(?: da| de)? (?:${FORM_TR} )?)(?<run>${ALL_CAPITALS})(?= ?(?:$|[,.;]| yaz| ve ))(?: yaz(?:sın|ısı|ılsın|ılı)(?!\p{L}))?`,
  ),
  // "Grandma Jo's Patch": whose place it is, with a title before the name.
  rule(
    String.raw`(?<run>(?<![\p{L}\p{N}])(?:Grandma|Grandpa|Granny|Nana|Papa|Aunt|Auntie|Uncle|Mama|Mimi|Gigi|Miss|Mrs\.?|Mr\.?) \p{Lu}\p{L}+['’]s(?: \p{Lu}\p{L}+)+)`,
  ),
  // "RN Carla", "Emma Smith, RN": what somebody is by a degree.
  rule(
    String.raw`(?<=(?<!\p{L})with )(?<run>(?:RN|LPN|CNA|MD|DVM|EMT|DDS|Dr\.?|Coach|Nurse|Chef) \p{Lu}\p{Ll}+)(?!\p{L}| \p{L})`,
  ),
  rule(
    String.raw`(?<run>(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,? (?:RN|LPN|BSN|MD|DDS|DMD|DVM|PhD|CPA|CNA|EMT|OD|Jr\.?|Sr\.?|III?|IV))(?![\p{L}\p{N}])`,
  ),
];

/** Whether a prompt has letters of both kinds: one that is typed in capitals says nothing by them. */
const isMixed = (text: string): boolean =>
  (text.match(/\p{Ll}/gu)?.length ?? 0) > (text.match(/\p{Lu}/gu)?.length ?? 0);

/** The prompt with quotes around what is announced so; what stands in quotes already is left. */
export function quotedWhereSet(prompt: string): string {
  if (!/\p{Lu}\p{L}/u.test(prompt) || !isMixed(prompt)) return prompt;
  return rewordedBetweenQuotes(prompt, (rest) =>
    AS_A_TITLE.reduce(
      (text, said) =>
        rewordedBetweenQuotes(text, (free) =>
          free.replace(said, (whole: string, ...groups: unknown[]) => {
            const { run } = groups.at(-1) as { run: string };
            return SHOUTED.test(run) ? whole : ` "${run}" `;
          }),
        ),
      IN_LINES.reduce(
        (text, said) =>
          text.replace(said, (_, ...groups: unknown[]) => {
            const { run } = groups.at(-1) as { run: string };
            return ` "${inLines(run)}" `;
          }),
        rest,
      ),
    ),
  );
}

/** A run of words in two lines or more, with a stroke at the end of each line. */
function inLines(run: string): string {
  if (/\s[/|]\s/.test(run)) return run.trim();
  const joined = run.split(/ (?:and|&|ve|ile) /u);
  if (joined.length > 1) return joined.join(' / ');
  const words = run.split(' ');
  if (words.length < 2) return run;
  const length = (from: number, to: number) => words.slice(from, to).join(' ').length;
  const cuts = words.slice(1).map((_, at) => at + 1);
  const even = (at: number) => Math.abs(length(0, at) - length(at, words.length));
  const at = cuts.reduce((best, cut) => (even(cut) < even(best) ? cut : best));
  return `${words.slice(0, at).join(' ')} / ${words.slice(at).join(' ')}`;
}
