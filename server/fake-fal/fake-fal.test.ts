import { ApiError, createFalClient, ValidationError } from '@fal-ai/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FLUX_PRO, KONTEXT } from '../../src/lib/ai/models.ts';
import { listen, type Listening } from '../listen.ts';
import { FakeFal } from './fake-fal.ts';
import type { Moment } from './faults.ts';
import { inProcess, overNetwork } from './reach.ts';

/*
 * The client library against the stand-in: that the one speaks what the other asks, and that the
 * library's constants are the specification's, seen from outside.
 */

const KEY = 'stand-in-key';
let standIn: Listening;
const fake = new FakeFal({ origin: () => standIn.url, key: KEY });

beforeAll(async () => {
  standIn = await listen(fake.app, { port: 0, host: '127.0.0.1' });
});
afterAll(() => standIn.close());
beforeEach(() => {
  fake.seen.length = 0;
  fake.fail();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const clientOf = (credentials: string) =>
  createFalClient({
    credentials,
    fetch: (input, init) => {
      const isFal = /^https:\/\/(?:[a-z]+\.)?fal\.(?:run|ai)\//.test(input as string);
      return isFal ? overNetwork(standIn.url)(input, init) : fetch(input, init);
    },
  });
const client = clientOf(KEY);
const input = { prompt: 'a red tulip' };

describe('the queue', () => {
  it('goes from the order over its states to the picture', async () => {
    // A second passes each time that it is asked, however busy the machine is.
    vi.useFakeTimers({ toFake: ['Date'] });
    const slow = new FakeFal({ origin: () => 'http://x', queueMs: 1000, workMs: 1000 });
    const queue = createFalClient({ credentials: 'any', fetch: inProcess(slow) }).queue;
    const order = await queue.submit(FLUX_PRO, { input });
    expect(order).toMatchObject({ status: 'IN_QUEUE', queue_position: 0 });
    const requestId = order.request_id;
    expect(order.status_url).toContain(`/fal-ai/flux-pro/requests/${requestId}/status`);
    await expect(queue.result(FLUX_PRO, { requestId })).rejects.toMatchObject({ status: 400 });

    const states: string[] = [];
    const done = await queue.subscribeToStatus(FLUX_PRO, {
      requestId,
      logs: true,
      pollInterval: 15,
      onQueueUpdate: ({ status }) => {
        states.push(status);
        vi.setSystemTime(Date.now() + 1000);
      },
    });
    expect(states).toEqual(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']);
    expect(done.logs).toHaveLength(1);
    const result = await queue.result(FLUX_PRO, { requestId });
    expect(result.requestId).toBe(requestId);
    expect((result.data as { images: object[] }).images).toMatchObject([
      { width: 1024, height: 1024, content_type: 'image/jpeg' },
    ]);
  });

  it('cancels, and says what cannot be cancelled', async () => {
    fake.jobs.slowDown(60_000);
    const { request_id: requestId } = await client.queue.submit(FLUX_PRO, { input });
    await client.queue.cancel(FLUX_PRO, { requestId });
    expect(fake.jobs.list().at(-1)?.cancelled).toBe(true);
    fake.jobs.slowDown(0);
    await expect(client.queue.cancel(FLUX_PRO, { requestId })).rejects.toMatchObject({
      status: 400,
      body: { status: 'ALREADY_COMPLETED' },
    });
    const nobody = crypto.randomUUID();
    await expect(client.queue.cancel(FLUX_PRO, { requestId: nobody })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('takes its own key alone', async () => {
    const stranger = clientOf('another').queue.submit(FLUX_PRO, { input });
    await expect(stranger).rejects.toMatchObject({ status: 401 });
  });

  it('names the fields that are wrong', async () => {
    const wrong = client.queue.submit(KONTEXT, { input: { prompt: 1 } as never });
    const error: unknown = await wrong.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ValidationError);
    const fields = (error as ValidationError).fieldErrors.map(({ loc }) => loc.join('.'));
    expect(fields).toEqual(['body.prompt', 'body.image_url']);
  });

  it('says it in one sentence, which the client wraps', async () => {
    fake.fail({ on: 'submit', how: 'status', status: 422, body: { detail: 'no' } });
    const error: unknown = await client.queue.submit(FLUX_PRO, { input }).catch((e: unknown) => e);
    expect((error as ValidationError).fieldErrors).toEqual([
      { loc: ['body'], msg: 'no', type: 'value_error' },
    ]);
  });

  it('asks again until the picture is there, twice a second at the most', async () => {
    fake.jobs.slowDown(1200);
    await client.subscribe(FLUX_PRO, { input });
    fake.jobs.slowDown(0);
    expect(fake.count('status')).toBeGreaterThan(1);
    expect(fake.count('status')).toBeLessThanOrEqual(4);
  });

  it('refuses a name that is no model', async () => {
    await expect(client.queue.submit('flux', { input })).rejects.toThrow(
      'Invalid app id: flux. Must be in the format <appOwner>/<appId>',
    );
  });

  it('ends in the words of the client when it waits too long', async () => {
    fake.jobs.slowDown(60_000);
    await expect(client.subscribe(FLUX_PRO, { input, timeout: 300 })).rejects.toThrow(
      'Client timed out waiting for the request to complete after 300ms',
    );
    await expect.poll(() => fake.count('cancel')).toBe(1);
    fake.jobs.slowDown(0);
  });
});

describe('faults', () => {
  const order = (prompt: string) =>
    client.queue.submit(FLUX_PRO, { input: { prompt } }).catch((error: unknown) => error);

  it('bound to words meet the orders that have them, from the order to the picture', async () => {
    fake.fail({ on: 'submit', how: 'status', status: 400, times: 1, words: 'blue' });
    fake.failToo({ on: 'result', how: 'status', status: 422, words: 'green' });
    fake.failToo({ on: 'picture', how: 'dot', words: 'green' });
    expect(await order('a blue tulip')).toMatchObject({ status: 400 });
    expect(await order('a blue tulip')).toMatchObject({ status: 'COMPLETED' });

    const pictures: Record<string, number> = {};
    for (const prompt of ['a red tulip', 'a green tulip']) {
      const { request_id: requestId } = (await order(prompt)) as { request_id: string };
      const result = client.queue.result(FLUX_PRO, { requestId });
      if (prompt.includes('green')) await expect(result).rejects.toMatchObject({ status: 422 });
      else await result;
      const answer = await fetch(`${standIn.url}/files/${requestId}.jpg`);
      pictures[prompt] = (await answer.bytes()).length;
    }
    expect(pictures['a green tulip']).toBeLessThan(2000);
    expect(pictures['a red tulip']).toBeGreaterThan(20_000);
  });

  it.each([
    ['down', 'ECONNREFUSED'],
    ['reset', 'ECONNRESET'],
  ] as const)('%s is %s where there is no network', async (how, code) => {
    fake.fail({ on: 'submit', how });
    const sent = inProcess(fake)('https://queue.fal.run/fal-ai/flux-pro', { method: 'POST' });
    await expect(sent).rejects.toMatchObject({ cause: { code } });
  });

  it('are told by hand: anew, or more of them', async () => {
    const tell = (where: string, faults: unknown) =>
      fetch(`${standIn.url}/${where}`, { method: 'POST', body: JSON.stringify(faults) });
    await tell('faults', [{ on: 'submit', how: 'status', status: 400 }]);
    await tell('faults/more', [{ on: 'submit', how: 'status', status: 403, times: 1 }]);
    expect(await order('a tulip')).toMatchObject({ status: 403 });
    expect(await order('a tulip')).toMatchObject({ status: 400 });
    expect((await tell('faults', [{ on: 'submit', how: 'oddly' }])).status).toBe(400);
    await tell('faults', []);
    expect(await order('a tulip')).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('uploads', () => {
  const bytes = (count: number) => {
    const all = new Uint8Array(count);
    for (let at = 0; at < count; at += 4096) all[at] = at / 4096;
    return all;
  };

  /** An order that was given up in an earlier test may ask for its state once more. */
  const moments = () => fake.seen.map(({ moment }) => moment).filter((one) => one !== 'status');

  it('a file goes in one piece', async () => {
    const file = new Blob([bytes(200_000)], { type: 'image/png' });
    const url = await client.storage.upload(file);
    expect(url).toMatch(/^https:\/\/v3\.fal\.media\/files\/stand-in\/[\w-]+\.png$/);
    expect(fake.files.get(url.split('/').at(-1)!)?.bytes).toEqual(bytes(200_000));
    expect(moments()).toEqual(['initiate', 'upload']);
  });

  it('94,371,840 bytes still do; one more goes in parts of 10 MB, each tried again', async () => {
    const limit = 94_371_840;
    await client.storage.upload(new Blob([bytes(limit)], { type: 'image/png' }));
    expect(moments()).toEqual(['initiate', 'upload']);
    fake.seen.length = 0;

    // Two tries of a part fail, the third is heard.
    fake.fail({ on: 'part', how: 'status', status: 500, times: 2 });
    const url = await client.storage.upload(new Blob([bytes(limit + 1)], { type: 'image/png' }));
    expect(fake.count('part')).toBe(Math.ceil((limit + 1) / (10 * 1024 * 1024)) + 2);
    expect(fake.seen.map(({ moment }) => moment).at(-1)).toBe('complete');
    expect(fake.seen[0].address).toContain('/initiate-multipart');
    await expect.poll(() => fake.files.get(url.split('/').at(-1)!)?.bytes.length).toBe(limit + 1);
    const lengths = fake.seen
      .filter(({ moment }) => moment === 'part')
      .map(({ headers }) => Number(headers['content-length']));
    expect(lengths.slice(0, -1).every((length) => length === 10 * 1024 * 1024)).toBe(true);
  });

  it('a part that fails three times ends it', async () => {
    const file = new Blob([bytes(94_371_841)], { type: 'image/png' });
    fake.fail({ on: 'part', how: 'status', status: 500 });
    await expect(client.storage.upload(file)).rejects.toThrow(
      'Part upload failed, retries exhausted',
    );
    expect(fake.count('part')).toBe(3);
  });
});

describe('the client’s retries', () => {
  /** Times between the tries of a request that always fails, ms, on a clock of our own. */
  async function waits(moment: Moment, status: number, chance: number, work: string) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const own = new FakeFal({ origin: () => 'http://x' });
    own.fail({ on: moment, how: 'status', status });
    const api = createFalClient({ credentials: 'any', fetch: inProcess(own) });
    const requestId = '0123456789';
    const calls: Record<string, () => Promise<unknown>> = {
      run: () => api.run(FLUX_PRO, { input }),
      submit: () => api.queue.submit(FLUX_PRO, { input }),
      status: () => api.queue.status(FLUX_PRO, { requestId }),
      result: () => api.queue.result(FLUX_PRO, { requestId }),
      cancel: () => api.queue.cancel(FLUX_PRO, { requestId }),
    };
    const outcome = calls[work]().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(await outcome).toBeInstanceOf(ApiError);
    const times = own.seen.map(({ at }) => at);
    return times.slice(1).map((at, i) => Math.round(at - times[i]));
  }

  it.each([429, 502, 503, 504])(
    'a run: three after %i, from 500 ms on, doubled',
    async (status) => {
      expect(await waits('run', status, 0.5, 'run')).toEqual([500, 1000, 2000]);
    },
  );

  it('a run’s waits are up to a quarter shorter or longer', async () => {
    expect(await waits('run', 503, 0, 'run')).toEqual([375, 750, 1500]);
    expect(await waits('run', 503, 1, 'run')).toEqual([625, 1250, 2500]);
  });

  it.each([400, 401, 404, 422, 500])('a run: none after %i', async (status) => {
    expect(await waits('run', status, 0.5, 'run')).toEqual([]);
  });

  it.each(['submit', 'result', 'cancel'] as const)('%s: three, from a second on', async (work) => {
    expect(await waits(work, 503, 0.5, work)).toEqual([1000, 2000, 4000]);
    vi.useRealTimers();
    expect(await waits(work, 500, 0.5, work)).toEqual([]);
  });

  it('status: five, also after 500', async () => {
    for (const status of [503, 500]) {
      expect(await waits('status', status, 0.5, 'status')).toEqual([
        1000, 2000, 4000, 8000, 16_000,
      ]);
      vi.useRealTimers();
    }
  });
});
