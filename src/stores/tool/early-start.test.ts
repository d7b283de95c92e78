import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MakeRequest } from '../../worker/client.ts';
import { EarlyMake } from '../../worker/early-make.ts';
import { EarlyStart } from './early-start.ts';
import { $onDevice } from './image-provider.ts';
import { JOB_IDLE, type ChosenPicture, type JobState } from './job-state.ts';
import { handEngine, RESULT } from './testing/hand-engine.ts';

const FILE = new File(['x'], 'cat.jpg');
const READ = { image: { width: 1, height: 1, data: new Uint8ClampedArray(4) } } as never;
const PICTURE = { file: FILE, url: 'blob:cat', read: READ } as ChosenPicture;

/** What is asked for of the picture, with a number of colours. */
const wish = (colors: number) =>
  ({
    kind: 'picture',
    source: { kind: 'file', file: FILE, read: READ },
    options: { colors },
  }) as unknown as MakeRequest;

beforeEach(() => {
  for (const name of ['Worker', 'OffscreenCanvas', 'createImageBitmap']) {
    vi.stubGlobal(name, function part() {});
  }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
  $onDevice.set(true);
});

function started(calmMs = 0) {
  const hand = handEngine();
  const $state = atom<JobState>({ ...JOB_IDLE, picture: PICTURE });
  const $settings = atom(6);
  const request = () => Promise.resolve(wish($settings.get()));
  const early = new EarlyStart({ engine: hand.engine, $state, $settings, request }, calmMs);
  return { ...hand, $state, $settings, early };
}

const bitmap = (close = () => {}) => ({ close }) as unknown as ImageBitmap;

/** What a listener was told, in order. */
function listening() {
  const told: string[] = [];
  const listener = {
    onFlatPreview: () => void told.push('plan'),
    onProgress: ({ fraction }: { fraction: number }) => void told.push(`${fraction}`),
    onFrame: () => void told.push('frame'),
  };
  return { told, listener };
}

describe('a design begun early', () => {
  it('is begun at once where nothing has been changed, and after a change once that rests', async () => {
    const { engine, asked, $state, $settings, early } = started(60_000);
    early.begin();
    expect((await asked('make')).request).toMatchObject({ make: wish(6) });
    $settings.set(4);
    await expect(asked('make')).rejects.toThrow('nobody asked');
    expect([engine.busy, $state.get().phase]).toEqual([false, 'idle']);
  });

  it('is handed over with what was told of it, once it is asked for', async () => {
    const { engine, early, asked } = started();
    early.begin();
    const { say } = await asked('make');
    const closed = vi.fn<() => void>();
    say({ type: 'plan', plan: bitmap() } as never);
    say({ type: 'frame', frame: bitmap(closed) } as never);
    say({ type: 'frame', frame: bitmap() } as never);
    say({ type: 'progress', progress: { fraction: 0.5 } } as never);
    const { told, listener } = listening();
    const made = engine.make(wish(6), listener);
    expect(engine.busy).toBe(true);
    await expect.poll(() => told).toEqual(['plan', '0.5', 'frame']);
    say({ type: 'progress', progress: { fraction: 0.9 } } as never);
    say({ type: 'done', result: RESULT } as never);
    expect(await made).toBe(RESULT);
    expect(told).toEqual(['plan', '0.5', 'frame', '0.9']);
    expect(closed).toHaveBeenCalledOnce();
    expect(engine.busy).toBe(false);
  });

  it('ends where another is asked for, and makes room for it', async () => {
    const { engine, early, asked, answer, ended } = started();
    early.begin();
    await asked('make');
    const made = engine.make(wish(4));
    expect(ended()).toBe(1);
    const { make } = await answer('make', RESULT);
    expect(make).toMatchObject({ options: { colors: 4 } });
    expect(await made).toBe(RESULT);
  });

  it('is made anew where it failed', async () => {
    const { engine, early, asked, answer, fail } = started();
    early.begin();
    await fail('make', 'internal');
    const made = engine.make(wish(6));
    await answer('make', RESULT);
    expect(await made).toBe(RESULT);
    await expect(asked('make')).rejects.toThrow('nobody');
  });

  it('follows the settings once the first is done, and not for ever', async () => {
    const { early, answer, asked, $settings } = started();
    early.begin();
    for (const colors of [7, 8, 9]) {
      const { make } = await answer('make', RESULT);
      expect(make).not.toMatchObject({ options: { colors } });
      $settings.set(colors);
    }
    await expect(asked('make')).rejects.toThrow('nobody');
  });

  it('begins nothing where a result of the picture is there, or another is chosen', async () => {
    const { engine, early, asked, $state } = started();
    $state.set({ ...JOB_IDLE, picture: PICTURE, result: { picture: PICTURE } as never });
    early.begin();
    await expect(asked('make')).rejects.toThrow('nobody');
    $state.set({ ...JOB_IDLE, picture: PICTURE });
    early.begin();
    await asked('make');
    engine.cancel();
    expect(engine.makeEarly(wish(6), EarlyMake)).toBe(true);
  });

  it('is begun of a picture whose size is noted meanwhile', async () => {
    const { engine, asked, $state, $settings } = started();
    // The browser shows the picture while what is asked for is still put together.
    const request = () => {
      $state.set({ ...JOB_IDLE, picture: { ...PICTURE, size: { width: 1, height: 1 } } });
      return Promise.resolve(wish(6));
    };
    new EarlyStart({ engine, $state, $settings, request }).begin();
    await asked('make');
  });

  it('is not begun again of a picture that was sewn before its size was noted', async () => {
    const { early, asked, $state } = started();
    const sized = { ...PICTURE, size: { width: 1, height: 1 } };
    $state.set({ ...JOB_IDLE, picture: sized, result: { picture: PICTURE } as never });
    early.begin();
    await expect(asked('make')).rejects.toThrow('nobody');
  });

  it('only warms up on one core', async () => {
    const { engine, early, asked } = started();
    vi.stubGlobal('navigator', { hardwareConcurrency: 1 });
    engine.prepare();
    early.begin();
    await asked('warm-up');
    await expect(asked('make')).rejects.toThrow('nobody');
  });
});
