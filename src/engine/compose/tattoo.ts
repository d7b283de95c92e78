import type { Mm } from '../core/units.ts';
import { motifsNamed, type MotifIndex } from '../prompt/motif-index.ts';
import type { PromptPlan, PromptSubject } from '../prompt/plan.ts';
import type { ShapeSet } from '../shapes.ts';
import type { TattooCategory, TattooStyle } from '../tattoo/options.ts';
import { composePrompt, type ComposeInput } from './compose.ts';
import { PROMPT_DEFAULTS, type Complexity, type Preset } from './options.ts';

/*
 * Prompts for the tattoo maker: subjects as one-colour drawings where there
 * are such, and a category to go by where the prompt names no subject.
 */

/** How a tattoo is composed from a prompt. */
export interface TattooCompose {
  /** Chooses the hand, and how much is drawn around the subjects. */
  tattooStyle: TattooStyle;
  /** Longer side of the drawing, 30 to 1000 mm. */
  longSideMm: Mm;
  /** 0, 1, 2 …: each gives another arrangement. */
  variation: number;
}

/** What a category shows when the prompt names nothing. */
const CATEGORY_MOTIFS: Record<TattooCategory, string> = {
  animals: 'game:wolf-head',
  flowers: 'game:rose',
  skulls: 'game:skull-crossed-bones',
  geometric: 'game:flower-emblem',
  tribal: 'game:dragon-head',
  portrait: 'fluent:woman',
  abstract: 'game:lotus',
  nature: 'game:oak',
  typography: 'game:laurels',
};

/** How each style is composed: in which hand, and how much is drawn around. */
const STYLE_HANDS: Record<TattooStyle, [Preset, Complexity]> = {
  tribal: ['tribal', 'medium'],
  traditional: ['vintage', 'simple'],
  geometric: ['geometric', 'medium'],
  watercolor: ['modern', 'simple'],
  realistic: ['modern', 'simple'],
  minimalist: ['modern', 'medium'],
  blackwork: ['decorative', 'simple'],
  'fine-line': ['floral', 'medium'],
};

/**
 * A plan for a tattoo: one-colour motifs of the same names, and a subject in any case.
 * @param plan as `readPrompt` reads it
 * @param index that it was read with
 * @param category chooses the subject where the prompt names none
 */
export function tattooPlan(
  plan: PromptPlan,
  index: MotifIndex,
  category: TattooCategory,
): PromptPlan {
  const subjects = plan.subjects.map((subject) => ({
    ...subject,
    motif: inOneColor(subject.motif, index),
  }));
  if (subjects.length > 0 || (plan.words.length > 0 && category === 'typography')) {
    return { ...plan, subjects };
  }
  const motif = CATEGORY_MOTIFS[category];
  const known = index.motifs.get(motif);
  if (!known) return plan;
  const subject: PromptSubject = {
    motif,
    word: known.name,
    count: 1,
    colors: [],
    size: 'normal',
    place: 'any',
  };
  return { ...plan, subjects: [subject] };
}

/** The drawing in one colour that goes by the same name, where there is one. */
function inOneColor(id: string, index: MotifIndex): string {
  const name = index.motifs.get(id)?.name;
  const alike = name === undefined ? [] : motifsNamed(index, name, 'en');
  return alike.find((other) => other.startsWith('game:')) ?? id;
}

/**
 * Draws a plan for the tattoo maker, which turns colours into ink.
 * @param plan as `tattooPlan` gives it
 * @param options style, size and arrangement
 * @param input motifs and font
 * @throws EngineError as `composePrompt`
 */
export function composeTattoo(
  plan: PromptPlan,
  { tattooStyle, longSideMm, variation }: TattooCompose,
  input: ComposeInput,
): ShapeSet {
  const [preset, complexity] = STYLE_HANDS[tattooStyle];
  const options = {
    ...PROMPT_DEFAULTS,
    preset,
    complexity,
    longSideMm,
    variation,
    palette: 'classic' as const,
    threadColors: [],
  };
  return composePrompt(plan, options, input);
}
