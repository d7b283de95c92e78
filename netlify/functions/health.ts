import type { Config } from '@netlify/functions';
import { supabaseConfig } from '../../src/lib/supabase-config.ts';
import {
  HEALTH_PARTS,
  type Health,
  type HealthPart,
  type PartState,
} from '../../src/lib/status/health.ts';
import { OWN_HEADERS } from '../own-headers.ts';

/* Tells whether the parts of this deployment answer, for /status and for who watches the site. */

/** How this function reaches the project. */
export interface HealthReach {
  fetch: typeof fetch;
  env: Record<string, string | undefined>;
  /** A clock, ms. */
  now: () => number;
}

/** How long a part may think before it counts as down, ms. */
const PATIENCE_MS = 3000;

/** What each part is asked; nothing that is a member's own. */
const PROBES: Record<Exclude<HealthPart, 'functions' | 'maker'>, string> = {
  database: '/rest/v1/gallery_images?select=id&limit=1',
  auth: '/auth/v1/settings',
  storage: '/storage/v1/object/public/shared/health',
};

/** Storage answers for a file that is not there: it is alive. */
const isAnswer = (part: HealthPart, status: number) =>
  status < 400 || (part === 'storage' && (status === 400 || status === 404));

/** The state of every part, as far as it can be seen from here. */
export async function health(
  request: Request,
  { fetch, env, now }: HealthReach,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Health is only read.\n', {
      status: 405,
      headers: { ...OWN_HEADERS, Allow: 'GET, HEAD' },
    });
  }
  const started = now();
  const { url, anonKey } = supabaseConfig(env, new URL(request.url).origin);
  async function probe(part: keyof typeof PROBES): Promise<PartState> {
    try {
      const response = await fetch(url + PROBES[part], {
        headers: { apikey: anonKey },
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.body?.cancel();
      return isAnswer(part, response.status) ? 'up' : 'down';
    } catch {
      return 'down';
    }
  }
  const [database, auth, storage] = await Promise.all([
    probe('database'),
    probe('auth'),
    probe('storage'),
  ]);
  const parts: Record<HealthPart, PartState> = {
    database,
    auth,
    storage,
    functions: 'up',
    maker: env.FAL_KEY?.trim() ? 'remote' : 'local',
  };
  const body: Health = {
    ok: HEALTH_PARTS.every((part) => parts[part] !== 'down'),
    parts,
    at: new Date(started).toISOString(),
    ms: Math.round(now() - started),
  };
  return Response.json(body, {
    status: body.ok ? 200 : 503,
    headers: OWN_HEADERS,
  });
}

export default (request: Request): Promise<Response> =>
  health(request, { fetch, env: process.env, now: Date.now });

// Netlify reads this without running it: plain values only. The local server holds to it too.
export const config: Config = {
  path: '/api/health',
  rateLimit: {
    action: 'rate_limit',
    aggregateBy: ['ip', 'domain'],
    windowSize: 60,
    windowLimit: 60,
  },
};
