import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONVERTER } from '../../tools/converter.ts';
import { PROMPT } from '../../tools/prompt.ts';
import { EMBROIDERY } from '../../tools/embroidery.ts';
import { $toasts, showToast } from '../toasts/toasts.ts';
import { $member } from '../account/member.ts';
import { $onDevice } from './image-provider.ts';
import { Job } from './job.ts';
import { tellWorkshop } from './workshop.ts';
import { handEngine, RESULT } from './testing/hand-engine.ts';

/** What waits for the page to be left: the address that is written soon after a change. */
const leaving: (() => void)[] = [];

beforeEach(() => {
  // What the engine needs of a browser; the work itself is played by hand.
  for (const name of ['Worker', 'OffscreenCanvas', 'createImageBitmap']) {
    vi.stubGlobal(name, function part() {});
  }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'pagehide') leaving.push(listener);
  });
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('location', { search: '', pathname: '/', hash: '' });
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  $toasts.set([]);
  $member.set(true);
  $onDevice.set(true);
});
// No timer of a job outlives its test.
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  vi.restoreAllMocks();
});

const titles = () => $toasts.get().map(({ title }) => title);

function promptJob(prompt = 'a rose') {
  const hand = handEngine();
  const job = new Job(PROMPT, hand.engine);
  job.settings.change({ prompt });
  // Whether a result is saved is asked elsewhere.
  const offered = vi.spyOn(job.saving, 'offer').mockReturnValue();
  return { ...hand, job, offered, state: () => job.$state.get() };
}

describe('a job', () => {
  it('says what is missing, and asks nobody', async () => {
    const { job, state } = promptJob('  ');
    await job.start();
    expect(titles()).toEqual(['Prompt required']);
    expect(state().phase).toBe('idle');
  });

  it('makes a design of what is set, shows it and offers it to be saved', async () => {
    const { job, state, answer, offered } = promptJob();
    const work = job.start();
    const { make } = await answer('make', RESULT);
    await work;
    expect(make).toMatchObject({ kind: 'prompt', prompt: 'a rose' });
    expect(state()).toMatchObject({ phase: 'idle', result: { turn: 1 } });
    expect(state().problem).toBeUndefined();
    expect(state().result?.pictureUrl).toMatch(/^blob:/);
    expect(offered).toHaveBeenCalledWith(state().result);
    expect(titles()).toEqual(['Embroidery Generated Successfully!']);
  });

  it('has the engine run in while a picture is chosen, where it sews photographs', async () => {
    const hand = handEngine();
    const job = new Job(EMBROIDERY, hand.engine);
    job.expect();
    await hand.asked('prepare');
    await hand.asked('warm-up');
    const other = promptJob();
    other.job.expect();
    await other.asked('prepare');
    await expect(other.asked('warm-up')).rejects.toThrow('nobody asked');
  });

  it('tells how far it is, while it is made', async () => {
    const { job, state, asked } = promptJob();
    const work = job.start();
    const { say } = await asked('make');
    say({
      type: 'progress',
      progress: { stage: 'shapes', done: 1, total: 2, fraction: 0.5 },
    } as never);
    expect(state()).toMatchObject({ phase: 'making', counts: { shapes: { done: 1, total: 2 } } });
    say({ type: 'done', result: RESULT } as never);
    await work;
    expect(state().counts).toEqual({});
  });

  it('begins no second one meanwhile', async () => {
    const { job, asked } = promptJob();
    void job.start();
    await asked('make');
    await job.start();
    await expect(asked('make')).rejects.toThrow('nobody asked');
  });

  it('is given up by cancel: the worker ends, nobody is told of a failure', async () => {
    const { job, state, asked, ended } = promptJob();
    const work = job.start();
    await asked('make');
    job.cancel();
    await work;
    expect(ended()).toBe(1);
    expect(state()).toMatchObject({ phase: 'idle', problem: undefined, result: undefined });
    expect(titles()).toEqual([]);
  });

  it('says that it failed, keeps the older result, and can be tried again', async () => {
    const { job, state, answer, fail } = promptJob();
    let work = job.start();
    await answer('make', RESULT);
    await work;
    const older = state().result;
    work = job.start();
    await fail('make', 'too-complex');
    await work;
    expect(state()).toMatchObject({ problem: 'too-complex', result: older });
    expect(titles()).toContain('Generation Failed');
    work = job.start();
    await answer('make', RESULT);
    await work;
    expect(state().problem).toBeUndefined();
    expect(state().result?.turn).toBe(3);
  });

  it('clears the words and the result for another, and keeps the other settings', async () => {
    const { job, state, answer } = promptJob();
    job.settings.change({ style: 'satin' } as never);
    const chosen = job.settings.$settings.get();
    const work = job.start();
    await answer('make', RESULT);
    await work;
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const url = state().result!.pictureUrl;
    job.createAnother();
    expect(state().result).toBeUndefined();
    expect(revoke).toHaveBeenCalledWith(url);
    expect(job.settings.$settings.get()).toEqual({ ...chosen, prompt: '' });
  });
});

