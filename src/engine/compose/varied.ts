/* What comes in several colours by nature: nobody ties three red balloons. */

const BRIGHT = ['#d01121', '#fecf16', '#1f74c4', '#3c9a4b', '#ea7b1f', '#9a5bc0'] as const;
const PASTEL = ['#ec8bb0', '#96ccef', '#fecf16', '#a9dcc3'] as const;
const GARDEN = ['#d01121', '#fecf16', '#ec8bb0'] as const;

const VARIED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/:(?:balloon|hot-air-balloon|kite|wrapped-gift|lollipop|candy|umbrella|crayon)$/, BRIGHT],
  [/:(?:tropical-fish|party-hat|yarn|button)$/, BRIGHT],
  [/:(?:easter-egg|cupcake|macaron|soft-ice-cream|ice-cream)$/, PASTEL],
  [/:(?:tulip|butterfly)$/, GARDEN],
  // Blue ones first, as they are called by.
  [/:hyacinth$/, ['#6b74c4', '#ec8bb0', '#b8aeea']],
];

/** The colours that copies of a motif take in turns, where none is said; else undefined. @param id of the motif */
export const variedColors = (id: string): readonly string[] | undefined =>
  VARIED.find(([name]) => name.test(id))?.[1];
