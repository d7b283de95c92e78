import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../../server/fake-fal/faults.ts';
import { startFalSite, type FalSite } from '../../../server/fake-fal/testing/site.ts';
import { FAILURES } from '../../lib/ai/messages.ts';
import { makeRemotely, RemoteProblem, whatIsSent, type RemoteStep, type RemoteTask } from './ai.ts';

/* The remote maker through the function to the stand-in, over three real connections. */

let site: FalSite;
let picture: Blob;
const errors = vi.spyOn(console, 'error');

/** Of the client between two tries and between two looks, ms. */
const WAITS = [500, 1000, 2000, 4000, 8000, 16_000];

beforeAll(async () => {
  site = await startFalSite({ workMs: 30 });
  const png = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#b0301e' },
  })
    .png()
    .toBuffer();
  picture = new Blob([new Uint8Array(png)], { type: 'image/png' });
});
afterAll(() => site.close());
beforeEach(() => {
  site.fake.seen.length = 0;
  site.fake.fail();
  site.budget.says = 'granted';
  site.up();
  // The waits between tries are checked in server/fake-fal; here they only cost time.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { setTimeout: wait } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0, ...more: unknown[]) =>
    wait(run, WAITS.includes(ms) && more.length === 0 ? ms / 25 : ms, ...more),
  );
  errors.mockReset().mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const EMBROIDERY = {
  style: 'satin',
  density: 'high',
  size: 'm',
  colorPalette: 'pastel',
  colors: 6,
};
const FONT = { text: 'Ada', isMonogram: false, fontStyle: 'script-elegant' };
const fontTask: RemoteTask = { tool: 'font', settings: FONT };
const pictureTask = (): RemoteTask => ({ tool: 'embroidery', settings: EMBROIDERY, picture });

const make = (task: RemoteTask, options: Parameters<typeof makeRemotely>[1] = {}) =>
  makeRemotely(task, { proxyUrl: site.proxyUrl, ...options });
const problemOf = async (task: RemoteTask, options = {}): Promise<RemoteProblem> => {
  const error: unknown = await make(task, options).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RemoteProblem);
  return error as RemoteProblem;
};
/** How often the console was told. */
const told = () => errors.mock.calls.length;
const moments = () => site.fake.seen.map(({ moment }) => moment);
const sizeOf = async (blob: Blob) => sharp(await blob.bytes()).metadata();

describe('a picture from a picture', () => {
  it('is uploaded, restyled and fetched', async () => {
    const steps: RemoteStep[] = [];
    const made = await make(pictureTask(), { onStep: (step) => steps.push(step) });
    expect(new Set(moments())).toEqual(
      new Set(['initiate', 'upload', 'submit', 'status', 'result', 'picture']),
    );
    expect(site.fake.seen.find(({ moment }) => moment === 'submit')?.address).toBe(
      '/queue.fal.run/fal-ai/flux-pro/kontext',
    );
    expect([...new Set(steps.map(({ step }) => step))]).toEqual([
      'uploading',
      'working',
      'fetching',
    ]);
    expect(made.picture.type).toBe('image/jpeg');
    expect(await sizeOf(made.picture)).toMatchObject({ width: made.width, height: made.height });
    // What came back was made from what was sent: three to two.
    expect(made.width / made.height).toBeCloseTo(1.5, 1);
    expect(made.sent).toMatch(/^Your picture, and these words: “Turn this picture into/);
    expect(made.sent).toBe(whatIsSent(pictureTask()));
  });

  it('leaves the name of the file at home', async () => {
    const file = new File([picture], 'my-secret-holiday.png', { type: 'image/png' });
    await make({ ...pictureTask(), picture: file });
    expect(JSON.stringify(site.fake.seen)).not.toContain('secret-holiday');
  });

  it.each([
    ['an SVG', new Blob(['<svg/>'], { type: 'image/svg+xml' })],
    ['nothing', new Blob([], { type: 'image/png' })],
    ['too much', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: 'image/png' })],
  ])('%s is not sent at all', async (_, unfit) => {
    const problem = await problemOf({ ...pictureTask(), picture: unfit });
    expect(problem.reason).toBe('picture');
    expect(site.fake.seen).toEqual([]);
  });
});

