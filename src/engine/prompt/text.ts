import type { PromptLanguage } from './plan.ts';

/*
 * Letters: how words of both languages are brought to one form.
 */

/** A word of the prompt, or a mark that ends a clause. */
export interface Token {
  /** As typed. */
  typed: string;
  /** Lower case by each language's rule: they part at I and İ. */
  lower: Record<PromptLanguage, string>;
  /** A comma, a full stop and their like; no word. */
  mark: boolean;
}

/** Lower case in one language: Turkish I is ı, and İ is i in both. */
export function lowerCase(text: string, language: PromptLanguage): string {
  const dotted = text.replaceAll('İ', 'i');
  return (language === 'tr' ? dotted.replaceAll('I', 'ı') : dotted).toLowerCase();
}

/** Most words, and quickly seen to be so. */
const PLAIN = /^[a-z0-9]*$/;
const LETTERS = /^[a-zçğıöşü0-9]*$/;

/** Without marks over and under letters, and with a dot on every i: for what is typed without them. */
export function fold(lower: string): string {
  if (PLAIN.test(lower)) return lower;
  return lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
}

/** Spaces and the marks that names are written with. */
const BETWEEN = /[\s!-/:-@[-`{-~‘’ʼ“”«»–—…]+/g;

/** A name without what stands between its words, so that 'sun flower' finds 'sunflower'. */
export function squeeze(lower: string): string {
  if (LETTERS.test(lower)) return lower;
  return lower.replace(BETWEEN, '');
}

/** Stands where lettering was taken out of the text; from Unicode's private area. */
export const LETTERING_MARK = '\uE000';

/** Words; numbers with their decimals; single marks that end a clause. */
const PIECES =
  /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*|[.,;:!?\n()/&+\uE000]/gu;
const WORD = /[\p{L}\p{N}]/u;

/** Cuts a text into words and marks; apostrophes inside words stay. */
export function tokens(text: string): Token[] {
  return Array.from(text.normalize('NFC').matchAll(PIECES), ([typed]) => ({
    typed,
    lower: { en: lowerCase(typed, 'en'), tr: lowerCase(typed, 'tr') },
    mark: !WORD.test(typed),
  }));
}

/** A table for words typed without their marks: where two keys then read alike, the first stays. */
export function foldedKeys<T>(exact: ReadonlyMap<string, T>): Map<string, T> {
  const folded = new Map<string, T>();
  for (const [key, value] of exact) {
    const bare = fold(key);
    if (!folded.has(bare)) folded.set(bare, value);
  }
  return folded;
}

/** The most words that a name has, by its first word without marks. */
export type Heads = ReadonlyMap<string, number>;

/** Adds a name to the heads. @param name words with single spaces */
export function addHead(heads: Map<string, number>, name: string): void {
  const words = name.split(' ');
  const head = squeeze(fold(words[0]));
  heads.set(head, Math.max(words.length, heads.get(head) ?? 1));
}
