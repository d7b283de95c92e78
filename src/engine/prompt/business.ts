import type { PromptPlan } from './plan.ts';
import { isShop } from './read-names.ts';

/*
 * A business by its name: "logo for Star Coffee", "Pedal Bisiklet için logo". The name is lettered whole,
 * and where nothing else is there to draw, what the name itself speaks of is drawn beside it.
 */

const LOGO =
  /(?<!\p{L})(?:logo|emblem|badge|(?:shop|store|business|company|brand) (?:sign|name|logo)|amblem|arma|rozet|tabela|marka)/iu;
/** Occasions have capitals and are no business. */
const NO_BUSINESS =
  /(?<!\p{L})(?:Christmas|Halloween|Easter|Valentine|Thanksgiving|Mother|Father|Birthday|New Year|Anneler|Babalar|Öğretmenler|Sevgililer|Yılbaşı|Doğum|Düğün|Nişan|Sünnet|Kına|Ramazan|Mrs?|Dr|Av|Dt)(?!\p{L})/u;
const WORD = "\\p{Lu}[\\p{L}\\p{N}]*(?:['’]s)?";
const NAME_EN = `(?<name>(?:The )?${WORD}(?: (?:(?:and|of|the|&|\\+) )?${WORD})+)`;
const NAME_TR = `(?<name>${WORD}(?: (?:(?:ve|ile|&|\\+) )?${WORD})+)`;
/** What is looked for first: the whole is dear to make. */
const TWO_CAPITALS = /[A-ZÇĞİÖŞÜ]\S* (?:(?:and|of|the|ve|ile|&|\+) )?[A-ZÇĞİÖŞÜ]/;
const NAMED: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:for|called|named) (?:my |our |a |the )?${NAME_EN}(?!\\p{L})`, 'u'),
  new RegExp(`(?<!\\p{L})${NAME_TR} (?:için|adında|adlı|isimli)(?!\\p{L})`, 'u'),
  new RegExp(`^\\s*${NAME_EN} (?:logo|emblem|badge|sign|logosu|amblemi|tabelası)(?!\\p{L})`, 'u'),
];

/** A prompt without the name of the business that its logo is for, in capitals, and that name. */
export function businessIn(prompt: string): { rest: string; name: string } | undefined {
  if (/["“”«„]/.test(prompt) || !TWO_CAPITALS.test(prompt)) return undefined;
  for (const named of NAMED) {
    const found = named.exec(prompt);
    const name = found?.groups?.['name'];
    if (!found || name === undefined || NO_BUSINESS.test(name)) continue;
    if (!LOGO.test(prompt) && !isShop(name)) continue;
    const at = found[0].indexOf(name);
    const kept = /(?:logo|emblem|badge|sign|logosu|amblemi|tabelası)$/u.exec(found[0])?.[0] ?? '';
    const before =
      prompt.slice(0, found.index) + (at > 0 && /^(?:a|the) /i.test(found[0]) ? '' : ' ');
    return { rest: `${before}${kept}${prompt.slice(found.index + found[0].length)}`, name };
  }
  return undefined;
}

/** When it was founded, said last. */
const YEAR_LAST =
  /(?:,|(?<!\p{L})(?:and|ve|with)(?= ))? *((?:est\.?|since|kuruluş) )?((?:18|19|20)\p{N}{2})\s*[.!]?\s*$/iu;

/** The plan of a business' logo, lettered with its name; what nothing else shows is drawn of the name. */
export function withBusiness(
  { rest, name }: { rest: string; name: string },
  read: (prompt: string) => PromptPlan,
): PromptPlan {
  // "… badge with a tiger and 1987": the year is lettered as well.
  const [whole, before = '', year] = YEAR_LAST.exec(rest) ?? [''];
  const things = rest
    .slice(0, rest.length - whole.length)
    .trim()
    .replace(/[,:;]+$/, '');
  const plan = read(
    [
      things,
      `"${name}"`,
      ...(year ? [`"${before.charAt(0).toUpperCase()}${before.slice(1)}${year}"`] : []),
    ].join(', '),
  );
  if (plan.subjects.length > 0) return plan;
  const spoken = read(name.toLocaleLowerCase(plan.language));
  // Its last word mostly is the trade.
  const subjects = spoken.subjects.slice(-1).map(({ relation: _, ...subject }) => subject);
  return { ...plan, subjects, unknown: plan.unknown };
}