describe('the artwork of a result', () => {
  const SMALL = { file: new Blob(['artwork']), size: { width: 6, height: 3 } };

  async function made() {
    const played = promptJob();
    const work = played.job.start();
    await played.answer('make', RESULT);
    await work;
    return played;
  }

  it('is not drawn before it is wanted, and then once', async () => {
    const { job, asked, answer, state } = await made();
    await expect(asked('draw')).rejects.toThrow('nobody asked');
    const preview = state().result!.pictureUrl;
    job.files.prepareArtwork();
    job.files.prepareArtwork();
    await answer('draw', SMALL);
    await vi.waitFor(() => expect(state().result!.pictureUrl).not.toBe(preview));
    job.files.prepareArtwork();
    await expect(asked('draw')).rejects.toThrow('nobody asked');
  });

  it('is drawn anew where that failed, and for the next result', async () => {
    const { job, fail, answer } = await made();
    job.files.prepareArtwork();
    await fail('draw', 'out-of-memory');
    await new Promise((resolve) => setTimeout(resolve));
    job.files.prepareArtwork();
    await answer('draw', SMALL);
    const work = job.again({});
    await answer('make', RESULT);
    await work;
    job.files.prepareArtwork();
    await answer('draw', SMALL);
  });
});

/** What a check answers of a picture. */
const READ = {
  image: { width: 8, height: 8, data: new Uint8ClampedArray(256) },
  shown: new Blob(['small']),
};

