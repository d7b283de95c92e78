import type { Config, Context } from '@netlify/functions';
import { z } from 'zod';
import type { ReportFault } from '../../src/lib/forms/report.ts';
import { readMailSettings, smtp, type SendMail } from '../contact/mail.ts';
import { OWN_HEADERS } from '../own-headers.ts';
import { isOwn } from '../own-request.ts';
import { readText, TooLarge } from '../read-text.ts';
import { readReport, MAX_REPORT, type Report } from '../report/report.ts';
import { toReportMail } from '../report/mail.ts';
import { pseudonym } from '../visitor.ts';

/*
 * Takes reports about shared designs. They are kept in the database, where the owner of the site
 * reads them at /moderation; a mail tells him of each, where a mail server is set.
 */

/** How this function reaches the world. */
export interface ReportReach {
  /** Reaches the database. */
  fetch: typeof fetch;
  env: Record<string, string | undefined>;
  /** The visitor's address; no more than a keyed hash of it is kept, for a day. */
  visitor: string;
  log: (line: string) => void;
  /** In place of the owner's mail server. */
  send?: SendMail;
}

/** How long the database may think, ms. */
const PATIENCE_MS = 6000;

const STATUS: Record<ReportFault, number> = {
  'not-json': 415,
  elsewhere: 403,
  wrong: 422,
  unknown: 404,
  'too-large': 413,
  busy: 429,
  down: 503,
};

/** The answer: taken, or why not. */
export function reportAnswer(
  fault?: ReportFault,
  { fields, wait }: { fields?: string[]; wait?: number } = {},
): Response {
  const headers = new Headers(OWN_HEADERS);
  if (wait) headers.set('Retry-After', String(wait));
  const body = fault ? { fault, fields } : { sent: true };
  return Response.json(body, { status: fault ? STATUS[fault] : 200, headers });
}

/** Takes a report, or says why not. */
export async function report(request: Request, reach: ReportReach): Promise<Response> {
  const refuse = async (fault: ReportFault) => {
    await request.body?.cancel().catch(() => undefined);
    return reportAnswer(fault);
  };
  if (request.method !== 'POST') {
    const headers = { ...OWN_HEADERS, Allow: 'POST' };
    return new Response('Reports are posted.\n', { status: 405, headers });
  }
  if (!isOwn(request, reach.env)) return refuse('elsewhere');
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    return refuse('not-json');
  }
  let text: string;
  try {
    text = await readText(request, MAX_REPORT);
  } catch (error) {
    return reportAnswer(error instanceof TooLarge ? 'too-large' : 'not-json');
  }
  return take(text, reach);
}

async function take(text: string, reach: ReportReach): Promise<Response> {
  let reading: ReturnType<typeof readReport>;
  try {
    reading = readReport(text);
  } catch {
    return reportAnswer('not-json');
  }
  // A program is told that all went well.
  if (reading.kind === 'trap') return reportAnswer();
  if (reading.kind === 'wrong') return reportAnswer('wrong', { fields: reading.fields });
  try {
    const taken = await keep(reading.report, reach);
    if (taken === 'unknown') return reportAnswer('unknown');
    if (taken === 'enough') return reportAnswer('busy');
  } catch (error) {
    // Neither words nor addresses belong in a log.
    reach.log(`report: not kept, ${error instanceof Error ? error.message : 'unknown'}`);
    return reportAnswer('down');
  }
  await tellOwner(reading.report, reach);
  return reportAnswer();
}

const TAKEN = z.enum(['taken', 'unknown', 'enough']);

async function keep(
  { design, reason, words, email }: Report,
  { env, fetch, visitor }: ReportReach,
): Promise<z.infer<typeof TAKEN>> {
  const url = env.PUBLIC_SUPABASE_URL?.trim();
  const key = env.SUPABASE_SERVICE_ROLE_KEY?.trim();
  if (!url || !key) throw new Error('PUBLIC_SUPABASE_URL or SUPABASE_SERVICE_ROLE_KEY is missing');
  const who = pseudonym(visitor, key);
  const response = await fetch(`${new URL(url).origin}/rest/v1/rpc/report_design`, {
    method: 'POST',
    headers: {
      apikey: key,
      // Keys of the older kind are tokens themselves.
      ...(key.startsWith('ey') && { Authorization: `Bearer ${key}` }),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ design, reason, words, email: email || null, who }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the database answered ${response.status}`);
  }
  return TAKEN.parse(await response.json());
}

/** The report is kept: a mail that fails is only noted. */
async function tellOwner(taken: Report, { env, log, send }: ReportReach): Promise<void> {
  const settings = readMailSettings(env);
  const out = send ?? (settings && smtp(settings));
  if (!out) return;
  const to = settings ?? { to: 'owner@localhost', from: 'report@localhost' };
  try {
    await out(toReportMail(taken, to, env.PUBLIC_SITE_URL));
  } catch (error) {
    log(`report: not mailed, ${(error as { code?: string } | null)?.code ?? 'unknown'}`);
  }
}

export default (request: Request, context: Context): Promise<Response> =>
  report(request, {
    fetch,
    env: process.env,
    visitor: context.ip,
    log: (line) => void process.stdout.write(`${line}\n`),
  });

// Netlify reads this without running it: plain values only. The local server holds to it too.
export const config: Config = {
  path: '/api/report',
  rateLimit: {
    action: 'rate_limit',
    aggregateBy: ['ip', 'domain'],
    windowSize: 60,
    windowLimit: 5,
  },
};
