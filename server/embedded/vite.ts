import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { loadEnv, type Plugin } from 'vite';
import { checkSupabase } from '../../src/lib/supabase-check.ts';
import { Backend } from './backend.ts';
import { backendRoutes } from './routes.ts';

/**
 * For the site's build: refuses settings of Supabase that cannot work, by name. For `npm run
 * dev`: answers accounts, gallery and mailbox on the site's own origin, as `npm start` does.
 */
export function embeddedSupabase(): Plugin {
  return {
    name: 'ilmek-embedded-supabase',
    config(_config, { mode }) {
      checkSupabase(loadEnv(mode, process.cwd(), 'PUBLIC_'));
    },
    configureServer(server) {
      const { PUBLIC_SUPABASE_URL } = loadEnv(server.config.mode, process.cwd(), 'PUBLIC_');
      if (PUBLIC_SUPABASE_URL) return;
      const backend = new Backend({
        folder: path.resolve(process.env.DATA_DIR?.trim() || '.data'),
        siteUrl: () => server.resolvedUrls?.local[0].replace(/\/$/, '') ?? '',
        siteOwner: process.env.SITE_OWNER?.trim() || undefined,
        log: (line) => server.config.logger.info(line),
      });
      const app = new Hono().route('/', backendRoutes(backend));
      const answer = getRequestListener(app.fetch);
      server.middlewares.use((request, response, next) => {
        const pathname = (request.url ?? '').split('?')[0];
        if (!backend.owns(pathname) && !/^\/_mail(\/|$)/.test(pathname)) next();
        else void answer(request, response);
      });
      server.httpServer?.once('close', () => void backend.close());
    },
  };
}
