import type { PromptPlan } from 'ilmek-engine/compose';
import { ARRANGEMENTS, PALETTES } from 'ilmek-engine/tables';
import { isOneOf } from './one-of.ts';
import { type PromptEdit, WHOLE_PARTS, type WholePart } from './edit.ts';

/* What is changed of a prompt as a whole: how it is laid out, framed, tied and coloured. */

/** Shapes of frames, and of what things form. */
export const FRAME_SHAPES = [
  'circle',
  'oval',
  'heart',
  'square',
  'rectangle',
  'hexagon',
  'diamond',
  'triangle',
] as const satisfies readonly PromptPlan['formed'][];

/** What a part of the whole is, as text; '' where the prompt says nothing. */
export function wholePartOf(plan: PromptPlan, part: WholePart): string {
  if (part !== 'frame') return plan[part] ?? '';
  const { frame } = plan;
  return frame ? [frame.shape, frame.color].filter(Boolean).join(' ') : '';
}

const COLOR = /^#[\da-f]{6}$/;

/** The plan with a part changed; undefined for what no such part can be. */
function withPart(plan: PromptPlan, part: WholePart, value: string): PromptPlan | undefined {
  if (value === '') return { ...plan, [part]: undefined };
  switch (part) {
    case 'arrangement':
      return isOneOf(ARRANGEMENTS, value) ? { ...plan, arrangement: value } : undefined;
    case 'palette':
      return isOneOf(PALETTES, value) ? { ...plan, palette: value } : undefined;
    case 'tie':
      return COLOR.test(value) ? { ...plan, tie: value } : undefined;
    case 'formed':
      return isOneOf(FRAME_SHAPES, value) ? { ...plan, formed: value } : undefined;
    case 'frame': {
      const [shape, color] = value.split(' ');
      const isColor = color === undefined || COLOR.test(color);
      return isColor && isOneOf(FRAME_SHAPES, shape)
        ? { ...plan, frame: { ...plan.frame, shape, color } }
        : undefined;
    }
  }
}

/** A plan with the edits of its whole made: those that its words have not overtaken. */
export function withWholeEdits(read: PromptPlan, edits: readonly PromptEdit[]): PromptPlan {
  let plan = read;
  for (const part of WHOLE_PARTS) {
    const edit = edits.find((one) => one.of === '' && one.part === part);
    if (edit && edit.was === wholePartOf(read, part)) plan = withPart(plan, part, edit.is) ?? plan;
  }
  return plan;
}

/** The edits with a part of the whole changed. @param is '' leaves it to the composer */
export function withWhole(
  edits: readonly PromptEdit[],
  read: PromptPlan,
  part: WholePart,
  is: string,
): PromptEdit[] {
  const rest = edits.filter((edit) => edit.part !== part);
  const was = wholePartOf(read, part);
  return is === was ? rest : [...rest, { of: '', nth: 0, part, was, is }];
}
