/** A prompt to begin with. */
export interface PromptTemplate {
  /** Of its picture, in public/samples/prompts. */
  key: string;
  name: string;
  prompt: string;
}

/** Six that show what the maker on this device can do; each has its picture. */
const FROM_WORDS: readonly PromptTemplate[] = [
  {
    key: 'wreath',
    name: 'Name in a wreath',
    prompt: 'A wreath of pink roses with “Ada” in the middle',
  },
  {
    key: 'bouquet',
    name: 'Spring bouquet',
    prompt: 'A bouquet of three red tulips, two daisies and a sunflower',
  },
  {
    key: 'fox',
    name: 'Fox among stars',
    prompt: 'A fox in the middle with small yellow stars around',
  },
  {
    key: 'night',
    name: 'House at night',
    prompt: 'A house with two pine trees, a moon and three stars',
  },
  {
    key: 'medallion',
    name: 'Tulip medallion',
    prompt: 'A medallion of eight red tulips',
  },
  {
    key: 'pattern',
    name: 'Lemon pattern',
    prompt: 'A repeating pattern of lemons and leaves',
  },
];

/** Six things to put around a picture. */
const AROUND_A_PICTURE: readonly PromptTemplate[] = [
  {
    key: 'picture-name',
    name: 'A name below',
    prompt: 'With “Luna” below',
  },
  {
    key: 'picture-wreath',
    name: 'Daisy wreath',
    prompt: 'A wreath of daisies around',
  },
  {
    key: 'picture-hearts',
    name: 'Hearts in corners',
    prompt: 'Small red hearts in the corners',
  },
  {
    key: 'picture-stars',
    name: 'Ring of stars',
    prompt: 'Eight small yellow stars around',
  },
  {
    key: 'picture-border',
    name: 'Butterfly border',
    prompt: 'A border of blue butterflies',
  },
  {
    key: 'picture-crown',
    name: 'Crown and name',
    prompt: 'A small gold crown at the top and “Leo” below',
  },
];

/** What each mode begins with. */
export const PROMPT_TEMPLATES = {
  text: FROM_WORDS,
  image: AROUND_A_PICTURE,
} as const;
