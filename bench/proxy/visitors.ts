import { request } from 'undici';
import { FLUX_PRO, FLUX_PRO_PARAMETERS } from '../../src/lib/ai/models.ts';
import { percentile } from './percentile.ts';

/* Many visitors in one process: each orders a picture, looks twice a second, fetches, begins anew. */

export interface LoadTask {
  /** Where the stand-in listens. */
  base: string;
  /** Where the function listens; without it the stand-in is asked itself. */
  proxyUrl?: string;
  seconds: number;
  visitors: number;
}

export interface LoadReport {
  requests: number;
  pictures: number;
  /** How often each status came. */
  statuses: Record<string, number>;
  /** Requests without an answer, by what was thrown. */
  failures: Record<string, number>;
  /** Of an answer, ms. */
  p50: number;
  p95: number;
  p99: number;
}

const QUEUE = 'https://queue.fal.run';
/** Between two looks, as the client waits, ms. */
const POLL_MS = 500;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const report = { requests: 0, pictures: 0, statuses: {}, failures: {} } as LoadReport;
const times: number[] = [];
const count = (table: Record<string, number>, key: string) => {
  table[key] = (table[key] ?? 0) + 1;
};

/** Sends without the comfort of fetch: the visitors shall not take the processor from the function. */
async function exchange(
  url: string,
  method: 'GET' | 'POST',
  headers: Record<string, string>,
  sent?: string,
) {
  const { statusCode: status, body } = await request(url, { method, headers, body: sent ?? null });
  return { status, text: await body.text() };
}

async function ask(
  task: LoadTask,
  visitor: number,
  method: 'GET' | 'POST',
  target: string,
  body?: object,
) {
  const { base, proxyUrl } = task;
  const began = performance.now();
  report.requests++;
  const headers = {
    authorization: 'Key direct',
    'content-type': 'application/json',
    'x-fal-target-url': target,
    'x-bench-visitor': String(visitor),
  };
  const url = proxyUrl ?? base + target.slice('https:/'.length);
  try {
    const { status, text } = await exchange(url, method, headers, body && JSON.stringify(body));
    times.push(performance.now() - began);
    count(report.statuses, String(status));
    return JSON.parse(text) as { request_id?: string; status?: string; images?: unknown[] };
  } catch (error) {
    count(report.failures, (error as NodeJS.ErrnoException).code ?? (error as Error).name);
    return {};
  }
}

async function visit(task: LoadTask, visitor: number, until: number): Promise<void> {
  // Nobody comes at the same moment as all others.
  await sleep((visitor / task.visitors) * Math.min(3000, task.seconds * 300));
  while (performance.now() < until) {
    const prompt = `picture of visitor ${visitor}`;
    const order = { prompt, ...FLUX_PRO_PARAMETERS };
    const { request_id } = await ask(task, visitor, 'POST', `${QUEUE}/${FLUX_PRO}`, order);
    if (!request_id) continue;
    const picture = `${QUEUE}/fal-ai/flux-pro/requests/${request_id}`;
    while (performance.now() < until) {
      const { status } = await ask(task, visitor, 'GET', `${picture}/status?logs=0`);
      if (status === 'COMPLETED') break;
      await sleep(POLL_MS);
    }
    if (performance.now() >= until) return;
    const { images } = await ask(task, visitor, 'GET', picture);
    if (images?.length === 1) report.pictures++;
    await sleep(1000);
  }
}

process.on('message', (task: LoadTask) => {
  const until = performance.now() + task.seconds * 1000;
  const all = Array.from({ length: task.visitors }, (_, visitor) => visit(task, visitor, until));
  void Promise.all(all).then(() => {
    const of = (share: number) => percentile(times, share);
    process.send!({ ...report, p50: of(0.5), p95: of(0.95), p99: of(0.99) });
  });
});
process.on('disconnect', () => process.exit());
