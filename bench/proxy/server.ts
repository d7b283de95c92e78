import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Hono } from 'hono';
import type { Budget } from '../../netlify/fal/budget.ts';
import { problem } from '../../netlify/fal/answers.ts';
import { falProxy } from '../../netlify/fal/proxy.ts';
import { config } from '../../netlify/functions/fal.ts';
import { overNetwork } from '../../server/fake-fal/reach.ts';
import { listen } from '../../server/listen.ts';
import { RateLimit } from '../../server/rate-limit.ts';
import { percentile } from './percentile.ts';

/** What the function took. */
export interface OwnTimes {
  /** ms */
  p50: number;
  p95: number;
  p99: number;
  /** After a collection each few seconds, MB. */
  heaps: number[];
  residentMb: number;
}

/** The purse has no bottom here: the database is measured by `npm run bench:database`. */
const budget: Budget = {
  take: () => Promise.resolve('granted'),
  giveBack: () => Promise.resolve(),
};

const MB = 1024 * 1024;
/** How often the heap is collected and measured, ms. */
const HEAP_MS = 5000;

/** The function in this process, with Netlify's rate limit for each visitor. */
export async function startProxy(standIn: string) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const limit = new RateLimit(config.rateLimit!);
  const upstream = overNetwork(standIn);
  const times: number[] = [];
  const heaps: number[] = [];
  const app = new Hono();
  app.all('/', async ({ req }) => {
    const began = performance.now();
    const visitor = req.header('x-bench-visitor') ?? '';
    const wait = limit.take(visitor);
    if (wait > 0) return problem(429, 'Too many requests', undefined, wait);
    let waited = 0;
    const answer = await falProxy(req.raw, {
      fetch: async (input, init) => {
        const asked = performance.now();
        const response = await upstream(input, init);
        waited += performance.now() - asked;
        return response;
      },
      falKey: 'bench-key:bench-secret',
      budget,
      visitor,
      log: () => undefined,
    });
    times.push(performance.now() - began - waited);
    return answer;
  });
  const { url, close } = await listen(app, { port: 0, host: '127.0.0.1' });
  let timer: NodeJS.Timeout;
  return {
    url,
    close,
    begin() {
      times.length = 0;
      timer = setInterval(() => {
        collect();
        heaps.push(process.memoryUsage().heapUsed / MB);
      }, HEAP_MS);
    },
    end(): OwnTimes {
      clearInterval(timer);
      const residentMb = process.memoryUsage().rss / MB;
      const of = (share: number) => percentile(times, share);
      return { p50: of(0.5), p95: of(0.95), p99: of(0.99), heaps, residentMb };
    },
  };
}
