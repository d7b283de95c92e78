import { Hono } from 'hono';
import { config, report, reportAnswer } from '../netlify/functions/report.ts';
import type { Backend } from './embedded/backend.ts';
import { reachProject } from './project.ts';
import { RateLimit } from './rate-limit.ts';
import { addressOf } from './visitor.ts';

export interface ReportOptions {
  log: (line: string) => void;
  /** Keeps the reports, where it is this machine's. */
  backend?: Backend;
}

/** The function that takes reports, with Netlify's rate limit before it. */
export function reportRoutes({ log, backend }: ReportOptions): Hono {
  const routes = new Hono();
  const limit = new RateLimit(config.rateLimit!);
  const project = reachProject(backend);
  routes.all(config.path as string, async (context) => {
    const visitor = addressOf(context);
    const wait = limit.take(visitor);
    if (wait > 0) {
      await context.req.raw.body?.cancel();
      return reportAnswer('busy', { wait });
    }
    // A database that is only just opened takes longer than a hosted one may.
    await backend?.start().catch(() => undefined);
    return report(context.req.raw, {
      fetch: project.fetch,
      env: await project.env(),
      visitor,
      log,
    });
  });
  return routes;
}
