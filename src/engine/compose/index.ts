/* From words to a drawing, and from a drawing to a design. */
export type {
  MotifEntry,
  MotifIndex,
  MotifIndexFile,
  MotifKind,
  MotifRow,
  NameTable,
} from '../prompt/motif-index.ts';
export type * from '../prompt/plan.ts';
export { planAround } from '../prompt/plan.ts';
export { decodeIndex, motifsNamed } from '../prompt/motif-index.ts';
export type { Heads } from '../prompt/text.ts';
export { readPrompt } from '../prompt/read-prompt.ts';
export {
  aroundToSize,
  type AroundParts,
  digitizeAround,
  outlineOf,
  widthInWindow,
  digitizePrompt,
  drawPrompt,
} from './digitize.ts';
export {
  composeAround,
  composePrompt,
  motifsOf,
  readMotif,
  type AroundPicture,
  type ComposeInput,
} from './compose.ts';
export type { Box } from '../vector/geometry.ts';
export {
  checkPromptOptions,
  COMPLEXITIES,
  PRESETS,
  PROMPT_DEFAULTS,
  fontStyleOf,
  PROMPT_FONTS,
  PROMPT_SIZE_LIMITS,
  type Complexity,
  type Preset,
  type PromptOptions,
} from './options.ts';
export { composeTattoo, tattooPlan, type TattooCompose } from './tattoo.ts';
