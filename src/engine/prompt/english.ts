/*
 * English nouns back to their singular.
 */

/** What a word may come from. */
export interface Stem {
  stem: string;
  /** The typed form says that there are several. */
  plural: boolean;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  mice: 'mouse',
  geese: 'goose',
  feet: 'foot',
  teeth: 'tooth',
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  oxen: 'ox',
  leaves: 'leaf',
  wolves: 'wolf',
  knives: 'knife',
  lives: 'life',
  elves: 'elf',
  calves: 'calf',
  halves: 'half',
  scarves: 'scarf',
  wives: 'wife',
  hooves: 'hoof',
  loaves: 'loaf',
  cacti: 'cactus',
  octopi: 'octopus',
  fungi: 'fungus',
};

/** Compounds of irregular words keep their ends: snowmen, mermen, butterflies of any kind. */
const IRREGULAR_ENDS: readonly (readonly [RegExp, string])[] = [
  [/men$/, 'man'],
  [/feet$/, 'foot'],
  [/mice$/, 'mouse'],
  [/children$/, 'child'],
];

/**
 * The forms that an English word may be a form of, nearest first: itself, then
 * without 's, then the singulars its ending allows. None is checked to be a word.
 */
export function englishStems(word: string): Stem[] {
  const bare = word.replace(/['’ʼ]s$|s['’ʼ]$|['’ʼ]/gu, '');
  const stems: Stem[] = [{ stem: word, plural: false }];
  if (bare !== word) stems.push({ stem: bare, plural: false });
  for (const stem of singulars(bare)) stems.push({ stem, plural: true });
  return stems;
}

function singulars(word: string): string[] {
  const irregular = IRREGULAR[word];
  if (irregular) return [irregular];
  for (const [end, singular] of IRREGULAR_ENDS)
    if (end.test(word)) return [word.replace(end, singular)];
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [];
  const found = [word.slice(0, -1)];
  if (word.endsWith('ies')) found.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) found.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (word.endsWith('es')) found.push(word.slice(0, -2));
  return found;
}
