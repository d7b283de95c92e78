import { describe, expect, it } from 'vitest';
import { partsOf } from './parts.ts';
import { askedOf, missed } from './testing/asked-check.ts';
import { ASKED } from './testing/asked.table.ts';
import { composed } from '../../../tests/fixtures/composed.ts';

/* What is to be seen of a prompt, looked for on the cloth. */

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
  it('show what 170 of 176 prompts ask for, half of them Turkish', () => {
    expect(asked).toHaveLength(176);
    const wrong = asked.flatMap(({ prompt }) => {
      const found = wrongs(prompt);
      return found.length > 0 ? [`${prompt} → ${found.join('; ')}`] : [];
    });
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(6);
  }, 120_000);
});
