import type { SewnSize } from 'ilmek-engine';
import { composeTattoo, motifsOf, tattooPlan, type MotifKind } from 'ilmek-engine/compose';
import { PROMPT_FONTS, PROMPT_SIZE_LIMITS } from 'ilmek-engine/tables';
import type { TattooOptions } from 'ilmek-engine/tattoo';
import { editedPlan } from './compose-words.ts';
import { loadFont } from './fonts.ts';
import type { Made, Making } from './making.ts';
import { loadIndex, loadMotifs } from './motifs.ts';
import { makeTattoo } from './tattoo.ts';

/** Words as a tattoo: composed like a prompt, sewn like a drawing. @throws EngineError and JobError. */
export async function makeTattooPrompt(
  {
    prompt,
    edits,
    options,
  }: { prompt: string; edits: string; options: TattooOptions & { sewn: SewnSize } },
  making: Making,
): Promise<Made> {
  const index = await loadIndex();
  const plan = tattooPlan(await editedPlan(prompt, edits), index, options.category);
  const ids = motifsOf(plan);
  const [motifs, font] = await Promise.all([
    loadMotifs(ids),
    plan.words.length > 0 ? loadFont(PROMPT_FONTS.tribal) : undefined,
  ]);
  const kinds = new Map<string, MotifKind>(ids.map((id) => [id, index.motifs.get(id)!.kind]));
  const { tattooStyle, sewn } = options;
  const drawing = composeTattoo(
    plan,
    { tattooStyle, longSideMm: Math.max(sewn.mm, PROMPT_SIZE_LIMITS[0]), variation: 0 },
    { motifs, kinds, font },
  );
  return { ...(await makeTattoo({ mode: 'prompt', drawing, options }, making)), plan };
}
