import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PromptPlan } from 'ilmek-engine/compose';
import { PROMPT } from '../../tools/prompt.ts';
import { PromptReading } from './prompt-reading.ts';
import { handEngine } from './testing/hand-engine.ts';
import { ToolSettings } from './tool-settings.ts';

const PLAN = { unknown: [], subjects: [] } as unknown as PromptPlan;

beforeEach(() => {
  for (const name of ['Worker', 'OffscreenCanvas', 'createImageBitmap']) {
    vi.stubGlobal(name, function part() {});
  }
});
afterEach(() => void vi.unstubAllGlobals());

function reading(prompt: string) {
  const hand = handEngine();
  const settings = new ToolSettings(PROMPT);
  settings.$settings.set({ ...settings.$settings.get(), prompt });
  const read = new PromptReading({ tool: PROMPT, settings, engine: hand.engine });
  const write = (next: string) =>
    settings.$settings.set({ ...settings.$settings.get(), prompt: next });
  return { ...hand, read, write };
}

describe('a prompt that is being written', () => {
  it('is read after a pause, and what is understood is there', async () => {
    const { read, answer } = reading('a rose');
    const end = read.watch();
    await vi.waitFor(async () => expect((await answer('understand', PLAN)).prompt).toBe('a rose'));
    await vi.waitFor(() => expect(read.$reading.get()?.plan).toBe(PLAN));
    end();
  });

  it('is read once more where it was changed meanwhile, the last words alone', async () => {
    const { read, write, asked } = reading('a rose');
    const end = read.watch();
    const first = await vi.waitFor(() => asked('understand'));
    write('two roses');
    write('three roses');
    first.say({ type: 'done', result: PLAN } as never);
    const next = await vi.waitFor(() => asked('understand'));
    expect(next.request).toMatchObject({ prompt: 'three roses' });
    end();
  });

  it('is nothing where it cannot be read', async () => {
    const { read, fail } = reading('a rose');
    const end = read.watch();
    await vi.waitFor(() => fail('understand', 'worker-failed'));
    expect(read.$reading.get()).toBeUndefined();
    end();
  });
});
