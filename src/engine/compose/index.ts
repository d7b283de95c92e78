/* From a plan to a drawing: the prompt maker's composer. */
export { composeTattoo, tattooPlan, type TattooCompose } from './tattoo.ts';
export { composeAround, type AroundPicture } from './around-picture.ts';
export { composePrompt, motifsOf, type ComposeInput } from './compose.ts';
export { aroundToSize, type AroundParts } from './around-to-size.ts';
export { digitizeAround, outlineOf, widthInWindow } from './digitize-around.ts';
export { digitizePrompt } from './digitize-prompt.ts';
export { planAround } from './plan-around.ts';
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
