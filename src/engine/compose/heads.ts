import type { Box } from '../vector/geometry.ts';
import { heightOf, widthOf } from '../vector/geometry.ts';

/*
 * Where the heads are of animals whose outlines do not tell: seen from their left side, with backs
 * as high as their heads, or sitting, with heads as wide as they are.
 */

/** Shares of the figure's box. */
const HEADS: readonly (readonly [
  RegExp,
  left: number,
  right: number,
  top: number,
  bottom: number,
])[] = [
  // A crown stands between its eyes.
  [/ilmek:frog$/, 0.3, 0.7, -0.08, 0.5],
  [/ilmek:rabbit$/, 0.09, 0.78, 0.16, 0.58],
  [/:teddy-bear$/, 0.14, 0.86, 0, 0.52],
  [/ilmek:koala$/, 0.2, 0.8, 0.04, 0.51],
  [/ilmek:(?:panda|bear)$/, 0.1, 0.9, 0.05, 0.52],
  [/ilmek:raccoon$/, 0.05, 0.69, 0.05, 0.53],
  [/ilmek:lion$/, 0, 0.88, 0, 0.65],
  [/ilmek:wolf$/, 0.02, 0.48, 0, 0.6],
  [/ilmek:cat$/, 0, 0.51, 0, 0.52],
  [/ilmek:dog$/, 0, 0.56, 0, 0.5],
  [/ilmek:lying-dog$/, 0, 0.55, 0, 0.62],
  [/ilmek:unicorn$/, 0, 0.4, 0.06, 0.45],
  [/ilmek:moose$/, 0, 0.5, 0.28, 0.64],
  [/fluent:crab$/, 0.26, 0.74, 0.36, 0.72],
  [/ilmek:seagull$/, 0.08, 0.36, 0.5, 0.82],
  [/fluent:flamingo$/, 0.12, 0.46, 0, 0.2],
  [/ilmek:squirrel$/, 0.02, 0.48, 0.04, 0.5],
  [/ilmek:triceratops$/, 0, 0.6, 0, 0.66],
  [/ilmek:octopus$/, 0.19, 0.81, 0, 0.66],
  [/:badger$/, 0.12, 0.48, 0.02, 0.5],
  [/:beaver$/, 0.04, 0.52, 0.04, 0.42],
  [/:bison$/, 0, 0.46, 0.08, 0.6],
  [/fluent:donkey$/, 0, 0.27, 0.3, 0.72],
  [/:cow$/, 0.04, 0.42, 0.04, 0.36],
  [/:(?:elephant|mammoth)$/, 0.02, 0.62, 0.02, 0.6],
  [/:giraffe$/, 0, 0.32, 0.04, 0.24],
  [/fluent:llama$/, 0, 0.26, 0.06, 0.3],
  [/ilmek:corgi$/, 0, 0.52, 0.02, 0.56],
  [/:gorilla$/, 0.04, 0.42, 0, 0.34],
  [/:hedgehog$/, 0.06, 0.5, 0.34, 0.85],
  [/:hippopotamus$/, 0.08, 0.5, 0.12, 0.7],
  [/:horse$/, 0, 0.36, 0.02, 0.28],
  [/:kangaroo$/, 0.02, 0.38, 0.04, 0.28],
  [/fluent:moose$/, 0.25, 0.85, 0.4, 0.85],
  [/:(?:mouse|rat)$/, 0.06, 0.56, 0.12, 0.6],
  [/:ox$/, 0.02, 0.48, 0.08, 0.45],
  [/:pig$/, 0.04, 0.46, 0.06, 0.7],
  [/fluent:rabbit$/, 0.06, 0.56, 0.14, 0.6],
  [/:rhinoceros$/, 0.06, 0.42, 0.18, 0.7],
  [/:(?:sitting-dog|dalmatian)$/, 0.08, 0.84, 0, 0.5],
  [/:lop-rabbit$/, 0.1, 0.9, 0, 0.56],
  // By how far ears and tail reach beyond the head.
  [/ilmek:(?:husky|german-shepherd)$/, 0.06, 0.72, 0, 0.54],
  [/ilmek:(?:border-)?collie$/, 0.1, 0.74, 0, 0.54],
  [/ilmek:pug$/, 0.09, 0.86, 0, 0.54],
  [/ilmek:(?:french-)?bulldog$/, 0.06, 0.94, 0, 0.56],
  [/ilmek:(?:boxer|rottweiler)$/, 0.12, 0.9, 0, 0.54],
  [/ilmek:beagle$/, 0.13, 0.81, 0, 0.54],
  [/ilmek:chihuahua$/, 0.2, 0.82, 0, 0.54],
  [/:lamb$/, 0.02, 0.42, 0.16, 0.6],
  [/ilmek:fox$/, 0, 0.8, 0.04, 0.58],
  [/:walking-bear$|:polar-bear-walking$/, 0, 0.5, 0, 0.62],
  [/:climbing-koala$/, 0.06, 0.82, 0.04, 0.6],
  [/:sitting-cat$/, 0, 0.75, 0.08, 0.52],
  [/:skunk$/, 0.06, 0.44, 0.5, 0.82],
  [/:snail$/, 0, 0.28, 0.18, 0.45],
  [/fluent:turkey$/, 0.02, 0.24, 0.28, 0.52],
  [/fluent:turtle$/, 0, 0.28, 0.4, 0.78],
];

/** The head of such an animal. @param id of the motif @param box of its figure */
export function headAside(id: string, box: Box): Box | undefined {
  const found = HEADS.find(([name]) => name.test(id));
  if (!found) return undefined;
  const [, left, right, top, bottom] = found;
  const [wide, tall] = [widthOf(box), heightOf(box)];
  return {
    left: box.left + left * wide,
    right: box.left + right * wide,
    top: box.top + top * tall,
    bottom: box.top + bottom * tall,
  };
}
