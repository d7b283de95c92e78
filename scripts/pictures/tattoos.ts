import { swallow } from '../../art/examples/swallow.ts';
import { TATTOO_DEFAULTS, TATTOO_STYLES } from 'ilmek-engine/tables';
import { digitizeTattooShapes, type TattooStyle } from 'ilmek-engine/tattoo';
import { KB, type PieceRecipe } from './recipe.ts';

/** Size M of the tattoo page. */
const SIDE_MM = 88.9;

/** What is to be seen of the bird in each style. */
const SEEN: Record<TattooStyle, string> = {
  tribal: 'A swallow in heavy black strokes that swell and end in points',
  traditional: 'A swallow with a bold black outline, filled flat in blue, green and red',
  geometric: 'A swallow in blue triangles before a circle and a fine black triangle',
  watercolor: 'A swallow in washes of blue that run over its edge, with drops beside it',
  realistic: 'A swallow with shaded blue feathers, a white belly and a red throat',
  minimalist: 'A swallow in a single thin outline, nearly all of it bare cloth',
  blackwork: 'A swallow in solid black areas beside bare ones crossed by open lines',
  'fine-line': 'A swallow in one running thread, shaded with loose strokes',
};

/** Styles that live on line and black need one thread; the others show what they do with six. */
const IN_BLACK: readonly TattooStyle[] = ['tribal', 'minimalist', 'blackwork', 'fine-line'];

/** One drawing in each tattoo style, as the tattoo page sews it. */
export const TATTOO_PIECES: readonly PieceRecipe[] = TATTOO_STYLES.map((tattooStyle) => ({
  key: `tattoo-${tattooStyle}`,
  name: `Swallow, ${tattooStyle.replace('-', ' ')}`,
  source: 'from our own drawing',
  alt: SEEN[tattooStyle],
  edge: 'ink',
  maxBytes: 120 * KB,
  main: {
    sew: () =>
      digitizeTattooShapes(swallow(), {
        ...TATTOO_DEFAULTS,
        ...(IN_BLACK.includes(tattooStyle) ? { colors: 1 } : { palette: 'classic', colors: 6 }),
        tattooStyle,
        longSideMm: SIDE_MM,
      }),
    shot: { fabric: 'none', frame: [0, 0, SIDE_MM, SIDE_MM], widthPx: 640 },
  },
}));