describe('the picture of a job', () => {
  const file = (name: string) => new File(['x'], name, { type: 'image/png' });

  it('is looked at before it is taken, and shown as the worker read it', async () => {
    const { engine, answer } = handEngine();
    const job = new Job(EMBROIDERY, engine);
    job.choosePicture(file('cat.png'));
    expect(job.$state.get().picture).toBeUndefined();
    await answer('check', { kind: 'pixels', read: READ });
    await job.choice.settled();
    expect(job.$state.get().picture?.file.name).toBe('cat.png');
    expect(job.$state.get().picture?.url).toMatch(/^blob:/);
  });

  it('stays where the next one is refused', async () => {
    const { engine, answer, fail } = handEngine();
    const job = new Job(EMBROIDERY, engine);
    job.choosePicture(file('cat.png'));
    await answer('check', { kind: 'pixels', read: READ });
    await job.choice.settled();
    job.choosePicture(file('dog.png'));
    await fail('check', 'not-a-picture');
    expect(await job.choice.settled()).toBe(false);
    expect(job.$state.get().picture?.file.name).toBe('cat.png');
    expect(job.choice.$refusal.get()).toMatchObject({
      code: 'not-a-picture',
      title: 'dog.png was not taken',
    });
    // It is told beside the hoop, and nowhere else.
    expect(titles()).toEqual([]);
  });

  it('that is a HEIC photograph is looked at, whatever its name and type leave out', async () => {
    const { engine, fail } = handEngine();
    const job = new Job(CONVERTER, engine);
    job.choosePicture(new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_0042'));
    await fail('check', 'heic');
    await vi.waitFor(() => expect(job.choice.$refusal.get()?.code).toBe('heic'));
    job.choosePicture(new File(['Dear reader'], 'notes'));
    await vi.waitFor(() => expect(job.choice.$refusal.get()?.code).toBe('type'));
    expect(await job.choice.settled()).toBe(true);
  });

  it('ends what is said of the one refused before it, and no other message', async () => {
    const { engine, answer, asked } = handEngine();
    const job = new Job(CONVERTER, engine);
    const notes = () => new File(['Dear reader'], 'notes.txt', { type: 'text/plain' });
    job.choosePicture(notes());
    job.choosePicture(notes());
    showToast('done', 'Link copied to clipboard!', '');
    expect(titles()).toEqual(['Invalid file type', 'Link copied to clipboard!']);
    job.choosePicture(file('cat.png'));
    expect(titles()).toEqual(['Link copied to clipboard!']);
    expect(job.choice.$refusal.get()).toBeUndefined();
    await answer('check', { kind: 'pixels', read: READ });
    await job.choice.settled();
    job.choosePicture(notes());
    void job.start();
    await asked('make');
    expect(titles()).toEqual(['Link copied to clipboard!']);
  });

  it.each([
    [() => new Job(EMBROIDERY, handEngine().engine), []],
    [() => new Job(CONVERTER, handEngine().engine), ['Invalid file type']],
  ])('is refused at once, at one place: by a toast where one is specified', (begin, told) => {
    const job = begin();
    job.choosePicture(new File(['Dear reader'], 'notes.txt', { type: 'text/plain' }));
    expect(titles()).toEqual(told);
    expect(job.choice.$refusal.get()?.byToast ?? false).toBe(told.length > 0);
    job.choosePicture(new File([], 'blank.png', { type: 'image/png' }));
    expect(job.choice.$refusal.get()?.text).toMatch(/holds nothing/);
    expect(titles()).toEqual([]);
  });

  it('is that of the last choice, whichever is read first', async () => {
    const { engine, asked } = handEngine();
    const job = new Job(EMBROIDERY, engine);
    job.choosePicture(file('cat.png'));
    const slow = await asked('check');
    job.choosePicture(file('dog.png'));
    const quick = await asked('check');
    const done = { type: 'done', result: { kind: 'pixels', read: READ } } as never;
    quick.say(done);
    await job.choice.settled();
    slow.say(done);
    await new Promise((resolve) => setTimeout(resolve));
    expect(job.$state.get().picture?.file.name).toBe('dog.png');
  });

  it('is sewn for the fabric that the workshop was told, by a new press, too', async () => {
    const { engine, answer } = handEngine();
    const job = new Job(CONVERTER, engine);
    vi.spyOn(job.saving, 'offer').mockReturnValue();
    job.choosePicture(file('cat.png'));
    await answer('check', { kind: 'pixels', read: READ });
    tellWorkshop({ fabric: 'knit' });
    const work = job.start();
    const { make } = await answer('make', RESULT);
    await work;
    tellWorkshop({ fabric: undefined });
    expect(make).toMatchObject({ options: { fabric: 'knit' } });
    expect(job.$state.get().result).toMatchObject({ fabric: 'knit' });
  });

  it('is sewn with what was made from it, its ground left out or not', async () => {
    const { engine, answer } = handEngine();
    const job = new Job(EMBROIDERY, engine);
    vi.spyOn(job.saving, 'offer').mockReturnValue();
    job.choosePicture(file('cat.png'));
    await answer('check', { kind: 'pixels', read: READ });
    const work = job.start();
    const { make } = await answer('make', RESULT);
    await work;
    expect(make).toMatchObject({ kind: 'picture', source: { kind: 'file', read: READ } });
    const again = job.again({ keepBackground: true });
    const second = await answer('make', RESULT);
    await again;
    expect(second.make).not.toEqual(make);
    expect(job.$state.get().result).toMatchObject({ turn: 3, label: 'cat' });
    const reread = job.again({ ink: 'off' });
    const third = await answer('make', RESULT);
    await reread;
    expect(third.make).toMatchObject({ options: { ink: 'off', keepBackground: true } });
  });
});
