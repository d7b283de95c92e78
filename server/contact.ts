import { Hono } from 'hono';
import { config, contact, contactAnswer } from '../netlify/functions/contact.ts';
import type { Backend } from './embedded/backend.ts';
import { RateLimit } from './rate-limit.ts';
import { addressOf } from './visitor.ts';

export interface ContactOptions {
  log: (line: string) => void;
  /** Keeps the messages, where it is this machine's. */
  backend?: Backend;
}

/** The address that names the project of this machine; requests to it never leave the process. */
const DATABASE = 'http://localhost';

/** The function that takes the contact form, with Netlify's rate limit before it. */
export function contactRoutes({ log, backend }: ContactOptions): Hono {
  const routes = new Hono();
  const limit = new RateLimit(config.rateLimit!);
  routes.all(config.path as string, async (context) => {
    const wait = limit.take(addressOf(context));
    if (wait > 0) {
      await context.req.raw.body?.cancel();
      return contactAnswer(context.req.raw, 'busy', { wait });
    }
    return contact(context.req.raw, {
      fetch: (input, init) =>
        backend ? backend.fetch(new Request(input, init)) : fetch(input, init),
      env: { ...process.env, ...(backend && (await ownDatabase(backend))) },
      log,
    });
  });
  return routes;
}

const ownDatabase = async (backend: Backend) => ({
  PUBLIC_SUPABASE_URL: DATABASE,
  SUPABASE_SERVICE_ROLE_KEY: await backend.serviceKey(),
});
