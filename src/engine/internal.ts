/*
 * For the tests, benches and drawings of this repository alone: not in the published package, and
 * free to change any day.
 */
export { CHART } from './threads/chart.ts';
export { ciede2000, labFromRgb } from './color/ciede2000.ts';
export { linearToSrgb, oklabFromRgb, rgbFromHex, srgbToLinear } from './color/oklab.ts';
export { paletteSwatches } from './color/palette.ts';
export { offsetRings } from './vector/rings.ts';
export type { Ring } from './vector/geometry.ts';
export { composeInParts, type Composition } from './compose/compose.ts';
export { HOSTILE_DRAWINGS, hostileSvg } from './digitize/testing/hostile-drawings.ts';
export { HOSTILE_PICTURES } from './digitize/testing/hostile-pictures.ts';
export { nearestJanome } from './formats/jef/jef.ts';
export { JANOME_THREADS } from './formats/jef/threads.ts';
export { nearestPec } from './formats/pec/pec.ts';
export { PEC_THREADS } from './formats/pec/threads.ts';
export { makeDesign, mutation, readsSoundly, type Step } from './formats/test-support.ts';
export { face, lamp, page } from './ink/testing/pages.ts';
export { coverOf } from './lettering/testing/sewn-cover.ts';
export { farthestOutside, sewGlyph, WRITTEN } from './lettering/testing/sewn-glyph.ts';
export { groupsOf, optionsForCapitals, sewText } from './lettering/testing/sewn-text.ts';
export { testFonts } from './lettering/test-support.ts';
export { thingsOf, withLostThings } from './photo/lost-things.ts';
export { findBackground } from './picture/background.ts';
export { findColors } from './picture/colors.ts';
export { rasterize } from './picture/raster.ts';
export { COLOR_OR_THING } from './prompt/colors.ts';
export { LEXICONS } from './prompt/lexicon.ts';
export { saidPlainly } from './prompt/said-otherwise.ts';
export { englishStems } from './prompt/stems.ts';
export { squeeze } from './prompt/text.ts';
export { leaf, portrait } from './tattoo/testing/pictures.ts';
export { tracePicture } from './trace/index.ts';
