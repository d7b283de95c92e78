import type { Config } from '@netlify/functions';
import { NOT_SENT_PAGE, SENT_PAGE, type ContactFault } from '../../src/lib/forms/contact.ts';
import { readMailSettings, smtp, toMail, type SendMail } from '../contact/mail.ts';
import { MAX_FORM, readForm, type ContactMessage } from '../contact/message.ts';
import { OWN_HEADERS } from '../own-headers.ts';
import { isOwn } from '../own-request.ts';
import { readText, TooLarge } from '../read-text.ts';

/*
 * Takes the contact form. A message is kept in the database, where only the service reads it, and
 * sent to the owner by mail where a mail server is set. Works for forms without script, which are
 * led to a page, and for the script of the page, which asks for JSON.
 */

/** How this function reaches the world. */
export interface ContactReach {
  /** Reaches the database. */
  fetch: typeof fetch;
  env: Record<string, string | undefined>;
  log: (line: string) => void;
  /** In place of the owner's mail server. */
  send?: SendMail;
}

/** How long the database may think, ms. */
const PATIENCE_MS = 6000;

const STATUS: Record<ContactFault, number> = {
  'not-a-form': 415,
  elsewhere: 403,
  wrong: 422,
  'too-large': 413,
  busy: 429,
  down: 503,
};

/** Answers in the way that was asked for: JSON for a script, a page for a form. */
export function contactAnswer(
  request: Request,
  fault?: ContactFault,
  { fields, wait }: { fields?: string[]; wait?: number } = {},
): Response {
  const headers = new Headers(OWN_HEADERS);
  if (wait) headers.set('Retry-After', String(wait));
  if (request.headers.get('accept')?.includes('application/json')) {
    const body = fault ? { fault, fields } : { sent: true };
    return Response.json(body, { status: fault ? STATUS[fault] : 200, headers });
  }
  headers.set('Location', fault ? `${NOT_SENT_PAGE}#${fault}` : SENT_PAGE);
  return new Response(null, { status: 303, headers });
}

/** Whether all escapes of a form can be read. */
function isUtf8Form(text: string): boolean {
  try {
    decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'));
    return true;
  } catch {
    return false;
  }
}

/** Takes a message, or says why not. */
export async function contact(request: Request, reach: ContactReach): Promise<Response> {
  const refuse = async (fault: ContactFault) => {
    await request.body?.cancel().catch(() => undefined);
    return contactAnswer(request, fault);
  };
  if (request.method !== 'POST') {
    return new Response('Messages are posted.\n', {
      status: 405,
      headers: { ...OWN_HEADERS, Allow: 'POST' },
    });
  }
  if (!isOwn(request, reach.env)) return refuse('elsewhere');
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return refuse('not-a-form');
  }
  let text: string;
  try {
    text = await readText(request, MAX_FORM);
  } catch (error) {
    return contactAnswer(request, error instanceof TooLarge ? 'too-large' : 'not-a-form');
  }
  // Escapes are bytes, too: what they spell must be UTF-8.
  if (!isUtf8Form(text)) return contactAnswer(request, 'not-a-form');
  const reading = readForm(new URLSearchParams(text));
  // A program is told that all went well.
  if (reading.kind === 'trap') return contactAnswer(request);
  if (reading.kind === 'wrong') return contactAnswer(request, 'wrong', { fields: reading.fields });
  return (await deliver(reading.message, reach))
    ? contactAnswer(request)
    : contactAnswer(request, 'down');
}

/** Keeps the message and sends it. @returns whether one of the two came about: then it is not lost */
async function deliver(message: ContactMessage, reach: ContactReach): Promise<boolean> {
  const settings = readMailSettings(reach.env);
  const send = reach.send ?? (settings && smtp(settings));
  const to = settings ?? { to: 'owner@localhost', from: 'contact@localhost' };
  const [kept, mailed] = await Promise.allSettled([
    keep(message, reach),
    send ? send(toMail(message, to)) : Promise.reject(new Error('no mail server is set')),
  ]);
  // Neither words nor addresses belong in a log.
  if (kept.status === 'rejected') reach.log(`contact: not kept, ${reasonOf(kept.reason)}`);
  if (send && mailed.status === 'rejected')
    reach.log(`contact: not mailed, ${codeOf(mailed.reason)}`);
  return kept.status === 'fulfilled' || mailed.status === 'fulfilled';
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');

/** A mail library's words may hold addresses; its codes do not. */
const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? 'unknown';

async function keep(message: ContactMessage, { env, fetch }: ContactReach): Promise<void> {
  const url = env.PUBLIC_SUPABASE_URL?.trim();
  const key = env.SUPABASE_SERVICE_ROLE_KEY?.trim();
  if (!url || !key) throw new Error('PUBLIC_SUPABASE_URL or SUPABASE_SERVICE_ROLE_KEY is missing');
  const { firstName: first_name, lastName: last_name, email, subject, message: text } = message;
  const response = await fetch(`${new URL(url).origin}/rest/v1/contact_messages`, {
    method: 'POST',
    headers: {
      apikey: key,
      // Keys of the older kind are tokens themselves.
      ...(key.startsWith('ey') && { Authorization: `Bearer ${key}` }),
      'Content-Type': 'application/json',
      Prefer: 'return=minimal',
    },
    body: JSON.stringify({ first_name, last_name, email, subject, message: text }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the database answered ${response.status}`);
}

export default (request: Request): Promise<Response> =>
  contact(request, {
    fetch,
    env: process.env,
    log: (line) => void process.stdout.write(`${line}\n`),
  });

// Netlify reads this without running it: plain values only. The local server holds to it too.
export const config: Config = {
  path: '/api/contact',
  rateLimit: {
    action: 'rate_limit',
    aggregateBy: ['ip', 'domain'],
    windowSize: 60,
    windowLimit: 5,
  },
};
