import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { Hono } from 'hono';
import { overHttp } from '../../../netlify/fal/upstream.ts';
import { fal } from '../../../netlify/functions/fal.ts';
import { listen } from '../../listen.ts';
import { FakeFal, type FakeFalOptions } from '../fake-fal.ts';
import { moved } from '../reach.ts';

/** A site with the function, and the stand-in behind it on a port of its own. */
export interface FalSite {
  fake: FakeFal;
  proxyUrl: string;
  /** What the function logged. */
  lines: string[];
  /** What the database says when the budget is asked; `granted` unless told. */
  budget: { says: string };
  /** Takes the stand-in from the network, and brings it back. */
  down: () => void;
  up: () => void;
  close: () => Promise<void>;
}

export const KEY = 'test-key-id:test-key-secret';

const ENV = {
  FAL_KEY: KEY,
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_0123456789',
  PUBLIC_SUPABASE_URL: 'http://localhost',
};

/** A port that nothing listens on. */
async function deadPort(): Promise<number> {
  const server: Server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

export async function startFalSite(options: Partial<FakeFalOptions> = {}): Promise<FalSite> {
  let origin = '';
  const fake = new FakeFal({ origin: () => origin, key: KEY, ...options });
  const standIn = await listen(fake.app, { port: 0, host: '127.0.0.1' });
  origin = standIn.url;
  const dead = `http://127.0.0.1:${await deadPort()}`;
  let base = origin;
  const lines: string[] = [];
  const budget = { says: 'granted' };
  const app = new Hono();
  app.all('/api/fal/proxy', ({ req }) =>
    fal(req.raw, {
      env: ENV,
      visitor: '203.0.113.7',
      log: (line) => void lines.push(line),
      upstream: (url, ask) => overHttp(moved(url, base), ask),
      fetch: () => Promise.resolve(Response.json(budget.says)),
    }),
  );
  const site = await listen(app, { port: 0, host: '127.0.0.1' });
  return {
    fake,
    lines,
    budget,
    proxyUrl: `${site.url}/api/fal/proxy`,
    down: () => void (base = dead),
    up: () => void (base = origin),
    close: async () => void (await Promise.all([site.close(), standIn.close()])),
  };
}
