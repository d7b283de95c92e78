import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PromptPlan } from 'ilmek-engine/compose';
import { $toasts } from '../toasts/toasts.ts';
import { PROMPT } from '../../tools/prompt.ts';
import { $imageProvider, $onDevice } from './image-provider.ts';
import { Job } from './job.ts';
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

const NOTHING = { unknown: [], subjects: [], words: [] } as unknown as PromptPlan;

describe('words that name nothing', () => {
  beforeEach(() => $onDevice.set(true));
  afterEach(() => $onDevice.set(false));

  it('are read as they stand before anything is begun', async () => {
    const { read, answer } = reading('qwxyz');
    const isNothing = read.holds(false);
    await answer('understand', NOTHING);
    expect(await isNothing).toBe(true);
    expect(read.$lacking.get()).toBeDefined();
  });

  it.each([
    ['a thing', { ...NOTHING, subjects: [{}] }],
    ['words to be sewn', { ...NOTHING, words: ['Ada'] }],
  ])('are not those with %s', async (_, plan) => {
    const { read, answer } = reading('a rose');
    const isNothing = read.holds(true);
    await answer('understand', plan as PromptPlan);
    expect(await isNothing).toBe(false);
  });

  it('are drawn by fal.ai, which knows more than the library', () => {
    const { read } = reading('qwxyz');
    read.$reading.set({ plan: NOTHING, read: NOTHING, edits: '', from: [] });
    expect(read.$lacking.get()).toBeDefined();
    $onDevice.set(false);
    $imageProvider.set({ maker: 'fal' } as never);
    expect(read.$lacking.get()).toBeUndefined();
    $imageProvider.set(undefined);
  });

  it('are tried where they cannot be read: what fails is told of the work', async () => {
    const { read, fail } = reading('a rose');
    const isNothing = read.holds(true);
    await fail('understand', 'worker-failed');
    expect(await isNothing).toBe(false);
  });

  it('begin no work, and no message says that it failed', async () => {
    const { engine, answer, asked } = handEngine();
    const job = new Job(PROMPT, engine);
    const read = new PromptReading(job);
    job.guard = read;
    job.settings.$settings.set({ ...job.settings.$settings.get(), prompt: 'qwxyz' });
    const start = job.start();
    await answer('understand', NOTHING);
    await start;
    await expect(asked('make')).rejects.toThrow('nobody asked');
    expect(read.$held.get()).toBe(1);
    expect($toasts.get()).toEqual([]);
  });
});
