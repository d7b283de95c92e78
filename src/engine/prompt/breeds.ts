import type { ReadSubject } from './parse-state.ts';

/* The coats of breeds, and of the rain: a husky is no brown dog. Colours that are said go before them. */

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
  [/husky|haski/, '#808489', '#fafafa'],
  [/snow leopard|kar leoparı/, '#d6d4d0'],
  [/\bpug\b/, '#d3ad7a'],
  [/german shepherd|kurt köpeği|çoban köpeği/, '#a87b52', '#3e2615'],
  [/beagle|corgi|bulldog|buldok/, '#b8783c', '#fafafa'],
  [/tiger lil(?:y|ies)|kaplan zambağı/, '#e8742a'],
  [/raincoat|yağmurlu/, '#f2c21a'],
  [/kangal/, '#d9b98a'],
  [/tazı|greyhound|whippet|weimaraner/, '#8f8a86'],
  [/border collie|sheepdog|tuxedo/, '#1a1a1c', '#fafafa'],
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
    if (!coat) continue;
    const own = NAMED_BY_COLOR.test(lower) ? subject.from.color : undefined;
    if (subject.colors.some((color) => color !== own)) continue;
    const [, ...colors] = coat;
    subject.colors = colors;
  }
}
