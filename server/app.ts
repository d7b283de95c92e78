import path from 'node:path';
import { type Context, Hono } from 'hono';
import { galleryPage } from '../netlify/functions/gallery-page.ts';
import { config as healthConfig, health } from '../netlify/functions/health.ts';
import { contactRoutes } from './contact.ts';
import type { Backend } from './embedded/backend.ts';
import { backendRoutes } from './embedded/routes.ts';
import type { FakeFal } from './fake-fal/fake-fal.ts';
import { FAKE_FAL_KEY, falRoutes } from './fal.ts';
import { headersFor } from './headers.ts';
import { RateLimit } from './rate-limit.ts';
import { reportRoutes } from './report.ts';
import { routeFor } from './routes.ts';
import { findFile, NOT_FOUND_PAGE, resolvePath } from './static/resolve.ts';
import { type EncodedCache, sendFile } from './static/send.ts';
import { addressOf } from './visitor.ts';

export interface AppOptions {
  /** Folder of the built site. */
  dist: string;
  /** Takes one line for each thing worth knowing: an unknown path, a fault of ours. */
  log: (line: string) => void;
  /** Accounts and gallery on this machine; without it they are somebody else's. */
  backend?: Backend;
  /** Stands for fal.ai: no picture leaves this machine, and none is paid. */
  fakeFal?: FakeFal;
}

/** Room for a path in the log, in characters. */
const LOGGED_PATH = 200;

/** A path as one harmless line: whatever moves the cursor, or hides, becomes a dot. */
function loggable(pathname: string): string {
  const plain = pathname.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '·');
  return plain.length > LOGGED_PATH ? `${plain.slice(0, LOGGED_PATH)}…` : plain;
}

/** The path with its escapes read, where they can be: that is what a person looks for in a log. */
function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Names whoever asked, too, where a proxy stands before this server. */
function forwardedFrom(from: Context['req'], request: Request): Request {
  const forwarded = from.header('X-Forwarded-For');
  if (forwarded) request.headers.set('X-Forwarded-For', forwarded);
  return request;
}

/** The local server's application: everything it answers, on no port yet. */
export function createApp({ dist, log, backend, fakeFal }: AppOptions): Hono {
  const app = new Hono();

  // Before the headers of pages: their answers bring their own.
  if (backend) app.route('/', backendRoutes(backend));
  app.route('/', contactRoutes({ log, backend }));
  app.route('/', reportRoutes({ log, backend }));
  app.route('/', falRoutes({ log, backend, fakeFal }));

  // A function that asks the site, or a project that is here too, needs no port for it.
  const reachFrom = ({ req, env: connection }: Context) => ({
    fetch: async (input: string | URL | Request, init?: RequestInit) => {
      const request = new Request(input, init);
      // What is asked for a visitor is asked by him, for whoever counts.
      return new URL(request.url).origin === new URL(req.url).origin
        ? app.fetch(forwardedFrom(req, request), connection)
        : fetch(request);
    },
    env: process.env,
  });
  const healthLimit = new RateLimit(healthConfig.rateLimit!);
  app.all(healthConfig.path as string, async (context) => {
    const wait = healthLimit.take(addressOf(context));
    if (wait > 0) return context.text('Asked too often.\n', 429, { 'Retry-After': `${wait}` });
    // A database that is only just opened is not down.
    await backend?.start().catch(() => undefined);
    const { fetch, env } = reachFrom(context);
    const maker = fakeFal && { FAL_KEY: FAKE_FAL_KEY };
    return health(context.req.raw, { fetch, env: { ...env, ...maker }, now: Date.now });
  });

  app.use(async (context, next) => {
    await next();
    const { pathname } = new URL(context.req.url);
    for (const [name, value] of Object.entries(headersFor(pathname))) {
      // A path that is not there must not be remembered for a year.
      if (name === 'Cache-Control' && context.res.status >= 400) context.header(name, 'no-store');
      else context.header(name, value);
    }
  });

  app.get('/gallery/:id{[0-9a-fA-F-]{36}}', (context) =>
    galleryPage(context.req.raw, reachFrom(context)),
  );

  servePages(app, dist, log);
  return app;
}

/** The built files, the page for what is not there, and the words for what breaks. */
function servePages(app: Hono, dist: string, log: (line: string) => void): void {
  const cache: EncodedCache = new Map();
  app.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const resolved = await resolvePath(dist, pathname);
    switch (resolved.kind) {
      case 'file':
        return sendFile(context.req.raw, resolved, cache);
      case 'redirect':
        return context.redirect(resolved.to + search, 308);
      case 'malformed':
        return context.text('This address has a broken % escape.\n', 400);
      case 'missing':
        return context.notFound();
    }
  });
  app.all('*', (context) => context.text('Pages can only be read.\n', 405, { Allow: 'GET, HEAD' }));

  app.notFound(async (context) => {
    const { pathname } = new URL(context.req.url);
    const { to, status } = routeFor(pathname) ?? { to: NOT_FOUND_PAGE, status: 404 };
    if (status === 404) log(`404 ${loggable(readable(pathname))}`);
    const page = await findFile(path.join(dist, to));
    if (!page) return context.text('There is no page here.\n', 404);
    return sendFile(context.req.raw, page, cache, status);
  });
  app.onError((error, context) => {
    log(`500 ${loggable(readable(new URL(context.req.url).pathname))}: ${loggable(error.message)}`);
    return context.text('Something broke on the server; its log says what.\n', 500);
  });
}
