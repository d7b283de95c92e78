/*
 * "A cat dressed as a pirate", "korsan kılığında kedi": no drawing wears what makes another of it, and
 * that other one is not there. Whoever is dressed is drawn, and the rest is told.
 */

const QUOTED = '["“„«][^"”»]*["”»]';
/** What the other one's name goes up to. */
const END =
  '(?=\\s*(?:[,.;:!?\\n\\uE000]|$)|\\s+(?:with|and|in|on|at|by|for|from|under|beside|behind|near|next|inside|holding|riding|sitting|standing|wearing|carrying|eating|drinking|reading|playing|flying|running|walking|sleeping|dancing|surrounded|that|who|text|saying)(?!\\p{L}))';
const DRESSED =
  "(?:(?:that is|who is|which is)\\s+)?(?:dressed(?:\\s+up)?|disguised)\\s+(?:as|like)\\s+(?:(?:an?|the|its|his|her)\\s+)?(?:bride and groom|\\p{L}[\\p{L}’'-]*(?:\\s+\\p{L}[\\p{L}’'-]*){0,3}?)";
const OTHER_TR =
  '(?:noel baba|süper kahraman|super kahraman|deniz kızı|uzay adamı|peri kızı|uğur böceği|kardan adam|\\p{L}+)';
const DRESSED_TR = `(?:bir\\s+)?${OTHER_TR}\\s+(?:k[ıi]l[ıi][ğg][ıi](?:nda(?:ki)?|na\\s+(?:girmiş|giren|girmis|bürünmüş|bürünen))|kost[üu]m(?:l[üu]|[üu]yle|[üu]\\s+(?:giymiş|giyen|giymis|giyinmiş))|gibi\\s+giyin(?:miş|en|mis))`;
const COSTUME = new RegExp(
  `${QUOTED}|(?<!\\p{L})(?:${DRESSED}${END}|${DRESSED_TR}(?!\\p{L}))`,
  'giu',
);
const ANY = /dressed|disguised|k[ıi]l[ıi][ğg]|kost[üu]m|giyin/i;

const isQuoted = (said: string): boolean => /^["“„«]/.test(said);

/** A prompt without what somebody is dressed as, if anything else is in it. */
export function withoutCostumes(prompt: string): string {
  if (!ANY.test(prompt)) return prompt;
  const rest = prompt.replace(COSTUME, (said) => (isQuoted(said) ? said : ' '));
  return /\p{L}{2}/u.test(rest.replace(/(?<!\p{L})(?:an?|the|bir)(?!\p{L})/giu, ''))
    ? rest
    : prompt;
}

/** What somebody is dressed as, as typed: 'dressed as a pirate'. */
export const costumesTold = (typed: string): string[] =>
  withoutCostumes(typed) === typed
    ? []
    : (typed.match(COSTUME) ?? []).filter((said) => !isQuoted(said));
