/**
 * Words a minute. Turkish says with endings what English says with small words,
 * so a Turkish word is longer and fewer are read: the IReST texts gave 166 ± 25
 * for Turkish and 228 for English, read aloud (Trauzettel-Klosinski and Dietz,
 * 2012, doi:10.1167/iovs.11-8284). Silent reading is a little faster (238 for
 * English: Brysbaert, 2019, doi:10.1016/j.jml.2019.104047); in the same
 * proportion that makes 173 here, which we round up to 180.
 */
export const TURKISH_WORDS_A_MINUTE = 180;

/** A letter or digit, and what may stand inside a word: "DST'yi", "0,4", "3-4". */
const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;

/**
 * The words of an MDX body as a reader meets them, without what only the
 * compiler reads: imports, comments, code fences' language, tags, addresses.
 * What a picture's caption says stays.
 */
export function readableText(mdx: string): string {
  return mdx
    .replace(/^(?:import|export)\s.*$/gm, '')
    .replace(/\{\/\*.*?\*\/\}|<!--.*?-->/gs, '')
    .replace(/^ {0,3}(?:```|~~~).*$/gm, '')
    .replace(/<\/?[A-Za-z][^>]*>/gs, (tag) => / caption="([^"]*)"/.exec(tag)?.[1] ?? '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/[*_`|]/g, ' ');
}

/** Number of words that a reader of the MDX body reads. */
export function countWords(mdx: string): number {
  return readableText(mdx).match(WORD)?.length ?? 0;
}

/** Whole minutes to read an MDX body, at least one. */
export function readingMinutes(mdx: string, wordsAMinute = TURKISH_WORDS_A_MINUTE): number {
  return Math.max(1, Math.round(countWords(mdx) / wordsAMinute));
}

/** "6 dk okuma" */
export function readingTimeText(mdx: string): string {
  return `${readingMinutes(mdx)} dk okuma`;
}
