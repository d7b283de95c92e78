/*
 * What a page may load without the engine: options with their defaults and limits, names, texts,
 * and the few small functions that read a design. Nothing here makes a stitch.
 */
export {
  COMPLEXITIES,
  PRESETS,
  PROMPT_DEFAULTS,
  fontStyleOf,
  PROMPT_FONTS,
  PROMPT_SIZE_LIMITS,
} from './compose/options.ts';
export { STAGES } from './core/context.ts';
export { Command, countCommand, designExtents } from './core/design.ts';
export { EngineError, FormatError } from './core/errors.ts';
export { hash01 } from './core/hash.ts';
export { alikeThreads, type AlikeThreads } from './formats/alike.ts';
export { nearestThread, THREAD_CHARTS, type NearestThread } from './formats/charts.ts';
export { FORMAT_IDS, FORMATS, formatOfFileName } from './formats/table.ts';
export { findHoop, HOOPS } from './inspect/hoops.ts';
export { PROBLEM_TEXTS } from './inspect/problem-texts.ts';
export { MEND_TEXTS_TR, PROBLEM_TEXTS_TR } from './inspect/problem-texts-tr.ts';
export {
  FONT_CHOICES,
  FONT_STYLES,
  LETTERING_DEFAULTS,
  SMALL_SCRIPTS,
  TEXT_LIMIT,
} from './lettering/options.ts';
export {
  FABRIC_PRESETS,
  UNDERLAY_LEVELS,
  usualRowSpacing,
  type FabricPreset,
  type UnderlayLevel,
} from './fabrics/presets.ts';
export { CHART } from './threads/chart.ts';
export {
  MIN_THREAD_MM,
  SEWING_SPEED,
  THREAD_MM,
  THREAD_WEIGHT_CHOICES,
  THREAD_WEIGHTS,
  type ThreadWeight,
} from './machine.ts';
export {
  MONOGRAM_DEFAULTS,
  MONOGRAM_FONTS,
  MONOGRAM_LABELS,
  MONOGRAM_MAX,
  MONOGRAM_STYLES,
} from './monogram/options.ts';
export {
  COLOR_LIMITS,
  DENSITIES,
  DIGITIZE_DEFAULTS,
  FABRIC_NAMES,
  FLAT_COLORS,
  FRAME_NAMES,
  PALETTES,
  INK_MODES,
  SMALL_TEXTS,
  PHOTO_MODES,
  PULL_LIMITS,
  ROW_SPACING_MM,
  SEWN_LIMITS,
  SEWN_SIDES,
  isLineStyle,
  STITCH_STYLES,
  WIDTH_LIMITS,
} from './options.ts';
export { decodeIndex, MOTIF_KINDS, motifsNamed } from './prompt/motif-index.ts';
export {
  ARRANGEMENTS,
  MAX_COUNT,
  planAround,
  PROMPT_LANGUAGES,
  RELATIONS,
  SUBJECT_PLACES,
  SUBJECT_SIZES,
} from './prompt/plan.ts';
export { HALFWAY, LIGHT } from './render/light.ts';
export { artworkMargin } from './render/artwork.ts';
export { FABRICS, resolveRenderOptions, SCALE_LIMITS } from './render/options.ts';
export { strandsOf } from './render/strands.ts';
export { applyAffine, AS_IT_IS, placeSize } from './subject/place.ts';
export {
  TATTOO_CATEGORIES,
  TATTOO_COLOR_LIMITS,
  TATTOO_DEFAULTS,
  TATTOO_PALETTES,
  TATTOO_STITCH_STYLES,
  TATTOO_STYLES,
} from './tattoo/options.ts';
