import { Hono } from 'hono';
import { config, contact, contactAnswer } from '../netlify/functions/contact.ts';
import type { Backend } from './embedded/backend.ts';
import { reachProject } from './project.ts';
import { RateLimit } from './rate-limit.ts';
import { addressOf } from './visitor.ts';

export interface ContactOptions {
  log: (line: string) => void;
  /** Keeps the messages, where it is this machine's. */
  backend?: Backend;
}

/** The function that takes the contact form, with Netlify's rate limit before it. */
export function contactRoutes({ log, backend }: ContactOptions): Hono {
  const routes = new Hono();
  const limit = new RateLimit(config.rateLimit!);
  const project = reachProject(backend);
  routes.all(config.path as string, async (context) => {
    const wait = limit.take(addressOf(context));
    if (wait > 0) {
      await context.req.raw.body?.cancel();
      return contactAnswer(context.req.raw, 'busy', { wait });
    }
    // A database that is only just opened takes longer than a hosted one may.
    await backend?.start().catch(() => undefined);
    return contact(context.req.raw, { fetch: project.fetch, env: await project.env(), log });
  });
  return routes;
}
