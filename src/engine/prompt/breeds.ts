import type { ReadSubject } from './parse-state.ts';

/* The coats of breeds, and of the rain: a husky is no brown dog. Colours that are said go before them. */

/** Breeds that have a drawing of their own: each sits, and looks ahead. */
export const SITTING_BREED =
  /^ilmek:(?:pug|french-bulldog|bulldog|boxer|rottweiler|border-collie|collie|beagle|husky|german-shepherd|chihuahua)$/;
/** Their coats, for poses that only any dog is drawn in. */
export const BREED_COATS: Readonly<Record<string, readonly string[]>> = {
  'ilmek:pug': ['#d5a372'],
  'ilmek:french-bulldog': ['#6f7880', '#fafafa'],
  'ilmek:bulldog': ['#c98a4b', '#fafafa'],
  'ilmek:boxer': ['#b6712b'],
  'ilmek:rottweiler': ['#2a2d2f', '#b6712b'],
  'ilmek:border-collie': ['#1a1a1c', '#fafafa'],
  'ilmek:collie': ['#b6712b', '#fafafa'],
  'ilmek:beagle': ['#b8783c', '#fafafa'],
  'ilmek:husky': ['#808489', '#fafafa'],
  'ilmek:german-shepherd': ['#a87b52', '#3e2615'],
  'ilmek:chihuahua': ['#d5a372'],
};

/** Breeds by how their names look, with their coats, '#rrggbb'. */
const COATS: readonly (readonly [RegExp, ...coat: string[]])[] = [
  [/golden retriever|^golden$|^retriever$/, '#d9a866'],
  [/red fox|kızıl tilki/, '#e0702a'],
  // Its hood is red as it is drawn.
  [/kırmızı başlıklı|red riding|red hood|kırmızı pelerinli/],
  [/chocolate lab/, '#6b3a22'],
  [/black lab(?!rador)/, '#1a1a1c'],
  [/labrador|yellow lab|^lab$/, '#e0c28c'],
  [/doodle|cockapoo/, '#d6b48a'],
  [/snow leopard|kar leoparı/, '#d6d4d0'],
  [/çoban köpeği/, '#a87b52', '#3e2615'],
  [/corgi/, '#b8783c', '#fafafa'],
  [/tiger lil(?:y|ies)|kaplan zambağı/, '#e8742a'],
  [/raincoat|yağmurlu/, '#f2c21a'],
  [/kangal/, '#d9b98a'],
  [/tazı|greyhound|whippet|weimaraner/, '#8f8a86'],
  [/sheepdog|tuxedo/, '#1a1a1c', '#fafafa'],
  [/siames|siyam/, '#e6d5b8', '#4a3326'],
  [/persian cat|ankara kedisi|angora|van kedisi/, '#f9f4ea'],
  [/british shorthair|russian blue/, '#808489'],
  [/tabby|tekir/, '#8f7d6a'],
  [/calico/, '#d97a2b', '#fafafa'],
];
/** A colour that is the first word of a breed's name is no colour that was said. */
const NAMED_BY_COLOR =
  /golden retriever|red fox|kızıl tilki|kırmızı başlıklı|kırmızı pelerinli|red riding|red hood/;

/** Gives breeds their coats, where no colour was said. */
export function withCoats(subjects: readonly ReadSubject[]): void {
  for (const subject of subjects) {
    const { lower } = subject.from;
    const coat = COATS.find(([name]) => name.test(lower));
    if (!coat || SITTING_BREED.test(subject.motif)) continue;
    const own = NAMED_BY_COLOR.test(lower) ? subject.from.color : undefined;
    if (subject.colors.some((color) => color !== own)) continue;
    const [, ...colors] = coat;
    subject.colors = colors;
  }
}
