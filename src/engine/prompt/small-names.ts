import { capital, givenName } from './given-names.ts';
import { wishAtStart } from './greetings.ts';
import type { PromptLanguage, PromptPlan } from './plan.ts';
import { NOT_AFTER, NOT_BEFORE } from './read-names.ts';
import { fold, lowerCase } from './text.ts';

/*
 * "happy birthday emma", "baby blanket noah with stars": who types all small means names too. They
 * are looked for among the words that nothing else is known of.
 */

/** The same plan with the names that its prompt has in small letters; what is in quotes is all that is lettered. */
export function withSmallNames(plan: PromptPlan, prompt: string): PromptPlan {
  if (/["“”«»„]/u.test(prompt)) return plan;
  const isSmall = /lower ?case|small letters|küçük harf/iu.test(prompt);
  const wished = withWished(isSmall ? plan : withCapitals(plan), prompt);
  return withFamily(withGiven(withPlace(wished, prompt), prompt), prompt);
}

/** Names that were announced, "ayse yazsın", have their capitals and marks. */
function withCapitals(plan: PromptPlan): PromptPlan {
  const words = plan.words.map((piece) => {
    const names = piece.split(' ').map((word) => givenName(word, plan.language));
    return names.includes(undefined) ? piece : names.join(' ');
  });
  return { ...plan, words };
}

/** Who a wish is for: one or two, and in Turkish how old. */
const WISHED =
  /^,?\s+(?<title>(?:uncle|aunt|auntie|grandma|grandpa|granny|nana|papa|pop|mr|mrs|ms|miss|dr|coach)\.?\s+)?(?<first>\p{Ll}{3,})(?<joint>\s+(?:and|ve|&)\s+(?<second>\p{Ll}{3,}))?(?<age>\s+\p{N}{1,3}\s+(?<years>ya[şs]))?(?!\p{L})/u;

/** With whom a wish is for, lettered after it. */
function withWished(plan: PromptPlan, prompt: string): PromptPlan {
  for (const [at, piece] of plan.words.entries()) {
    const wish = wishAtStart(piece);
    if (!wish) continue;
    const { said, language, named } = wish;
    // A saying has the name already.
    const isAll = said.length === piece.length;
    const from = isAll ? folded(prompt).indexOf(folded(said)) : 0;
    const after = (isAll ? prompt : piece).slice(from + said.length);
    const found = from < 0 ? null : WISHED.exec(after);
    if (!found) continue;
    const { title = '', first, joint = '', second, age = '', years } = found.groups!;
    const names = second === undefined ? [first] : [first, second];
    const isOne = (name: string) => {
      const isGiven = givenName(name, language) !== undefined;
      if (!isAll) return isGiven;
      return isUnknown(plan, name) && (named || title !== '' || isGiven);
    };
    if (!names.every(isOne)) continue;
    const [own, other = ''] = names.map(
      (name) => givenName(name, language) ?? capital(name, language),
    );
    const joined = joint.replace(/\p{Ll}+$/u, other);
    const old = age.replace(/ya[şs]$/u, 'Yaş');
    const rest = isAll ? '' : after.slice(found[0].length);
    const who = title && capital(title.toLowerCase(), 'en');
    return without([...names, years, title.trim()], {
      ...plan,
      words: plan.words.with(at, `${said} ${who}${own}${joined}${old}${rest}`),
    });
  }
  return plan;
}

/** What stands between names of one piece. */
const BETWEEN = /^(?:,?\s+(?:(?:and|ve|ile|&|\+)\s+)?)$/u;
/** "emma's 5th birthday", "mert 1 yaşında", "noah 2024": what is lettered with a name. */
const AGED =
  /^\s+(?:\p{N}{1,3}(?:st|nd|rd|th) birthday|\p{N}{1,3} yaşında|(?<year>(?:19|20)\p{N}{2}))(?![\p{L}\p{N}])/u;
const SMALL_WORD =
  /(?<![\p{L}\p{N}'’])(?<name>\p{Ll}{3,})(?<ending>['’]\p{Ll}{1,4})?(?![\p{L}\p{N}'’])/gu;

/** Whom everybody knows by a given name and a word: nobody's own piece is meant. */
const FAMOUS =
  /(?<!\p{L})(?:harry potter|taylor swift|sweet william|peter (?:pan|rabbit)|oscar wilde)(?!\p{L})/u;

/** With the given names that stand elsewhere, side by side ones as one piece. */
function withGiven(plan: PromptPlan, prompt: string): PromptPlan {
  if (FAMOUS.test(prompt)) return plan;
  const runs: { from: number; to: number; text: string; taken: string[] }[] = [];
  for (const { 0: word, index: from, groups } of prompt.matchAll(SMALL_WORD)) {
    if (!isUnknown(plan, word)) continue;
    const to = from + word.length;
    const given = givenName(groups!.name, plan.language) ?? ownerNamed(groups!.name, plan);
    // Nobody else has an age.
    const isAged = / yaşında|birthday/u.test(AGED.exec(prompt.slice(to))?.[0] ?? '');
    const name = given ?? (isAged ? capital(groups!.name, plan.language) : undefined);
    if (name === undefined) continue;
    const last = runs.at(-1);
    const between = last && prompt.slice(last.to, from);
    const own = name + (groups!.ending ?? '');
    if (last && BETWEEN.test(between!)) {
      Object.assign(last, { to, text: `${last.text}${between}${own}` });
      last.taken.push(word);
    } else runs.push({ from, to, text: own, taken: [word] });
  }
  let made = plan;
  for (const { from, to, text, taken } of runs) {
    const [before, after] = [prompt.slice(0, from), prompt.slice(to)];
    const isOther = NOT_AFTER.test(before) && !/ to be\s+$/u.test(before);
    if (isOther || NOT_BEFORE.test(after)) continue;
    const aged = AGED.exec(after);
    const isSaid = aged && !made.words.includes(aged.groups!.year);
    const piece = isSaid
      ? text + titled(aged[0], plan.language)
      : text.replace(/['’]\p{Ll}+$/u, '');
    made = without([...taken, 'yaşında'], lettered(made, piece, before));
  }
  return made;
}

/** "Kaanın forması": whose it is, typed without the sign. */
function ownerNamed(small: string, { language }: PromptPlan): string | undefined {
  if (language !== 'tr') return undefined;
  return [/^(\p{Ll}{3,})[ıiuü]n$/u, /^(\p{Ll}{3,})n[ıiuü]n$/u]
    .flatMap((ending) => ending.exec(small)?.[1] ?? [])
    .flatMap((stem) => [stem, stem.replace(/.$/u, (end) => HARD[end] ?? end)])
    .map((stem) => givenName(stem, 'tr'))
    .find((name) => name !== undefined);
}

/** "Zeynebin", of Zeynep. */
const HARD: Readonly<Record<string, string>> = { b: 'p', c: 'ç', d: 't', ğ: 'k' };

/** "grandma ethel's kitchen", "gülizar ninenin mutfağı": what a sign at a place says. */
const PLACE =
  /(?<!\p{L})(?:(?:grandma|grandpa|granny|nana|papa|pop|mom|dad|uncle|aunt|big|chef|farmer)\s+)?(?<name>\p{Ll}{3,})['’]s\s+(?:\p{Ll}+\s+)?(?:kitchen|garden|farm|grill|bakery|garage|workshop|bar|barn|cabin|coop|nursery|room|sewing room|craft room|café|cafe|diner|shop|salon)(?!\p{L})|(?<!\p{L})(?<own>\p{Ll}{3,}?)['’]?(?:n?[ıiuü]n\s+|\s+(?:nine|dede|teyze|abla|anne|usta|amca|baba)n[ıiuü]n\s+)(?:mutfağı|bahçesi|çiftliği|atölyesi|evi|odası|dükkanı|fırını)(?!\p{L})/u;

function withPlace(plan: PromptPlan, prompt: string): PromptPlan {
  const found = PLACE.exec(prompt);
  if (!found) return plan;
  const { name, own } = found.groups!;
  const taken = [name, `${name}'s`, `${name}’s`, own, found[0].split(/\s/)[0]];
  if (!plan.unknown.some(({ word }) => taken.includes(word))) return plan;
  const language = own === undefined ? 'en' : 'tr';
  const piece = capital(found[0], language);
  const text = piece[0] + titled(piece.slice(1), language);
  return without(taken, lettered(plan, text, prompt.slice(0, found.index)));
}

const FAMILY =
  /(?<!\p{L})(?:from the (\p{Ll}{3,}s)(?!\p{L})|the (\p{Ll}{3,}s)\s*[.!]?$|the (\p{Ll}{3,}) family(?!\p{L})|(?<tr>\p{Ll}{3,}) ailesi(?!\p{L}))/u;

/** "merry christmas from the smiths", "the miller family with a house": whose it is. */
function withFamily(plan: PromptPlan, prompt: string): PromptPlan {
  const found = FAMILY.exec(prompt.trimEnd());
  if (!found) return plan;
  const [, sender, signer, family] = found;
  const { tr } = found.groups!;
  const name = sender ?? signer ?? family ?? tr;
  if (!isUnknown(plan, name) || !(family || tr || plan.words.length > 0)) return plan;
  const piece = tr
    ? `${capital(tr, 'tr')} Ailesi`
    : `The ${capital(name, 'en')}${family ? ' Family' : ''}`;
  return without([name], lettered(plan, piece, prompt.slice(0, found.index)));
}

/** With one piece of lettering more, behind those that stand before it. */
function lettered(plan: PromptPlan, piece: string, before: string): PromptPlan {
  const read = folded(before);
  const at = plan.words.findIndex((word) => !read.includes(folded(word)));
  return { ...plan, words: plan.words.toSpliced(at < 0 ? plan.words.length : at, 0, piece) };
}

const isUnknown = ({ unknown }: PromptPlan, word: string): boolean =>
  unknown.some((one) => one.word === word);

const without = (words: readonly (string | undefined)[], plan: PromptPlan): PromptPlan => ({
  ...plan,
  unknown: plan.unknown.filter(({ word }) => !words.includes(word)),
});

const titled = (text: string, language: PromptLanguage): string =>
  text.replace(/(?<=\s)\p{Ll}/gu, (letter) => letter.toLocaleUpperCase(language));
const folded = (text: string): string => fold(lowerCase(text, 'tr'));
