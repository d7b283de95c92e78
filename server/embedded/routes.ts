import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { Attempts, isGuess, isWrong } from './attempts.ts';
import { withHeaders } from './answer-headers.ts';
import type { Backend } from './backend.ts';
import { MAIL_STYLE, mailPage } from './mail-page.ts';
import { readMails } from './mailbox.ts';
import { addressOf } from '../visitor.ts';

const MAIL_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3}|localhost|\[::1\])$/;

/**
 * Asked on this machine, of this machine: the other end of the connection is here, and the name
 * in the address bar means here too (another site's name may be made to point at 127.0.0.1).
 */
export function isLocal(peer: string | undefined, hostname: string): boolean {
  return peer !== undefined && LOOPBACK.test(peer) && LOOPBACK.test(hostname);
}

function peerOf(context: Context): string | undefined {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    return undefined;
  }
}

function tooOften(seconds: number): Response {
  const minutes = Math.ceil(seconds / 60);
  const msg = `Too many wrong attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return Response.json(
    { code: 429, error_code: 'over_request_rate_limit', msg },
    { status: 429, headers: { 'Retry-After': `${seconds}` } },
  );
}

/** What the local server answers in place of a hosted project, and its mailbox at /_mail. */
export function backendRoutes(backend: Backend): Hono {
  const routes = new Hono();
  const attempts = new Attempts();
  routes.use(async (context, next) => {
    const url = new URL(context.req.url);
    if (!backend.owns(url.pathname)) return next();
    const visitor = peerOf(context) ?? '';
    const guesses = isGuess(url.pathname);
    const wait = guesses ? attempts.begin(visitor) : 0;
    if (wait > 0) return tooOften(wait);
    const request = context.req.raw;
    const gone = () => request.signal.aborted;
    const answer = await backend.fetch(request, addressOf(context)).catch((error: unknown) => {
      // Whoever asked has left: nobody reads this.
      if (gone()) return new Response(null, { status: 499 });
      throw error;
    });
    if (guesses && !isWrong(answer)) attempts.forgive(visitor);
    return withHeaders(url, answer);
  });
  routes.get('/_mail/*', async (context, next) => {
    const { hostname, pathname } = new URL(context.req.url);
    if (!isLocal(peerOf(context), hostname)) return next();
    if (pathname === '/_mail/style.css') {
      return context.body(MAIL_STYLE, 200, { 'Content-Type': 'text/css', ...MAIL_HEADERS });
    }
    if (pathname !== '/_mail') return next();
    const notices = [...backend.notices];
    const mails = await readMails(backend.folder).catch((error: Error) => {
      notices.push(error.message);
      return [];
    });
    return context.html(mailPage(mails, notices), 200, MAIL_HEADERS);
  });
  return routes;
}
