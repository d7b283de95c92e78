import { describe, expect, it } from 'vitest';
import type { Design, Progress } from 'ilmek-engine';
import { DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';
import { EngineClient } from './client.ts';
import { describeError, JobError } from './errors.ts';
import type { WorkerPort } from './link.ts';
import type { Envelope, PreviewQuality, MakeRequest, Preview, Reply } from './protocol.ts';
import { REPORT_EVERY_MS, throttleProgress } from './throttle.ts';

const PICTURE = {
  kind: 'picture',
  source: { kind: 'file', file: new Blob(['x']) },
  options: { ...DIGITIZE_DEFAULTS, widthMm: undefined, sewn: { side: 'longer', mm: 100 } },
} as MakeRequest;

/** The far end of a channel that a test plays by hand; messages are copied as between threads. */
function bench(wait?: () => Promise<void>) {
  const workers: {
    seen: Envelope[];
    say: (reply: Reply) => void;
    port: WorkerPort;
    ended: boolean;
  }[] = [];
  const spawn = (): WorkerPort => {
    const worker = {
      seen: [] as Envelope[],
      say: (reply: Reply) => port.onmessage?.({ data: structuredClone(reply) }),
      ended: false,
    };
    const port: WorkerPort = {
      postMessage: (message) => void worker.seen.push(message),
      terminate: () => void (worker.ended = true),
      onmessage: null,
      onerror: null,
      onmessageerror: null,
    };
    workers.push(Object.assign(worker, { port }));
    return port;
  };
  return { workers, client: new EngineClient(spawn, wait) };
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'finished',
    (error: JobError) => error.code,
  );

describe('EngineClient', () => {
  it('ends the worker of a file that is looked at for too long', async () => {
    let runOut = () => {};
    const { workers, client } = bench(() => new Promise((resolve) => (runOut = resolve)));
    const check = codeOf(client.check(new Blob(['x'])));
    expect(workers[0].ended).toBe(false);
    runOut();
    expect(await check).toBe('too-complex');
    expect(workers[0].ended).toBe(true);
  });

  it('starts no worker before the first job', () => {
    expect(bench().workers).toHaveLength(0);
  });

  it('warms a worker up once, and none that makes a design', () => {
    const { workers, client } = bench();
    const seen = () => workers.map((one) => one.seen.map(({ request }) => request.type));
    client.warmUp();
    expect(seen()).toEqual([]);
    client.prepare();
    client.warmUp();
    client.warmUp();
    expect(seen()).toEqual([['prepare', 'warm-up']]);
    const job = client.make(PICTURE);
    client.cancel();
    job.catch(() => undefined);
    void client.make(PICTURE).catch(() => undefined);
    client.warmUp();
    expect(seen().at(-1)).toEqual(['prepare', 'make']);
  });

  it('makes a design in the worker that was prepared', async () => {
    const { workers, client } = bench();
    client.prepare();
    client.prepare();
    expect(workers).toHaveLength(1);
    const job = client.make(PICTURE);
    expect(workers).toHaveLength(1);
    expect(workers[0].seen.map(({ request }) => request.type)).toEqual(['prepare', 'make']);
    workers[0].say({ type: 'done', id: 2, result: new Uint8Array([7]) });
    expect(await job).toEqual(new Uint8Array([7]));
  });

  it('draws in the worker that has made a design, and makes the next beside it', async () => {
    const { workers, client } = bench();
    const design = { name: 'rose' } as unknown as Design;
    const first = client.make(PICTURE);
    workers[0].say({ type: 'done', id: 1, result: undefined });
    await first;
    const drawn = client.draw(design);
    expect(workers[0].seen.at(-1)!.request.type).toBe('draw');
    // It still knows the shapes of what it draws.
    const file = client.workingFile(design);
    expect(workers[0].seen.at(-1)!.request.type).toBe('working-file');
    const next = client.make(PICTURE);
    expect(workers).toHaveLength(2);
    workers[0].say({ type: 'done', id: 3, result: new Uint8Array([7]) });
    workers[0].say({ type: 'done', id: 2, result: new Uint8Array([1]) });
    expect(await file).toEqual(new Uint8Array([7]));
    expect(await drawn).toEqual(new Uint8Array([1]));
    expect(workers[0].ended).toBe(true);
    // While a design is made, an artwork has a worker of its own.
    const aside = client.draw(design);
    expect(workers[2].seen[0].request.type).toBe('draw');
    workers[2].say({ type: 'done', id: 1, result: new Uint8Array([2]) });
    expect(await aside).toEqual(new Uint8Array([2]));
    workers[1].say({ type: 'done', id: 1, result: undefined });
    await next;
    expect(workers[1].ended).toBe(false);
  });

  it('tells how much of an artwork is drawn', async () => {
    const { workers, client } = bench();
    const shares: number[] = [];
    const onProgress = ({ fraction }: { fraction: number }) => void shares.push(fraction);
    const drawn = client.draw({ x: [] } as unknown as Design, undefined, { onProgress });
    workers[0].say({ type: 'progress', id: 1, progress: { stage: 'finish', fraction: 0.4 } });
    workers[0].say({ type: 'done', id: 1, result: undefined });
    await drawn;
    expect(shares).toEqual([0.4]);
  });

  it('is warm once its worker has sewn a preview, and no longer when that one is ended', async () => {
    const { workers, client } = bench();
    const words = { kind: 'lettering', options: { text: 'Ada' } } as MakeRequest;
    const sewn = { stitches: 1, widthMm: 1, heightMm: 1 };
    const previewed = async (quality: PreviewQuality, id: number, result: Partial<Preview>) => {
      const preview = client.preview(words, quality);
      workers.at(-1)?.say({ type: 'done', id, result: result as Preview });
      await preview;
      return client.hasRunIn;
    };
    expect(client.hasRunIn).toBe(false);
    expect(await previewed('sketch', 1, {})).toBe(false);
    expect(await previewed('quick', 2, { sewn })).toBe(true);
    void client.make(words).catch(() => undefined);
    // Beside the design, in another worker.
    expect(await previewed('sketch', 1, {})).toBe(false);
    client.cancel();
    expect(client.hasRunIn).toBe(false);
  });

  it('hands the plan through while the design is still being made', async () => {
    const { workers, client } = bench();
    const told: string[] = [];
    const job = client.make(PICTURE, {
      onFlatPreview: () => told.push('plan'),
      onProgress: ({ stage }) => told.push(stage),
    });
    const plan = {} as ImageBitmap;
    workers[0].say({ type: 'plan', id: 1, plan });
    expect(told).toEqual(['plan']);
    workers[0].say({ type: 'progress', id: 1, progress: { stage: 'colours', fraction: 0.1 } });
    workers[0].say({ type: 'done', id: 1, result: new Uint8Array([7]) });
    await job;
    expect(told).toEqual(['plan', 'colours']);
  });

  it('hands progress and the result through, and keeps the worker for the next job', async () => {
    const { workers, client } = bench();
    const steps: Progress[] = [];
    const job = client.make(PICTURE, { onProgress: (step) => steps.push(step) });
    expect(client.busy).toBe(true);
    workers[0].say({ type: 'progress', id: 1, progress: { stage: 'colours', fraction: 0.1 } });
    workers[0].say({ type: 'done', id: 1, result: new Uint8Array([7]) });
    expect(await job).toEqual(new Uint8Array([7]));
    expect(steps).toEqual([{ stage: 'colours', fraction: 0.1 }]);
    expect(client.busy).toBe(false);
    void client.make(PICTURE).catch(() => undefined);
    expect(workers).toHaveLength(1);
    expect(workers[0].seen.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('refuses a second conversion while one runs', async () => {
    const { client } = bench();
    void client.make(PICTURE).catch(() => undefined);
    expect(await codeOf(client.make(PICTURE))).toBe('busy');
    expect(client.busy).toBe(true);
  });

  it('cancels at once: the worker ends, a fresh one stands ready, late words are ignored', async () => {
    const { workers, client } = bench();
    const job = codeOf(client.make(PICTURE));
    client.cancel();
    const next = client.make(PICTURE);
    expect(workers[0].ended).toBe(true);
    expect(await job).toBe('aborted');
    expect(workers).toHaveLength(2);
    expect(client.busy).toBe(true);
    workers[0].say({ type: 'failed', id: 1, code: 'internal', message: 'late' });
    workers[1].say({ type: 'done', id: 2, result: new Uint8Array([1]) });
    expect(await next).toEqual(new Uint8Array([1]));
  });

  it('does nothing when there is nothing to cancel', () => {
    const { workers, client } = bench();
    client.cancel();
    expect(workers).toHaveLength(0);
  });

  it('carries the code of a failed job', async () => {
    const { workers, client } = bench();
    const job = codeOf(client.make(PICTURE));
    workers[0].say({ type: 'failed', id: 1, code: 'nothing-to-sew', message: 'all fabric' });
    expect(await job).toBe('nothing-to-sew');
    expect(workers[0].ended).toBe(false);
  });

  it('tells when the script does not load, and tries a new worker the next time', async () => {
    const { workers, client } = bench();
    const job = codeOf(client.make(PICTURE));
    workers[0].port.onerror?.({});
    expect(await job).toBe('worker-failed');
    void client.make(PICTURE).catch(() => undefined);
    expect(workers).toHaveLength(2);
  });

  it('tells when a part of the engine does not load, and tries a new worker the next time', async () => {
    const { workers, client } = bench();
    const job = codeOf(client.make(PICTURE));
    const message = 'a part of the engine did not load';
    workers[0].say({ type: 'failed', id: 1, code: 'worker-failed', message });
    expect(await job).toBe('worker-failed');
    expect(workers[0].ended).toBe(true);
    void client.make(PICTURE).catch(() => undefined);
    expect(workers).toHaveLength(2);
  });

  it('tells when the browser forbids workers', async () => {
    const client = new EngineClient(() => {
      throw new Error('SecurityError');
    });
    expect(await codeOf(client.make(PICTURE))).toBe('worker-failed');
    expect(client.busy).toBe(false);
  });

  it('previews in the worker that will make the design, and beside it while it does', () => {
    const { workers, client } = bench();
    const words = { kind: 'lettering', options: { text: 'Ada' } } as MakeRequest;
    void client.preview(words, 'sketch').catch(() => undefined);
    void client.make(words).catch(() => undefined);
    expect(workers[0].seen.map(({ request }) => request.type)).toEqual(['preview', 'make']);
    void client.preview(words, 'fine').catch(() => undefined);
    void client.understand('a rose').catch(() => undefined);
    expect(workers).toHaveLength(2);
    expect(workers[1].seen.map(({ request }) => request.type)).toEqual(['preview', 'understand']);
    client.cancel();
    expect(workers.map(({ ended }) => ended)).toEqual([true, false, false]);
  });

  it('writes files in a worker of their own, which ends when they are written', async () => {
    const { workers, client } = bench();
    void client.make(PICTURE).catch(() => undefined);
    const file = client.encode({} as never, 'dst');
    workers[1].say({ type: 'done', id: 1, result: new Uint8Array([3]) });
    expect(await file).toEqual(new Uint8Array([3]));
    expect(workers.map(({ ended }) => ended)).toEqual([false, true]);
  });
});

describe('describeError', () => {
  it.each([
    [new JobError('cut-off', 'half'), 'cut-off'],
    [new RangeError('Array buffer allocation failed'), 'out-of-memory'],
    [new RangeError('Invalid array length'), 'out-of-memory'],
    [new RangeError('toFixed() digits'), 'internal'],
    [new TypeError('x is not a function'), 'internal'],
    ['a string', 'internal'],
  ])('%s → %s', (error, code) => {
    expect(describeError(error).code).toBe(code);
  });
});

describe('throttleProgress', () => {
  it('thins out reports but lets the last of each stage pass', () => {
    let time = 0;
    const seen: string[] = [];
    const report = throttleProgress(
      ({ stage, done }) => seen.push(`${stage} ${done}`),
      () => time,
    );
    for (let done = 1; done <= 5; done++) report({ stage: 'shapes', fraction: 0, done, total: 9 });
    report({ stage: 'stitches', fraction: 0.5, done: 1, total: 9 });
    time += REPORT_EVERY_MS;
    report({ stage: 'stitches', fraction: 0.6, done: 2, total: 9 });
    report({ stage: 'stitches', fraction: 1, done: 9, total: 9 });
    expect(seen).toEqual(['shapes 1', 'shapes 5', 'stitches 2', 'stitches 9']);
  });
});
