import type { Config, Context } from '@netlify/functions';
import { problem } from '../fal/answers.ts';
import { databaseBudget } from '../fal/budget.ts';
import { falProxy } from '../fal/proxy.ts';
import { readSettings, type Env } from '../fal/settings.ts';
import { overHttp, type Upstream } from '../fal/upstream.ts';

/* The way to fal.ai with the site's key; `netlify/fal` says what is let through. */

/** How this function reaches the world. */
export interface FalReach {
  /** Reaches fal.ai. */
  upstream: Upstream;
  /** Reaches the database. */
  fetch: typeof fetch;
  env: Env;
  /** The visitor's address. */
  visitor: string;
  log: (line: string) => void;
}

/** Passes a request of @fal-ai/client on, or says why not. */
export async function fal(request: Request, reach: FalReach): Promise<Response> {
  const settings = readSettings(reach.env);
  if ('missing' in settings) {
    await request.body?.cancel();
    reach.log(`fal is not set up: ${settings.missing} is missing`);
    const message = 'This site has no remote maker; the maker on your own device works.';
    return problem(503, message, 'unavailable');
  }
  const { falKey, databaseUrl, serviceKey, limits } = settings;
  return falProxy(request, {
    fetch: reach.upstream,
    falKey,
    budget: databaseBudget({ url: databaseUrl, serviceKey, fetch: reach.fetch, limits }),
    visitor: reach.visitor,
    log: reach.log,
  });
}

export default (request: Request, context: Context): Promise<Response> =>
  fal(request, {
    upstream: overHttp,
    fetch,
    env: process.env,
    visitor: context.ip,
    log: (line) => void process.stdout.write(`${line}\n`),
  });

// Netlify reads this without running it: plain values only. The local server holds to it too.
export const config: Config = {
  path: '/api/fal/proxy',
  rateLimit: {
    action: 'rate_limit',
    aggregateBy: ['ip', 'domain'],
    windowSize: 60,
    windowLimit: 300,
  },
};
