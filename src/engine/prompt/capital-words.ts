import { givenName } from './given-names.ts';
import type { MotifIndex } from './motif-index.ts';
import { isMotif } from './placed-words.ts';
import type { PromptPlan } from './plan.ts';
import { NOT_AFTER, NOT_BEFORE } from './read-names.ts';
import { RUN } from './set-in-lines.ts';
import { isSight } from './sights.ts';
import { fold, lowerCase } from './text.ts';

/*
 * Lettering that nothing announces but its capitals: "a compass with Not All Who Wander around it", "üstte
 * yay şeklinde İyi Uykular Mert", "…, For your happy tears". Looked for where a first reading left such words
 * unread, or took them for things.
 */

/** A run of two words with capitals or more, or of one and a number. */
const CAPITAL_RUN = new RegExp(
  `(?<![\\p{L}\\p{N}'’"“”])(${RUN}(?: & ${RUN})*(?:[!?](?=\\s|$))?)(?![\\p{L}\\p{N}'’])`,
  'gu',
);
/** What is said of how words are set, after them. */
const SET_AFTER =
  /^,?\s*(?:(?:is |are )?(?:written|embroidered|stitched|lettered|spelled|curved|arched|arching|curving)(?!\p{L})|(?:all )?around(?: (?:it|them|the \p{L}+))?(?!\p{L})|(?:in|on|along|across|over|under|above|below|at) (?:an? |the |its )?(?:half |semi|full )?(?:arc|arch|curve|circle|ring|top|bottom|middle|cent(?:er|re)|ribbon|banner|scroll|sign|front|cursive|script|block|bold|capitals?|\p{L}+ letters|it|them)(?!\p{L})|(?:above|below|underneath|beneath|under|on top)\s*(?:[,.;!]|$)|yaz(?:sın|ısı|ılı|an|ılsın)(?!\p{L}))/u;
/** Before them. */
const SET_BEFORE =
  /(?:(?:alt|üst|üzer|orta|iç|kenar|etraf|çevre|yan)\p{L}*|(?:kurdele|şerit|flama|bant|tabela|levha)\p{L}*|(?:yay|kavis|kemer|daire|çember) (?:şeklinde|biçiminde)|kavisli|(?:ribbon|banner|scroll|sign|plaque|arc|arch|circle|top|bottom|underneath|below|above|text|words?|phrase|saying|says|reads|reading|that says|written|lettering|quote)(?: (?:saying|with|reading|that says|reads|says))?) ?:?\s*$/u;
/** A clause of its own, or what a list ends with. */
const OPENS = /(?:[,;:]|(?<!\p{L})(?:with|and|ve|ile|plus))\s*$/u;
/** One that is counted is a thing: "a Persian Cat". */
const COUNTED = /(?<!\p{L})(?:an?|the|one|two|three|bir|iki|üç|\p{N}+)\s*$/iu;
/** Manners, peoples and feasts that have a capital and are no lettering. */
const PROPER =
  /^(?:Art (?:Deco|Nouveau)|Van Gogh|Iznik|İznik|Turkish|Ottoman|Osmanlı|Türk|Anadolu|Victorian|Celtic|Viking|Japanese|Chinese|Scandinavian|Nordic|Mexican|Christmas|Halloween|Easter|Ramazan|Noel|Atatürk|Santa|Day of|Karagöz|Kapadokya|Cappadocia|Disney|Star Wars|Harry Potter|Hello Kitty|Mickey|Minnie|PES|DST|OK)(?!\p{L})/u;

/** "Noah and a little airplane", "Charlotte in navy script": a name that begins all. */
const FIRST =
  /^\s*(\p{Lu}\p{Ll}{2,})(?= (?:and|with|ve|ile) |,? in (?:an? )?(?:\p{L}+ ){0,2}(?:script|cursive|letters|lettering|font|thread|print)(?!\p{L}))/gu;

/** Longer prompts are read once. */
const MAX_LENGTH = 600;

/** "Number 7 and Leo": whose number it is. */
const WITH_NUMBER =
  /(?<=(?<!\p{L})(?:(?:[Nn]umber|[Nn]o\.?) ?\p{N}{1,2}|\p{N}{1,2} numara) (?:and|&|ve) (?:the )?(?:name )?)(\p{Lu}\p{Ll}+)(?=\s*(?:$|[,.]))/gu;

/** "For your happy tears": a clause that begins with a capital, and addresses somebody. */
const SENTENCE =
  /(?<=[\p{L}\p{N}],\s+)(\p{Lu}[\p{L}’']*(?: [\p{L}’'&]+){1,7}?[!?]?)(?=\s*(?:[,.;]|$)|\s+(?:at the (?:top|bottom)|below|underneath|above|around (?:it|them)|on (?:top|it|an? \p{L}+)|in (?:an? (?:arc|arch|curve|circle)|cursive|script)|under (?:it|them))(?!\p{L}))/gu;
