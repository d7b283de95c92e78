import { Hono } from 'hono';
import { problem } from '../netlify/fal/answers.ts';
import { config, fal } from '../netlify/functions/fal.ts';
import type { Backend } from './embedded/backend.ts';
import type { FakeFal } from './fake-fal/fake-fal.ts';
import { overHttp } from '../netlify/fal/upstream.ts';
import { isOwn } from '../netlify/own-request.ts';
import { inProcess } from './fake-fal/reach.ts';
import { reachProject } from './project.ts';
import { RateLimit } from './rate-limit.ts';
import { addressOf } from './visitor.ts';

export interface FalOptions {
  log: (line: string) => void;
  /** Keeps the budget, where it is this machine's. */
  backend?: Backend;
  /** Stands for fal.ai. */
  fakeFal?: FakeFal;
}

/** Where browsers reach the stand-in's files. */
export const FAKE_FAL_PATH = '/_fal';

/** The stand-in's key: not fal's, which must never be spent on a try. */
export const FAKE_FAL_KEY = 'stand-in:no-real-key';

/** Whether it comes of no page at all, but of the address bar or a bookmark. */
const isTyped = ({ headers }: Request) => headers.get('Sec-Fetch-Site') === 'none';

/** The function that leads to fal.ai, with Netlify's rate limit before it. */
export function falRoutes({ log, backend, fakeFal }: FalOptions): Hono {
  const routes = new Hono();
  const limit = new RateLimit(config.rateLimit!);
  const project = reachProject(backend);
  routes.all(config.path as string, async (context) => {
    const visitor = addressOf(context);
    const wait = limit.take(visitor);
    if (wait > 0) {
      await context.req.raw.body?.cancel();
      return problem(429, 'Too many requests at once. Wait a moment.', undefined, wait);
    }
    // A database that is only just opened takes longer than a hosted one may.
    await backend?.start().catch(() => undefined);
    return fal(context.req.raw, {
      upstream: fakeFal ? inProcess(fakeFal) : overHttp,
      fetch: project.fetch,
      env: { ...(await project.env()), ...(fakeFal && { FAL_KEY: FAKE_FAL_KEY }) },
      visitor,
      log,
    });
  });
  if (fakeFal) {
    routes.use(`${FAKE_FAL_PATH}/*`, async ({ req }, next) => {
      // Another site's page must neither fill the stand-in nor make it go wrong.
      if (!isOwn(req.raw, process.env) || (req.method !== 'GET' && isTyped(req.raw))) {
        await req.raw.body?.cancel();
        return problem(403, 'Only the pages of this site may ask this.', 'refused');
      }
      return next();
    });
    routes.route(FAKE_FAL_PATH, fakeFal.publicApp);
    // In place of the built one: the pages learn here who works, and that it is a stand-in.
    routes.get('/maker.json', (context) =>
      context.json({ maker: 'fal', standIn: true }, 200, { 'Cache-Control': 'no-store' }),
    );
  }
  return routes;
}
