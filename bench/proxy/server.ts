import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Hono } from 'hono';
import type { Budget } from '../../netlify/fal/budget.ts';
import { problem } from '../../netlify/fal/answers.ts';
import { falProxy } from '../../netlify/fal/proxy.ts';
import { overHttp } from '../../netlify/fal/upstream.ts';
import { config } from '../../netlify/functions/fal.ts';
import { moved } from '../../server/fake-fal/reach.ts';
import { listen } from '../../server/listen.ts';
import { RateLimit } from '../../server/rate-limit.ts';
import { percentile } from './percentile.ts';

/** What the function took. */
export interface OwnTimes {
  /** ms */
  p50: number;
  p95: number;
  p99: number;
  /** In use after a collection, before and after the load, MB. */
  heap: { before: number; after: number };
  /** Of the process, every few seconds, MB. */
  resident: number[];
}

/** The purse has no bottom here: the database is measured by `npm run bench:database`. */
const budget: Budget = {
  take: () => Promise.resolve('granted'),
  giveBack: () => Promise.resolve(),
};

const MB = 1024 * 1024;
/** How often the process is measured, ms. */
const MEMORY_MS = 5000;

/** The function in this process, with Netlify's rate limit for each visitor. */
export async function startProxy(standIn: string) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const limit = new RateLimit(config.rateLimit!);
  const times: number[] = [];
  const resident: number[] = [];
  const app = new Hono();
  app.all('/', async ({ req }) => {
    const began = performance.now();
    const visitor = req.header('x-bench-visitor') ?? '';
    const wait = limit.take(visitor);
    if (wait > 0) return problem(429, 'Too many requests', undefined, wait);
    let waited = 0;
    const answer = await falProxy(req.raw, {
      fetch: async (url, ask) => {
        const asked = performance.now();
        const response = await overHttp(moved(url, standIn), ask);
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
  let before = 0;
  /** Never under load: a collection stops all visitors at once, who from then on ask all at once. */
  const heapInUse = () => {
    collect();
    return process.memoryUsage().heapUsed / MB;
  };
  return {
    url,
    close,
    begin() {
      times.length = 0;
      before = heapInUse();
      timer = setInterval(() => resident.push(process.memoryUsage().rss / MB), MEMORY_MS);
    },
    end(): OwnTimes {
      clearInterval(timer);
      const of = (share: number) => percentile(times, share);
      const heap = { before, after: heapInUse() };
      return { p50: of(0.5), p95: of(0.95), p99: of(0.99), heap, resident };
    },
  };
}