const ADDRESSES =
  /(?<!\p{L})(?:you|your|yours|me|my|we|us|our|ours|i|i'm|i’m|is|are|be|am|let|let's|always|forever|never|love|loved|dream|life|sen|seni|senin|sana|ben|benim|beni|bana|biz|bizim|siz|sizi|sizin|hep|her zaman|daima|sonsuza|aşk|sevgi|sevgiyle|hayat|seviyorum|iyi ki|mutlu|canım)(?!\p{L})/iu;

/** A prompt's plan; read once more where words with capitals were left unread, or taken for things. */
export function readWithCapitals(
  prompt: string,
  index: MotifIndex,
  read: (prompt: string) => PromptPlan,
): PromptPlan {
  const plan = read(prompt);
  const quoted = quotedByCapitals(prompt, plan, index);
  return quoted === undefined ? plan : read(quoted);
}

/** The prompt with quotes around such words; undefined where there are none. */
function quotedByCapitals(prompt: string, plan: PromptPlan, index: MotifIndex): string | undefined {
  if (prompt.length > MAX_LENGTH || !/\p{Ll}.*\p{Lu}|^\s*\p{Lu}\p{Ll}/u.test(prompt))
    return undefined;
  if (/["“”«»„]/u.test(prompt)) return undefined;
  const read = new Set(wordsOf(plan.words.join(' ')));
  const isRead = (text: string): boolean =>
    wordsOf(text.replace(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu, ' ')).every((word) => read.has(word));
  const isLost = lostIn(plan);
  const isUnread = lostIn({ ...plan, words: [], subjects: [], undrawn: [] });
  const pieces = [
    ...[...prompt.matchAll(SENTENCE)].filter(
      ([said]) => ADDRESSES.test(said) && !PROPER.test(said) && isLost(said),
    ),
    ...[...prompt.matchAll(CAPITAL_RUN)].filter((found) => isLettered(found, prompt, index)),
    ...prompt.matchAll(WITH_NUMBER),
    ...[...prompt.matchAll(FIRST)].filter(([word]) => isUnread(word)),
  ]
    .map(({ 0: whole, 1: text, index }) => {
      const from = index + whole.indexOf(text);
      return { from, to: from + text.length, text };
    })
    .filter(({ text }) => !isRead(text) || isUnread(text));
  if (pieces.length === 0) return undefined;
  // What was found without quotes is lettered still.
  const others = plan.words.flatMap((text) => {
    const from = prompt.indexOf(text);
    return from < 0 ? [] : [{ from, to: from + text.length, text }];
  });
  const taken: typeof pieces = [];
  for (const piece of [...pieces, ...others])
    if (taken.every(({ from, to }) => piece.to <= from || piece.from >= to)) taken.push(piece);
  return taken
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (said, { from, to, text }) => `${said.slice(0, from)}"${text}"${said.slice(to)}`,
      prompt,
    );
}

/** Whether a plan names any of some words as unknown, or as a thing, or letters some of them: "Love You More". */
function lostIn({ words, unknown, subjects, undrawn = [] }: PromptPlan): (text: string) => boolean {
  const begun = words.map(folded);
  const lost = [
    ...unknown.map(({ word }) => word),
    ...subjects.map(({ word }) => word),
    ...undrawn,
  ].map((word) => ` ${folded(word)} `);
  return (text) => {
    const said = ` ${folded(text)} `;
    return [...lost, ...begun].some((word) => said.includes(word));
  };
}

/** Whether a run of capitals is lettering, by where it stands. */
function isLettered(
  { 0: run, index: at }: RegExpExecArray,
  prompt: string,
  index: MotifIndex,
): boolean {
  const [before, after] = [prompt.slice(0, at), prompt.slice(at + run.length)];
  const words = run.split(/\s+/).filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  if (words.length < 2 || PROPER.test(run) || isSight(run) || isMotif(run, index, true))
    return false;
  if (NOT_AFTER.test(before) || NOT_BEFORE.test(after)) return false;
  // Where all has capitals they say nothing; the first word has one anyway.
  const others = [...`${before.replace(/^\s*\p{L}+/u, '')} ${after}`.matchAll(/\p{L}{2,}/gu)];
  const capitals = others.filter(([word]) => /^\p{Lu}/u.test(word)).length;
  if (others.length > 0 && capitals > others.length / 2) return false;
  if (!/\p{Ll}{2}/u.test(before)) return SET_AFTER.test(after) && others.length > 2;
  if (SET_AFTER.test(after) || SET_BEFORE.test(before)) return !COUNTED.test(before);
  const isGiven = words.some((word) => givenName(word.toLocaleLowerCase('tr'), 'tr'));
  const isStrong = words.length > 2 || /\p{N}/u.test(run) || isGiven;
  return OPENS.test(before) && (isStrong || !isMotif(run, index));
}

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const folded = (text: string): string => fold(lowerCase(text, 'tr'));
