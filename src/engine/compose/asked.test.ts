import { readFileSync } from 'node:fs';
import path from 'node:path';
import { icons as fluent } from '@iconify-json/fluent-emoji-flat';
import { icons as game } from '@iconify-json/game-icons';
import {
  motifsOf,
  readMotif,
  readPrompt,
  type ComposeInput,
  type PromptOptions,
  type PromptPlan,
} from './index.ts';
import { testFonts } from '../internal.ts';
import { PROMPT_DEFAULTS, PROMPT_FONTS } from './options.ts';
import { composeInParts, type Composition } from './compose.ts';
import { motifSvg } from '../../lib/motifs/motif-svg.ts';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { describe, expect, it } from 'vitest';
import { askedOf, missed } from './testing/asked-check.ts';
import { ASKED } from './testing/asked.table.ts';
import { partsOf } from './parts.ts';

/* What is to be seen of a prompt, looked for on the cloth. */

const ROOT = path.join(import.meta.dirname, '../../..');
const fonts = testFonts((file) => readFileSync(path.join(ROOT, file)));
const drawings = new Map<string, ReturnType<typeof readMotif>>();

const drawing = (id: string): ReturnType<typeof readMotif> => {
  const known = drawings.get(id) ?? readMotif(motifSvg(id, { fluent, game }));
  drawings.set(id, known);
  return known;
};

/** What a plan is composed from. */
function inputFor(plan: PromptPlan, { preset }: Pick<PromptOptions, 'preset'>): ComposeInput {
  const ids = motifsOf(plan);
  return {
    motifs: new Map(ids.map((id) => [id, drawing(id)])),
    kinds: new Map(ids.map((id) => [id, motifIndex().motifs.get(id)!.kind])),
    font: fonts.font(PROMPT_FONTS[preset]),
  };
}

/** A prompt as it is drawn with the page's own choices. */
function composed(
  prompt: string,
  options: Partial<PromptOptions> = {},
): { plan: PromptPlan; composition: Composition } {
  const plan = readPrompt(prompt, motifIndex());
  const whole = { ...PROMPT_DEFAULTS, longSideMm: 100, ...options };
  return { plan, composition: composeInParts(plan, whole, inputFor(plan, whole)) };
}

const asked = askedOf(ASKED);

function wrongs(prompt: string): string[] {
  const one = asked.find((other) => other.prompt === prompt)!;
  try {
    const { plan, composition } = composed(prompt);
    const threads = composition.set.threads.map(({ hex }) => hex);
    return missed(one, { plan, parts: partsOf(composition), threads });
  } catch (error) {
    return [String(error)];
  }
}

describe('compositions', () => {
  it('show what 114 of 120 prompts ask for, half of them Turkish', () => {
    expect(asked).toHaveLength(120);
    const wrong = asked.flatMap(({ prompt }) => {
      const found = wrongs(prompt);
      return found.length > 0 ? [`${prompt} → ${found.join('; ')}`] : [];
    });
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(6);
  }, 120_000);
});