describe('a picture from words', () => {
  it('is a square of 1024', async () => {
    const made = await make(fontTask);
    expect([made.width, made.height]).toEqual([1024, 1024]);
    expect(await sizeOf(made.picture)).toMatchObject({ width: 1024, height: 1024 });
    expect(moments()).not.toContain('upload');
    expect(made.sent).toMatch(/^These words: “The words “Ada” in machine embroidery/);
  });
});

describe('giving up', () => {
  it('ends at once, here and at fal.ai', async () => {
    const stop = new AbortController();
    const onStep = ({ step }: RemoteStep) => step === 'working' && stop.abort();
    site.fake.jobs.slowDown(60_000);
    // The job would take longer than this test may: nobody waits for it.
    await expect(make(fontTask, { signal: stop.signal, onStep })).rejects.toThrow(/abort/i);
    await expect.poll(() => site.fake.count('cancel')).toBe(1);
    expect(site.fake.jobs.list().at(-1)?.cancelled).toBe(true);
    site.fake.jobs.slowDown(30);
    expect(told()).toBe(0);
  });

  it('while the order is on its way cancels what was ordered', async () => {
    const stop = new AbortController();
    site.fake.fail({ on: 'submit', how: 'slow', ms: 200 });
    site.fake.jobs.slowDown(60_000);
    const made = make(fontTask, { signal: stop.signal });
    await expect.poll(() => site.fake.count('submit')).toBe(1);
    stop.abort();
    await expect(made).rejects.toThrow(/abort/i);
    await expect.poll(() => site.fake.count('cancel')).toBe(1);
    site.fake.jobs.slowDown(30);
  });

  it('between two tries orders nothing more', async () => {
    // The waits between tries end when the test says so.
    const waiting: (() => void)[] = [];
    const { setTimeout: wait } = globalThis;
    vi.stubGlobal('setTimeout', (run: () => void, ms = 0, ...more: unknown[]) =>
      WAITS.includes(ms) && more.length === 0 ? waiting.push(run) : wait(run, ms, ...more),
    );
    const stop = new AbortController();
    site.fake.fail({ on: 'submit', how: 'status', status: 503 });
    const made = make(fontTask, { signal: stop.signal });
    await expect.poll(() => waiting.length, { interval: 5 }).toBe(1);
    stop.abort();
    await expect(made).rejects.toThrow(/abort/i);
    for (const run of waiting) run();
    // What would be ordered now would reach the proxy before this does.
    await fetch(site.proxyUrl).catch(() => undefined);
    expect(site.fake.count('submit')).toBe(1);
  });

  it('before it began sends nothing', async () => {
    await expect(make(fontTask, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
    expect(site.fake.seen).toEqual([]);
  });

  it('of itself, when fal.ai takes too long', async () => {
    site.fake.jobs.slowDown(60_000);
    const problem = await problemOf(fontTask, { patienceMs: 400 });
    expect(problem.reason).toBe('late');
    await expect.poll(() => site.fake.count('cancel')).toBeGreaterThanOrEqual(1);
    site.fake.jobs.slowDown(30);
  });
});

const onOrder = (fault: Omit<Fault, 'on'>): Fault => ({ ...fault, on: 'submit' });
const onRead = (fault: Omit<Fault, 'on'>): Fault => ({ ...fault, on: 'status' });

describe('faults', () => {
  /** What goes wrong, the reason told, and how often it was tried. */
  const FAULTS: [string, Fault, string, number][] = [
    ['429 to the order', onOrder({ how: 'status', status: 429 }), 'busy', 4],
    ['500 to the order', onOrder({ how: 'status', status: 500 }), 'failed', 1],
    ['502 to the order', onOrder({ how: 'status', status: 502 }), 'busy', 4],
    ['503 to the order', onOrder({ how: 'status', status: 503 }), 'busy', 4],
    ['504 to the order', onOrder({ how: 'status', status: 504 }), 'late', 4],
    ['401 to the order', onOrder({ how: 'status', status: 401 }), 'failed', 1],
    ['422 with fields', onOrder({ how: 'status', status: 422 }), 'rejected', 1],
    ['an order cut in the middle', onOrder({ how: 'cut' }), 'failed', 1],
    ['an order without answer', onOrder({ how: 'reset' }), 'failed', 1],
    ['garbage to the order', onOrder({ how: 'garbage' }), 'failed', 1],
    ['a page to the order', onOrder({ how: 'page', status: 200 }), 'failed', 1],
    ['a page of an error', onOrder({ how: 'page', status: 503 }), 'busy', 4],
    ['a redirect', onOrder({ how: 'redirect', to: 'http://127.0.0.1:1/' }), 'failed', 1],
    ['500 to the status', onRead({ how: 'status', status: 500 }), 'failed', 6],
    ['503 to the status', onRead({ how: 'status', status: 503 }), 'busy', 6],
    ['garbage to the status', onRead({ how: 'garbage' }), 'busy', 6],
    ['a status cut in the middle', onRead({ how: 'cut' }), 'busy', 6],
    ['a result that is refused', { on: 'result', how: 'status', status: 422 }, 'rejected', 1],
    [
      'a result without picture',
      { on: 'result', how: 'status', status: 200, body: {} },
      'failed',
      1,
    ],
    [
      'a picture at a forbidden address',
      { on: 'result', how: 'status', status: 200, body: { images: [{ url: 'javascript:1' }] } },
      'failed',
      1,
    ],
    ['a picture that is none', { on: 'picture', how: 'garbage' }, 'failed', 1],
    ['a picture that is gone', { on: 'picture', how: 'status', status: 503 }, 'failed', 4],
    ['a picture cut in the middle', { on: 'picture', how: 'cut' }, 'failed', 4],
    ['503 to the upload', { on: 'initiate', how: 'status', status: 503 }, 'busy', 4],
    ['an upload that is refused', { on: 'upload', how: 'status', status: 403 }, 'failed', 1],
  ];

  it.each(FAULTS)('%s', async (_, fault, reason, tries) => {
    const task = fault.on === 'initiate' || fault.on === 'upload' ? pictureTask() : fontTask;
    site.fake.fail(fault);
    const problem = await problemOf(task);
    expect([problem.reason, site.fake.count(fault.on)]).toEqual([reason, tries]);
    expect(problem.message).toBe(FAILURES[task.tool]);
    expect(problem.note).not.toBe('');
    expect(problem.cause).toBeDefined();
    expect(told()).toBe(1);

    // And at once when the fault has ended.
    site.fake.fail();
    expect((await make(task)).picture.size).toBeGreaterThan(1000);
  });

  it('passes over what ends within the tries', async () => {
    site.fake.fail(
      { on: 'submit', how: 'status', status: 503, times: 3 },
      { on: 'status', how: 'status', status: 500, times: 5 },
      { on: 'result', how: 'status', status: 502, times: 3 },
      { on: 'picture', how: 'cut', times: 3 },
    );
    expect((await make(fontTask)).width).toBe(1024);
    expect(told()).toBe(0);
  });

  it('fal.ai off the network', async () => {
    site.down();
    expect((await problemOf(fontTask)).reason).toBe('busy');
    site.up();
    expect((await make(fontTask)).width).toBe(1024);
  });

  it('the site itself off the network', async () => {
    const proxyUrl = 'http://127.0.0.1:1/api/fal/proxy';
    expect((await problemOf(fontTask, { proxyUrl })).reason).toBe('offline');
  });

  it.each([
    ['spent', 'budget'],
    ['share', 'share'],
    ['odd', 'unavailable'],
  ])('a budget that says %s is not asked again', async (says, reason) => {
    site.budget.says = says;
    const lines = site.lines.length;
    expect((await problemOf(fontTask)).reason).toBe(reason);
    expect(site.fake.seen).toEqual([]);
    expect(site.lines.slice(lines).filter((line) => line.includes('submit'))).toHaveLength(1);
  });
});
