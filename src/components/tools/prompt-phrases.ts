/** What can be said in a prompt, with an example in each language. */
interface Phrase {
  what: string;
  english: string;
  turkish: string;
}

/** Each example is read as it says: a test asks the reader. */
export const PHRASES: readonly Phrase[] = [
  {
    what: 'What, and how many',
    english: 'a dozen small stars',
    turkish: 'bir düzine küçük yıldız',
  },
  {
    what: 'In which colour',
    english: 'three red roses',
    turkish: 'üç kırmızı gül',
  },
  {
    what: 'Where',
    english: 'a bee around a sunflower',
    turkish: 'ayçiçeğinin etrafında arılar',
  },
  {
    what: 'In which arrangement',
    english: 'a wreath of lavender',
    turkish: 'lavantalardan bir çelenk',
  },
  {
    what: 'As lines, or as a silhouette',
    english: 'a redwork horse',
    turkish: 'koşan at silüeti',
  },
  {
    what: 'Mirrored, or repeated',
    english: 'a repeating pattern of cherries',
    turkish: 'tekrar eden kiraz deseni',
  },
  {
    what: 'Words to be sewn, in quotes',
    english: 'five daisies in a row, “Anna”',
    turkish: 'ortada “Elif”, etrafında papatyalar',
  },
];

/** What each style does to a composition. */
export const HANDS = [
  {
    preset: 'vintage',
    name: 'Vintage',
    text: 'Faded threads, a leafy rim, words on a ribbon.',
  },
  {
    preset: 'modern',
    name: 'Modern',
    text: 'Much bare cloth, an open arc, plain letters.',
  },
  {
    preset: 'geometric',
    name: 'Geometric',
    text: 'Curves become facets, the rim an octagon.',
  },
  {
    preset: 'floral',
    name: 'Floral',
    text: 'A garland around, words bent below in script.',
  },
  {
    preset: 'decorative',
    name: 'Decorative',
    text: 'A gold cord along every outline, scallops around.',
  },
  {
    preset: 'tribal',
    name: 'Tribal',
    text: 'A bold black contour and a ring of teeth.',
  },
] as const;
