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
export { decodeIndex, motifsNamed } from '../prompt/motif-index.ts';
export type { Heads } from '../prompt/text.ts';
export { readPrompt } from '../prompt/read-prompt.ts';
export { composeAround, type AroundPicture } from './around-picture.ts';
export { aroundToSize, type AroundParts } from './around-to-size.ts';
export { composePrompt, motifsOf, type ComposeInput } from './compose.ts';
export { digitizeAround, outlineOf, widthInWindow } from './digitize-around.ts';
export { digitizePrompt } from './digitize-prompt.ts';
export { drawPrompt } from './draw-prompt.ts';
export type { Box } from '../vector/geometry.ts';
export { readMotif } from './motif.ts';
export {
  checkPromptOptions,
  COMPLEXITIES,
  PRESETS,
  PROMPT_DEFAULTS,
  PROMPT_FONTS,
  PROMPT_SIZE_LIMITS,
  type Complexity,
  type Preset,
  type PromptOptions,
} from './options.ts';
export { planAround } from './plan-around.ts';
export { composeTattoo, tattooPlan, type TattooCompose } from './tattoo.ts';
