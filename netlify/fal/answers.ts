import { PROBLEM_HEADER, type ProxyProblem } from '../../src/lib/ai/models.ts';
import type { Answer } from './upstream.ts';
import { OWN_HEADERS } from '../own-headers.ts';

/* What the function says itself, and what it passes on of an answer. */

/** What the client reads of an answer; nothing else is passed on. */
const PASSED_ON = [
  'retry-after',
  'x-fal-error-type',
  'x-fal-request-id',
  'x-fal-request-timeout-type',
];

/** A header's value worth passing on: short, and plain. */
const PLAIN = /^[\x20-\x7e]{1,200}$/;

/** An answer of our own. @param retryAfter in seconds */
export function problem(
  status: number,
  message: string,
  code?: ProxyProblem,
  retryAfter?: number,
): Response {
  const headers = new Headers(OWN_HEADERS);
  if (code) headers.set(PROBLEM_HEADER, code);
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  return Response.json({ message }, { status, headers });
}

/** The other side's answer, of which the text was read. */
export function passOn(from: Answer, json: string): Response {
  const headers: Record<string, string> = { ...OWN_HEADERS, 'content-type': 'application/json' };
  for (const name of PASSED_ON) {
    const value = from.headers.get(name);
    if (value && PLAIN.test(value)) headers[name] = value;
  }
  return new Response(json, { status: from.status, headers });
}
